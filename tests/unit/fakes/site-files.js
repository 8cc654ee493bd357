// Files of the site that are missing, broken or changed.

/** @import { TestContext } from "node:test" */

/**
 * Answers requests for a file of the site otherwise, until it is called.
 * @param {TestContext} t
 * @param {string} path
 * @param {() => Response | Promise<Response>} answer
 * @returns {() => void}
 */
export function answerWith(t, path, answer) {
  const { fetch } = globalThis;
  const { mock } = t.mock.method(globalThis, "fetch", async (/** @type {string} */ address) =>
    address.endsWith(path) ? answer() : fetch(address),
  );
  return () => mock.restore();
}
