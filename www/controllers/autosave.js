// Keeps the game on the table: its record and its sealed truth, in the browser's storage and for whoever copies it.

import { keptClock } from "../state/clock.js";
import { handOver } from "../storage/handoff.js";
import { writePageRoute, writeRoute } from "../state/routes.js";
import { recordHeaders } from "../i18n/strings.js";

/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").Action} Action */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */
/** @typedef {Pick<import("../engine/client.js").EngineClient, "call">} Engine */

/**
 * What the browser does for those who keep a game.
 * @typedef {object} Browser
 * @property {() => string} hash
 * @property {(hash: string) => void} replaceHash  without opening it
 * @property {(hash: string) => void} go           to another place of the page
 * @property {(hash: string) => string} address    the whole link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} download
 */

export class Autosave {
  #engine;
  #saved;
  #browser;
  #state;
  #dispatch;
  #kept;
  #saidStorage = false;
  /** The whole truth of a game with secrets, for storage alone; never in the state. @type {string | null} */
  #sealed = null;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {Browser} parts.browser
   * @param {() => State} parts.state
   * @param {(action: Action) => void} parts.dispatch
   * @param {() => Promise<void>} parts.kept  what is to be done whenever the game was kept
   */
  constructor({ engine, saved, browser, state, dispatch, kept }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#browser = browser;
    this.#state = state;
    this.#dispatch = dispatch;
    this.#kept = kept;
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
    return this.load({ record: this.#state().record, sealed: this.#sealed });
  }

  /** Asks the engine for the record, for the share panel and for the case that the engine dies. */
  async keepRecord() {
    await this.#takeRecord();
    await this.#kept();
  }

  async #takeRecord() {
    const { info, view, spectated } = this.#state();
    if (info === null || view === null) return;
    this.#dispatch({ kind: "recorded", record: await this.#recordText() });
    const headers = recordHeaders(this.#state());
    const hides = info.secretive && !spectated;
    this.#sealed = hides ? await this.#engine.call("seal", { headers }) : null;
  }

  /** @param {{short?: boolean, full?: boolean}} [how] */
  async #recordText(how = {}) {
    const { info, fullRecord } = this.#state();
    if (info === null) return "";
    const full = fullRecord ? { full: true } : {};
    const headers = recordHeaders(this.#state());
    return this.#engine.call("record", { headers, ...how, ...full });
  }

  /** Saves the game. From now on the plain address leads to it; a link's position would hide it after a reload. */
  async save() {
    await this.#takeRecord();
    const { info } = this.#state();
    if (info !== null) {
      this.#browser.replaceHash(writeRoute(info.id));
      this.#write();
    }
    await this.#kept();
  }

  /** Time runs between two moves, too: whoever leaves finds as much of it again as was left. */
  keepClock() {
    const { clock, view, record } = this.#state();
    if (clock !== null && view !== null && view.ply > 0 && record !== "") this.#write();
  }

  #write() {
    const { info, view, players, model, turned, record, pins, clock } = this.#state();
    if (info === null || view === null) return;
    const { ply, played } = view;
    const game = { record, sealed: this.#sealed, ply, plies: played.length };
    const saved = { ...game, players, model, turned, pins, clock: keptClock(clock) };
    if (!this.#saved.write(info.id, saved)) this.sayStorage("storage-full");
  }

  /**
   * Said once: the player can't do anything about it.
   * @param {string} code
   */
  sayStorage(code) {
    if (this.#saidStorage) return;
    this.#saidStorage = true;
    this.#dispatch({ kind: "notice", tone: "fault", reason: { code, args: {} } });
  }

  savePreferences() {
    const { theme, pieceSet, boardView, sound } = this.#state();
    this.#saved.writePreferences({ theme, pieceSet, boardView, sound });
  }

  /** @param {Extract<PlayerAction, {kind: "copy"}>["what"]} what */
  async copy(what) {
    const { info, view, record } = this.#state();
    if (info === null || view === null) return;
    const texts = {
      record,
      "short-record": what === "short-record" ? await this.#recordText({ short: true }) : "",
      position: view.position,
      "game-link": this.#browser.address(writeRoute(info.id, { record })),
      "position-link": this.#browser.address(writeRoute(info.id, { position: view.position })),
    };
    await this.#copyText(what, texts[what]);
  }

  /** @param {Extract<PlayerAction, {kind: "copy-code"}>} action */
  async copyCode({ what, code }) {
    await this.#copyText(what, code);
  }

  /**
   * @param {string} what
   * @param {string} text
   */
  async #copyText(what, text) {
    const copied = await this.#browser.copy(text).then(
      () => true,
      () => false,
    );
    const reason = copied ? { code: "copied", args: { what } } : { code: "copy-refused", args: {} };
    this.#dispatch({ kind: "notice", tone: copied ? "info" : "fault", reason });
  }

  /** To the study, with the game on the table as everybody may know it. */
  async study() {
    const { info, view } = this.#state();
    if (info === null || view === null) return;
    const told = info.secretive && view.revealed ? { full: true } : {};
    handOver({ record: await this.#recordText(told), ply: view.ply });
    this.#browser.go(writePageRoute("study", info.id, { from: "table" }));
  }

  async download() {
    const { info, record } = this.#state();
    if (info !== null) this.#browser.download(`${info.id}.menagerie.txt`, record);
  }
}
