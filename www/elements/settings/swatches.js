// A choice between pictures: radio buttons, each with its picture above its name.

import { html, noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { live } from "lit-html/directives/live.js";
import { paintSwatch } from "../../draw/board-swatch.js";
import { boardPalette } from "../board/board-palette.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { shownTheme } from "../controls/theme.js";

/** @import { BoardInfo } from "../../engine/protocol.js" */
/** @import { BoardColours, PieceSet } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { ElementPart } from "lit-html/directive.js" */

const SQUARE_PX = 7;

/** Numbers of colours that a board may have. */
const COLOURS = [2, 3, 4];

const SHOWN_PIECES = 3;

/**
 * @param {string} name  of the whole choice, for screen readers
 * @param {{label: string, chosen: boolean, picture: unknown, choose: () => void}[]} options
 */
export function swatches(name, options) {
  return html`<div class="swatches" role="radiogroup" aria-label=${name}>
    ${options.map(
      ({ label, chosen, picture, choose }) =>
        html`<label class=${chosen ? "chosen" : ""}
          ><input type="radio" name=${name} .checked=${live(chosen)} @change=${choose} /><span
            class="swatch-picture"
            aria-hidden="true"
            >${picture}</span
          >${label}</label
        >`,
    )}
  </div>`;
}

/**
 * Small boards of two, three and four colours, as shipped games have them.
 * @param {State} state
 * @param {BoardColours} colours
 */
export function boardSwatch({ games, settings }, colours) {
  const boards = COLOURS.flatMap(
    (count) => games.find(({ board }) => board.shades.length === count)?.board ?? [],
  );
  return html`<canvas ${boardPicture(boards, shownTheme(settings.theme), colours)}></canvas>`;
}

/**
 * Pieces of the game on the table, or else of the first one.
 * @param {State} state
 * @param {PieceSet} pieceSet
 */
export function pieceSwatch({ info, games }, pieceSet) {
  const game = info ?? games[0];
  return game?.kinds
    .slice(0, SHOWN_PIECES)
    .map((_, kind) => pieceTemplate(game, kind, kind % 2, pieceSet));
}

class BoardPicture extends Directive {
  #painted = "";

  /**
   * @param {BoardInfo[]} _boards
   * @param {"light" | "dark"} _theme
   * @param {BoardColours} _colours
   */
  render(_boards, _theme, _colours) {
    return noChange;
  }

  /**
   * Paints only if something looks different.
   * @override
   * @param {ElementPart} part
   * @param {[BoardInfo[], "light" | "dark", BoardColours]} args
   */
  update(part, [boards, theme, colours]) {
    const palettes = boards.map((board) => boardPalette(board, theme, colours));
    const painted = JSON.stringify([devicePixelRatio, palettes.map(({ shades }) => shades)]);
    if (painted !== this.#painted && palettes.length > 0)
      paintSwatch(/** @type {HTMLCanvasElement} */ (part.element), palettes, SQUARE_PX);
    this.#painted = painted;
    return noChange;
  }
}

const boardPicture = directive(BoardPicture);
