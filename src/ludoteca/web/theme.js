/** Gives the page the theme that its reader has chosen before anything is drawn (a classic script). */

try {
  const chosen = localStorage.getItem("ludoteca-theme");
  if (chosen && chosen !== "auto") document.documentElement.dataset.theme = chosen;
} catch {
  // Without storage the system's theme holds.
}
