// Loads a built engine and hides the differences between editions. All entropy is seeded.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Chance } from "./chance.mjs";

/**
 * An engine with its own session.
 * @typedef {object} Adapter
 * @property {(call: string, ask: Record<string, unknown>) => unknown} call  throws the engine's errors
 * @property {(ask: Thinking) => void} startThinking
 * @property {(ask: { lines: number, model?: string }) => void} startAnalysis
 * @property {(ask: { nodes: number }) => unknown} thinkSlice
 * @property {(ask: { level: number }) => number} levelCapMs
 * @property {() => void} free
 */

/** @typedef {{ level: number, seed: number, hint: boolean, model?: string }} Thinking */

/** Calls without arguments. */
const BARE = new Set([
  "games",
  "secrets",
  "playSearchResult",
  "undo",
  "redo",
  "studyStart",
  "study",
]);

/** Calls answered by the first edition's workshop. */
const OF_THE_WORKSHOP = new Set(["source", "check", "import"]);

/** The seed of salts and random choices. */
let entropy = new Chance("entropy");
/** The seed of a search's hidden randomness, the same for every edition. */
let searchEntropy = 0;
let searches = new Chance("searches");

/** @param {string} scene */
function reseed(scene) {
  entropy = new Chance(`entropy ${scene}`);
  searches = new Chance(`searches ${scene}`);
}

/** @type {typeof crypto.getRandomValues} */
function seededValues(array) {
  const view = /** @type {ArrayBufferView} */ (/** @type {unknown} */ (array));
  if (view.byteLength === 4) {
    new DataView(view.buffer, view.byteOffset, 4).setUint32(0, searchEntropy, true);
    return array;
  }
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = entropy.below(256);
  return array;
}

/**
 * @param {string} folder  with `menagerie.js` and `menagerie_bg.wasm`
 * @returns {Promise<(scene: string) => Adapter>}  makes an engine
 */
export async function loadEngine(folder) {
  Object.defineProperty(crypto, "getRandomValues", { value: seededValues });
  // The global object of a worker, where the engine may look for `crypto`.
  Object.assign(globalThis, { self: globalThis });
  const { Engine } = await loadGlue(folder, "menagerie");
  if (!("call" in Engine.prototype)) {
    return (scene) => {
      reseed(scene);
      return typedAdapter(new Engine());
    };
  }
  const { Workshop } = await loadGlue(folder, "menagerie-workshop");
  const workshop = new Workshop();
  return (scene) => {
    reseed(scene);
    return firstAdapter(new Engine(), workshop);
  };
}

/** @param {string} folder @param {string} name */
async function loadGlue(folder, name) {
  const glue = await import(pathToFileURL(resolve(folder, `${name}.js`)).href);
  await glue.default({ module_or_path: await readFile(resolve(folder, `${name}_bg.wasm`)) });
  return glue;
}

/** One typed method per call. @param {any} engine @returns {Adapter} */
function typedAdapter(engine) {
  return {
    call: (call, ask) => (BARE.has(call) ? engine[call]() : engine[call](ask)),
    startThinking(ask) {
      searchEntropy = searches.next();
      engine.startThinking(ask);
    },
    startAnalysis: (ask) => engine.startAnalysis(ask),
    thinkSlice: (ask) => engine.thinkSlice(ask),
    levelCapMs: (ask) => engine.levelCapMs(ask),
    free: () => engine.free(),
  };
}

/**
 * The first edition: calls by name, randomness passed with every call, and a workshop for variant files.
 * @param {any} engine
 * @param {any} workshop
 * @returns {Adapter}
 */
function firstAdapter(engine, workshop) {
  return {
    call(call, ask) {
      const entropyBytes = crypto.getRandomValues(new Uint8Array(32));
      if (OF_THE_WORKSHOP.has(call)) {
        try {
          return workshop.call(call, ask);
        } catch (error) {
          if (call !== "source") throw error;
        }
      }
      const text = ownFile(call, ask);
      if (typeof text === "string") engine.bring(text, workshop.pack(text));
      return engine.call(call, ask, entropyBytes);
    },
    startThinking({ level, seed, hint, model }) {
      searchEntropy = searches.next();
      engine.startThinking(level, seed, searchEntropy, hint, model);
    },
    startAnalysis: ({ lines, model }) => engine.startAnalysis(lines, model),
    thinkSlice: ({ nodes }) => engine.thinkSlice(nodes),
    levelCapMs: ({ level }) => engine.levelCapMs(level),
    free: () => engine.free(),
  };
}

/**
 * The text of a custom variant passed with a call.
 * @param {string} call
 * @param {Record<string, unknown>} ask
 */
function ownFile(call, ask) {
  if (call === "adopt" || call === "openFile") return ask["text"];
  return call === "examine" && ask["game"] === undefined ? ask["file"] : undefined;
}
