/** Parts of the shell that are loaded when they are first shown, so that a table opens sooner. */

import { html, signal, useEffect } from "../ui.js";
import { t } from "../words.js";
import { say } from "./toasts.js";

/**
 * A component that is fetched with `load`.
 * @param {() => Promise<(props: any) => any>} load
 * @param {boolean} [isOver]  it lies over the page: until it is there, nothing is shown in its place
 * @returns {(props: any) => any}
 */
export function lazy(load, isOver = false) {
  const found = signal(/** @type {{Part: (props: any) => any} | undefined} */ (undefined));
  const failed = signal(false);
  return (props) => {
    useEffect(() => {
      load().then(
        (Part) => (found.value = { Part }),
        () => {
          failed.value = true;
          if (!isOver) return;
          say(t("shell-offline"), true);
          props.onClose?.();
        },
      );
    }, []);
    if (found.value) return html`<${found.value.Part} ...${props} />`;
    if (isOver) return null;
    return html`<p class="loading">${t(failed.value ? "shell-offline" : "shell-loading")}</p>`;
  };
}
