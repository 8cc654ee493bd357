import { savedClock } from "../state/clock.js";
import { writeRoute } from "../state/routes.js";
import { recordHeaders } from "../i18n/strings.js";

/** @typedef {import("./action-queue.js").ActionQueue} ActionQueue */
/** @typedef {import("./share-controller.js").Browser} Browser */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {Pick<import("../engine/client.js").EngineClient, "call">} Engine */

export class Autosave {
  #engine;
  #saved;
  #browser;
  #store;
  #onSaved;
  #saidStorage = false;
  /** All secrets of the game. For storage only; never part of the state. @type {string | null} */
  #sealed = null;
  handlers;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {Browser} parts.browser
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {() => Promise<void>} parts.onSaved  called after each save
   */
  constructor({ engine, saved, browser, store, queue, onSaved }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#browser = browser;
    this.#store = store;
    this.#onSaved = onSaved;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      seat: () => queue.change(() => this.save()),
      turn: () => queue.add(() => this.save()),
      "stop-clocks": () => queue.change(() => this.save()),
      "save-clock": () => this.#saveClock(),
      "full-record": () => queue.add(() => this.updateRecord()),
      settings: () => saved.writeSettings(store.state.settings),
    };
  }

  /** @param {{record: string, sealed: string | null}} saved */
  load({ record, sealed }) {
    return sealed === null
      ? this.#engine.call("load", { record })
      : this.#engine.call("unseal", { sealed });
  }

  /** Loads the last saved state of the game on the table into the engine. */
  reload() {
    return this.load({ record: this.#store.state.record, sealed: this.#sealed });
  }

  async updateRecord() {
    await this.#takeRecord();
    await this.#onSaved();
  }

  async #takeRecord() {
    const { info, view, spectated } = this.#store.state;
    if (info === null || view === null) return;
    this.#store.dispatch({ kind: "recorded", record: await this.recordText() });
    const headers = recordHeaders(this.#store.state);
    const hides = info.secretive && !spectated;
    this.#sealed = hides ? await this.#engine.call("seal", { headers }) : null;
  }

  /** @param {{short?: boolean, full?: boolean}} [how] */
  async recordText(how = {}) {
    const { info, fullRecord } = this.#store.state;
    if (info === null) return "";
    const full = fullRecord ? { full: true } : {};
    const headers = recordHeaders(this.#store.state);
    return this.#engine.call("record", { headers, ...how, ...full });
  }

  /** Saves the game and drops a position or record from the address, which would hide the game on a reload. */
  async save() {
    await this.#takeRecord();
    const { info } = this.#store.state;
    if (info !== null) {
      this.#browser.replaceHash(writeRoute(info.id));
      this.#write();
    }
    await this.#onSaved();
  }

  /** Time passes between moves, too, so the clock is saved when the player leaves. */
  #saveClock() {
    const { clock, view, record } = this.#store.state;
    if (clock !== null && view !== null && view.ply > 0 && record !== "") this.#write();
  }

  #write() {
    const { info, view, players, model, turned, record, pins, clock } = this.#store.state;
    if (info === null || view === null) return;
    const { ply, played } = view;
    const game = { record, sealed: this.#sealed, ply, plies: played.length };
    const saved = { ...game, players, model, turned, pins, clock: savedClock(clock) };
    if (!this.#saved.write(info.id, saved)) this.#sayStorage("storage-full");
  }

  checkStorage() {
    if (!this.#saved.works) this.#sayStorage("storage-absent");
  }

  /**
   * Shown once: the player can't do anything about it.
   * @param {string} code
   */
  #sayStorage(code) {
    if (this.#saidStorage) return;
    this.#saidStorage = true;
    this.#store.dispatch({ kind: "notice", tone: "fault", reason: { code, args: {} } });
  }
}
