// A variant file of somebody's own site.

/** @typedef {import("../engine/protocol.js").EngineError} EngineError */
/** @typedef {import("../engine/protocol.js").Reason} Reason */

const LONGEST_BYTES = 1 << 20;
const LONGEST_WAIT_MS = 20_000;

/** What the engine calls a file that has no name. */
const NAMELESS = /\bvariant file:(\d+):/g;

/**
 * @param {string} src
 * @param {string} base  what a relative address starts from
 * @returns {Promise<string>}
 * @throws {Reason}
 */
export async function fetchVariant(src, base) {
  if (!URL.canParse(src, base)) throw unreachable(src, "");
  const url = new URL(src, base);
  // Nothing of the visitor's goes along: the file is the same for all.
  const asked = fetch(url, { credentials: "omit", signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  const answer = await asked.catch(() => Promise.reject(unreachable(src, "")));
  if (!answer.ok) throw unreachable(src, String(answer.status));
  const text = await answer.text().catch(() => Promise.reject(unreachable(src, "")));
  if (text.length > LONGEST_BYTES) throw { code: "src-too-long", args: { found: src } };
  return text;
}

/**
 * The engine's faults of a file, with the file's own name before each line.
 * @param {EngineError} error
 * @param {string} src
 * @returns {Reason}
 */
export function withFileName(error, src) {
  const name = src.split(/[?#]/)[0]?.split("/").pop() || src;
  const allowed = String(error.args["allowed"] ?? "");
  const line = NAMELESS.exec(allowed)?.[1];
  NAMELESS.lastIndex = 0;
  const told = { found: name, allowed: allowed.replaceAll(NAMELESS, `${name}:$1:`) };
  return { code: error.code, args: line === undefined ? told : { ...told, line: Number(line) } };
}

/**
 * @param {string} found
 * @param {string} status
 * @returns {Reason}
 */
function unreachable(found, status) {
  return { code: "src-unreachable", args: { found, allowed: status } };
}
