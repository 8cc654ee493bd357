// Carries wishes out: asks the engine, saves the game, lets computer seats move. It is handed all it uses, so that tests
// can hand it stand-ins. Changes of the game follow one another in a queue; thinking runs beside it and can be cancelled.

import { readRoute, writeRoute } from "./routes.js";
import {
  computerMayAct,
  computerToAct,
  flippedFor,
  plyOfNextHumanTurn,
  resigningSeat,
  usualPlayers,
} from "./state.js";
import { recordHeaders } from "./strings.js";
import { readTypedMove } from "./typed-move.js";

/** @typedef {import("./engine/protocol.js").EngineCalls} EngineCalls */
/** @typedef {import("./engine/protocol.js").EngineError} EngineError */
/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./engine/protocol.js").Thought} Thought */
/** @typedef {import("./engine/protocol.js").View} View */
/** @typedef {import("./routes.js").Route} Route */
/** @typedef {import("./saved-games.js").SavedGames} SavedGames */
/** @typedef {import("./state.js").Intent} Intent */
/** @typedef {import("./state.js").NestedReason} NestedReason */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Wish} Wish */
/** @typedef {Pick<import("./engine/client.js").EngineClient, "call" | "start">} EngineLike */

/**
 * What the browser does for the arbiter.
 * @typedef {object} Surroundings
 * @property {() => string} hash
 * @property {(hash: string) => void} replaceHash  without opening it
 * @property {(hash: string) => string} address    the whole link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} download
 */

/**
 * One search under way.
 * @typedef {object} Search
 * @property {"move" | "hint"} purpose
 * @property {boolean} stopped    asked to come to an end
 * @property {boolean} cancelled  nobody wants its answer any more
 */

/** A computer that answers at once is hard to follow. */
const LEAST_THINKING_MS = 350;

/** Strong enough to be worth taking, weak enough to come soon. */
const HINT_LEVEL = 6;

export class Arbiter {
  #engine;
  #saved;
  #surroundings;
  #state;
  #tell;
  #leastThinkingMs;
  /** The changes of the game, one after the other. @type {Promise<void>} */
  #queue = Promise.resolve();
  /** @type {Search | null} */
  #search = null;
  #saidStorage = false;

  /**
   * @param {object} parts
   * @param {EngineLike} parts.engine
   * @param {SavedGames} parts.saved
   * @param {Surroundings} parts.surroundings
   * @param {() => State} parts.state
   * @param {(intent: Intent) => void} parts.tell  changes the state
   * @param {number} [parts.leastThinkingMs]
   */
  constructor({ engine, saved, surroundings, state, tell, leastThinkingMs = LEAST_THINKING_MS }) {
    this.#engine = engine;
    this.#saved = saved;
    this.#surroundings = surroundings;
    this.#state = state;
    this.#tell = tell;
    this.#leastThinkingMs = leastThinkingMs;
  }

  /** Starts the engine and opens what the address names. */
  start() {
    this.#engine.start({
      onRestart: () => this.#afterCrash(),
      onBroken: (error) => this.#tell({ kind: "engine-broken", reason: error }),
    });
    if (!this.#saved.works) this.#sayStorage("storage-absent");
    this.#enqueue(async () => {
      const games = await this.#engine.call("games", {});
      this.#tell({
        kind: "games",
        games,
        savedPlies: this.#saved.plies(games.map(({ id }) => id)),
      });
    });
    this.follow();
    return this.#queue;
  }

  /** Opens what the address names now. */
  follow() {
    this.#cancelSearch();
    const route = readRoute(this.#surroundings.hash());
    this.#enqueue(() => this.#openRoute(route));
    return this.#queue;
  }

  /**
   * Does what a wish needs beyond the change of state, which has been made already.
   * @param {Wish} wish
   * @returns {Promise<void>} when the game stands still again
   */
  answer(wish) {
    switch (wish.kind) {
      case "play":
        this.#changeGame(() => this.#play(wish.action));
        break;
      case "type-move":
        this.#enqueue(() => this.#playTyped(wish.text));
        break;
      case "undo":
        this.#changeGame(() => this.#takeBack());
        break;
      case "redo":
        this.#changeGame(() => this.#goToHumanTurn(1));
        break;
      case "jump":
        this.#changeGame(() => this.#goTo(wish.ply));
        break;
      case "resign":
        this.#changeGame(() => this.#resign());
        break;
      case "new-game":
        this.#changeGame(() => this.#newGame(wish.players));
        break;
      case "seat":
        this.#changeGame(() => this.#save());
        break;
      case "flip":
        this.#enqueue(() => this.#save());
        break;
      case "hint":
        this.#enqueue(async () => void this.#findHint());
        break;
      case "stop":
        this.#stop();
        break;
      case "pause":
        this.#cancelSearch();
        break;
      case "resume":
        this.#enqueue(async () => {});
        break;
      case "beliefs":
        this.#enqueue(() => this.#tellBeliefs(wish.seat));
        break;
      case "lesson":
      case "tab":
        this.#enqueue(() => this.#showLesson());
        break;
      case "copy":
        this.#enqueue(() => this.#copy(wish.what));
        break;
      case "download":
        this.#enqueue(() => this.#download());
        break;
      case "open-text":
        this.#enqueue(() => this.#openText(wish.text));
        break;
      case "theme":
      case "piece-set":
        this.#savePreferences();
        break;
    }
    return this.#queue;
  }

  /**
   * A search under way must not play into a game that somebody changes.
   * @param {() => Promise<void>} work
   */
  #changeGame(work) {
    this.#cancelSearch();
    this.#enqueue(work);
  }

  /**
   * After each piece of work a computer seat may be to move.
   * @param {() => Promise<void>} work
   */
  #enqueue(work) {
    this.#queue = this.#queue
      .then(work)
      .catch((error) => this.#report(error))
      .then(() => void this.#letComputerMove());
  }

  /** @param {unknown} error */
  #report(error) {
    if (!isEngineError(error)) throw error;
    // A crash is told when the engine is there again; a broken engine has a place of its own on the page.
    if (error.code !== "engine-crashed" && this.#state().engine !== "broken")
      this.#tell({ kind: "notice", tone: "fault", reason: error });
  }

  /** @param {Route} route */
  async #openRoute(route) {
    if (this.#state().engine !== "ready") return;
    if (route.page === "gallery") {
      const ids = this.#state().games.map(({ id }) => id);
      this.#tell({ kind: "gallery", savedPlies: this.#saved.plies(ids) });
    } else if (route.page === "lost") {
      this.#lose("link-broken", { found: route.found });
    } else if (!this.#state().games.some(({ id }) => id === route.game)) {
      this.#lose("unknown-game", { found: route.game });
    } else if (route.record !== null) {
      await this.#openLink("link-record-refused", () => this.#openRecord(route.record ?? ""));
    } else if (route.position !== null) {
      await this.#openLink("link-position-refused", () =>
        this.#openPosition(route.game, route.position ?? ""),
      );
    } else {
      await this.#openSaved(route.game);
    }
  }

  /**
   * @param {string} code
   * @param {Record<string, string>} args
   * @param {EngineError} [why]
   */
  #lose(code, args, why) {
    const reason = { code, args };
    this.#tell({ kind: "lost", reason: why === undefined ? reason : { ...reason, why } });
  }

  /**
   * @param {string} refusal
   * @param {() => Promise<void>} open
   */
  async #openLink(refusal, open) {
    try {
      await open();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#lose(refusal, {}, error);
    }
  }

  /** @param {string} record */
  async #openRecord(record) {
    const { info, view } = await this.#engine.call("load", { record });
    // Whoever opens a record wants to look at it; no computer should play on by itself.
    const players = usualPlayers(info).map(({ level }) => ({
      player: /** @type {const} */ ("human"),
      level,
    }));
    this.#opened(info, view, players, false);
    await this.#keepRecord();
  }

  /**
   * @param {string} game
   * @param {string} position
   */
  async #openPosition(game, position) {
    const { info, view } = await this.#engine.call("open", { game, position });
    const players = usualPlayers(info).map(({ level }, seat) =>
      playerFor(seat === view.turn, level),
    );
    this.#opened(info, view, players);
    await this.#keepRecord();
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {Player[]} players
   * @param {boolean} [flipped]
   */
  #opened(info, view, players, flipped = flippedFor(players)) {
    this.#tell({ kind: "opened", info, view, players, flipped, pause: "none" });
  }

  /** @param {string} game */
  async #openSaved(game) {
    const saved = this.#saved.read(game);
    if (saved === null) {
      await this.#openFresh(game);
    } else if (saved === "unreadable") {
      await this.#setAside(game);
    } else {
      try {
        await this.#restore(saved);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await this.#setAside(game);
      }
    }
  }

  /** @param {string} game */
  async #setAside(game) {
    const key = this.#saved.setAside(game);
    await this.#openFresh(game);
    this.#tell({
      kind: "notice",
      tone: "fault",
      reason: { code: "saved-game-set-aside", args: { key } },
    });
  }

  /** @param {import("./saved-games.js").SavedGame} saved */
  async #restore({ record, ply, players, flipped }) {
    const loaded = await this.#engine.call("load", { record });
    const { info } = loaded;
    const view = ply === loaded.view.ply ? loaded.view : await this.#engine.call("goTo", { ply });
    const seated = info.seats.length === players.length ? players : usualPlayers(info);
    this.#opened(info, view, seated, flipped);
    this.#tell({ kind: "moved-in-record", view });
    await this.#keepRecord();
  }

  /** @param {string} game */
  async #openFresh(game) {
    const { info, view } = await this.#engine.call("open", { game });
    const players = usualPlayers(info);
    this.#opened(info, view, players);
    await this.#keepRecord();
  }

  /** @param {Player[]} players */
  async #newGame(players) {
    const { info } = this.#state();
    if (info === null) return;
    const { view } = await this.#engine.call("open", { game: info.id });
    this.#opened(info, view, players);
    await this.#save();
  }

  /** @param {string} text */
  async #openText(text) {
    const { info } = this.#state();
    const wanted = text.trim();
    if (wanted === "" || info === null) {
      this.#tell({ kind: "notice", tone: "fault", reason: { code: "text-empty", args: {} } });
      return;
    }
    try {
      this.#cancelSearch();
      await (looksLikePosition(wanted)
        ? this.#openPosition(info.id, wanted)
        : this.#openRecord(wanted));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const reason = { code: "text-refused", args: {}, why: error };
      this.#tell({ kind: "notice", tone: "fault", reason });
      return;
    }
    await this.#save();
  }

  /** @param {string} action */
  async #play(action) {
    try {
      const view = await this.#engine.call("play", { action });
      this.#tell({ kind: "played", view });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#tell({ kind: "refuse", reason: error });
      return;
    }
    await this.#save();
  }

  /** @param {string} text */
  async #playTyped(text) {
    const { info, view } = this.#state();
    if (info === null || view === null) return;
    if (view.outcome !== null || computerToAct(this.#state())) {
      const code = view.outcome === null ? "computer-turn" : "game-over";
      this.#tell({ kind: "refuse", reason: { code, args: {} } });
      return;
    }
    const typed = readTypedMove(text, info, view);
    if (typed.kind === "action") {
      this.#cancelSearch();
      await this.#play(typed.action);
    } else if (typed.kind === "fault") {
      this.#tell({ kind: "refuse", reason: typed.reason });
    } else {
      const why = await this.#engine.call("whyNot", { from: typed.from, to: typed.to });
      this.#tell({
        kind: "refuse",
        reason: why ?? { code: "move-illegal", args: { found: text } },
      });
    }
  }

  async #takeBack() {
    const resigned = this.#state().view?.outcome?.reason === "resignation";
    if (!resigned) return this.#goToHumanTurn(-1);
    const view = await this.#engine.call("undo", {});
    this.#tell({ kind: "moved-in-record", view });
    await this.#save();
  }

  /** @param {-1 | 1} direction */
  async #goToHumanTurn(direction) {
    const ply = plyOfNextHumanTurn(this.#state(), direction);
    if (ply !== null) {
      await this.#goTo(ply);
      return;
    }
    const code = direction === 1 ? "nothing-to-redo" : "nothing-to-undo";
    this.#tell({ kind: "refuse", reason: { code, args: {} } });
  }

  /** @param {number} ply */
  async #goTo(ply) {
    const { view: old } = this.#state();
    if (old === null || ply < 0 || ply > old.played.length || ply === old.ply) return;
    const view = await this.#engine.call("goTo", { ply });
    this.#tell({ kind: "moved-in-record", view });
    await this.#save();
  }

  async #resign() {
    const seat = resigningSeat(this.#state());
    if (seat === null) return;
    const view = await this.#engine.call("resign", { seat });
    this.#tell({ kind: "moved-in-record", view });
    await this.#save();
  }

  async #showLesson() {
    const { lesson } = this.#state();
    if (lesson === null) return;
    const preview = await this.#engine.call("preview", lesson);
    this.#tell({ kind: "preview", lesson, preview });
  }

  /** @param {import("./engine/protocol.js").Seat} seat */
  async #tellBeliefs(seat) {
    const beliefs = await this.#engine.call("beliefs", { seat });
    const secrets = await this.#engine.call("secrets", {});
    this.#tell({ kind: "insight", insight: { seat, beliefs, secrets } });
  }

  /** Asks the engine for the record, for the share panel and for the case that the engine dies. */
  async #keepRecord() {
    const { info, view, players } = this.#state();
    if (info === null || view === null) return;
    const record = await this.#engine.call("record", { headers: recordHeaders(info, players) });
    this.#tell({ kind: "recorded", record });
    if (this.#state().lesson?.present) await this.#showLesson();
  }

  /** Saves the game. From now on the plain address leads to it; a link's position would hide it after a reload. */
  async #save() {
    await this.#keepRecord();
    const { info, view, players, flipped, record } = this.#state();
    if (info === null || view === null) return;
    this.#surroundings.replaceHash(writeRoute(info.id));
    const saved = { record, ply: view.ply, plies: view.played.length, players, flipped };
    if (!this.#saved.write(info.id, saved)) this.#sayStorage("storage-full");
  }

  /**
   * Said once: the player can't do anything about it.
   * @param {string} code
   */
  #sayStorage(code) {
    if (this.#saidStorage) return;
    this.#saidStorage = true;
    this.#tell({ kind: "notice", tone: "fault", reason: { code, args: {} } });
  }

  #savePreferences() {
    const { theme, pieceSet } = this.#state();
    this.#saved.writePreferences({ theme, pieceSet });
  }

  /** @param {Extract<Wish, {kind: "copy"}>["what"]} what */
  async #copy(what) {
    const { info, view, record, players } = this.#state();
    if (info === null || view === null) return;
    const headers = recordHeaders(info, players);
    const texts = {
      record,
      "short-record":
        what === "short-record" ? await this.#engine.call("record", { headers, short: true }) : "",
      position: view.position,
      "game-link": this.#surroundings.address(writeRoute(info.id, { record })),
      "position-link": this.#surroundings.address(writeRoute(info.id, { position: view.position })),
    };
    const copied = await this.#surroundings.copy(texts[what]).then(
      () => true,
      () => false,
    );
    const reason = copied ? { code: "copied", args: { what } } : { code: "copy-refused", args: {} };
    this.#tell({ kind: "notice", tone: copied ? "info" : "fault", reason });
  }

  async #download() {
    const { info, record } = this.#state();
    if (info !== null) this.#surroundings.download(`${info.id}.menagerie.txt`, record);
  }

  async #letComputerMove() {
    const { view, players } = this.#state();
    if (this.#search !== null || view === null || !computerMayAct(this.#state())) return;
    const level = players[view.turn]?.level ?? 1;
    const thought = await this.#think("move", "think", level);
    if (thought !== null) this.#enqueue(() => this.#play(thought.best));
  }

  async #findHint() {
    if (this.#search !== null || this.#state().view?.outcome !== null) return;
    const thought = await this.#think("hint", "hint", HINT_LEVEL);
    if (thought !== null) this.#tell({ kind: "hinted", action: thought.best });
  }

  /**
   * Null if the search was cancelled or failed.
   * @param {"move" | "hint"} purpose
   * @param {"think" | "hint"} call
   * @param {number} level
   * @returns {Promise<Thought | null>}
   */
  async #think(purpose, call, level) {
    /** @type {Search} */
    const search = { purpose, stopped: false, cancelled: false };
    this.#search = search;
    this.#tell({ kind: "thinking", purpose, seat: this.#state().view?.turn ?? 0 });
    const onThought = (/** @type {Thought} */ thought) => {
      if (!search.cancelled) this.#tell({ kind: "thought", thought });
    };
    try {
      const pause = purpose === "move" ? this.#leastThinkingMs : 0;
      const [thought] = await Promise.all([
        this.#engine.call(call, { level }, onThought),
        wait(pause),
      ]);
      if (search.cancelled) return null;
      onThought(thought);
      return thought;
    } catch (error) {
      if (!search.cancelled) this.#report(error);
      return null;
    } finally {
      if (!search.cancelled) this.#endSearch();
    }
  }

  /** The first press asks for the best move so far, the second gives up. */
  #stop() {
    const search = this.#search;
    if (search === null) return;
    if (search.stopped && search.purpose === "move") {
      this.#tell({ kind: "pause" });
      this.#cancelSearch();
      return;
    }
    search.stopped = true;
    this.#askToStop();
  }

  #cancelSearch() {
    if (this.#search === null) return;
    this.#search.cancelled = true;
    this.#askToStop();
    this.#endSearch();
  }

  #endSearch() {
    this.#search = null;
    this.#tell({ kind: "thinking-over" });
  }

  #askToStop() {
    this.#engine.call("stop", {}).catch((error) => this.#report(error));
  }

  /** A new engine knows nothing of the game. Computer seats wait, so that what killed it isn't at once repeated. */
  #afterCrash() {
    if (this.#search !== null) {
      this.#search.cancelled = true;
      this.#endSearch();
    }
    this.#enqueue(async () => {
      const { info, view, players, flipped, record } = this.#state();
      if (info === null || view === null) return;
      await this.#engine.call("load", { record });
      const again = await this.#engine.call("goTo", { ply: view.ply });
      this.#tell({ kind: "opened", info, view: again, players, flipped, pause: "hand" });
      this.#tell({ kind: "recorded", record });
      this.#tell({ kind: "notice", tone: "info", reason: { code: "engine-restarted", args: {} } });
    });
  }
}

/**
 * @param {boolean} human
 * @param {number} level
 * @returns {Player}
 */
function playerFor(human, level) {
  return { player: human ? "human" : "computer", level };
}

/**
 * One line without brackets that has rows of a board.
 * @param {string} text
 */
function looksLikePosition(text) {
  return !text.includes("\n") && !text.includes("[") && text.includes("/");
}

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}

/**
 * The engine's own no, as opposed to its death.
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isRefusal(error) {
  return (
    isEngineError(error) && error.code !== "engine-crashed" && error.code !== "engine-unreachable"
  );
}

/** @param {number} ms */
function wait(ms) {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
