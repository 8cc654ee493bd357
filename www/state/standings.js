/** @import { GameInfo, PieceType, PlacedPiece, Seat, View } from "../engine/protocol.js" */

/** @typedef {{place: number, seats: Seat[]}} Rank */

/** @param {GameInfo} info */
export function hasSeveralSeats({ seats }) {
  return seats.length > 2;
}

/**
 * Towers and boards for more than two have a bar of their own to turn them.
 * @param {GameInfo} info
 */
export function isFlatForTwo(info) {
  return info.board.shape !== "levels" && !hasSeveralSeats(info);
}

/**
 * How many pawns the material of a seat is worth more than that of the only other one, pieces in hand included; 0 if it
 * isn't ahead.
 * @param {View} view
 * @param {number[]} pieceValues
 * @param {Seat} seat
 */
export function materialLead(view, pieceValues, seat) {
  const valueOf = (/** @type {PieceType} */ kind) => pieceValues[kind] ?? 0;
  let lead = 0;
  for (const piece of view.pieces) lead += valueOf(piece.kind) * (piece.seat === seat ? 1 : -1);
  view.reserves.forEach((counts, owner) => {
    for (const [kind, count] of counts.entries())
      lead += valueOf(kind) * count * (owner === seat ? 1 : -1);
  });
  return Math.max(0, Math.round(lead / 100));
}

/** 0 while the seat is in play. @param {View} view @param {Seat} seat */
export function placeOf({ outcome, places }, seat) {
  return outcome?.places[seat] ?? places[seat] ?? 0;
}

/** @param {View} view @param {Seat} seat */
export function isOut({ places }, seat) {
  return (places[seat] ?? 0) > 0;
}

/** @param {GameInfo} info @param {View} view @returns {Seat[]} */
export function livingSeats({ seats }, view) {
  return seats.map((_, seat) => seat).filter((seat) => !isOut(view, seat));
}

/**
 * The places so far, best first; during the game only of seats that are out.
 * @param {GameInfo} info
 * @param {View} view
 * @returns {Rank[]}
 */
export function ranking({ seats }, view) {
  /** @type {Map<number, Seat[]>} */
  const ranks = new Map();
  seats.forEach((_, seat) => {
    const place = placeOf(view, seat);
    if (place > 0) ranks.set(place, [...(ranks.get(place) ?? []), seat]);
  });
  return [...ranks]
    .map(([place, sharing]) => ({ place, seats: sharing }))
    .sort((one, other) => one.place - other.place);
}

/** @param {View} view @param {Seat} seat */
export function isInCheck({ checks, pieces }, seat) {
  return checks.some(({ to }) =>
    pieces.some((piece) => piece.square === to && piece.seat === seat),
  );
}

/**
 * What the seat's royal piece has become, if its type has changed since the start.
 * @param {GameInfo} info
 * @param {View} view
 * @param {Seat} seat
 * @returns {PieceType | null}
 */
export function risenRoyal(info, view, seat) {
  const now = royalOf(info, view.pieces, seat);
  const before = royalOf(info, info.array, seat);
  return now !== null && before !== null && now !== before ? now : null;
}

/**
 * The piece type that represents a seat: its royal piece, or the one it began with.
 * @param {GameInfo} info
 * @param {View} view
 * @param {Seat} seat
 * @returns {PieceType}
 */
export function figurehead(info, view, seat) {
  const named = info.kinds.findIndex(({ royal }) => royal);
  return royalOf(info, view.pieces, seat) ?? royalOf(info, info.array, seat) ?? Math.max(0, named);
}

/**
 * @param {GameInfo} info
 * @param {PlacedPiece[]} pieces
 * @param {Seat} seat
 * @returns {PieceType | null}
 */
function royalOf({ kinds }, pieces, seat) {
  return pieces.find((piece) => piece.seat === seat && kinds[piece.kind]?.royal)?.kind ?? null;
}
