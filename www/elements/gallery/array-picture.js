import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { thumbnail } from "../../draw/thumbnail.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/settings.js").Settings} Settings */

class ArrayPicture extends Directive {
  #drawn = "";

  /**
   * @param {GameInfo} _game
   * @param {Settings} _settings
   */
  render(_game, _settings) {
    return noChange;
  }

  /**
   * Draws only if something looks different.
   * @override
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[GameInfo, Settings]} args
   */
  update(part, [game, { pieceSet, theme, boardColours }]) {
    const how = { pieceSet, theme: shownTheme(theme), boardColours };
    const drawn = [game.contentHash, ...Object.values(how)].join(" ");
    if (drawn !== this.#drawn)
      void thumbnail(game, /** @type {HTMLCanvasElement} */ (part.element), how);
    this.#drawn = drawn;
    return noChange;
  }
}

export const arrayPicture = directive(ArrayPicture);
