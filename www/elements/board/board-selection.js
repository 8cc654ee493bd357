// What a press on a square does: it selects a piece, plays with the selected one, or asks about the square.

/** @import { Square, Reason } from "../../engine/protocol.js" */
/** @import { BoardAnnotation } from "./board-annotation.js" */
/** @import { BoardAttempts } from "./board-attempts.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { BoardPicture } from "./board-picture.js" */
/** @import { Emit } from "./board-props.js" */
/** @import { Order } from "../../state/page-state.js" */

/**
 * @typedef {object} SelectionHandlers
 * @property {(square: Square) => boolean} begin   another interaction begins; true if it cancels premoves
 * @property {(reason: Reason, square: Square) => void} explain
 * @property {Emit} emit
 */

export class BoardSelection {
  #choice;
  #attempts;
  #picture;
  #annotation;
  #handlers;

  /**
   * @param {object} parts
   * @param {BoardChoice} parts.choice
   * @param {BoardAttempts} parts.attempts
   * @param {BoardPicture} parts.picture
   * @param {BoardAnnotation} parts.annotation
   * @param {SelectionHandlers} handlers
   */
  constructor({ choice, attempts, picture, annotation }, handlers) {
    this.#choice = choice;
    this.#attempts = attempts;
    this.#picture = picture;
    this.#annotation = annotation;
    this.#handlers = handlers;
  }

  /** @param {Square} square */
  activate(square) {
    const cancels = this.#handlers.begin(square);
    if (this.#annotation.always) return this.#draw(square);
    const [choice, attempts] = [this.#choice, this.#attempts];
    const { chosen, order, opponent } = choice;
    if (opponent !== null && square !== opponent) this.choose(null);
    const claims = choice.claimsOn(square);
    if (cancels && !choice.isMovable(square)) return;
    if (claims.length > 0) attempts.claim(claims, square);
    else if (choice.waitsForClaim(square))
      this.#handlers.explain({ code: "claim-first", args: {} }, square);
    else if (order !== null && choice.isTarget(square)) attempts.put(square);
    else if (chosen !== null && choice.isTarget(square)) attempts.move(chosen, square);
    else if (square === chosen) this.choose(null);
    else if (choice.isMovable(square)) this.choose(square);
    else if (chosen !== null) attempts.move(chosen, square);
    else if (order !== null) this.#place(order, square);
    else this.#askAbout(square);
  }

  /** Where it isn't legal now. @param {Order} order @param {Square} to */
  #place(order, to) {
    const drop = order.kind === "drop" ? { from: null, piece: order.piece, to } : null;
    if (drop !== null && this.#choice.isPremoving) return this.#attempts.premove(drop);
    this.#picture.refuse(to, to);
    if (drop !== null) this.#handlers.emit("refuseDrop", drop);
  }

  /** @param {Square | null} square */
  choose(square) {
    this.#handlers.emit("select", { chosen: square });
  }

  /** @returns {boolean}  whether anything was selected */
  deselect() {
    const { chosen, opponent, order } = this.#choice;
    const selects = (chosen ?? opponent ?? order) !== null;
    if (selects) this.choose(null);
    return selects;
  }

  /** @param {Square} square */
  inspect(square) {
    this.#handlers.emit(this.#choice.pieceOn(square) ? "inspect" : "mark", square);
  }

  /** @param {Square} square */
  #askAbout(square) {
    const { opponent } = this.#choice;
    if (this.#choice.pieceOn(square) === null) return;
    if (this.#choice.isOpponents(square) && square !== opponent)
      this.#handlers.emit("select", { examined: square });
    this.inspect(square);
  }

  /** @param {Square} square */
  #draw(square) {
    this.#annotation.point(square);
    if (this.#annotation.from !== null) this.#handlers.emit("sketch", square);
    this.#picture.redraw();
  }
}
