// What is taught of a game, as its files have it. `tests/learning.rs` reads the same shapes and plays through all of it.

/** @typedef {import("../engine/protocol.js").Seat} Seat */

/**
 * A game's file without words, `learning/GAME.json`. Cells are named as the game names them, moves are full move texts,
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
 * @property {string} [show]           the code of a type of man whose moves are shown beside the board
 * @property {string[]} solution       a shortest way to the goal, the others' replies in between; empty where there is
 *   only something to read
 */

/**
 * `reach`: the learner's men stop on all of these cells; `capture`: the men on all of these cells are captured; in any
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

export {};
