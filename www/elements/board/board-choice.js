// The selected piece and what it can do, according to the view.

import { claimsAt } from "../../state/claims.js";
import { actionsTo, landingReason, orderedActions, placesWall } from "../../state/view-actions.js";
import { indexOf } from "../../state/view-index.js";

/** @import { Attacks } from "../../state/attacks.js" */
/** @import { ActionInfo, Square, GameInfo, PlacedPiece, PromotionChoice, Reach } from "../../engine/protocol.js" */
/** @import { Reason, Seat } from "../../engine/protocol.js" */
/** @import { BoardEvents, BoardProps } from "./board-props.js" */

/** @typedef {Pick<BoardProps, "view" | "interactive" | "selection" | "premovingSeat">} ChoiceProps */

export class BoardChoice {
  /** An opponent's piece under a resting mouse. @type {Square | null} */
  glanced = null;
  /** @type {Attacks | null} */
  attacks = null;
  /** @type {BoardEvents["refuse"] | null} */
  attempt = null;
  /** Between an action and the next view nothing is selected, but the attempt stays: a dropped piece is animated from there. */
  isPlayed = false;
  #props;

  /** @param {ChoiceProps} props */
  constructor(props) {
    this.#props = props;
  }

  get view() {
    return this.#props.view;
  }

  get chosen() {
    return this.isPlayed ? null : this.#props.selection.chosen;
  }

  get order() {
    return this.isPlayed ? null : this.#props.selection.order;
  }

  /** What can be placed now: a premove isn't legal yet. */
  get placing() {
    return this.isPremoving ? null : this.order;
  }

  get opponent() {
    return this.#props.selection.examined;
  }

  get isPremoving() {
    return this.#props.premovingSeat !== null;
  }

  /** Ends what belongs to the last selection. */
  reset() {
    this.attempt = null;
    this.isPlayed = false;
    this.glance(null);
  }

  /** @param {Square | null} square */
  glance(square) {
    this.glanced = square;
    this.attacks = null;
  }

  /** The opponent's piece that attacks are shown for. */
  get examined() {
    return this.opponent ?? this.glanced;
  }

  /** @returns {Reach | null} */
  get reach() {
    return this.chosen === null ? null : this.reachOf(this.chosen);
  }

  /**
   * @param {Square} square
   * @returns {Reach | null}  what restricts the piece there
   */
  reachOf(square) {
    return this.view?.reaches.find(({ from }) => from === square) ?? null;
  }

  /**
   * @param {Square} square
   * @returns {boolean}  whether its piece can be selected for a move, or for a premove
   */
  isMovable(square) {
    const { view } = this;
    const piece = this.pieceOn(square);
    if (!piece || !view || view.outcome || !this.isServed(piece.seat)) return false;
    const { premovingSeat } = this.#props;
    if (premovingSeat !== null) return piece.seat === premovingSeat;
    // All checkmates must be claimed before a move, and a wall must be placed after it.
    const isFirst = indexOf(view).claims.length === 0 && !placesWall(view.actions);
    return piece.seat === view.turn && isFirst;
  }

  /**
   * @param {Square} square
   * @returns {boolean}  whether another player than those at this board owns a piece there
   */
  isOpponents(square) {
    const { view } = this;
    const piece = this.pieceOn(square);
    if (!piece || !view) return false;
    return this.isServed(view.turn) ? piece.seat !== view.turn : !this.isServed(piece.seat);
  }

  /** @returns {Square[]} */
  movable() {
    const squares = this.view?.pieces.map(({ square }) => square) ?? [];
    return squares.filter((square) => this.isMovable(square));
  }

  /**
   * Claims that a click on a square makes: on the mating piece or on the royal piece.
   * @param {Square} square
   */
  claimsOn(square) {
    const { view } = this;
    return view !== null && this.isServed(view.turn) ? claimsAt(view, square) : [];
  }

  /**
   * @param {Square} square
   * @returns {boolean}  whether its piece could move if no checkmate had to be claimed first
   */
  waitsForClaim(square) {
    const { view } = this;
    if (view === null || this.pieceOn(square)?.seat !== view.turn) return false;
    return this.isServed(view.turn) && indexOf(view).claims.length > 0;
  }

  /**
   * @param {Seat} seat
   * @returns {boolean}  whether its player acts on this board
   */
  isServed(seat) {
    const { interactive } = this.#props;
    return Array.isArray(interactive) ? interactive.includes(seat) : interactive;
  }

  get serves() {
    return this.view !== null && this.isServed(this.view.turn);
  }

  /** @param {Square} square */
  isTarget(square) {
    return this.actionsTo(square).length > 0;
  }

  /** @param {Square} square */
  actionsTo(square) {
    if (!this.view) return [];
    if (this.placing)
      return orderedActions(this.view, this.placing).filter(({ to }) => to === square);
    if (this.chosen === null) return [];
    return actionsTo(this.view, this.chosen, square);
  }

  get asked() {
    return this.order && this.attempt && this.attempt.at;
  }

  /**
   * The promotions to show: first staying unpromoted, if allowed. Types that the army never had and that aren't allowed
   * are left out.
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
   * Hiding a crown is final. Pressing the selected piece again may mean deselecting it instead of staying. Both are
   * confirmed first.
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

  /** @param {Square} square @returns {PlacedPiece | null} */
  pieceOn(square) {
    return (this.view && indexOf(this.view).pieces.get(square)) ?? null;
  }
}

/**
 * Puts actions that capture on the way last and keeps the order otherwise.
 * @param {ActionInfo[]} actions
 */
export function plainFirst(actions) {
  return [
    ...actions.filter(({ via = null }) => via === null),
    ...actions.filter(({ via = null }) => via !== null),
  ];
}
