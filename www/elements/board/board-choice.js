// The piece chosen on a board and what may be done with it, as the view tells.

import { claimsAt } from "../../state/claims.js";
import { actionsTo, landingReason, orderedActions } from "../../state/view-actions.js";
import { indexOf } from "../../state/view-index.js";

/** @import { Attacks } from "../../state/attacks.js" */
/** @import { Order } from "../../state/state.js" */
/** @import { ActionInfo, Square, GameInfo, PlacedPiece, PromotionChoice, Reach, Reason, Seat, View } from "../../engine/protocol.js" */

/** @typedef {{ from: Square, to: Square, at: Square }} Attempt  `at` is the square pointed at, perhaps on the other board */

export class BoardChoice {
  /** @type {View | null} */
  view = null;
  /** Whose pieces may be moved by hand. @type {boolean | Seat[]} */
  interactive = true;
  /** @type {Square | null} */
  chosen = null;
  /** What is to be put on a square; no piece is chosen then. @type {Order | null} */
  order = null;
  /** An opponent's piece that was selected; no own piece is selected then. @type {Square | null} */
  opponent = null;
  /** What that piece attacks, once it is known. @type {Attacks | null} */
  attacks = null;
  /** What was tried last, until it is answered. @type {Attempt | null} */
  attempt = null;

  /**
   * @param {Square | null} square
   */
  choose(square) {
    this.chosen = square;
    this.order = null;
    this.attempt = null;
    this.chooseOpponent(null);
  }

  /** @param {Square | null} square */
  chooseOpponent(square) {
    this.opponent = square;
    this.attacks = null;
  }

  /** What stands against the chosen piece. @returns {Reach | null} */
  get reach() {
    return this.chosen === null ? null : this.reachOf(this.chosen);
  }

  /**
   * @param {Square} square
   * @returns {Reach | null}  what stands against the piece there
   */
  reachOf(square) {
    return this.view?.reaches.find(({ from }) => from === square) ?? null;
  }

  /**
   * @param {Square} square
   */
  isMovable(square) {
    const { view } = this;
    const piece = this.pieceOn(square);
    if (!piece || !view || view.outcome || piece.seat !== view.turn) return false;
    // Nobody moves before every checkmate is claimed.
    return this.isServed(view.turn) && indexOf(view).claims.length === 0;
  }

  /**
   * @param {Square} square
   * @returns {boolean}  a piece there belongs to somebody else than the player who acts, or waits, at this board
   */
  isOpponents(square) {
    const { view } = this;
    const piece = this.pieceOn(square);
    if (!piece || !view) return false;
    return this.isServed(view.turn) ? piece.seat !== view.turn : !this.isServed(piece.seat);
  }

  /** The squares of those pieces that may be chosen now. @returns {Square[]} */
  movable() {
    const squares = this.view?.pieces.map(({ square }) => square) ?? [];
    return squares.filter((square) => this.isMovable(square));
  }

  /**
   * Checkmates that are claimed by a click on a square: on the piece that delivers, or on the royal.
   * @param {Square} square
   */
  claimsOn(square) {
    const { view } = this;
    return view !== null && this.isServed(view.turn) ? claimsAt(view, square) : [];
  }

  /**
   * @param {Square} square
   * @returns {boolean}  its piece could be moved, were there no checkmate to be claimed first
   */
  waitsForClaim(square) {
    const { view } = this;
    if (view === null || this.pieceOn(square)?.seat !== view.turn) return false;
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
   * @param {Square} square
   */
  isTarget(square) {
    return this.actionsTo(square).length > 0;
  }

  /**
   * @param {Square} square
   */
  actionsTo(square) {
    if (!this.view) return [];
    if (this.order) return orderedActions(this.view, this.order).filter(({ to }) => to === square);
    if (this.chosen === null) return [];
    return actionsTo(this.view, this.chosen, square);
  }

  /** The square that what is ordered may be put on, while that is asked about. */
  get asked() {
    return this.order && this.attempt && this.attempt.at;
  }

  /**
   * What is offered to a piece that may or must promote: first to remain what it is, where it may. A type that its army
   * never had and that it can't become isn't worth a word.
   * @param {GameInfo} game
   * @param {PromotionChoice[]} choices
   * @returns {PromotionChoice[]}
   */
  offered({ array }, choices) {
    const { attempt } = this;
    const piece = attempt && this.pieceOn(attempt.from);
    if (!piece) return choices;
    const ofArmy = (/** @type {PromotionChoice} */ { kind, text }) =>
      text !== null || array.some((each) => each.seat === piece.seat && each.kind === kind);
    const plain = this.actionsTo(attempt.at).find(({ promotion }) => promotion === null);
    const staying = plain ? [{ kind: piece.kind, text: plain.text, reason: null }] : [];
    return [...staying, ...choices.filter(ofArmy)];
  }

  /**
   * A crown is hidden once, and a slip of the finger would lose it; a piece that is pressed again may be meant to be put
   * down, not to spend the turn where it stands. That is asked about first.
   * @param {ActionInfo} action
   */
  static needsConsent({ kind, from, to }) {
    return kind === "hide" || (kind === "move" && from !== null && from === to);
  }

  /**
   * @param {GameInfo | null} game
   * @param {Square | null} square
   * @returns {Reason | null}  why the chosen piece can't pass there
   */
  warningOn(game, square) {
    const { view, chosen, reach } = this;
    if (!game || !view || chosen === null) return null;
    const blocked = reach?.landingTaken?.find(
      (each) => each.square === square || each.lands === square,
    );
    return blocked ? landingReason(game, view, chosen, blocked) : null;
  }

  /**
   * @param {Square} square
   * @returns {PlacedPiece | null}
   */
  pieceOn(square) {
    return (this.view && indexOf(this.view).pieces.get(square)) ?? null;
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
