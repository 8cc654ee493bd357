import { gameView } from "../state/browsing.js";
import { newClock, readClock } from "../state/clock.js";
import { nothingSecret } from "../state/state.js";
import { seatToCoverFor } from "../state/viewer.js";
import { isRefusal } from "../engine/engine-errors.js";
import { hasPage } from "../state/catalogue.js";
import { named, turnsFor, usualPlayers } from "../state/players.js";
import { startPosition } from "../state/rematch.js";
import { hasStart } from "../state/shipped-start.js";
import { hasSeveralSeats, isFlatForTwo } from "../state/standings.js";
import { drawnNumbers } from "../state/numbered-options.js";
import { optionsWithClocks } from "../state/time-control.js";
import { playersInRecord } from "../i18n/strings.js";
import { remark } from "./remarks.js";
import { readStored } from "../storage/stored-game.js";

/** @import { NestedReason, Reason as EngineError, PageCode } from "../state/reasons.js" */
/** @import { Clock } from "../state/clock.js" */
/** @import { GameInfo, Model, View } from "../engine/protocol.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { SavedGamesController } from "./saved-games-controller.js" */
/** @import { Route } from "../state/routes.js" */
/** @import { SavedGame } from "../storage/saved-game.js" */
/** @import { SavedGames } from "../storage/saved-games.js" */
/** @import { StoredGame } from "../storage/stored-game.js" */
/** @import { SecretsController } from "./secrets-controller.js" */
/** @import { GameEffects, GameStore, Player } from "../state/page-state.js" */
/** @import { PlayerAction, SystemAction } from "../state/actions.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Engine, TableParts } from "./table-parts.js" */

/**
 * @typedef {Omit<Extract<SystemAction, {kind: "opened"}>, "kind" | "coverFor" | "secrets" | "pieceValues" | "elsewhere">} Opened
 */

export class GameOpener {
  #engine;
  #start;
  #saved;
  #autosave;
  #savedGames;
  #secrets;
  #store;
  /** Whether the address that is opened is still that of the page. */
  #isWanted = () => true;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {NonNullable<TableParts["start"]>} parts.start
   * @param {SavedGames} parts.saved
   * @param {Autosave} parts.autosave
   * @param {SavedGamesController} parts.savedGames
   * @param {SecretsController} parts.secrets
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   */
  constructor({ engine, start, saved, autosave, savedGames, secrets, store, queue }) {
    this.#engine = engine;
    this.#start = start;
    this.#saved = saved;
    this.#autosave = autosave;
    this.#savedGames = savedGames;
    this.#secrets = secrets;
    this.#store = store;
    /** @satisfies {GameEffects} */
    this.effects = {
      "new-game": (action) => queue.change(() => this.#newGame(action)),
      "take-over": () => queue.change(() => this.#takeOver()),
    };
  }

  /**
   * Shows the new game of an address as the build knows it, until the engine has opened it.
   * @param {Route} route
   * @param {() => boolean} isWanted
   */
  async showStart(route, isWanted) {
    if (route.screen !== "table" || route.position !== null || route.record !== null) return;
    const info = this.#store.state.games.find(({ id }) => id === route.game);
    if (info === undefined || !hasStart(info)) return;
    const [start, saved] = await Promise.all([
      this.#start(info.id),
      this.#savedFor(info.id, route.saved),
    ]);
    if (start === null || saved !== null || !isWanted()) return;
    const table = this.#newTable(info, start.view, this.#usual(info));
    const open = { coverFor: null, secrets: null, awaited: true };
    this.#store.dispatch({ kind: "opened", ...table, ...open, pieceValues: start.pieceValues });
  }

  /**
   * @param {Route} route
   * @param {() => boolean} isWanted
   */
  async open(route, isWanted) {
    const { engine, games } = this.#store.state;
    if (engine !== "ready") return;
    this.#isWanted = isWanted;
    const game = "game" in route ? games.find(({ id }) => id === route.game) : undefined;
    if (route.screen !== "table") this.#autosave.leave();
    if (route.screen === "gallery") {
      await this.#savedGames.show(route.part);
    } else if (route.screen === "lost") {
      this.#lose("link-broken", { found: route.found });
    } else if (route.game !== null && game === undefined) {
      this.#lose("unknown-game", { found: route.game });
    } else if (route.screen === "page" && game !== undefined && !hasPage(game, route.name)) {
      this.#lose("nothing-taught", { found: game.name, game: game.id });
    } else if (route.screen === "page") {
      this.#store.dispatch({ kind: "page", page: route });
    } else if (route.record !== null) {
      const { record, line } = route;
      await this.#openLink("link-record-refused", () => this.openRecord(record, line));
    } else if (route.position !== null) {
      await this.#openLink("link-position-refused", () =>
        this.openPosition(route.game, route.position ?? ""),
      );
    } else {
      await this.#openSaved(route.game, route.saved);
    }
  }

  /**
   * @param {NestedReason["code"]} code
   * @param {Record<string, string>} args
   * @param {EngineError} [why]
   */
  #lose(code, args, why) {
    const reason = { code, args };
    this.#store.dispatch({ kind: "lost", reason: why === undefined ? reason : { ...reason, why } });
  }

  /** @param {PageCode} refusal @param {() => Promise<void>} open */
  async #openLink(refusal, open) {
    try {
      await open();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#lose(refusal, {}, error);
    }
  }

  /**
   * @param {string} record
   * @param {number} line  of its file in which it begins
   */
  async openRecord(record, line = 1) {
    const loaded = await this.#engine.call("load", { record, line });
    const { info, view, fault, headers, remarks, hasVariations } = loaded;
    const studyOffer = hasVariations ? { record: withGame(record, loaded), line } : null;
    // A record is opened for review, so computers don't move at once.
    const humans = usualPlayers(info).map(({ level }) => playerFor(true, level));
    const players = playersInRecord(info, humans, headers);
    const spectated = isSpectated(info, view);
    await this.#dispatchOpened({
      info,
      view,
      players,
      model: null,
      turned: 0,
      pause: "none",
      pins: [],
      spectated,
      headers,
      studyOffer,
    });
    if (fault) this.#store.dispatch({ kind: "notice", tone: "fault", reason: fault });
    remark(this.#store, remarks);
    this.#autosave.begin(info.id);
    await this.#autosave.updateRecord();
  }

  /** @param {string} game @param {string} position */
  async openPosition(game, position) {
    const { info, view, remarks } = await this.#engine.call("open", { game, position });
    const players = usualPlayers(info).map(({ level }, seat) =>
      playerFor(seat === view.turn, level),
    );
    await this.#dispatchOpened(this.#newTable(info, view, named(players, this.#names)));
    remark(this.#store, remarks);
    this.#autosave.begin(info.id);
    await this.#autosave.updateRecord();
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {Player[]} players
   * @param {Model | null} [model]
   * @param {Clock | null} [clock]
   * @returns {Opened}
   */
  #newTable(info, view, players, model = null, clock = null) {
    // A board that follows its players is turned to them anyway.
    const follows = this.#store.state.settings.follows && !isFlatForTwo(info);
    const turned = follows ? 0 : turnsFor(info, players);
    const table = { info, view, players, model, turned, clock };
    return { ...table, pause: "none", pins: [], spectated: false };
  }

  /**
   * @param {Opened} opened
   * @param {() => boolean} [isElsewhere]  asked when the game is ready: another tab may take it over until then
   */
  async #dispatchOpened(opened, isElsewhere = () => false) {
    const coverFor = seatToCoverFor({
      ...this.#store.state,
      ...opened,
      ...nothingSecret(),
    });
    const secrets = await this.#secrets.revealed(opened.view, opened.info);
    const pieceValues = hasSeveralSeats(opened.info)
      ? []
      : await this.#engine.call("pieceValues", {});
    const elsewhere = isElsewhere();
    this.#store.dispatch({ kind: "opened", ...opened, coverFor, secrets, pieceValues, elsewhere });
  }

  /**
   * @param {string} game
   * @param {string | null} id  of a saved game; null for the latest
   */
  async #openSaved(game, id) {
    const chosen = await this.#savedFor(game, id);
    if (id !== null && chosen?.id !== id) this.#say("info", "saved-game-gone");
    if (chosen !== null) await this.#resume(chosen, { takeOver: false });
    else await this.#openFresh(game);
  }

  /** @param {string} game @param {string | null} id */
  async #savedFor(game, id) {
    const named = id === null ? null : await this.#saved.read(id);
    return named?.game === game ? named : this.#saved.latest(game);
  }

  /** @param {StoredGame} chosen @param {{takeOver: boolean}} how */
  async #resume({ id, game }, how) {
    const stored = await this.#autosave.resume(id, how);
    if (stored === null) return this.#openFresh(game);
    const saved = readStored(stored.text);
    try {
      if (saved === "unreadable") await this.#openUnreadable(stored);
      else await this.#restore(saved);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return this.#openUnreadable(stored);
    }
    if (stored.broken && saved !== "unreadable") await this.#saved.amend(stored, { broken: false });
  }

  /** An unreadable game stays in the list, and a new one begins. @param {StoredGame} stored */
  async #openUnreadable(stored) {
    if (!stored.broken) await this.#saved.amend(stored, { broken: true });
    await this.#openFresh(stored.game);
    this.#say("fault", "saved-game-unreadable");
  }

  /** Plays a game here that another tab has saved until now. */
  async #takeOver() {
    const { id } = this.#autosave;
    const { info } = this.#store.state;
    const stored = id === null ? null : await this.#saved.read(id);
    if (info === null || !this.#store.state.elsewhere) return;
    if (stored !== null) await this.#resume(stored, { takeOver: true });
    else await this.#openFresh(info.id);
  }

  /** @param {"info" | "fault"} tone @param {PageCode} code */
  #say(tone, code) {
    this.#store.dispatch({ kind: "notice", tone, reason: { code, args: {} } });
  }

  /** @param {SavedGame} saved */
  async #restore({ ply, model, turned, clock, ...saved }) {
    const loaded = await this.#autosave.load(saved);
    const { info, players, pins, review } = loaded;
    // A finished game is shown at its end. Old editions saved where it was looked at.
    const finished = loaded.view.outcome !== null;
    const atEnd = finished || ply === loaded.view.ply;
    const view = atEnd ? loaded.view : await this.#engine.call("goTo", { ply });
    const fitting = info.seats.length === players.length ? players : usualPlayers(info);
    const seated = playersInRecord(info, fitting, saved.headers);
    const spectated = saved.sealed === null && isSpectated(info, loaded.view);
    /** @type {Opened} */
    const opened = {
      info,
      view,
      players: seated,
      model,
      turned,
      pause: "none",
      pins,
      clock: readClock(clock, info.seats.length),
      spectated,
      filed: this.#autosave.isFiled,
      review,
      headers: saved.headers,
    };
    await this.#dispatchOpened(opened, () => this.#autosave.present(finished));
    await this.#secrets.showMoved(view);
    await this.#autosave.updateRecord();
  }

  /** @param {string} game */
  async #openFresh(game) {
    const { info, view } = await this.#openDrawn(game);
    if (!this.#isWanted()) return;
    await this.#dispatchOpened(this.#newTable(info, view, this.#usual(info)));
    this.#autosave.begin(info.id);
    await this.#autosave.updateRecord();
  }

  /** @param {GameInfo} info */
  #usual(info) {
    return named(usualPlayers(info), this.#names);
  }

  get #names() {
    return this.#store.state.settings.names;
  }

  /**
   * A game whose numbers, such as that of a shuffled array, are drawn by chance.
   * @param {string} game
   */
  async #openDrawn(game) {
    const opened = await this.#engine.call("open", { game });
    const options = drawnNumbers(opened.info);
    if (Object.keys(options).length === 0) return opened;
    return this.#engine.call("open", { game, options });
  }

  /** @param {Extract<PlayerAction, {kind: "new-game"}>} action */
  async #newGame({ players, model, options, control = null, sameStart = false }) {
    const { info: old } = this.#store.state;
    if (old === null) return;
    const chosen = control === null ? options : optionsWithClocks(old, options);
    const position = sameStart ? await this.#startPosition() : null;
    const start = { game: old.id, options: chosen, position };
    const { info, view } = await this.#engine.call("open", start);
    const clock = control && newClock(control);
    await this.#dispatchOpened(this.#newTable(info, view, players, model, clock));
    this.#autosave.begin(info.id);
    await this.#autosave.save();
  }

  /** As everybody knows it: the record on the table may contain all secrets after the end of the game. */
  async #startPosition() {
    return startPosition(await this.#engine.call("record", { headers: {} }));
  }

  /**
   * Loads the game on the table into a restarted engine. Computers wait, so that the cause of the crash isn't repeated at
   * once.
   */
  async again() {
    const { info, view, players, model, turned, record, pins, clock, spectated, review } =
      this.#store.state;
    const { headers, studyOffer, awaited } = this.#store.state;
    if (info === null || view === null || awaited) return;
    const { view: loaded } = await this.#autosave.reload();
    const { ply } = gameView(this.#store.state) ?? view;
    const again = await this.#engine.call("goTo", { ply });
    /** @type {Opened} */
    const opened = {
      info,
      view: again,
      players,
      model,
      turned,
      pause: "hand",
      pins,
      clock,
      // A browser that can't encrypt has lost the secrets.
      spectated: spectated || (!this.#autosave.isSealed && isSpectated(info, loaded)),
      filed: this.#autosave.isFiled,
      review,
      headers,
      studyOffer,
    };
    await this.#dispatchOpened(opened, () => this.#autosave.isElsewhere);
    this.#store.dispatch({ kind: "recorded", record });
    this.#say("info", "engine-restarted");
  }
}

/**
 * Whether a record contains no secrets and leaves none to be chosen.
 * @param {GameInfo} info
 * @param {View} view
 */
function isSpectated(info, view) {
  return info.secretive && view.pending.length === 0 && !view.revealed;
}

/** @param {boolean} human @param {string} level @returns {Player} */
function playerFor(human, level) {
  return { player: human ? "human" : "computer", level };
}

/**
 * Moves without headers belong to the game that they were opened with, which another page doesn't know.
 * @param {string} record
 * @param {{info: GameInfo, headers: Record<string, string>}} loaded
 */
function withGame(record, { info, headers }) {
  const isBare = Object.keys(headers).length === 0 && !/^\s*\[\s*\w/m.test(record);
  return isBare ? `[Variant "${info.id}"]\n\n${record}` : record;
}
