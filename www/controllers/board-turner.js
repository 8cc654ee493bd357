// Turns a flat board to the side to move, for two humans at one screen. "Flip" works on top: the board then shows the
// other side from turn to turn.

import { seatToFace, turnsTo } from "../state/players.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { Action, GameStore } from "../state/page-state.js" */
/** @import { Watch } from "./watch.js" */

/** Time to see a move before the board turns. */
const SEEN_MS = 800;

/** The board is in use: it turns soon after it has been let go. */
const AGAIN_MS = 100;

/** After these actions an earlier position is the game's position. @type {Action["kind"][]} */
const TAKING_BACK = ["undo", "redo", "play"];

export class BoardTurner {
  #watch;
  #store;
  #board;
  /** The seat that the board has been turned to; null while it doesn't turn by itself. @type {Seat | null} */
  #faced = null;
  /** An earlier position is only looked at. */
  #browses = false;
  /** While the board waits to be turned. @type {(() => void) | null} */
  #cancelTurn = null;

  /**
   * @param {object} parts
   * @param {Pick<Watch, "later">} parts.watch
   * @param {GameStore} parts.store
   * @param {{readonly isResting: boolean}} parts.board
   */
  constructor({ watch, store, board }) {
    this.#watch = watch;
    this.#store = store;
    this.#board = board;
  }

  /** @param {Action} action  that has changed the state */
  follow({ kind }) {
    if (kind === "opened") this.#faced = null;
    if (kind === "jump" || kind === "browse") this.#browses = true;
    else if (TAKING_BACK.includes(kind)) this.#browses = false;
    const seat = seatToFace(this.#store.state);
    const atOnce = seat === null || this.#faced === null || this.#store.state.cover !== null;
    if (atOnce) this.#face(seat);
    else if (!this.#mayTurn) this.#stopWaiting();
    else this.#cancelTurn ??= this.#watch.later(() => this.#turn(), SEEN_MS);
  }

  get #mayTurn() {
    const { state } = this.#store;
    const { view } = state;
    if (view === null || view.outcome !== null || seatToFace(state) === this.#faced) return false;
    return !this.#browses || view.ply === view.played.length;
  }

  /** Never under a finger, a selected piece or an animated move: the next press would hit another square. */
  #turn() {
    this.#cancelTurn = null;
    if (!this.#mayTurn) return;
    if (this.#board.isResting) this.#face(seatToFace(this.#store.state));
    else this.#cancelTurn = this.#watch.later(() => this.#turn(), AGAIN_MS);
  }

  #stopWaiting() {
    this.#cancelTurn?.();
    this.#cancelTurn = null;
  }

  /** @param {Seat | null} seat */
  #face(seat) {
    const before = this.#faced;
    this.#faced = seat;
    this.#stopWaiting();
    const { info, turned } = this.#store.state;
    if (info === null || seat === null) return;
    const from = before === null ? turned : turnsTo(info, before);
    const quarters = turnsTo(info, seat) - from;
    if (quarters !== 0) this.#store.dispatch({ kind: "turned", quarters });
  }
}
