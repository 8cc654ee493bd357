// Encrypts games that were readable, or sealed under another key.

import { readOldSeal } from "./old-seal.js";
import { isOldSeal } from "./old-traces.js";
import { writtenGame } from "./saved-game.js";
import { roomFor, roomOf, seal, unseal } from "./sealing.js";
import { contentOf, readStored } from "./stored-game.js";

/** @import { SavedGame } from "./saved-game.js" */

/**
 * A game with the seal of an old edition, encrypted and opened again as a check.
 * @param {SavedGame} saved
 * @param {CryptoKey} key
 * @returns {Promise<SavedGame>}
 */
export async function sealedAnew({ sealed, players, pins, ...rest }, key) {
  const old = sealed ?? "";
  const record = await readOldSeal(old);
  // A damaged text may still contain most of its secrets.
  const truth = record === null ? { damaged: old } : { record };
  const content = { ...truth, players, pins };
  const anew = await seal(key, content, roomFor(JSON.stringify(content)));
  await unseal(key, anew);
  return { ...rest, sealed: anew, players: [], pins: [] };
}

/**
 * A game with secrets, moved from one key to another. Throws if the first doesn't open it.
 * @param {SavedGame} saved
 * @param {CryptoKey} from
 * @param {CryptoKey} to
 * @returns {Promise<SavedGame>}
 */
export async function resealed(saved, from, to) {
  const sealed = saved.sealed ?? "";
  return { ...saved, sealed: await seal(to, await unseal(from, sealed), roomOf(sealed)) };
}

/**
 * A saved game with its whole record, even if it has secrets.
 * @param {string} text  as stored
 * @param {CryptoKey | null} key
 * @returns {Promise<SavedGame | null>}  null if it can't be opened
 */
export async function openedGame(text, key) {
  const saved = readStored(text);
  if (saved === "unreadable") return null;
  const { sealed } = saved;
  if (sealed === null) return saved;
  if (key === null || isOldSeal(sealed)) return null;
  const content = await unseal(key, sealed).catch(() => null);
  return typeof content?.record === "string" ? { ...saved, ...content } : null;
}

/**
 * Whether an old edition stored a game with secrets that everybody can read.
 * @param {string} text  as stored
 */
export function hasReadableSecrets(text) {
  const saved = readStored(text);
  return saved !== "unreadable" && isOldSeal(saved.sealed);
}

/**
 * The encrypted content of such an entry.
 * @param {string} text  as stored
 * @param {CryptoKey} key
 */
export async function encryptedContent(text, key) {
  const saved = /** @type {SavedGame} */ (readStored(text));
  return contentOf(JSON.stringify(writtenGame(await sealedAnew(saved, key))));
}

/**
 * @param {string} text  as stored
 * @param {CryptoKey} key
 */
export async function opensSeal(text, key) {
  const saved = readStored(text);
  if (saved === "unreadable" || saved.sealed === null) return false;
  return unseal(key, saved.sealed).then(
    () => true,
    () => false,
  );
}
