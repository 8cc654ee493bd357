// Premoves: moves chosen while computers act, to be played after them, one in each turn. A premove is only two squares, since
// what will be legal is known only when its turn comes.

import { counterparts } from "./board-geometry.js";
import { computerMayAct, humanToAct, nextHuman } from "./players.js";
import { actionsFrom, orderedActions, placesWall, targetsOf } from "./view-actions.js";
import { indexOf } from "./view-index.js";

/** @import { PieceType, PlacedPiece, Seat, Square, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** @typedef {{from: Square, to: Square}} Squares */
/** Of a piece in hand. @typedef {{from: null, piece: PieceType, to: Square}} DropSquare */

/**
 * `lands`: where its piece is afterwards, perhaps on the other board. `promotion`: null until one is chosen.
 * @typedef {(Squares | DropSquare) & {seat: Seat, lands: Square, promotion: PieceType | null}} Premove
 */

/** @type {WeakMap<View, {premoves: Premove[], view: View}>} */
const PREMOVED = new WeakMap();

/**
 * The human who may choose a premove now: the next one to act. Null while no computer acts.
 * @param {State} state
 * @returns {Seat | null}
 */
export function premovingSeat(state) {
  const { info, view, settings, cover, watchOnly } = state;
  if (!settings.premove || !computerMayAct(state) || cover !== null || watchOnly) return null;
  const seat = nextHuman(state);
  return info?.secretive && view?.viewer !== seat ? null : seat;
}

/** @param {State} state */
export function isPremoveDue(state) {
  const { premoves, view, cover } = state;
  const [first] = premoves;
  return (
    first !== undefined &&
    view?.turn === first.seat &&
    cover === null &&
    humanToAct(state) &&
    !placesWall(view.actions)
  );
}

/**
 * The actions that a premove can mean. If none promotes as it was chosen, it may mean any.
 * @param {View} view  in which its player is to act
 * @param {Premove} premove
 */
export function premovedActions(view, premove) {
  const { to, promotion } = premove;
  const possible =
    premove.from === null
      ? orderedActions(view, { kind: "drop", piece: premove.piece })
      : actionsFrom(view, premove.from);
  const actions = possible.filter((action) => targetsOf(action).includes(to));
  const chosen = actions.filter((action) => action.promotion === promotion);
  return promotion === null || chosen.length === 0 ? actions : chosen;
}

/**
 * The view as if the premoves had been played, without knowing their rules.
 * @param {View} view
 * @param {Premove[]} premoves
 * @returns {View}  the same for the same arguments
 */
export function premovedView(view, premoves) {
  if (premoves.length === 0) return view;
  const known = PREMOVED.get(view);
  if (known?.premoves === premoves) return known.view;
  const pieces = new Map(indexOf(view).pieces);
  for (const premove of premoves) movePiece(pieces, premove);
  const reserves = premoves.reduce(withoutDropped, view.reserves);
  const premoved = { ...view, pieces: [...pieces.values()], reserves, actions: [], reaches: [] };
  PREMOVED.set(view, { premoves, view: premoved });
  return premoved;
}

/** @param {View["reserves"]} reserves @param {Premove} premove */
function withoutDropped(reserves, premove) {
  if (premove.from !== null) return reserves;
  const left = (/** @type {number[]} */ counts) =>
    counts.map((count, kind) => (kind === premove.piece ? Math.max(0, count - 1) : count));
  return reserves.map((counts, owner) => (owner === premove.seat ? left(counts) : counts));
}

/** Where there is one. @param {Map<Square, PlacedPiece>} pieces @param {Premove} premove */
function movePiece(pieces, premove) {
  const { from, to, lands, promotion } = premove;
  const piece = pieceOf(premove, pieces);
  if (piece === undefined) return;
  if (from !== null) pieces.delete(from);
  pieces.delete(to);
  pieces.set(lands, { ...piece, square: lands, kind: promotion ?? piece.kind });
}

/** @param {Premove} premove @param {Map<Square, PlacedPiece>} pieces @returns {PlacedPiece | undefined} */
function pieceOf(premove, pieces) {
  if (premove.from !== null) return pieces.get(premove.from);
  const { piece: kind, seat, to } = premove;
  return { kind, seat, square: to };
}

/**
 * The first premove whose piece is no longer there.
 * @param {View} view
 * @param {Premove[]} premoves
 */
export function strandedPremove(view, premoves) {
  const pieces = new Map(indexOf(view).pieces);
  return premoves.find((premove) => {
    const isThere = pieceOf(premove, pieces)?.seat === premove.seat;
    movePiece(pieces, premove);
    return !isThere;
  });
}

/**
 * Where the piece of the last premove is now. Null if an earlier premove promotes it.
 * @param {Premove[]} premoves
 * @returns {Square | null}
 */
export function originOfLast(premoves) {
  let square = premoves.at(-1)?.from ?? null;
  for (const { from, lands, promotion } of premoves.slice(0, -1).reverse()) {
    if (lands !== square) continue;
    if (promotion !== null) return null;
    square = from;
  }
  return square;
}

/**
 * @param {State} state
 * @param {Squares | DropSquare | null} squares  null cancels all
 * @returns {State}
 */
export function withPremove(state, squares) {
  const { info, view, premoves } = state;
  const none = { ...state, premoves: [], droppedPremove: null };
  if (squares === null || info === null || view === null) return none;
  const seat =
    squares.from === null
      ? (premovingSeat(state) ?? view.turn)
      : indexOf(premovedView(view, premoves)).pieces.get(squares.from)?.seat;
  if (seat === undefined) return none;
  const lands = counterparts(info.board)[squares.to] ?? squares.to;
  const premove = { ...squares, lands, seat, promotion: null };
  return { ...none, premoves: [...premoves, premove] };
}

/** @param {State} state @param {PieceType} promotion  of the last premove @returns {State} */
export function withPromotion(state, promotion) {
  const last = state.premoves.at(-1);
  if (last === undefined) return state;
  return { ...state, premoves: [...state.premoves.slice(0, -1), { ...last, promotion }] };
}

/** Without a premove that can't be played, and those after it. @param {State} state @param {Premove} premove @returns {State} */
export function withoutPremove(state, premove) {
  const at = state.premoves.indexOf(premove);
  return { ...state, premoves: state.premoves.slice(0, at), droppedPremove: premove };
}

/** Those that are left when their player has acted. @param {State} state  before that */
export function premovesLeft({ premoves, view }) {
  const isPlayed = view !== null && view.turn === premoves[0]?.seat && !placesWall(view.actions);
  return isPlayed ? premoves.slice(1) : premoves;
}

/**
 * Premoves end with what allowed them, for example when the computer is paused.
 * @param {State} state
 * @returns {State}
 */
export function withoutStalePremoves(state) {
  const [first] = state.premoves;
  if (first === undefined || premovingSeat(state) === first.seat || isPremoveDue(state))
    return state;
  return { ...state, premoves: [] };
}
