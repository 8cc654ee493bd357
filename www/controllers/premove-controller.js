import { canWait, isPremoveDue, premovedActions } from "../state/premove.js";

/** @import { ActionQueue } from "./action-queue.js" */
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

  /** Plays the premove when its turn has come. If it has several meanings, the board asks for one. */
  play() {
    const { state } = this.#store;
    const { premove, view } = state;
    if (premove === null || view === null) return;
    const due = isPremoveDue(state);
    const [action, ...others] = due ? premovedActions(view, premove) : [];
    if (due ? action === undefined : !canWait(view, premove))
      this.#store.dispatch({ kind: "premove-dropped", premove });
    if (action === undefined || others.length > 0) return;
    this.#store.dispatch({ kind: "premove", premove: null });
    this.#queue.change(() => this.#game.play(action.text));
  }
}
