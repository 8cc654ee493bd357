// The words a board needs, as functions from what it knows. The host makes them from strings.js; the board holds no words.

/** @import { ActionInfo, CellInfo, GameInfo, Man, PromotionChoice, Reason, View } from "../engine/protocol.js" */
/** @import { CellMarks } from "../draw/marks.js" */

/**
 * @typedef {object} BoardWords
 * @property {(game: GameInfo, layer: number) => string} board  a grid's name: "Caïssa Britannia, board"
 * @property {(game: GameInfo, layer: number) => string} plane  a board's title, where there are several: "Board 1", "Level 2"
 * @property {(game: GameInfo, man: Man | null, cell: CellInfo, marks: CellMarks) => string} cell
 *   "white Unicorn, c1, can be captured"; "e4, empty, can be moved to"
 * @property {(game: GameInfo) => string} chooser  the promotion chooser's title: "Promote to"
 * @property {(game: GameInfo, choice: PromotionChoice, man: Man) => string} promotion  a choice's name:
 *   "Unicorn"; "Stays a Pawn"
 * @property {(game: GameInfo, view: View, actions: ActionInfo[]) => { title: string, names: string[] }} choice  of
 *   one among several actions that end on the same cell: "Which way?", "Take the Rook on e5 on the way"
 * @property {(game: GameInfo, reason: Reason) => string} reason  why a choice is missing
 * @property {() => string} cancel  the chooser's way out: "Cancel"
 */

export {};
