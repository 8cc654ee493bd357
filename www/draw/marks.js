// What is marked on which cell, and why: told by shapes in the picture and by words in the accessible grid.

/** @import { ActionInfo, Cell, GameInfo, Path, Reach, Reason, View } from "../engine/protocol.js" */

/**
 * A way that may be gone from the chosen man.
 * @typedef {"move" | "capture" | "promotion" | "castling"} Target
 */

/**
 * @typedef {object} CellMarks
 * @property {boolean} chosen
 * @property {Target[]} targets   empty if the chosen man can't go there; "promotion" comes beside "move" or "capture"
 * @property {Reason | null} forbidden  why the chosen man may not go there though its movement reaches it
 * @property {boolean} blocker    stops one of the chosen man's lines
 * @property {boolean} last       the last action began, ended or captured here
 * @property {boolean} check      a royal is attacked here
 */
