// Asks all players before something that concerns their secrets: to play on from before something was learnt of one, to play on
// although another copy of the game has revealed one, or to reveal those of an abandoned game.

import { isBrowsing } from "../state/browsing.js";
import { agreesAlone, computerRefuses } from "../state/consent.js";

/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { SecretsController } from "./secrets-controller.js" */
/** @import { TakeBackRequest, View } from "../engine/protocol.js" */
/** @import { GameEffects, Consent, GameStore } from "../state/page-state.js" */
/** @import { Engine } from "./table-parts.js" */

export class ConsentController {
  #engine;
  #store;
  #autosave;
  #secrets;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {SecretsController} parts.secrets
   */
  constructor({ engine, store, queue, autosave, secrets }) {
    this.#engine = engine;
    this.#store = store;
    this.#autosave = autosave;
    this.#secrets = secrets;
    /** @satisfies {GameEffects} */
    this.effects = {
      "ask-consent": () => queue.change(() => this.ask(store.state.view?.ply ?? 0)),
      "refuse-consent": () => queue.change(() => this.#refuse()),
      consent: ({ pins }) => queue.change(() => this.#accept(pins)),
    };
  }

  /** @param {number} from  where to return without consent */
  async ask(from) {
    const { state } = this.#store;
    const { view } = state;
    if (view === null) return;
    if (computerRefuses(state)) {
      await this.#return(from);
      this.#store.dispatch({ kind: "refuse", reason: { code: "computer-refuses", args: {} } });
    } else if (agreesAlone(state)) {
      const { ply } = view;
      // Until another move is played, this one can be undone.
      await this.#takeBack({ ply, consent: true, keep: true });
    } else {
      this.#store.dispatch({ kind: "consent-needed", about: aboutWhat(view), from });
    }
  }

  async #refuse() {
    const { consent } = this.#store.state;
    this.#store.dispatch({ kind: "consent-over" });
    if (consent !== null) await this.#return(consent.from);
  }

  /** @param {number} ply */
  async #return(ply) {
    if (this.#store.state.view?.ply === ply) return;
    await this.#secrets.showMoved(await this.#engine.call("goTo", { ply }));
    await this.#autosave.save();
  }

  /** @param {string[]} pins  [seat] */
  async #accept(pins) {
    const { consent } = this.#store.state;
    if (consent === null) return;
    const seats = await this.#secrets.wrongPins(pins);
    if (seats.length > 0) this.#store.dispatch({ kind: "consent-wrong", seats });
    else await this.#continue(consent.about);
  }

  /** @param {Consent["about"]} about */
  async #continue(about) {
    const ply = this.#store.state.view?.ply ?? 0;
    if (about === "reveal") await this.#show(await this.#engine.call("revealAbandoned", {}));
    else await this.#takeBack({ ply, consent: true });
  }

  /** The line that is left from an earlier position stays a saved game. @param {TakeBackRequest} request */
  async #takeBack(request) {
    const branches = isBrowsing(this.#store.state);
    await this.#autosave.keep();
    const view = await this.#engine.call("takeBack", request);
    if (branches) this.#autosave.branch();
    await this.#show(view);
  }

  /** @param {View} view */
  async #show(view) {
    await this.#secrets.showMoved(view);
    this.#store.dispatch({ kind: "consent-over" });
    await this.#secrets.handOver();
    await this.#autosave.save();
  }
}

/** @param {View} view */
function aboutWhat(view) {
  if (view.outcome?.reason === "abandoned") return "reveal";
  return view.revealedElsewhere ? "elsewhere" : "take-back";
}
