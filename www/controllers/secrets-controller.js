// Serves players who hide something from each other: who looks, the cover between them, what they choose alone, their
// PINs, and their consent to go back behind something that came to light.

import { nextStep, seatToCoverFor, seatToHandTo } from "../state/viewer.js";
import { isPin, makePin, opensPin, pinsWork } from "../platform/pin.js";
import { asOnlooker } from "../state/state.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("../engine/protocol.js").Secret} Secret */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("../state/viewer.js").Step} Step */
/** @typedef {import("../state/state.js").Action} Action */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */
/** @typedef {Pick<import("../engine/client.js").EngineClient, "call">} Engine */

/** Long enough to see one's own move land before the table is covered. */
const LINGER_MS = 900;

export class SecretsController {
  #engine;
  #state;
  #dispatch;
  #lingerMs;
  #pins;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {() => State} parts.state
   * @param {(action: Action) => void} parts.dispatch
   * @param {number} [parts.lingerMs]
   * @param {boolean} [parts.pins]  players may protect their boards
   */
  constructor({ engine, state, dispatch, lingerMs = LINGER_MS, pins = pinsWork() }) {
    this.#engine = engine;
    this.#state = state;
    this.#dispatch = dispatch;
    this.#lingerMs = lingerMs;
    this.#pins = pins;
  }

  /** Lets the right one look, after whatever changed. */
  async settle() {
    let taken = "";
    for (let step = nextStep(this.#state()); step !== null; step = nextStep(this.#state())) {
      // A step that changed nothing would be taken for ever.
      if (taken === JSON.stringify(step)) return;
      taken = JSON.stringify(step);
      await this.#take(step);
    }
  }

  /** @param {Step} step */
  async #take(step) {
    if (step.kind === "cover") {
      await this.#linger();
      await this.#coverFor(step.seat);
    } else if (step.kind === "look") {
      await this.#look(step.seat);
    } else {
      const { seat, field } = step;
      const view = await this.#engine.call("choose", { seat, field, value: null });
      this.#dispatch({ kind: "played", view, secrets: null });
    }
  }

  /** Nobody needs to wait where nobody has moved. */
  async #linger() {
    const { view, cover } = this.#state();
    if (cover !== null || view === null || view.looker === null || view.ply === 0) return;
    await new Promise((resolve) => setTimeout(resolve, this.#lingerMs));
  }

  /** @param {Seat} seat */
  async #coverFor(seat) {
    this.#dispatch({
      kind: "covered",
      seat,
      view: await this.#engine.call("look", { seat: null }),
    });
  }

  /**
   * Another place of the record is shown.
   * @param {View} view
   */
  async showMoved(view) {
    this.#dispatch({ kind: "moved-in-record", view, secrets: await this.revealed(view) });
  }

  /** @param {Seat | null} seat */
  async #look(seat) {
    const view = await this.#engine.call("look", { seat });
    this.#dispatch({ kind: "looked", view, secrets: await this.revealed(view) });
  }

  /**
   * Hides the table at once, without waiting for the engine; `lookAway` has to follow. False if there's nothing to hide.
   */
  cover() {
    const { view, cover } = this.#state();
    const seat = seatToCoverFor(this.#state());
    if (seat === null || view === null) return false;
    if (cover === null) this.#dispatch({ kind: "covered", seat, view: asOnlooker(view) });
    return true;
  }

  async lookAway() {
    const seat = seatToCoverFor(this.#state());
    if (seat !== null) await this.#coverFor(seat);
  }

  /** Lets the one play on who is to act in the position shown. */
  async handOver() {
    const seat = seatToHandTo(this.#state());
    if (seat === null) return;
    if (seatToCoverFor(this.#state()) !== null) await this.#coverFor(seat);
    else await this.#look(seat);
  }

  /** @param {string} pin */
  async uncover(pin) {
    const { cover } = this.#state();
    if (cover === null) return;
    if (await this.#opens(cover.seat, pin)) {
      await this.#look(cover.seat);
    } else {
      this.#dispatch({ kind: "wrong-pin" });
    }
  }

  /**
   * @param {Seat} seat
   * @param {string} pin
   */
  async #opens(seat, pin) {
    const kept = this.#state().pins[seat] ?? null;
    return kept === null || (pinsWork() && opensPin(kept, pin));
  }

  /** @param {Extract<PlayerAction, {kind: "choose-secret"}>} action */
  async choose({ seat, field, value }) {
    const view = await this.#engine.call("choose", { seat, field, value });
    const shared = seatToCoverFor(this.#state()) !== null;
    if (shared && this.#pins && !view.pending.some((choice) => choice.seat === seat))
      this.#dispatch({ kind: "pin-offered", seat });
    this.#dispatch({ kind: "played", view, secrets: null });
    if (!shared)
      this.#dispatch({ kind: "notice", tone: "info", reason: { code: "secret-kept", args: {} } });
  }

  /** @param {string | null} pin */
  async setPin(pin) {
    const seat = this.#state().pinOffer;
    if (seat === null) return;
    const made = pin !== null && isPin(pin) && pinsWork() ? await makePin(pin) : null;
    this.#dispatch({ kind: "pin-settled", seat, pin: made });
  }

  /** Answers too late, after the button was let go or the table covered, are dropped. */
  async showSecret() {
    const looker = this.#state().view?.looker;
    const secrets = await this.#engine.call("secrets", {});
    const { view, cover } = this.#state();
    if (cover === null && view?.looker === looker) this.#dispatch({ kind: "secrets", secrets });
  }

  /**
   * Everybody's, for a view of a game that is over.
   * @param {View} view
   * @param {GameInfo | null} info
   * @returns {Promise<Secret[] | null>}
   */
  async revealed(view, info = this.#state().info) {
    return info?.secretive && view.revealed ? this.#engine.call("secrets", {}) : null;
  }

  /**
   * True if everybody has agreed and the game goes on from before.
   * @param {string[]} pins  [seat]
   */
  async takeBackWithConsent(pins) {
    const { consent, players } = this.#state();
    if (consent === null) return false;
    /** @type {Seat[]} */
    const wrong = [];
    for (let seat = 0; seat < players.length; seat += 1) {
      const human = players[seat]?.player === "human";
      if (human && !(await this.#opens(seat, pins[seat] ?? ""))) wrong.push(seat);
    }
    if (wrong.length > 0) {
      this.#dispatch({ kind: "consent-wrong", seats: wrong });
      return false;
    }
    const view = await this.#engine.call("takeBack", { ply: consent.ply, consent: true });
    await this.showMoved(view);
    this.#dispatch({ kind: "consent-over" });
    return true;
  }
}
