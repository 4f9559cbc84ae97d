/** Tells screen readers what has just happened, through the two live regions of index.html. */

/**
 * Have `text` read out; `urgent` interrupts what is being read.
 * @param {string} text
 * @param {boolean} [urgent]
 */
export function announce(text, urgent = false) {
  const region = document.getElementById(urgent ? "live-urgent" : "live-polite");
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 5) region.firstElementChild?.remove();
  setTimeout(() => line.remove(), 8000);
}
