/** Gives the page its theme before anything is drawn (a classic script); boot.js goes on from there. */

(() => {
  let chosen = "auto";
  try {
    chosen = localStorage.getItem("ludoteca-theme") ?? chosen;
  } catch {
    // Without storage the system's theme holds.
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "auto" ? system : chosen;
})();
