/** The 105 cards as the board knows them, their six icons and five colours as drawings, and a card's face. */

import { Explain, html } from "../../../web/ui.js";
import { cardName, cardText, choice, look } from "./model.js";

/** @import { Props } from "./model.js" */

/**
 * A card: `icons` stand top left, bottom left, bottom centre, bottom right, "" for the picture; each of `effects` is
 * "0" for a demand, "1" for one that is shared; `words` are letters of KEYWORDS.
 * @typedef {{
 *   id: string, age: number, colour: string, icons: string[], dogma: string, effects: string, words: string,
 * }} Card
 */

export const COLOURS = ["blue", "red", "green", "yellow", "purple"];
export const ICONS = ["crown", "leaf", "lightbulb", "castle", "factory", "clock"];
/** The keywords, by the letter that stands for each below. @type {Record<string, string>} */
export const KEYWORDS = {
  m: "meld", t: "tuck", s: "score", r: "return", p: "splay", x: "transfer", e: "exchange", v: "reveal", c: "claim", a: "alone",
  h: "highest", o: "shows",
};

/** By age; of each card: id, then colour, four places, dogma icon and effects, then the keywords that its effects use. */
const DATA = `
pottery b-llll11 sr|tools b-bbsb11 mr|writing b-bbcb1|archery rsb-ss0 xh|metalworking rss-ss1 sv|
oars rsc-ss01 x|clothing g-clll11 ms|sailing gcc-lc1 m|the-wheel g-ssss1|agriculture y-llll1 sr|
domestication ysc-ss1 mh|masonry ys-sss1 mc|city-states p-ccsc0 xo|code-of-laws p-cclc1 tp|
mysticism p-ssss1 mv

calendar b-llbl1|mathematics b-bcbb1 mr|construction rs-sss01 xc|road-building rss-ss1 mx|
currency glc-cc1 sr|mapmaking g-ccsc01 sx|canal-building y-clcc1 eh|fermenting yll-sl1 o|
monotheism p-ssss01 tx|philosophy p-bbbb11 sp

alchemy b-lsss11 msrvo|translation b-cccc11 mc|engineering rs-bss01 px|optics rccc-c1 msx|
compass g-cclc0 x|paper g-bbcb11 p|machinery yll-sl01 speh|medicine ycll-l0 eh|education pbbb-b1 rh|
feudalism p-slss01 px

experimentation b-bbbb1 m|printing-press b-bbcb11 rp|colonialism r-fbff1 t|gunpowder r-fcff01 sx|
invention g-bbfb11 spc|navigation g-cccc0 x|anatomy ylll-l0 r|perspective y-bblb1 sro|
enterprise p-cccc01 mpx|reformation pll-ll11 tpo

chemistry bfbf-f11 srph|physics bfbb-b1 rv|coal rfff-f111 tsp|the-pirate-code rcfc-c01 sxh|
banking gfc-cc01 spx|measurement gblb-b1 rpv|statistics ylbl-l01 pxh|steam-engine y-fcff1 ts|
astronomy pcbb-b11 mvc|societies pc-bcc0 x

atomic-theory bbbb-b11 mp|encyclopedia b-cccc1 mh|industrialization rcff-f11 tpo|
machine-tools rff-ff1 sh|classification gbbb-b1 mxv|metric-system g-fccc11 p|canning y-flff11 tsp|
vaccination ylfl-l01 mrh|democracy pcbb-b1 sr|emancipation pfbf-f01 px

evolution bbbb-b1 srh|publications b-bkbb11 p|combustion rccf-c01 rxo|explosives r-ffff0 xh|
bicycle gcck-c1 e|electricity gbf-ff1 r|refrigeration y-llcl01 sr|sanitation yll-ll0 eh|
lighting p-lkll1 ts|railroad pkfk-k11 rp

quantum-theory bkkk-k1 sr|rocketry bkkk-k1 ro|flight rc-kcc11 p|mobility r-fkff0 xh|
corporations g-ffcf01 mx|mass-media gb-kbb11 rp|antibiotics ylll-l1 r|skyscrapers y-fccc0 srx|
empiricism pbbb-b11 mpvo|socialism pl-lll1 txh

computers bk-kfk11 mp|genetics bbbb-b1 ms|composites rff-ff0 xh|fission r-kkkk01 rv|
collaboration g-ckcc01 mxv|satellites g-kkkk111 mrp|ecology ylbb-b1 sr|suburbia y-clll1 ts|
services p-llll0 xh|specialization p-flff11 pxv

bioengineering bbkk-k11 xo|software bkkk-k11 ms|miniaturization r-bkbb1 r|robotics r-fkff1 ms|
databases g-kkkk0 r|self-service g-cccc11 a|globalization y-ffff01 sro|stem-cells y-llll1 s|
ai pbbk-b11 s|the-internet p-kkbk111 mspo`;

const called = (/** @type {string} */ letter) => ICONS["clbsfk".indexOf(letter)] ?? "";

/** @type {Record<string, Card>} */
export const CARDS = Object.fromEntries(DATA.trim().split("\n\n").flatMap((age, i) => age.replace(/\n/g, "").split("|").map((line) => {
  const [id, all, words = ""] = line.split(" ");
  const colour = COLOURS["brgyp".indexOf(all[0])];
  return [id, { id, age: i + 1, colour, icons: [...all.slice(1, 5)].map(called), dogma: called(all[5]), effects: all.slice(6), words }];
})));

/** Filled shapes, then strokes, in boxes of 24 × 24. @type {Record<string, [string, string]>} */
const DRAWN = {
  crown: ["M3.5 20.5v-2.3h17v2.3ZM4 16.6 2 6.4l5.6 4.2L12 3.2l4.4 7.4L22 6.4l-2 10.2Z", ""],
  leaf: ["M20.5 3C9 3.2 3 8.5 4.6 17.2 13.5 20.5 20.8 14.5 20.5 3Z", "M3.5 21.500C6 15.5 10 11 15.5 8M8.5 13.500l-.5-4M12 10.300l4.2.7"],
  lightbulb: ["M12 2.200a7 7 0 0 0-4.2 12.600l.7 2.700h7l.7-2.700A7 7 0 0 0 12 2.200ZM9 18.700h6v1.500H9ZM10.2 21.200h3.600v1.200h-3.600Z", "M10 8.500l2 2.3 2-2.300M12 10.800v6"],
  castle: ["M3 21.500v-17h3.600v3h3.600v-3h3.600v3h3.600v-3H21v17h-6.200v-5a2.8 2.8 0 0 0-5.6 0v5Z", ""],
  factory: ["M2 21.500V12l5.5 3.600V12L13 15.600V3h3.600l.8 9H22v9.500Z", "M5.5 18.600h2.500M10.7 18.600h2.500M16 18.600h2.5"],
  clock: ["M12 2.200a9.8 9.8 0 1 0 .1 0Z", "M12 6.200V12l4 2.8"],
  blue: ["", "M3 9q3-4 6 0t6 0 6 0M3 16q3-4 6 0t6 0 6 0"],
  red: ["M12 3l9 17H3Z", ""],
  green: ["", "M6 4v16M12 4v16M18 4v16"],
  yellow: ["M12 5a7 7 0 1 0 .1 0Z", ""],
  purple: ["M12 2l2.8 7.200L22 12l-7.2 2.800L12 22l-2.8-7.200L2 12l7.2-2.800Z", ""],
};

/** All drawings, once in the page. */
export function Drawings() {
  return html`<svg class="defs" width="0" height="0" aria-hidden="true">
    ${Object.entries(DRAWN).map(([name, [fill, line]]) => html`<symbol key=${name} id=${`inn-${name}`} viewBox="0 0 24 24">
      ${fill && html`<path d=${fill} fill="currentColor" />`}
      ${line && html`<path d=${line} fill="none" stroke=${fill ? "var(--tile)" : "currentColor"} stroke-width=${fill ? 1.6 : 2.6} stroke-linecap="round" />`}
    </symbol>`)}
  </svg>`;
}

/** An icon on its tile, or the mark of a colour; decoration. @param {{name: string}} props */
export const Mark = ({ name }) => html`<svg class="mark ${name}" aria-hidden="true"><use href=${`#inn-${name}`} /></svg>`;

const PLACES = ["tl", "bl", "bc", "br"];

/** What is on a card. @param {{card: string, name: string}} props */
export function Face({ card, name }) {
  const { age, colour, icons, dogma } = CARDS[card];
  return html`<span class="face ${colour}">
    <b class="age">${age}</b><span class="name">${name}</span>
    ${icons.map((icon, i) => html`<span key=${i} class=${look("at", PLACES[i], !icon && "hexagon", icon === dogma && "rules")}>
      <${Mark} name=${icon || colour} />
    </span>`)}
  </span>`;
}

/**
 * A card that explains itself, and can be chosen where that is asked.
 * @param {Props & {card: string, note?: string, looks?: string, style?: string}} props
 */
export function CardButton(props) {
  const { card, view, t, note = "", looks = "", style } = props, name = cardName(card, t);
  const { can, chosen, nth, acts } = choice(props, "card", card);
  const { age, colour } = CARDS[card];
  return html`<${Explain} title=${name} text=${cardText(card, view.edition, t)} note=${note}>
    <button type="button" class=${look("card", looks, can && "legal", chosen && "chosen")} style=${style} data-card=${card}
      aria-label=${`${name}, ${age}, ${t(`innovation-colour-${colour}`)}`} ...${acts}>
      <${Face} card=${card} name=${name} />
      ${nth > 0 && html`<b class="nth">${nth}</b>`}
    </button>
  <//>`;
}
