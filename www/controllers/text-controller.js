// Opens texts: those of the panel “Share” at once, pasted ones as the player chooses.

import { isRefusal } from "../engine/engine-errors.js";
import { decoded } from "../platform/file-text.js";
import { WAYS } from "../state/pasted.js";
import { writePageRoute, writeRoute } from "../state/routes.js";
import { pack } from "../storage/compressed-text.js";
import { handOver } from "../storage/handoff.js";
import { identify, opensElsewhere } from "./pasted-text.js";

/** @import { NestedReason, Reason } from "../state/reasons.js" */
/** @import { Pasted, GameStore } from "../state/page-state.js" */
/** @import { PastedWay } from "../state/pasted.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { GameOpener } from "./game-opener.js" */
/** @import { Browser, Engine } from "./table-parts.js" */

/**
 * @typedef {object} TextParts
 * @property {Engine} engine
 * @property {GameStore} store
 * @property {GameOpener} opener
 * @property {Autosave} autosave
 * @property {Pick<Browser, "go" | "address">} browser
 */

/** Says that moves without headers don't belong to the current game. */
const BYTE_ORDER_MARK = "\ufeff";

export class TextController {
  #engine;
  #store;
  #opener;
  #autosave;
  #browser;

  /** @param {TextParts} parts */
  constructor({ engine, store, opener, autosave, browser }) {
    this.#engine = engine;
    this.#store = store;
    this.#opener = opener;
    this.#autosave = autosave;
    this.#browser = browser;
  }

  /** @param {File} file */
  async openFile(file) {
    const text = await file.arrayBuffer().then(decoded, () => null);
    if (text !== null) return this.openText(text);
    this.#refuse({ code: "file-unreadable", args: { found: file.name } });
  }

  /** @param {string} text */
  async openText(text) {
    if (this.#store.state.info === null) return;
    const pasted = await this.#identified(text);
    const [way] = WAYS[pasted.kind];
    if (pasted.kind === "empty") this.#refuse({ code: "text-empty", args: {} });
    else if (way === undefined) this.#refuse(refused({ code: "text-unknown", args: {} }));
    else if (way === "play") this.#store.dispatch({ kind: "pasted", pasted });
    else await this.open(way === "study" ? "table" : way, pasted);
  }

  /** @param {string} text */
  async offer(text) {
    const pasted = await this.#identified(text);
    if (pasted.kind === "empty") return;
    if (pasted.fault !== null) this.#refuse(refused(pasted.fault));
    else if (WAYS[pasted.kind].length === 0) this.#refuse({ code: "text-unknown", args: {} });
    else this.#store.dispatch({ kind: "pasted", pasted });
  }

  /** @param {string} text */
  async offersElsewhere(text) {
    const pasted = await this.#identified(text);
    const opens = opensElsewhere(pasted);
    if (opens) this.#store.dispatch({ kind: "pasted", pasted });
    return opens;
  }

  /** @param {PastedWay} way @param {Pasted} pasted */
  async open(way, pasted) {
    try {
      await this.#open(way, pasted);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#refuse(refused(error));
    }
  }

  /** @param {string} text */
  #identified(text) {
    const here = this.#store.state.screen === "table";
    return identify(this.#engine, text, { here, address: this.#browser.address("#") });
  }

  /** @param {PastedWay} way @param {Pasted} pasted */
  async #open(way, { kind, text, game, here }) {
    const id = game ?? this.#store.state.info?.id ?? "";
    const position = text.trim();
    switch (way) {
      case "link":
        return this.#browser.go(text);
      case "author":
        return this.#browser.go(writePageRoute("author", null, { file: await pack(text) }));
      case "list":
        return this.#handOver(text, writePageRoute("records", null, { from: "text" }));
      case "edit":
        return this.#browser.go(writePageRoute("edit", id, { position }));
      case "study":
        return kind === "position"
          ? this.#browser.go(writePageRoute("study", id, { position }))
          : this.#handOver(
              this.#recordOf(text, game),
              writePageRoute("study", id, { from: "text" }),
            );
      case "table":
        break;
    }
    const content = kind === "position" ? { position } : { record: this.#recordOf(text, game) };
    if (!here) return this.#browser.go(writeRoute(id, content));
    await (content.record === undefined
      ? this.#opener.openPosition(id, position)
      : this.#opener.openRecord(content.record));
    await this.#autosave.save();
  }

  /** @param {string} text @param {string | null} game */
  #recordOf(text, game) {
    const isHere = this.#store.state.screen === "table" && this.#store.state.info?.id === game;
    // Lines of faults are counted from the first one.
    return (isHere ? "" : BYTE_ORDER_MARK) + text.replace(/^\ufeff/, "").trimEnd();
  }

  /** @param {string} record @param {string} hash */
  #handOver(record, hash) {
    handOver({ record, ply: 0 });
    this.#browser.go(hash);
  }

  /** @param {NestedReason} reason */
  #refuse(reason) {
    this.#store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}

/** @param {Reason} why @returns {NestedReason} */
function refused(why) {
  return { code: "text-refused", args: {}, why };
}
