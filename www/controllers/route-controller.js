import { readRoute } from "../state/routes.js";

/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { CustomVariantsController } from "./custom-variants-controller.js" */
/** @import { GameOpener } from "./game-opener.js" */
/** @import { SavedGamesController } from "./saved-games-controller.js" */
/** @import { Browser } from "./table-parts.js" */
/** @import { Route } from "../state/routes.js" */
/** @import { GameStore } from "../state/page-state.js" */

export class RouteController {
  engineRuns = false;
  #store;
  #queue;
  #browser;
  #opener;
  #autosave;
  #savedGames;
  #variants;
  /** @type {Route | null} */
  #route = null;

  /**
   * @param {object} parts
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Browser} parts.browser
   * @param {GameOpener} parts.opener
   * @param {Autosave} parts.autosave
   * @param {SavedGamesController} parts.savedGames
   * @param {CustomVariantsController} parts.variants
   */
  constructor({ store, queue, browser, opener, autosave, savedGames, variants }) {
    this.#store = store;
    this.#queue = queue;
    this.#browser = browser;
    this.#opener = opener;
    this.#autosave = autosave;
    this.#savedGames = savedGames;
    this.#variants = variants;
  }

  /** Publishes the list of games and opens the address as early as possible. */
  start() {
    const route = this.#read();
    let early = false;
    this.#queue.add(() => this.#variants.publishShipped());
    this.#queue.add(() => this.#autosave.start());
    this.#queue.add(async () => {
      early = this.#needsNoCustomVariant(route);
      if (!early) return;
      if (route.screen === "table") this.#showEarly(route);
      await this.#open(route);
    });
    this.#queue.add(() => this.#variants.publishGames());
    this.#queue.add(async () => {
      if (!early) await this.#open(route);
    });
  }

  follow() {
    const route = this.#read();
    this.#showEarly(route);
    this.#queue.add(() => this.#open(route));
  }

  /** On a slow connection games are chosen and left before the engine has loaded. @param {Route} route */
  #showEarly(route) {
    if (this.engineRuns) return;
    if (route.screen === "gallery") void this.#savedGames.show();
    if (route.screen !== "table") return;
    this.#store.dispatch({ kind: "opening" });
    const isWanted = () => route === this.#route && this.#store.state.screen === "opening";
    void this.#opener.showStart(route, isWanted);
  }

  #read() {
    this.#route = readRoute(this.#browser.hash());
    return this.#route;
  }

  /**
   * Opens an address unless another one has followed. On failure a notice and the gallery are shown.
   * @param {Route} route
   */
  async #open(route) {
    if (route !== this.#route) return;
    try {
      await this.#opener.open(route, () => route === this.#route);
    } finally {
      const { engine, screen, awaited } = this.#store.state;
      const failed = engine === "ready" && (screen === "opening" || awaited);
      if (failed && route === this.#route) await this.#savedGames.show();
    }
  }

  /** Whether an address can be opened before the custom variants are known. @param {Route} route */
  #needsNoCustomVariant(route) {
    const { engine, games } = this.#store.state;
    if (engine !== "ready" || route.screen === "page") return false;
    return route.screen !== "table" || games.some(({ id }) => id === route.game);
  }
}
