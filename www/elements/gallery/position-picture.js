// The board of a saved game, drawn when it comes into view.

import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { thumbnail } from "../../draw/thumbnail.js";
import { summaryPieces } from "../../state/game-summary.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/game-summary.js").GameSummary} GameSummary */
/** @typedef {import("../../state/settings.js").Settings} Settings */

/** What to draw on the canvases that weren't in view yet. @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: "200px" },
);

class PositionPicture extends Directive {
  #drawn = "";

  /**
   * @param {GameInfo} _game
   * @param {GameSummary} _summary
   * @param {Settings} _settings
   */
  render(_game, _summary, _settings) {
    return noChange;
  }

  /**
   * Draws only if something looks different.
   * @override
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[GameInfo, GameSummary, Settings]} args
   */
  update(part, [game, summary, { pieceSet, theme }]) {
    const how = { pieceSet, theme: shownTheme(theme) };
    const drawn = `${game.contentHash} ${summary.pieces.join()} ${how.pieceSet} ${how.theme}`;
    if (drawn === this.#drawn) return noChange;
    this.#drawn = drawn;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    const shown = { ...game, array: summaryPieces(game, summary) };
    waiting.set(canvas, () => void thumbnail(shown, canvas, how));
    observer.observe(canvas);
    return noChange;
  }
}

export const positionPicture = directive(PositionPicture);
