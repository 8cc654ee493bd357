// Loads the controller of reviews when the first is wanted.

import { loadPart } from "./load-part.js";

/** @import { ReviewController, ReviewParts } from "./review-controller.js" */
/** @import { GameEffects } from "../state/page-state.js" */

/**
 * @typedef {object} ReviewSource
 * @property {() => Promise<typeof import("./review-controller.js")>} load
 * @property {ReviewParts["newEngine"]} newEngine
 */

export class ReviewLoader {
  #source;
  #parts;
  /** @type {ReviewController | null} */
  #controller = null;
  effects;

  /** @param {ReviewSource | undefined} source @param {Omit<ReviewParts, "newEngine">} parts */
  constructor(source, parts) {
    this.#source = source;
    this.#parts = parts;
    /** @satisfies {GameEffects} */
    this.effects = {
      review: () => void this.#with((controller) => controller.run()),
      "walk-line": ({ ply }) => void this.#with((controller) => controller.walk(ply)),
      "stop-review": () => this.#controller?.stop(),
    };
  }

  /** @param {(controller: ReviewController) => Promise<void>} work */
  async #with(work) {
    const source = this.#source;
    if (source === undefined) return;
    const loaded = await loadPart(source.load, this.#parts.store);
    if (loaded === null) return;
    const { newEngine } = source;
    this.#controller ??= new loaded.ReviewController({ newEngine, ...this.#parts });
    return work(this.#controller);
  }
}
