import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { paintMark } from "../../draw/mark-picture.js";
import { pictures } from "../../draw/pictures.js";
import { boardPalette } from "../board/board-palette.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {MarkPicture & { words: string }} ExplainedMark */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { MarkPicture } from "../../draw/mark-picture.js" */
/** @import { Pictures } from "../../draw/pictures.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Palette } from "../../draw/palette.js" */

const PICTURE_PX = 28;

/** @param {ExplainedMark[]} marks @param {GameInfo} info @param {Settings} settings */
export function markLegend(marks, info, { theme, boardColours, pieceSet }) {
  const shown = shownTheme(theme);
  const items = () => {
    const loaded = pictures(pieceSet, info);
    const colours = boardPalette(info.board, shown, boardColours);
    return marks.map((mark) => html`<li>${picture(mark, colours, loaded)}${mark.words}</li>`);
  };
  return html`<ul class="mark-key" role="list">
    ${guard([...marks.map(({ name }) => name), info.contentHash, shown, boardColours, pieceSet, devicePixelRatio], items)}
  </ul>`;
}

/** @param {ExplainedMark} mark @param {Palette} colours @param {Promise<Pictures>} loaded */
function picture(mark, colours, loaded) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.width = canvas.style.height = `${PICTURE_PX}px`;
  void loaded.then((all) => paintMark(canvas, mark, colours, PICTURE_PX, all));
  return canvas;
}
