// Chooses a promotion beside its target square; promotions that aren't possible show the reason.

import { html } from "lit-html";
import { pieceScene } from "../../draw/scene.js";
import { choicePicture } from "./choice-picture.js";
import { Chooser, pictureButton } from "./chooser.js";

/** @import { PlacedPiece, PromotionChoice } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./choice-setting.js" */

/** @typedef {ChoiceSetting & { piece: PlacedPiece, choices: PromotionChoice[] }} Offer */

const PICTURE_PX = 40;

export class PromotionChooser extends Chooser {
  /** @param {Offer} offer */
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

  /** @param {Offer} offer @param {PromotionChoice} choice */
  #button(offer, choice) {
    const { game, words, piece } = offer;
    const { text, reason } = choice;
    const label = words.promotion(game, choice, piece);
    const shown = picture(offer, choice);
    if (text !== null) return pictureButton(shown, label, () => this.choose(text));
    const why = reason ? words.reason(game, reason) : "";
    return html`<button type="button" aria-disabled="true">
      ${shown}<span class="name">${label}</span> <span class="reason">${why}</span>
    </button>`;
  }
}

/** @param {Offer} offer @param {PromotionChoice} choice */
function picture({ game, piece, palette, pieceSet, pictures }, { kind }) {
  const shapes = pieceScene(game, palette, pieceSet, { kind, seat: piece.seat }, PICTURE_PX);
  return choicePicture(shapes, { width: PICTURE_PX, height: PICTURE_PX }, pictures);
}
