// Who sits where, and who may do what now.

import { hasFallen } from "./clock.js";
import { isOut, livingSeats } from "./standings.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").QuarterTurns} QuarterTurns */
/** @typedef {import("./state.js").State} State */

/** Quarter turns to the right that bring a seat to the near edge, by where its pieces go. */
const TURNS = { up: 0, left: 1, down: 2, right: 3 };

/**
 * The usual seating: the first seat for the human, the others for the computer.
 * @param {GameInfo} info
 * @returns {Player[]}
 */
export function usualPlayers(info) {
  return info.seats.map((_, seat) => ({ player: seat === 0 ? "human" : "computer", level: 3 }));
}

/**
 * How the board has to be turned so that a seat is nearest.
 * @param {GameInfo} info
 * @param {Seat} seat
 * @returns {QuarterTurns}
 */
export function turnsTo({ seats }, seat) {
  return /** @type {QuarterTurns} */ (TURNS[seats[seat]?.forward ?? "up"]);
}

/**
 * The board is turned for a single human.
 * @param {GameInfo} info
 * @param {Player[]} players
 * @returns {QuarterTurns}
 */
export function turnsFor(info, players) {
  const humans = players.filter((player) => player.player === "human");
  const [human] = humans;
  return human !== undefined && humans.length === 1 ? turnsTo(info, players.indexOf(human)) : 0;
}

/**
 * How the board lies now. If it follows the players it is turned to the next human to act, so that it rests while
 * computers play.
 * @param {State} state
 * @returns {QuarterTurns}
 */
export function boardTurns(state) {
  const { info, settings, around, turned } = state;
  const seat = settings.follows && !around ? nextHuman(state) : null;
  if (info === null || seat === null) return turned;
  return /** @type {QuarterTurns} */ ((turnsTo(info, seat) + turned) % 4);
}

/**
 * @param {State} state
 * @returns {Seat | null}
 */
function nextHuman(state) {
  const { info, view } = state;
  if (info === null || view === null) return null;
  const order = info.seats.map((_, at) => (view.turn + at) % info.seats.length);
  return order.find((seat) => !isComputer(state, seat) && !isOut(view, seat)) ?? null;
}

/**
 * Whether the seat to act is a computer's, game not over.
 * @param {State} state
 */
export function computerToAct(state) {
  const { view } = state;
  return view !== null && view.outcome === null && isComputer(state, view.turn);
}

/**
 * Whether the computer should start to think now.
 * @param {State} state
 */
export function computerMayAct(state) {
  return (
    state.engine === "ready" &&
    state.screen === "table" &&
    computerToAct(state) &&
    maySomebodyPlay(state) &&
    state.pause === "none" &&
    !state.clock?.stopped
  );
}

/**
 * Whether the game has begun and needs nobody's consent to go on from here.
 * @param {State} state
 */
function maySomebodyPlay({ view }) {
  return view !== null && view.pending.length === 0 && !view.consentNeeded;
}

/**
 * Whether a human may act on the board now.
 * @param {State} state
 */
export function humanToAct(state) {
  const { info, view } = state;
  if (info === null || view === null || view.outcome !== null || isComputer(state, view.turn))
    return false;
  return maySomebodyPlay(state) && (!info.secretive || view.viewer === view.turn);
}

/**
 * @param {State} state
 * @param {Seat} seat
 */
export function isComputer(state, seat) {
  return state.players[seat]?.player === "computer";
}

/**
 * Whether somebody else may sit down at a seat now. Who did so in the middle of a game with secrets would see them;
 * only a lone human may leave the game to the computer, and computers may change their strength.
 * @param {State} state
 * @param {Seat} seat
 * @param {Player["player"]} player
 */
export function mayTakeSeat(state, seat, player) {
  const { info, view, players, clock } = state;
  if (player === "human" && hasFallen(clock, view?.ply ?? 0, seat)) return false;
  if (info === null || view === null || !info.secretive || view.revealed || state.spectated)
    return true;
  if (players[seat]?.player === player) return true;
  const humans = players.filter((one) => one.player === "human");
  return player === "computer" && humans.length === 1;
}

/**
 * Who gives up if somebody does: in games with secrets who looks, elsewhere the human to act, or the one who waits for
 * the computer. Null without humans, and while more than two are in the game.
 * @param {State} state
 * @returns {Seat | null}
 */
export function resigningSeat(state) {
  return mayResign(state) ? seatInHand(state) : null;
}

/**
 * Whose seat the computer may take over instead of a resignation, while more than two are in the game.
 * @param {State} state
 * @returns {Seat | null}
 */
export function leavingSeat(state) {
  return mayResign(state) ? null : seatInHand(state);
}

/**
 * Whether the game was ended by something else than a move, which can be taken back alone.
 * @param {State["view"]} view
 */
export function isStopped(view) {
  const reason = view?.outcome?.reason;
  return reason === "resignation" || reason === "time";
}

/**
 * @param {State} state
 */
export function mayResign({ info, view }) {
  return info === null || view === null || livingSeats(info, view).length <= 2;
}

/**
 * @param {State} state
 * @returns {Seat | null}
 */
function seatInHand(state) {
  const { info, view } = state;
  if (info === null || view === null || view.outcome !== null) return null;
  return info.secretive ? view.viewer : nextHuman(state);
}

/**
 * How far to take back or bring back so that a human is to act; one ply where nobody is human.
 * Null if there is no such place.
 * @param {State} state
 * @param {-1 | 1} direction
 * @returns {number | null}
 */
export function plyOfNextHumanTurn(state, direction) {
  const { view } = state;
  if (view === null) return null;
  const end = direction === 1 ? view.played.length : 0;
  if (view.ply === end) return null;
  const anyHuman = state.players.some((player) => player.player === "human");
  if (!anyHuman) return view.ply + direction;
  for (let ply = view.ply + direction; ply >= 0 && ply <= view.played.length; ply += direction) {
    const next = view.played[ply];
    if (next === undefined || !isComputer(state, next.seat)) return ply;
  }
  return null;
}
