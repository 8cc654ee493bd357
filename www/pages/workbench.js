// A board on a page, with its own game: the table's controllers and board on another engine session. All players are
// human, and nothing is saved.

import { BenchHands } from "./bench-hands.js";
import { TableEffects } from "../controllers/table-effects.js";
import { BoardController } from "../controllers/board-controller.js";
import { reduce } from "../state/reduce.js";
import { BoardShape } from "../elements/board/board-shape.js";
import { GameBoard } from "../elements/board/game-board.js";
import { NO_STORAGE } from "../storage/no-storage.js";
import { Drawing } from "../platform/drawing.js";
import { hasHands } from "../state/drops.js";
import { usualPlayers } from "../state/players.js";
import { pageSettings, readSettings } from "../state/settings.js";
import { initialState } from "../state/state.js";
import { createStore } from "../state/store.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Listener } from "../state/effects.js" */
/** @import { Action, State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { PageServices } from "./page.js" */

/**
 * What to open: a shipped game or a variant file, with its start position, another position, or a record.
 * @typedef {object} Piece
 * @property {string} [game]
 * @property {string} [file]
 * @property {Record<string, string>} [options]
 * @property {string} [position]  needs `game`
 * @property {string} [record]    without any other
 */

export class Workbench {
  board = new GameBoard();
  /** To be put into the page. Actions of its parts don't leave it. */
  element = document.createElement("div");
  #shape = new BoardShape(this.element);
  /**
   * After a restart a record is loaded again; a position must be put back by the page.
   * @type {() => void}
   */
  onRestart = () => void this.#effects.restore();
  /** @type {() => Record<string, string>} */
  studyHeaders = () => ({});
  engine;
  hands;
  #effects;
  #controller;
  #store;
  #drawing;
  #ended = false;

  /** @param {PageServices} services */
  constructor(services) {
    this.element.className = "workbench";
    this.element.append(this.board);
    this.engine = services.engine();
    const browser = {
      hash: () => "",
      replaceHash: () => {},
      go: () => {},
      address: services.address,
      copy: services.copy,
      download: services.download,
    };
    const store = createStore(
      reduce,
      initialState({ ...readSettings(), ...pageSettings(services.store.state.settings) }),
    );
    this.#store = store;
    this.hands = new BenchHands(this.board);
    this.#drawing = new Drawing(store, (state) => {
      this.#controller.show(state);
      this.hands.show(state);
      this.element.classList.toggle("handed", state.info !== null && hasHands(state.info));
    });
    this.#drawing.subscribe((state) => this.#controller.follow(state));
    const { engine } = this;
    const perform = (/** @type {PlayerAction} */ action) => void this.perform(action);
    const exports = {
      ...services.exports,
      sitter: () => this.board.sitter,
      studyHeaders: () => this.studyHeaders(),
    };
    const parts = { engine, store, browser, exports };
    this.#effects = new TableEffects({ ...parts, saved: NO_STORAGE, pins: false });
    this.#controller = new BoardController(this.board, engine, store, perform);
    this.element.addEventListener("player-action", (event) => {
      event.stopPropagation();
      perform(/** @type {CustomEvent<PlayerAction>} */ (event).detail);
    });
    this.engine.start({
      onRestart: () => this.onRestart(),
      onBroken: (reason) => this.dispatch({ kind: "engine-broken", reason }),
    });
    this.dispatch({ kind: "games", games: [] });
  }

  get state() {
    return this.#store.state;
  }

  /** Of moves and other changes of the game. */
  get queue() {
    return this.#effects.queue;
  }

  /** @param {Listener<State, Action>} listener */
  subscribe(listener) {
    this.#store.subscribe((after, before, action) => {
      if (!this.#ended) listener(after, before, action);
    });
  }

  /**
   * @param {Piece} piece
   * @returns {Promise<void>}  rejected with the engine's error if it can't be opened; nothing changes then
   */
  async open(piece) {
    this.put(await this.#load(piece));
  }

  /**
   * Shows a game that the engine has opened already.
   * @param {{info: GameInfo, view: View}} opened
   */
  put({ info, view }) {
    this.#shape.update(info.board, this.state.settings.arrangement);
    this.dispatch({
      kind: "opened",
      info,
      view,
      players: usualPlayers(info).map(({ level }) => ({ player: "human", level })),
      model: null,
      turned: 0,
      pause: "none",
      pins: info.seats.map(() => null),
      coverFor: null,
      // All secrets are open.
      spectated: true,
      secrets: null,
    });
  }

  /** @param {Piece} piece @returns {Promise<{info: GameInfo, view: View}>} */
  #load({ game, file, options = {}, position, record }) {
    if (record !== undefined) return this.engine.call("load", { record });
    if (file !== undefined) return this.engine.call("openFile", { text: file, options });
    const from = position === undefined ? {} : { position };
    return this.engine.call("open", { game: game ?? "", options, ...from });
  }

  /** @param {Action} action */
  dispatch(action) {
    if (!this.#ended) this.#store.dispatch(action);
  }

  /** @param {PlayerAction} action */
  async perform(action) {
    if (!this.#ended) await this.#effects.perform(action);
  }

  /** @param {State} page */
  show(page) {
    const look = pageSettings(page.settings);
    if (JSON.stringify(look) === JSON.stringify(pageSettings(this.state.settings))) return;
    this.dispatch({ kind: "settings", change: look });
    this.#drawing.now();
  }

  end() {
    this.#ended = true;
    this.#drawing.end();
    this.engine.end();
  }
}
