import {
  hasSecretActions,
  humanSeats,
  isShared,
  nextStep,
  seatToCoverFor,
  seatToHandTo,
} from "../state/viewer.js";
import { isPin, isQuickPin, makePin, opensPin, pinsWork } from "../platform/pin.js";
import { isBrowsing } from "../state/browsing.js";
import { asSpectator } from "../state/state.js";

/** @import { GameInfo, Seat, Secret, View } from "../engine/protocol.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { SearchRunner } from "./search-runner.js" */
/** @import { RevealedSecrets } from "../storage/revealed-secrets.js" */
/** @import { Step } from "../state/viewer.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { Engine } from "./table-parts.js" */

/** Time to see one's own move before the table is covered. */
const LINGER_MS = 900;

export class SecretsController {
  #engine;
  #store;
  #lingerMs;
  #pins;
  #queue;
  #autosave;
  #search;
  #revealed;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {SearchRunner} parts.search
   * @param {Pick<RevealedSecrets, "note" | "beyond">} parts.revealed
   * @param {(error: unknown) => void} parts.report
   * @param {number} [parts.lingerMs]
   * @param {boolean} [parts.pins]  players may protect their boards
   */
  constructor(parts) {
    const { engine, store, queue, lingerMs = LINGER_MS, pins = pinsWork() } = parts;
    this.#engine = engine;
    this.#store = store;
    this.#lingerMs = lingerMs;
    this.#pins = pins;
    this.#queue = queue;
    this.#autosave = parts.autosave;
    this.#search = parts.search;
    this.#revealed = parts.revealed;
    /** @satisfies {GameEffects} */
    this.effects = {
      cover: () => this.#cover(),
      "cover-to-show": () => queue.add(() => this.coverToShow()),
      "hand-over": () => queue.add(() => this.handOver()),
      uncover: ({ pin }) => queue.add(() => this.#uncover(pin)),
      "choose-secret": (action) => queue.change(() => this.#choose(action)),
      "show-secret": () => this.#showSecret().catch(parts.report),
      "hide-secret": () => queue.add(() => this.#shareAgain()),
      // The next step may be another one now.
      settings: ({ change }) => {
        if (change.coversOnlySecrets !== undefined) queue.add(() => {});
      },
    };
  }

  async settle() {
    await this.checkRevealed();
    let taken = "";
    for (
      let step = nextStep(this.#store.state);
      step !== null;
      step = nextStep(this.#store.state)
    ) {
      // A step without effect would repeat forever.
      if (taken === JSON.stringify(step)) return;
      taken = JSON.stringify(step);
      await this.#take(step);
    }
  }

  /**
   * If another copy of this game has revealed a secret, the game stops until all players agree to go on with it revealed.
   * Squares that another copy has searched are marked.
   */
  async checkRevealed() {
    const { info, view, spectated, watchOnly } = this.#store.state;
    if (!info?.secretive || view === null || spectated || watchOnly) return;
    const beyond = await this.#revealed.beyond(view.commitments);
    if (beyond.length === 0 || view.revealedElsewhere) return;
    const hashes = beyond.filter(({ known }) => known).map(({ hash }) => hash);
    const searched = beyond.map(({ hash, searched: squares }) => ({ hash, squares }));
    const exposed = await this.#engine.call("expose", { hashes, searched });
    if (!exposed.revealedElsewhere) {
      await this.showMoved(exposed, isBrowsing(this.#store.state));
      await this.#autosave.save();
      return;
    }
    await this.#look(null);
    if (!this.#store.state.elsewhere)
      this.#store.dispatch({ kind: "consent-needed", about: "elsewhere", from: view.ply });
  }

  /** @param {Step} step */
  async #take(step) {
    if (step.kind === "cover") {
      await this.#linger();
      await this.#coverFor(step.seat);
    } else if (step.kind === "share") {
      await this.#share(step.seat);
    } else if (step.kind === "look") {
      await this.#look(step.seat);
    } else {
      const { seat, field } = step;
      const view = await this.#engine.call("choose", { seat, field, value: null });
      this.#store.dispatch({ kind: "played", view, secrets: null });
    }
  }

  async #linger() {
    const { view, cover } = this.#store.state;
    if (cover !== null || view === null || view.viewer === null || view.ply === 0) return;
    await new Promise((resolve) => setTimeout(resolve, this.#lingerMs));
  }

  /** @param {Seat} seat */
  async #coverFor(seat) {
    this.#discardHint();
    this.#store.dispatch({
      kind: "covered",
      seat,
      view: await this.#engine.call("look", { seat: null }),
    });
  }

  /**
   * Others look on, so a secret action needs a cover first. The view isn't in the state before that is known.
   * @param {Seat} seat
   */
  async #share(seat) {
    const view = await this.#engine.call("look", { seat });
    if (hasSecretActions(view)) await this.#coverFor(seat);
    else this.#store.dispatch({ kind: "looked", view, secrets: null, shares: true });
  }

  /** Covers a shared table, so that its viewer can look alone. */
  async coverToShow() {
    const { state } = this.#store;
    if (isShared(state) && state.view?.viewer != null) await this.#coverFor(state.view.viewer);
  }

  /** The viewer has seen its secret, and the table is for all again. */
  async #shareAgain() {
    const { view, cover, settings } = this.#store.state;
    const isAlone = cover === null && seatToCoverFor(this.#store.state) !== null;
    if (!settings.coversOnlySecrets || !isAlone || view === null) return;
    if (view.pending.length > 0 || hasSecretActions(view)) return;
    this.#discardHint();
    this.#store.dispatch({ kind: "looked", view, secrets: null, shares: true });
  }

  /** @param {View} view @param {boolean} [browsing]  it is only looked at */
  async showMoved(view, browsing = false) {
    const secrets = await this.revealed(view);
    this.#store.dispatch({ kind: "moved-in-record", view, secrets, browsing });
  }

  /** @param {Seat | null} seat */
  async #look(seat) {
    const view = await this.#engine.call("look", { seat });
    this.#store.dispatch({ kind: "looked", view, secrets: await this.revealed(view) });
  }

  /** A player who is about to choose its secret may set a PIN. @param {Seat} seat */
  #offerPin(seat) {
    const { view, pins } = this.#store.state;
    const chooses = view?.pending.some((choice) => choice.seat === seat);
    if (chooses && this.#pins && pins[seat] == null)
      this.#store.dispatch({ kind: "pin-offered", seat });
  }

  /** Covers the table at once, without waiting for the engine, and discards the viewer's hint. */
  #cover() {
    const { view, cover } = this.#store.state;
    const seat = seatToCoverFor(this.#store.state);
    if (seat === null || view === null) return;
    if (cover === null) this.#store.dispatch({ kind: "covered", seat, view: asSpectator(view) });
    this.#discardHint();
    this.#queue.add(() => this.#lookAway());
  }

  /** It depends on the secret of the player who asked, so nobody else may see it. */
  #discardHint() {
    if (this.#search.purpose === "hint") this.#search.cancel();
  }

  async #lookAway() {
    const seat = seatToCoverFor(this.#store.state);
    if (seat !== null) await this.#coverFor(seat);
  }

  async handOver() {
    const seat = seatToHandTo(this.#store.state);
    if (seat === null) return;
    if (seatToCoverFor(this.#store.state) !== null) await this.#coverFor(seat);
    else if (isShared(this.#store.state)) await this.#share(seat);
    else await this.#look(seat);
  }

  /** @param {string} pin */
  async #uncover(pin) {
    const { cover } = this.#store.state;
    if (cover === null) return;
    await this.checkRevealed();
    if (this.#store.state.cover === null) return;
    if (await this.#opens(cover.seat, pin)) {
      await this.#look(cover.seat);
      this.#offerPin(cover.seat);
    } else {
      this.#store.dispatch({ kind: "wrong-pin" });
    }
  }

  /** @param {Seat} seat @param {string} pin */
  async #opens(seat, pin) {
    const kept = this.#store.state.pins[seat] ?? null;
    if (kept === null) return true;
    if (!pinsWork() || !(await opensPin(kept, pin))) return false;
    if (isQuickPin(kept)) await this.#keepPin(seat, pin);
    return true;
  }

  /** @param {Extract<PlayerAction, {kind: "choose-secret"}>} action */
  async #choose({ seat, field, value, pin = null }) {
    const { view: before } = this.#store.state;
    // The second press of a double click: the choice has been made.
    if (!before?.pending.some((choice) => choice.seat === seat && choice.field === field)) return;
    // Hashing takes a moment, in which the choice isn't made yet.
    if (this.#store.state.pinOffer === seat && pin !== null && isPin(pin))
      await this.#keepPin(seat, pin);
    const view = await this.#engine.call("choose", { seat, field, value });
    const shared = seatToCoverFor(this.#store.state) !== null;
    this.#store.dispatch({ kind: "played", view, secrets: null });
    if (!shared)
      this.#store.dispatch({
        kind: "notice",
        tone: "info",
        reason: { code: "secret-kept", args: {} },
      });
    await this.#autosave.save();
  }

  /** @param {Seat} seat @param {string} pin */
  async #keepPin(seat, pin) {
    this.#store.dispatch({ kind: "pin-settled", seat, pin: await makePin(pin) });
    await this.#autosave.save();
  }

  /** An answer is dropped if the button was released or the table covered meanwhile. */
  async #showSecret() {
    const viewer = this.#store.state.view?.viewer;
    const secrets = await this.#engine.call("secrets", {});
    const { view, cover } = this.#store.state;
    if (cover === null && view?.viewer === viewer)
      this.#store.dispatch({ kind: "secrets", secrets });
  }

  /**
   * All secrets after the end of the game. What a view reveals is noted before it is shown.
   * @param {View} view
   * @param {GameInfo | null} info
   * @returns {Promise<Secret[] | null>}
   */
  async revealed(view, info = this.#store.state.info) {
    if (info?.secretive) await this.#revealed.note(view.commitments);
    return info?.secretive && view.revealed ? this.#engine.call("secrets", {}) : null;
  }

  /**
   * The seats of humans whose PIN is wrong.
   * @param {string[]} pins  [seat]
   */
  async wrongPins(pins) {
    /** @type {Seat[]} */
    const wrong = [];
    for (const seat of humanSeats(this.#store.state))
      if (!(await this.#opens(seat, pins[seat] ?? ""))) wrong.push(seat);
    return wrong;
  }
}
