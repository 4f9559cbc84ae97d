/** Pages without reloading: the address bar says what is shown, links and the back button work. */

import { signal } from "./vendor/preact.js";

/** The address that is shown now. */
export const place = signal(new URL(location.href));

/** Counts the times that the reader has gone to another page, to move the focus there. */
export const arrivals = signal(0);

/** Which dialog of the whole shell lies over the page: "settings", "keys", or none. */
export const opened = signal("");

/**
 * Go to another page.
 * @param {string} href
 */
export function go(href) {
  const to = new URL(href, location.href);
  const turned = to.pathname !== place.value.pathname;
  history.pushState(null, "", to);
  place.value = to;
  if (!turned) return;
  scrollTo(0, 0);
  arrivals.value += 1;
}

/**
 * Change the address without leaving the page: a tab, a step of a replay.
 * @param {string} href
 */
export function restate(href) {
  history.replaceState(null, "", href);
  place.value = new URL(location.href);
}

/** Follow the back button and the links of the page. */
export function follow() {
  addEventListener("popstate", () => {
    const turned = location.pathname !== place.value.pathname;
    place.value = new URL(location.href);
    if (turned) arrivals.value += 1;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.href);
  });
}

/**
 * @param {HTMLAnchorElement} link
 * @param {MouseEvent} event
 */
function isOurs(link, event) {
  if (event.defaultPrevented || event.button || link.target || link.hasAttribute("download")) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.origin !== location.origin || /^\/(api|return|assets)\//.test(link.pathname)) return false;
  return !(link.hash && link.pathname + link.search === location.pathname + location.search);
}
