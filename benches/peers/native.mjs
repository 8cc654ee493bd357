// The native side: the program of benches/native, controlled by lines of text.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** @import { Result } from "../workloads.mjs" */

export class Native {
  #process;
  #lines;

  /** @param {string} program */
  constructor(program) {
    this.#process = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** @returns {Promise<string[]>} */
  async games() {
    return (await this.#ask("games")).split(" ");
  }

  /** @param {string} game @param {number} depth */
  async perft(game, depth) {
    return result(await this.#ask(`perft ${game} ${depth}`));
  }

  /** @param {string} game @param {number} nodes */
  async search(game, nodes) {
    return result(await this.#ask(`search ${game} ${nodes}`));
  }

  /** Chess by cozy-chess. @param {number} depth */
  async peerPerft(depth) {
    return result(await this.#ask(`peer ${depth}`));
  }

  end() {
    this.#process.stdin.end();
  }

  /** @param {string} line */
  async #ask(line) {
    this.#process.stdin.write(`${line}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the native side has ended at "${line}"`);
    return value;
  }
}

/** @param {string} line @returns {Result} */
function result(line) {
  const [nodes, seconds] = line.split(" ").map(Number);
  return { nodes, seconds };
}
