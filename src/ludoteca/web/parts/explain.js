/** Things that explain themselves: a card of words beside what the pointer, the focus or a long press is on. */

import { Fragment, h, useId, useLayoutEffect, useRef } from "../vendor/preact.js";

/** @typedef {import("./explaining.js").Explaining} Explaining */

/**
 * Put around one element that explains itself. The element keeps its place: what is around it has no box.
 *
 * `text` says what the thing does and `note` what else is to be known now (why it cannot be chosen); both are also read
 * out after the element's name. Without either, the children are drawn as they are. Inside an SVG drawing, say `svg`.
 * What cannot have the focus gets it. Switch it off with `aria-disabled`: a `disabled` button is never heard of.
 * @param {{title: string, text?: string, note?: string, svg?: boolean, children?: any}} props
 */
export function Explain({ title, text = "", note = "", svg = false, children }) {
  const id = useId();
  const box = useRef(/** @type {Element | null} */ (null));
  const explaining = useRef(/** @type {Explaining | undefined} */ (undefined));
  const words = { title, text, note, id };
  const isEmpty = !text && !note;
  const now = useRef(words);
  now.current = words;
  useLayoutEffect(() => explaining.current?.update(words));
  useLayoutEffect(() => {
    const around = box.current;
    if (!around) return undefined;
    let isGone = false;
    import("./explaining.js").then(
      ({ explain }) => {
        if (!isGone) (explaining.current = explain(around)).update(now.current);
      },
      () => {}, // A hall that is out of reach explains nothing; the next card tries again.
    );
    return () => {
      isGone = true;
      explaining.current?.end();
      explaining.current = undefined;
    };
  }, [isEmpty]);
  if (isEmpty) return h(Fragment, {}, children);
  return h(
    svg ? "g" : "span",
    { class: "explain", ref: box },
    children,
    h(svg ? "desc" : "span", { id, hidden: !svg }, [text, note].filter(Boolean).join(" ")),
  );
}
