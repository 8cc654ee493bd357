// What a card of the gallery says about the player: the lesson, the problems and the last game.

import { words } from "../../i18n/strings.js";
import { playedWords } from "./saved-game-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { State, Taught } from "../../state/page-state.js" */

/** @typedef {{ done: string[], solved: string[] }} Learnt */
/** @typedef {{ of: (game: string) => Learnt }} Progress */

/**
 * @param {Pick<GameInfo, "id">} game
 * @param {Pick<State, "taught" | "shelf">} state
 * @param {Progress | null} progress
 * @returns {string[]}
 */
export function cardMarks({ id }, { taught, shelf }, progress) {
  const last = shelf.games.find(({ game }) => game === id);
  const played = last === undefined ? "" : playedWords(last.changed, Date.now());
  const marks = [...learningMarks(taught[id], progress?.of(id)), played];
  return marks.filter((mark) => mark !== "").map(unbroken);
}

/**
 * @param {Taught | undefined} taught
 * @param {Learnt | undefined} learnt
 */
function learningMarks(taught, learnt) {
  if (taught === undefined || learnt === undefined) return [];
  const { lesson, problems } = words.gallery.marks;
  // Earlier editions may have had more.
  const done = Math.min(learnt.done.length, taught.steps);
  const solved = Math.min(learnt.solved.length, taught.problems);
  return [
    done > 0 ? lesson(done, taught.steps) : "",
    solved > 0 ? problems(solved, taught.problems) : "",
  ];
}

/** A narrow card breaks its line only between marks. @param {string} mark */
function unbroken(mark) {
  return mark.replaceAll(" ", "\u00a0");
}
