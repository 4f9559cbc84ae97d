/** A dialog with all 105 cards, to be searched by age, colour, icon and word, and the keywords. Loaded when it is opened. */

import { Icon, html, useEffect, useId, useRef, useSignal } from "../../../web/ui.js";
import { CARDS, COLOURS, Face, ICONS, KEYWORDS, Mark } from "./cards.js";
import { cardLine, cardName, effectText, effectsOf, look } from "./model.js";

/** @import { Translate } from "../../../web/types.js" */
/** @import { InnovationView } from "./model.js" */

const ALSO = ["demand", "share", "top"];

/** @param {{view: InnovationView, t: Translate, onClose: () => void}} props */
export function Catalogue({ view, t, onClose }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null)), id = useId(), wanted = useId();
  const age = useSignal(0), colour = useSignal(""), icon = useSignal(""), word = useSignal("");
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const texts = (/** @type {string} */ card) => [...effectsOf(card, view.edition)].map((_, i) => effectText(card, i + 1, view.edition, t));
  const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain(word.value).split(/\s+/).filter(Boolean);
  const found = Object.values(CARDS).filter((card) => (!age.value || card.age === age.value)
    && (!colour.value || card.colour === colour.value) && (!icon.value || card.icons.includes(icon.value))
    && (!words.length || (() => {
      const text = plain([card.id.replaceAll("-", " "), cardName(card.id, t), ...texts(card.id)].join(" "));
      return words.every((one) => text.includes(one));
    })()));
  /** @param {string} name @param {{value: any}} chosen @param {any[]} all @param {(one: any) => any} draw @param {(one: any) => string} say */
  const filter = (name, chosen, all, draw, say) => html`<div class="filter" role="group" aria-label=${t(`innovation-filter-${name}`)}>
    ${all.map((one) => html`<button type="button" key=${one} class=${look("chip", chosen.value === one && "chosen")} aria-label=${say(one)} title=${say(one)}
      aria-pressed=${chosen.value === one} onClick=${() => (chosen.value = chosen.value === one ? (name === "age" ? 0 : "") : one)}>${draw(one)}</button>`)}
  </div>`;
  const mark = (/** @type {string} */ name) => html`<${Mark} name=${name} />`;
  return html`<dialog ref=${element} class="dialog inn-cards" aria-labelledby=${id} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}>
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2 id=${id}>${t("innovation-catalogue")}</h2>
        <button type="button" class="icon-button" aria-label=${t("innovation-close")} onClick=${onClose}><${Icon} name="cross" /></button>
      </header>
      <div class="filters">
        <label for=${wanted} class="sr-only">${t("innovation-filter-word")}</label>
        <input id=${wanted} type="search" class="input" placeholder=${t("innovation-filter-word")} value=${word.value}
          onInput=${(/** @type {any} */ event) => (word.value = event.target.value)} />
        ${filter("age", age, Array.from({ length: 10 }, (_, i) => i + 1), (one) => one, (one) => `${one} · ${t(`innovation-age-${one}`)}`)}
        ${filter("colour", colour, COLOURS, mark, (one) => t(`innovation-colour-${one}`))}
        ${filter("icon", icon, ICONS, mark, (one) => t(`innovation-icon-${one}`))}
      </div>
      <p aria-live="polite">${t("innovation-found", { count: found.length })}</p>
      <div class="found" tabindex="0" role="group" aria-label=${t("innovation-catalogue")}>
        <ul>${found.map(({ id: card, dogma }) => html`<li key=${card}>
          <span class="card"><${Face} card=${card} name=${cardName(card, t)} /></span>
          <div><p class="sr-only">${cardName(card, t)}. ${cardLine(card, t)}</p>
            <ol>${texts(card).map((text, i) => html`<li key=${i}><${Mark} name=${dogma} /><span>${text}</span></li>`)}</ol></div>
        </li>`)}</ul>
        <h3>${t("innovation-keywords")}</h3>
        <dl>${[...ALSO, ...Object.values(KEYWORDS)].map((one) => html`<div key=${one}>
          <dt>${t(`innovation-keyword-${one}`)}</dt><dd>${t(`innovation-keyword-${one}-text`)}</dd></div>`)}</dl>
      </div>
    </div>
  </dialog>`;
}
