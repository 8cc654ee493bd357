// Who plays at which seat, and what they may do now.

import { gameView, isBrowsing } from "./browsing.js";
import { hasFallen } from "./clock.js";
import { USUAL_LEVEL } from "./levels.js";
import { isFlatForTwo, isOut, livingSeats } from "./standings.js";

/** @import { GameInfo, Seat } from "../engine/protocol.js" */
/** @import { Player, QuarterTurns, State } from "./page-state.js" */

/** Clockwise quarter turns that bring a seat to the near edge, by its forward direction. */
const TURNS = { up: 0, left: 1, down: 2, right: 3 };

/** @param {GameInfo} info @returns {Player[]} */
export function usualPlayers(info) {
  return info.seats.map((_, seat) => ({
    player: seat === 0 ? "human" : "computer",
    level: USUAL_LEVEL,
  }));
}

/** The name of the person who plays, "" if there is none. @param {Player | undefined} player */
export function nameOf(player) {
  return player?.player === "human" ? (player.name ?? "") : "";
}

/**
 * Gives players the names that this browser remembers, humans first.
 * @param {Player[]} players
 * @param {string[]} names
 * @returns {Player[]}
 */
export function named(players, names) {
  const left = names.filter((name) => players.every((player) => player.name !== name));
  const unnamed = players.filter(({ name }) => name === undefined);
  const order = ["human", "computer"].flatMap((who) =>
    unnamed.filter(({ player }) => player === who),
  );
  return players.map((player) => {
    const name = left[order.indexOf(player)];
    return name === undefined ? player : { ...player, name };
  });
}

/** By seat. @param {Player[]} players @param {(string | undefined)[]} names @returns {Player[]} */
export function withNames(players, names) {
  return players.map((player, seat) => {
    const name = names[seat];
    return name === undefined ? player : { ...player, name };
  });
}

/**
 * What the browser remembers for the next game. Swapped sides change nothing, so that a lone human keeps the first name.
 * @param {string[]} before
 * @param {Player[]} players
 */
export function rememberedNames(before, players) {
  const now = players.filter(({ player }) => player === "human").map(nameOf);
  return now.every((name) => before.includes(name))
    ? before
    : [...now, ...before.slice(now.length)];
}

/** @param {GameInfo} info @param {Seat} seat @returns {QuarterTurns} */
export function turnsTo({ seats }, seat) {
  return /** @type {QuarterTurns} */ (TURNS[seats[seat]?.forward ?? "up"]);
}

/** @param {QuarterTurns} turned @param {number} quarters  from -4 on */
export function turnedFurther(turned, quarters) {
  return /** @type {QuarterTurns} */ ((turned + quarters + 4) % 4);
}

/** @param {GameInfo} info @param {Player[]} players @returns {QuarterTurns} */
export function turnsFor(info, players) {
  const humans = players.filter((player) => player.player === "human");
  const [human] = humans;
  return human !== undefined && humans.length === 1 ? turnsTo(info, players.indexOf(human)) : 0;
}

/**
 * The current orientation. A board that follows the players turns to the next human to act, so it doesn't move while
 * computers play. Flat boards for two are turned by `BoardTurner` instead.
 * @param {State} state
 * @returns {QuarterTurns}
 */
export function boardTurns(state) {
  const { info, settings, around, turned } = state;
  const follows = settings.follows && info !== null && !isFlatForTwo(info);
  const seat = follows && !around ? nextHuman(state) : null;
  if (info === null || seat === null) return turned;
  return turnedFurther(turned, turnsTo(info, seat));
}

/**
 * The seat that belongs at the near edge of a board which turns to the side to move. Null if the board doesn't turn by
 * itself: against the computer, say.
 * @param {State} state
 * @returns {Seat | null}
 */
export function seatToFace(state) {
  const { info, view, settings, cover } = state;
  if (info === null || view === null || !settings.turnsToMover || !isFlatForTwo(info)) return null;
  if (state.players.some(({ player }) => player === "computer")) return null;
  // The board of a player who keeps secrets turns under the cover, not before it.
  return cover?.seat ?? (info.secretive ? view.viewer : null) ?? view.turn;
}

/** @param {State} state @returns {Seat | null} */
export function nextHuman(state) {
  const { info, view } = state;
  if (info === null || view === null) return null;
  const order = info.seats.map((_, at) => (view.turn + at) % info.seats.length);
  return order.find((seat) => !isComputer(state, seat) && !isOut(view, seat)) ?? null;
}

/** @param {State} state */
export function computerToAct(state) {
  const { view } = state;
  return view !== null && view.outcome === null && isComputer(state, view.turn);
}

/** @param {State} state */
export function computerMayAct(state) {
  return (
    state.engine === "ready" &&
    state.screen === "table" &&
    !state.elsewhere &&
    !isBrowsing(state) &&
    computerToAct(state) &&
    maySomebodyPlay(state) &&
    state.pause === "none" &&
    !state.clock?.stopped
  );
}

/** Whether the game has begun and can continue from here without consent. @param {State} state */
function maySomebodyPlay({ view }) {
  return view !== null && view.pending.length === 0 && !view.consentNeeded;
}

/** @param {State} state */
export function humanToAct(state) {
  const { info, view } = state;
  if (info === null || view === null || view.outcome !== null || isComputer(state, view.turn))
    return false;
  return maySomebodyPlay(state) && (!info.secretive || view.viewer === view.turn);
}

/** @param {State} state @param {Seat} seat */
export function isComputer(state, seat) {
  return state.players[seat]?.player === "computer";
}

/**
 * Whether a player may take over a seat now. In a game with secrets a new player would see them, so only a lone human may
 * hand over to the computer, and computers may change their level.
 * @param {State} state
 * @param {Seat} seat
 * @param {Player["player"]} player
 */
export function mayTakeSeat(state, seat, player) {
  const { info, view, players, clock } = state;
  if (player === "human" && hasFallen(clock, view?.ply ?? 0, seat)) return false;
  if (info === null || view === null || !info.secretive || state.spectated) return true;
  if (players[seat]?.player === player) return true;
  const humans = players.filter((one) => one.player === "human");
  return player === "computer" && humans.length === 1;
}

/**
 * The seat that would resign. Null without humans or with more than two players left.
 * @param {State} state
 * @returns {Seat | null}
 */
export function resigningSeat(state) {
  return mayResign(state) ? seatInHand(state) : null;
}

/**
 * The seat that a computer may take over in place of a resignation, with more than two players left.
 * @param {State} state
 * @returns {Seat | null}
 */
export function leavingSeat(state) {
  return mayResign(state) ? null : seatInHand(state);
}

/**
 * Whether the game ended without a move (by resignation, say). That can be taken back alone.
 * @param {State["view"]} view
 */
export function isStopped(view) {
  return view?.outcome?.stopped === true;
}

/** @param {State} state */
function mayResign({ info, view }) {
  return info === null || view === null || livingSeats(info, view).length <= 2;
}

/**
 * The seat that may decide something besides moves: in games with secrets the viewer, elsewhere the human to act or the one
 * waiting for the computer.
 * @param {State} state
 * @returns {Seat | null}
 */
export function seatInHand(state) {
  const { info, view: shown, elsewhere } = state;
  const view = gameView(state);
  if (info === null || shown === null || view?.outcome !== null || elsewhere) return null;
  return info.secretive ? shown.viewer : nextHuman({ ...state, view });
}

/**
 * The ply to step to so that a human is to act; one ply away without humans. Null if there is none.
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
