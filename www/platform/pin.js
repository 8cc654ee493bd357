// PINs against a curious neighbour. Only their salted hashes are stored.

/** @typedef {import("../state/state.js").Pin} Pin */

const PIN = /^\d{4,8}$/;
const SALT_BYTES = 16;

/** Web Crypto is missing on insecure pages. */
export function pinsWork() {
  return globalThis.crypto?.subtle !== undefined;
}

/** @param {string} text */
export function isPin(text) {
  return PIN.test(text);
}

/**
 * @param {string} text
 * @returns {Promise<Pin>}
 */
export async function makePin(text) {
  const salt = hexadecimal(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, hash: await hashOf(salt, text) };
}

/**
 * @param {Pin} pin
 * @param {string} text
 */
export async function opensPin(pin, text) {
  return pin.hash === (await hashOf(pin.salt, text));
}

/**
 * @param {string} salt
 * @param {string} text
 */
async function hashOf(salt, text) {
  const bytes = new TextEncoder().encode(`${salt}:${text}`);
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** @param {Uint8Array} bytes */
function hexadecimal(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
