// What is tried on a board: it is played, asked about in a chooser beside its cell, or refused.

import { counterparts } from "../../state/board-geometry.js";
import { BoardChoice, plainFirst } from "./board-choice.js";
import { BoardChoosers } from "./board-choosers.js";

/** @import { ActionInfo, Cell, PromotionChoice } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./board-choosers.js" */

/**
 * @typedef {object} AttemptHandlers
 * @property {(at: Cell) => ChoiceSetting | null} setting  of a chooser beside a cell
 * @property {() => boolean} flipped
 * @property {(text: string) => void} play
 * @property {(from: Cell, to: Cell) => void} promote      which promotions there are is asked
 * @property {(from: Cell, to: Cell, at: Cell) => void} refuse
 * @property {() => void} putBack                          nothing is to be done after all
 * @property {() => void} deselect
 */

export class BoardAttempts {
  /** The promotions to choose from. @type {PromotionChoice[] | null} */
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
    const man = attempt && this.#choice.manOn(attempt.from);
    if (setting && man)
      this.#choosers.askPromotion(setting, man, this.#choice.offered(setting.game, choices));
    else this.#choosers.close();
  }

  /** The board has another size: what is asked beside a cell goes along. */
  follow() {
    const { attempt } = this.#choice;
    const setting = attempt && this.#handlers.setting(attempt.at);
    if (setting) this.#choosers.follow(setting);
  }

  /**
   * A man is to go to a cell.
   * @param {Cell} from
   * @param {Cell} at
   */
  move(from, at) {
    const to = this.#onOwnBoard(from, at);
    const actions = this.#choice.actionsTo(at);
    if (to === from && actions.length === 0) return this.#handlers.putBack();
    this.#choice.attempt = { from, to, at };
    if (actions.length === 0) this.#handlers.refuse(from, to, at);
    else if (actions.some(({ promotion }) => promotion !== null)) this.#handlers.promote(from, to);
    else this.settle(actions, at);
  }

  /**
   * What is ordered is put on a cell.
   * @param {Cell} at
   */
  put(at) {
    this.claim(this.#choice.actionsTo(at), at);
  }

  /**
   * Actions that begin with no man, or with one that needn't be chosen.
   * @param {ActionInfo[]} actions
   * @param {Cell} at
   */
  claim(actions, at) {
    this.#choice.attempt = { from: at, to: at, at };
    this.settle(actions, at);
  }

  /**
   * @param {ActionInfo[]} actions  one of which is meant
   * @param {Cell} at
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
   * A man moves on his own board; a cell of the other one is meant as where he lands.
   * @param {Cell} from
   * @param {Cell} at
   * @returns {Cell}
   */
  #onOwnBoard(from, at) {
    const board = this.#handlers.setting(at)?.game.board;
    if (!board || board.cells[from].layer === board.cells[at].layer) return at;
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
    // Who asked a man to stay and then didn't want it has put it down.
    if (attempt && attempt.at === chosen) this.#handlers.deselect();
  }
}
