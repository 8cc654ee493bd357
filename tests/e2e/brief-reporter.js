// Prints failures with their details, names of flaky tests, and one line of counts, which `cargo xtask test` reads;
// progress on a terminal.

import { relative } from "node:path";

/** @import { TestCase, TestResult, Suite, FullConfig, TestError } from "@playwright/test/reporter" */

export default class BriefReporter {
  /** @type {Suite | null} */
  #suite = null;
  #ended = 0;

  /** @param {FullConfig} _config @param {Suite} suite */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, result) {
    this.#ended += 1;
    if (process.stdout.isTTY)
      process.stdout.write(`\r\u001b[K${this.#ended}: ${nameOf(test)}`.slice(0, 110));
    // A repeated test is reported once, by its last result.
    const last = result.retry === test.retries || test.outcome() !== "unexpected";
    if (last && test.outcome() === "flaky") this.#tell(`flaky: ${nameOf(test)}`);
    if (last && test.outcome() === "unexpected") this.#tell(failure(test, result));
  }

  /** @param {TestError} error */
  onError(error) {
    this.#tell(`failed: ${error.stack ?? error.message ?? error.value}`);
  }

  onEnd() {
    const counts = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    for (const test of this.#suite?.allTests() ?? []) counts[test.outcome()] += 1;
    const { expected, unexpected, flaky, skipped } = counts;
    this.#tell(
      `tests: ${expected} passed, ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`,
    );
  }

  /** @param {string} text */
  #tell(text) {
    console.log(process.stdout.isTTY ? `\r\u001b[K${text}` : text);
  }

  printsToStdio() {
    return true;
  }
}

/** "tests/e2e/play.spec.js:12:1 › undo › a capture is taken back" @param {TestCase} test */
function nameOf(test) {
  const { file, line, column } = test.location;
  // Root, project and file come first.
  return [`${relative("", file)}:${line}:${column}`, ...test.titlePath().slice(3)].join(" › ");
}

/** @param {TestCase} test @param {TestResult} result */
function failure(test, result) {
  const errors = result.errors.map((error) => error.stack ?? error.message ?? error.value ?? "");
  const snippets = result.errors.map(({ snippet }) => snippet ?? "");
  const printed = [...result.stdout, ...result.stderr].map(String);
  const files = result.attachments.flatMap(({ path }) => (path ? [relative("", path)] : []));
  const details = [
    ...errors.flatMap((error, at) => [error, snippets[at] ?? ""]),
    ...printed,
    ...files,
  ];
  return [`failed: ${nameOf(test)}`, ...details.filter((text) => text !== "").map(indented)].join(
    "\n",
  );
}

/** @param {string} text */
function indented(text) {
  return text
    .replaceAll(/\u001b\[[\d;]*m/g, "")
    .replaceAll(/^/gm, "  ")
    .trimEnd();
}
