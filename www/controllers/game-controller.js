import { browsedPly, gameView, isBrowsing, isFinished } from "../state/browsing.js";
import { tickingSeat, timeUntilFlag } from "../state/clock.js";
import { isEngineError, isRefusal } from "../engine/engine-errors.js";
import { mayReplay, roundStart } from "../state/round.js";
import { computerToAct, isStopped, plyOfNextHumanTurn, resigningSeat } from "../state/players.js";

/** @import { NestedReason } from "../state/reasons.js" */
/** @import { Seat, View } from "../engine/protocol.js" */
/** @import { Browsing } from "../state/browsing.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { SecretsController } from "./secrets-controller.js" */
/** @import { GameEffects, GameStore } from "../state/page-state.js" */
/** @import { ConsentController } from "./consent-controller.js" */
/** @import { SearchRunner } from "./search-runner.js" */
/** @import { Engine } from "./table-parts.js" */

export class GameController {
  #engine;
  #store;
  #autosave;
  #secrets;
  #consent;
  #search;
  #study;
  #claimsDraws;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {Autosave} parts.autosave
   * @param {SecretsController} parts.secrets
   * @param {ConsentController} parts.consent
   * @param {SearchRunner} parts.search
   * @param {(action: string) => Promise<void>} parts.study  opens a study of the game in which the action is played
   * @param {boolean} [parts.claimsDraws]  as soon as they may be claimed
   */
  constructor({
    engine,
    store,
    queue,
    autosave,
    secrets,
    consent,
    search,
    study,
    claimsDraws = false,
  }) {
    this.#engine = engine;
    this.#store = store;
    this.#autosave = autosave;
    this.#secrets = secrets;
    this.#consent = consent;
    this.#search = search;
    this.#study = study;
    this.#claimsDraws = claimsDraws;
    /** @satisfies {GameEffects} */
    this.effects = {
      play: ({ action }) =>
        store.state.awaited ? this.#playLater(action) : queue.change(() => this.play(action)),
      branch: ({ action }) => queue.change(() => this.#branch(action)),
      undo: () => queue.change(() => this.#undo()),
      redo: () => queue.change(() => this.#goToHumanTurn(1)),
      jump: ({ ply }) => queue.change(() => this.#browse(ply)),
      browse: ({ way }) => {
        if (this.#store.state.line === null) queue.change(() => this.#step(way));
      },
      replay: () => queue.add(() => this.#replay()),
      resign: () => queue.change(() => this.#resign()),
      "give-up-pin": () => queue.change(() => this.#abandon()),
      flag: ({ seat }) => queue.change(() => this.#flag(seat)),
    };
  }

  /** @param {string} action */
  async play(action) {
    const { state } = this.#store;
    const { view } = state;
    if (view === null || !isBrowsing(state)) return this.#play(action);
    if (view.played[view.ply]?.text === action) return this.#browse(view.ply + 1);
    if (isFinished(state)) return this.#study(action);
    this.#store.dispatch({
      kind: "asked-to-branch",
      branch: { action, kept: this.#autosave.keeps },
    });
  }

  /** The game goes on from the position shown; the line that it leaves stays a saved game. @param {string} action */
  async #branch(action) {
    await this.#autosave.keep();
    await this.#play(action, () => this.#autosave.branch());
  }

  /** @param {string} action @param {() => void} [onPlayed]  called before it is saved */
  #play(action, onPlayed) {
    return this.#show(() => this.#engine.call("play", { action }), onPlayed);
  }

  /**
   * @param {string} action  of which it is known only now that it is one
   */
  playTyped(action) {
    this.#search.cancel();
    return this.play(action);
  }

  /** As a premove, since the engine hasn't opened the game yet. @param {string} text */
  #playLater(text) {
    const { view } = this.#store.state;
    const action = view?.actions.find((each) => each.text === text);
    if (action === undefined || action.from === null || action.to === null) return;
    this.#store.dispatch({ kind: "select", selection: {} });
    this.#store.dispatch({ kind: "premove", premove: { from: action.from, to: action.to } });
  }

  /** Plays the move of the last search. Its text isn't passed around, since it may contain the player's secrets. */
  playFound() {
    return this.#show(() => this.#engine.call("playSearchResult", {}));
  }

  /** @param {() => Promise<View>} play @param {() => void} [onPlayed]  called before it is saved */
  async #show(play, onPlayed = () => {}) {
    await this.#secrets.checkRevealed();
    try {
      const view = await play();
      this.#store.dispatch({ kind: "played", view, secrets: await this.#secrets.revealed(view) });
      this.#announceClaim(view);
      if (this.#claimsDraws && view.claimableDraw !== null) return await this.claimDraw();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#store.dispatch({ kind: "refuse", reason: error });
      return;
    }
    onPlayed();
    await this.#autosave.save();
  }

  /**
   * A claim removes an army before the move of the same turn; it is announced so that the reason isn't missed.
   * @param {View} view
   */
  #announceClaim({ played, ply }) {
    const last = played[ply - 1];
    if (last?.action !== "claim" || last.victim === null || last.from === null) return;
    const { seat, victim, kind } = last;
    const square = this.#store.state.info?.board.squares[last.from]?.name ?? "";
    /** @type {NestedReason} */
    const reason = { code: "claimed", args: { seat, victim, kind, square } };
    this.#store.dispatch({ kind: "notice", tone: "info", reason });
  }

  async #undo() {
    await this.#goBack();
    const { view } = this.#store.state;
    if (isFinished(this.#store.state)) await this.#keepFinished();
    if (!isStopped(view)) return this.#goToHumanTurn(-1);
    try {
      const undone = await this.#engine.call("undo", {});
      await this.#secrets.showMoved(undone);
      // A computer would claim the same draw again.
      if (undone.claimableDraw !== null && computerToAct(this.#store.state))
        return await this.#goToHumanTurn(-1);
    } catch (error) {
      if (!isEngineError(error) || error.code !== "consent-needed") throw error;
      await this.#consent.ask(view?.ply ?? 0);
      return;
    }
    await this.#autosave.save();
  }

  /** What is played after the end is another game: see `Autosave`. */
  async #keepFinished() {
    await this.#autosave.keep();
    if (this.#autosave.keeps)
      this.#store.dispatch({
        kind: "notice",
        tone: "info",
        reason: { code: "finished-kept", args: {} },
      });
  }

  /** @param {-1 | 1} direction */
  async #goToHumanTurn(direction) {
    const ply = plyOfNextHumanTurn(this.#store.state, direction);
    if (ply === null) {
      const code = direction === 1 ? "nothing-to-redo" : "nothing-to-undo";
      this.#store.dispatch({ kind: "refuse", reason: { code, args: {} } });
      return;
    }
    const from = this.#store.state.view?.ply ?? 0;
    await this.#goTo(ply);
    // Going forward isn't playing on.
    const needed = direction === -1 && this.#store.state.view?.consentNeeded;
    if (needed) await this.#consent.ask(from);
    else await this.#secrets.handOver();
  }

  /** Moves are taken back, or played again. @param {number} ply */
  async #goTo(ply) {
    await this.#secrets.showMoved(await this.#engine.call("goTo", { ply }));
    await this.#autosave.save();
  }

  /** Shows another position of the line. The game stays where it is, and as it was saved. @param {number} ply */
  async #browse(ply) {
    const { view } = this.#store.state;
    if (view === null || ply < 0 || ply > view.played.length || ply === view.ply) return;
    await this.#secrets.showMoved(await this.#engine.call("goTo", { ply }), true);
  }

  /** From the position that is shown by now. @param {Browsing} way */
  async #step(way) {
    const ply = browsedPly(way, this.#store.state);
    if (ply !== null) await this.#browse(ply);
  }

  /** Shows the game's own position again. */
  async #goBack() {
    const { state } = this.#store;
    if (isBrowsing(state)) await this.#browse(gameView(state)?.ply ?? 0);
  }

  /** The engine steps through the round and returns; the game on the table doesn't change. */
  async #replay() {
    const { view } = this.#store.state;
    if (view === null || !mayReplay(this.#store.state)) return;
    const views = [];
    for (let ply = roundStart(view); ply <= view.ply; ply += 1)
      views.push(await this.#engine.call("goTo", { ply }));
    this.#store.dispatch({ kind: "replayed", views });
  }

  async #resign() {
    await this.#goBack();
    const seat = resigningSeat(this.#store.state);
    if (seat !== null) await this.#end(await this.#engine.call("resign", { seat }));
  }

  /** All players have agreed. */
  async agreeDraw() {
    await this.#goBack();
    await this.#end(await this.#engine.call("agreeDraw", {}));
  }

  /** For the player to act. */
  async claimDraw() {
    await this.#goBack();
    if (this.#store.state.view?.claimableDraw != null)
      await this.#end(await this.#engine.call("claimDraw", {}));
  }

  /** @param {View} view  in which the game has ended without a move */
  async #end(view) {
    await this.#secrets.showMoved(view);
    await this.#autosave.save();
  }

  /** The only way past a forgotten PIN. The secrets stay hidden. */
  async #abandon() {
    const { cover } = this.#store.state;
    if (cover !== null) await this.#end(await this.#engine.call("abandon", { seat: cover.seat }));
  }

  /** Another move may have been played before this work began. @param {Seat} seat */
  async #flag(seat) {
    const { state } = this.#store;
    const { clock, view: now } = state;
    if (clock === null || now === null || tickingSeat(state) !== seat) return;
    if (timeUntilFlag(clock, now) > 0) return;
    const view = await this.#engine.call("flag", { seat });
    if (view.outcome === null) this.#store.dispatch({ kind: "flag-fallen", seat });
    else await this.#secrets.showMoved(view);
    await this.#autosave.save();
  }
}
