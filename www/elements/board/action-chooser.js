// Chooses among actions that end on the same square, such as plain or mined, which half, which path, or which piece
// enters. It also
// confirms hiding a crown, which can't be undone unseen. All buttons of one choice have the same size.

import { choiceScene, choiceSize } from "../../draw/choice-scene.js";
import { choicePicture } from "./choice-picture.js";
import { Chooser, pictureButton } from "./chooser.js";

/** @import { ActionInfo, View } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./choice-setting.js" */

/** @typedef {ChoiceSetting & { view: View, flipped: boolean, actions: ActionInfo[] }} ActionOffer */

/** Wider pictures leave too little room for words beside them. */
const ROOMY_PX = 40;

export class ActionChooser extends Chooser {
  /** @param {ActionOffer} offer */
  open(offer) {
    const { game, view, words, actions } = offer;
    const { title, meaning, names } = words.choice(game, view, actions);
    this.dialog.open({
      ...offer,
      title,
      meaning,
      at: game.board.squares[squareOf(actions) ?? -1]?.name,
      cancel: words.cancel(),
      tall: actions.some((action) => choiceSize(action, actions).width > ROOMY_PX),
      buttons: actions.map((action, at) => this.#button(offer, action, names[at])),
    });
  }

  /** @param {ActionOffer} offer @param {ActionInfo} action @param {string} label */
  #button(offer, action, label) {
    const size = choiceSize(action, offer.actions);
    const picture = choicePicture(choiceScene(action, offer), size, offer.pictures);
    return pictureButton(picture, label, () => this.choose(action.text));
  }
}

/**
 * The square that the choice is about: the target, or where a piece may enter; with castling there are two.
 * @param {ActionInfo[]} actions
 */
function squareOf(actions) {
  const entry = actions.find(({ enters }) => enters !== null);
  if (entry === undefined) return actions[0]?.to;
  return entry.castles ? null : entry.from;
}
