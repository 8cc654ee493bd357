// Offers of a draw. All players still in the game must accept one.

import { isBrowsing } from "./browsing.js";
import { isComputer, seatInHand } from "./players.js";
import { livingSeats } from "./standings.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { DrawOffer, State } from "./page-state.js" */

/** A declined player doesn't ask again soon. */
const PLIES_BETWEEN_OFFERS = 20;

/** The seat that may offer a draw now. @param {State} state @returns {Seat | null} */
export function offeringSeat(state) {
  const { info, view, drawOffer, lastOffers } = state;
  const seat = seatInHand(state);
  if (isBrowsing(state)) return null;
  if (seat === null || view === null || view.ply === 0 || drawOffer !== null) return null;
  const last = lastOffers[seat];
  const soon = last !== undefined && view.ply < last + PLIES_BETWEEN_OFFERS;
  // Who would win on points is known before an offer.
  if (info?.points) return null;
  // Whoever may claim a draw needs no offer.
  return soon || view.consentNeeded || view.claimableDraw !== null ? null : seat;
}

/**
 * Who hasn't agreed to the offer yet, in order after the player who made it.
 * @param {State} state
 * @returns {Seat[]}
 */
export function askedSeats({ info, view, drawOffer }) {
  if (info === null || view === null || drawOffer === null) return [];
  const { seat: first, agreed } = drawOffer;
  const living = livingSeats(info, view).filter((seat) => !agreed.includes(seat));
  return [...living.filter((seat) => seat > first), ...living.filter((seat) => seat < first)];
}

/**
 * The human who is asked for an answer. Computers answer at once.
 * @param {State} state
 * @returns {Seat | null}
 */
export function askedHuman(state) {
  return askedSeats(state).find((seat) => !isComputer(state, seat)) ?? null;
}

/** @param {State} state @param {Seat} seat @returns {State} */
export function withOffer(state, seat) {
  const lastOffers = { ...state.lastOffers, [seat]: state.view?.ply ?? 0 };
  return { ...state, drawOffer: { seat, agreed: [seat] }, lastOffers };
}

/** @param {State} state @param {Seat} seat @param {boolean} agrees @returns {State} */
export function withAnswer(state, seat, agrees) {
  const { drawOffer } = state;
  if (drawOffer === null) return state;
  const agreed = [...drawOffer.agreed, seat];
  return { ...state, drawOffer: agrees ? { ...drawOffer, agreed } : null };
}

/**
 * What is left of an offer after a move: whoever moves without having agreed declines it.
 * @param {State} before
 * @returns {DrawOffer | null}
 */
export function offerAfterMove({ view, drawOffer }) {
  return view !== null && drawOffer?.agreed.includes(view.turn) ? drawOffer : null;
}
