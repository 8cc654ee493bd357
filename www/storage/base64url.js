// Bytes as letters that may stand in links and in JSON.

/** Bytes converted at a time: the number of function arguments is limited. */
const CHUNK = 1 << 13;

/** @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} letters @returns {Uint8Array<ArrayBuffer> | null} */
export function bytesOf(letters) {
  if (!/^[\w-]*$/.test(letters)) return null;
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
