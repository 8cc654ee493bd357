// What the style sheets have to know of a board that an element shows, to give it its room.

import { aspectRatio } from "../draw/layout.js";

/** @import { BoardInfo } from "../engine/protocol.js" */
/** @import { Stance } from "../draw/layout.js" */

/**
 * Width through height in each kind of room, as `--board-aspect-…`, and whether there are two boards, which leave no room
 * beside them.
 * @param {HTMLElement} element
 * @param {BoardInfo} board
 * @param {Stance["arrangement"]} arrangement
 */
export function tellShape(element, board, arrangement) {
  for (const room of /** @type {const} */ (["wide", "tall", "low"]))
    element.style.setProperty(
      `--board-aspect-${room}`,
      String(aspectRatio(board, room, arrangement)),
    );
  element.classList.toggle("paired", board.shape === "two-boards");
}
