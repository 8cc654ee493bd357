// Attempted actions: each is played, needs a choice beside its square, or is refused.

import { counterparts } from "../../state/board-geometry.js";
import { BoardChoice, plainFirst } from "./board-choice.js";
import { BoardChoosers } from "./board-choosers.js";

/** @import { ActionInfo, Square, PromotionChoice } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./board-choosers.js" */

/**
 * @typedef {object} AttemptHandlers
 * @property {(at: Square) => ChoiceSetting | null} setting  of a chooser beside a square
 * @property {() => boolean} flipped
 * @property {(text: string) => void} play
 * @property {(from: Square, to: Square) => void} premove
 * @property {(from: Square, to: Square) => void} promote      asks which promotions are possible
 * @property {(from: Square, to: Square, at: Square) => void} refuse
 * @property {() => void} putBack                          the piece is put back
 * @property {() => void} deselect
 */

export class BoardAttempts {
  /** @type {PromotionChoice[] | null} */
  #promotions = null;
  #choosers = new BoardChoosers({
    choose: (text) => this.#chosen(text),
    cancel: () => this.#cancelled(),
  });
  #choice;
  #handlers;

  /**
   * @param {BoardChoice} choice
   * @param {AttemptHandlers} handlers
   */
  constructor(choice, handlers) {
    this.#choice = choice;
    this.#handlers = handlers;
  }

  get elements() {
    return this.#choosers.elements;
  }

  get promotions() {
    return this.#promotions;
  }

  set promotions(choices) {
    this.#promotions = choices;
    const { attempt } = this.#choice;
    const setting = choices && attempt && this.#handlers.setting(attempt.at);
    const piece = attempt && this.#choice.pieceOn(attempt.from);
    if (setting && piece)
      this.#choosers.askPromotion(setting, piece, this.#choice.offered(setting.game, choices));
    else this.#choosers.close();
  }

  /** The board's size changed: an open chooser moves along. */
  follow() {
    const { attempt } = this.#choice;
    const setting = attempt && this.#handlers.setting(attempt.at);
    if (setting) this.#choosers.follow(setting);
  }

  /**
   * @param {Square} from
   * @param {Square} at
   */
  move(from, at) {
    const to = this.#onOwnBoard(from, at);
    const actions = this.#choice.actionsTo(at);
    if (to === from && actions.length === 0) return this.#handlers.putBack();
    if (this.#choice.premovingSeat !== null) return this.#handlers.premove(from, to);
    this.#choice.attempt = { from, to, at };
    if (actions.length === 0) this.#handlers.refuse(from, to, at);
    else if (actions.some(({ promotion }) => promotion !== null)) this.#handlers.promote(from, to);
    else this.settle(actions, at);
  }

  /** @param {Square} at */
  put(at) {
    this.claim(this.#choice.actionsTo(at), at);
  }

  /**
   * @param {ActionInfo[]} actions
   * @param {Square} at
   */
  claim(actions, at) {
    this.#choice.attempt = { from: at, to: at, at };
    this.settle(actions, at);
  }

  /**
   * @param {ActionInfo[]} actions  to choose from
   * @param {Square} at
   */
  settle(actions, at) {
    const setting = this.#handlers.setting(at);
    const { view } = this.#choice;
    if (actions.length === 1 && !BoardChoice.needsConsent(actions[0]))
      this.#handlers.play(actions[0].text);
    else if (actions.length > 0 && setting && view)
      this.#choosers.askAction(setting, view, this.#handlers.flipped(), plainFirst(actions));
  }

  /**
   * Moves end on the piece's own board; a square of the other board means its counterpart.
   * @param {Square} from
   * @param {Square} at
   * @returns {Square}
   */
  #onOwnBoard(from, at) {
    const board = this.#handlers.setting(at)?.game.board;
    if (!board || board.squares[from].layer === board.squares[at].layer) return at;
    return counterparts(board)[at] ?? at;
  }

  /** @param {string} text */
  #chosen(text) {
    this.promotions = null;
    this.#handlers.play(text);
  }

  #cancelled() {
    const { attempt, chosen } = this.#choice;
    this.promotions = null;
    this.#choice.attempt = null;
    this.#handlers.putBack();
    // Cancelling a stay deselects the piece.
    if (attempt && attempt.at === chosen) this.#handlers.deselect();
  }
}
