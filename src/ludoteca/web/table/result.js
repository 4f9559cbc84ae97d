/** How the match ended: places, the numbers that decided, and what comes next. */

import { post } from "../api.js";
import { reduced } from "../boot.js";
import { Icon, SeatMark, seatClass } from "../parts/icons.js";
import { attempt } from "../parts/toasts.js";
import { go } from "../router.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { resultText } from "./draft.js";

/** @import { Outcome, Player, TableInfo } from "../types.js" */

/**
 * What the bar says when nothing is asked any more.
 * @param {{outcome: Outcome, players: Player[]}} props
 */
export function ResultBar({ outcome, players }) {
  const won = players.find(({ seat }) => outcome.ranks[seat] === 1);
  return html`<section class=${`bar bar-over ${won ? seatClass(won.seat) : ""}`} aria-label=${t("shell-bar")}>
    ${won?.you && !reduced.value && html`<${Confetti} />`}
    ${won && html`<${Icon} name="crown" size=${34} />`}
    <div class="bar-words">
      <p class="bar-question">${resultText(outcome, players)}</p>
      <p class="bar-draft">${t(outcome.reason, outcome.args)}</p>
    </div>
  </section>`;
}

/** Wooden hexagons that fall over the bar of whoever has won. */
function Confetti() {
  return html`<div class="confetti" aria-hidden="true">
    ${Array.from({ length: 28 }, (_, index) => {
      const left = `${(index * 37) % 100}%`;
      const animationDelay = `${(index * 53) % 900}ms`;
      return html`<span key=${index} class=${seatClass(index % 4)} style=${{ left, animationDelay }}></span>`;
    })}
  </div>`;
}

/**
 * @param {{info: TableInfo, outcome: Outcome, players: Player[]}} props
 */
export function Result({ info, outcome, players }) {
  const isMine = info.you?.seat !== undefined;
  return html`<section class="result" aria-labelledby="result">
    <h2 id="result" class="sr-only">${t("shell-result")}</h2>
    ${outcome.ranks.length > 0 && html`<${Ranking} game=${info.game} outcome=${outcome} players=${players} />`}
    <div class="result-deeds">
      ${(isMine || info.rematch) &&
      html`<button type="button" class="button button-main" onClick=${() => rematch(info)}>
        <${Icon} name="replay" /> ${t(info.rematch ? "shell-rematch-join" : "shell-rematch")}
      </button>`}
      <a class="button" href=${`/tables/${info.id}/replay`}><${Icon} name="forward" /> ${t("shell-replay")}</a>
      <a
        class="button"
        href=${`/api/tables/${info.id}/record`}
        download
      ><${Icon} name="download" /> ${t("shell-record")}</a>
    </div>
  </section>`;
}

/** @param {{game: string, outcome: Outcome, players: Player[]}} props */
function Ranking({ game, outcome, players }) {
  const columns = Object.keys(outcome.scores[0] ?? {});
  const ranked = [...players].sort((a, b) => outcome.ranks[a.seat] - outcome.ranks[b.seat]);
  return html`<div class="ranking-box" role="group" tabindex="0" aria-labelledby="result">
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col"><span class="sr-only">${t("shell-place")}</span></th>
          <th scope="col">${t("shell-player")}</th>
          ${columns.map((column) => html`<th key=${column} scope="col" class="number">${t(`${game}-score-${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${ranked.map(
          ({ seat, name }) => html`<tr key=${seat}>
            <td class="place">${outcome.ranks[seat]}</td>
            <th scope="row"><span class="seat-name"><${SeatMark} seat=${seat} size=${18} />${name}</span></th>
            ${columns.map((column) => html`<td key=${column} class="number">${outcome.scores[seat]?.[column]}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {TableInfo} info */
async function rematch(info) {
  const made = info.rematch ? { id: info.rematch } : await attempt(post(`/api/tables/${info.id}/rematch`));
  if (made) go(`/tables/${made.id}`);
}
