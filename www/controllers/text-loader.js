// Loads the controller of texts when the first is pasted or opened.

import { loadPart } from "./load-part.js";

/** @import { TextController, TextParts } from "./text-controller.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { GameEffects } from "../state/page-state.js" */

export class TextLoader {
  #parts;
  /** @type {TextController | null} */
  #controller = null;
  effects;

  /** @param {TextParts & {queue: ActionQueue}} parts */
  constructor({ queue, ...parts }) {
    this.#parts = parts;
    /** @satisfies {GameEffects} */
    this.effects = {
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
    const loaded = await loadPart(() => import("./text-controller.js"), this.#parts.store);
    if (loaded === null) return null;
    return work((this.#controller ??= new loaded.TextController(this.#parts)));
  }
}
