// Four games as the engine lists them, with enough detail to try out the page.

import { axes } from "../fixtures/axes.js";
import { TWO_SEATS } from "../fixtures/messages.js";

/** @import { GameInfo, PlacedPiece } from "../../../www/engine/protocol.js" */

/**
 * @param {number} side
 * @param {string[]} colours  light, dark, and perhaps a third
 */
function board(side, colours) {
  const squares = Array.from({ length: side * side }, (_, index) => {
    const file = index % side;
    const rank = Math.floor(index / side);
    const name = `${String.fromCharCode(97 + file)}${rank + 1}`;
    const light = (file + rank) % 2 === 1;
    const shade = light ? 0 : colours.length === 3 && rank % 2 === 1 ? 2 : 1;
    return { name, file, rank, layer: 0, shade };
  });
  const shades = colours.map((colour, at) => ({ name: `shade ${at}`, colour }));
  return {
    shape: /** @type {const} */ ("plane"),
    wraps: { files: false, ranks: false },
    lines: [],
    files: side,
    ranks: side,
    layers: 1,
    axes: axes(side, side),
    squares,
    shades,
  };
}

/** @param {string} line  "Q Queen unicorn royal BNN: rules" */
function kind(line) {
  const [head = "", rules = ""] = line.split(": ");
  const [code = "", name = "", icon = "", notation = "", royal = ""] = head.split("|");
  return { code, name, icon, notation, royal: royal === "royal", rules };
}

/**
 * @param {string} placement
 * @param {{code: string}[]} kinds
 * @returns {PlacedPiece[]}
 */
export function piecesOf(placement, kinds) {
  const rows = placement.split("/");
  const side = rows.length;
  /** @type {PlacedPiece[]} */
  const pieces = [];
  rows.forEach((row, down) => {
    let file = 0;
    for (const part of row.match(/\d+|\D/g) ?? []) {
      if (/\d/.test(part)) {
        file += Number(part);
        continue;
      }
      const index = kinds.findIndex(({ code }) => code === part.toUpperCase());
      if (index < 0)
        throw { code: "position-unknown-letter", args: { found: part, at: `row ${down + 1}` } };
      pieces.push({
        square: (side - 1 - down) * side + file,
        kind: index,
        seat: part === part.toUpperCase() ? 0 : 1,
      });
      file += 1;
    }
  });
  return pieces;
}

/**
 * @param {Omit<GameInfo, "seats" | "array" | "hand" | "capturesReturn" | "goalSquares" | "checkLimit" | "movesPerTurn" | "walls" | "variantHash" | "contentHash" | "formerHashes" | "knownAs" | "options" | "chosen" | "points" | "mustCapture" | "mustDrop" | "secretive" | "own" | "claim" | "translations" | "galleryPlace" | "featured">} game
 * @param {string} placement
 * @param {Partial<GameInfo>} [more]
 * @returns {GameInfo}
 */
function game(game, placement, more = {}) {
  const array = piecesOf(placement, game.kinds);
  const plain = {
    options: [],
    chosen: {},
    hand: [],
    capturesReturn: false,
    goalSquares: [],
    checkLimit: 0,
    movesPerTurn: 1,
    walls: null,
    mustCapture: false,
    mustDrop: false,
    points: false,
    translations: [],
    knownAs: [],
    galleryPlace: null,
    featured: true,
    secretive: false,
    own: false,
    claim: null,
  };
  return {
    ...game,
    ...plain,
    seats: TWO_SEATS,
    array,
    variantHash: "0",
    contentHash: "0",
    formerHashes: [],
    ...more,
  };
}

/** @type {GameInfo[]} */
export const GAMES = [
  game(
    {
      id: "caissa-britannia",
      name: "Caïssa Britannia",
      author: "Fergus Duniho",
      year: 2003,
      source: "https://www.chessvariants.com/large.dir/british.html",
      summary:
        "British chess with lions, unicorns and dragons. The Queen reigns: she is the royal piece, and she may not even pass through check.",
      notes: [
        "The Queen is royal. She may not move through a cell where she would be in check.",
        "A Pawn promotes to a Knight, or to any man of its side that has been captured.",
        "The two Queens may never face each other along an open line.",
      ],
      board: board(10, ["#dfdfdf", "#2f2f8f", "#9f2f2f"]),
      kinds: [
        kind(
          "Q|Queen|queen|nQ|royal: Slides like a chess Queen, but never through a cell where she would be in check.",
        ),
        kind(
          "K|Prince Consort|consort|mQcK: Moves like a Queen without capturing; captures one step in any direction.",
        ),
        kind(
          "L|Lion|lion|mQcpQ: Moves like a Queen without capturing; captures by hopping over exactly one man of either side.",
        ),
        kind(
          "U|Unicorn|unicorn|BNN: Moves as a Bishop, or by any number of Knight leaps in one direction.",
        ),
        kind("D|Dragon|dragon|AADD: Any number of two-cell leaps in one direction."),
        kind("R|Rook|rook|R: Slides along ranks and files. There is no castling."),
        kind(
          "B|Anglican Bishop|anglican-bishop|BmW: A Bishop that may also step one cell straight without capturing.",
        ),
        kind("N|Knight|knight|N: Appears only by promotion."),
        kind("P|Pawn|pawn|mfWcfF: As in chess, with a double step from its first rank."),
      ],
    },
    "drubqkburd/1l6l1/pppppppppp/10/10/10/10/PPPPPPPPPP/1L6L1/DRUBQKBURD",
  ),
  game(
    {
      id: "grand-cavalier",
      name: "Grand Cavalier Chess",
      author: "Fergus Duniho",
      year: 1999,
      source: "https://www.chessvariants.com/large.dir/cavalier.html",
      summary:
        "Cavaliers instead of Pawns: every man leaps, and the royal Eques Rex leaps with them.",
      notes: ["A Cavalier promotes only to a man of its side that has been captured."],
      board: board(10, ["#ffffe1", "#008000", "#00428c"]),
      kinds: [
        kind("E|Eques Rex|eques-rex|KN|royal: Moves as King or Knight."),
        kind("Q|Queen|queen|Q: As in chess."),
        kind("M|Marshall|marshall|RN: Rook or Knight."),
        kind("P|Paladin|paladin|BN: Bishop or Knight."),
        kind("C|Cannon|cannon|mRcpR: Moves as a Rook, captures by hopping exactly one man."),
        kind("N|Nightrider|nightrider|NN: Any number of Knight leaps in one direction."),
        kind(
          "V|Cavalier|cavalier|[mW?fsF]: One straight step to an empty cell, then one diagonal step outwards.",
        ),
      ],
    },
    "1mnpqepnm1/c8c/1vvvvvvvv1/10/10/10/10/1VVVVVVVV1/C8C/1MNPQEPNM1",
  ),
  game(
    {
      id: "chess",
      name: "Chess",
      author: "",
      year: 1475,
      source: "",
      summary: "The orthodox game, for comparison and for old times’ sake.",
      notes: ["Castling, en passant and promotion as everywhere."],
      board: board(8, ["#f0d9b5", "#946f51"]),
      kinds: [
        kind("K|King|king|K|royal: One step in any direction."),
        kind("Q|Queen|queen|Q: Slides in any direction."),
        kind("R|Rook|rook|R: Slides along ranks and files."),
        kind("B|Bishop|bishop|B: Slides along diagonals."),
        kind("N|Knight|knight|N: Leaps two cells and one aside."),
        kind("P|Pawn|pawn|mfWcfF: One step ahead, captures aslant."),
      ],
    },
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
  ),
  game(
    {
      id: "crown",
      name: "Crown",
      author: "L. U. Kislyuk",
      year: 1990,
      source: "",
      summary: "King or Queen: one of them wears the crown, and only you know which.",
      notes: ["Whoever captures the crown wins."],
      board: board(8, ["#f3e3c3", "#8d6f4e"]),
      kinds: [
        kind("K|King|king|K: One step in any direction. It may wear the crown."),
        kind("Q|Queen|queen|K: One step in any direction. It may wear the crown."),
        kind("R|Rook|rook|R: Slides along ranks and files."),
        kind("B|Bishop|bishop|B: Slides along diagonals."),
        kind("N|Knight|knight|N: Leaps two cells and one aside."),
        kind("P|Pawn|pawn|mfWcfF: One step ahead, captures aslant."),
      ],
    },
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    {
      secretive: true,
      options: [
        {
          name: "paratrooper",
          about: "A paratrooper in reserve",
          values: [
            { value: "no", label: "No" },
            { value: "yes", label: "Yes" },
          ],
          initial: "no",
          numbers: null,
          withClocks: null,
        },
        {
          name: "names",
          about: "What the monarchs are called",
          values: [
            { value: "king-queen", label: "King and Queen" },
            { value: "lion-unicorn", label: "Lion and Unicorn" },
          ],
          initial: "king-queen",
          numbers: null,
          withClocks: null,
        },
      ],
      chosen: { paratrooper: "no", names: "king-queen" },
    },
  ),
];
