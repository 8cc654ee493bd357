// PINs against a curious neighbour. Only their slow, salted hashes are stored, and those sealed with the game.

import { ROUNDS } from "../storage/sealing.js";

/** @import { Pin } from "../state/page-state.js" */

const PIN = /^\d{4,8}$/;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Web Crypto is missing on insecure pages. */
export function pinsWork() {
  return globalThis.crypto?.subtle !== undefined;
}

/** @param {string} text */
export function isPin(text) {
  return PIN.test(text);
}

/** @param {string} text @returns {Promise<Pin>} */
export async function makePin(text) {
  const salt = hexadecimal(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await hashOf(salt, text, ROUNDS), rounds: ROUNDS };
}

/** @param {Pin} pin @param {string} text */
export async function opensPin({ salt, hash, rounds }, text) {
  const found = rounds === undefined ? quickHashOf(salt, text) : hashOf(salt, text, rounds);
  return hash === (await found);
}

/** Whether an old edition made it: all PINs could be tried in a blink. @param {Pin} pin */
export function isQuickPin({ rounds }) {
  return rounds === undefined;
}

/** @param {string} salt @param {string} text @param {number} rounds */
async function hashOf(salt, text, rounds) {
  const { subtle } = crypto;
  const base = await subtle.importKey("raw", bytesOf(text), "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: rounds };
  return hexadecimal(new Uint8Array(await subtle.deriveBits(how, base, HASH_BITS)));
}

/** @param {string} salt @param {string} text */
async function quickHashOf(salt, text) {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(`${salt}:${text}`));
  return hexadecimal(new Uint8Array(digest));
}

/** @param {string} text */
function bytesOf(text) {
  return new TextEncoder().encode(text);
}

/** @param {Uint8Array} bytes */
function hexadecimal(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
