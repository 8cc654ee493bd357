/** @import { Reason as EngineError, Reason } from "../state/reasons.js" */

const LONGEST_BYTES = 1 << 20;
const LONGEST_WAIT_MS = 20_000;

const NAMELESS = /\bvariant file:(\d+):/g;

/**
 * @param {string} src
 * @param {string} base  base of relative addresses
 * @param {AbortSignal} cancel  cancels the download
 * @returns {Promise<string>}
 * @throws {Reason}
 */
export async function fetchVariant(src, base, cancel) {
  const response = request(src, base, limited(cancel));
  const answer = await response.catch(() => Promise.reject(unreachable(src, "")));
  if (!answer.ok) throw unreachable(src, String(answer.status));
  const text = await textOf(answer).catch(() => Promise.reject(unreachable(src, "")));
  if (text === null) throw { code: "src-too-long", args: { found: src } };
  return text;
}

/**
 * Without credentials: the file is the same for everyone.
 * @param {string} src
 * @param {string} base
 * @param {AbortSignal} signal
 */
async function request(src, base, signal) {
  return fetch(new URL(src, base), { credentials: "omit", signal });
}

/**
 * Aborts with `cancel`, and after the longest wait. The oldest supported browsers lack AbortSignal.any().
 * @param {AbortSignal} cancel
 */
function limited(cancel) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (cancel.aborted) abort();
  for (const signal of [cancel, AbortSignal.timeout(LONGEST_WAIT_MS)])
    signal.addEventListener("abort", abort, { once: true });
  return controller.signal;
}

/**
 * Null if it's too long; reading stops there, since the body may never end.
 * @param {Response} answer
 */
async function textOf({ body }) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LONGEST_BYTES) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Puts the file's name before the line numbers of the engine's errors.
 * @param {EngineError} error
 * @param {string} src
 * @returns {Reason}
 */
export function withFileName(error, src) {
  const name = src.split(/[?#]/)[0]?.split("/").pop() || src;
  const allowed = String(error.args["allowed"] ?? "");
  const line = NAMELESS.exec(allowed)?.[1];
  NAMELESS.lastIndex = 0;
  const args = { found: name, allowed: allowed.replaceAll(NAMELESS, `${name}:$1:`) };
  return { code: error.code, args: line === undefined ? args : { ...args, line: Number(line) } };
}

/** @param {string} found @param {string} status @returns {Reason} */
function unreachable(found, status) {
  return { code: "src-unreachable", args: { found, allowed: status } };
}
