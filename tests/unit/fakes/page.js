// The page in a document without a browser: the engine's Wasm, our effects and our elements. It has neither layout nor
// pictures nor pointers; what depends on those is tested in browsers.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { giveSize, newEngine as newWasm } from "./engine-document.js";
import { LocalWorker, slowSearches } from "./local-worker.js";
import { PageVisitor } from "./page-visitor.js";
import { fakeStorage } from "./storage.js";
import { revealedSecrets, savedGames } from "./table.js";
import { FakeWatch } from "./watch.js";

/** @import { TestContext } from "node:test" */
/** @import { FakeStorage } from "./table.js" */
/** @import { PlayerAction } from "../../../www/state/actions.js" */
/** @import { GameGallery } from "../../../www/elements/gallery/game-gallery.js" */
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
const { ClockRunner } = await import("../../../www/controllers/clock-runner.js");
const { TableEffects } = await import("../../../www/controllers/table-effects.js");
const { Clipboard } = await import("../../../www/controllers/clipboard.js");
const { reduce } = await import("../../../www/state/reduce.js");
const { pastedText } = await import("../../../www/platform/pasted.js");
const { initialState } = await import("../../../www/state/state.js");
const { createStore } = await import("../../../www/state/store.js");
const { GameBoard } = await import("../../../www/elements/board/game-board.js");
const { EditorBoard } = await import("../../../www/pages/editor/editor-board.js");
const { Part } = await import("../../../www/elements/controls/part.js");
const { EngineClient } = await import("../../../www/engine/client.js");
const { inOwnLanguage } = await import("../../../www/i18n/game-words.js");
const { language } = await import("../../../www/i18n/language.js");
const { LANGUAGES } = await import("../../../www/i18n/languages.js");
const { pieceLetters } = await import("../../../www/i18n/piece-letters.js");
const { CustomVariants } = await import("../../../www/storage/custom-variants.js");
const { GameLocks } = await import("../../../www/storage/game-locks.js");
const { LearningProgress } = await import("../../../www/storage/learning-progress.js");
const { SettingsStorage } = await import("../../../www/storage/settings-storage.js");
const { shippedGames } = await import("../../../www/storage/shipped-games.js");

giveSize(GameBoard);
giveSize(EditorBoard);

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

class FakePage extends PageVisitor {
  storage;
  store;
  /** Its address, and what was copied and downloaded last. */
  place = { hash: "", copied: "", downloaded: "" };
  #effects;
  #board;
  #watch = new FakeWatch();
  #clocks;
  #ended = false;
  /** Whether the state was changed since it was drawn. */
  #draws = true;
  /** @type {InstanceType<typeof EngineClient>[]} */
  #clients = [];

  /** @param {string} hash @param {FakeStorage} storage */
  constructor(hash, storage) {
    super();
    this.storage = storage;
    this.place.hash = hash;
    Object.assign(globalThis, { location: this.place, sessionStorage: sessionOf(storage) });
    const settings = new SettingsStorage(storage);
    this.store = createStore(reduce, initialState(settings.read()));
    this.store.subscribe((after, before) => {
      if (after.settings !== before.settings) settings.write(after.settings);
      this.#draws = true;
    });
    // The table of an earlier page listens to keys, too.
    document.querySelector("game-table")?.setAttribute("hidden", "");
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
    this.#clocks = new ClockRunner({ watch: this.#watch, store: this.store, perform });
    this.store.subscribe(() => this.#clocks.follow());
    this.#board = new BoardController(table.board, engine, this.store, perform, true);
    const progress = new LearningProgress(storage);
    const gallery = /** @type {GameGallery} */ (document.querySelector("game-gallery"));
    table.offer.progress = progress;
    gallery.progress = progress;
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
      shipped: async () => {
        const shipped = await shippedGames(LANGUAGES[language].names);
        return shipped && { ...shipped, games: inOwnLanguage(shipped.games) };
      },
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
    document.body.addEventListener("click", (event) => this.#followLink(event));
    document.body.addEventListener("paste", (event) => {
      const text = this.#ended ? "" : pastedText(event, this.state);
      if (text !== "") void this.perform({ kind: "paste", text });
    });
    await this.#effects.start();
    await this.until(() => assert.notEqual(this.state.screen, "opening"));
    await this.settle();
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

  /** @param {MouseEvent} event */
  #followLink(event) {
    const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
    if (link === null || this.#ended) return;
    event.preventDefault();
    void this.go(link.getAttribute("href") ?? "");
  }

  /** As when another tab is chosen. */
  async hide() {
    this.#clocks.settle();
    for (const kind of /** @type {const} */ (["save-clock", "hide-secret", "cover"]))
      await this.perform({ kind });
  }

  /** The page as it is after a reload. @param {TestContext} t */
  async reload(t) {
    await this.hide();
    this.leave();
    return pageAt(t, this.place.hash, this.storage);
  }

  leave() {
    this.#ended = true;
    slowSearches(0);
    for (const client of this.#clients) client.end();
  }

  #engine() {
    const worker = () => {
      // What was planned before, such as a check of typed text, must not keep Node alive.
      if (this.#ended) throw new Error("the page was left");
      return /** @type {any} */ (new LocalWorker(newWasm()));
    };
    const client = new EngineClient(worker, {
      ownFiles: () => new CustomVariants(this.storage).texts(),
      translate: inOwnLanguage,
      letters: pieceLetters,
    });
    this.#clients.push(client);
    return client;
  }

  /**
   * Each slice of a search waits from now on, so that a long one lasts until it is stopped.
   * @param {number} [hurry]  so many times quicker its clock runs
   */
  slowEngine(hurry) {
    slowSearches(20, hurry);
  }

  /** Time passes on the players' clocks. @param {number} ms */
  async pass(ms) {
    this.#watch.pass(ms);
    await this.settle();
  }

  /** @override */
  draw() {
    // An element may change the state while it is drawn.
    while (this.#draws && !this.#ended) {
      this.#draws = false;
      for (const element of document.querySelectorAll("[data-part]"))
        if (element instanceof Part) element.show(this.state);
      this.#board.show(this.state);
      this.#board.follow(this.state);
    }
  }

  /** @override */
  async settle() {
    await this.#effects.queue.done;
    this.draw();
    // The board is drawn in the next frame.
    await new Promise(requestAnimationFrame);
  }
}

/** What a tab keeps of its own. @type {WeakMap<FakeStorage, FakeStorage>} */
const sessions = new WeakMap();

/** @param {FakeStorage} storage */
function sessionOf(storage) {
  const session = sessions.get(storage) ?? fakeStorage();
  sessions.set(storage, session);
  return session;
}

const page = await readFile(new URL("www/index.html", ROOT), "utf8");
const BODY = page.slice(page.indexOf("<body>") + 6, page.indexOf("</body>"));
