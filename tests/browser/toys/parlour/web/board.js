/** A board of cards that explain themselves: one's own to be chosen, those of the others to be looked at. */

import { Explain, html } from "../../../web/ui.js";

const TEXTS = {
  lamp: "Everybody sees one of your cards. Who has passed may still act, as long as the window is open and somebody is waited for.",
  key: "Turn it as many times as you like.",
};

export const inBar = ({ action }) => action.startsWith("pass") || action === "wait";

export const hint = ({ action }) => TEXTS[action.action];

export function Board({ view, decision, seat, draft, t, pending }) {
  const playable = (card) => !pending && decision?.actions.find(({ action }) => action === card);
  const choose = (card) => {
    if (playable(card)) draft.value = { action: card };
  };
  return html`<div class="parlour">
    ${view.hands.map((hand, owner) => html`<ul key=${owner} class="parlour-hand">
      ${hand.map((card) => html`<li key=${card}>
        <${Explain}
          title=${t(`parlour-do-${card}`)}
          text=${TEXTS[card] ?? "It does nothing at all, but it looks nice."}
          note=${card === "rope" ? "It cannot be played now." : ""}
        >
          ${owner === seat
            ? html`<button
              type="button"
              class="parlour-card"
              data-card=${card}
              aria-pressed=${draft.value?.action === card}
              aria-disabled=${!playable(card)}
              onClick=${() => choose(card)}
            >${t(`parlour-do-${card}`)}</button>`
            : html`<span class="parlour-card">${t(`parlour-do-${card}`)}</span>`}
        <//>
      </li>`)}
    </ul>`)}
    <svg viewBox="0 0 100 20" width="100" height="20" role="group" aria-label="sign">
      <${Explain} svg title="Sign" text="The sign over the door.">
        <circle class="parlour-sign" cx="10" cy="10" r="9" fill="var(--wood)" tabindex="0" role="img" aria-label="Sign" />
      <//>
    </svg>
  </div>`;
}
