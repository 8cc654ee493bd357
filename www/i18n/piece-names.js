import { isPromoted } from "../state/promoted-code.js";
import { words } from "./strings.js";

/** @import { GameInfo, PieceType } from "../engine/protocol.js" */

/**
 * What a piece is called in speech, where no star can be seen: "promoted Queen".
 * @param {GameInfo} info
 * @param {PieceType | null} kind
 */
export function pieceName({ kinds }, kind) {
  const { name = "", code = "" } = (kind === null ? null : kinds[kind]) ?? {};
  return isPromoted(code) ? words.board.promoted(name) : name;
}
