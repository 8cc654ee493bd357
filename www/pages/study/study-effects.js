import { Analyst } from "./analyst.js";
import { studyEditing } from "./study-editing.js";
import { studyOpening } from "./study-opening.js";
import { StudySession } from "./study-session.js";
import { StudyStorage } from "./study-storage.js";

/** @import { PageServices } from "../page.js" */
/** @import { Workbench } from "../workbench.js" */
/** @import { StudyStore } from "./study.js" */

/**
 * All that the actions of a study do besides changing its state.
 * @param {StudyStore} store
 * @param {Workbench} bench
 * @param {PageServices} services
 */
export function addStudyEffects(store, bench, services) {
  const analyst = new Analyst(store, bench);
  const shelf = new StudyStorage(services.storage);
  const session = new StudySession({ store, bench, shelf, analyst, services });
  store.addEffects({
    analyse: () => analyst.look(),
    "count-lines": () => analyst.look(),
    list: () => session.list(),
    play: ({ line: [action] }) => {
      if (action !== undefined) void bench.perform({ kind: "play", action });
    },
  });
  const queued = { ...studyOpening(session), ...studyEditing(session) };
  store.addEffects(queued, (work) => session.add(work));
}
