// How games against a level of the computer have ended.

import { opponentLevel, resultsAgainst } from "../state/opponent-results.js";
import { words } from "./strings.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { ListedGame, Player } from "../state/page-state.js" */

/**
 * "You 3–2" against the only opponent; "" if there were no games.
 * @param {ListedGame[]} games
 * @param {GameInfo} info
 * @param {Player[]} players
 */
export function scoreOf(games, { id }, players) {
  const level = opponentLevel(players);
  const results = level === null ? null : resultsAgainst(games, id, level);
  return results === null ? "" : words.seat.score(results);
}

/** "You 3–2 against level 5." @param {ListedGame[]} games @param {GameInfo} info @param {Player[]} players */
export function scoreAgainst(games, info, players) {
  const score = scoreOf(games, info, players);
  const level = opponentLevel(players);
  return score === "" || level === null ? "" : `${words.seat.scoreAgainst(score, level)}.`;
}
