import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { paintMark } from "../../draw/mark-picture.js";
import { boardPalette } from "../board/board-palette.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {MarkPicture & { words: string }} ExplainedMark */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { MarkPicture } from "../../draw/mark-picture.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Palette } from "../../draw/palette.js" */

const PICTURE_PX = 28;

/** @param {ExplainedMark[]} marks @param {GameInfo} info @param {Settings} settings */
export function markLegend(marks, info, { theme, boardColours }) {
  const shown = shownTheme(theme);
  const items = () => {
    const colours = boardPalette(info.board, shown, boardColours);
    return marks.map((mark) => html`<li>${picture(mark, colours)}${mark.words}</li>`);
  };
  return html`<ul class="mark-key" role="list">
    ${guard([...marks.map(({ name }) => name), info.contentHash, shown, boardColours, devicePixelRatio], items)}
  </ul>`;
}

/** @param {ExplainedMark} mark @param {Palette} colours */
function picture(mark, colours) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.width = canvas.style.height = `${PICTURE_PX}px`;
  paintMark(canvas, mark, colours, PICTURE_PX);
  return canvas;
}
