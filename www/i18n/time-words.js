// A remaining time in words, for the ear.

import { language } from "./language.js";
import { words } from "./strings.js";

const UNITS = /** @type {const} */ ([
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]);

/**
 * "4 minutes", "32 seconds". Rounded up, as on the clock.
 * @param {number} ms
 * @returns {string[]}  never none
 */
export function timeWords(ms) {
  let seconds = Math.ceil(ms / 1000);
  if (seconds === 0) return [words.clocks.noTime];
  /** @type {string[]} */
  const parts = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    seconds %= size;
    if (count > 0) parts.push(counted(count, unit));
  }
  return parts;
}

/** @param {number} count @param {string} unit */
function counted(count, unit) {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    count,
  );
}
