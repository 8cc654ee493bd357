// Our side: what the command line imports, and its answers about games.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A section after the import.
 * @typedef {object} Imported
 * @property {string | null} file  the path of the variant file
 * @property {string[]} losses
 */

/**
 * A position of a game, with our answers, or the error that ends it.
 * @typedef {object} Answer
 * @property {string} position
 * @property {string[]} moves
 * @property {{ over: boolean, winner: string | null, reason: string | null }} outcome
 * @property {string} [error]
 */

export class Menagerie {
  #program;
  #folder;

  /**
   * @param {string} program  the path of the command
   * @param {string} folder  for its files
   */
  constructor(program, folder) {
    this.#program = program;
    this.#folder = folder;
  }

  /**
   * @param {string} text  a variants.ini
   * @returns {Map<string, Imported>}  by name
   */
  importAll(text) {
    const ini = this.#write("variants.ini", text);
    // The games one after the other, each behind a line with its name; the losses are comments.
    const [, ...parts] = this.#run(["import", ini]).split(/^# ==== (.*)$/m);
    /** @type {Map<string, Imported>} */
    const games = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const [name, body] = [parts[at].trim(), parts[at + 1]];
      const losses = [...body.matchAll(/^# line \d+: import-(\S+: .*)$/gm)].map((line) => line[1]);
      const isGame = /^format = /m.test(body);
      games.set(name, { file: isGame ? this.#write(`${name}.toml`, body) : null, losses });
    }
    return games;
  }

  /** @param {string} file @param {number} depth */
  perft(file, depth) {
    return Number(
      this.#run(["perft", file, `${depth}`])
        .trim()
        .split("\n")
        .at(-1),
    );
  }

  /**
   * @param {string} file
   * @param {string[][]} games  the moves of each
   * @returns {Answer[][]}
   */
  answers(file, games) {
    const lines = games.map((moves) => `${moves.join(" ")}\n`).join("");
    const path = this.#write("games.txt", lines);
    const told = this.#run(["moves", file, "--games", path]).trim().split("\n");
    const answers = told.map((line) => /** @type {Answer} */ (JSON.parse(line)));
    return games.map((moves) => {
      const end = answers.slice(0, moves.length + 1).findIndex((answer) => answer.error);
      return answers.splice(0, end < 0 ? moves.length + 1 : end + 1);
    });
  }

  /** @param {string[]} words */
  #run(words) {
    const options = /** @type {const} */ ({ encoding: "utf8", maxBuffer: 2 ** 30 });
    return execFileSync(this.#program, words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** @param {string} name @param {string} text */
  #write(name, text) {
    const path = join(this.#folder, name);
    writeFileSync(path, text);
    return path;
  }
}
