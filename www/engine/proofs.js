// Proofs that were asked for at a session, one after the other, in slices: other calls are heard meanwhile, and one that
// changes the game ends them.

import { Pace } from "./pace.js";

/** @typedef {import("./messages.js").Request} Request */
/** @typedef {import("./messages.js").Response} Response */

/** Whoever waits for an answer doesn't wait longer. */
const CAP_MS = 5_000;

/** @typedef {{ id: number, call: "prove" | "defend", ask: { moves: number, seat?: number } }} Question */

/**
 * What a session lends.
 * @typedef {object} Lent
 * @property {(call: string, ask: object) => unknown} ask  the engine; null as long as nothing is decided
 * @property {(response: Response) => void} tell
 * @property {(id: number, work: () => void) => void} guarded  work that may fail
 * @property {() => number} now  the clock, in milliseconds
 */

export class Proofs {
  #lent;
  /** The first one is being looked for. @type {{ question: Question, pace: Pace | null }[]} */
  #open = [];
  // As for thinking: behind the messages that came meanwhile.
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

  /** The game changes, or somebody says so: what isn't proved by now won't be. */
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
    const time = pace.news();
    if (answer === null && !pace.over) {
      if (time !== null) this.#lent.tell({ kind: "progress", id, time });
      return false;
    }
    if (answer === null) this.#giveUp(question);
    else this.#lent.tell({ kind: "answer", id, answer });
    return true;
  }

  /** @param {Question} question */
  #giveUp({ id, ask }) {
    const args = { found: String(ask.moves), allowed: "fewer moves" };
    this.#lent.tell({ kind: "error", id, error: { code: "proof-too-long", args } });
  }
}
