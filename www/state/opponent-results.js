// How the games of two against a level of the computer have ended, counted from the saved games.

/** @import { ListedGame } from "./page-state.js" */

/** @typedef {{won: number, lost: number, drawn: number}} Results */

/**
 * A game that goes on from a finished one doesn't count again, and one whose PIN was forgotten has no result.
 * @param {ListedGame[]} games
 * @param {string} game  its id
 * @param {string} level
 * @returns {Results | null}  null without games
 */
export function resultsAgainst(games, game, level) {
  const results = { won: 0, lost: 0, drawn: 0 };
  const counted = games.filter((listed) => listed.game === game && !listed.continued);
  for (const { summary } of counted) {
    const { outcome = null, players = [] } = summary ?? {};
    const opponent = players.findIndex((one) => one.player === "computer" && one.level === level);
    const human = players.findIndex(({ player }) => player === "human");
    if (players.length !== 2 || opponent < 0 || human < 0) continue;
    if (outcome === null || outcome.reason === "abandoned") continue;
    if (outcome.winner === null) results.drawn += 1;
    else if (outcome.winner === human) results.won += 1;
    else results.lost += 1;
  }
  return Object.values(results).some((count) => count > 0) ? results : null;
}

/**
 * The level of the only opponent, null if a person or nobody plays against it.
 * @param {import("./page-state.js").Player[]} players
 */
export function opponentLevel(players) {
  const computers = players.filter(({ player }) => player === "computer");
  const [computer] = computers;
  return players.length === 2 && computers.length === 1 ? (computer?.level ?? null) : null;
}
