/** @import { Setup } from "../../engine/protocol.js" */

const MOST_STEPS = 100;

/** @typedef {{ past: Setup[], present: Setup, future: Setup[] }} Steps */

/** @param {Setup} present @returns {Steps} */
export function noSteps(present) {
  return { past: [], present, future: [] };
}

/**
 * @param {Steps} steps
 * @param {Setup} setup
 * @param {boolean} [goesOn]  the step before
 * @returns {Steps}  the same if nothing has changed
 */
export function withStep(steps, setup, goesOn = false) {
  const { past, present } = steps;
  if (JSON.stringify(setup) === JSON.stringify(present)) return steps;
  const before = goesOn ? past : [...past, present].slice(-MOST_STEPS);
  return { past: before, present: setup, future: [] };
}

/** @param {Steps} steps */
export function undone(steps) {
  const { past, present, future } = steps;
  const before = past.at(-1);
  if (before === undefined) return steps;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** @param {Steps} steps */
export function redone(steps) {
  const { past, present, future } = steps;
  const [after, ...rest] = future;
  if (after === undefined) return steps;
  return { past: [...past, present], present: after, future: rest };
}
