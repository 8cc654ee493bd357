// The text of a file whose encoding isn't stated.

const UTF_16 = { "255,254": "utf-16le", "254,255": "utf-16be" };

/**
 * UTF-8 or UTF-16 with a mark, else UTF-8, else the encoding of old Windows programs, which reads anything.
 * @param {ArrayBuffer} bytes
 */
export function decoded(bytes) {
  const mark = new Uint8Array(bytes.slice(0, 2)).join();
  const wide = UTF_16[/** @type {keyof typeof UTF_16} */ (mark)];
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
