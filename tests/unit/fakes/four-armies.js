// Four armies on 8×8×4 as the engine would tell them, made by hand: 122 men.

/** @import { ActionInfo, Cell, GameInfo, Man, Path, Seat, View } from "../../../www/engine/protocol.js" */

const FILES = [..."abcdefgh"];
const RANKS = [..."stuvwxyz"];
const LEVELS = [..."1234"];

/** Code, name, picture. */
const KINDS = [
  ["K", "King", "king"],
  ["R", "Rook", "rook"],
  ["B", "Bishop", "bishop"],
  ["N", "Knight", "knight"],
  ["PN", "Pawn", "pawn"],
  ["CM", "Camel", "camel"],
  ["CD", "Cardinal", "cardinal"],
  ["PO", "Pope", "pope"],
  ["PM", "Primate", "primate"],
  ["MD", "Moderator", "moderator"],
  ["CL", "Caliph", "caliph"],
  ["PC", "Prince", "prince"],
  ["MT", "Metropolitan", "metropolitan"],
];

/** Corner, flanks, inner and the pawns' columns of each seat. */
const CAMPS = [
  ["sa", "sb", "ta", "tb", "sc tc ua ub"],
  ["sh", "sg", "th", "tg", "sf tf uh ug"],
  ["zh", "zg", "yh", "yg", "zf yf xh xg"],
  ["za", "zb", "ya", "yb", "zc yc xa xb"],
];

/** Men on the corner, on both flanks and inside, of each seat on each level; "-" for none. */
const MEN = [
  ["R B B N", "- K CD N", "- PO CD N", "R B B N"],
  ["R B B N", "K PM MD N", "- PM MD N", "R B B N"],
  ["R CM CM N", "K PC CL N", "- PC CL N", "R CM CM N"],
  ["R B B N", "- K MT N", "- PC MT N", "R B B N"],
];

/**
 * @param {string} name  "tb1"
 * @returns {Cell}
 */
export function cell(name) {
  const [rank, file, level] = name;
  return (
    LEVELS.indexOf(level ?? "") * 64 + RANKS.indexOf(rank ?? "") * 8 + FILES.indexOf(file ?? "")
  );
}

/**
 * @param {string} code
 * @returns {number}
 */
export function kind(code) {
  return KINDS.findIndex(([each]) => each === code);
}

/** @returns {GameInfo} */
export function fourArmies() {
  return {
    id: "four-armies",
    name: "Four Armies",
    author: "",
    year: 2008,
    source: "",
    summary: "",
    notes: [],
    board: {
      shape: "levels",
      files: 8,
      ranks: 8,
      layers: 4,
      axes: { files: FILES, ranks: RANKS, layers: LEVELS },
      cells: Array.from({ length: 256 }, (_, at) => {
        const [file, rank, layer] = [at % 8, Math.floor(at / 8) % 8, Math.floor(at / 64)];
        const name = `${RANKS[rank]}${FILES[file]}${LEVELS[layer]}`;
        return { name, file, rank, layer, shade: (file + rank + layer) % 2 };
      }),
      shades: [
        { name: "dark", colour: "#9a7b5c" },
        { name: "pale", colour: "#f0e3c8" },
      ],
    },
    seats: [
      { letter: "r", name: "Red", colour: "red", forward: "up" },
      { letter: "y", name: "Yellow", colour: "yellow", forward: "left" },
      { letter: "g", name: "Green", colour: "green", forward: "down" },
      { letter: "b", name: "Blue", colour: "blue", forward: "right" },
    ],
    kinds: KINDS.map(([code = "", name = "", icon = ""]) => ({
      code,
      name,
      icon,
      notation: "",
      royal: code === "K",
      rules: "",
    })),
    array: array(),
    variantHash: "0",
    options: [],
    chosen: {},
    secretive: false,
    claim: { royal: null, promotes: [], wins: [] },
  };
}

/** @returns {Man[]} */
function array() {
  return CAMPS.flatMap(([corner, flank, other, inner, pawns = ""], seat) =>
    LEVELS.flatMap((level, layer) => [
      ...(MEN[seat]?.[layer] ?? "").split(" ").flatMap((code, at) => {
        const column = [corner, flank, other, inner][at];
        return code === "-" ? [] : { cell: cell(`${column}${level}`), kind: kind(code), seat };
      }),
      ...pawns.split(" ").map((column) => ({ cell: cell(column + level), kind: kind("PN"), seat })),
    ]),
  );
}

/**
 * @param {Partial<View>} [news]
 * @returns {View}
 */
export function view(news) {
  return {
    looker: 0,
    revealed: false,
    pending: [],
    keepers: [],
    searched: [[], [], [], []],
    position: "",
    men: array(),
    reserves: [],
    turn: 0,
    actions: [],
    checks: [],
    places: [0, 0, 0, 0],
    outcome: null,
    played: [],
    ply: 0,
    consentNeeded: false,
    clockPlies: 0,
    clockLimitPlies: 0,
    ...news,
  };
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} [through]  cells, separated by spaces
 * @param {Partial<ActionInfo>} [news]
 * @returns {ActionInfo}
 */
export function action(from, to, through = "", news = {}) {
  return {
    text: `${from}${to}`,
    kind: "move",
    from: cell(from),
    to: cell(to),
    lands: null,
    via: null,
    captures: [],
    promotion: null,
    man: null,
    secret: false,
    castles: false,
    victim: null,
    path: path(through),
    ...news,
  };
}

/**
 * @param {string} through
 * @param {Partial<Path>} [news]
 * @returns {Path}
 */
export function path(through, news) {
  const cells = through === "" ? [] : through.split(" ").map(cell);
  return { through: cells, screens: [], leaps: false, ...news };
}

/**
 * @param {string} at
 * @param {string} code
 * @param {Seat} seat
 * @returns {Man}
 */
export function man(at, code, seat) {
  return { cell: cell(at), kind: kind(code), seat };
}
