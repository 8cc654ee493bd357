// The esbuild options and plugins shared by all bundles.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** @import { BuildOptions, Plugin } from "esbuild" */

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The oldest supported browsers; README.md, docs/hosting.md and docs/embedding.md name them. */
export const OLDEST = ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"];

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
    target: OLDEST,
    ...options,
  });
  if (result.warnings.length > 0) throw new Error("esbuild has warned");
  return result;
}

/**
 * Bundles into a folder as if it were dist/, because source maps and the hashes in file names depend on the path.
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
 * Replaces each module with a matching path by a file.
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
