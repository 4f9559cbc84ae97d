/** The table's menu: help, links, sound, and the ways to end a match. */

import { gameTitle } from "../games.js";
import { ShareLink } from "../parts/copy.js";
import { Dialog, Question } from "../parts/dialog.js";
import { Icon } from "../parts/icons.js";
import { openKeys } from "../parts/keys.js";
import { sound } from "../settings.js";
import { html, useEffect, useRef, useSignal } from "../ui.js";
import { duration, t } from "../words.js";
import { doAtTable } from "./deeds.js";

/** @import { TableInfo } from "../types.js" */

/** @param {{info: TableInfo}} props */
export function TableMenu({ info }) {
  const asked = useSignal("");
  const close = () => (asked.value = "");
  const isPlaying = info.state === "playing" && info.you?.seat !== undefined;
  return html`
    <${Menu}
      items=${[
        ["help", "shell-how-to-play", `/games/${info.game}`],
        ["keyboard", "shell-keys", openKeys],
        [sound.value ? "sound" : "mute", sound.value ? "shell-sound-off" : "shell-sound-on", () => (sound.value = !sound.value)],
        ["link", "shell-watch-link", () => (asked.value = "link")],
        ["list", "shell-table-settings", () => (asked.value = "settings")],
        ...(isPlaying ? [["scales", "shell-propose", () => (asked.value = "propose")]] : []),
        ...(isPlaying ? [["flag", "shell-concede", () => (asked.value = "concede")]] : []),
      ]}
    />
    ${asked.value === "link" &&
    html`<${Dialog} title=${t("shell-watch-link")} onClose=${close}>
      <p>${t("shell-watch-link-text")}</p>
      <${ShareLink}
        label=${t("shell-watch-link")}
        href=${`${location.origin}/tables/${info.id}`}
        title=${gameTitle(info.game)}
      />
    <//>`}
    ${asked.value === "settings" &&
    html`<${Dialog} title=${t("shell-table-settings")} onClose=${close}><${Settings} info=${info} /><//>`}
    ${asked.value === "propose" &&
    html`<${Question}
      title=${t("shell-propose")}
      text=${t("shell-propose-text")}
      deed=${t("shell-propose-deed")}
      onDeed=${() => doAtTable(info, "agree", { agree: true })}
      onClose=${close}
    />`}
    ${asked.value === "concede" &&
    html`<${Question}
      title=${t("shell-concede")}
      text=${t("shell-concede-text")}
      deed=${t("shell-concede")}
      onDeed=${() => doAtTable(info, "concede")}
      onClose=${close}
    />`}
  `;
}

/** @param {{info: TableInfo}} props */
function Settings({ info }) {
  /** @type {[string, string][]} */
  const rows = [
    ...Object.entries(info.options).map(
      ([name, choice]) => /** @type {[string, string]} */ ([
        t(`${info.game}-option-${name}`),
        t(`${info.game}-option-${name}-${choice}`),
      ]),
    ),
    [t("shell-access"), t(info.public ? "shell-access-public" : "shell-access-invited")],
    [t("shell-limit"), duration(info.limit)],
  ];
  return html`<dl class="facts facts-plain">
      ${rows.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    ${info.commitment &&
    html`<h3>${t("shell-fair")}</h3>
      <p class="quiet">${t("shell-fair-text")}</p>
      <p class="hash"><code>${info.commitment}</code></p>
      ${info.seed && html`<p class="quiet">${t("shell-fair-seed")}</p><p class="hash"><code>${info.seed}</code></p>`}`}`;
}

/**
 * A button with a list of deeds below it; closed by Escape, a click elsewhere, or leaving it.
 * @param {{items: [string, string, string | (() => void)][]}} props
 */
function Menu({ items }) {
  const isOpen = useSignal(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isOpen.value) return undefined;
    const onPointer = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) isOpen.value = false;
    };
    document.addEventListener("pointerdown", onPointer);
    setBoardInert(true);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      setBoardInert(false);
    };
  }, [isOpen.value]);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !isOpen.value) return;
    event.preventDefault();
    isOpen.value = false;
    box.current?.querySelector("button")?.focus();
  };
  const onFocusOut = (/** @type {FocusEvent} */ event) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) isOpen.value = false;
  };
  const choose = (/** @type {() => void} */ deed) => {
    box.current?.querySelector("button")?.focus();
    isOpen.value = false;
    deed();
  };
  return html`<div class="menu" ref=${box} onKeyDown=${onKeyDown} onFocusOut=${onFocusOut}>
    <button
      type="button"
      class="icon-button"
      aria-expanded=${isOpen.value}
      aria-label=${t("shell-menu")}
      onClick=${() => (isOpen.value = !isOpen.value)}
    >
      <${Icon} name="menu" />
    </button>
    ${isOpen.value &&
    html`<ul class="menu-list">
      ${items.map(([icon, text, deed]) => html`<li key=${text}>
        ${typeof deed === "string"
          ? html`<a class="menu-item" href=${deed} target="_blank"><${Icon} name=${icon} /> ${t(text)}</a>`
          : html`<button
            type="button"
            class="menu-item"
            onClick=${() => choose(deed)}
          ><${Icon} name=${icon} /> ${t(text)}</button>`}
      </li>`)}
    </ul>`}
  </div>`;
}

/** Nothing on the board can be hit while the list covers a part of it. @param {boolean} isInert */
function setBoardInert(isInert) {
  const board = document.querySelector(".match-board");
  if (board instanceof HTMLElement) board.inert = isInert;
}
