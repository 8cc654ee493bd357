// Runs the proofs of a session in slices, one after another. Other calls are answered meanwhile; one that changes the game
// ends them.

import { Pace } from "./pace.js";

/** @import { Response } from "./worker-messages.js" */

const CAP_MS = 5_000;

/** @typedef {{ id: number, call: "prove" | "defend", ask: { moves: number, seat?: number } }} Question */

/**
 * @typedef {object} Lent
 * @property {(call: string, ask: object) => unknown} ask  calls the engine; null while undecided
 * @property {(response: Response) => void} send
 * @property {(id: number, work: () => void) => void} guarded  answers with an error if the work throws
 * @property {() => number} now  milliseconds
 */

export class Proofs {
  #lent;
  /** @type {{ question: Question, pace: Pace | null }[]} */
  #open = [];
  // As for searches: behind waiting messages.
  #nextSlice = new MessageChannel();

  /** @param {Lent} lent */
  constructor(lent) {
    this.#lent = lent;
    this.#nextSlice.port1.onmessage = () => this.#goOn();
  }

  /** @param {Question} question */
  add(question) {
    this.#open.push({ question, pace: null });
    if (this.#open.length === 1) this.#nextSlice.port2.postMessage(null);
  }

  /** Answers all open proofs as unproved, on "stop" or when the game changes. */
  stop() {
    for (const { question } of this.#open.splice(0)) this.#giveUp(question);
  }

  leave() {
    this.#open = [];
    this.#nextSlice.port1.close();
  }

  #goOn() {
    const first = this.#open[0];
    if (first === undefined) return;
    const { question } = first;
    first.pace ??= new Pace(this.#lent.now, CAP_MS);
    let decided = true;
    this.#lent.guarded(question.id, () => {
      decided = this.#slice(question, /** @type {Pace} */ (first.pace));
    });
    if (decided) this.#open.shift();
    if (this.#open.length > 0) this.#nextSlice.port2.postMessage(null);
  }

  /**
   * @param {Question} question
   * @param {Pace} pace
   * @returns {boolean}  it has been answered
   */
  #slice(question, pace) {
    const { id, call, ask } = question;
    const { nodes } = pace;
    const answer = this.#lent.ask(call, { ...ask, nodes });
    pace.count(nodes);
    const time = pace.progress();
    if (answer === null && !pace.over) {
      if (time !== null) this.#lent.send({ kind: "progress", id, time });
      return false;
    }
    if (answer === null) this.#giveUp(question);
    else this.#lent.send({ kind: "answer", id, answer });
    return true;
  }

  /** @param {Question} question */
  #giveUp({ id, ask }) {
    const args = { found: String(ask.moves), allowed: "fewer moves" };
    this.#lent.send({ kind: "error", id, error: { code: "proof-too-long", args } });
  }
}
