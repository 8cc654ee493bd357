import { inTime } from "../platform/in-time.js";
import { lateModule } from "../platform/late-module.js";

/** @import { GameStore } from "../state/page-state.js" */

/**
 * Loads a script that few visits need. Shows a message if it can't be loaded.
 * @template Part
 * @param {() => Promise<Part>} load
 * @param {Pick<GameStore, "dispatch">} store
 * @returns {Promise<Part | null>}
 */
export async function loadPart(load, { dispatch }) {
  try {
    return await inTime(lateModule(load));
  } catch {
    dispatch({ kind: "complain", reason: { code: "part-missing", args: {} } });
    return null;
  }
}
