// Types and loading of the files in `learning/`. `tests/texts/learning.rs` reads the same formats and replays them.

import { language } from "../i18n/language.js";
import { LANGUAGES } from "../i18n/languages.js";
import { learningFile } from "./learning-source.js";

/**
 * A game's file without words, `learning/GAME.json`. Squares have the game's names; moves are full move texts, of all
 * players in turn.
 * @typedef {object} LearningFile
 * @property {StepFile[]} lesson
 * @property {{ record: string }} example  a record of a finished game
 * @property {ProblemFile[]} problems      the easiest first
 */

/**
 * A step of a lesson. The learner plays the side to move. Secrets before the game are chosen at random: a solution must
 * work for all of them.
 * @typedef {object} StepFile
 * @property {string} id
 * @property {string | null} position  null: the start position
 * @property {Record<string, string>} [options]
 * @property {Goal} goal
 * @property {string} [show]           the code of a piece type to explain beside the board
 * @property {string[]} solution       a shortest way to the goal, with the others' replies; empty where there is
 *   only something to read
 */

/**
 * `reach`: the learner's pieces stop on all of these squares. `capture`: the pieces on all of these squares are
 * captured. The order is free. `mate`: the learner wins. `check`: the learner's move gives check.
 * @typedef {{ reach: string[] } | { capture: string[] } | { mate: true } | { check: true } | { read: true }} Goal
 */

/**
 * @typedef {object} ProblemFile
 * @property {string} id
 * @property {string} position         the side to move wins
 * @property {Record<string, string>} [options]
 * @property {number} mate             in this number of moves and not fewer, for all secrets; where checkmate is
 *   claimed the move behind the claim counts
 * @property {string[]} solution       a main line to the end, with the replies
 */

/**
 * The words in one language, `learning/LANGUAGE/GAME.json`: for exactly the steps and problems of the game.
 * @typedef {object} LearningWords
 * @property {string[]} history       paragraphs
 * @property {{ title: string, text: string, ours: boolean }[]} rules  `ours`: our choice, where the source leaves it open
 * @property {Record<string, { title: string, task: string, done: string, hint: string }>} lesson
 * @property {{ title: string, about: string, notes: Record<string, string> }} example  comments by the ply after which they
 *   are shown; "0" at the beginning
 * @property {Record<string, { title: string, about?: string }>} problems
 * @property {{ label: string, url: string }[]} sources
 */

/**
 * Claims about endgames, `learning/facts.json`, by the game's id.
 * @typedef {object} FactFile
 * @property {string} id
 * @property {"true" | "false" | "partly" | "open"} verdict
 * @property {number} positions        number of those examined
 * @property {number | null} longest   the longest win, in plies
 * @property {string | null} example   an example position
 * @property {string} command          the command that proves it
 */

/** @typedef {Record<string, { claim: string, finding: string }>} FactWords */

/** @typedef {{ file: LearningFile, words: LearningWords }} Learning */

/** @typedef {FactFile & { claim: string, finding: string }} Fact */

/** The language of the words here. */
const { learning } = LANGUAGES[language];

/** @type {Map<string, Promise<Learning>>} */
const known = new Map();

/** Of games that aren't featured. @type {Learning} */
export const NOTHING = {
  file: { lesson: [], problems: [], example: { record: "" } },
  words: {
    history: [],
    rules: [],
    lesson: {},
    problems: {},
    example: { title: "", about: "", notes: {} },
    sources: [],
  },
};

/**
 * A game's lesson, problems and history in the page's language; fetched once. Only featured games have them.
 * @param {string} game
 * @returns {Promise<Learning>}  rejected with a reason: see `learningFile`
 */
export function learningOf(game) {
  const waiting = known.get(game) ?? load(game);
  known.set(game, waiting);
  // The network may be back at the next attempt.
  waiting.catch(() => known.delete(game));
  return waiting;
}

/** @param {string} game */
async function load(game) {
  const ways = [`${game}.json`, `${learning}/${game}.json`];
  const [file, words] = await Promise.all(ways.map(learningFile));
  const loaded = /** @type {Learning} */ ({ file, words });
  ways.forEach((way, at) => {
    const whole = at === 0 ? isWhole(loaded.file) : hasAllWords(loaded);
    if (!whole) throw { code: "learning-broken", args: { found: way } };
  });
  return loaded;
}

/**
 * The proved claims about a game's endgames.
 * @param {string} game
 * @returns {Promise<Fact[]>}  rejected as `learningOf` is
 */
export async function factsOf(game) {
  const ways = ["facts.json", `${learning}/facts.json`];
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

/** @param {Learning} loaded */
function hasAllWords({ file, words }) {
  const lists = [words?.history, words?.rules, words?.sources];
  return (
    lists.every(Array.isArray) &&
    words.example?.notes !== undefined &&
    file.lesson.every(({ id }) => words.lesson?.[id] !== undefined) &&
    file.problems.every(({ id }) => words.problems?.[id] !== undefined)
  );
}
