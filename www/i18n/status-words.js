import { capturesOnly } from "../state/view-actions.js";
import { isInCheck } from "../state/standings.js";
import { seatPhrase } from "./seat-words.js";
import { outcomeWords, words } from "./strings.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Premove } from "../state/premove.js" */
/** @import { State } from "../state/page-state.js" */

/** @param {State} state */
export function statusSentence({ info, view, players, search, awaited }) {
  if (info === null || view === null) return "";
  if (awaited) return words.status.loading;
  if (view.outcome !== null) return outcomeWords(view.outcome, info, players);
  if (view.pending.length > 0) return words.secrets.choosing;
  const seat = seatPhrase(info.seats[view.turn]);
  if (search !== null)
    return search.purpose === "hint" ? words.status.hinting : words.status.thinking(seat);
  if (capturesOnly(info, view)) return words.status.mustCapture(seat);
  if (isInCheck(view, view.turn)) return words.status.toMoveInCheck(seat);
  const number = moveOfTurn(info, view);
  return number === null
    ? words.status.toMove(seat)
    : words.status.moveOfTurn(seat, number, info.movesPerTurn);
}

/**
 * Which move of a turn of several moves comes next. Null in other turns, as White's first one may be.
 * @param {GameInfo} info
 * @param {View} view
 */
function moveOfTurn({ movesPerTurn }, { movesLeft, played, ply, turn }) {
  if (movesLeft === null) return null;
  const isWithin = movesLeft < movesPerTurn;
  return isWithin && played[ply - 1]?.seat !== turn ? null : movesPerTurn - movesLeft + 1;
}

/** @param {Premove} premove @param {GameInfo} info */
export function droppedWords(premove, info) {
  return words.status.premoveDropped(premoveText(premove, info));
}

/** "e2–e4" or "Knight@e4". @param {Premove} premove @param {GameInfo} info */
export function premoveText(premove, { board: { squares }, kinds }) {
  const to = squares[premove.to]?.name ?? "";
  if (premove.from === null) return `${kinds[premove.piece]?.name}@${to}`;
  return `${squares[premove.from]?.name}–${to}`;
}
