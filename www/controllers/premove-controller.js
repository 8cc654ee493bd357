import { isPremoveDue, premovedActions, strandedPremove } from "../state/premove.js";

/** @import { ActionQueue } from "./action-queue.js" */
/** @import { View } from "../engine/protocol.js" */
/** @import { GameController } from "./game-controller.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */

export class PremoveController {
  #store;
  #queue;
  #game;
  effects;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {GameController} parts.game
   */
  constructor({ store, queue, game }) {
    this.#store = store;
    this.#queue = queue;
    this.#game = game;
    /** @satisfies {GameEffects} */
    this.effects = {
      // The computer may have moved just before it was chosen.
      premove: ({ premove }) => {
        if (premove !== null) queue.add(() => {});
      },
    };
  }

  /** Plays the first premove when its turn has come. If it has several meanings, the board asks for one. */
  play() {
    const { state } = this.#store;
    const { premoves, view } = state;
    const [premove] = premoves;
    if (premove === undefined || view === null) return;
    const due = isPremoveDue(state);
    const [action, ...others] = due ? premovedActions(view, premove) : [];
    const illegal = due && action === undefined ? premove : strandedPremove(view, premoves);
    if (illegal !== undefined) this.#store.dispatch({ kind: "premove-dropped", premove: illegal });
    if (action === undefined || others.length > 0) return;
    this.#queue.change(() => this.#play(action.text, view));
  }

  /** @param {string} text @param {View} view */
  async #play(text, view) {
    await this.#game.play(text);
    if (this.#store.state.view === view) this.#store.dispatch({ kind: "premove", premove: null });
  }
}
