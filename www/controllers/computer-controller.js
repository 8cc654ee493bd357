import { hintOf } from "../state/hint.js";
import { USUAL_LEVEL } from "../state/levels.js";
import { computerMayAct } from "../state/players.js";
import { isShared } from "../state/viewer.js";

/** @import { ActionQueue } from "./action-queue.js" */
/** @import { GameController } from "./game-controller.js" */
/** @import { SearchRunner } from "./search-runner.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { SecretsController } from "./secrets-controller.js" */

/** Strong enough to be useful, quick enough not to wait for. */
const HINT_LEVEL = "level-14";

export class ComputerController {
  #store;
  #queue;
  #search;
  #game;
  effects;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {SearchRunner} parts.search
   * @param {GameController} parts.game
   * @param {SecretsController} parts.secrets
   */
  constructor({ store, queue, search, game, secrets }) {
    this.#store = store;
    this.#queue = queue;
    this.#search = search;
    this.#game = game;
    /** @satisfies {GameEffects} */
    this.effects = {
      // A hint depends on its player's secret, so a shared table is covered first, and the player asks again.
      hint: () =>
        queue.add(() => (isShared(store.state) ? secrets.coverToShow() : void this.#hint())),
      resume: () => queue.add(() => {}),
      "start-clocks": () => queue.add(() => {}),
    };
  }

  async move() {
    const { state } = this.#store;
    if (this.#search.purpose !== null || state.view === null || !computerMayAct(state)) return;
    if (state.view.claimableDraw !== null) return this.#queue.add(() => this.#game.claimDraw());
    const level = state.players[state.view.turn]?.level ?? USUAL_LEVEL;
    const found = await this.#search.run("move", "think", level);
    if (found !== null) this.#queue.add(() => this.#game.playFound());
  }

  /** No hint while a computer is about to move. */
  async #hint() {
    const { state } = this.#store;
    if (this.#search.purpose !== null || state.view?.outcome !== null) return;
    if (computerMayAct(state)) return;
    const found = await this.#search.run("hint", "hint", HINT_LEVEL);
    if (found !== null) this.#store.dispatch({ kind: "hinted", hint: hintOf(found) });
  }
}
