/** Everything one can do now, as text: works without a board, with keyboard and screen reader. */

import { Icon } from "../parts/icons.js";
import { Stepper } from "../parts/stepper.js";
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../words.js";
import { isComplete, withPart } from "./draft.js";
import { useRoving } from "./roving.js";
import { actionText, choiceText, partTitle } from "./words.js";

/** @import { Action, Answer, Id, Part } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */
/** @import { About } from "./words.js" */

/** Numbers in a wider range than this are typed, not listed. */
const LONGEST_NUMBER_LIST = 24;

/**
 * @param {{table: TableCtrl, about: About}} props
 */
export function Choices({ table, about }) {
  const { decision } = about;
  const draft = table.draft.value;
  const actions = decision.actions;
  const only = actions.length === 1 && actions[0].parts.length ? actions[0] : undefined;
  const action = only ?? actions.find(({ action }) => action === draft?.action);
  const set = (/** @type {Answer} */ answer) => {
    if (!table.pending.value) table.draft.value = answer;
  };
  const give = (/** @type {Answer} */ answer) => {
    set(answer);
    if (isComplete(decision, answer)) focusValidate();
  };
  return html`<div class="choices">
    ${!only && html`<${Actions} table=${table} about=${about} chosen=${action} onSet=${set} />`}
    ${action?.parts.map(
      (part) => html`<${PartChoice}
        key=${`${action.action}-${part.part}`}
        about=${about}
        action=${action}
        part=${part}
        value=${draft?.action === action.action ? draft[part.part] : undefined}
        onGive=${(/** @type {any} */ value) => give(withPart(draft, action.action, part.part, value))}
        onSet=${(/** @type {any} */ value) => set(withPart(draft, action.action, part.part, value))}
      />`,
    )}
  </div>`;
}

/** @param {{table: TableCtrl, about: About, chosen?: Action, onSet: (answer: Answer) => void}} props */
function Actions({ table, about, chosen, onSet }) {
  return html`<div role="group" aria-label=${t("shell-actions")}>
    <p class="choices-title">${t("shell-actions")}</p>
    <ul class="choice-list" ...${useRoving()}>
      ${about.decision.actions.map(
        ({ action, parts }) => html`<li key=${action}>
          <button
            type="button"
            class="choice"
            aria-pressed=${action === chosen?.action}
            onClick=${() => (parts.length ? onSet({ action }) : table.validate({ action }))}
          >
            ${actionText(about, action)}
          </button>
        </li>`,
      )}
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
  const toggle = (/** @type {Id} */ id) =>
    onSet(value.includes(id) ? value.filter((/** @type {Id} */ one) => one !== id) : [...value, id]);
  return html`
    <${ChoiceList}
      items=${part.choices}
      text=${(/** @type {Id} */ id) => choiceText(about, action, part, id)}
      isChosen=${(/** @type {Id} */ id) => value.includes(id)}
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
    onInput=${(/** @type {any} */ event) => onSet(event.target.valueAsNumber)}
  />`;
}

/** @param {PartProps} props */
function OrderPart({ about, action, part, value = [], onSet }) {
  const rest = part.items.filter((/** @type {Id} */ id) => !value.includes(id));
  const text = (/** @type {Id} */ id) => choiceText(about, action, part, id);
  return html`
    ${value.length > 0 &&
    html`<ol class="ordered">
      ${value.map((/** @type {Id} */ id) => html`<li key=${id}>${text(id)}</li>`)}
    </ol>`}
    <${ChoiceList}
      items=${rest}
      text=${text}
      isChosen=${() => false}
      onChoose=${(/** @type {Id} */ id) => onSet([...value, id])}
    />
    ${value.length > 0 &&
    html`<button type="button" class="button" onClick=${() => onSet(value.slice(0, -1))}>
      <${Icon} name="left" /> ${t("shell-one-back")}
    </button>`}
  `;
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
 */
function useStay(level) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const isStaying = useRef(false);
  useEffect(() => {
    const first = ref.current?.querySelector(".choice-list button");
    if (isStaying.current && first instanceof HTMLElement) first.focus();
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
 *   onChoose: (item: any) => void, isShort?: boolean,
 * }} props
 */
function ChoiceList({ items, text, isChosen, onChoose, isShort = false }) {
  return html`<ul class=${isShort ? "choice-list choice-list-short" : "choice-list"} ...${useRoving()}>
    ${items.map(
      (item) => html`<li key=${item}>
        <button type="button" class="choice" aria-pressed=${isChosen(item)} onClick=${() => onChoose(item)}>
          ${text(item)}
        </button>
      </li>`,
    )}
  </ul>`;
}

/** A complete answer asks for one more key press: the focus waits on Validate. */
function focusValidate() {
  setTimeout(() => document.getElementById("validate")?.focus());
}
