// The next game between the same players, with the same options, clocks and levels, but with swapped sides.

import { hasFallen } from "./clock.js";

/** @typedef {import("./state.js").PlayerAction} PlayerAction */
/** @typedef {import("./state.js").State} State */

/**
 * The settings of a player move to the seat before; with two seats they are swapped.
 * @template Setting
 * @param {Setting[]} bySeat
 * @returns {Setting[]}
 */
export function rotated(bySeat) {
  return [...bySeat.slice(1), ...bySeat.slice(0, 1)];
}

/**
 * @param {State} state
 * @returns {Extract<PlayerAction, {kind: "new-game"}>}
 */
export function rematch({ info, view, players, model, clock }) {
  // The computer plays only the rest of a game for a player whose flag has fallen.
  const before = players.map((player, seat) =>
    hasFallen(clock, view?.ply ?? 0, seat)
      ? { ...player, player: /** @type {const} */ ("human") }
      : player,
  );
  const control = clock && { ...clock.control, seats: rotated(clock.control.seats) };
  const options = { ...info?.chosen };
  return { kind: "new-game", players: rotated(before), model, options, control };
}
