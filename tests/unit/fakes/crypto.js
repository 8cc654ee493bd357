/** @import { TestContext } from "node:test" */

/** As on a page without a secure context, until the end of the test. @param {TestContext} t */
export function withoutSubtle(t) {
  const { crypto } = globalThis;
  const put = (/** @type {unknown} */ value) =>
    Object.defineProperty(globalThis, "crypto", { value, configurable: true });
  t.after(() => put(crypto));
  put({ getRandomValues: crypto.getRandomValues.bind(crypto) });
}
