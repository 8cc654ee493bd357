// The announcement of a step from one position to another: what was played, or where stepping through the game has led.

import { actionWords, revealWords } from "./played-words.js";
import { words } from "./strings.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Notation } from "../state/settings.js" */

/**
 * @param {GameInfo} info
 * @param {View} before
 * @param {View} view
 * @param {Notation} notation
 * @returns {string[]}  sentences
 */
export function stepWords(info, before, { played, ply }, notation) {
  const last = played[ply - 1];
  if (last === undefined) return [words.voice.start];
  const isPlayed = ply > before.ply && ply === played.length;
  if (!isPlayed) return [words.voice.after(actionWords(last, info, notation))];
  return played
    .slice(before.ply, ply)
    .flatMap((action) => [
      actionWords(action, info, notation),
      ...action.reveals.map((reveal) => revealWords(reveal, info)),
    ]);
}
