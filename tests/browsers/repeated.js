import { test as once } from "node:test";

/** @import { TestOptions } from "node:test" */

/**
 * A test in a browser. A busy machine may delay one step for very long, which must not fail the whole run: such a test is
 * repeated, and reported as flaky. It is still a fault to be found.
 * @param {string} name
 * @param {(() => Promise<void>) | TestOptions} options  or the work
 * @param {() => Promise<void>} [work]
 */
export function test(name, options, work) {
  if (typeof options === "function") test(name, {}, options);
  else once(name, options, () => twice(name, work));
}

/** @param {string} name @param {() => Promise<void>} [work] */
async function twice(name, work) {
  try {
    await work?.();
  } catch (error) {
    console.log(`flaky: ${name}: ${error}`);
    await work?.();
  }
}
