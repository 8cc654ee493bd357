// Compresses a text for a link: deflated where the browser can, in letters that mail programs and sites leave alone. The
// first letter names the encoding.

import { bytesOf, lettersOf } from "./base64url.js";

/** @import { Reason, PackedCode } from "../state/reasons.js" */

/** Some mail programs, messengers and sites cut longer links. */
export const LONGEST_LINK = 8000;

/** A limit against texts that unpack to more than the memory holds. */
const LONGEST_TEXT = 1 << 20;

const DEFLATED = "z";
const PLAIN = "t";

/** Unlike "deflate-raw" it has a checksum, which detects damaged links. */
const FORMAT = "deflate";

/**
 * @param {string} text
 * @returns {Promise<string>}  letters, digits, `-` and `_`
 */
export async function pack(text) {
  const bytes = new TextEncoder().encode(text);
  if (!("CompressionStream" in globalThis)) return PLAIN + lettersOf(bytes);
  const deflated = await through(bytes, new CompressionStream(FORMAT), Infinity);
  return DEFLATED + lettersOf(deflated);
}

/**
 * @param {string} packed
 * @returns {Promise<string>}
 * @throws {Reason}  `packed-broken`, `packed-long`, or `packed-unknown` for a way of packing that this browser can't undo
 */
export async function unpack(packed) {
  // Three bytes are four letters.
  if (packed.length > 2 * LONGEST_TEXT) throw fault("packed-long", packed);
  const [encoding, bytes] = [packed.charAt(0), bytesOf(packed.slice(1))];
  if (bytes === null) throw fault("packed-broken", packed);
  if (encoding === PLAIN) return textOf(bytes, packed);
  if (encoding !== DEFLATED || !("DecompressionStream" in globalThis))
    throw fault("packed-unknown", packed);
  return textOf(await inflated(bytes, packed), packed);
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} packed */
async function inflated(bytes, packed) {
  try {
    return await through(bytes, new DecompressionStream(FORMAT), LONGEST_TEXT);
  } catch (error) {
    throw fault(error instanceof RangeError ? "packed-long" : "packed-broken", packed);
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {ReadableWritablePair<Uint8Array, BufferSource>} stream
 * @param {number} most  the maximum number of bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function through(bytes, stream, most) {
  const writer = stream.writable.getWriter();
  // Reading reports the errors of these two.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Uint8Array} bytes @param {string} packed */
function textOf(bytes, packed) {
  if (bytes.length > LONGEST_TEXT) throw fault("packed-long", packed);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw fault("packed-broken", packed);
  }
}

/** @param {PackedCode} code @param {string} packed @returns {Reason} */
function fault(code, packed) {
  return { code, args: { found: packed.slice(0, 80) } };
}
