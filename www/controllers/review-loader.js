// Loads the controller of reviews when the first is wanted.

/** @import { NestedReason } from "../state/reasons.js" */
/** @import { ReviewController, ReviewParts } from "./review-controller.js" */
/** @import { Handlers } from "./action-runner.js" */

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
  handlers;

  /**
   * @param {ReviewSource | undefined} source
   * @param {Omit<ReviewParts, "newEngine">} parts
   */
  constructor(source, parts) {
    this.#source = source;
    this.#parts = parts;
    /** @satisfies {Handlers} */
    this.handlers = {
      review: () => void this.#run(),
      "stop-review": () => this.#controller?.stop(),
    };
  }

  async #run() {
    const source = this.#source;
    if (source === undefined) return;
    const loaded = await source.load().catch(() => null);
    if (loaded !== null) {
      const { newEngine } = source;
      this.#controller ??= new loaded.ReviewController({ newEngine, ...this.#parts });
      return this.#controller.run();
    }
    // Without network, and not cached yet.
    /** @type {NestedReason} */
    const reason = { code: "part-missing", args: {} };
    this.#parts.store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}
