// Chooses among actions that end on the same square, such as plain or mined, which half, or which path. It also
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
      at: game.board.squares[actions[0]?.to ?? -1]?.name,
      cancel: words.cancel(),
      tall: actions.some((action) => choiceSize(action).width > ROOMY_PX),
      buttons: actions.map((action, at) => this.#button(offer, action, names[at])),
    });
  }

  /** @param {ActionOffer} offer @param {ActionInfo} action @param {string} label */
  #button(offer, action, label) {
    const picture = choicePicture(choiceScene(action, offer), choiceSize(action), offer.pictures);
    return pictureButton(picture, label, () => this.choose(action.text));
  }
}
