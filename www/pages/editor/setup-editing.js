// Edits of a setup. Pure: they return a new one. They know no rules; the engine decides what is possible.

/** @import { Square, PieceType, PlacedPiece, Passed, Seat, Setup, SetupForm } from "../../engine/protocol.js" */

/** An empty field in position text. */
export const NOTHING = "-";

/** @param {Setup} setup @param {Square} square @returns {PlacedPiece | null} */
export function pieceOn({ pieces }, square) {
  return pieces.find((piece) => piece.square === square) ?? null;
}

/**
 * @param {Setup} setup
 * @param {PlacedPiece} piece  replaces the piece there
 * @returns {Setup}
 */
export function withPiece(setup, piece) {
  const others = setup.pieces.filter(({ square }) => square !== piece.square);
  return { ...setup, pieces: [...others, piece].sort((a, b) => a.square - b.square) };
}

/** @param {Setup} setup @param {Square} square @returns {Setup} */
export function withoutPiece(setup, square) {
  return { ...setup, pieces: setup.pieces.filter((piece) => piece.square !== square) };
}

/**
 * @param {Setup} setup
 * @param {Square} from
 * @param {Square | null} to  null: off the board
 * @returns {Setup}
 */
export function withPieceCarried(setup, from, to) {
  const piece = pieceOn(setup, from);
  if (piece === null || to === from) return setup;
  const without = withoutPiece(setup, from);
  return to === null ? without : withPiece(without, { ...piece, square: to });
}

/** Without pieces and everything that depends on them. @param {Setup} setup @returns {Setup} */
export function cleared({ turn, reserves, fields }) {
  const empty = Object.entries(fields).map(([name, values]) => [name, values.map(() => NOTHING)]);
  return {
    pieces: [],
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
export function withReserve(setup, seat, kind, count) {
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
