// Encrypts games with secrets by WebCrypto (AES-GCM): under a key of the device, of the worker, or of a passphrase. Errors
// never quote what is sealed.

import { bytesOf, lettersOf } from "./base64url.js";

const HEAD = "menagerie-sealed-2:";
const CIPHER = "AES-GCM";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const BLOCK_BYTES = 1024;

/** OWASP's advice for PBKDF2 with SHA-256. */
export const ROUNDS = 600_000;

/** Browsers offer WebCrypto only in secure contexts. */
export function canSeal() {
  return globalThis.crypto?.subtle !== undefined;
}

/** A key that scripts can use, but not read. */
export function makeKey() {
  return crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]);
}

/** @param {string} passphrase @param {{salt: Uint8Array<ArrayBuffer>, rounds: number}} how */
export async function passphraseKey(passphrase, { salt, rounds }) {
  const bytes = new TextEncoder().encode(passphrase.normalize("NFKC"));
  const base = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  const made = { name: CIPHER, length: 256 };
  return crypto.subtle.deriveKey(how, base, made, false, ["encrypt", "decrypt"]);
}

/**
 * Room for a content of which only the public part is given: secrets take less than as much again.
 * @param {string} publicText
 */
export function roomFor(publicText) {
  return Math.ceil((2 * publicText.length + 1) / BLOCK_BYTES) * BLOCK_BYTES;
}

/** The room that a sealed text was given. @param {string} sealed */
export function roomOf(sealed) {
  return Math.floor(((sealed.length - HEAD.length) * 3) / 4) - NONCE_BYTES - TAG_BYTES;
}

/**
 * @param {CryptoKey} key
 * @param {object} content  anything that JSON can write
 * @param {number} room     in bytes: the length of the sealed text depends only on it. Longer contents take a multiple.
 * @returns {Promise<string>}
 */
export async function seal(key, content, room) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const padded = new Uint8Array(Math.ceil(bytes.length / room) * room).fill(" ".charCodeAt(0));
  padded.set(bytes);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, padded);
  const whole = new Uint8Array(NONCE_BYTES + cipher.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(cipher), NONCE_BYTES);
  return HEAD + lettersOf(whole);
}

/**
 * @param {CryptoKey} key
 * @param {string} sealed
 * @returns {Promise<any>}  throws `seal-format`, or `seal-damaged` also for another key
 */
export async function unseal(key, sealed) {
  if (!sealed.startsWith(HEAD)) throw { code: "seal-format", args: {} };
  const whole = bytesOf(sealed.slice(HEAD.length)) ?? new Uint8Array();
  const iv = whole.subarray(0, NONCE_BYTES);
  try {
    const cipher = whole.subarray(NONCE_BYTES);
    const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, cipher);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw { code: "seal-damaged", args: {} };
  }
}
