// Lines of standard input, answered one after another.

import { createInterface } from "node:readline";

/**
 * Calls `answer` with each line, one at a time, until the input ends or it returns true.
 * @param {(line: string) => Promise<boolean> | boolean} answer
 */
export async function serve(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (await answer(line.trim())) break;
  }
  process.exit(0);
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
