import { askedSeats } from "../state/draw-offers.js";
import { isComputer } from "../state/players.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { GameController } from "./game-controller.js" */
/** @import { Engine } from "./table-parts.js" */

/** Offers and claims of a draw. */
export class DrawController {
  #engine;
  #store;
  #queue;
  #game;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {GameController} parts.game
   */
  constructor({ engine, store, queue, game }) {
    this.#engine = engine;
    this.#store = store;
    this.#queue = queue;
    this.#game = game;
    /** @satisfies {GameEffects} */
    this.effects = {
      "offer-draw": () => queue.add(() => this.#askComputers()),
      "answer-draw": ({ seat, agrees }) => this.#settle(seat, agrees),
      "claim-draw": () => queue.change(() => game.claimDraw()),
    };
  }

  async #askComputers() {
    const { state } = this.#store;
    for (const seat of askedSeats(state).filter((one) => isComputer(state, one))) {
      const agrees = await this.#engine.call("wouldAgree", { seat });
      if (!askedSeats(this.#store.state).includes(seat)) return;
      this.#store.dispatch({ kind: "answer-draw", seat, agrees });
    }
  }

  /** @param {Seat} seat @param {boolean} agrees */
  #settle(seat, agrees) {
    const { state } = this.#store;
    if (!agrees)
      this.#store.dispatch({
        kind: "notice",
        tone: "info",
        reason: { code: "draw-declined", args: { seat } },
      });
    else if (state.drawOffer !== null && askedSeats(state).length === 0)
      this.#queue.change(() => this.#game.agreeDraw());
  }
}
