// The choice among several actions that end on the same square: plain or mined, which half, which way; and the question
// before a crown is hidden, which can't be taken back unseen. All buttons of one choice are of one size.

import { choiceScene, choiceSize } from "../../draw/choice-scene.js";
import { choicePicture } from "./choice-picture.js";
import { Chooser, pictureButton } from "./chooser.js";

/** @import { ActionInfo, View } from "../../engine/protocol.js" */
/** @import { ChoiceSetting } from "./board-choosers.js" */

/** @typedef {ChoiceSetting & { view: View, flipped: boolean, actions: ActionInfo[] }} ActionOffer */

/** A wider picture leaves too little room for words beside it. */
const ROOMY_PX = 40;

export class ActionChooser extends Chooser {
  /**
   * @param {ActionOffer} offer
   */
  open(offer) {
    const { game, view, words, actions } = offer;
    const { title, names } = words.choice(game, view, actions);
    this.dialog.open({
      ...offer,
      title,
      cancel: words.cancel(),
      tall: actions.some((action) => choiceSize(action).width > ROOMY_PX),
      buttons: actions.map((action, at) => this.#button(offer, action, names[at])),
    });
  }

  /**
   * @param {ActionOffer} offer
   * @param {ActionInfo} action
   * @param {string} label
   */
  #button(offer, action, label) {
    const picture = choicePicture(choiceScene(action, offer), choiceSize(action), offer.pictures);
    return pictureButton(picture, label, () => this.choose(action.text));
  }
}
