// What a mark is. Each has a file of its own in this folder, its place in the lists of `marks.js`, and its words in
// `i18n/english.js` and `german.js` under its name.

/** @import { Square, GameInfo, Reach, View } from "../../engine/protocol.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { SquareNotes, Order } from "../../state/state.js" */
/** @import { Box, Layout } from "../layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { SceneState } from "../scene.js" */
/** @import { Shape } from "../shapes.js" */

/**
 * What marks depend on whatever piece is selected.
 * @typedef {object} Known
 * @property {GameInfo} game
 * @property {View} view
 * @property {Order | null} order
 * @property {SquareNotes} notes
 * @property {Attacks | null} attacks  those of an opponent's selected piece
 */

/**
 * A selected piece, and what restricts it.
 * @typedef {object} Selection
 * @property {GameInfo} game
 * @property {View} view
 * @property {Square} chosen
 * @property {Reach | null} reach
 */

/**
 * Where a mark is painted.
 * @typedef {object} Place
 * @property {SceneState} state
 * @property {Layout} layout
 * @property {Square} square
 * @property {boolean} occupied
 */

/**
 * From the lowest: `ground` and `trail` lie under the ground of targets in a tower, `floor` lies over it, all three under
 * the pieces; `over` is seen over them.
 * @typedef {"ground" | "trail" | "floor" | "over"} MarkLayer
 */

/**
 * @typedef {object} Mark
 * @property {string} name  its value in `data-marks`, and the key of its words
 * @property {(known: Known) => Iterable<Square>} [standing]       the squares that it marks whatever is selected
 * @property {(selection: Selection) => Iterable<Square>} [selected]  those that it marks for the selected piece
 * @property {(selection: Selection, square: Square) => string} [argument]  of its words, if they are a function
 * @property {(marks: SquareMarks) => boolean} [isSilent]          another mark of the square says it already
 * @property {MarkLayer} [layer]  missing: it is only in the legend
 * @property {(box: Box, palette: Palette, place: Place | null) => Shape[]} shapes  `place` is null in the legend
 * @property {MarkLegend} [legend]  missing: the legend doesn't explain it
 */

/**
 * @typedef {object} MarkLegend
 * @property {(box: Box, palette: Palette) => Shape[]} [picture]  missing: that of `shapes`
 * @property {(game: Pick<GameInfo, "board" | "secretive">) => boolean} [occurs]  missing: in every game
 */

/**
 * The marks of one square: the argument of its words by the name of each, empty for most.
 * @typedef {ReadonlyMap<string, string>} SquareMarks
 */

export {};
