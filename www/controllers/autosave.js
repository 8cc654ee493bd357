import { gameView, isFinished } from "../state/browsing.js";
import { savedClock } from "../state/clock.js";
import { summaryOf } from "../state/game-summary.js";
import { withNames } from "../state/players.js";
import { writeRoute } from "../state/routes.js";
import { recordHeaders } from "../i18n/strings.js";
import { GameLocks } from "../storage/game-locks.js";
import { readReview, readSeats } from "../storage/saved-game.js";
import { hasBegun, newId } from "../storage/stored-game.js";

/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Browser, Engine } from "./table-parts.js" */
/** @import { SavedGames } from "../storage/saved-games.js" */
/** @import { StoredGame } from "../storage/stored-game.js" */
/** @import { GameEffects, GameStore, Player } from "../state/page-state.js" */
/** @import { SavedGame } from "../storage/saved-game.js" */
/** @import { PageCode } from "../state/reasons.js" */

/** @typedef {Pick<SavedGame, "record" | "sealed" | "players" | "pins" | "review">} SavedText */

/**
 * The entry of the game on the table. Version 0: not saved yet.
 * @typedef {Pick<StoredGame, "id" | "game" | "version" | "changed" | "filed" | "continued">} TableEntry
 */

export class Autosave {
  #engine;
  #saved;
  #locks;
  #browser;
  #store;
  #onSaved;
  #onTakenOver;
  /** The codes of storage errors that were shown since the last success. @type {Set<string>} */
  #said = new Set();
  /** @type {TableEntry | null} */
  #entry = null;
  /** Whether the game of the entry is on the table, not only about to come. */
  #isPresent = false;
  /** Another tab saves the entry. */
  isElsewhere = false;
  /** Another tab has deleted the game on the table; it is saved again with its next move. */
  #isDeleted = false;
  /** Whether the entry is worth being listed. */
  #hasBegun = false;
  /** The entry is a finished game, which isn't changed any more. */
  #isFinished = false;
  /** Who played the finished game: other players at the table are for the next one. @type {Player[] | null} */
  #ended = null;
  /** The game with its secrets, encrypted. @type {string | null} */
  #sealed = null;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {GameLocks} [parts.locks]
   * @param {Browser} parts.browser
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {() => Promise<void>} parts.onSaved  called after each save
   * @param {() => void} parts.onTakenOver  called when another tab takes over the game on the table
   */
  constructor({ engine, saved, locks, browser, store, queue, onSaved, onTakenOver }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#locks = locks ?? new GameLocks(undefined);
    this.#browser = browser;
    this.#store = store;
    this.#onSaved = onSaved;
    this.#onTakenOver = onTakenOver;
    /** @satisfies {GameEffects} */
    this.effects = {
      seat: () => queue.change(() => this.save()),
      names: () => queue.add(() => this.save()),
      turn: () => queue.add(() => this.save()),
      "stop-clocks": () => queue.change(() => this.save()),
      "save-clock": () => this.#saveClock(),
      "full-record": () => queue.add(() => this.updateRecord()),
    };
  }

  async start() {
    this.#saved.onFault = () => this.sayStorage("storage-failed");
    await this.#saved.start();
    this.#store.dispatch({ kind: "pwa-status", change: { keeps: this.#saved.works } });
    if (!this.#saved.works) this.sayStorage("storage-absent");
  }

  /** @param {SavedText} saved */
  load(saved) {
    return loadSaved(this.#engine, saved, this.#saved.key);
  }

  get isSealed() {
    return this.#sealed !== null;
  }

  /** Loads the last saved state of the game on the table into the engine. */
  reload() {
    const { record, players, pins, review } = this.#store.state;
    return this.load({ record, sealed: this.#sealed, players, pins, review });
  }

  /**
   * Another game comes to the table; its first change is saved as a new entry.
   * @param {string} game  its variant
   */
  begin(game) {
    const left = this.#entry;
    // New players or options before the first move don't make another game.
    if (left?.game === game && left.version > 0 && !this.#hasBegun)
      void this.#saved.remove(left.id);
    this.leave();
    this.#enter(game);
    this.#isPresent = true;
    this.#isFinished = isFinished(this.#store.state);
  }

  /** @param {string} game @param {boolean} [filed] */
  #enter(game, filed = false) {
    this.#entry = { id: newId(), game, version: 0, changed: 0, filed };
    void this.#hold(this.#entry.id, false);
  }

  /** Whether games like the one on the table stay in this browser. */
  get keeps() {
    return this.#isSaved && this.#saved.works;
  }

  /** Saves a game that was opened but never saved, before its line is replaced. */
  async keep() {
    if (this.#entry?.version === 0 && this.keeps) await this.save();
  }

  /**
   * The game on the table becomes a new entry from its next save on. The old one stays as it was saved last.
   * @param {boolean} [continued]  the old one was finished, or goes on from such a game
   */
  branch(continued = this.#entry?.continued ?? false) {
    const left = this.#entry;
    if (left === null) return;
    this.leave();
    this.#enter(left.game, left.filed);
    if (this.#entry !== null && continued) this.#entry.continued = true;
    this.#isPresent = true;
  }

  /**
   * Another tab has deleted a game. If it is on the table here, it becomes a new one.
   * @param {string} id
   */
  forget(id) {
    if (this.#entry?.id !== id || this.isElsewhere) return;
    // Something may have been saved here meanwhile.
    void this.#saved.remove(id);
    this.#enter(this.#entry.game);
    this.#isDeleted = true;
  }

  /**
   * A saved game is about to come to the table. It is read after its lock was asked for, so that it includes what the tab
   * before has saved.
   * @param {string} id
   * @param {{takeOver: boolean}} how  whether to take it from the tab that saves it
   * @returns {Promise<StoredGame | null>}  null if it was deleted, or hasn't begun in its tab
   */
  async resume(id, { takeOver }) {
    this.leave();
    const isOurs = await this.#hold(id, takeOver);
    const stored = await this.#saved.read(id);
    if (!isOurs) this.isElsewhere = true;
    if (stored === null || (!isOurs && !hasBegun(stored))) return null;
    const { game, version, changed, filed = false, continued = false } = stored;
    this.#entry = { id, game, version, changed, filed, continued };
    this.#hasBegun = hasBegun(stored);
    return stored;
  }

  /**
   * The resumed game is on the table now. Returns whether another tab saves it.
   * @param {boolean} finished
   */
  present(finished) {
    this.#isPresent = true;
    this.#isFinished = finished;
    return this.isElsewhere;
  }

  /** No game is on the table: other tabs may save the last one. */
  leave() {
    this.#locks.release();
    this.#entry = null;
    this.#isPresent = false;
    this.isElsewhere = false;
    this.#isDeleted = false;
    this.#hasBegun = false;
    this.#isFinished = false;
    this.#ended = null;
  }

  /** Whether a file has the secrets of the game on the table. */
  get isFiled() {
    return this.#entry?.filed === true;
  }

  /** The id of the game on the table. */
  get id() {
    return this.#entry?.id ?? null;
  }

  /** @param {string} id @param {boolean} steal */
  #hold(id, steal) {
    const onLost = () => {
      this.isElsewhere = true;
      if (!this.#isPresent) return;
      this.#store.dispatch({ kind: "elsewhere" });
      this.#onTakenOver();
    };
    return this.#locks.hold(id, { steal, onLost });
  }

  async updateRecord() {
    await this.#takeRecord();
    await this.#onSaved();
  }

  /** Whether the record has changed. */
  async #takeRecord() {
    const { info, view, players, record: before } = this.#store.state;
    if (info === null || view === null) return false;
    this.#ended = isFinished(this.#store.state) ? (this.#ended ?? players) : null;
    const record = await this.recordText();
    this.#store.dispatch({ kind: "recorded", record });
    await this.#seal();
    return record !== before;
  }

  /** When the game on the table was saved last, in milliseconds since 1970; 0 if it never was. */
  get changed() {
    return this.#entry?.changed ?? 0;
  }

  /** The players of the game, which may be those of the next one at the table. */
  get #players() {
    const { players } = this.#store.state;
    const names = players.map(({ name }) => name);
    return this.#ended === null ? players : withNames(this.#ended, names);
  }

  get #headers() {
    return recordHeaders({ ...this.#store.state, players: this.#players });
  }

  async #seal() {
    const { pins, review } = this.#store.state;
    const [players, headers] = [this.#players, this.#headers];
    const { key } = this.#saved;
    this.#sealed = this.#hides
      ? await this.#engine.call("seal", { headers, players, pins, review, key })
      : null;
  }

  /** Saves the review of the game on the table as far as it has come. */
  async saveReview() {
    await this.#seal();
    this.#write(false);
  }

  get #hides() {
    const { info, spectated } = this.#store.state;
    return info?.secretive === true && !spectated;
  }

  /** Games with secrets are saved encrypted or not at all. */
  get #isSaved() {
    return !this.#hides || this.#saved.keepsSecrets;
  }

  /** @param {{short?: boolean, full?: boolean}} [how] */
  async recordText(how = {}) {
    const { info, fullRecord } = this.#store.state;
    if (info === null) return "";
    const full = fullRecord ? { full: true } : {};
    return this.#engine.call("record", { headers: this.#headers, ...how, ...full });
  }

  /** Saves the game and names it in the address, in place of a position or record, which a reload would open again. */
  async save() {
    const isChanged = await this.#takeRecord();
    const entry = this.#leaveFinished() ? this.#entry : null;
    if (entry !== null && this.#isSaved)
      this.#browser.replaceHash(writeRoute(entry.game, { saved: entry.id }));
    this.#write(isChanged);
    await this.#onSaved();
  }

  /**
   * A finished game isn't overwritten: what goes on from it is another one, as soon as something new is played.
   * @returns {boolean}  whether the game on the table may be saved
   */
  #leaveFinished() {
    const { state } = this.#store;
    const view = gameView(state);
    if (this.#isFinished && view !== null && view.outcome === null) {
      if (view.ply < view.played.length) return false;
      this.branch(true);
    }
    this.#isFinished = isFinished(state);
    return true;
  }

  /** Time passes between moves, too, so the clock is saved when the player leaves. */
  #saveClock() {
    const { clock, view, record } = this.#store.state;
    if (clock !== null && view !== null && view.ply > 0 && record !== "") this.#write(false);
  }

  /** @param {boolean} isChanged  has moves that weren't saved yet */
  #write(isChanged) {
    const { info, model, turned, record, pins, clock, review, headers } = this.#store.state;
    const players = this.#players;
    const view = gameView(this.#store.state);
    const entry = this.#leaveFinished() ? this.#entry : null;
    if (info === null || view === null || entry === null) return;
    if (!this.#isPresent || this.isElsewhere || (this.#isDeleted && !isChanged)) return;
    if (!this.#isSaved) return this.sayStorage("secrets-not-stored");
    this.#isDeleted = false;
    entry.version += 1;
    if (isChanged || entry.changed === 0) entry.changed = this.#saved.now();
    const { ply, played } = view;
    const game = { record, headers, sealed: this.#sealed, ply, plies: played.length };
    const saved = { ...game, players, model, turned, pins, clock: savedClock(clock), review };
    const summary = summaryOf(info, view, players);
    this.#hasBegun = hasBegun({ ...game, secret: this.#hides, summary });
    void this.#saved.write({ ...entry }, saved, summary).then((code) => {
      if (code === null) this.#storageWorks();
      else this.sayStorage(code);
    });
  }

  /** Complaints about it are over, and needed again if it fails again. */
  #storageWorks() {
    if (this.#said.size === 0) return;
    this.#said.clear();
    this.#store.dispatch({ kind: "stored" });
  }

  /** Shown once: the player can't do anything about it. @param {PageCode} code */
  sayStorage(code) {
    if (this.#said.has(code)) return;
    this.#said.add(code);
    this.#store.dispatch({ kind: "notice", tone: "fault", reason: { code, args: {} } });
  }
}

/**
 * Loads a saved game into an engine. Of a game with secrets, the players, their PINs and the review are sealed, too. What
 * would be half a game is an error here.
 * @param {Engine} engine
 * @param {SavedText} saved
 * @param {CryptoKey | null} key
 */
export async function loadSaved(engine, { record, sealed, players, pins, review }, key) {
  if (sealed === null) {
    const loaded = await engine.call("load", { record });
    if (loaded.fault) throw loaded.fault;
    return { ...loaded, players, pins, review };
  }
  const loaded = await engine.call("unseal", { sealed, key });
  const { info, view } = loaded;
  const found = readReview(loaded.review, view.played.length, info.seats.length);
  return { ...loaded, ...readSeats(loaded), review: found };
}
