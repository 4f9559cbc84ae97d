/** The map: where towns, ways (by their ends and kind) and terrains lie, and the soft lines that draw them. */

export const MAP = {
  "width": 2000,
  "height": 1080,
  "towns": {
    "albaran": {"name": "Al'Baran", "x": 772, "y": 478, "side": "w", "look": "dome"},
    "beata": {"name": "Beata", "x": 1788, "y": 782, "side": "e", "look": "cottage"},
    "dagamura": {"name": "Dag'Amura", "x": 752, "y": 684, "side": "e", "look": "tree", "dx": -36, "dy": 70},
    "elvenhold": {"name": "Elvenhold", "x": 1528, "y": 612, "side": "e", "look": "castle", "dx": 20, "dy": 3, "boots": [-72, 16]},
    "ergeren": {"name": "Erg'Eren", "x": 1812, "y": 440, "side": "n", "look": "tree", "dx": 44},
    "feodor": {"name": "Feodor", "x": 1080, "y": 520, "side": "e", "look": "dome", "dy": 14},
    "grangor": {"name": "Grangor", "x": 212, "y": 706, "side": "e", "look": "harbour"},
    "ixara": {"name": "Ixara", "x": 706, "y": 930, "side": "w", "look": "tower", "dx": 6, "dy": -70},
    "jaccaranda": {"name": "Jaccaranda", "x": 848, "y": 172, "side": "n", "look": "tower"},
    "kihromah": {"name": "Kihromah", "x": 478, "y": 632, "side": "s", "look": "tree"},
    "lapphalya": {"name": "Lapphalya", "x": 1096, "y": 752, "side": "e", "look": "cottage", "dx": -2, "dy": 30},
    "mahdavikia": {"name": "Mah'Davikia", "x": 220, "y": 918, "side": "s", "look": "tower", "dx": -14, "dy": 8},
    "parundia": {"name": "Parundia", "x": 496, "y": 372, "side": "e", "look": "tree", "dx": -6, "dy": -38},
    "rivinia": {"name": "Rivinia", "x": 1432, "y": 418, "side": "s", "look": "tree", "dx": 20},
    "strykhaven": {"name": "Strykhaven", "x": 1622, "y": 884, "side": "s", "look": "harbour", "dx": 26},
    "throtmanni": {"name": "Throtmanni", "x": 1196, "y": 302, "side": "n", "look": "cottage"},
    "tichih": {"name": "Tichih", "x": 1556, "y": 204, "side": "e", "look": "tower"},
    "usselen": {"name": "Usselen", "x": 172, "y": 244, "side": "n", "look": "tree", "dx": -30},
    "virst": {"name": "Virst", "x": 1250, "y": 936, "side": "n", "look": "harbour", "dx": -22, "dy": -6},
    "wylhien": {"name": "Wylhien", "x": 506, "y": 142, "side": "n", "look": "tower"},
    "yttar": {"name": "Yttar", "x": 156, "y": 478, "side": "e", "look": "harbour", "dy": 13}
  },
  "ways": {
    "beata-elvenhold-plain": {"x": 1654, "y": 728},
    "beata-strykhaven-plain": {"x": 1784, "y": 880},
    "elvenhold-lapphalya-plain": {"x": 1316, "y": 711},
    "ixara-virst-plain": {"x": 972, "y": 920},
    "lapphalya-virst-plain": {"x": 1112, "y": 856},
    "parundia-wylhien-plain": {"x": 456, "y": 243},
    "throtmanni-tichih-plain": {"x": 1386, "y": 281},
    "usselen-wylhien-plain": {"x": 322, "y": 143},
    "dagamura-ixara-forest": {"x": 726, "y": 820},
    "dagamura-kihromah-forest": {"x": 616, "y": 642},
    "dagamura-lapphalya-forest": {"x": 962, "y": 720},
    "elvenhold-ergeren-forest": {"x": 1766, "y": 532, "via": [[1630, 562], [1766, 532]]},
    "ergeren-tichih-forest": {"x": 1678, "y": 340},
    "feodor-lapphalya-forest": {"x": 1118, "y": 631},
    "feodor-rivinia-forest": {"x": 1248, "y": 450},
    "ixara-lapphalya-forest": {"x": 906, "y": 832},
    "lapphalya-rivinia-forest": {"x": 1318, "y": 556, "via": [[1318, 556], [1366, 490]]},
    "parundia-usselen-forest": {"x": 318, "y": 322},
    "rivinia-throtmanni-forest": {"x": 1322, "y": 351},
    "usselen-yttar-forest": {"x": 172, "y": 342},
    "albaran-dagamura-desert": {"x": 764, "y": 571},
    "albaran-feodor-desert": {"x": 932, "y": 481},
    "albaran-parundia-desert": {"x": 656, "y": 410},
    "albaran-throtmanni-desert": {"x": 976, "y": 381},
    "albaran-wylhien-desert": {"x": 706, "y": 292},
    "dagamura-feodor-desert": {"x": 920, "y": 582},
    "feodor-throtmanni-desert": {"x": 1122, "y": 401},
    "dagamura-mahdavikia-mountain": {"x": 520, "y": 772},
    "grangor-mahdavikia-mountain": {"x": 142, "y": 812},
    "grangor-yttar-mountain": {"x": 126, "y": 583},
    "ixara-mahdavikia-mountain": {"x": 430, "y": 900},
    "jaccaranda-throtmanni-mountain": {"x": 990, "y": 262},
    "jaccaranda-tichih-mountain": {"x": 1220, "y": 176},
    "jaccaranda-wylhien-mountain": {"x": 698, "y": 143},
    "strykhaven-virst-mountain": {"x": 1468, "y": 990},
    "wylhien-usselen-river": {"x": 384, "y": 213},
    "beata-elvenhold-river": {"x": 1722, "y": 660, "via": [[1722, 660], [1620, 648]]},
    "elvenhold-rivinia-river": {"x": 1574, "y": 480},
    "rivinia-tichih-river": {"x": 1552, "y": 340},
    "virst-ixara-river": {"x": 985, "y": 1008, "via": [[1150, 1000], [985, 1008], [820, 990]]},
    "ixara-mahdavikia-river": {"x": 480, "y": 986, "via": [[610, 978], [480, 986], [310, 940]]},
    "mahdavikia-grangor-river": {"x": 240, "y": 831},
    "elvenhold-virst-lake": {"x": 1388, "y": 791},
    "elvenhold-strykhaven-lake": {"x": 1544, "y": 770},
    "strykhaven-virst-lake": {"x": 1438, "y": 880},
    "parundia-yttar-lake": {"x": 316, "y": 433},
    "grangor-yttar-lake": {"x": 228, "y": 581},
    "grangor-parundia-lake": {"x": 342, "y": 560}
  },
  "outlines": [
    {"name": "land", "terrain": "plain", "points": [[40, 60], [200, 34], [480, 40], [800, 30], [1150, 36], [1500, 30], [1800, 46], [1958, 70], [1972, 300], [1962, 560], [1974, 800], [1950, 1010], [1700, 1046], [1350, 1052], [1000, 1044], [640, 1052], [280, 1048], [48, 1030], [30, 760], [40, 420]]},
    {"name": "west-forest", "terrain": "forest", "points": [[58, 190], [170, 176], [270, 235], [400, 290], [500, 330], [505, 400], [430, 410], [330, 372], [235, 440], [170, 500], [60, 470], [48, 320]]},
    {"name": "kihromah-forest", "terrain": "forest", "points": [[430, 560], [590, 560], [690, 590], [770, 680], [700, 730], [580, 700], [430, 700]]},
    {"name": "south-forest", "terrain": "forest", "points": [[690, 740], [760, 668], [900, 690], [1090, 710], [1120, 770], [1000, 870], [850, 930], [730, 950], [640, 905], [670, 820]]},
    {"name": "middle-forest", "terrain": "forest", "points": [[1180, 318], [1300, 312], [1420, 360], [1480, 420], [1430, 480], [1350, 560], [1240, 660], [1150, 750], [1070, 740], [1040, 640], [1080, 540], [1170, 480], [1190, 400]]},
    {"name": "east-forest", "terrain": "forest", "points": [[1610, 240], [1760, 226], [1910, 290], [1944, 440], [1910, 560], [1800, 612], [1660, 600], [1590, 580], [1690, 520], [1740, 430], [1700, 340]]},
    {"name": "desert", "terrain": "desert", "points": [[540, 200], [640, 226], [760, 262], [900, 270], [1040, 306], [1170, 330], [1180, 400], [1130, 480], [1084, 570], [980, 630], [860, 680], [760, 690], [690, 610], [640, 520], [560, 450], [530, 370], [560, 290]]},
    {"name": "north-range", "terrain": "mountain", "points": [[420, 74], [600, 52], [900, 58], [1250, 52], [1560, 58], [1700, 96], [1690, 180], [1600, 230], [1480, 196], [1370, 210], [1260, 262], [1150, 312], [1010, 292], [880, 252], [760, 246], [630, 206], [510, 176], [430, 140]]},
    {"name": "south-west-range", "terrain": "mountain", "points": [[50, 470], [150, 480], [210, 600], [210, 700], [310, 690], [370, 590], [430, 560], [500, 590], [500, 680], [620, 716], [730, 700], [700, 790], [640, 870], [720, 960], [560, 980], [300, 1010], [70, 1000], [46, 800]]},
    {"name": "south-range", "terrain": "mountain", "points": [[1220, 950], [1340, 944], [1470, 920], [1580, 900], [1660, 900], [1650, 980], [1520, 1030], [1340, 1034], [1230, 1010]]},
    {"name": "mare-nebulae", "terrain": "lake", "points": [[214, 470], [330, 400], [446, 400], [440, 470], [392, 548], [352, 614], [290, 680], [216, 676], [196, 600], [180, 530]]},
    {"name": "mare-magnum", "terrain": "lake", "points": [[1512, 650], [1590, 690], [1624, 770], [1610, 830], [1540, 880], [1450, 890], [1330, 916], [1268, 900], [1306, 836], [1316, 766], [1410, 690]]}
  ]
};

/**
 * @typedef {[number, number]} Point
 * @typedef {{
 *   id: string, a: string, b: string, kind: string, x: number, y: number, wet: boolean, d: string, back: string,
 *   points: Point[], at: Point, turn: number,
 * }} Way  `d` from a to b, `back` from b to a; `at`: where a counter lies; `turn`: the course's angle there
 * @typedef {{
 *   name: string, x: number, y: number, side: string, look: string, piece?: boolean, dx?: number, dy?: number,
 *   boots?: number[],
 * }} Town
 */

/** @type {Record<string, Town>} */
export const TOWNS = MAP.towns;

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/**
 * The pieces of a curve that goes through all points, as handles and ends of cubic curves.
 * @param {Point[]} points
 * @param {boolean} closed
 * @returns {[Point, Point, Point, Point][]}
 */
function pieces(points, closed) {
  const last = points.length - 1;
  const at = (/** @type {number} */ i) => closed
    ? points[(i + points.length) % points.length]
    : points[Math.max(0, Math.min(last, i))];
  return points.slice(0, closed ? points.length : last).map((_, i) => {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]);
    /** Handles as long as their own piece, so that uneven points make no loops. @type {(from: Point, to: Point) => Point} */
    const lean = (from, to) => {
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      return [((to[0] - from[0]) / far) * reach * 0.33, ((to[1] - from[1]) / far) * reach * 0.33];
    };
    const [u, v] = [lean(p, b), lean(a, n)];
    return [a, [a[0] + u[0], a[1] + u[1]], [b[0] - v[0], b[1] - v[1]], b];
  });
}

/**
 * A curve through all points, as a path.
 * @param {Point[]} points
 * @param {boolean} [closed]
 */
export function smooth(points, closed = false) {
  const parts = pieces(points, closed).map(([, u, v, b]) => `C${[...u, ...v, ...b].map(short).join(" ")}`);
  return `M${points[0].map(short).join(" ")}${parts.join("")}${closed ? "Z" : ""}`;
}

/**
 * Points along that curve.
 * @param {Point[]} points
 * @param {number} [steps] for each piece
 * @returns {Point[]}
 */
export function along(points, steps = 12) {
  /** @type {Point[]} */
  const found = [points[0]];
  for (const [a, u, v, b] of pieces(points, false)) {
    for (let step = 1; step <= steps; step++) {
      const t = step / steps, s = 1 - t;
      const mix = (/** @type {0 | 1} */ i) => s ** 3 * a[i] + 3 * s * s * t * u[i] + 3 * s * t * t * v[i] + t ** 3 * b[i];
      found.push([mix(0), mix(1)]);
    }
  }
  return found;
}

/**
 * Points at equal distances along a line, each with the line's angle in degrees.
 * @param {Point[]} points
 * @param {number} gap
 * @returns {{x: number, y: number, turn: number}[]}
 */
export function strung(points, gap) {
  const found = [];
  let walked = gap / 2;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1], points[i]], far = Math.hypot(bx - ax, by - ay);
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    for (; walked <= far; walked += gap) {
      found.push({ x: short(ax + ((bx - ax) * walked) / far), y: short(ay + ((by - ay) * walked) / far), turn: Math.round(turn) });
    }
    walked -= far;
  }
  return found;
}

/**
 * The same line with more points, which waver a little.
 * @param {Point[]} points a closed line
 * @param {number} amount
 * @param {() => number} chance
 * @returns {Point[]}
 */
export function wavering(points, amount, chance) {
  return along([...points, points[0]], 3).slice(0, -1).map(([x, y]) => [
    x + (chance() - 0.5) * amount, y + (chance() - 0.5) * amount,
  ]);
}

/**
 * Where a level cuts a closed line, from west to east.
 * @param {Point[]} points
 * @param {number} y
 */
export function crossings(points, y) {
  return points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  }).sort((a, b) => a - b);
}

/** Numbers from 0 to 1 that are the same every time. @param {number} seed */
export function chances(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} id @param {any} way as the map has it @returns {Way} */
function course(id, { x, y, via }) {
  const [a, b, kind] = id.split("-");
  /** @type {Point} */
  const at = [x, y];
  /** @type {Point[]} */
  const through = [[TOWNS[a].x, TOWNS[a].y], ...(via ?? [at]), [TOWNS[b].x, TOWNS[b].y]];
  const points = along(through);
  const near = points.reduce((best, [px, py], i) =>
    Math.hypot(px - x, py - y) < Math.hypot(points[best][0] - x, points[best][1] - y) ? i : best, 1);
  const [before, after] = [points[near - 1], points[Math.min(points.length - 1, near + 1)]];
  return {
    id, a, b, kind, x, y, at, points, wet: kind === "river" || kind === "lake",
    d: smooth(through), back: smooth([...through].reverse()),
    turn: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI,
  };
}

/** All ways, waters first, as they are drawn. @type {Way[]} */
export const WAYS = Object.entries(MAP.ways)
  .map(([id, way]) => course(id, way))
  .sort((one, other) => Number(other.wet) - Number(one.wet));

/** @type {Record<string, Way>} */
export const WAY = Object.fromEntries(WAYS.map((way) => [way.id, way]));
