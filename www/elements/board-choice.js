// The man chosen on a board and what may be done with it, as the view tells.

import { actionsFrom } from "../draw/marks.js";

/** @import { Cell, Man, Reach, Seat, View } from "../engine/protocol.js" */

/** @typedef {{ from: Cell, to: Cell }} Attempt */

export class BoardChoice {
  /** @type {View | null} */
  view = null;
  /** Whose men may be moved by hand. @type {boolean | Seat[]} */
  interactive = true;
  /** @type {Cell | null} */
  chosen = null;
  /** @type {Reach | null} */
  reach = null;
  /** What was tried last, until it is answered. @type {Attempt | null} */
  attempt = null;

  /**
   * @param {Cell | null} cell
   */
  choose(cell) {
    this.chosen = cell;
    this.reach = null;
    this.attempt = null;
  }

  /**
   * An answer that comes too late, for a man that is chosen no more, is none.
   * @param {Reach | null} reach
   * @returns {boolean}  something has changed
   */
  learn(reach) {
    const fitting = reach !== null && reach.from === this.chosen ? reach : null;
    const news = fitting !== null || this.reach !== null;
    this.reach = fitting;
    return news;
  }

  /**
   * @param {Cell} cell
   */
  isMovable(cell) {
    const { view, interactive } = this;
    const man = this.manOn(cell);
    if (!man || !view || view.outcome || man.seat !== view.turn) return false;
    return Array.isArray(interactive) ? interactive.includes(man.seat) : interactive;
  }

  /**
   * @param {Cell} cell
   */
  isTarget(cell) {
    return this.actionsTo(cell).length > 0;
  }

  /**
   * @param {Cell} cell
   */
  actionsTo(cell) {
    if (this.chosen === null || !this.view) return [];
    return actionsFrom(this.view, this.chosen).filter(({ to }) => to === cell);
  }

  /**
   * @param {Cell} cell
   * @returns {Man | null}
   */
  manOn(cell) {
    return this.view?.men.find((man) => man.cell === cell) ?? null;
  }
}
