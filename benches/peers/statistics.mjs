// What a run's measurements come to.

import { speed } from "../workloads.mjs";

/** @typedef {import("../workloads.mjs").Result} Result */

/**
 * What is told of a row. Times and sizes are better when small, ratios when large.
 * @typedef {object} Summary
 * @property {number} value  the median over the rounds, of the worst game where there are several
 * @property {[low: number, high: number]} spread  the same game's lowest and highest
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
 * How many times as fast one side was, as each round has it: a machine that slows down in between slows both.
 * @param {{ ours: Result, theirs: Result }[]} rounds
 * @returns {Summary}
 */
export function ratios(rounds) {
  return summary(rounds.map(({ ours, theirs }) => speed(ours) / speed(theirs)));
}

/**
 * The largest median among several games.
 * @param {Record<string, number>[]} rounds  what each round measured of each game
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

/**
 * @param {number[]} values
 * @returns {Summary}
 */
function summary(values) {
  return { value: median(values), spread: [Math.min(...values), Math.max(...values)] };
}
