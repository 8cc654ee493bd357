// The picture of the start position, with the pieces that are in hand then.

import { startAspect, startDiagram } from "../../draw/start-diagram.js";
import { shownTheme } from "../../elements/controls/theme.js";
import { boardWords } from "../../i18n/board-words.js";
import { words } from "./about-words.js";

/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */

export class StartPicture {
  element = document.createElement("canvas");
  #drawn = "";

  constructor() {
    this.element.className = "about-array";
    this.element.setAttribute("role", "img");
  }

  /**
   * Draws only if something looks different, when the canvas is in the page.
   * @param {GameInfo} game
   * @param {View["reserves"] | null} told  what is in hand; null until the engine has told
   * @param {Settings} settings
   */
  show(game, told, { pieceSet, theme, boardColours }) {
    const reserves = shownReserves(game, told);
    const look = { pieceSet, theme: shownTheme(theme), boardColours };
    const drawn = JSON.stringify([game.contentHash, reserves, look]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.setAttribute("aria-label", words.arrayOf(game.name));
    this.element.style.aspectRatio = `${startAspect({ game, reserves })}`;
    const titles = Array.from({ length: game.board.layers }, (_, layer) =>
      boardWords.plane(game, layer),
    );
    void startDiagram(this.element, { game, titles, reserves }, look);
  }
}

/**
 * Null: no hands. Until the engine has told what is in them, there is room for those that captures don't fill.
 * @param {GameInfo} game
 * @param {View["reserves"] | null} reserves
 */
function shownReserves({ hand, capturesReturn }, reserves) {
  if (reserves === null) return hand.length > 0 && !capturesReturn ? [] : null;
  return reserves.some((counts) => counts.some((count) => count > 0)) ? reserves : null;
}
