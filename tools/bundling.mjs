// Joins the page's modules into one script, for what is handed out apart from the page. Nothing of this changes dist/.

import { dirname, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "@rollup/wasm-node";

/** The repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Bundling
 * @property {"es" | "iife"} format
 * @property {Record<string, string>} [replaced]  other sources for modules, by path from the root
 */

/**
 * The script that a module and all it imports come to. It stands for the module in its place: what lies beside each of
 * the modules is found beside the script.
 * @param {string} entry  path from the root
 * @param {Bundling} how
 * @returns {Promise<string>}
 */
export async function bundle(entry, { format, replaced = {} }) {
  const build = await rollup({
    input: ROOT + entry,
    plugins: [replacing(replaced), keepingAddresses(entry)],
    onwarn: (warning) => {
      throw new Error(`${entry}: ${warning.message}`);
    },
  });
  const { output } = await build.generate({ format, inlineDynamicImports: true });
  await build.close();
  return output[0].code;
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
 * @param {string} entry
 * @returns {import("@rollup/wasm-node").Plugin}
 */
function keepingAddresses(entry) {
  return {
    name: "keeping-addresses",
    resolveImportMeta(property, { moduleId, format }) {
      if (property !== "url" || format !== "es") return null;
      const path = posix.relative(dirname(entry), pathFromRoot(moduleId));
      return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
    },
  };
}

/** @param {string} file */
function pathFromRoot(file) {
  return relative(ROOT, file).split(sep).join("/");
}
