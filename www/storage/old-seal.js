// Reads the seal of editions before 0.2: a record with its secrets in hexadecimal, with a checksum.

const OLD_SEAL = /^\s*menagerie-sealed-1:([^:]*):([^:]*?)\s*$/;

/**
 * @param {string} sealed
 * @returns {Promise<string | null>}  the record with its secrets; null if the text is damaged
 */
export async function readOldSeal(sealed) {
  const [, check, body = ""] = OLD_SEAL.exec(sealed) ?? [];
  if (!/^(?:[0-9a-f]{2})*$/i.test(body)) return null;
  const bytes = Uint8Array.from(body.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sum = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return sum === check ? new TextDecoder().decode(bytes) : null;
}
