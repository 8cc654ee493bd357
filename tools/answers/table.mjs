// Makes calls and logs every answer.

/** @import { Adapter, Thinking } from "./engine.mjs" */
/** @import { Log } from "./log.mjs" */

export class Table {
  #engine;
  #log;
  #scene;
  /** The last view, by any viewer. @type {any} */
  view = null;
  /** @type {any} */
  info = null;

  /** @param {Adapter} engine @param {Log} log @param {string} scene */
  constructor(engine, log, scene) {
    this.#engine = engine;
    this.#log = log;
    this.#scene = scene;
  }

  /**
   * @param {string} call
   * @param {Record<string, unknown>} [ask]
   * @returns {any}  undefined if it was refused
   */
  ask(call, ask = {}) {
    const answer = this.#logged(call, ask, () => this.#engine.call(call, ask));
    const view = answer?.view ?? answer;
    if (Array.isArray(view?.played)) this.view = view;
    if (answer?.view !== undefined) this.info = answer.info;
    return answer;
  }

  /** @param {Thinking} ask */
  startThinking(ask) {
    return this.#logged("startThinking", ask, () => this.#engine.startThinking(ask) ?? "started");
  }

  /** @param {{ lines: number, model?: string }} ask */
  startAnalysis(ask) {
    return this.#logged("startAnalysis", ask, () => this.#engine.startAnalysis(ask) ?? "started");
  }

  /** @param {number} nodes */
  thinkSlice(nodes) {
    return this.#logged("thinkSlice", { nodes }, () => this.#engine.thinkSlice({ nodes }));
  }

  /** @param {number} level */
  levelCapMs(level) {
    return this.#logged("levelCapMs", { level }, () => this.#engine.levelCapMs({ level }));
  }

  /**
   * Searches for at most so many slices.
   * @param {number} slices
   * @param {number} nodes  of each
   */
  think(slices, nodes) {
    for (let slice = 0; slice < slices; slice += 1) {
      const thought = this.thinkSlice(nodes);
      if (thought === undefined || thought.done) return;
    }
  }

  /** In a game with secrets only the seat to act sees its actions. */
  look() {
    if (this.info.secretive && this.view.viewer !== this.view.turn) {
      this.ask("look", { seat: this.view.turn });
    }
  }

  /** @param {string} call @param {object} ask @param {() => any} work */
  #logged(call, ask, work) {
    const scene = this.#scene;
    try {
      const answer = work();
      this.#log.write({ scene, call, ask, answer });
      return answer;
    } catch (error) {
      if (!isEngineError(error)) {
        throw new Error(`${scene}: ${call} ${JSON.stringify(ask)}`, { cause: error });
      }
      this.#log.write({ scene, call, ask, error });
      return undefined;
    }
  }
}

/** @param {any} error */
function isEngineError(error) {
  return typeof error?.code === "string" && typeof error.args === "object";
}
