// The record of a reviewed game as a study: signs of mistakes, better lines as variations, and evaluations.

import { words } from "../i18n/strings.js";
import { mistakesIn, playableLine } from "../state/review.js";
import { centipawnsOf } from "../state/shares.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Mistake, Review } from "../state/review.js" */

/** A comment, or a word of the moves: a number, a move, or the result at the end. */
const WORDS = /\{[^}]*\}|\S+/g;

const NUMBER = /^\d+\.+$/;

/** As numeric annotation glyphs, since some moves end with a question mark. */
const NAGS = { inaccuracy: "$6", mistake: "$2", blunder: "$4" };

/**
 * @param {string} record  as the engine writes it
 * @param {GameInfo} info
 * @param {View} view
 * @param {Review} review
 */
export function annotatedRecord(record, info, view, review) {
  const end = record.indexOf("\n\n") + 2;
  const texts = record.slice(end).match(WORDS) ?? [];
  const mistakes = mistakesIn(review, view.played);
  const written = [evaluation(review, 0)];
  let line = "";
  let at = 0;
  for (const text of texts) {
    const isMove = !text.startsWith("{") && !NUMBER.test(text) && at < view.played.length;
    // A variation follows the comments of the move that it replaces.
    if (!text.startsWith("{")) {
      written.push(line);
      line = "";
    }
    written.push(text);
    if (!isMove) continue;
    const mistake = mistakes[at] ?? null;
    line = mistake === null ? "" : variation(review, at);
    at += 1;
    written.push(mistake === null ? "" : NAGS[mistake], evaluation(review, at));
    if (mistake !== null) written.push(judgement(info, view, review, at, mistake));
  }
  return `${record.slice(0, end)}${written.filter((text) => text !== "").join("\n")}\n`;
}

/** After a move, for the first of two players. @param {Review} review @param {number} at */
function evaluation(review, at) {
  const shares = review.plies[at]?.shares ?? [];
  if (shares.length !== 2) return "";
  return `{[%eval ${(centipawnsOf(shares[0] ?? 0) / 100).toFixed(2)}]}`;
}

/** What has no evaluation is said in words. @param {GameInfo} info @param {View} view @param {Review} review @param {number} at @param {Mistake} mistake */
function judgement(info, view, review, at, mistake) {
  const seat = view.played[at - 1]?.seat ?? 0;
  const [before, after] = [review.plies[at - 1], review.plies[at]].map((ply) => ply?.shares ?? []);
  if (info.seats.length === 2 || before === undefined || after === undefined) return "";
  const percent = (/** @type {number[]} */ shares) =>
    words.progress.percent(Math.round((shares[seat] ?? 0) * 100));
  const chances = words.review.share(info.seats[seat]?.name ?? "", percent(before));
  return `{${words.review.names[mistake]}. ${chances} → ${percent(after)}}`;
}

/** @param {Review} review @param {number} at */
function variation(review, at) {
  const line = playableLine(review.plies[at] ?? null);
  return line.length === 0 ? "" : `( ${line.join(" ")} )`;
}
