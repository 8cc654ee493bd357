// The man chosen on a board and what may be done with it, as the view tells.

import { claimsAt } from "../../state/claims.js";
import { actionsTo, landingReason, orderedActions } from "../../state/view-actions.js";
import { indexOf } from "../../state/view-index.js";

/** @import { Attacks } from "../../state/attacks.js" */
/** @import { Order } from "../../state/state.js" */
/** @import { ActionInfo, Cell, GameInfo, Man, PromotionChoice, Reach, Reason, Seat, View } from "../../engine/protocol.js" */

/** @typedef {{ from: Cell, to: Cell, at: Cell }} Attempt  `at` is the cell pointed at, perhaps on the other board */

export class BoardChoice {
  /** @type {View | null} */
  view = null;
  /** Whose men may be moved by hand. @type {boolean | Seat[]} */
  interactive = true;
  /** @type {Cell | null} */
  chosen = null;
  /** What is to be put on a cell; no man is chosen then. @type {Order | null} */
  order = null;
  /** An opponent's piece that was selected; no own piece is selected then. @type {Cell | null} */
  opponent = null;
  /** What that piece attacks, once it is known. @type {Attacks | null} */
  attacks = null;
  /** What was tried last, until it is answered. @type {Attempt | null} */
  attempt = null;

  /**
   * @param {Cell | null} cell
   */
  choose(cell) {
    this.chosen = cell;
    this.order = null;
    this.attempt = null;
    this.chooseOpponent(null);
  }

  /** @param {Cell | null} cell */
  chooseOpponent(cell) {
    this.opponent = cell;
    this.attacks = null;
  }

  /** What stands against the chosen man. @returns {Reach | null} */
  get reach() {
    return this.chosen === null ? null : this.reachOf(this.chosen);
  }

  /**
   * @param {Cell} cell
   * @returns {Reach | null}  what stands against the man there
   */
  reachOf(cell) {
    return this.view?.reaches.find(({ from }) => from === cell) ?? null;
  }

  /**
   * @param {Cell} cell
   */
  isMovable(cell) {
    const { view } = this;
    const man = this.manOn(cell);
    if (!man || !view || view.outcome || man.seat !== view.turn) return false;
    // Nobody moves before every checkmate is claimed.
    return this.isServed(view.turn) && indexOf(view).claims.length === 0;
  }

  /**
   * @param {Cell} cell
   * @returns {boolean}  a piece there belongs to somebody else than the player who acts, or waits, at this board
   */
  isOpponents(cell) {
    const { view } = this;
    const man = this.manOn(cell);
    if (!man || !view) return false;
    return this.isServed(view.turn) ? man.seat !== view.turn : !this.isServed(man.seat);
  }

  /** The cells of those men that may be chosen now. @returns {Cell[]} */
  movable() {
    const cells = this.view?.men.map(({ cell }) => cell) ?? [];
    return cells.filter((cell) => this.isMovable(cell));
  }

  /**
   * Checkmates that are claimed by a click on a cell: on the man that delivers, or on the royal.
   * @param {Cell} cell
   */
  claimsOn(cell) {
    const { view } = this;
    return view !== null && this.isServed(view.turn) ? claimsAt(view, cell) : [];
  }

  /**
   * @param {Cell} cell
   * @returns {boolean}  its man could be moved, were there no checkmate to be claimed first
   */
  waitsForClaim(cell) {
    const { view } = this;
    if (view === null || this.manOn(cell)?.seat !== view.turn) return false;
    return this.isServed(view.turn) && indexOf(view).claims.length > 0;
  }

  /**
   * @param {Seat} seat
   * @returns {boolean}  its player acts on this board
   */
  isServed(seat) {
    const { interactive } = this;
    return Array.isArray(interactive) ? interactive.includes(seat) : interactive;
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
    if (!this.view) return [];
    if (this.order) return orderedActions(this.view, this.order).filter(({ to }) => to === cell);
    if (this.chosen === null) return [];
    return actionsTo(this.view, this.chosen, cell);
  }

  /** The cell that what is ordered may be put on, while that is asked about. */
  get asked() {
    return this.order && this.attempt && this.attempt.at;
  }

  /**
   * What is offered to a man that may or must promote: first to remain what it is, where it may. A type that its army
   * never had and that it can't become isn't worth a word.
   * @param {GameInfo} game
   * @param {PromotionChoice[]} choices
   * @returns {PromotionChoice[]}
   */
  offered({ array }, choices) {
    const { attempt } = this;
    const man = attempt && this.manOn(attempt.from);
    if (!man) return choices;
    const ofArmy = (/** @type {PromotionChoice} */ { kind, text }) =>
      text !== null || array.some((each) => each.seat === man.seat && each.kind === kind);
    const plain = this.actionsTo(attempt.at).find(({ promotion }) => promotion === null);
    const staying = plain ? [{ kind: man.kind, text: plain.text, reason: null }] : [];
    return [...staying, ...choices.filter(ofArmy)];
  }

  /**
   * A crown is hidden once, and a slip of the finger would lose it; a man that is pressed again may be meant to be put
   * down, not to spend the turn where it stands. That is asked about first.
   * @param {ActionInfo} action
   */
  static needsConsent({ kind, from, to }) {
    return kind === "hide" || (kind === "move" && from !== null && from === to);
  }

  /**
   * @param {GameInfo | null} game
   * @param {Cell | null} cell
   * @returns {Reason | null}  why the chosen man can't pass there
   */
  warningOn(game, cell) {
    const { view, chosen, reach } = this;
    if (!game || !view || chosen === null) return null;
    const blocked = reach?.landingTaken?.find((each) => each.cell === cell || each.lands === cell);
    return blocked ? landingReason(game, view, chosen, blocked) : null;
  }

  /**
   * @param {Cell} cell
   * @returns {Man | null}
   */
  manOn(cell) {
    return (this.view && indexOf(this.view).men.get(cell)) ?? null;
  }
}

/**
 * What takes something on the way comes behind what doesn't; everything else stays in its order.
 * @param {ActionInfo[]} actions
 */
export function plainFirst(actions) {
  return [
    ...actions.filter(({ via = null }) => via === null),
    ...actions.filter(({ via = null }) => via !== null),
  ];
}
