// The key under which this device stores games with secrets. No script can read it, so a copied database is useless
// elsewhere.

import { canSeal, makeKey } from "./sealing.js";

/** @import { Database } from "./database.js" */

const NAME = "device";

/**
 * @param {Database} database
 * @returns {Promise<CryptoKey | null>}  null if this browser can't encrypt, or can't store keys
 */
export async function deviceKey(database) {
  if (!canSeal()) return null;
  const key = await storedKey(database);
  // Games that are saved after a deletion are encrypted under the key that this page has.
  if (key !== null) database.initial = [["keys", { name: NAME, key }]];
  return key;
}

/** @param {Database} database @returns {Promise<CryptoKey | null>} */
async function storedKey(database) {
  const found = await database.get("keys", NAME);
  if (found !== undefined) return found.key;
  try {
    const made = { name: NAME, key: await makeKey() };
    await database.revise("keys", NAME, (now) => (now === undefined ? made : undefined));
  } catch {
    // The storage is full, or some browsers' private windows take no keys.
    return null;
  }
  // Another tab may have stored one first.
  return (await database.get("keys", NAME))?.key ?? null;
}
