import { handOver } from "../storage/handoff.js";
import { writePageRoute, writeRoute } from "../state/routes.js";

/** @typedef {import("./action-queue.js").ActionQueue} ActionQueue */
/** @typedef {import("./autosave.js").Autosave} Autosave */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */

/**
 * @typedef {object} Browser
 * @property {() => string} hash
 * @property {(hash: string) => void} replaceHash  without opening it
 * @property {(hash: string) => void} go           to another place of the page
 * @property {(hash: string) => string} address    the whole link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} download
 */

export class ShareController {
  #store;
  #autosave;
  #browser;
  handlers;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {Browser} parts.browser
   */
  constructor({ store, queue, autosave, browser }) {
    this.#store = store;
    this.#autosave = autosave;
    this.#browser = browser;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      copy: ({ what }) => queue.add(() => this.#copy(what)),
      "copy-code": ({ what, code }) => queue.add(() => this.#copyText(what, code)),
      download: () => queue.add(() => this.#download()),
      study: () => queue.add(() => this.#study()),
    };
  }

  /** @param {Extract<PlayerAction, {kind: "copy"}>["what"]} what */
  async #copy(what) {
    const { info, view, record } = this.#store.state;
    if (info === null || view === null) return;
    const short = what === "short-record";
    const texts = {
      record,
      "short-record": short ? await this.#autosave.recordText({ short: true }) : "",
      position: view.position,
      "game-link": this.#browser.address(writeRoute(info.id, { record })),
      "position-link": this.#browser.address(writeRoute(info.id, { position: view.position })),
    };
    await this.#copyText(what, texts[what]);
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
    this.#store.dispatch({ kind: "notice", tone: copied ? "info" : "fault", reason });
  }

  #download() {
    const { info, record } = this.#store.state;
    if (info !== null) this.#browser.download(`${info.id}.menagerie.txt`, record);
  }

  async #study() {
    const { info, view } = this.#store.state;
    if (info === null || view === null) return;
    const options = info.secretive && view.revealed ? { full: true } : {};
    handOver({ record: await this.#autosave.recordText(options), ply: view.ply });
    this.#browser.go(writePageRoute("study", info.id, { from: "table" }));
  }
}
