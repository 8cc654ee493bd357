// How moves of a reviewed game are judged: searches of a fixed size, in a session that has the whole game.

import { isEngineError } from "../engine/engine-errors.js";
import { isSame } from "../state/review.js";
import { livingPlayers, shareOfLead, sharesAtEnd, sharesFound } from "../state/shares.js";

/** @import { EngineClient } from "../engine/client.js" */
/** @import { SearchInfo, View } from "../engine/protocol.js" */
/** @import { Review, ReviewedPly } from "../state/review.js" */
/** @typedef {Pick<EngineClient, "call">} Searcher */

/** Positions to search at each ply, in all games. A hundred plies take about half a minute, in every game less than one. */
const NODES = 100_000;

/** With more than two players this model finds the best moves; a short search by another estimates the shares of all. */
const MODEL = /** @type {const} */ ("best-reply");
const SHARE_NODES = 8_000;

/** The length of a better line. */
const MOST_MOVES = 8;

const DIGITS = 4;

/**
 * @param {Searcher} engine
 * @param {number} at
 * @param {Review} review
 * @returns {Promise<ReviewedPly>}
 */
export async function reviewPly(engine, at, review) {
  const view = await engine.call("goTo", { ply: at });
  const move = view.played[at]?.text ?? "";
  const decided = { move, shares: [], loss: null, best: "", line: [], san: [] };
  try {
    const several = livingPlayers(view) > 2;
    const found = await engine.call("review", { nodes: NODES, ...(several && { model: MODEL }) });
    const shares = several
      ? await engine.call("review", { nodes: SHARE_NODES, model: "max-n" })
      : found;
    const loss = several && move !== "" ? await comparedLoss(engine, view, move, found) : null;
    // A move without alternative is worth as much as the position behind it.
    const known = sharesFound(shares, view) ?? review.plies[at + 1]?.shares ?? [];
    return { ...decided, shares: known.map(rounded), loss, ...betterLine(move, found) };
  } catch (error) {
    // The rules end the game there.
    if (!isEngineError(error) || error.code !== "game-over" || view.outcome === null) throw error;
    return { ...decided, shares: sharesAtEnd(view.outcome) };
  }
}

/**
 * What another move would have lost, measured as for those of the game.
 * @param {Searcher} engine
 * @param {number} at
 * @param {Review} review
 * @param {string} move
 */
export async function lossOfTry(engine, at, { plies }, move) {
  const view = await engine.call("goTo", { ply: at });
  if (livingPlayers(view) > 2) {
    const best = await engine.call("review", { nodes: NODES, model: MODEL });
    return comparedLoss(engine, view, move, best);
  }
  const found = await engine.call("review", { nodes: NODES, only: move });
  const [before, after] = [plies[at]?.shares ?? [], sharesFound(found, view) ?? []];
  return ((before[view.turn] ?? 0) - (after[view.turn] ?? 0)) * 2;
}

/** @param {string} move @param {SearchInfo} found */
function betterLine(move, { best, line, san }) {
  const wanted = move === "" || isSame({ move, best }) ? 0 : MOST_MOVES;
  return { best, line: line.slice(0, wanted), san: san.slice(0, wanted) };
}

/**
 * What a move loses of a fair share, compared with the best one at the same depth.
 * @param {Searcher} engine
 * @param {View} view
 * @param {string} move
 * @param {SearchInfo} found
 */
async function comparedLoss(engine, view, move, { best, depth }) {
  if (move === best) return 0;
  const living = livingPlayers(view);
  const shareOf = async (/** @type {string} */ only) => {
    const how = { nodes: NODES, depth, model: MODEL, only };
    return shareOfLead(await engine.call("review", how), living);
  };
  const lost = (await shareOf(best)) - (await shareOf(move));
  return rounded(Math.max(0, lost * living));
}

/** @param {number} number */
function rounded(number) {
  return Number(number.toFixed(DIGITS));
}
