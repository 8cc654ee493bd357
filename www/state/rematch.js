// The next game between the same players, with the same start, options, clocks and levels, but with swapped sides.

import { hasFallen } from "./clock.js";

/** @import { Player, State } from "./page-state.js" */
/** @import { PlayerAction } from "./actions.js" */

/**
 * The settings of a player move to the seat before; with two seats they are swapped.
 * @template Setting
 * @param {Setting[]} bySeat
 * @param {number} [seats]  so many seats back; negative: forward
 * @returns {Setting[]}
 */
export function rotated(bySeat, seats = 1) {
  return [...bySeat.slice(seats), ...bySeat.slice(0, seats)];
}

/**
 * Whoever plays another game: humans for whom the computer plays only the rest of this one are back. The names of a game
 * that was opened from a text aren't those of who plays here.
 * @param {Pick<State, "view" | "players" | "clock" | "headers">} state
 * @returns {Player[]}
 */
export function returningPlayers({ view, players, clock, headers }) {
  return players.map(({ player, level, name, resigned }, seat) => {
    const isBack = resigned || hasFallen(clock, view?.ply ?? 0, seat);
    const person = name === undefined || headers !== null ? {} : { name };
    return { player: isBack ? "human" : player, level, ...person };
  });
}

/** The position from which a game began; null for the array. @param {string} record */
export function startPosition(record) {
  const [headers = ""] = record.split("\n\n", 1);
  return /^\[Position "(.+)"\]$/m.exec(headers)?.[1] ?? null;
}

/** @param {State} state @returns {Extract<PlayerAction, {kind: "new-game"}>} */
export function rematch(state) {
  const { info, model, clock } = state;
  const players = rotated(returningPlayers(state));
  const control = clock && { ...clock.control, seats: rotated(clock.control.seats) };
  const options = { ...info?.chosen };
  return { kind: "new-game", players, model, options, control, sameStart: true };
}
