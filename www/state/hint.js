/** @import { SearchInfo } from "../engine/protocol.js" */
/** @import { Hint } from "./page-state.js" */

/**
 * @param {Pick<SearchInfo, "best" | "secretBest" | "san">} found
 * @returns {Hint | null}  null if the viewer may not know it
 */
export function hintOf({ best, secretBest, san: [san = best] }) {
  return best === "" ? null : { text: best, san, action: secretBest ?? best };
}
