// Opens texts: those of the panel “Share” at once, pasted ones as the player chooses.

import { isRefusal } from "../engine/engine-errors.js";
import { decoded } from "../platform/file-text.js";
import { WAYS } from "../state/pasted.js";
import { writePageRoute, writeRoute } from "../state/routes.js";
import { pack } from "../storage/compressed-text.js";
import { handOver } from "../storage/handoff.js";
import { identify } from "./pasted-text.js";

/** @typedef {import("../state/reasons.js").NestedReason} NestedReason */
/** @typedef {import("../state/state.js").Pasted} Pasted */
/** @typedef {import("../state/pasted.js").PastedWay} PastedWay */

/** Says that moves without headers don't belong to the current game. */
const BYTE_ORDER_MARK = "\ufeff";

export class TextController {
  #engine;
  #store;
  #opener;
  #input;
  #autosave;
  #browser;
  handlers;

  /**
   * @param {object} parts
   * @param {import("./autosave.js").Engine} parts.engine
   * @param {import("../state/state.js").GameStore} parts.store
   * @param {import("./action-queue.js").ActionQueue} parts.queue
   * @param {import("./game-opener.js").GameOpener} parts.opener
   * @param {import("./input-controller.js").InputController} parts.input
   * @param {import("./autosave.js").Autosave} parts.autosave
   * @param {Pick<import("./share-controller.js").Browser, "go" | "address">} parts.browser
   */
  constructor({ engine, store, queue, opener, input, autosave, browser }) {
    this.#engine = engine;
    this.#store = store;
    this.#opener = opener;
    this.#input = input;
    this.#autosave = autosave;
    this.#browser = browser;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      "open-text": ({ text }) => queue.change(() => this.#openText(text)),
      "open-file": ({ file }) => queue.change(() => this.#openFile(file)),
      paste: ({ text }) => queue.add(() => this.#offer(text)),
      "open-pasted": ({ way, pasted }) =>
        way === "move"
          ? queue.add(() => this.#input.play(pasted.text))
          : queue.change(() => this.#guarded(() => this.#open(way, pasted))),
    };
  }

  /** @param {File} file */
  async #openFile(file) {
    const text = await file.arrayBuffer().then(decoded, () => null);
    if (text !== null) return this.#openText(text);
    this.#refuse({ code: "file-unreadable", args: { found: file.name } });
  }

  /** @param {string} text */
  async #openText(text) {
    if (this.#store.state.info === null) return;
    const pasted = await this.#identified(text);
    const [way] = WAYS[pasted.kind];
    if (pasted.kind === "empty") this.#refuse({ code: "text-empty", args: {} });
    else if (way === undefined) this.#refuse(refused({ code: "text-unknown", args: {} }));
    else if (way === "move") this.#store.dispatch({ kind: "pasted", pasted });
    else await this.#guarded(() => this.#open(way === "study" ? "table" : way, pasted));
  }

  /** @param {string} text */
  async #offer(text) {
    const pasted = await this.#identified(text);
    if (pasted.kind === "empty") return;
    if (pasted.fault !== null) this.#refuse(refused(pasted.fault));
    else if (WAYS[pasted.kind].length === 0) this.#refuse({ code: "text-unknown", args: {} });
    else this.#store.dispatch({ kind: "pasted", pasted });
  }

  /** @param {string} text */
  #identified(text) {
    const here = this.#store.state.screen === "table";
    return identify(this.#engine, text, { here, address: this.#browser.address("#") });
  }

  /**
   * @param {PastedWay} way
   * @param {Pasted} pasted
   */
  async #open(way, { kind, text, game, here }) {
    const { info } = this.#store.state;
    const id = game ?? info?.id ?? "";
    const isPosition = kind === "position";
    if (way === "link") return this.#browser.go(text);
    if (way === "edit") return this.#go(writePageRoute("edit", id, { position: text.trim() }));
    if (way === "author")
      return this.#go(writePageRoute("author", null, { file: await pack(text) }));
    if (way === "list")
      return this.#handOver(text, writePageRoute("records", null, { from: "text" }));
    const content = isPosition ? { position: text.trim() } : { record: this.#recordOf(text, game) };
    if (way === "study" && isPosition) return this.#go(writePageRoute("study", id, content));
    const record = content.record ?? "";
    if (way === "study")
      return this.#handOver(record, writePageRoute("study", id, { from: "text" }));
    if (!here || info === null) return this.#go(writeRoute(id, content));
    await (isPosition
      ? this.#opener.openPosition(id, text.trim())
      : this.#opener.openRecord(record));
    await this.#autosave.save();
  }

  /**
   * @param {string} text
   * @param {string | null} game
   */
  #recordOf(text, game) {
    const isHere = this.#store.state.screen === "table" && this.#store.state.info?.id === game;
    return (isHere ? "" : BYTE_ORDER_MARK) + text.trim();
  }

  /** @param {string} hash */
  #go(hash) {
    this.#browser.go(hash);
  }

  /**
   * @param {string} record
   * @param {string} hash
   */
  #handOver(record, hash) {
    handOver({ record, ply: 0 });
    this.#browser.go(hash);
  }

  /** @param {() => Promise<void>} open */
  async #guarded(open) {
    try {
      await open();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#refuse(refused(error));
    }
  }

  /** @param {NestedReason} reason */
  #refuse(reason) {
    this.#store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}

/**
 * @param {import("../state/reasons.js").Reason} why
 * @returns {NestedReason}
 */
function refused(why) {
  return { code: "text-refused", args: {}, why };
}
