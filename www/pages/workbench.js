// A board on a page, with a game of its own: the page's gameController and board at another table of the engine. All seats are
// human, nothing is saved, and the page's own game knows nothing of it.

import { GameController } from "../controllers/game-controller.js";
import { BoardController } from "../controllers/board-controller.js";
import { change } from "../state/reduce.js";
import { BoardShape } from "../elements/board/board-shape.js";
import { GameBoard } from "../elements/board/game-board.js";
import { make } from "../elements/controls/markup.js";
import { NO_STORAGE } from "../storage/no-storage.js";
import { SecretsController } from "../controllers/secrets-controller.js";
import { usualPlayers } from "../state/players.js";
import { initialState } from "../state/state.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("../state/state.js").Action} Action */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */
/** @typedef {import("./page.js").PageServices} PageServices */

/**
 * What is put on the bench: a shipped game or a variant file, from its array, a position or a record.
 * @typedef {object} Piece
 * @property {string} [game]
 * @property {string} [file]
 * @property {Record<string, string>} [options]
 * @property {string} [position]  of a shipped game
 * @property {string} [record]    alone
 */

export class Workbench {
  board = new GameBoard();
  /** What is put into the page. Actions of its parts stay in here. */
  element = make("div", { class: "workbench" }, this.board);
  #shape = new BoardShape(this.element);
  /** @type {(after: State, before: State, action: Action) => void} */
  onChange = () => {};
  /**
   * A new engine runs, which knows nothing of what lies here. A record is loaded again; what was put here without one has to be
   * put back by whoever put it.
   * @type {() => void}
   */
  onRestart = () => void this.#gameController.restore();
  engine;
  #gameController;
  #controller;
  #state = initialState();
  #frame = 0;
  #ended = false;

  /** @param {PageServices} services */
  constructor(services) {
    this.engine = services.engine();
    const browser = {
      hash: () => "",
      replaceHash: () => {},
      go: () => {},
      address: services.address,
      copy: services.copy,
      download: services.download,
    };
    const state = () => this.#state;
    const dispatch = (/** @type {Action} */ action) => this.dispatch(action);
    const perform = (/** @type {PlayerAction} */ wanted) => void this.perform(wanted);
    const parts = { engine: this.engine, saved: NO_STORAGE, browser, state, dispatch };
    const secrets = new SecretsController({ engine: this.engine, state, dispatch, pins: false });
    this.#gameController = new GameController({ ...parts, secrets });
    this.#controller = new BoardController(this.board, this.engine, state, perform);
    this.element.addEventListener("player-action", (event) => {
      event.stopPropagation();
      perform(/** @type {CustomEvent<PlayerAction>} */ (event).detail);
    });
    this.#takePreferences(services.state());
    this.engine.start({
      onRestart: () => this.onRestart(),
      onBroken: (reason) => this.dispatch({ kind: "engine-broken", reason }),
    });
    dispatch({ kind: "games", games: [], savedPlies: {} });
  }

  get state() {
    return this.#state;
  }

  /**
   * @param {Piece} piece
   * @returns {Promise<void>}  rejected with the engine's error if it can't be opened; the bench is as it was
   */
  async open(piece) {
    this.put(await this.#load(piece));
  }

  /**
   * Shows a game that the engine has opened already.
   * @param {{info: GameInfo, view: View}} opened
   */
  put({ info, view }) {
    this.#shape.tell(info.board, this.#state.boardView.arrangement);
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
      // Nobody hides anything from anybody here.
      spectated: true,
      secrets: null,
    });
  }

  /**
   * @param {Piece} piece
   * @returns {Promise<{info: GameInfo, view: View}>}
   */
  #load({ game, file, options = {}, position, record }) {
    if (record !== undefined) return this.engine.call("load", { record });
    if (file !== undefined) return this.engine.call("openFile", { text: file, options });
    const from = position === undefined ? {} : { position };
    return this.engine.call("open", { game: game ?? "", options, ...from });
  }

  /** @param {Action} action */
  dispatch(action) {
    if (this.#ended) return;
    const before = this.#state;
    this.#state = change(before, action);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
    this.onChange(this.#state, before, action);
  }

  /**
   * What the player wants of this board; resolves when the game stands still again.
   * @param {PlayerAction} action
   */
  async perform(action) {
    this.dispatch(action);
    await this.#gameController.answer(action);
  }

  /**
   * Takes up how the page is to look.
   * @param {State} page
   */
  show(page) {
    const { theme, pieceSet } = this.#state;
    if (theme === page.theme && pieceSet === page.pieceSet) return;
    this.#takePreferences(page);
    this.#draw();
  }

  /** Gives the engine back. */
  end() {
    this.#ended = true;
    cancelAnimationFrame(this.#frame);
    this.engine.end();
  }

  /** @param {State} page */
  #takePreferences({ theme, pieceSet }) {
    this.#state = { ...this.#state, theme, pieceSet };
  }

  #draw() {
    this.#frame = 0;
    this.#controller.show(this.#state);
  }
}
