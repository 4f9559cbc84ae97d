/** What is the reader's own: hand and score pile with faces, and what is to be chosen that lies nowhere on the board. */

import { html, useRoving, useSignal } from "../../../web/ui.js";
import { CARDS, COLOURS, CardButton, Mark } from "./cards.js";
import { cardName, choice, choicesOf, effectText, effectsOf, look, most, topOf, valueName } from "./model.js";

/** @import { Props } from "./model.js" */

/** @param {Props} props */
export function Own(props) {
  const { view, decision, t } = props, mine = view.mine, isOpen = useSignal(false);
  const asked = choicesOf(decision, "card");
  const score = mine?.score ?? [], isPicked = score.some((card) => asked.includes(card));
  return html`<section class="own" aria-label=${t("innovation-own")}>
    ${decision && html`<${Tray} ...${props} />`}
    ${mine && html`
      <div class="row">
        <h2>${t("innovation-zone-hand")} <b>${mine.hand.length}</b></h2>
        <div class="cards" ...${useRoving()}>
          ${byAge(mine.hand).map((card) => html`<${CardButton} key=${card} ...${props} card=${card} note=${seenBy(props, card)} />`)}
          ${!mine.hand.length && html`<p class="none">${t("innovation-nothing")}</p>`}
        </div>
      </div>
      ${score.length > 0 && html`<div class="row">
        <h2><button type="button" class="fold" aria-expanded=${isOpen.value || isPicked} onClick=${() => (isOpen.value = !isOpen.value)}>
          ${t("innovation-zone-score")} <b>${score.length}</b>
        </button></h2>
        ${(isOpen.value || isPicked) && html`<div class="cards" ...${useRoving()}>
          ${byAge(score).map((card) => html`<${CardButton} key=${card} ...${props} card=${card} />`)}
        </div>`}
      </div>`}
    `}
    <${Reader} ...${props} />
  </section>`;
}

/** @param {string[]} cards */
const byAge = (cards) => [...cards].sort((a, b) => CARDS[a].age - CARDS[b].age || COLOURS.indexOf(CARDS[a].colour) - COLOURS.indexOf(CARDS[b].colour));

/** Whether all know that a card is in one's hand. @param {Props} props @param {string} card */
const seenBy = ({ view, seat, t }, card) => view.players[seat ?? 0].hand.open?.includes(card) ? t("innovation-all-know") : "";

/** The effects of the card that is chosen. @param {Props} props */
function Reader({ view, draft, decision, t }) {
  const card = draft.value?.card ?? decision?.given?.card;
  if (!CARDS[card]) return null;
  return html`<div class="reader">
    <strong>${cardName(card, t)}</strong>
    <ol>${[...effectsOf(card, view.edition)].map((kind, i) => html`<li key=${i} class=${kind === "0" ? "demand" : ""}>
      <${Mark} name=${CARDS[card].dogma} /><span>${effectText(card, i + 1, view.edition, t)}</span>
    </li>`)}</ol>
  </div>`;
}

/** Choices that are no cards in sight: colours, ages, ways, players, backs; and cards below a pile. @param {Props} props */
function Tray(props) {
  const { view, decision, players, t } = props;
  const seen = [
    ...(view.mine?.hand ?? []), ...(view.mine?.score ?? []), ...(view.shown ?? []),
    ...view.players.flatMap(({ piles }) => Object.values(piles).flatMap((pile) => pile.splay ? pile.cards : [topOf(pile) ?? ""])),
  ];
  const cards = choicesOf(decision, "card").filter((card) => !seen.includes(card));
  const parts = ["colour", "value", "way", "seat", "back"].filter((part) => choicesOf(decision, part).length);
  const several = most(decision) > 1 && choicesOf(decision, "card").length > 1;
  if (!cards.length && !parts.length && !several) return null;
  return html`<div class="tray" role="group" aria-label=${t("innovation-choices")}>
    ${several && html`<p>${t("innovation-several")}</p>`}
    ${cards.length > 0 && html`<div class="cards" ...${useRoving()}>
      ${cards.map((card) => html`<${CardButton} key=${card} ...${props} card=${card} />`)}
    </div>`}
    ${parts.map((part) => html`<div key=${part} class="chips" ...${useRoving()}>
      ${choicesOf(decision, part).map((value) => {
        const { chosen, acts } = choice(props, part, value);
        const name = part === "value" ? String(value) : valueName(part, value, players, t);
        return html`<button type="button" key=${value} class=${look("chip legal", part, chosen && "chosen")} data-chip=${value}
          aria-label=${valueName(part, value, players, t)} ...${acts}>
          ${part === "colour" && html`<${Mark} name=${value} />`}<span>${name}</span>
        </button>`;
      })}
    </div>`)}
  </div>`;
}

