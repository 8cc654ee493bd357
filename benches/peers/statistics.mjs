// The statistics of a run.

import { speed } from "../workloads.mjs";

/** @import { Result } from "../workloads.mjs" */

/**
 * A row's summary. Times and sizes are better when small, ratios when large.
 * @typedef {object} Summary
 * @property {number} value  the median over the rounds, of the worst of several games
 * @property {[low: number, high: number]} spread  of the same game
 * @property {string} [worst]  the name of that game
 */

/** @typedef {"aim" | "✓" | "✗"} Mark */

/** @param {readonly number[]} values  at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The speed ratio of each round. A machine that slows down during a round slows both sides.
 * @param {{ ours: Result, theirs: Result }[]} rounds
 * @returns {Summary}
 */
export function ratios(rounds) {
  return summary(rounds.map(({ ours, theirs }) => speed(ours) / speed(theirs)));
}

/**
 * The largest median among several games.
 * @param {Record<string, number>[]} rounds  the values of each round by game
 * @returns {Summary}
 */
export function worst(rounds) {
  const [found] = medians(rounds);
  return { ...summary(rounds.map((values) => values[found.name])), worst: found.name };
}

/**
 * @param {Record<string, number>[]} rounds
 * @returns {{ name: string, value: number }[]}  the largest first
 */
export function medians(rounds) {
  const names = Object.keys(rounds[0]);
  const each = names.map((name) => ({ name, value: median(rounds.map((values) => values[name])) }));
  return each.sort((a, b) => b.value - a.value);
}

/**
 * @param {number} value
 * @param {{ floor: number, aim: number, lowIsGood?: boolean }} yardstick
 * @returns {Mark}
 */
export function mark(value, { floor, aim, lowIsGood = false }) {
  const reaches = (/** @type {number} */ goal) => (lowIsGood ? value <= goal : value >= goal);
  if (reaches(aim)) return "aim";
  return reaches(floor) ? "✓" : "✗";
}

/** @param {number[]} values @returns {Summary} */
function summary(values) {
  return { value: median(values), spread: [Math.min(...values), Math.max(...values)] };
}
