import { loadPart } from "./load-part.js";
import { handOver } from "../storage/handoff.js";
import { writePageRoute, writeRoute } from "../state/routes.js";

/** @import { NestedReason } from "../state/reasons.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { Browser } from "./table-parts.js" */

/** @typedef {Extract<PlayerAction, {kind: "copy"}>["what"]} Copied */

const loadAnnotated = () => import("./annotated-record.js");

export class ShareController {
  #store;
  #autosave;
  #browser;
  #report;
  effects;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {Browser} parts.browser
   * @param {(error: unknown) => void} parts.report
   */
  constructor({ store, queue, autosave, browser, report }) {
    this.#store = store;
    this.#autosave = autosave;
    this.#browser = browser;
    this.#report = report;
    /** @satisfies {GameEffects} */
    this.effects = {
      // Not in the queue, since the browser copies only within the click.
      copy: ({ what }) => void this.#copy(what, this.#textOf(what)),
      "copy-code": ({ what, code }) => void this.#copy(what, Promise.resolve(code)),
      download: () => queue.add(() => this.#download()),
      study: () => queue.add(() => this.study()),
      mistakes: () => queue.add(() => this.#mistakes()),
      "study-variations": () => this.#studyVariations(),
    };
  }

  /** @param {Copied} what */
  async #textOf(what) {
    const { info, view, record } = this.#store.state;
    if (info === null || view === null) return "";
    switch (what) {
      case "record":
        return record;
      case "short-record":
        return this.#autosave.recordText({ short: true });
      case "position":
        return view.position;
      case "game-link":
        return this.#browser.address(writeRoute(info.id, { record }));
      case "position-link":
        return this.#browser.address(writeRoute(info.id, { position: view.position }));
    }
  }

  /** @param {string} what @param {Promise<string>} text */
  async #copy(what, text) {
    try {
      /** @type {NestedReason} */
      const reason = { code: "copied", args: { what } };
      if (await this.#browser.copy(text))
        this.#store.dispatch({ kind: "notice", tone: "info", reason });
    } catch (error) {
      this.#report(error);
    }
  }

  #download() {
    const { info, record } = this.#store.state;
    if (info !== null) this.#browser.download(`${info.id}.menagerie.txt`, record);
  }

  /**
   * Opens a study of the game at the position shown.
   * @param {string} [action]  played there
   */
  async study(action) {
    const { info, view, headers, review } = this.#store.state;
    if (info === null || view === null) return;
    const options = info.secretive && view.revealed ? { full: true } : {};
    const record = await this.#autosave.recordText(options);
    const annotated = review === null ? null : await loadPart(loadAnnotated, this.#store);
    const text = review && annotated?.annotatedRecord(record, info, view, review);
    const played = action === undefined ? {} : { action };
    handOver({ record: text ?? record, ply: view.ply, ...played });
    const from = headers === null ? "table" : "text";
    this.#browser.go(writePageRoute("study", info.id, { from }));
  }

  async #mistakes() {
    const { info, view, review, players } = this.#store.state;
    if (info === null || view === null || review === null) return;
    const record = await this.#autosave.recordText({ full: true });
    const humans = [...players.keys()].filter((seat) => players[seat]?.player === "human");
    handOver({ record, ply: view.ply, review, humans, back: this.#browser.hash() });
    this.#browser.go(writePageRoute("mistakes", info.id));
  }

  #studyVariations() {
    const { info, studyOffer } = this.#store.state;
    if (info === null || studyOffer === null) return;
    handOver({ ...studyOffer, ply: 0 });
    this.#browser.go(writePageRoute("study", info.id, { from: "text" }));
  }
}
