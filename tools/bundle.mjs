// What all bundles have in common: esbuild's options, and its plugins.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
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
 * Bundles into a folder, as if it were dist/: source maps name the sources from where they are, and the hashes in names depend
 * on them.
 * @param {string} folder
 * @param {BuildOptions} options
 */
export async function bundleInto(folder, options) {
  const outdir = `${ROOT}dist`;
  const result = await bundle({ ...options, outdir, write: false });
  for (const { path, contents } of result.outputFiles ?? []) {
    const file = join(folder, relative(outdir, path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
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
