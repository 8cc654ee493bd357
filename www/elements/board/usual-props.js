import { NOTHING_SELECTED } from "../../state/selection.js";
import { readSettings } from "../../state/settings.js";

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
    premoves: [],
    hint: null,
    notes: { searched: [], missed: [] },
    secrets: null,
    arrows: [],
    drawingTool: null,
    settings: readSettings(),
    turned: 0,
  };
}
