// What a press on a square does: it selects a piece, plays with the selected one, or asks about the square.

/** @import { Square, Reason } from "../../engine/protocol.js" */
/** @import { BoardAnnotation } from "./board-annotation.js" */
/** @import { BoardAttempts } from "./board-attempts.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { BoardPicture } from "./board-picture.js" */

/**
 * @typedef {object} SelectionHandlers
 * @property {() => boolean} begin   another interaction begins; true if it cancels a premove
 * @property {() => void} forget  clears selection, attempt and warning
 * @property {() => void} update  shows what has changed
 * @property {(reason: Reason, square: Square) => void} explain
 * @property {(name: string, detail: object) => void} emit
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
    const cancels = this.#handlers.begin();
    if (this.#annotation.always) return this.#draw(square);
    const [choice, attempts] = [this.#choice, this.#attempts];
    const { chosen, order, opponent } = choice;
    if (opponent !== null && square !== opponent) this.#chooseOpponent(null);
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
    else if (order !== null) this.#picture.refuse(square, square);
    else if (choice.pieceOn(square)) {
      if (choice.isOpponents(square)) this.#chooseOpponent(square);
      this.inspect(square);
    }
  }

  /** @param {Square | null} square */
  choose(square) {
    this.#handlers.forget();
    this.#choice.chosen = square;
    this.#handlers.update();
    this.#handlers.emit("choose", { square });
  }

  deselect() {
    const { chosen, order, opponent } = this.#choice;
    if (chosen !== null) this.choose(null);
    else if (opponent !== null) this.#chooseOpponent(null);
    else if (order !== null) {
      this.#handlers.forget();
      this.#handlers.update();
      this.#handlers.emit("order", { order: null });
    }
  }

  /** @param {Square} square */
  inspect(square) {
    this.#handlers.emit(this.#choice.pieceOn(square) ? "inspect" : "mark", { square });
  }

  /** @param {Square | null} square */
  #chooseOpponent(square) {
    if (square === this.#choice.opponent) return;
    this.#choice.chooseOpponent(square);
    this.#handlers.update();
    this.#handlers.emit("examine", { square });
  }

  /** @param {Square} square */
  #draw(square) {
    this.#annotation.point(square);
    if (this.#annotation.from !== null) this.#handlers.emit("sketch", { from: square });
    this.#picture.redraw();
  }
}
