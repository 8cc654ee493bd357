// Everything that actions of a table do besides changing the state: each controller has the effects of some actions. All
// parts are passed in, so that tests can replace them.

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

/** @import { GameChange as SavedGameChange } from "../storage/saved-games.js" */
/** @import { GameChange, PlayerAction } from "../state/actions.js" */
/** @import { TableParts } from "./table-parts.js" */

/**
 * Typed text is refused by the input controller, as it may be a question.
 * @type {Record<GameChange["kind"], true>}
 */
const GAME_CHANGES = {
  play: true,
  branch: true,
  undo: true,
  redo: true,
  resign: true,
  "offer-draw": true,
  "answer-draw": true,
  "claim-draw": true,
  "give-up-pin": true,
  flag: true,
  seat: true,
  names: true,
  "choose-secret": true,
  consent: true,
  "start-clocks": true,
  "stop-clocks": true,
};

export class TableEffects {
  #engine;
  #store;
  #parts;
  #engineSettles = () => {};
  /** Whether the list of saved games will be refreshed. */
  #refreshes = false;
  /** @type {Promise<void>} */
  engineSettled = new Promise((resolve) => (this.#engineSettles = resolve));

  /** @param {TableParts} parts */
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
    this.#engine.leaveGame();
    routes.follow();
    return queue.done;
  }

  /**
   * Dispatches what a player does, unless another tab has the game.
   * @param {PlayerAction} action
   * @returns {Promise<void>} when the game stands still again
   */
  perform(action) {
    const { state, dispatch } = this.#store;
    if (state.elsewhere && action.kind in GAME_CHANGES)
      dispatch({ kind: "refuse", reason: { code: "open-elsewhere", args: {} } });
    else dispatch(action);
    return this.#parts.queue.done;
  }

  /** Lets the next player act: a computer searches, a player with secrets is asked for, a premove is played. */
  proceed() {
    const { queue } = this.#parts;
    queue.add(() => {});
    return queue.done;
  }

  cancelSearch() {
    this.#parts.search.cancel();
    return this.#parts.queue.done;
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

  /** The browser has deleted all saved games. */
  savedGamesCleared() {
    this.#parts.autosave.sayStorage("storage-cleared");
  }

  /** Errors of the page must not stop the queue. @param {unknown} error */
  #report(error) {
    if (!isEngineError(error)) reportError(error);
    // A crash is reported once the engine has restarted; a broken engine has its own notice.
    else if (error.code !== "engine-crashed" && this.#store.state.engine !== "broken")
      this.#store.dispatch({ kind: "notice", tone: "fault", reason: error });
  }
}

/** @param {TableParts} parts @param {(error: unknown) => void} report */
function wired(parts, report) {
  const { own = NOT_STORED, shipped = async () => null, browser, saved } = parts;
  const { revealed = NOTHING_REVEALED, start = async () => null } = parts;
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
  const onSaved = async () => {
    await lessons.showPresent();
    // The result names those of the games before.
    if (store.state.justEnded) await savedGames.list();
  };
  const onTakenOver = () => search.cancel();
  const autosave = new Autosave({ ...parts, queue, onSaved, onTakenOver });
  const secrets = new SecretsController({ ...parts, revealed, queue, autosave, search, report });
  const consent = new ConsentController({ ...table, autosave, secrets });
  const study = (/** @type {string} */ action) => share.study(action);
  const played = { queue, autosave, secrets, consent, search, study };
  const game = new GameController({ ...parts, ...played });
  const draws = new DrawController({ ...table, game });
  const computer = new ComputerController({ ...table, search, game, secrets });
  const premoves = new PremoveController({ ...table, game });
  const variants = new CustomVariantsController({ ...table, own, shipped });
  const savedGames = new SavedGamesController({ ...parts, queue, own: variants });
  const opener = new GameOpener({ ...table, start, saved, autosave, savedGames, secrets });
  const share = new ShareController({ ...table, autosave, browser, report });
  const exports = new ExportController(parts.exports, { engine, store, autosave, browser });
  const texts = new TextLoader({ ...table, opener, autosave, browser });
  const input = new InputController({ ...table, game, texts });
  const reviews = new ReviewLoader(parts.reviews, { store, queue, autosave });
  const pages = { opener, autosave, savedGames, variants };
  const routes = new RouteController({ store, queue, browser, ...pages });
  const controllers = [
    ...[search, game, computer, draws, premoves, secrets, consent, opener, input, texts, lessons],
    ...[autosave, share, exports, savedGames, variants, reviews],
  ];
  for (const { effects } of controllers) store.addEffects(effects);
  return { queue, search, autosave, savedGames, opener, routes };
}
