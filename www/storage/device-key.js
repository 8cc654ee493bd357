// The key under which this device stores games with secrets. No script can read it, so a copied database is useless
// elsewhere.

import { canSeal, makeKey } from "./sealing.js";

const NAME = "device";

/**
 * @param {import("./game-database.js").Database} database
 * @returns {Promise<CryptoKey | null>}  null if this browser can't encrypt, or can't store keys
 */
export async function deviceKey(database) {
  if (!canSeal()) return null;
  const found = await database.get("keys", NAME);
  if (found !== undefined) return found.key;
  try {
    await keepKey(database, await makeKey());
  } catch {
    // The storage is full, or some browsers' private windows take no keys.
    return null;
  }
  // Another tab may have stored one first.
  return (await database.get("keys", NAME)).key;
}

/**
 * Stores a key, unless there is one.
 * @param {import("./game-database.js").Database} database
 * @param {CryptoKey} key
 */
export function keepKey(database, key) {
  const made = { name: NAME, key };
  return database.revise("keys", NAME, (now) => (now === undefined ? made : undefined));
}
