/** @import { Reason } from "../state/reasons.js" */
/** @import { GameStore } from "../state/page-state.js" */

/**
 * @param {Pick<GameStore, "dispatch">} store
 * @param {Reason[]} remarks  what was left out of a text that was opened
 */
export function remark(store, remarks) {
  for (const reason of remarks) store.dispatch({ kind: "notice", tone: "info", reason });
}
