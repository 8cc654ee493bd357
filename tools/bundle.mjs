// What all bundles have in common: esbuild's options, and its plugins.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */
/** @typedef {import("esbuild").Plugin} Plugin */

/** The repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** @param {BuildOptions} options */
export async function bundle(options) {
  const result = await build({
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    // THIRD-PARTY.md has all notices.
    legalComments: "none",
    loader: { ".svg": "dataurl" },
    minify: true,
    sourcemap: true,
    target: "es2023",
    ...options,
  });
  if (result.warnings.length > 0) throw new Error("esbuild has warned");
  return result;
}

/**
 * Puts a file in the place of each module whose path is like this.
 * @param {RegExp} filter
 * @param {string} path
 * @returns {Plugin}
 */
export function replacing(filter, path) {
  return {
    name: "replacing",
    setup: ({ onResolve }) => onResolve({ filter }, () => ({ path })),
  };
}
