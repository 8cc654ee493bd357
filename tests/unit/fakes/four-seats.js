// A fake engine with four seats on two levels. Every piece moves or captures one square away on its level, and a player who
// attacks a royal piece at the start of the turn claims checkmate. It knows no other rules.

import { plainAction, plainPlayed, plainView } from "../fixtures/messages.js";

/** @import { ActionInfo, Square, GameInfo, PlacedPiece, OutcomeInfo } from "../../../www/engine/protocol.js" */
/** @import { PlayedAction, Seat, View } from "../../../www/engine/protocol.js" */

const SIDE = 6;
const LEVELS = 2;
const [KING, EMPEROR, ROOK, DUCHESS, PAWN] = [0, 1, 2, 3, 4];
const SEATS = /** @type {const} */ ([
  ["r", "Red", "red", "up"],
  ["y", "Yellow", "yellow", "left"],
  ["g", "Green", "green", "down"],
  ["b", "Blue", "blue", "right"],
]);

/** @param {number} file @param {number} rank @param {number} layer */
const at = (file, rank, layer = 0) => (layer * SIDE + rank) * SIDE + file;

/** @param {string} name  "ra1": rank, file, level */
export function squareOf(name) {
  return FOUR_SEATS.board.squares.findIndex((square) => square.name === name);
}

/** @param {string} code @param {string} name @param {string} icon */
const kind = (code, name, icon) => ({
  code,
  name,
  icon,
  notation: "K",
  royal: icon === "king" || icon === "emperor",
  rules: "Goes one step on its level.",
});

/** Each army in its corner: King, Rook and a pawn. */
const ARRAY = SEATS.flatMap((_, seat) => {
  const far = SIDE - 1;
  const file = seat === 1 || seat === 2 ? far : 0;
  const rank = seat >= 2 ? far : 0;
  const inward = file === 0 ? 1 : far - 1;
  return [
    { square: at(file, rank), kind: KING, seat },
    { square: at(inward, rank), kind: ROOK, seat },
    { square: at(file, rank, 1), kind: PAWN, seat },
  ];
});

/** @type {GameInfo} */
export const FOUR_SEATS = {
  id: "four-seats",
  name: "Four Seats",
  author: "",
  year: 2000,
  source: "",
  summary: "Four armies on two levels.",
  notes: [],
  board: {
    shape: "levels",
    files: SIDE,
    ranks: SIDE,
    layers: LEVELS,
    axes: {
      files: [..."abcdef"],
      ranks: [..."stuvwx"],
      layers: ["1", "2"],
    },
    squares: Array.from({ length: SIDE * SIDE * LEVELS }, (_, index) => {
      const file = index % SIDE;
      const rank = Math.floor(index / SIDE) % SIDE;
      const layer = Math.floor(index / SIDE / SIDE);
      const name = `${"stuvwx"[rank]}${"abcdef"[file]}${layer + 1}`;
      return { name, file, rank, layer, shade: (file + rank + layer) % 2 };
    }),
    shades: [
      { name: "dark", colour: "#b08d65" },
      { name: "light", colour: "#eedfc0" },
    ],
    wraps: { files: false, ranks: false },
    lines: [],
  },
  seats: SEATS.map(([letter, name, colour, forward]) => ({
    letter,
    name,
    header: name,
    army: null,
    colour,
    forward,
  })),
  kinds: [
    kind("K", "King", "king"),
    kind("E", "Emperor", "emperor"),
    kind("R", "Rook", "rook"),
    kind("DU", "Duchess", "duchess"),
    kind("PN", "Pawn", "pawn"),
  ],
  array: ARRAY,
  variantHash: "0",
  contentHash: "0",
  formerHashes: [],
  knownAs: [],
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
  galleryPlace: null,
  featured: true,
  secretive: false,
  own: false,
  claim: { royal: EMPEROR, promotes: [{ from: ROOK, into: DUCHESS }], wins: [EMPEROR, DUCHESS] },
};

/** The moves played so far. */
class Line {
  pieces;
  /** @type {number[]} */
  places = [0, 0, 0, 0];
  turn = 0;
  /** @type {PlayedAction[]} */
  played = [];
  /** @type {Seat | null} */
  winner = null;

  /** @param {PlacedPiece[]} pieces */
  constructor(pieces) {
    this.pieces = pieces;
  }

  get living() {
    return SEATS.map((_, seat) => seat).filter((seat) => this.places[seat] === 0);
  }

  /** @returns {ActionInfo[]} */
  get actions() {
    if (this.winner !== null) return [];
    const own = this.pieces.filter(({ seat }) => seat === this.turn);
    const moves = own.flatMap((piece) => this.#movesOf(piece));
    const claims = moves.flatMap((move) => this.#claimOf(move));
    if (claims.length > 0) return claims;
    return moves.length > 0 ? moves : [action("pass", { kind: "pass" })];
  }

  /** @param {PlacedPiece} piece */
  #movesOf(piece) {
    const { squares } = FOUR_SEATS.board;
    const from = squares[piece.square];
    return neighbours(piece.square)
      .map((to) => ({ to, other: this.pieces.find(({ square }) => square === to) }))
      .filter(({ other }) => other?.seat !== piece.seat)
      .map(({ to, other }) =>
        action(`${from?.name}${squares[to]?.name}`, {
          from: piece.square,
          to,
          captures: other === undefined ? [] : [to],
        }),
      );
  }

  /** @param {ActionInfo} move */
  #claimOf({ from, to }) {
    const royal = this.pieces.find(({ square }) => square === to);
    const deliverer = this.pieces.find(({ square }) => square === from);
    if (royal === undefined || deliverer === undefined || royal.kind > EMPEROR) return [];
    const lost = this.pieces.filter(({ seat }) => seat === royal.seat).map(({ square }) => square);
    const name = `${FOUR_SEATS.board.squares[deliverer.square]?.name}#${SEATS[royal.seat]?.[0]}`;
    const promotion = deliverer.kind === ROOK ? DUCHESS : null;
    const rest = { from, to, captures: lost, promotion, victim: royal.seat };
    return [action(name, { kind: "claim", ...rest })];
  }

  /** @param {string} text */
  play(text) {
    const found = this.actions.find((each) => each.text === text);
    if (found === undefined) throw { code: "no-such-move", args: { found: text } };
    const mover = this.pieces.find(({ square }) => square === found.from);
    this.played.push(
      plainPlayed({
        text,
        seat: this.turn,
        action: found.kind,
        number: 1 + Math.floor(this.played.length / SEATS.length),
        from: found.from,
        to: found.to,
        captures: found.captures,
        victim: found.victim,
        kind: mover?.kind ?? 0,
      }),
    );
    if (found.kind === "claim") this.#claim(found, mover);
    else this.#move(found);
  }

  /**
   * @param {ActionInfo} claim
   * @param {PlacedPiece | undefined} deliverer
   */
  #claim({ from, victim, promotion, captures }, deliverer) {
    this.places[victim ?? 0] = this.living.length;
    const wins = FOUR_SEATS.claim?.wins.includes(deliverer?.kind ?? -1);
    this.pieces = this.pieces
      .filter(({ square }) => !captures.includes(square))
      .map((piece) => {
        if (piece.square === from && promotion !== null) return { ...piece, kind: promotion };
        return piece.seat === this.turn && piece.kind === KING
          ? { ...piece, kind: EMPEROR }
          : piece;
      });
    if (wins || this.living.length === 1) this.winner = this.turn;
  }

  /** @param {ActionInfo} move */
  #move({ from, to }) {
    if (from !== null && to !== null)
      this.pieces = this.pieces
        .filter(({ square }) => square !== to)
        .map((piece) => (piece.square === from ? { ...piece, square: to } : piece));
    do this.turn = (this.turn + 1) % SEATS.length;
    while (this.places[this.turn] !== 0);
  }

  /** @returns {OutcomeInfo | null} */
  get outcome() {
    if (this.winner === null) return null;
    const places = this.places.map((place, seat) => (seat === this.winner ? 1 : place || 2));
    const reason = this.living.length === 1 ? "last-alive" : "claim-wins";
    return { reason, places, winner: this.winner, onPoints: false, stopped: false };
  }
}

/** @param {Square} square */
function neighbours(square) {
  const layer = Math.floor(square / SIDE / SIDE);
  const [file, rank] = [square % SIDE, Math.floor(square / SIDE) % SIDE];
  const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => ({ right, up })));
  return around
    .filter(({ right, up }) => right !== 0 || up !== 0)
    .map(({ right, up }) => ({ file: file + right, rank: rank + up }))
    .filter((to) => Math.min(to.file, to.rank) >= 0 && Math.max(to.file, to.rank) < SIDE)
    .map((to) => at(to.file, to.rank, layer));
}

/**
 * @param {string} text
 * @param {Partial<ActionInfo>} rest
 * @returns {ActionInfo}
 */
function action(text, rest) {
  return plainAction({ text, path: { through: [], screens: [], leaps: true }, ...rest });
}

export class FourSeatEngine {
  #pieces = FOUR_SEATS.array;
  /** @type {string[]} */
  #moves = [];
  #ply = 0;

  /** @param {PlacedPiece[]} [pieces]  where the game begins */
  constructor(pieces = FOUR_SEATS.array) {
    this.#pieces = pieces;
  }

  /**
   * @param {string} name
   * @param {any} ask
   * @returns {any}
   */
  call(name, ask) {
    switch (name) {
      case "games":
        return [FOUR_SEATS];
      case "open":
        [this.#moves, this.#ply] = [[], 0];
        return { info: FOUR_SEATS, view: this.view() };
      case "load":
        this.#moves = JSON.parse(ask.record);
        this.#ply = this.#moves.length;
        return { info: FOUR_SEATS, view: this.view() };
      case "record":
        return JSON.stringify(this.#moves);
      case "play":
        return this.#play(ask.action);
      case "playSearchResult":
        return this.#play(this.#best());
      case "goTo":
        this.#ply = ask.ply;
        return this.view();
      case "flag":
        return this.view();
      case "promotions":
        return [];
      default:
        throw { code: "unknown-call", args: { found: name } };
    }
  }

  thinkSlice() {
    const best = this.#best();
    const effort = {
      depth: 3,
      scoreCentipawns: 0,
      mateInPlies: null,
      nodes: 100,
      lines: [],
      shares: [],
      secretBest: null,
    };
    return { best, ...effort, line: [best], san: [best], done: true };
  }

  #best() {
    return this.view().actions[0]?.text ?? "";
  }

  /** @param {string} text */
  #play(text) {
    const line = this.#lineTo(this.#ply);
    line.play(text);
    this.#moves = [...this.#moves.slice(0, this.#ply), text];
    this.#ply += 1;
    return this.view();
  }

  /** @param {number} ply */
  #lineTo(ply) {
    const line = new Line(this.#pieces);
    for (const text of this.#moves.slice(0, ply)) line.play(text);
    return line;
  }

  /** @returns {View} */
  view() {
    const { pieces, turn, actions, places, outcome } = this.#lineTo(this.#ply);
    const { played } = this.#lineTo(this.#moves.length);
    return plainView({
      viewer: turn,
      pieces,
      turn,
      actions,
      checks: actions.flatMap(({ kind: what, from, to, path }) =>
        what === "claim" && from !== null && to !== null ? [{ from, to, path }] : [],
      ),
      places,
      outcome,
      played,
      ply: this.#ply,
      clockLimitPlies: 400,
      counting: null,
      claimableDraw: null,
    });
  }
}
