/** @import { GameStore } from "../state/page-state.js" */

/**
 * Loads a script that few visits need. Shows a message if there is no network and it isn't cached yet.
 * @template Part
 * @param {() => Promise<Part>} load
 * @param {Pick<GameStore, "dispatch">} store
 * @returns {Promise<Part | null>}
 */
export async function loadPart(load, { dispatch }) {
  try {
    return await load();
  } catch {
    dispatch({ kind: "complain", reason: { code: "part-missing", args: {} } });
    return null;
  }
}
