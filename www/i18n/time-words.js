// Times: a remaining time in words, for the ear, and the short time of a move.

import { clockFace } from "../state/clock.js";
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

/** The time that a move took, as "2.4s", "12s" or "1:05". @param {number} ms */
export function moveTime(ms) {
  const tenths = Math.round(ms / 100);
  if (tenths < 100) return inUnit("second", "narrow", 1).format(tenths / 10);
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? inUnit("second", "narrow").format(seconds) : clockFace(seconds * 1000);
}

/** @param {number} count @param {string} unit */
function counted(count, unit) {
  return inUnit(unit, "long").format(count);
}

/** @param {string} unit @param {"long" | "narrow"} unitDisplay @param {number} [digits]  after the point */
function inUnit(unit, unitDisplay, digits = 0) {
  const form = /** @type {const} */ ({ style: "unit", minimumFractionDigits: digits });
  return new Intl.NumberFormat(language, { ...form, unit, unitDisplay });
}
