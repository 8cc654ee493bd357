// The file of answers: one line of JSON per call, with sorted keys. Salts and hashes are masked, because they depend on the
// engine's entropy.

import { closeSync, openSync, writeSync } from "node:fs";

const FLUSH_CHARACTERS = 1 << 22;
/** A commitment or its opening. A variant's hash has 16 digits. */
const HASH = /\b[0-9a-f]{64}\b/g;
const SALT = /\b[0-9a-f]{32}\b/g;

export class Log {
  #file;
  #pending = "";
  lines = 0;

  /** @param {string} path */
  constructor(path) {
    this.#file = openSync(path, "w");
  }

  /** @param {object} entry */
  write(entry) {
    this.#pending += `${JSON.stringify(canonical(entry))}\n`;
    this.lines += 1;
    if (this.#pending.length > FLUSH_CHARACTERS) this.#flush();
  }

  close() {
    this.#flush();
    closeSync(this.#file);
  }

  #flush() {
    writeSync(this.#file, this.#pending);
    this.#pending = "";
  }
}

/**
 * Values missing from JSON are named, so that an engine that answers with them is noticed.
 * @param {unknown} value
 * @returns {unknown}
 */
function canonical(value) {
  if (typeof value === "string") return masked(value);
  if (value === undefined || typeof value === "bigint" || Object.is(value, -0)) {
    return `<${typeof value} ${String(value)}>`;
  }
  if (typeof value === "number" && !Number.isFinite(value)) return `<number ${value}>`;
  // Probabilities: the first edition wrote nine decimals.
  if (typeof value === "number") return Number(value.toFixed(9));
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  if (Object.getPrototypeOf(value) !== Object.prototype) return `<${value.constructor?.name}>`;
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(pairs.map(([name, item]) => [name, canonical(item)]));
}

/** @param {string} text */
function masked(text) {
  return text.replace(HASH, "<hash>").replace(SALT, "<salt>");
}
