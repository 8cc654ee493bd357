// The page in a document without a browser: the engine's Wasm, our effects and our elements. It has neither layout nor
// pictures nor pointers; what depends on those is tested in browsers.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { giveSize, isVisible, newEngine as newWasm, textOf, until } from "./engine-document.js";
import { LocalWorker } from "./local-worker.js";
import { fakeStorage } from "./storage.js";
import { revealedSecrets, savedGames } from "./table.js";

/** @import { TestContext } from "node:test" */
/** @import { FakeStorage } from "./table.js" */
/** @import { PlayerAction } from "../../../www/state/actions.js" */
/** @import { PageHost } from "../../../www/pages/page-host.js" */
/** @import { GameTable } from "../../../www/elements/table/game-table.js" */

const ROOT = new URL("../../../", import.meta.url);

await import("../../../www/elements/gallery/game-gallery.js");
await import("../../../www/elements/gallery/lost-page.js");
await import("../../../www/elements/gallery/notice-list.js");
await import("../../../www/elements/gallery/page-header.js");
await import("../../../www/elements/table/print-sheet.js");
await import("../../../www/elements/dialogs/paste-dialog.js");
await import("../../../www/elements/table/game-table.js");
await import("../../../www/pages/page-host.js");
const { GiveUpDialog } = await import("../../../www/elements/dialogs/give-up-dialog.js");
const { HandoverCover } = await import("../../../www/elements/table/handover-cover.js");
customElements.define("give-up-dialog", GiveUpDialog);
customElements.define("handover-cover", HandoverCover);
const { BoardController } = await import("../../../www/controllers/board-controller.js");
const { TableEffects } = await import("../../../www/controllers/table-effects.js");
const { Clipboard } = await import("../../../www/controllers/clipboard.js");
const { reduce } = await import("../../../www/state/reduce.js");
const { initialState } = await import("../../../www/state/state.js");
const { createStore } = await import("../../../www/state/store.js");
const { GameBoard } = await import("../../../www/elements/board/game-board.js");
const { Part } = await import("../../../www/elements/controls/part.js");
const { EngineClient } = await import("../../../www/engine/client.js");
const { CustomVariants } = await import("../../../www/storage/custom-variants.js");
const { GameLocks } = await import("../../../www/storage/game-locks.js");
const { LearningProgress } = await import("../../../www/storage/learning-progress.js");
const { SettingsStorage } = await import("../../../www/storage/settings-storage.js");
const { shippedGames } = await import("../../../www/storage/shipped-games.js");

giveSize(GameBoard);

/** @typedef {"human" | number} Player  a number is a computer's level */

/**
 * Opens the page; the test leaves it at its end.
 * @param {TestContext} t
 * @param {string} [hash]
 * @param {FakeStorage} [storage]  what a browser keeps
 */
export async function pageAt(t, hash = "", storage = fakeStorage()) {
  const page = new FakePage(hash, storage);
  t.after(() => page.leave());
  await page.start();
  return page;
}

class FakePage {
  storage;
  store;
  /** Its address, and what was copied and downloaded last. */
  place = { hash: "", copied: "", downloaded: "" };
  #effects;
  #board;
  #ended = false;
  /** Whether the state was changed since it was drawn. */
  #draws = true;
  /** @type {InstanceType<typeof EngineClient>[]} */
  #clients = [];

  /** @param {string} hash @param {FakeStorage} storage */
  constructor(hash, storage) {
    this.storage = storage;
    this.place.hash = hash;
    const settings = new SettingsStorage(storage);
    this.store = createStore(reduce, initialState(settings.read()));
    this.store.subscribe((after, before) => {
      if (after.settings !== before.settings) settings.write(after.settings);
      this.#draws = true;
    });
    document.body.innerHTML = BODY;
    const table = /** @type {GameTable} */ (document.querySelector("game-table"));
    const newEngine = () => this.#engine();
    const engine = newEngine();
    const own = new CustomVariants(storage);
    const { copy } = new Clipboard(async (_, content) => {
      this.place.copied = await (await content).text();
    }, this.store);
    const browser = {
      hash: () => this.place.hash,
      replaceHash: (/** @type {string} */ next) => void (this.place.hash = next),
      go: (/** @type {string} */ next) => void this.go(next),
      address: (/** @type {string} */ next) => `https://example.org/${next}`,
      copy,
      download: async (/** @type {string} */ _name, /** @type {string | Blob} */ content) =>
        void (this.place.downloaded = await new Blob([content]).text()),
    };
    const exports = {
      load: () => import("../../../www/controllers/exports.js"),
      newEngine,
      download: browser.download,
    };
    const perform = (/** @type {PlayerAction} */ action) => void this.perform(action);
    this.#board = new BoardController(table.board, engine, this.store, perform, true);
    table.offer.progress = new LearningProgress(storage);
    const host = /** @type {PageHost} */ (document.querySelector("page-host"));
    const replace = browser.replaceHash;
    host.services = {
      ...{ engine: newEngine, store: this.store, perform, go: browser.go, replace },
      ...{ address: browser.address, copy, download: browser.download, exports, storage, own },
    };
    this.#effects = new TableEffects({
      engine,
      store: this.store,
      saved: savedGames(storage),
      revealed: revealedSecrets(storage),
      locks: new GameLocks(undefined),
      own,
      shipped: () => shippedGames(null),
      gamesFile: () => import("../../../www/controllers/games-file-controller.js"),
      exports: { ...exports, sitter: () => table.board.sitter },
      reviews: { load: () => import("../../../www/controllers/review-controller.js"), newEngine },
      browser,
      minSearchMs: 0,
      lingerMs: 0,
    });
  }

  async start() {
    // An element that the page has no longer sends nothing.
    document.body.addEventListener("player-action", (event) => {
      if (!this.#ended) void this.perform(/** @type {CustomEvent} */ (event).detail);
    });
    await this.#effects.start();
    await this.until(() => assert.notEqual(this.state.screen, "opening"));
    await this.#settle();
  }

  get state() {
    return this.store.state;
  }

  /** @param {PlayerAction} action */
  perform(action) {
    return this.#effects.perform(action);
  }

  /** @param {string} hash */
  go(hash) {
    this.place.hash = hash;
    return this.#effects.follow();
  }

  /** The page as it is after a reload. @param {TestContext} t */
  async reload(t) {
    await this.#effects.queue.done;
    this.leave();
    return pageAt(t, this.place.hash, this.storage);
  }

  leave() {
    this.#ended = true;
    for (const client of this.#clients) client.end();
  }

  #engine() {
    const worker = () => /** @type {any} */ (new LocalWorker(newWasm()));
    const client = new EngineClient(worker, {
      ownFiles: () => new CustomVariants(this.storage).texts(),
    });
    this.#clients.push(client);
    return client;
  }

  #draw() {
    // An element may change the state while it is drawn.
    while (this.#draws && !this.#ended) {
      this.#draws = false;
      for (const element of document.querySelectorAll("[data-part]"))
        if (element instanceof Part) element.show(this.state);
      this.#board.show(this.state);
    }
  }

  /** @param {string} css @returns {any[]} */
  all(css) {
    this.#draw();
    return [...document.querySelectorAll(css)].filter(isVisible);
  }

  /** What is told there. @param {string} css */
  text(css) {
    return this.all(css).map(textOf).join(" ");
  }

  /** What a list tells, item by item. @param {string} css */
  texts(css) {
    return this.all(css).map(textOf);
  }

  /** The moves of the list. */
  get moves() {
    return this.texts("move-list button.move");
  }

  /** @param {string} square @returns {string} */
  label(square) {
    return this.#cell(square).getAttribute("aria-label");
  }

  /** A button or a label that is named so. @param {string | RegExp} name @param {string} [within] */
  button(name, within = "body") {
    const all = this.all(within).flatMap((each) => [
      ...each.querySelectorAll("button, label, a, summary"),
    ]);
    const named = all.filter(isVisible).find((each) => {
      const own = each.getAttribute("aria-label") ?? textOf(each);
      return typeof name === "string" ? own === name : name.test(own);
    });
    assert.ok(named !== undefined, `no button ${name} in ${within}: ${this.text(within)}`);
    return named;
  }

  /** @param {string | RegExp} name @param {string} [within] */
  async press(name, within) {
    const button = this.button(name, within);
    assert.ok(!button.disabled, `${name} is disabled`);
    button.click();
    await this.#settle();
  }

  /** @param {string} label  of a field @param {string} value */
  async fill(label, value) {
    const field = this.field(label);
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await this.#settle();
  }

  /** @param {string} label @returns {any} */
  field(label) {
    const fields = this.all("input, select, textarea");
    const named = fields.find(
      (field) =>
        (field.getAttribute("aria-label") ?? textOf(field.closest("label") ?? field)) === label,
    );
    assert.ok(named !== undefined, `no field ${label}`);
    return named;
  }

  /** @param {string} seat @param {Player} player */
  async sit(seat, player) {
    await this.fill(`${seat} player`, player === "human" ? player : `level-${player}`);
  }

  /** Types moves or questions at the table. @param {string[]} texts */
  async type(...texts) {
    for (const text of texts) {
      await this.fill("Type a move", text);
      const [form] = this.all("move-entry form");
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      await this.#settle();
    }
  }

  /** Activates squares of the board's grid. @param {string[]} names */
  async squares(...names) {
    for (const name of names) {
      this.#cell(name).click();
      await this.#settle();
    }
  }

  /** @param {string} name @returns {any} */
  #cell(name) {
    const [board] = this.all("game-board");
    const cell = board?.shadowRoot.querySelector(`[data-cell="${name}"]`);
    assert.ok(cell, `no square ${name}`);
    return cell;
  }

  /** @param {string} css @param {RegExp} words */
  async expect(css, words) {
    await this.until(() => assert.match(this.text(css), words));
  }

  /** Waits until nothing fails. @param {() => void} check */
  until(check) {
    return until(check);
  }

  async #settle() {
    await this.#effects.queue.done;
    this.#draw();
    // The board is drawn in the next frame.
    await new Promise(requestAnimationFrame);
  }
}

const page = await readFile(new URL("www/index.html", ROOT), "utf8");
const BODY = page.slice(page.indexOf("<body>") + 6, page.indexOf("</body>"));
