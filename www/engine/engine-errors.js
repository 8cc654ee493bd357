// What the engine's errors are: its own no, or its death.

/** @typedef {import("./protocol.js").EngineError} EngineError */

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
export function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}

/**
 * The engine's own no, as opposed to its death.
 * @param {unknown} error
 * @returns {error is EngineError}
 */
export function isRefusal(error) {
  return (
    isEngineError(error) && error.code !== "engine-crashed" && error.code !== "engine-unreachable"
  );
}
