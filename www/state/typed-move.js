// Helps to type a move: an example, and the legal moves that begin like a text. The engine alone reads the text.

import { inLetters, writtenMove } from "./notation.js";

/** @import { Notation } from "./settings.js" */
/** @import { ActionInfo, GameInfo, View } from "../engine/protocol.js" */

const MOST_COMPLETIONS = 8;

/**
 * A legal move of the player to act, from the middle of the list: an example, not advice. "" if there is none.
 * @param {View} view
 * @param {GameInfo} info  where there are secrets, the example is a plain move
 * @param {Notation} notation
 */
export function exampleMove({ actions }, info, notation) {
  const plain = actions.filter(
    ({ kind, promotion, castles, enters }) =>
      kind === "move" && promotion === null && !castles && enters === null,
  );
  const example = plain[plain.length >> 1] ?? (info.secretive ? undefined : actions[0]);
  return example === undefined ? "" : writtenMove(info, example, notation);
}

/**
 * The legal moves that begin like a text, in whatever form it is. Where there are secrets, only plain moves: a list must
 * not show which secret choices are left.
 * @param {string} text
 * @param {GameInfo} info
 * @param {View} view
 * @param {Notation} notation
 * @returns {{action: string, written: string}[]}
 */
export function completions(text, info, { actions }, notation) {
  const typed = plain(text);
  if (typed === "") return [];
  const listed = info.secretive ? actions.filter(({ kind }) => kind === "move") : actions;
  const fitting = listed.flatMap((action) => {
    const place = placeOf(typed, action, info);
    return place < 0
      ? []
      : [{ place, action: action.text, written: writtenMove(info, action, notation) }];
  });
  fitting.sort((a, b) => a.place - b.place || a.written.length - b.written.length);
  return fitting.slice(0, MOST_COMPLETIONS).map(({ action, written }) => ({ action, written }));
}

/**
 * Standard notation in the same case comes first: "b" is a file before it is a Bishop. Then the letters of the page's
 * language, as the engine reads them.
 * @param {string} typed
 * @param {ActionInfo} action
 * @param {GameInfo} info
 */
function placeOf(typed, { text, san }, info) {
  const forms = [san, inLetters(info, san, "local"), text].map(plain);
  const wanted = typed.toLowerCase();
  const matches = [
    ...forms.map((form) => form.startsWith(typed)),
    ...forms.map((form) => form.toLowerCase().startsWith(wanted)),
  ];
  return matches.indexOf(true);
}

/** Without signs that may be left out. Castling may be typed with zeros. @param {string} text */
function plain(text) {
  return text
    .replace(/[\s\-–×x:=()+#/]/g, "")
    .replace(/^(0+)$/, (zeros) => "O".repeat(zeros.length));
}
