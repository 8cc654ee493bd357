// What is taught of a game, as its files have it. `tests/learning.rs` reads the same shapes and plays through all of it.

import { language } from "../i18n/language.js";
import { learningFile } from "./learning-source.js";

/** @typedef {import("../engine/protocol.js").Seat} Seat */

/**
 * A game's file without words, `learning/GAME.json`. Squares are named as the game names them, moves are full move texts,
 * of all seats in turn.
 * @typedef {object} LearningFile
 * @property {StepFile[]} lesson
 * @property {{ record: string }} example  a record that comes to its end
 * @property {ProblemFile[]} problems      the easiest first
 */

/**
 * One step of a lesson. Who is to act in its position is the learner. What must be chosen in secret before the game is chosen
 * by chance: a solution has to do whatever is chosen.
 * @typedef {object} StepFile
 * @property {string} id
 * @property {string | null} position  null: as the game begins
 * @property {Record<string, string>} [options]
 * @property {Goal} goal
 * @property {string} [show]           the code of a type of piece whose moves are shown beside the board
 * @property {string[]} solution       a shortest way to the goal, the others' replies in between; empty where there is
 *   only something to read
 */

/**
 * `reach`: the learner's pieces stop on all of these squares; `capture`: the pieces on all of these squares are captured; in any
 * order. `mate`: the learner wins. `check`: the learner's move leaves an enemy in check.
 * @typedef {{ reach: string[] } | { capture: string[] } | { mate: true } | { check: true } | { read: true }} Goal
 */

/**
 * @typedef {object} ProblemFile
 * @property {string} id
 * @property {string} position         who is to act in it wins
 * @property {Record<string, string>} [options]
 * @property {number} mate             in so many of its moves and not in fewer, whatever is unknown; where checkmate is
 *   claimed the move behind the claim counts
 * @property {string[]} solution       a main line to the end, the replies in between
 */

/**
 * The words for it in one language, `learning/LANGUAGE/GAME.json`: for every step and problem, and no others.
 * @typedef {object} LearningWords
 * @property {string[]} history       paragraphs
 * @property {{ title: string, text: string, ours: boolean }[]} rules  `ours`: the source leaves it open, we settled it
 * @property {Record<string, { title: string, task: string, done: string, hint: string }>} lesson
 * @property {{ title: string, about: string, notes: Record<string, string> }} example  notes by the ply behind which they
 *   are told; "0" at the beginning
 * @property {Record<string, { title: string, about?: string }>} problems
 * @property {{ label: string, url: string }[]} sources
 */

/**
 * Claims about endgames, `learning/facts.json`, by the game's id.
 * @typedef {object} FactFile
 * @property {string} id
 * @property {"true" | "false" | "partly" | "open"} verdict
 * @property {number} positions        how many were looked at
 * @property {number | null} longest   the longest win of them, in plies
 * @property {string | null} example   a position to look at
 * @property {string} command          what proves it
 */

/**
 * The words for the facts of one game in one language.
 * @typedef {Record<string, { claim: string, finding: string }>} FactWords
 */

/** @typedef {{ file: LearningFile, words: LearningWords }} Learning */

/** @typedef {FactFile & { claim: string, finding: string }} Fact */

/** @type {Map<string, Promise<Learning>>} */
const known = new Map();

/**
 * What is taught of a game, in the page's language; fetched once.
 * @param {string} game
 * @returns {Promise<Learning>}  rejected with a reason: see `learningFile`
 */
export function learningOf(game) {
  const waiting = known.get(game) ?? load(game);
  known.set(game, waiting);
  // Who tries again may have a network by then.
  waiting.catch(() => known.delete(game));
  return waiting;
}

/** @param {string} game */
async function load(game) {
  const ways = [`${game}.json`, `${language}/${game}.json`];
  const [file, words] = await Promise.all(ways.map(learningFile));
  const told = /** @type {Learning} */ ({ file, words });
  ways.forEach((way, at) => {
    const whole = at === 0 ? isWhole(told.file) : isTold(told);
    if (!whole) throw { code: "learning-broken", args: { found: way } };
  });
  return told;
}

/**
 * The claims about a game's endgames that have been looked into; none where there are none.
 * @param {string} game
 * @returns {Promise<Fact[]>}  rejected as `learningOf` is
 */
export async function factsOf(game) {
  const ways = ["facts.json", `${language}/facts.json`];
  const [files, words] = /** @type {[Record<string, FactFile[]>, Record<string, FactWords>]} */ (
    await Promise.all(ways.map(learningFile))
  );
  return (files[game] ?? []).flatMap((fact) => {
    const said = words[game]?.[fact.id];
    return said === undefined ? [] : [{ ...fact, ...said }];
  });
}

/** @param {Partial<LearningFile> | null} file */
function isWhole(file) {
  return (
    Array.isArray(file?.lesson) &&
    Array.isArray(file.problems) &&
    typeof file.example?.record === "string"
  );
}

/**
 * Whether there are words for all of it.
 * @param {Learning} told
 */
function isTold({ file, words }) {
  const lists = [words?.history, words?.rules, words?.sources];
  return (
    lists.every(Array.isArray) &&
    words.example?.notes !== undefined &&
    file.lesson.every(({ id }) => words.lesson?.[id] !== undefined) &&
    file.problems.every(({ id }) => words.problems?.[id] !== undefined)
  );
}
