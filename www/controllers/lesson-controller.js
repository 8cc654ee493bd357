/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Seat } from "../engine/protocol.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { Engine } from "./table-parts.js" */

export class LessonController {
  #engine;
  #store;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   */
  constructor({ engine, store, queue }) {
    this.#engine = engine;
    this.#store = store;
    /** @satisfies {GameEffects} */
    this.effects = {
      lesson: () => queue.add(() => this.#show()),
      tab: () => queue.add(() => this.#show()),
      beliefs: ({ seat }) => queue.add(() => this.#dispatchBeliefs(seat)),
    };
  }

  /** A lesson may use the position on the board. */
  async showPresent() {
    if (this.#store.state.lesson?.present) await this.#show();
  }

  async #show() {
    const { lesson } = this.#store.state;
    if (lesson === null) return;
    const preview = await this.#engine.call("preview", lesson);
    this.#store.dispatch({ kind: "preview", lesson, preview });
  }

  /** @param {Seat} seat */
  async #dispatchBeliefs(seat) {
    const beliefs = await this.#engine.call("beliefs", { seat });
    const secrets = await this.#engine.call("secrets", {});
    this.#store.dispatch({ kind: "insight", insight: { seat, beliefs, secrets } });
  }
}
