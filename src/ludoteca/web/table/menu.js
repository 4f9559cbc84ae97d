/** The table's menu: help, links, sound, and the ways to end a match. */

import { sound } from "../boot.js";
import { Icon } from "../parts/icons.js";
import { lazy } from "../parts/standin.js";
import { opened } from "../router.js";
import { html, useEffect, useRef, useSignal } from "../ui.js";
import { t } from "../words.js";

/** @import { TableInfo } from "../types.js" */

const MenuDialog = lazy(() => import("./asking.js").then((module) => module.MenuDialog), true);

/** @param {{info: TableInfo}} props */
export function TableMenu({ info }) {
  const asked = useSignal("");
  const close = () => (asked.value = "");
  const isPlaying = info.state === "playing" && info.you?.seat !== undefined;
  return html`
    <${Menu}
      items=${[
        ["help", "shell-how-to-play", `/games/${info.game}`],
        ["keyboard", "shell-keys", () => (opened.value = "keys")],
        [sound.value ? "sound" : "mute", sound.value ? "shell-sound-off" : "shell-sound-on", () => (sound.value = !sound.value)],
        ["link", "shell-watch-link", () => (asked.value = "link")],
        ["list", "shell-table-settings", () => (asked.value = "settings")],
        ...(isPlaying ? [["scales", "shell-propose", () => (asked.value = "propose")]] : []),
        ...(isPlaying ? [["flag", "shell-concede", () => (asked.value = "concede")]] : []),
      ]}
    />
    ${asked.value && html`<${MenuDialog} info=${info} asked=${asked.value} onClose=${close} />`}
  `;
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
