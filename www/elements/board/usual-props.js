import { NOTHING_SELECTED } from "../../state/selection.js";
import { BoardViewSettings } from "./board-view-settings.js";

/** @import { BoardProps } from "./board-props.js" */

/** @returns {BoardProps}  of a board without a game */
export function usualProps() {
  return {
    game: null,
    view: null,
    words: null,
    interactive: true,
    selection: NOTHING_SELECTED,
    premovingSeat: null,
    premove: null,
    hint: null,
    notes: { searched: [], missed: [] },
    secrets: null,
    arrows: [],
    drawingTool: null,
    pieceSet: "figures",
    theme: null,
    boardColours: "own",
    animation: "normal",
    viewSettings: new BoardViewSettings(),
  };
}
