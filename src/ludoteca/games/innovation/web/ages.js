/** The supply by age, the achievements of the ages and the special ones: what is left, what they need, who has them. */

import { Explain, SeatMark, html } from "../../../web/ui.js";
import { cardName, choice, listed, look, offered, topAge } from "./model.js";

/** @import { Props } from "./model.js" */

const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SPECIALS = ["empire", "monument", "wonder", "world", "universe"];

/** @param {Props} props */
export function Ages(props) {
  const { view, t } = props;
  return html`<section class="ages" aria-label=${t("innovation-ages")}>
    <ol>${AGES.map((age) => html`<li key=${age}>
      <${Deck} ...${props} age=${age} />
      ${age < 10 && html`<${Achievement} ...${props} age=${age} />`}
    </li>`)}</ol>
    <ul class="specials">${SPECIALS.map((name) => {
      const owner = view.players.findIndex(({ specials }) => specials.includes(name));
      const state = stateOf(props, owner, view.specials.includes(name));
      return html`<li key=${name}><${Explain} title=${t(`innovation-special-${name}`)} note=${state}
        text=${`${t(`innovation-special-${name}-text`)}\n${t(`innovation-special-${name}-card`)}`}>
        <span class=${look("special", owner >= 0 && "taken")}>${t(`innovation-special-${name}`)}
          ${owner >= 0 && html`<${SeatMark} seat=${owner} size=${16} />`}<span class="sr-only">${state}</span></span>
      <//></li>`;
    })}</ul>
  </section>`;
}

/** @param {Props} props @param {number} owner @param {boolean} isFree */
const stateOf = ({ players, t }, owner, isFree) => owner >= 0 ? t("innovation-taken-by", { player: players[owner]?.name ?? "" })
  : isFree ? t("innovation-to-have") : "";

/** A supply pile; that from which one would draw can be pressed. @param {Props & {age: number}} props */
function Deck({ view, seat, decision, draft, t, age }) {
  const { cards, open = {}, knows = {} } = view.supply[age - 1], one = view.players[seat ?? -1];
  const from = view.supply.findIndex((pile, i) => i + 1 >= Math.max(1, one ? topAge(one) : 11) && pile.cards) + 1;
  const can = from === age && !!decision?.actions.some(({ action }) => action === "draw"), chosen = draft.value?.action === "draw";
  const known = Object.entries({ ...open, ...knows }).sort(([a], [b]) => Number(a) - Number(b))
    .map(([place, card]) => t("innovation-place", { place, card: cardName(card, t) }));
  return html`<${Explain} title=${`${age} · ${t(`innovation-age-${age}`)}`} note=${listed(known)} text=${t("innovation-deck", { count: cards })}>
    <button type="button" class=${look("deck", !cards && "none", can && "legal", can && chosen && "chosen")} data-deck=${age}
      aria-label=${`${t("innovation-zone-supply")} ${age}: ${t("innovation-deck", { count: cards })}`}
      aria-disabled=${!can} aria-pressed=${can ? chosen : undefined}
      onClick=${() => can && (draft.value = chosen ? null : { action: "draw" })}>
      <b>${age}</b><span>×${cards}</span>
    </button>
  <//>`;
}

/** @param {Props & {age: number}} props */
function Achievement(props) {
  const { view, seat, decision, t, age } = props, one = view.players[seat ?? -1];
  const owner = view.players.findIndex(({ ages }) => ages.includes(age)), isFree = view.ages.includes(age);
  const { chosen, acts } = choice(props, "age", age), can = !!offered(decision, "age", age);
  const lack = one && isFree ? [
    one.points < 5 * age && t("innovation-lacks-points", { points: 5 * age - one.points }),
    topAge(one) < age && t("innovation-lacks-top", { age: topAge(one) }),
  ].filter(Boolean).join(" ") : "";
  const state = stateOf(props, owner, isFree);
  const met = one && isFree && !lack;
  return html`<${Explain} title=${`${t("innovation-do-achieve")}: ${age} · ${t(`innovation-age-${age}`)}`}
    text=${t("innovation-age-needs", { age, points: 5 * age })} note=${[state, lack].filter(Boolean).join(" ")}>
    <button type="button" class=${look("achievement", owner >= 0 && "taken", met && "met", can && "legal", chosen && "chosen")} data-age=${age}
      aria-label=${`${t("innovation-do-achieve")} ${age}: ${state || ""}`} ...${acts}>
      ${owner >= 0 ? html`<${SeatMark} seat=${owner} size=${18} />` : html`<span class="need">${5 * age}</span>`}
    </button>
  <//>`;
}
