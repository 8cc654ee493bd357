// The choice of a promotion beside its target square: what is allowed, and what is missing with the reason.

import { pieceScene } from "../../draw/scene.js";
import { choicePicture } from "./choice-picture.js";
import { Chooser, pictureButton } from "./chooser.js";

/** @import { PlacedPiece, PromotionChoice } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./board-choosers.js" */

/** @typedef {ChoiceSetting & { piece: PlacedPiece, choices: PromotionChoice[] }} Offer */

/** Side of a piece's picture. */
const PICTURE_PX = 40;

export class PromotionChooser extends Chooser {
  /**
   * @param {Offer} offer
   */
  open(offer) {
    const { game, words, choices } = offer;
    const inOrder = [
      ...choices.filter(({ text }) => text !== null),
      ...choices.filter(({ text }) => text === null),
    ];
    this.dialog.open({
      ...offer,
      title: words.chooser(game),
      cancel: words.cancel(),
      buttons: inOrder.map((choice) => this.#button(offer, choice)),
    });
  }

  /**
   * @param {Offer} offer
   * @param {PromotionChoice} choice
   */
  #button(offer, choice) {
    const { game, words, piece } = offer;
    const { text, reason } = choice;
    const label = words.promotion(game, choice, piece);
    const button = pictureButton(picture(offer, choice), label);
    if (text === null) {
      button.setAttribute("aria-disabled", "true");
      button.append(" ", reasonLine(reason ? words.reason(game, reason) : ""));
    } else button.addEventListener("click", () => this.choose(text));
    return button;
  }
}

/** @param {string} words */
function reasonLine(words) {
  const line = document.createElement("span");
  line.className = "reason";
  line.textContent = words;
  return line;
}

/**
 * @param {Offer} offer
 * @param {PromotionChoice} choice
 */
function picture({ game, piece, palette, pieceSet, pictures }, { kind }) {
  const shapes = pieceScene(game, palette, pieceSet, { kind, seat: piece.seat }, PICTURE_PX);
  return choicePicture(shapes, { width: PICTURE_PX, height: PICTURE_PX }, pictures);
}
