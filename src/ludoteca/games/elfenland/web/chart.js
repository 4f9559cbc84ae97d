/** The transport chart in a dialog, with what is in the own hand and before the player marked. */

import { Icon, html, useEffect, useId, useRef } from "../../../web/ui.js";
import { Ground, Means } from "./art.js";
import { LAND_MEANS, TERRAINS, charted, look, ownCounters } from "./model.js";
import { kindName, listed, meansName } from "./words.js";

/** @import { Translate } from "../../../web/types.js" */
/** @import { ElfenlandView } from "./model.js" */

/** @param {{view: ElfenlandView, seat?: number, t: Translate, onClose: () => void}} props */
export function Chart({ view, seat, t, onClose }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null)), id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const counters = ownCounters(view, seat), hand = view.mine?.hand;
  const name = (/** @type {string} */ means) => {
    const cards = hand?.[means] ?? 0, n = counters.filter((one) => one.means === means).length;
    const held = [cards ? t("elfenland-hand-count", { n: cards }) : "", n ? t("elfenland-counters-count", { n }) : ""].filter(Boolean);
    return html`<th scope="row"><span class="means"><${Means} means=${means} size=${28} /><span>${meansName(means, t)}
      ${held.length > 0 && html`<small>${listed(held)}</small>`}</span></span></th>`;
  };
  const head = (/** @type {string} */ kind) => html`<th key=${kind} scope="col"><${Ground} terrain=${kind} size=${26} /><span>${kindName(kind, t)}</span></th>`;
  return html`<dialog ref=${element} class="dialog elf-chart" aria-labelledby=${id} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}>
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2 id=${id}>${t("elfenland-chart")}</h2>
        <button type="button" class="icon-button" aria-label=${t("elfenland-close")} onClick=${onClose}><${Icon} name="cross" /></button>
      </header>
      <div class="chart-box" tabindex="0" role="group" aria-label=${t("elfenland-chart")}>
        <table>
          <thead><tr>
            <th scope="col"><span class="sr-only">${t("elfenland-means")}</span></th>
            ${TERRAINS.map(head)}
          </tr></thead>
          <tbody>
            ${LAND_MEANS.map((means) => html`<tr key=${means} class=${look(hand?.[means] && "own")}>
              ${name(means)}
              ${TERRAINS.map((terrain) => {
                const n = charted(means, terrain);
                return html`<td key=${terrain} class=${n ? `n${n}` : "none"}>${n || "–"}</td>`;
              })}
            </tr>`)}
            <tr class=${look(hand?.raft && "own")}>
              ${name("raft")}
              <td colspan="4">${t("elfenland-chart-raft")}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <ul class="chart-notes">
        <li>${t("elfenland-chart-obstacle")}</li>
        <li>${t("elfenland-chart-caravan")}</li>
      </ul>
    </div>
  </dialog>`;
}
