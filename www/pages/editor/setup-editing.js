// Edits of a setup. Pure: they return a new one. They know no rules; the engine decides what is possible.

/** @import { Square, PieceType, PlacedPiece, Passed, Seat, Setup, SetupForm } from "../../engine/protocol.js" */
/** @import { Held, Source, Target } from "./editor.js" */

/** An empty field in position text. */
export const NOTHING = "-";

/** The most pieces of a type in a hand. */
export const MOST_HELD = 255;

/** @param {Setup} setup @param {Square} square @returns {PlacedPiece | null} */
export function pieceOn({ pieces }, square) {
  return pieces.find((piece) => piece.square === square) ?? null;
}

/**
 * @param {Setup} setup
 * @param {PlacedPiece} piece  replaces the piece or the wall there
 * @returns {Setup}
 */
export function withPiece(setup, piece) {
  const emptied = withoutPiece(setup, piece.square);
  const pieces = [...emptied.pieces, piece].sort((a, b) => a.square - b.square);
  return { ...emptied, pieces };
}

/** The square is empty then: without a piece or a wall. @param {Setup} setup @param {Square} square @returns {Setup} */
export function withoutPiece(setup, square) {
  return {
    ...setup,
    pieces: setup.pieces.filter((piece) => piece.square !== square),
    walls: setup.walls.filter((wall) => wall !== square),
  };
}

/** Puts a wall there, instead of a piece, or takes it away. @param {Setup} setup @param {Square} square @returns {Setup} */
export function withWallToggled(setup, square) {
  const emptied = withoutPiece(setup, square);
  return setup.walls.includes(square) ? emptied : { ...emptied, walls: [...emptied.walls, square] };
}

/**
 * Puts a new piece there. A piece that comes into a hand belongs to its player.
 * @param {Setup} setup
 * @param {{ kind: PieceType, seat: Seat }} piece
 * @param {Target} to
 * @returns {Setup}
 */
export function withPieceAt(setup, { kind, seat }, to) {
  if (to === null) return setup;
  if (typeof to === "number") return withPiece(setup, { kind, seat, square: to });
  return withHeld(setup, { kind, seat: to.hand }, 1);
}

/** @param {Setup} setup @param {Source} from @param {Target} to @returns {Setup} */
export function withPieceCarried(setup, from, to) {
  const piece = typeof from === "number" ? pieceOn(setup, from) : heldIn(setup, from);
  if (piece === null || to === from) return setup;
  const without = typeof from === "number" ? withoutPiece(setup, from) : withHeld(setup, from, -1);
  return withPieceAt(without, piece, to);
}

/** @param {Setup} setup @param {Held} held @returns {Held | null}  null: there is none */
function heldIn(setup, held) {
  return countHeld(setup, held) > 0 ? held : null;
}

/** @param {Setup} setup @param {Held} held */
export function countHeld({ reserves }, { kind, seat }) {
  return reserves[seat]?.[kind] ?? 0;
}

/**
 * With more or fewer such pieces in hand.
 * @param {Setup} setup
 * @param {Held} held
 * @param {number} more
 */
export function withHeld(setup, { kind, seat }, more) {
  const count = countHeld(setup, { kind, seat }) + more;
  return withReserve(setup, seat, kind, Math.min(Math.max(count, 0), MOST_HELD));
}

/** Without pieces and everything that depends on them. @param {Setup} setup @returns {Setup} */
export function cleared({ turn, reserves, fields }) {
  const empty = Object.entries(fields).map(([name, values]) => [name, values.map(() => NOTHING)]);
  return {
    pieces: [],
    walls: [],
    reserves: reserves.map((counts) => counts.map(() => 0)),
    turn,
    castling: "",
    enPassant: [],
    clockPlies: 0,
    number: 1,
    fields: Object.fromEntries(empty),
  };
}

/**
 * @param {Setup} setup
 * @param {SetupForm} form
 * @param {string} letter
 * @param {boolean} held
 * @returns {Setup}
 */
export function withRight(setup, { castling }, letter, held) {
  const wanted = (/** @type {string} */ each) =>
    each === letter ? held : setup.castling.includes(each);
  const letters = castling.map((right) => right.letter).filter(wanted);
  return { ...setup, castling: letters.join("") };
}

/**
 * Whether both entries are about the same square; with two players a setup doesn't name the pawn.
 * @param {Passed} one
 * @param {Passed} other
 */
export function samePassed(one, other) {
  return (
    one.square === other.square &&
    (one.piece === null || other.piece === null || one.piece === other.piece)
  );
}

/**
 * @param {Setup} setup
 * @param {Passed} passed
 * @param {boolean} open  to capture en passant
 * @returns {Setup}
 */
export function withPassed(setup, passed, open) {
  const others = setup.enPassant.filter((each) => !samePassed(each, passed));
  return { ...setup, enPassant: open ? [...others, passed] : others };
}

/**
 * @param {Setup} setup
 * @param {Seat} seat
 * @param {PieceType} kind
 * @param {number} count
 * @returns {Setup}
 */
function withReserve(setup, seat, kind, count) {
  const reserves = setup.reserves.map((counts, owner) =>
    owner === seat ? counts.map((old, each) => (each === kind ? count : old)) : counts,
  );
  return { ...setup, reserves };
}

/**
 * @param {Setup} setup
 * @param {string} name
 * @param {Seat} seat  0 for a field of the whole table
 * @param {string} value
 * @returns {Setup}
 */
export function withField(setup, name, seat, value) {
  const values = (setup.fields[name] ?? []).map((old, owner) => (owner === seat ? value : old));
  return { ...setup, fields: { ...setup.fields, [name]: values } };
}

/**
 * Without the rights and en passant squares that an edit made impossible.
 * @param {Setup} setup
 * @param {SetupForm} before
 * @param {SetupForm} after
 * @returns {Setup}
 */
export function withoutLostRights(setup, before, after) {
  const lost = after.castling.filter(
    ({ possible }, index) => !possible && before.castling[index]?.possible,
  );
  const letters = lost.map(({ letter }) => letter);
  const among = (/** @type {Passed[]} */ list, /** @type {Passed} */ passed) =>
    list.some((each) => samePassed(each, passed));
  const kept = setup.enPassant.filter(
    (passed) => among(after.enPassant, passed) || !among(before.enPassant, passed),
  );
  const castling = [...setup.castling].filter((letter) => !letters.includes(letter)).join("");
  return { ...setup, castling, enPassant: kept };
}
