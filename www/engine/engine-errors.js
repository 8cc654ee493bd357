/** @import { Reason as EngineError } from "../state/reasons.js" */

/** @param {unknown} error @returns {error is EngineError} */
export function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}

/**
 * What a player is told of a refused call. Errors of the page are thrown again.
 * @param {unknown} error
 */
export function reasonOf(error) {
  if (isEngineError(error)) return error;
  throw error;
}

/**
 * Whether the engine refused a call, as opposed to crashing.
 * @param {unknown} error
 * @returns {error is EngineError}
 */
export function isRefusal(error) {
  return (
    isEngineError(error) && error.code !== "engine-crashed" && error.code !== "engine-unreachable"
  );
}
