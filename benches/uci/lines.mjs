// Lines of standard input, answered one after the other.

import { createInterface } from "node:readline";

/**
 * Calls `answer` with each line, the next one only when it has finished, until the input ends or it answers true.
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
