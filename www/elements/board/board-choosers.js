// The choosers that open beside a square. At most one is open.

import { ActionChooser } from "./action-chooser.js";
import { PromotionChooser } from "./promotion-chooser.js";

/** @import { ActionInfo, GameInfo, PlacedPiece, PromotionChoice, View } from "../../engine/protocol.js" */
/** @import { Palette } from "../../draw/palette.js" */
/** @import { Pictures } from "../../draw/pictures.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */
/** @import { Place } from "./square-dialog.js" */

/**
 * @typedef {object} Setting
 * @property {GameInfo} game
 * @property {BoardWords} words
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {Pictures} pictures
 */

/** @typedef {Setting & Place} ChoiceSetting  the place is that of the target square */

export class BoardChoosers {
  #promotion;
  #action;

  /**
   * @param {{ choose: (text: string) => void, cancel: () => void }} handlers
   */
  constructor(handlers) {
    this.#promotion = new PromotionChooser(handlers);
    this.#action = new ActionChooser(handlers);
  }

  get elements() {
    return [this.#promotion.element, this.#action.element];
  }

  /**
   * @param {ChoiceSetting} setting
   * @param {PlacedPiece} piece  that may or must promote
   * @param {PromotionChoice[]} choices
   */
  askPromotion(setting, piece, choices) {
    this.#promotion.open({ ...setting, piece, choices });
  }

  /**
   * @param {ChoiceSetting} setting
   * @param {View} view
   * @param {boolean} flipped
   * @param {ActionInfo[]} actions
   */
  askAction(setting, view, flipped, actions) {
    this.#action.open({ ...setting, view, flipped, actions });
  }

  /** @param {ChoiceSetting} setting */
  follow(setting) {
    this.#promotion.follow(setting);
    this.#action.follow(setting);
  }

  close() {
    this.#promotion.close();
    this.#action.close();
  }
}
