// A board in a room, with a game of its own: the page's arbiter and board at another table of the engine. All seats are
// human, nothing is saved, and the page's own game knows nothing of it.

import { Arbiter } from "../controllers/game-controller.js";
import { BoardDesk } from "../controllers/board-controller.js";
import { change } from "../state/reduce.js";
import { BoardShape } from "../elements/board/board-shape.js";
import { GameBoard } from "../elements/board/game-board.js";
import { make } from "../elements/controls/markup.js";
import { NOTHING_SAVED } from "../storage/no-storage.js";
import { SecretDesk } from "../controllers/secrets-controller.js";
import { usualPlayers } from "../state/players.js";
import { initialState } from "../state/state.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("../state/state.js").Intent} Intent */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").Wish} Wish */
/** @typedef {import("./page.js").Doors} Doors */

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
  /** What is put into the room. Wishes of its parts stay in here. */
  element = make("div", { class: "workbench" }, this.board);
  #shape = new BoardShape(this.element);
  /** @type {(after: State, before: State, intent: Intent) => void} */
  onChange = () => {};
  /**
   * A new engine runs, which knows nothing of what lies here. A record is loaded again; what was put here without one has to be
   * put back by whoever put it.
   * @type {() => void}
   */
  onRestart = () => void this.#arbiter.restore();
  engine;
  #arbiter;
  #desk;
  #state = initialState();
  #frame = 0;
  #ended = false;

  /** @param {Doors} doors */
  constructor(doors) {
    this.engine = doors.engine();
    const surroundings = {
      hash: () => "",
      replaceHash: () => {},
      go: () => {},
      address: doors.address,
      copy: doors.copy,
      download: doors.download,
    };
    const state = () => this.#state;
    const tell = (/** @type {Intent} */ intent) => this.tell(intent);
    const wish = (/** @type {Wish} */ wanted) => void this.wish(wanted);
    const parts = { engine: this.engine, saved: NOTHING_SAVED, surroundings, state, tell };
    const secrets = new SecretDesk({ engine: this.engine, state, tell, pins: false });
    this.#arbiter = new Arbiter({ ...parts, secrets });
    this.#desk = new BoardDesk(this.board, this.engine, state, wish);
    this.element.addEventListener("wish", (event) => {
      event.stopPropagation();
      wish(/** @type {CustomEvent<Wish>} */ (event).detail);
    });
    this.#takePreferences(doors.state());
    this.engine.start({
      onRestart: () => this.onRestart(),
      onBroken: (reason) => this.tell({ kind: "engine-broken", reason }),
    });
    tell({ kind: "games", games: [], savedPlies: {} });
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
    this.tell({
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

  /** @param {Intent} intent */
  tell(intent) {
    if (this.#ended) return;
    const before = this.#state;
    this.#state = change(before, intent);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
    this.onChange(this.#state, before, intent);
  }

  /**
   * What the player wants of this board; resolves when the game stands still again.
   * @param {Wish} wish
   */
  async wish(wish) {
    this.tell(wish);
    await this.#arbiter.answer(wish);
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
    this.#desk.show(this.#state);
  }
}
