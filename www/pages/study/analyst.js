import { reasonOf } from "../../engine/engine-errors.js";

/** @import { SearchInfo } from "../../engine/protocol.js" */
/** @import { Reason } from "../../state/reasons.js" */
/** @import { Workbench } from "../workbench.js" */
/** @import { StudyStore } from "./study.js" */

export const MOST_LINES = 5;

/** Analyses the position on the board. */
export class Analyst {
  #store;
  #bench;

  /** @param {StudyStore} store @param {Workbench} bench */
  constructor(store, bench) {
    this.#store = store;
    this.#bench = bench;
  }

  /** Starts again: earlier results belong to another position. */
  look() {
    const { on, running } = this.#store.state.analysis;
    const runs = on && !this.#bench.state.view?.outcome;
    if (running && !runs) this.#bench.engine.call("stop", {}).catch(() => {});
    this.#store.dispatch({ kind: "search", runs });
    if (runs) void this.#search();
  }

  async #search() {
    const { search, lines } = this.#store.state.analysis;
    /** @type {Reason | null} */
    let refusal = null;
    /** @param {SearchInfo} result */
    const hear = (result) => this.#store.dispatch({ kind: "found", search, result });
    try {
      hear(await this.#bench.engine.call("analyse", { lines }, hear));
    } catch (error) {
      refusal = reasonOf(error);
    }
    this.#store.dispatch({ kind: "search-ended", search, refusal });
  }
}
