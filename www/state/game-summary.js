// What the list of saved games shows of one: public knowledge only.

import { nameOf } from "./players.js";

/** @import { GameInfo, OutcomeInfo, PlacedPiece, Seat, Square, View } from "../engine/protocol.js" */
/** @import { Player } from "./page-state.js" */

/**
 * @typedef {object} GameSummary
 * @property {Player[]} players
 * @property {boolean} choosing  before the game, players choose their secrets
 * @property {Seat} turn
 * @property {OutcomeInfo | null} outcome
 * @property {string[]} [names]  by seat, "" where nobody is named
 * @property {[square: number, piece: string, seat: Seat][]} pieces  with codes, since options change the order of types
 * @property {Square[]} [walls]  none if there are none
 */

/**
 * @param {GameInfo} info
 * @param {View} view
 * @param {Player[]} players
 * @returns {GameSummary}
 */
export function summaryOf({ kinds }, { pending, turn, outcome, pieces, walls }, players) {
  const names = players.map(nameOf);
  return {
    players,
    ...(names.every((name) => name === "") ? {} : { names }),
    choosing: pending.length > 0,
    turn,
    outcome,
    pieces: pieces.map(({ square, kind, seat }) => [square, kinds[kind]?.code ?? "", seat]),
    ...(walls.length === 0 ? {} : { walls }),
  };
}

/**
 * The pieces of a summary on the game's board. Types that the game has only with other options are left out.
 * @param {GameInfo} info
 * @param {GameSummary} summary
 * @returns {PlacedPiece[]}
 */
export function summaryPieces({ kinds, board }, { pieces }) {
  return pieces.flatMap(([square, code, seat]) => {
    const kind = kinds.findIndex((each) => each.code === code);
    return kind < 0 || square >= board.squares.length ? [] : [{ square, kind, seat }];
  });
}

/** The walls of a summary on the game's board. @param {GameInfo} info @param {GameSummary} summary @returns {Square[]} */
export function summaryWalls({ board }, { walls = [] }) {
  return walls.filter((square) => square < board.squares.length);
}
