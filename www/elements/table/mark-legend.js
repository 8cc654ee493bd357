// What marks mean: a list of small pictures with words.

import { paintMark } from "../../draw/mark-picture.js";
import { boardPalette } from "../board/board-palette.js";
import { make } from "../controls/markup.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {import("../../draw/mark-picture.js").MarkPicture & { words: string }} ExplainedMark */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */

const PICTURE_PX = 28;

export class MarkKey {
  element = make("ul", { class: "mark-key", role: "list" });
  #drawn = "";

  /**
   * @param {ExplainedMark[]} marks
   * @param {GameInfo} info
   * @param {import("../../state/state.js").Theme} theme
   */
  show(marks, info, theme) {
    const shown = shownTheme(theme);
    const drawn = JSON.stringify([
      marks.map(({ name }) => name),
      info.variantHash,
      shown,
      devicePixelRatio,
    ]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const colours = boardPalette(info.board, shown);
    this.element.replaceChildren(...marks.map((mark) => item(mark, colours)));
  }
}

/**
 * @param {ExplainedMark} mark
 * @param {import("../../draw/palette.js").Palette} colours
 */
function item(mark, colours) {
  const picture = make("canvas", { "aria-hidden": "true" });
  picture.style.width = picture.style.height = `${PICTURE_PX}px`;
  paintMark(picture, mark, colours, PICTURE_PX);
  return make("li", {}, picture, mark.words);
}
