// Loads the controller of texts when the first is pasted or opened.

/** @import { TextController, TextParts } from "./text-controller.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Handlers } from "./action-runner.js" */
/** @import { NestedReason } from "../state/reasons.js" */

export class TextLoader {
  #parts;
  /** @type {TextController | null} */
  #controller = null;
  handlers;

  /** @param {TextParts & {queue: ActionQueue}} parts */
  constructor({ queue, ...parts }) {
    this.#parts = parts;
    /** @satisfies {Handlers} */
    this.handlers = {
      "open-text": ({ text }) => queue.change(() => this.#run((texts) => texts.openText(text))),
      "open-file": ({ file }) => queue.change(() => this.#run((texts) => texts.openFile(file))),
      paste: ({ text }) => queue.add(() => this.#run((texts) => texts.offer(text))),
      "open-pasted": ({ way, pasted }) =>
        queue.change(() => this.#run((texts) => texts.open(way, pasted))),
    };
  }

  /**
   * Offers to open a text that a field can't read, if it is one for another place.
   * @param {string} text
   * @returns {Promise<boolean>}  whether it is
   */
  async offersElsewhere(text) {
    return (await this.#run((texts) => texts.offersElsewhere(text))) ?? false;
  }

  /**
   * @template Answer
   * @param {(texts: TextController) => Promise<Answer>} work
   * @returns {Promise<Answer | null>}
   */
  async #run(work) {
    const loaded = await import("./text-controller.js").catch(() => null);
    if (loaded !== null) return work((this.#controller ??= new loaded.TextController(this.#parts)));
    // Without network, and not cached yet.
    /** @type {NestedReason} */
    const reason = { code: "part-missing", args: {} };
    this.#parts.store.dispatch({ kind: "notice", tone: "fault", reason });
    return null;
  }
}
