// What a file of games says of the passphrase that opens its secrets.

import { bytesOf, lettersOf } from "./base64url.js";
import { passphraseKey, ROUNDS } from "./sealing.js";

/** @typedef {{salt: string, rounds: number}} FileLock */

const SALT_BYTES = 16;
/** Fewer would let everybody try words; more would stop the page. */
const READABLE_ROUNDS = { least: 100_000, most: 10_000_000 };

/** @returns {FileLock} */
export function newLock() {
  return { salt: lettersOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES))), rounds: ROUNDS };
}

/** @param {any} lock @returns {lock is FileLock} */
export function isLock(lock) {
  const { least, most } = READABLE_ROUNDS;
  const salt = typeof lock?.salt === "string" ? bytesOf(lock.salt) : null;
  const { rounds } = lock ?? {};
  return (
    salt?.length === SALT_BYTES && Number.isInteger(rounds) && rounds >= least && rounds <= most
  );
}

/** @param {string} passphrase @param {FileLock} lock */
export function keyOfLock(passphrase, { salt, rounds }) {
  return passphraseKey(passphrase, { salt: bytesOf(salt) ?? new Uint8Array(), rounds });
}
