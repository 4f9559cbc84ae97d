/** The drawings: ten places under one dusk, three tokens, and a sign for each card. */

import { html } from "../../../web/ui.js";

/**
 * Each place in a box of 120 × 90, from back to front. A line is a class of board.css and shapes: paths,
 * or `ox,y,r` for a disc.
 * @type {string[]}
 */
const PLACES = [
  "",
  // Lair
  `moon o97,17,7
far M0 50 16 38 30 48 50 26 66 42 90 24 120 48V90H0Z
mid M2 90 14 62 22 40 34 34 42 18 56 22 66 10 80 26 90 30 104 58 118 90Z
near M28 90C24 62 38 40 60 40S96 62 92 90ZM66 10 61 36 73 28ZM22 40 30 44 34 34Z
mid M40 50 45 66 49 44ZM54 42 59 62 64 41ZM69 44 75 66 80 50ZM34 90 40 74 47 90ZM72 90 79 73 85 90Z
glow M46 68 57 73Q50 77 46 68ZM74 68 63 73Q70 77 74 68ZM60 61 62 65 60 69 58 65Z
light M8 86q8-5 14 0M98 85q8-6 14-1M14 81l3 5M103 80l2 5`,
  // Jungle
  `moon o24,16,5
far M0 50Q8 34 20 44 30 26 46 42 58 24 72 40 84 26 96 42 108 34 120 46V90H0Z
mid M19 90C25 66 14 50 25 30L31 31C21 52 30 68 29 90ZM84 90C80 68 92 50 82 26L88 25C101 48 90 68 95 90ZM52 90C55 70 50 62 56 48L60 49C55 64 61 72 60 90Z
near M2 36Q10 14 28 20 46 14 54 36 42 28 28 32 14 28 2 36ZM58 32Q66 8 85 14 104 8 114 32 100 24 85 27 70 24 58 32ZM40 52Q48 38 58 44 68 38 76 52 66 46 58 49 50 46 40 52Z
glow o17,33,2.2o40,33,2.2o73,28,2.4o99,28,2.4o28,37,2.6o85,33,2.8o50,52,1.8o66,52,1.8
near M0 90V72Q12 68 20 76 16 82 20 90ZM30 90Q32 74 46 68 40 80 46 90ZM64 90Q68 76 60 66 76 72 78 90ZM92 90Q98 72 120 66V90Z
glow o9,82,1.6o39,80,1.6o72,84,1.8o109,78,1.8`,
  // River
  `moon o84,20,10
far M0 48 22 30 40 46 58 34 80 50 104 32 120 44V90H0Z
mid M0 58Q30 46 58 52 90 46 120 56V90H0Z
water M56 52C44 56 86 60 70 66 42 74 18 78 6 90H84C96 80 104 72 84 66 66 62 70 56 64 52Z
shine M60 57h8M62 63h16M44 71h22M60 75h20M30 79h16M26 85h26M62 83h16
near M0 90V68Q8 62 18 68L26 74 4 90ZM120 90V62Q108 58 100 68 104 78 96 90ZM46 81q7-6 13 0l2 3H43Z
glow M12 68q-4-12 2-20 1 8 0 20M18 70q2-10 9-13-3 8-7 14M106 64q-3-12 3-19 0 8 0 18M112 64q3-8 8-10v9Z`,
  // Beach
  `moon o80,24,14
far M0 50H120V90H0Z
shine M62 54h36M68 59h24M60 64h14M80 64h20M72 70h14M8 56h18M30 61h14
mid M0 90V72Q26 56 58 68 92 80 120 72V90Z
shine M0 70Q26 54 58 66 92 78 120 70
near M24 74 28 38H34L38 74ZM25 36H37L34 30H28ZM16 74Q31 68 46 74V77H16Z
glow o31,33,5
near M92 82q4-9 12-6 4 4-1 7ZM66 82l5-5 3 6Z
light M31 21v-6M22 26l-5-4M40 26l5-4M95 81l3-5M99 82l2-6M103 81v-4`,
  // Rover
  `moon o20,20,8o34,14,3
far M0 52 20 40 44 52 70 36 92 50 120 38V90H0Z
mid M0 66Q40 56 76 64 100 58 120 64V90H0Z
shine M0 84H30M8 80H24M94 84H120
near M22 58H74L88 64V73H18V62ZM38 58 46 44H68L72 58ZM79 62V36H82V62ZM26 58V46H28V58Z
warm M44 56 49 47H56V56ZM59 56V47H66L69 56Z
light M70 32Q80 48 92 34L82 36 88 27
near o29,76,9o52,76,9o77,76,9
mid o29,76,4o52,76,4o77,76,4
glow o27,45,2.4o87,67,2
near M100 78l6-8 6 3 4 7ZM4 80l4-6 7 2 2 5Z`,
  // Swamp
  `moon o96,18,6
far M0 52Q18 42 34 50 50 40 66 50 90 40 120 50V90H0Z
near M14 70C18 52 12 40 20 22 20 36 26 30 34 20 30 36 24 40 24 50 26 58 22 64 24 70ZM102 66C98 52 106 44 100 28 106 36 110 30 116 24 112 38 108 42 108 50 108 58 112 60 110 66Z
mid M0 64Q30 56 60 62 92 56 120 62V90H0Z
water M4 78Q22 70 46 74 58 80 40 84 14 88 4 78ZM62 72Q84 64 112 70 118 76 98 78 72 80 62 72ZM50 88Q76 82 100 86L104 90H48Z
glow o20,78,2.4o30,76,1.5o84,72,2.6o96,73,1.5o74,86,1.8
near M52 78C54 70 50 66 54 58H59C58 66 61 70 60 78ZM70 66V54H73V66Z
glow M42 60Q46 46 56 46 68 46 70 60 56 54 42 60ZM64 56Q67 48 72 48 78 48 80 56 72 52 64 56Z
shine M50 53h2M58 51h4M0 60h20M34 56h10M80 60h30`,
  // Shelter
  `moon o22,18,5
far M0 50 24 34 48 48 74 30 98 46 120 36V90H0Z
mid M0 70Q40 60 80 68 104 62 120 68V90H0Z
near M24 76A36 38 0 0 1 96 76ZM14 76H106V81H14ZM59 38V22H61V38ZM96 76V62Q106 58 110 66V76Z
light M60 38V76M24 76A36 38 0 0 1 96 76M29 60H91M40 45H80M44 76C42 60 48 46 60 38M76 76C78 60 72 46 60 38
warm M46 62H56V73H46ZM64 50H72L74 58H64ZM47 58 49 50H56V58Z
warm M64 76V64Q69 59 74 64V76Z
glow o60,21,2.6
shine M66 81 60 90M73 81 80 90M20 84h14M88 86h20`,
  // Wreck
  `moon o100,20,9
far M0 54 18 44 40 52 66 40 90 54 120 44V90H0Z
mid M0 72Q34 62 70 70 96 64 120 70V90H0Z
near M10 78 22 56 56 34Q78 22 92 26 98 34 90 48L66 74 40 82ZM22 56 12 34 30 48ZM66 74 84 84 90 66Z
mid M40 60 60 47Q66 50 64 58L46 71Q38 68 40 60Z
light M52 36 76 62M66 29 86 51M36 47 54 72M44 58v10M52 53v11M59 49v10
warm o78,36,4o68,42,2.6
glow M20 68 26 60 28 66 34 58 33 70 26 75Z
shine M60 26C54 18 64 14 58 6M70 20C66 14 74 10 70 4M40 36C36 30 42 26 38 20
near M0 90V82Q20 74 44 82 70 90 96 82L120 80V90Z`,
  // Source
  `moon o26,22,9
far M0 52 20 36 38 50 62 34 84 50 104 38 120 48V90H0Z
mid M0 66Q30 58 60 64 92 58 120 66V90H0Z
water M16 80Q60 64 104 80 60 94 16 80Z
shine M30 80Q60 70 90 80M40 82Q60 76 80 82
glow M55 78C58 56 52 44 48 34 56 38 58 44 59 50 60 36 57 26 60 14 63 26 60 36 62 50 63 44 66 38 72 34 68 44 62 56 66 78Z
near M8 82 14 54 22 48 28 60 26 84ZM24 84 30 68 36 66 38 84ZM88 84 92 58 100 50 108 62 112 82ZM80 84 84 70 90 74 90 84Z
light M14 54 19 80M22 48 23 82M100 50 99 82M92 58 95 82
glow o44,26,1.8o76,24,1.8o52,12,1.6o70,14,1.6o38,40,1.4o82,40,1.4`,
  // Artefact
  `moon o92,20,6o104,30,2.5
far M0 56 26 44 52 54 82 42 120 54V90H0Z
beam M52 78 57 10H63L68 78Z
mid M0 72Q40 62 60 66 88 62 120 72V90H0Z
near M60 14 74 36 60 64 46 36Z
light M60 14V64M46 36Q60 42 74 36
glow o60,37,4
ring M32 40C30 30 90 26 88 36 88 46 34 52 32 40Z
near M30 78 34 62H42L44 78ZM76 78 78 60H86L90 78ZM40 84H80L86 90H34ZM10 84 14 72 20 71 22 84ZM98 84 101 73 107 74 110 84Z
glow M37 67h2v6h-2ZM81 65h2v7h-2ZM16 76h2v4h-2ZM103 77h2v4h-2Z
shine M48 84Q60 80 72 84`,
];

/** @param {string} shapes */
const path = (shapes) => shapes.replace(/o([\d.]+),([\d.]+),([\d.]+)/g, (_, x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

/** @param {string} lines @returns {string[][]} */
const layers = (lines) => lines.split("\n").map((line) => {
  const at = line.indexOf(" ");
  return [line.slice(0, at), path(line.slice(at + 1))];
});

const places = PLACES.map(layers);

/** A place's drawing; decoration. @param {{place: number}} props */
export function Art({ place }) {
  return html`<svg class="art p${place}" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${places[place].map(([look, d]) => html`<path class=${look} d=${d} />`)}
  </svg>`;
}

/** @type {Record<string, string>} */
const TOKENS = {
  creature: `disc M20 1 25 5 31 3.5 33 9.5 38.5 12.5 36.5 18 39 24 34.5 28 33.5 34 27 35 23 39 18 36.5 12 38 9 32.5 3 30.5 4 24 1 19 5 14.5 5 8 11.5 7 15 2Z
ink M20 8C11 8 8 15 9 21 10 27 14 28 14 34L18 30 20 33 22 30 26 34C26 28 30 27 31 21 32 15 29 8 20 8Z
eye M11.5 18 18 21.5Q13 24 11.5 18ZM28.5 18 22 21.5Q27 24 28.5 18ZM20 12 21.8 15.5 20 19 18.2 15.5Z`,
  artemia: `disc o20,20,16
ink o20,20,8.5
line M4.5 26.5C-2 18 28 6 35.5 13 42 22 12 35 4.5 26.5
eye o17,17.5,1.8o22,22,1.3`,
  target: `disc M20 1.5 38.5 20 20 38.5 1.5 20Z
line M20 7V15M20 25V33M7 20H15M25 20H33M20 11.5a8.5 8.5 0 1 0 .1 0
eye o20,20,2.8`,
};

const tokens = Object.fromEntries(Object.entries(TOKENS).map(([token, lines]) => [token, layers(lines)]));

/** A Hunt token; decoration. @param {{token: string, size?: number}} props */
export function Token({ token, size = 36 }) {
  return html`<svg class="token ${token}" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true">
    ${tokens[token]?.map(([look, d]) => html`<path class=${look} d=${d} />`)}
  </svg>`;
}

/** Strokes in a box of 24 × 24, by card, and a few for the table. @type {Record<string, string>} */
const SIGNS = {
  despair: "M12 20 4 12a4.5 4.5 0 0 1 8-5 4.5 4.5 0 0 1 8 5ZM12 7l-2 4 3 2-2 4",
  "force-field": "M12 3l7 4v10l-7 4-7-4V7ZM12 8l3.5 2v4L12 16l-3.5-2v-4Z",
  anticipation: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6ZM12 9.5v5M9.5 12h5",
  ascendancy: "M4 18h16M5 14 4 6l4 4 4-6 4 6 4-4-1 8Z",
  fierceness: "M7 4c-1 6-1 10-2 16M12 3c0 6 0 11-1 18M17 4c1 6 1 10 1 16",
  "forbidden-zone": "M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11",
  interference: "M2 12h4l2-6 3 13 3-11 2 4h6",
  persecution: "M4 8h14l-4-4M18 8l-4 4M20 16H6l4-4M6 16l4 4",
  mutation: "M7 3c0 5 10 5 10 9S7 16 7 21M17 3c0 5-10 5-10 9s10 4 10 9M8.5 6h7M8.5 18h7",
  phobia: "M12 9a3.5 3.5 0 1 0 .1 0M12 9V3M9 11 4 7M9 14l-5 4M15 11l5-4M15 14l5 4M12 16v5",
  virus: "M12 8a4 4 0 1 0 .1 0M12 8V4M12 16v4M8 12H4M16 12h4M9 9 6.5 6.5M15 9l2.5-2.5M9 15l-2.5 2.5M15 15l2.5 2.5",
  clone: "M9 7a5 5 0 1 0 .1 0M14 7a5 5 0 1 1 0 10",
  mirage: "M8 9a4 4 0 0 1 8 0M12 2v1M5 5l1 1M19 5l-1 1M3 13q3-2 6 0t6 0 6 0M3 18q3-2 6 0t6 0 6 0",
  scream: "M12 3a9 9 0 1 0 .1 0M8.5 9h.01M15.5 9h.01M12 12c2 0 3 2 3 3.5S13.5 18 12 18s-3-1-3-2.5 1-3.5 3-3.5",
  toxin: "M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7 15h10",
  cataclysm: "M13 2 6 13h5l-2 9 9-13h-6Z",
  detour: "M5 21V11a4 4 0 0 1 4-4h10M15 3l4 4-4 4",
  stasis: "M6 3h12M6 21h12M7 3c0 6 10 11 10 18M17 3c0 6-10 11-10 18",
  tracking: "M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l7-7",
  flashback: "M4 5v5h5M4.5 10A8 8 0 1 1 4 13M12 8v4l3 2",
  adrenaline: "M12 20 4 12a4.5 4.5 0 0 1 8-5 4.5 4.5 0 0 1 8 5ZM12 10v5M9.5 12.5h5",
  ingenuity: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11",
  sacrifice: "M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-4 2-5 0 2 1 3 2 3 1-3-1-5 1-9",
  "sixth-sense": "M3 15s3-4 9-4 9 4 9 4-3 4-9 4-9-4-9-4ZM12 14v2M12 7V4M7 8 5 5M17 8l2-3",
  smokescreen: "M7 17a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9ZM4 21h9M16 21h3",
  "strike-back": "M5 5l14 14M19 5 5 19M5 10V5h5M14 5h5v5",
  vortex: "M12 12a2 2 0 0 1 2 2 4 4 0 0 1-7-2 6 6 0 0 1 11-1 8 8 0 0 1-15 4",
  detector: "M12 21v-7M12 14a2 2 0 1 0-.1 0M8 16a5 5 0 0 1 0-8M16 16a5 5 0 0 0 0-8M5 19a9 9 0 0 1 0-14M19 19a9 9 0 0 0 0-14",
  dodge: "M4 18l5-5 3 3 8-10M15 6h5v5",
  drone: "M8 12h8v4H8ZM4 8h6M14 8h6M7 8l2 4M17 8l-2 4M10 20h4",
  gate: "M5 21V11a7 7 0 0 1 14 0v10M9 21v-9a3 3 0 0 1 6 0v9",
  hologram: "M6 21h12M9 21l-4-8M15 21l4-8M12 3l4 3v4l-4 3-4-3V6Z",
  "wrong-track": "M12 21v-7L6 8M12 14l6-6M6 12V8h4M14 8h4v4",
  amplifier: "M12 21V10M8 21h8M12 10a2 2 0 1 0-.1 0M7 12a6 6 0 0 1 0-9M17 12a6 6 0 0 0 0-9",
  "double-back": "M9 6l-5 5 5 5M4 11h10a5 5 0 0 1 5 5v3",
  will: "M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5Z",
  hand: "M4 8l8-3 5 13-8 3ZM13 5l6 1-2 10",
  kit: "M5 9h14v10H5ZM9 9V6h6v3M12 12v4M10 14h4",
  down: "M7 3h10v18H7ZM10 7l4 10M14 7l-4 10",
  people: "M12 4a3.5 3.5 0 1 0 .1 0M5 20c0-5 3-7 7-7s7 2 7 7",
  beacon: "M9 21l1.5-12h3L15 21ZM12 6a1.5 1.5 0 1 0-.1 0M7 9a6 6 0 0 1 0-7M17 9a6 6 0 0 0 0-7",
  rocket: "M12 2c4 4 5 9 3 14H9C7 11 8 6 12 2ZM9 12l-4 4 1 4 3-4M15 12l4 4-1 4-3-4M12 19v3",
  jaws: "M3 8c5-5 13-5 18 0l-3 1-2 4-2-3-2 4-2-4-2 3-2-4ZM5 16c4 4 10 4 14 0",
  none: "M6 6l12 12M18 6 6 18",
};

/** A card's sign; decoration. @param {{name: string, size?: number}} props */
export function Sign({ name, size = 24 }) {
  return html`<svg class="sign" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <path d=${SIGNS[name]} />
  </svg>`;
}
