import { and, withArticle } from "./grammar.js";

export const calls = {
  title: "Before the move",
  /** @param {string} seat @param {string} victim */
  one: (seat, victim) => `${seat} checkmates ${victim}`,
  /** @param {string} seat @param {string} victim */
  choose: (seat, victim) => `${seat} checkmates ${victim}: choose the mating piece`,
  /** @param {string} kind @param {string} square */
  deliverer: (kind, square) => `${kind} on ${square}`,
  /** Between the mating piece and what it gains. @param {string} victim @param {string} gains */
  checkmates: (victim, gains) => `checkmates ${victim}${gains === "" ? "" : " and"}`,
  /** @param {string} kind */
  becomes: (kind) => `becomes ${withArticle(kind)}`,
  wins: "wins at once",
  /** @param {string} victim @param {string} seat @param {string} rise  of the claimer's royal piece, or "" */
  meaning: (victim, seat, rise) =>
    `${victim}’s pieces leave the board${rise === "" ? "" : `, ${rise}`}, and then ${seat} moves.`,
  /** @param {string} seat @param {string} royal @param {string} into */
  rise: (seat, royal, into) => `${seat}’s ${royal} becomes ${withArticle(into)}`,
  /** @param {string} deliverer @param {string} victim @param {string[]} gains */
  name: (deliverer, victim, gains) => and([`${deliverer} checkmates ${victim}`, ...gains]),
  pass: "Pass",
  /** @param {string} seat */
  answered: (seat) => `${seat} has passed. Another pass ends the game.`,
  /** @param {string} seat */
  noMove: (seat) => `${seat} has no legal move and passes.`,
  /** @param {string} seat */
  noMoveInCheck: (seat) =>
    `${seat} is in check and has no legal move, so it passes. Others may still end the check.`,
  /** @param {string} seat */
  checkmated: (seat) =>
    `${seat} is in check and has no legal move, so it passes and can be claimed as checkmated.`,
};
