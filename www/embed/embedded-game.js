// The game of an embedded board: opened from its attributes and played by the controllers of the full page. Nothing is
// stored in the browser, since the page belongs to somebody else.

import { TableEffects } from "../controllers/table-effects.js";
import { reduce } from "../state/reduce.js";
import { seatToCoverFor } from "../state/viewer.js";
import { NO_STORAGE } from "../storage/no-storage.js";
import { computerToAct, mayTakeSeat, turnsTo } from "../state/players.js";
import { initialState, nothingSecret } from "../state/state.js";
import { createStore } from "../state/store.js";
import { recordHeaders } from "../i18n/strings.js";
import { namesItsGame, readOrientation, readSeats, recordText } from "./setting.js";
import { withFileName } from "./variant-file.js";

/** @import { EngineClient } from "../engine/client.js" */
/** @import { Reason as EngineError } from "../state/reasons.js" */
/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Action } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { Contents } from "./setting.js" */

/**
 * @typedef {Contents & {seats: string | null, orientation: string | null, viewOnly: boolean}} Setting
 */

/** An embedded board has neither an address nor storage. */
const NO_BROWSER = {
  hash: () => "",
  replaceHash: () => {},
  go: () => {},
  address: () => "",
  copy: () => Promise.reject(new Error("not here")),
  download: () => {},
};

export class EmbeddedGame {
  #engine;
  #fetchText;
  #effects;
  store = createStore(reduce, initialState());
  /** @type {Setting | null} */
  #setting = null;
  /** Requests of the element run one after another. @type {Promise<unknown>} */
  #last = Promise.resolve();
  /** Aborts the download of a variant file when another is requested. */
  #fetching = new AbortController();
  /** @type {((hint: string | null) => void)[]} */
  #hintWaiters = [];

  /**
   * @param {object} parts
   * @param {Pick<EngineClient, "call" | "start" | "leaveGame" | "end">} parts.engine
   * @param {(src: string, signal: AbortSignal) => Promise<string>} parts.fetchText
   */
  constructor({ engine, fetchText }) {
    this.#engine = engine;
    this.#fetchText = fetchText;
    const { store } = this;
    store.subscribe((_after, _before, action) => this.#listenForHint(action));
    // Visitors shouldn't type a PIN into a foreign page.
    const parts = { saved: NO_STORAGE, browser: NO_BROWSER, pins: false, claimsDraws: true };
    this.#effects = new TableEffects({ engine, store, ...parts });
  }

  get state() {
    return this.store.state;
  }

  start() {
    this.#engine.start({
      onRestart: () => this.#restore(),
      onBroken: (reason) => this.dispatch({ kind: "engine-broken", reason }),
    });
    // The list of games isn't needed here, and building it would load them all.
    this.dispatch({ kind: "games", games: [] });
  }

  end() {
    this.#want(null);
    this.#engine.end();
  }

  /** @param {Action} action */
  dispatch(action) {
    this.store.dispatch(action);
  }

  /** @param {Action} action */
  #listenForHint(action) {
    if (action.kind === "hinted") this.#settleHint(action.hint?.text ?? null);
    // The hint is dispatched right after the end of its search.
    if (action.kind === "search-ended") setTimeout(() => this.#settleHint(null));
  }

  /** @param {PlayerAction} action */
  async perform(action) {
    await this.#effects.perform(action);
  }

  /** @param {Setting} setting @returns {Promise<void>} */
  open(setting) {
    this.#want(setting);
    return this.#inTurn(() => this.#openSetting(setting));
  }

  /** @param {Setting} setting */
  async #openSetting(setting) {
    try {
      if (this.#setting === setting) await this.#openNow(setting);
    } catch (error) {
      if (this.#setting === setting) this.#lose(error);
    }
  }

  /** @param {Setting | null} setting */
  #want(setting) {
    this.#setting = setting;
    this.#fetching.abort();
    this.#fetching = new AbortController();
  }

  /** @param {string | null} seats */
  seat(seats) {
    return this.#adjust({ seats }, async (info) => {
      const players = this.state.spectated ? this.state.players : readSeats(seats, info);
      if (!players.every(({ player }, seat) => mayTakeSeat(this.state, seat, player)))
        throw { code: "seats-fixed", args: {} };
      // The searching seat may now have another player or level.
      await this.#effects.cancelSearch();
      this.dispatch({ kind: "seated", players });
      await this.#letPlay();
    });
  }

  /** @param {boolean} viewOnly */
  watch(viewOnly) {
    return this.#adjust({ viewOnly }, async (info) => {
      this.dispatch({ kind: "watch", only: info.secretive && (viewOnly || this.state.spectated) });
      await this.#letPlay();
    });
  }

  /** Hides at once what only one player may see, as when the board leaves the screen. */
  cover() {
    void this.perform({ kind: "hide-secret" });
    void this.perform({ kind: "cover" });
  }

  /** @param {string | null} orientation */
  turn(orientation) {
    return this.#adjust({ orientation }, async (info) => {
      const quarters = turnsTo(info, readOrientation(orientation, info)) - this.state.turned;
      this.dispatch({ kind: "turned", quarters });
    });
  }

  /**
   * @param {string} text
   * @returns {Promise<boolean>}  it was played
   */
  play(text) {
    return this.#change(async () => {
      // Whether a move is legal may reveal the player's secret.
      if (this.#hides())
        this.dispatch({ kind: "refuse", reason: { code: "embed-secretive", args: {} } });
      else await this.#effects.perform({ kind: "type-move", text });
    });
  }

  /** @returns {Promise<boolean>} */
  undo() {
    return this.#change(() => this.#effects.perform({ kind: "undo" }));
  }

  /**
   * @param {number} ply
   * @returns {Promise<boolean>}  the game has such a ply
   */
  goTo(ply) {
    return this.#goTo(() => ply);
  }

  /** @param {number} by  quick steps add up */
  step(by) {
    return this.#goTo((at) => at + by);
  }

  /**
   * @param {(ply: number) => number} target  by the present ply
   * @returns {Promise<boolean>}
   */
  #goTo(target) {
    return this.#inTurn(async () => {
      const { view } = this.state;
      const ply = target(view?.ply ?? 0);
      const isThere = Number.isInteger(ply) && ply >= 0 && ply <= (view?.played.length ?? -1);
      if (!isThere) return false;
      await this.#effects.cancelSearch();
      await this.#showPly(ply);
      await this.#letPlay();
      return true;
    }).catch((error) => this.#complain(error));
  }

  /** @returns {Promise<string | null>}  a move's text */
  hint() {
    return this.#inTurn(async () => {
      // A good move may reveal the player's secret.
      if (this.state.info === null || this.#hides()) return null;
      await this.#effects.perform({ kind: "hint" });
      if (this.state.search?.purpose !== "hint") return null;
      return new Promise((resolve) => this.#hintWaiters.push(resolve));
    });
  }

  /** @returns {Promise<string>}  as everybody may know the game; "" without one */
  record() {
    return this.#inTurn(async () => {
      const { info, players } = this.state;
      if (info === null) return "";
      return this.#engine.call("record", {
        headers: recordHeaders({ info, players, clock: null, headers: null }),
      });
    }).catch((error) => this.#complain(error) || "");
  }

  /**
   * @param {() => Promise<void>} work
   * @returns {Promise<boolean>}  another position is on the board
   */
  #change(work) {
    return this.#inTurn(async () => {
      const before = this.state.view;
      if (before === null || this.state.cover !== null || this.state.watchOnly) return false;
      this.#forgetFaults();
      await work();
      return this.state.refusal === null && this.state.view !== before;
    });
  }

  /**
   * Changes how the game is played or shown. An error leaves the table as it is; if there is no table, the change may fix
   * that.
   * @param {Partial<Setting>} change
   * @param {(info: GameInfo) => Promise<void>} work
   */
  #adjust(change, work) {
    return this.#inTurn(async () => {
      const { info } = this.state;
      if (this.#setting === null) return;
      if (info === null) {
        await this.#openSetting(Object.assign(this.#setting, change));
        return;
      }
      this.#forgetFaults();
      await work(info);
      Object.assign(this.#setting, change);
    }).catch((error) => this.#complain(error));
  }

  #forgetFaults() {
    this.dispatch({ kind: "refuse", reason: null });
    for (const { id } of this.state.notices) this.dispatch({ kind: "dismiss", id });
  }

  #hides() {
    const { info, view } = this.state;
    return info?.secretive === true && view?.revealed !== true;
  }

  /** @param {string | null} hint */
  #settleHint(hint) {
    if (this.state.search?.purpose === "hint") return;
    for (const resolve of this.#hintWaiters.splice(0)) resolve(hint);
  }

  /**
   * @template Answer
   * @param {() => Promise<Answer>} work
   * @returns {Promise<Answer>}
   */
  #inTurn(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** @param {unknown} error @returns {false} */
  #complain(error) {
    if (this.#needsReport(error)) this.dispatch({ kind: "notice", tone: "fault", reason: error });
    return false;
  }

  /** @param {unknown} error */
  #lose(error) {
    if (this.#needsReport(error)) this.dispatch({ kind: "lost", reason: error });
  }

  /**
   * A crash is reported by the restart, a broken engine by itself.
   * @param {unknown} error
   * @returns {error is EngineError}
   */
  #needsReport(error) {
    if (!isReason(error)) throw error;
    return error.code !== "engine-crashed" && this.state.engine !== "broken";
  }

  /** @param {Setting} setting @param {"none" | "hand"} [pause] */
  async #openNow(setting, pause = "none") {
    await this.#effects.cancelSearch();
    const { info, view } = await this.#load(setting);
    // A record doesn't contain the secrets of its game, so the game can be viewed but not continued.
    const begun = info.secretive && view.pending.length === 0 && !view.revealed;
    const spectated = setting.record !== null && begun;
    const players = readSeats(spectated ? null : setting.seats, info);
    const turned = turnsTo(info, readOrientation(setting.orientation, info));
    const watchOnly = info.secretive && (setting.viewOnly || spectated);
    const table = { info, view, players, turned, pause, spectated, model: null, pins: [] };
    const secrets = await this.#revealed(view);
    this.dispatch({ kind: "watch", only: watchOnly });
    const coverFor = seatToCoverFor({ ...this.state, ...table, ...nothingSecret() });
    this.dispatch({ kind: "opened", ...table, secrets, coverFor });
    await this.#letPlay();
  }

  /** @param {Setting} setting @returns {Promise<{info: GameInfo, view: View}>} */
  async #load(setting) {
    const { position, record } = setting;
    const opened = await this.#openGame(setting);
    if (record === null) return opened ?? Promise.reject({ code: "embed-nothing", args: {} });
    const text =
      opened === null ? record : recordText(record, opened.info, position && opened.view.position);
    return this.#because("embed-record-refused", async () => {
      const loaded = await this.#engine.call("load", { record: text });
      if (loaded.fault) throw loaded.fault;
      return loaded;
    });
  }

  /** Null if the record itself names the game. @param {Setting} setting */
  async #openGame({ game, src, position, record }) {
    if (src !== null) return this.#openFile(src, position);
    if (game === null) {
      if (namesItsGame(record)) return null;
      throw { code: "embed-nothing", args: {} };
    }
    if (position === null) return this.#engine.call("open", { game });
    return this.#because("embed-position-refused", () =>
      this.#engine.call("open", { game, position }),
    );
  }

  /** @param {string} src @param {string | null} position */
  async #openFile(src, position) {
    const text = await this.#fetchText(src, this.#fetching.signal);
    const opened = await this.#engine.call("openFile", { text }).catch((error) => {
      throw isReason(error) && error.code === "variant-file" ? withFileName(error, src) : error;
    });
    if (position === null) return opened;
    // A file's game starts from its array; any other start needs a record.
    const plain = position.replaceAll(/["\s]+/g, " ");
    const record = `[Variant "${opened.info.id}"]\n[FEN "${plain}"]\n\n*`;
    return this.#because("embed-position-refused", () => this.#engine.call("load", { record }));
  }

  /**
   * @template Answer
   * @param {string} code
   * @param {() => Promise<Answer>} work
   * @returns {Promise<Answer>}
   */
  async #because(code, work) {
    try {
      return await work();
    } catch (error) {
      const known = isReason(error) && !["unknown-game", "engine-crashed"].includes(error.code);
      throw known ? { code, args: {}, why: error } : error;
    }
  }

  /** @param {View} view */
  async #revealed(view) {
    return view.revealed ? this.#engine.call("secrets", {}) : null;
  }

  async #letPlay() {
    const { info } = this.state;
    if (info === null || !(info.secretive || computerToAct(this.state))) return;
    await this.#effects.proceed();
  }

  /** @param {number} ply */
  async #showPly(ply) {
    const view = await this.#engine.call("goTo", { ply });
    this.dispatch({ kind: "moved-in-record", view, secrets: await this.#revealed(view) });
  }

  /** Loads the game into the restarted engine. Computers wait, so that the cause of the crash isn't repeated at once. */
  #restore() {
    const { record, view } = this.state;
    const setting = this.#setting;
    if (setting === null) return;
    if (this.#hides() && !this.state.spectated && record !== "") {
      void this.#inTurn(() => this.#effects.restore());
      return;
    }
    const work = async () => {
      const played = record === "" ? setting : { ...setting, position: null, record };
      await this.#openNow(played, "hand");
      if (view !== null) await this.#showPly(view.ply);
    };
    void this.#inTurn(work).catch((error) => this.#lose(error));
  }
}

/** @param {unknown} error @returns {error is EngineError} */
function isReason(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}
