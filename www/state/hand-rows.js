// Whose hands are above a board and whose below it, and how their pieces are turned.

import { turnsTo } from "./players.js";

/** @import { GameInfo, Seat } from "../engine/protocol.js" */

/** Quarter turns to the right from the lower edge, from left to right. */
const ABOVE = [3, 2];
const BELOW = [0, 1];

/**
 * From left to right.
 * @param {GameInfo} info
 * @param {number} turned  quarter turns of the board
 * @returns {{ above: Seat[], below: Seat[] }}
 */
export function handRows(info, turned) {
  const sides = info.seats.map((_, seat) => (turnsTo(info, seat) + 4 - turned) % 4);
  const at = (/** @type {number[]} */ row) =>
    row.flatMap((side) => sides.flatMap((each, seat) => (each === side ? seat : [])));
  return { above: at(ABOVE), below: at(BELOW) };
}

/**
 * How far a player's pieces that point forward are turned, in quarter turns clockwise.
 * @param {GameInfo} info
 * @param {Seat} seat
 * @param {number} turned  of the board
 */
export function pieceTurns(info, seat, turned) {
  return (turned + 4 - turnsTo(info, seat)) % 4;
}
