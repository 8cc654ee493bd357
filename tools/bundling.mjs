// Joins modules into few scripts: those of the page in dist/, and those of what is handed out apart from it.

import { dirname, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";

/** The repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Bundling
 * @property {"es" | "iife"} format
 * @property {boolean} [whole]  what is imported later is in it, too
 * @property {Record<string, string>} [replaced]  other sources for modules, by path from the root
 */

/**
 * The script that a module and all it imports come to. It stands for the module in its place: what lies beside each of
 * the modules is found beside the script.
 * @param {string} entry  path from the root
 * @param {Bundling} how
 * @returns {Promise<string>}
 */
export async function bundle(entry, how) {
  const [script, more] = await join([entry], { ...how, whole: true });
  if (script === undefined || more !== undefined) throw new Error(`${entry}: not one script`);
  return script.code;
}

/**
 * One script for each of these modules, by its path from the root. What several need is in one of them, or beside them.
 * @param {string[]} entries  paths from the root
 * @param {Bundling} how
 */
export async function join(entries, { format, replaced = {}, whole = false }) {
  const build = await rollup({
    input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.js$/, ""), ROOT + entry])),
    // What only the others of these scripts need is no business of a page's: an entry may give them more than its exports.
    preserveEntrySignatures: "allow-extension",
    plugins: [replacing(replaced), keepingAddresses()],
    onwarn: (warning) => {
      throw new Error(`${entries.join()}: ${warning.message}`);
    },
  });
  const { output } = await build.generate({
    format,
    entryFileNames: "[name].js",
    chunkFileNames: ({ facadeModuleId, name }) =>
      facadeModuleId === null ? `www/shared-${name}.js` : pathFromRoot(facadeModuleId),
    ...(whole ? { inlineDynamicImports: true } : { manualChunks: withItsStart(entries) }),
  });
  await build.close();
  return output.map((script) => {
    if (script.type !== "chunk") throw new Error(`${script.fileName} is no script`);
    const modules = script.moduleIds.map(pathFromRoot);
    return { path: script.fileName, code: script.code, modules };
  });
}

/**
 * All that a start imports at once goes with it, though others import some of it, too: every further script is one more for
 * which a page has to wait.
 * @param {string[]} entries
 * @returns {import("@rollup/wasm-node").GetManualChunk}
 */
function withItsStart(entries) {
  /** @type {Map<string, string> | null} */
  let starts = null;
  return (id, { getModuleInfo }) => {
    starts ??= new Map(
      entries.toReversed().flatMap((entry) => {
        const name = entry.replace(/\.js$/, "");
        return [...imported(ROOT + entry, getModuleInfo)].map((each) => [each, name]);
      }),
    );
    return starts.get(id);
  };
}

/**
 * @param {string} start
 * @param {import("@rollup/wasm-node").GetModuleInfo} getModuleInfo
 */
function imported(start, getModuleInfo) {
  const found = new Set([start]);
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * @param {Record<string, string>} sources
 * @returns {import("@rollup/wasm-node").Plugin}
 */
function replacing(sources) {
  return {
    name: "replacing",
    load: (id) => sources[pathFromRoot(id)] ?? null,
  };
}

/**
 * A module's own address, reckoned from the script's.
 * @returns {import("@rollup/wasm-node").Plugin}
 */
function keepingAddresses() {
  return {
    name: "keeping-addresses",
    resolveImportMeta(property, { moduleId, chunkId, format }) {
      if (property !== "url" || format !== "es") return null;
      const path = posix.relative(dirname(chunkId), pathFromRoot(moduleId));
      return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
    },
  };
}

/** @param {string} file */
function pathFromRoot(file) {
  return relative(ROOT, file).split(sep).join("/");
}
