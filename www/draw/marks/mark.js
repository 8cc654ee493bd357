// What a mark is. Each has its own file in this folder, an entry in the lists of `marks.js`, and its words in
// `i18n/english.js` and `german.js` under its name.

/** @import { Square, GameInfo, Reach, View } from "../../engine/protocol.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { Squares } from "../../state/premove.js" */
/** @import { SquareNotes, Order } from "../../state/state.js" */
/** @import { Box } from "../box.js" */
/** @import { Layout } from "../layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { SceneState } from "../scene.js" */
/** @import { Shape } from "../shapes.js" */

/**
 * What marks depend on regardless of the selected piece.
 * @typedef {object} Known
 * @property {GameInfo} game
 * @property {View} view
 * @property {Order | null} order
 * @property {SquareNotes} notes
 * @property {Attacks | null} attacks  those of an opponent's selected piece
 * @property {Squares | null} premove
 */

/**
 * @typedef {object} Selection
 * @property {GameInfo} game
 * @property {View} view
 * @property {Square} chosen
 * @property {Reach | null} reach
 */

/**
 * @typedef {object} Place
 * @property {SceneState} state
 * @property {Layout} layout
 * @property {Square} square
 * @property {boolean} occupied
 */

/**
 * In a tower, `ground` and `trail` are below the highlighted squares of targets and `floor` is above them; all three
 * are below the pieces, and `over` is above them.
 * @typedef {"ground" | "trail" | "floor" | "over"} MarkLayer
 */

/**
 * @typedef {object} Mark
 * @property {string} name  its name in `data-marks`, and the key of its words
 * @property {(known: Known) => Iterable<Square>} [standing]       marked squares that don't depend on a selected piece
 * @property {(known: Known, square: Square) => string} [standingArgument]  of its words, if they are a function
 * @property {(selection: Selection) => Iterable<Square>} [selected]  marked squares for the selected piece
 * @property {(selection: Selection, square: Square) => string} [argument]  of its words, if they are a function
 * @property {(marks: SquareMarks) => boolean} [isSilent]          another mark of the square implies it
 * @property {MarkLayer} [layer]  missing: it is only in the legend
 * @property {(box: Box, palette: Palette, place: Place | null) => Shape[]} shapes  `place` is null in the legend
 * @property {MarkLegend} [legend]  missing: the legend doesn't explain it
 */

/**
 * @typedef {object} MarkLegend
 * @property {(box: Box, palette: Palette) => Shape[]} [picture]  missing: that of `shapes`
 * @property {(game: Pick<GameInfo, "board" | "seats" | "secretive" | "goalSquares">) => boolean} [occurs]  missing: in every game
 */

/**
 * The marks of one square: by name, the argument of its words, which is mostly empty.
 * @typedef {ReadonlyMap<string, string>} SquareMarks
 */

export {};
