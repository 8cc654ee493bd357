// Who is viewing the table, and when it must be covered to protect secrets. Decisions only; the secrets controller carries
// them out.

import { isComputer } from "./players.js";

/** @import { PendingChoice, PieceType, PlayedAction, Seat, Secret, SecretField, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/**
 * The next step. "chance": a computer chooses its secret at random. "look": a seat or a spectator sees the table. "cover":
 * the table is hidden until that seat takes the device. "share": that seat acts while all look on, if it can do so without
 * showing a secret.
 * @typedef {{kind: "chance", seat: Seat, field: SecretField}
 *   | {kind: "look", seat: Seat | null}
 *   | {kind: "cover", seat: Seat}
 *   | {kind: "share", seat: Seat}} Step
 */

/** @param {State} state @returns {Seat[]} */
export function humanSeats(state) {
  return state.players.map((_, seat) => seat).filter((seat) => !isComputer(state, seat));
}

/** Null if the right seat is viewing already. @param {State} state @returns {Step | null} */
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
  if (seat === null || seat === holder(state, view)) return null;
  return { kind: mayShare(state, view, seat) ? "share" : "cover", seat };
}

/**
 * The seat to cover for if the table were hidden now. Null if there is nothing to hide.
 * @param {State} state
 * @returns {Seat | null}
 */
export function seatToCoverFor(state) {
  const { view, cover, settings, sharesTable } = state;
  if (view === null || view.revealedElsewhere || !keepsApart(state, view)) return null;
  const isOpen = cover === null && (sharesTable || view.viewer === null);
  if (settings.coversOnlySecrets && isOpen) return null;
  return cover?.seat ?? view.viewer ?? seatToLook(state, view);
}

/**
 * Whether players with secrets look at the table together, so that it shows none. Before it shows the viewer's, it must be
 * covered.
 * @param {State} state
 */
export function isShared(state) {
  const { view, cover, sharesTable } = state;
  return cover === null && sharesTable && view !== null && keepsApart(state, view);
}

/**
 * Whether others may not see a player's legal actions. Legality never depends on a crown, so everyone may see the moves of
 * pieces, which squares they can't reach, and drops of Paratroopers. But hiding the crown and splitting the monarch are
 * secret choices, and which drops are offered tells whether the mine is still in hand: a stone that may be mined, or one of
 * those whose drops hide that. Whether this is so is public: that a right is left, that stones are in hand, and that
 * earlier drops were written with "?". So it tells nothing that the table is covered then, before the view comes into the
 * state. Hints depend on the viewer's secret too, and marks of searched squares are its own: a shared table has neither.
 * @param {View} view
 */
export function hasSecretActions({ actions, played }) {
  const hides = (/** @type {PieceType | null} */ type) =>
    played.some(({ action, kind, text }) => action === "drop" && kind === type && /\?$/.test(text));
  return actions.some(
    ({ kind, piece, secret }) =>
      kind === "hide" || kind === "split" || (kind === "drop" && (secret || hides(piece))),
  );
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
  const waits = browsing && view.viewer !== view.turn && !view.consentNeeded;
  return state.cover === null &&
    waits &&
    humanSeats(state).length > 1 &&
    !isComputer(state, view.turn)
    ? view.turn
    : null;
}

/**
 * Changes at each handover, covered or not. What a player typed before may be secret, and browsers bring back by Ctrl+Z
 * what was typed into an element, so fields whose text outlives a handover are new elements for each of these.
 * @param {State} state
 */
export function handoverKey({ info, view, cover }) {
  return info?.secretive === true ? `${view?.viewer} ${cover !== null}` : "";
}

/** @param {State} state @returns {PendingChoice | null} */
export function choiceToMake({ view, cover }) {
  if (view === null || cover !== null || view.viewer === null) return null;
  return view.pending.find(({ seat }) => seat === view.viewer) ?? null;
}

/**
 * The human who chooses its secret after that seat.
 * @param {State} state
 * @param {Seat} seat
 * @returns {Seat | null}
 */
export function choosesNext(state, seat) {
  const others = state.view?.pending.filter((choice) => choice.seat !== seat) ?? [];
  return others.find((choice) => !isComputer(state, choice.seat))?.seat ?? null;
}

/** @param {State} state @param {Seat} seat */
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

/** @param {View} view @returns {PlayedAction[]} */
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

/** @param {State} state @param {View} view */
function keepsAnything(state, view) {
  if (state.spectated || state.watchOnly) return false;
  return view.keepers.length > 0 || view.pending.length > 0;
}

/**
 * Whether several humans at this screen have secrets from each other.
 * @param {State} state
 * @param {View} view
 */
function keepsApart(state, view) {
  if (!state.info?.secretive || isOver(view) || humanSeats(state).length <= 1) return false;
  return keepsAnything(state, view);
}

/**
 * Whether players want the table covered only for secrets, and this one has none to choose.
 * @param {State} state
 * @param {View} view
 * @param {Seat} seat
 */
function mayShare({ settings }, view, seat) {
  return settings.coversOnlySecrets && !view.pending.some((choice) => choice.seat === seat);
}

/**
 * Among several humans: the one with a choice to make, the one to move last, so that no cover is needed before the first
 * move; then the one to act. Browsing doesn't change the viewer, and needs none on a table that may be shared.
 * @param {State} state
 * @param {View} view
 * @returns {Seat | null}
 */
function seatToLook(state, view) {
  const choosing = view.pending.map(({ seat }) => seat).filter((seat) => !isComputer(state, seat));
  const chooses = choosing.find((seat) => seat !== view.turn) ?? choosing[0];
  if (chooses !== undefined) return chooses;
  const holds = holder(state, view);
  const browsing = view.ply < view.played.length;
  const acts = isComputer(state, view.turn) ? null : view.turn;
  if (browsing && (holds !== null || state.settings.coversOnlySecrets)) return holds;
  return acts ?? holds ?? humanSeats(state)[0] ?? 0;
}

/**
 * The player who has the device: under a cover, the one it waits for. A shared table has none unless players want that.
 * @param {State} state
 * @param {View} view
 * @returns {Seat | null}
 */
function holder({ cover, settings, sharesTable }, { viewer }) {
  if (cover !== null) return cover.seat;
  return sharesTable && !settings.coversOnlySecrets ? null : viewer;
}

/** @param {State} state @param {Seat | null} seat @returns {Step | null} */
function lookIfNeeded({ view, cover }, seat) {
  return view?.viewer === seat && cover === null ? null : { kind: "look", seat };
}
