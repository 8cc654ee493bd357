// Carries actions out: asks the engine, saves the game, lets computer seats move. It is handed all it uses, so that tests
// can hand it stand-ins. Changes of the game follow one another in a queue; thinking runs beside it and can be cancelled.

import { tickingSeat, timeUntilFlag } from "../state/clock.js";
import { Autosave } from "./autosave.js";
import { GameOpener } from "./game-opener.js";
import { SavedGamesController } from "./saved-games-controller.js";
import { NONE_KEPT, CustomVariantsController } from "./custom-variants-controller.js";
import { isEngineError, isRefusal } from "../engine/engine-errors.js";
import { readRoute } from "../state/routes.js";
import { SecretsController } from "./secrets-controller.js";
import { computerMayAct, isStopped, plyOfNextHumanTurn, resigningSeat } from "../state/players.js";
import { SearchRunner } from "./search-runner.js";
import { InputController } from "./input-controller.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("./autosave.js").Browser} Browser */
/** @typedef {import("../state/routes.js").Route} Route */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").Action} Action */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */
/** @typedef {Pick<import("../engine/client.js").EngineClient, "call" | "start">} EngineLike */

/** Strong enough to be worth taking, weak enough to come soon. */
const HINT_LEVEL = 6;

export class GameController {
  #engine;
  #saved;
  #browser;
  #state;
  #dispatch;
  #autosave;
  #customVariantsController;
  #savedGamesController;
  #opener;
  #typed;
  #searchRunner;
  #engineRuns = false;
  /** The address that was followed last. @type {Route | null} */
  #route = null;
  #engineSettles = () => {};
  /** Resolves when the engine is ready or has failed. @type {Promise<void>} */
  engineSettled = new Promise((resolve) => (this.#engineSettles = resolve));
  /** The changes of the game, one after the other. @type {Promise<void>} */
  #queue = Promise.resolve();
  #secrets;

  /**
   * @param {object} parts
   * @param {EngineLike} parts.engine
   * @param {SavedGames} parts.saved
   * @param {import("./custom-variants-controller.js").Own} [parts.own]
   * @param {() => Promise<GameInfo[] | null>} [parts.shipped]  the list of the shipped games; null if only the engine has it
   * @param {Browser} parts.browser
   * @param {() => State} parts.state
   * @param {(action: Action) => void} parts.dispatch  changes the state
   * @param {number} [parts.leastThinkingMs]
   * @param {SecretsController} [parts.secrets]
   */
  constructor({
    engine,
    saved,
    own = NONE_KEPT,
    shipped = async () => null,
    browser,
    state,
    dispatch,
    leastThinkingMs,
    secrets = new SecretsController({ engine, state, dispatch }),
  }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#browser = browser;
    this.#state = state;
    this.#dispatch = dispatch;
    const pace = leastThinkingMs === undefined ? {} : { leastThinkingMs };
    const report = (/** @type {unknown} */ error) => this.#report(error);
    this.#searchRunner = new SearchRunner({ engine, state, dispatch, report, ...pace });
    this.#secrets = secrets;
    const kept = () => this.#showPresent();
    const autosave = new Autosave({ engine, saved, browser, state, dispatch, kept });
    const customVariantsController = new CustomVariantsController({
      engine,
      own,
      saved,
      shipped,
      dispatch,
    });
    const savedGamesController = new SavedGamesController({
      engine,
      saved,
      own: customVariantsController,
      browser,
      state,
      dispatch,
    });
    this.#autosave = autosave;
    this.#customVariantsController = customVariantsController;
    this.#savedGamesController = savedGamesController;
    this.#opener = new GameOpener({
      engine,
      saved,
      autosave,
      savedGamesController,
      secrets,
      state,
      dispatch,
    });
    const play = (/** @type {string} */ action) => {
      this.#searchRunner.cancel();
      return this.#play(action);
    };
    this.#typed = new InputController({ engine, state, dispatch, play });
  }

  /** Starts the engine and opens what the address names. */
  start() {
    this.#engine.start({
      onReady: () => {
        this.#engineRuns = true;
        this.#engineSettles();
      },
      onRestart: () => void this.restore(),
      onBroken: (error) => {
        this.#dispatch({ kind: "engine-broken", reason: error });
        this.#engineSettles();
      },
    });
    if (!this.#saved.works) this.#autosave.sayStorage("storage-absent");
    const route = this.#readRoute();
    let early = false;
    this.#enqueue(() => this.#customVariantsController.tellShipped());
    this.#enqueue(async () => {
      early = this.#needsNoCustom(route);
      if (early) await this.#open(route);
    });
    this.#enqueue(() => this.#customVariantsController.tellGames());
    this.#enqueue(async () => {
      if (!early) await this.#open(route);
    });
    return this.#queue;
  }

  #readRoute() {
    this.#route = readRoute(this.#browser.hash());
    return this.#route;
  }

  /**
   * Opens what an address names, unless another one has been followed since. If that fails, which a message tells, the gallery is
   * shown.
   * @param {Route} route
   */
  async #open(route) {
    if (route !== this.#route) return;
    try {
      await this.#opener.open(route);
    } finally {
      const { engine, screen } = this.#state();
      const failed = engine === "ready" && screen === "opening";
      if (failed && route === this.#route) this.#savedGamesController.show();
    }
  }

  /**
   * Whether an address leads somewhere that can be shown before the custom variants are known.
   * @param {Route} route
   */
  #needsNoCustom(route) {
    const { engine, games } = this.#state();
    if (engine !== "ready" || route.screen === "page") return false;
    return route.screen !== "table" || games.some(({ id }) => id === route.game);
  }

  /** Opens what the address names now. */
  follow() {
    this.#searchRunner.cancel();
    const route = this.#readRoute();
    // On a slow connection a game can be chosen before the engine has arrived.
    if (!this.#engineRuns && route.screen === "table") this.#dispatch({ kind: "opening" });
    this.#enqueue(() => this.#open(route));
    return this.#queue;
  }

  /**
   * Does what an action needs beyond the change of state, which has been made already.
   * @param {PlayerAction} action
   * @returns {Promise<void>} when the game stands still again
   */
  answer(action) {
    switch (action.kind) {
      case "play":
        this.#changeGame(() => this.#play(action.action));
        break;
      case "type":
        this.#enqueue(async () => {
          await this.#typed.take(action.text);
          this.#dispatch({ kind: "settled", mark: action.mark });
        });
        break;
      case "type-move":
        this.#enqueue(() => this.#typed.play(action.text));
        break;
      case "undo":
        this.#changeGame(() => this.#takeBack());
        break;
      case "redo":
        this.#changeGame(() => this.#goToHumanTurn(1));
        break;
      case "jump":
        this.#changeGame(() => this.#goTo(action.ply));
        break;
      case "resign":
        this.#changeGame(() => this.#resign(resigningSeat(this.#state())));
        break;
      case "flag":
        this.#changeGame(() => this.#flag(action.seat));
        break;
      case "new-game":
        this.#changeGame(() => this.#opener.newGame(action));
        break;
      case "seat":
        this.#changeGame(() => this.#autosave.save());
        break;
      case "turn":
        this.#enqueue(() => this.#autosave.save());
        break;
      case "hint":
        this.#enqueue(async () => void this.#findHint());
        break;
      case "stop":
        this.#searchRunner.stop();
        break;
      case "pause":
        this.#searchRunner.cancel();
        break;
      case "stop-clocks":
        this.#changeGame(() => this.#autosave.save());
        break;
      case "start-clocks":
      case "resume":
        this.#enqueue(async () => {});
        break;
      case "keep-clock":
        this.#autosave.keepClock();
        break;
      case "beliefs":
        this.#enqueue(() => this.#tellBeliefs(action.seat));
        break;
      case "lesson":
      case "tab":
        this.#enqueue(() => this.#showLesson());
        break;
      case "copy":
        this.#enqueue(() => this.#autosave.copy(action.what));
        break;
      case "copy-code":
        this.#enqueue(() => this.#autosave.copyCode(action));
        break;
      case "download":
        this.#enqueue(() => this.#autosave.download());
        break;
      case "study":
        this.#enqueue(() => this.#autosave.study());
        break;
      case "open-text":
        this.#changeGame(() => this.#opener.openText(action.text));
        break;
      case "save-games":
        this.#savedGamesController.saveFile(action.secrets);
        break;
      case "add-games":
        this.#enqueue(() => this.#savedGamesController.addFile(action.text));
        break;
      case "stop-adding":
        this.#savedGamesController.stop();
        break;
      case "adopt":
        this.#enqueue(() => this.#customVariantsController.adopt(action.text));
        break;
      case "forget-game":
        this.#enqueue(() => this.#customVariantsController.forget(action.id));
        break;
      case "take-up-game":
        this.#savedGamesController.takeUp(action.key);
        break;
      case "delete-aside":
        this.#savedGamesController.delete(action.key);
        break;
      case "theme":
      case "piece-set":
      case "board-view":
      case "sound":
        this.#autosave.savePreferences();
        break;
      default:
        this.#answerSecret(action);
    }
    return this.#queue;
  }

  /** @param {PlayerAction} action  one that only games with secrets know, or one that needs no more */
  #answerSecret(action) {
    switch (action.kind) {
      case "cover":
        this.#cover();
        break;
      case "hand-over":
        this.#enqueue(() => this.#secrets.handOver());
        break;
      case "uncover":
        this.#enqueue(() => this.#secrets.uncover(action.pin));
        break;
      case "give-up-pin":
        this.#changeGame(() => this.#resign(this.#state().cover?.seat ?? null));
        break;
      case "choose-secret":
        this.#changeGame(() => this.#chooseSecret(action));
        break;
      case "set-pin":
        this.#enqueue(() => this.#setPin(action.pin));
        break;
      case "show-secret":
        this.#secrets.showSecret().catch((error) => this.#report(error));
        break;
      case "ask-consent":
        this.#enqueue(async () => this.#askConsent(this.#state().view?.ply ?? 0));
        break;
      case "refuse-consent":
        this.#changeGame(() => this.#refuseConsent());
        break;
      case "consent":
        this.#changeGame(() => this.#consent(action.pins));
        break;
      case "full-record":
        this.#enqueue(() => this.#autosave.keepRecord());
        break;
    }
  }

  /** What is under way for the one who looked must not be told any more. */
  #cover() {
    if (!this.#secrets.cover()) return;
    if (this.#searchRunner.purpose === "hint") this.#searchRunner.cancel();
    this.#enqueue(() => this.#secrets.lookAway());
  }

  /**
   * A search under way must not play into a game that somebody changes.
   * @param {() => Promise<void>} work
   */
  #changeGame(work) {
    this.#searchRunner.cancel();
    this.#enqueue(work);
  }

  /**
   * After each piece of work another one may have to look, and after the last a computer seat may be to move. Not before:
   * what waits may be the move that it has found, or change the game.
   * @param {() => Promise<void>} work
   */
  #enqueue(work) {
    /** @type {Promise<void>} */
    const done = this.#queue
      .then(work)
      .then(() => this.#secrets.settle())
      .catch((error) => this.#report(error))
      .then(() => void (this.#queue === done && this.#letComputerMove()));
    this.#queue = done;
  }

  /** @param {unknown} error */
  #report(error) {
    if (!isEngineError(error)) throw error;
    // A crash is told when the engine is there again; a broken engine has a place of its own on the page.
    if (error.code !== "engine-crashed" && this.#state().engine !== "broken")
      this.#dispatch({ kind: "notice", tone: "fault", reason: error });
  }

  /** @param {string} action */
  async #play(action) {
    await this.#showPlayed(() => this.#engine.call("play", { action }));
  }

  /** @param {() => Promise<View>} play */
  async #showPlayed(play) {
    try {
      const view = await play();
      this.#dispatch({ kind: "played", view, secrets: await this.#secrets.revealed(view) });
      this.#announceClaim(view);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#dispatch({ kind: "refuse", reason: error });
      return;
    }
    await this.#autosave.save();
  }

  /**
   * An army leaves the board before the move of the same turn: nobody must miss why.
   * @param {View} view
   */
  #announceClaim({ played, ply }) {
    const last = played[ply - 1];
    if (last?.action !== "claim" || last.victim === null || last.from === null) return;
    const { seat, victim, kind } = last;
    const cell = this.#state().info?.board.cells[last.from]?.name ?? "";
    const reason = { code: "claimed", args: { seat, victim, kind, cell } };
    this.#dispatch({ kind: "notice", tone: "info", reason });
  }

  async #takeBack() {
    const { view } = this.#state();
    if (!isStopped(view)) return this.#goToHumanTurn(-1);
    try {
      await this.#secrets.showMoved(await this.#engine.call("undo", {}));
    } catch (error) {
      if (!isEngineError(error) || error.code !== "consent-needed") throw error;
      this.#askConsent(view?.ply ?? 0);
      return;
    }
    await this.#autosave.save();
  }

  /** @param {number} from  where to return if somebody doesn't agree */
  #askConsent(from) {
    const { view } = this.#state();
    if (view !== null) this.#dispatch({ kind: "consent-wanted", ply: view.ply, from });
  }

  async #refuseConsent() {
    const { consent } = this.#state();
    this.#dispatch({ kind: "consent-over" });
    if (consent !== null) await this.#goTo(consent.from);
  }

  /** @param {string[]} pins */
  async #consent(pins) {
    if (!(await this.#secrets.takeBackWithConsent(pins))) return;
    await this.#secrets.handOver();
    await this.#autosave.save();
  }

  /** @param {Extract<PlayerAction, {kind: "choose-secret"}>} action */
  async #chooseSecret(action) {
    await this.#secrets.choose(action);
    await this.#autosave.save();
  }

  /** @param {string | null} pin */
  async #setPin(pin) {
    await this.#secrets.setPin(pin);
    await this.#autosave.save();
  }

  /** @param {-1 | 1} direction */
  async #goToHumanTurn(direction) {
    const ply = plyOfNextHumanTurn(this.#state(), direction);
    if (ply !== null) {
      const from = this.#state().view?.ply ?? 0;
      await this.#goTo(ply);
      if (this.#state().view?.consentNeeded) this.#askConsent(from);
      else await this.#secrets.handOver();
      return;
    }
    const code = direction === 1 ? "nothing-to-redo" : "nothing-to-undo";
    this.#dispatch({ kind: "refuse", reason: { code, args: {} } });
  }

  /** @param {number} ply */
  async #goTo(ply) {
    const { view: old } = this.#state();
    if (old === null || ply < 0 || ply > old.played.length || ply === old.ply) return;
    await this.#secrets.showMoved(await this.#engine.call("goTo", { ply }));
    await this.#autosave.save();
  }

  /** @param {number | null} seat */
  async #resign(seat) {
    if (seat === null) return;
    await this.#secrets.showMoved(await this.#engine.call("resign", { seat }));
    await this.#autosave.save();
  }

  /**
   * Somebody may have moved before this came to be asked.
   * @param {import("../engine/protocol.js").Seat} seat
   */
  async #flag(seat) {
    const state = this.#state();
    const { clock, view: now } = state;
    if (clock === null || now === null || tickingSeat(state) !== seat) return;
    if (timeUntilFlag(clock, now) > 0) return;
    const view = await this.#engine.call("flag", { seat });
    if (view.outcome === null) this.#dispatch({ kind: "flag-fallen", seat });
    else await this.#secrets.showMoved(view);
    await this.#autosave.save();
  }

  async #showLesson() {
    const { lesson } = this.#state();
    if (lesson === null) return;
    const preview = await this.#engine.call("preview", lesson);
    this.#dispatch({ kind: "preview", lesson, preview });
  }

  /** @param {import("../engine/protocol.js").Seat} seat */
  async #tellBeliefs(seat) {
    const beliefs = await this.#engine.call("beliefs", { seat });
    const secrets = await this.#engine.call("secrets", {});
    this.#dispatch({ kind: "insight", insight: { seat, beliefs, secrets } });
  }

  /** A lesson may be of the present position. */
  async #showPresent() {
    if (this.#state().lesson?.present) await this.#showLesson();
  }

  async #letComputerMove() {
    const { view, players } = this.#state();
    if (this.#searchRunner.purpose !== null || view === null || !computerMayAct(this.#state()))
      return;
    const level = players[view.turn]?.level ?? 1;
    const thought = await this.#searchRunner.think("move", "think", level);
    // Its text would tell more than its opponent may know, so the engine alone knows what it thought.
    if (thought !== null)
      this.#enqueue(() => this.#showPlayed(() => this.#engine.call("playThought", {})));
  }

  /** None where a computer is about to move. */
  async #findHint() {
    if (this.#searchRunner.purpose !== null || this.#state().view?.outcome !== null) return;
    if (computerMayAct(this.#state())) return;
    const thought = await this.#searchRunner.think("hint", "hint", HINT_LEVEL);
    if (thought !== null) this.#dispatch({ kind: "hinted", action: thought.best });
  }

  /** A new engine runs. */
  restore() {
    this.#searchRunner.forget();
    this.#enqueue(() => this.#opener.again());
    return this.#queue;
  }
}
