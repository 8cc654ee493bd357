/** @typedef {import("./action-queue.js").ActionQueue} ActionQueue */
/** @typedef {import("./autosave.js").Autosave} Autosave */
/** @typedef {import("./game-controller.js").GameController} GameController */
/** @typedef {import("./secrets-controller.js").SecretsController} SecretsController */
/** @typedef {import("../state/state.js").GameStore} GameStore */

export class ConsentController {
  #store;
  #autosave;
  #secrets;
  #game;
  handlers;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {SecretsController} parts.secrets
   * @param {GameController} parts.game
   */
  constructor({ store, queue, autosave, secrets, game }) {
    this.#store = store;
    this.#autosave = autosave;
    this.#secrets = secrets;
    this.#game = game;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      "ask-consent": () => queue.add(() => game.askConsent(store.state.view?.ply ?? 0)),
      "refuse-consent": () => queue.change(() => this.#refuse()),
      consent: ({ pins }) => queue.change(() => this.#accept(pins)),
    };
  }

  async #refuse() {
    const { consent } = this.#store.state;
    this.#store.dispatch({ kind: "consent-over" });
    if (consent !== null) await this.#game.goTo(consent.from);
  }

  /** @param {string[]} pins  [seat] */
  async #accept(pins) {
    if (!(await this.#secrets.takeBackWithConsent(pins))) return;
    await this.#secrets.handOver();
    await this.#autosave.save();
  }
}
