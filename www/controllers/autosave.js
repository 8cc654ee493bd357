// Keeps the game on the table: its record and its sealed truth, in the browser's storage and for whoever copies it.

import { keptClock } from "../state/clock.js";
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
  #kept;
  #saidStorage = false;
  /** The whole truth of a game with secrets, for storage alone; never in the state. @type {string | null} */
  #sealed = null;
  handlers;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {Browser} parts.browser
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {() => Promise<void>} parts.kept  what is to be done whenever the game was kept
   */
  constructor({ engine, saved, browser, store, queue, kept }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#browser = browser;
    this.#store = store;
    this.#kept = kept;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      seat: () => queue.change(() => this.save()),
      turn: () => queue.add(() => this.save()),
      "stop-clocks": () => queue.change(() => this.save()),
      "keep-clock": () => this.#keepClock(),
      "full-record": () => queue.add(() => this.keepRecord()),
      settings: () => saved.writeSettings(store.state.settings),
    };
  }

  /**
   * Gives the engine a game again.
   * @param {{record: string, sealed: string | null}} kept
   */
  load({ record, sealed }) {
    return sealed === null
      ? this.#engine.call("load", { record })
      : this.#engine.call("unseal", { sealed });
  }

  /** Gives the engine the game on the table again, as it was kept last. */
  reload() {
    return this.load({ record: this.#store.state.record, sealed: this.#sealed });
  }

  /** Asks the engine for the record, for the share panel and for the case that the engine dies. */
  async keepRecord() {
    await this.#takeRecord();
    await this.#kept();
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

  /** Saves the game. From now on the plain address leads to it; a link's position would hide it after a reload. */
  async save() {
    await this.#takeRecord();
    const { info } = this.#store.state;
    if (info !== null) {
      this.#browser.replaceHash(writeRoute(info.id));
      this.#write();
    }
    await this.#kept();
  }

  /** Time runs between two moves, too: whoever leaves finds as much of it again as was left. */
  #keepClock() {
    const { clock, view, record } = this.#store.state;
    if (clock !== null && view !== null && view.ply > 0 && record !== "") this.#write();
  }

  #write() {
    const { info, view, players, model, turned, record, pins, clock } = this.#store.state;
    if (info === null || view === null) return;
    const { ply, played } = view;
    const game = { record, sealed: this.#sealed, ply, plies: played.length };
    const saved = { ...game, players, model, turned, pins, clock: keptClock(clock) };
    if (!this.#saved.write(info.id, saved)) this.#sayStorage("storage-full");
  }

  /** Tells a player whose browser keeps nothing. */
  checkStorage() {
    if (!this.#saved.works) this.#sayStorage("storage-absent");
  }

  /**
   * Said once: the player can't do anything about it.
   * @param {string} code
   */
  #sayStorage(code) {
    if (this.#saidStorage) return;
    this.#saidStorage = true;
    this.#store.dispatch({ kind: "notice", tone: "fault", reason: { code, args: {} } });
  }
}
