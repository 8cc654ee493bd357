// Who is viewing the table, and when it must be covered to protect secrets. Decisions only; the secrets controller carries
// them out.

import { isComputer } from "./players.js";

/** @typedef {import("../engine/protocol.js").PendingChoice} PendingChoice */
/** @typedef {import("../engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("../engine/protocol.js").Secret} Secret */
/** @typedef {import("../engine/protocol.js").SecretField} SecretField */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("./state.js").State} State */

/**
 * The next step. "chance": a computer chooses its secret at random. "look": a seat or a spectator sees the table. "cover":
 * the table is hidden until that seat takes the device.
 * @typedef {{kind: "chance", seat: Seat, field: SecretField}
 *   | {kind: "look", seat: Seat | null}
 *   | {kind: "cover", seat: Seat}} Step
 */

/**
 * @param {State} state
 * @returns {Seat[]}
 */
export function humanSeats(state) {
  return state.players.map((_, seat) => seat).filter((seat) => !isComputer(state, seat));
}

/**
 * Null if the right seat is viewing already.
 * @param {State} state
 * @returns {Step | null}
 */
export function nextStep(state) {
  const { info, view } = state;
  if (info === null || view === null || !info.secretive) return null;
  const blind = view.pending.find(({ seat }) => isComputer(state, seat));
  if (blind !== undefined) return { kind: "chance", seat: blind.seat, field: blind.field };
  const humans = humanSeats(state);
  if (state.watchOnly || view.revealedElsewhere) return lookIfNeeded(state, null);
  if (humans.length <= 1) return lookIfNeeded(state, humans[0] ?? null);
  if (isOver(view)) return state.cover === null ? null : { kind: "look", seat: null };
  if (!keepsAnything(state, view))
    return lookIfNeeded(state, isComputer(state, view.turn) ? view.viewer : view.turn);
  const seat = seatToLook(state, view);
  const holds = state.cover === null ? view.viewer : state.cover.seat;
  return holds === seat ? null : { kind: "cover", seat };
}

/**
 * The seat to cover for if the table were hidden now. Null if there is nothing to hide.
 * @param {State} state
 * @returns {Seat | null}
 */
export function seatToCoverFor(state) {
  const { info, view } = state;
  if (info === null || view === null || !info.secretive || isOver(view)) return null;
  if (humanSeats(state).length <= 1 || !keepsAnything(state, view)) return null;
  if (view.revealedElsewhere) return null;
  return state.cover?.seat ?? view.viewer ?? seatToLook(state, view);
}

/**
 * The human who could play on from an earlier position that another one is viewing.
 * @param {State} state
 * @returns {Seat | null}
 */
export function seatToHandTo(state) {
  const { info, view } = state;
  if (info === null || view === null || !info.secretive || isOver(view)) return null;
  if (state.watchOnly) return null;
  // At the latest position the cover comes by itself, after the move has been seen.
  const browsing = view.ply < view.played.length;
  const waits =
    browsing && view.viewer !== null && view.viewer !== view.turn && !view.consentNeeded;
  return waits && humanSeats(state).length > 1 && !isComputer(state, view.turn) ? view.turn : null;
}

/**
 * @param {State} state
 * @returns {PendingChoice | null}
 */
export function choiceToMake({ view, cover }) {
  if (view === null || cover !== null || view.viewer === null) return null;
  return view.pending.find(({ seat }) => seat === view.viewer) ?? null;
}

/**
 * @param {State} state
 * @param {Seat} seat
 */
export function keepsOwnSecret({ info, view, cover, spectated }, seat) {
  if (info === null || view === null || !info.secretive || isOver(view) || spectated) return false;
  return cover === null && view.viewer === seat && view.keepers.includes(seat);
}

/**
 * The secrets to draw on the board: those that everyone knows, and those that the viewer is looking at.
 * @param {State} state
 * @returns {Secret[] | null}
 */
export function secretsToDraw({ view, secretsShown }) {
  const exposed = view === null || view.revealed ? [] : view.exposed;
  return exposed.length === 0 ? secretsShown : [...exposed, ...(secretsShown ?? [])];
}

/**
 * @param {View} view
 * @returns {PlayedAction[]}
 */
export function lastTurn({ played, ply }) {
  const last = played[ply - 1];
  let from = ply;
  while (last !== undefined && from > 0 && played[from - 1]?.seat === last.seat) from -= 1;
  return played.slice(from, ply);
}

/** @param {View} view */
function isOver(view) {
  return view.revealed || view.outcome !== null;
}

/**
 * @param {State} state
 * @param {View} view
 */
function keepsAnything(state, view) {
  if (state.spectated || state.watchOnly) return false;
  return view.keepers.length > 0 || view.pending.length > 0 || state.pinOffer !== null;
}

/**
 * Among several humans: the one with a choice to make, else the one to act. Browsing doesn't change the viewer.
 * @param {State} state
 * @param {View} view
 * @returns {Seat}
 */
function seatToLook(state, view) {
  const choice = view.pending.find(({ seat }) => !isComputer(state, seat));
  const chooses = state.pinOffer ?? choice?.seat;
  if (chooses !== undefined) return chooses;
  const holds = state.cover === null ? view.viewer : state.cover.seat;
  const browsing = view.ply < view.played.length;
  const acts = isComputer(state, view.turn) ? null : view.turn;
  if (browsing && holds !== null) return holds;
  return acts ?? holds ?? humanSeats(state)[0] ?? 0;
}

/**
 * @param {State} state
 * @param {Seat | null} seat
 * @returns {Step | null}
 */
function lookIfNeeded({ view, cover }, seat) {
  return view?.viewer === seat && cover === null ? null : { kind: "look", seat };
}
