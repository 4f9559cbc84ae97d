/** Everything one can do now, as text: works without a board, with keyboard and screen reader. */

import { Stepper, useRoving } from "../parts/controls.js";
import { Icon } from "../parts/icons.js";
import { html, useEffect, useLayoutEffect, useRef } from "../ui.js";
import { t } from "../words.js";
import { focusValidate, handFocusOn } from "./bar.js";
import { actionOf, actionText, begun, choiceText, isAtOnce, isComplete, partTitle, withPart } from "./draft.js";

/** @import { Action, Answer, Id, Part } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */
/** @import { About } from "./draft.js" */

/** Numbers in a wider range than this are typed, not listed. */
const LONGEST_NUMBER_LIST = 24;

/**
 * The actions; of the one that is chosen and has parts, these instead.
 * @param {{table: TableCtrl, about: About}} props
 */
export function Choices({ table, about }) {
  const { decision } = about;
  const draft = table.draft.value;
  const chosen = actionOf(decision, draft);
  const only = decision.actions.length === 1 && decision.actions[0].parts.length ? decision.actions[0] : undefined;
  const action = only ?? (chosen?.parts.length ? chosen : undefined);
  const left = useRef("");
  const { ref, stay } = useStay(action?.action, left.current);
  useLayoutEffect(() => () => handFocusOn(".papers-choices"), []);
  const set = (/** @type {Answer} */ answer) => {
    if (!table.pending.value) table.draft.value = answer;
  };
  const choose = (/** @type {Action} */ action) => {
    if (isAtOnce(about.board, decision, action)) {
      table.validate({ action: action.action });
      return;
    }
    left.current = action.action;
    if (action.parts.length) stay();
    set(begun(decision, action.action));
    if (!action.parts.length) focusValidate();
  };
  return html`<div class="choices" ref=${ref}>
    ${action
      ? html`<${Parts}
          key=${action.action}
          table=${table}
          about=${about}
          action=${action}
          answer=${chosen ? draft : begun(decision, action.action)}
          isOnly=${!!only}
          onSet=${set}
          onGone=${stay}
        />`
      : html`<${Actions} about=${about} chosen=${draft?.action ?? decision.given?.action} onChoose=${choose} />`}
  </div>`;
}

/**
 * @param {{
 *   table: TableCtrl, about: About, action: Action, answer: Answer, isOnly: boolean,
 *   onSet: (answer: Answer) => void, onGone: () => void,
 * }} props
 */
function Parts({ table, about, action, answer, isOnly, onSet, onGone }) {
  const { decision } = about;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => () => {
    if (box.current?.contains(document.activeElement)) onGone();
  }, []);
  const give = (/** @type {Answer} */ next) => {
    onSet(next);
    if (isComplete(decision, next)) focusValidate();
  };
  const isAdjusted = action.parts.some(({ kind }) => kind === "some" || kind === "number");
  return html`<div class="choices" ref=${box}>
    ${!isOnly &&
    html`<button type="button" class="choice choice-back" onClick=${() => table.cancel()}>
      <${Icon} name="left" size=${16} /> <span>${actionText(about, action.action)}</span>
    </button>`}
    ${action.parts.map((part) => html`<${PartChoice}
      key=${part.part}
      about=${about}
      action=${action}
      part=${part}
      value=${answer[part.part]}
      onGive=${(/** @type {any} */ value) => give(withPart(answer, part.part, value))}
      onSet=${(/** @type {any} */ value) => onSet(withPart(answer, part.part, value))}
    />`)}
    ${isAdjusted && table.draft.value && isComplete(decision, answer) &&
    html`<button
      type="button"
      class="button button-main choices-validate"
      aria-disabled=${!!table.pending.value}
      onClick=${() => table.validate()}
    ><${Icon} name="check" /> ${t("shell-validate")}</button>`}
  </div>`;
}

/** @param {{about: About, chosen?: string, onChoose: (action: Action) => void}} props */
function Actions({ about, chosen, onChoose }) {
  const { board, decision, view, players } = about;
  return html`<div role="group" aria-label=${t("shell-actions")}>
    <p class="choices-title">${t("shell-actions")}</p>
    <ul class="choice-list" ...${useRoving()}>
      ${decision.actions.map((action) => {
        const hint = board.hint?.({ decision, action, view, t, players });
        return html`<li key=${action.action}>
          <button
            type="button"
            class="choice"
            value=${action.action}
            aria-pressed=${action.action === chosen}
            onClick=${() => onChoose(action)}
          >
            <span>
              ${actionText(about, action.action)}${action.parts.length > 0 && "…"}${" "}
              ${hint && html`<small class="choice-hint">${hint}</small>`}
            </span>
          </button>
        </li>`;
      })}
    </ul>
  </div>`;
}

/**
 * `onGive` says what may complete the answer, `onSet` what is still being adjusted.
 * @typedef {{
 *   about: About, action: Action, part: any, value: any,
 *   onGive: (value: any) => void, onSet: (value: any) => void,
 * }} PartProps
 */

/** @param {PartProps} props */
function PartChoice(props) {
  const kinds = { one: OnePart, some: SomePart, number: NumberPart, order: OrderPart, move: MovePart };
  const Kind = kinds[/** @type {Part["kind"]} */ (props.part.kind)];
  const title = partTitle(props.about, props.part);
  return html`<div role="group" aria-label=${title}>
    <p class="choices-title">${title}</p>
    <${Kind} ...${props} />
  </div>`;
}

/** @param {PartProps} props */
function OnePart({ about, action, part, value, onGive }) {
  return html`<${ChoiceList}
    items=${about.board.order?.({ part, view: about.view }) ?? part.choices}
    text=${(/** @type {Id} */ id) => choiceText(about, action, part, id)}
    isChosen=${(/** @type {Id} */ id) => id === value}
    onChoose=${onGive}
  />`;
}

/** @param {PartProps} props */
function SomePart({ about, action, part, value = [], onGive, onSet }) {
  const isFull = value.length >= part.most;
  const toggle = (/** @type {Id} */ id) => {
    if (value.includes(id)) onSet(value.filter((/** @type {Id} */ one) => one !== id));
    else if (part.most === 1) onSet([id]);
    else if (!isFull) onSet([...value, id]);
  };
  return html`
    <${ChoiceList}
      items=${about.board.order?.({ part, view: about.view }) ?? part.choices}
      text=${(/** @type {Id} */ id) => choiceText(about, action, part, id)}
      isChosen=${(/** @type {Id} */ id) => value.includes(id)}
      isOff=${(/** @type {Id} */ id) => isFull && part.most > 1 && !value.includes(id)}
      onChoose=${toggle}
    />
    ${part.least === 0 &&
    html`<button type="button" class="button" onClick=${() => onGive([])}>${t("shell-none")}</button>`}
  `;
}

/** @param {PartProps} props */
function NumberPart({ about, action, part, value, onGive, onSet }) {
  const { low, high } = part;
  if (high - low < LONGEST_NUMBER_LIST) {
    return html`<${ChoiceList}
      items=${Array.from({ length: high - low + 1 }, (_, index) => low + index)}
      text=${(/** @type {number} */ number) => choiceText(about, action, part, number)}
      isChosen=${(/** @type {number} */ number) => number === value}
      onChoose=${onGive}
      isShort
    />`;
  }
  return html`<input
    class="input"
    type="number"
    min=${low}
    max=${high}
    value=${value}
    aria-label=${partTitle(about, part)}
    onInput=${(/** @type {any} */ { target }) => onSet(target.value === "" ? undefined : target.valueAsNumber)}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && value !== undefined && onGive(value)}
  />`;
}

/** @param {PartProps} props */
function OrderPart({ about, action, part, value = [], onGive, onSet }) {
  const { ref, stay } = useStay(String(value.length));
  const rest = part.items.filter((/** @type {Id} */ id) => !value.includes(id));
  const text = (/** @type {Id} */ id) => choiceText(about, action, part, id);
  // The last one has no choice: it goes with the one before.
  const choose = (/** @type {Id} */ id) => {
    if (rest.length > 2) {
      stay();
      onSet([...value, id]);
    } else onGive([...value, id, ...rest.filter((/** @type {Id} */ other) => other !== id)]);
  };
  const back = () => {
    stay();
    onSet(value.slice(0, rest.length ? -1 : -2));
  };
  return html`<div ref=${ref}>
    ${value.length > 0 &&
    html`<ol class="ordered">
      ${value.map((/** @type {Id} */ id) => html`<li key=${id}>${text(id)}</li>`)}
    </ol>`}
    <${ChoiceList}
      items=${rest}
      text=${text}
      isChosen=${() => false}
      onChoose=${choose}
    />
    ${value.length > 0 &&
    html`<button type="button" class="button" onClick=${back}>
      <${Icon} name="left" /> ${t("shell-one-back")}
    </button>`}
  </div>`;
}

/** @param {PartProps} props */
function MovePart(props) {
  const { about, action, part, value = [], onGive, onSet } = props;
  const [from, to] = value;
  const { ref, stay } = useStay(from);
  const text = (/** @type {any[]} */ partial) => choiceText(about, action, part, partial);
  const ends = part.routes[from] ?? {};
  const choose = (/** @type {string} */ end) => {
    const [least, most] = ends[end];
    onGive([from, end, Math.max(least, Math.floor((least + most) / 2))]);
  };
  if (from === undefined) {
    return html`<div ref=${ref}>
      <${ChoiceList}
        items=${Object.keys(part.routes)}
        text=${(/** @type {string} */ start) => text([start])}
        isChosen=${() => false}
        onChoose=${(/** @type {string} */ start) => (stay(), onSet([start]))}
      />
    </div>`;
  }
  return html`<div ref=${ref}>
    <button type="button" class="choice choice-back" onClick=${() => (stay(), onSet([]))}>
      <${Icon} name="left" size=${16} /> <span>${text([from])}</span>
    </button>
    <${ChoiceList}
      key=${from}
      items=${Object.keys(ends)}
      text=${(/** @type {string} */ end) => text([from, end])}
      isChosen=${(/** @type {string} */ end) => end === to}
      onChoose=${choose}
    />
    ${ends[to] && html`<${Amount} ...${props} bounds=${ends[to]} />`}
  </div>`;
}

/**
 * Keeps the focus in a list that is replaced by the next one, for whoever chose in it.
 * @param {string | undefined} level  what the list belongs to
 * @param {string} [left]  the choice that one may come back to
 */
function useStay(level, left) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const isStaying = useRef(false);
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll(".choice-list button, input") ?? [])];
    const next = all.find((one) => left && one.getAttribute("value") === left) ?? all[0];
    if (isStaying.current && next instanceof HTMLElement) next.focus();
    isStaying.current = false;
  }, [level]);
  return { ref, stay: () => (isStaying.current = true) };
}

/** @param {PartProps & {bounds: [number, number]}} props */
function Amount({ about, action, part, value, onSet, bounds: [low, high] }) {
  if (low === high) return null;
  const [from, to, amount] = value;
  return html`<div class="amount">
    <${Stepper}
      value=${amount}
      low=${low}
      high=${high}
      onChange=${(/** @type {number} */ next) => onSet([from, to, next])}
      label=${t("shell-amount")}
      less=${t("shell-less")}
      more=${t("shell-more")}
    />
    <span class="quiet">${choiceText(about, action, part, value)}</span>
  </div>`;
}

/**
 * Choices below each other; arrow keys go from one to the next.
 * @param {{
 *   items: any[], text: (item: any) => string, isChosen: (item: any) => boolean,
 *   onChoose: (item: any) => void, isOff?: (item: any) => boolean, isShort?: boolean,
 * }} props
 */
function ChoiceList({ items, text, isChosen, onChoose, isOff, isShort = false }) {
  return html`<ul class=${isShort ? "choice-list choice-list-short" : "choice-list"} ...${useRoving()}>
    ${items.map(
      (item) => html`<li key=${item}>
        <button
          type="button"
          class="choice"
          aria-pressed=${isChosen(item)}
          aria-disabled=${isOff?.(item)}
          onClick=${() => onChoose(item)}
        >
          ${text(item)}
        </button>
      </li>`,
    )}
  </ul>`;
}
