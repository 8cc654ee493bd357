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
   * @param {string[]} [_titles]  of boards, for a diagram
   */
  render(_game, _settings, _titles) {
    return noChange;
  }

  /**
   * Draws only if something looks different.
   * @override
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[GameInfo, Settings, string[]?]} args
   */
  update(part, [game, { pieceSet, theme, boardColours }, titles]) {
    const how = { pieceSet, theme: shownTheme(theme), boardColours, ...(titles && { titles }) };
    const drawn = [game.contentHash, ...Object.values(how)].join(" ");
    if (drawn !== this.#drawn)
      void thumbnail(game, /** @type {HTMLCanvasElement} */ (part.element), how);
    this.#drawn = drawn;
    return noChange;
  }
}

export const arrayPicture = directive(ArrayPicture);
