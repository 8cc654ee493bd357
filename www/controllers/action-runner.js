// Runs player actions: each is reduced at once, then its handler does the rest, such as calling the engine. All parts are
// passed in, so that tests can replace them.

import { ActionQueue } from "./action-queue.js";
import { Autosave } from "./autosave.js";
import { ComputerController } from "./computer-controller.js";
import { ConsentController } from "./consent-controller.js";
import { CustomVariantsController, NOT_STORED } from "./custom-variants-controller.js";
import { DrawController } from "./draw-controller.js";
import { ExportController } from "./export-controller.js";
import { GameController } from "./game-controller.js";
import { GameOpener } from "./game-opener.js";
import { InputController } from "./input-controller.js";
import { LessonController } from "./lesson-controller.js";
import { PremoveController } from "./premove-controller.js";
import { ReviewLoader } from "./review-loader.js";
import { RouteController } from "./route-controller.js";
import { SavedGamesController } from "./saved-games-controller.js";
import { SearchRunner } from "./search-runner.js";
import { SecretsController } from "./secrets-controller.js";
import { ShareController } from "./share-controller.js";
import { TextLoader } from "./text-loader.js";
import { isEngineError } from "../engine/engine-errors.js";
import { NOTHING_REVEALED } from "../storage/no-storage.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Browser } from "./share-controller.js" */
/** @import { GameChange as SavedGameChange, SavedGames } from "../storage/saved-games.js" */
/** @import { GameStore } from "../state/page-state.js" */
/** @import { PlayerAction, GameChange } from "../state/actions.js" */
/** @import { EngineClient } from "../engine/client.js" */
/** @import { RevealedSecrets } from "../storage/revealed-secrets.js" */
/** @import { GameLocks } from "../storage/game-locks.js" */
/** @import { Own } from "./custom-variants-controller.js" */
/** @import { GamesFileLoader } from "./saved-games-controller.js" */
/** @import { ReviewSource } from "./review-loader.js" */
/** @import { ExportSource } from "./export-controller.js" */
/** @typedef {Pick<EngineClient, "call" | "start">} EngineLike */

/**
 * @typedef {{[Kind in PlayerAction["kind"]]?: (action: Extract<PlayerAction, {kind: Kind}>) => void}} Handlers
 */

/**
 * @typedef {object} Parts
 * @property {EngineLike} engine
 * @property {GameStore} store
 * @property {SavedGames} saved
 * @property {RevealedSecrets} [revealed]
 * @property {GameLocks} [locks]
 * @property {Own} [own]
 * @property {() => Promise<GameInfo[] | null>} [shipped]  the featured games; null if only the engine knows them
 * @property {GamesFileLoader} [gamesFile]
 * @property {ReviewSource} [reviews]  absent where no games are reviewed
 * @property {ExportSource} [exports]  absent where nothing is shared
 * @property {Browser} browser
 * @property {number} [minSearchMs]
 * @property {number} [lingerMs]  see `SecretsController`
 * @property {boolean} [pins]
 * @property {boolean} [claimsDraws]  draws are claimed as soon as they may be
 */

/**
 * Typed text is refused by the input controller, as it may be a question.
 * @type {Record<GameChange["kind"], true>}
 */
const GAME_CHANGES = {
  play: true,
  undo: true,
  redo: true,
  resign: true,
  "offer-draw": true,
  "answer-draw": true,
  "claim-draw": true,
  "give-up-pin": true,
  flag: true,
  seat: true,
  "choose-secret": true,
  consent: true,
  "start-clocks": true,
  "stop-clocks": true,
};

export class ActionRunner {
  #engine;
  #store;
  #parts;
  #engineSettles = () => {};
  /** Whether the list of saved games will be refreshed. */
  #refreshes = false;
  /** @type {Promise<void>} */
  engineSettled = new Promise((resolve) => (this.#engineSettles = resolve));

  /** @param {Parts} parts */
  constructor(parts) {
    this.#engine = parts.engine;
    this.#store = parts.store;
    this.#parts = wired(parts, (error) => this.#report(error));
  }

  get queue() {
    return this.#parts.queue;
  }

  start() {
    const { routes, queue } = this.#parts;
    this.#engine.start({
      onReady: () => {
        routes.engineRuns = true;
        this.#engineSettles();
      },
      onRestart: () => void this.restore(),
      onBroken: (reason) => {
        this.#store.dispatch({ kind: "engine-broken", reason });
        this.#engineSettles();
      },
    });
    routes.start();
    return queue.done;
  }

  follow() {
    const { routes, search, queue } = this.#parts;
    search.cancel();
    routes.follow();
    return queue.done;
  }

  /**
   * @param {PlayerAction} action
   * @returns {Promise<void>} when the game stands still again
   */
  perform(action) {
    if (this.#store.state.elsewhere && action.kind in GAME_CHANGES) {
      this.#store.dispatch({ kind: "refuse", reason: { code: "open-elsewhere", args: {} } });
      return this.#parts.queue.done;
    }
    this.#store.dispatch(action);
    return this.handle(action);
  }

  /**
   * @param {PlayerAction} action
   * @returns {Promise<void>} when the game stands still again
   */
  handle(action) {
    const { handlers, queue } = this.#parts;
    // TypeScript can't tell that a handler and its action have the same kind.
    const handler = /** @type {((action: PlayerAction) => void) | undefined} */ (
      handlers[action.kind]
    );
    handler?.(action);
    return queue.done;
  }

  restore() {
    const { opener, search, queue } = this.#parts;
    search.forget();
    queue.add(() => opener.again());
    return queue.done;
  }

  /**
   * Another tab has changed the saved games, perhaps one of an old edition.
   * @param {SavedGameChange | null} [change]
   */
  savedGamesChanged(change = null) {
    const { autosave, savedGames, queue } = this.#parts;
    if (change?.version === 0) autosave.forget(change.id);
    if (this.#refreshes) return;
    this.#refreshes = true;
    queue.add(async () => {
      this.#refreshes = false;
      await savedGames.update();
    });
  }

  /** Another tab has revealed secrets, perhaps those of the game on the table: the queue checks it. */
  secretsRevealed() {
    const { queue } = this.#parts;
    queue.add(() => {});
    return queue.done;
  }

  /** The browser has deleted all saved games. */
  savedGamesCleared() {
    this.#parts.autosave.sayStorage("storage-cleared");
  }

  /** @param {unknown} error */
  #report(error) {
    if (!isEngineError(error)) throw error;
    // A crash is reported once the engine has restarted; a broken engine has its own notice.
    if (error.code !== "engine-crashed" && this.#store.state.engine !== "broken")
      this.#store.dispatch({ kind: "notice", tone: "fault", reason: error });
  }
}

/**
 * @param {Parts} parts
 * @param {(error: unknown) => void} report
 */
function wired(parts, report) {
  const { own = NOT_STORED, shipped = async () => null, browser, saved } = parts;
  const { revealed = NOTHING_REVEALED } = parts;
  const { engine, store } = parts;
  const search = new SearchRunner({ ...parts, report });
  const queue = new ActionQueue({
    cancelSearch: () => search.cancel(),
    settle: () => secrets.settle(),
    idle: () => {
      premoves.play();
      void computer.move();
    },
    report,
  });
  const table = { engine, store, queue };
  const lessons = new LessonController(table);
  const onSaved = () => lessons.showPresent();
  const onTakenOver = () => search.cancel();
  const autosave = new Autosave({ ...parts, queue, onSaved, onTakenOver });
  const secrets = new SecretsController({ ...parts, revealed, queue, autosave, search, report });
  const consent = new ConsentController({ ...table, autosave, secrets });
  const game = new GameController({ ...parts, queue, autosave, secrets, consent, search });
  const draws = new DrawController({ ...table, game });
  const computer = new ComputerController({ ...table, search, game, secrets });
  const premoves = new PremoveController({ ...table, game });
  const variants = new CustomVariantsController({ ...table, own, shipped });
  const savedGames = new SavedGamesController({ ...parts, queue, own: variants });
  const opener = new GameOpener({ ...table, saved, autosave, savedGames, secrets });
  const share = new ShareController({ ...table, autosave, browser, report });
  const exports = new ExportController(parts.exports, { engine, store, autosave, browser });
  const texts = new TextLoader({ ...table, opener, autosave, browser });
  const input = new InputController({ ...table, game, texts });
  const reviews = new ReviewLoader(parts.reviews, { store, queue, autosave });
  const pages = { opener, autosave, savedGames, variants };
  const routes = new RouteController({ store, queue, browser, ...pages });
  /** @type {Handlers} */
  const handlers = {
    ...game.handlers,
    ...computer.handlers,
    ...draws.handlers,
    ...premoves.handlers,
    ...secrets.handlers,
    ...consent.handlers,
    ...opener.handlers,
    ...input.handlers,
    ...texts.handlers,
    ...lessons.handlers,
    ...autosave.handlers,
    ...share.handlers,
    ...exports.handlers,
    ...savedGames.handlers,
    ...variants.handlers,
    ...reviews.handlers,
  };
  return { queue, search, autosave, savedGames, opener, routes, handlers };
}
