// `node tools/check-packages.mjs`: checks the npm packages of package-lock.json: where they come from, their licences, and
// their advisories if the registry answers. `cargo deny` checks the crates.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ROOT } from "./bundle.mjs";

/**
 * @typedef {object} LockedPackage
 * @property {string} [resolved]   its address; without one it is the registry's
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev]       a tool, which isn't shipped
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 */

/** @typedef {{ vulnerabilities?: Record<string, { severity: string }> }} Audit  as `npm audit --json` prints it */

const REGISTRY = "https://registry.npmjs.org/";

/** Of shipped packages; tools may have any. */
const LICENCES = ["BSD-3-Clause", "ISC", "MIT", "OFL-1.1"];

/** Others must not run code when they are installed. */
const MAY_RUN_SCRIPTS = ["node_modules/esbuild"];

/** @param {{ packages: Record<string, LockedPackage> }} lock @returns {string[]} */
export function faultsIn({ packages }) {
  return Object.entries(packages).flatMap(([folder, one]) => {
    if (folder === "") return [];
    const { resolved = REGISTRY, integrity = "", license = "none", dev, link } = one;
    const faults = [
      [!resolved.startsWith(REGISTRY) || link, `isn't from the registry: ${resolved}`],
      [!integrity.startsWith("sha512-"), "has no SHA-512 hash"],
      [!dev && !LICENCES.includes(license), `ships with an unknown licence: ${license}`],
      [one.hasInstallScript && !MAY_RUN_SCRIPTS.includes(folder), "runs a script when installed"],
    ];
    return faults.filter(([isThere]) => isThere).map(([, what]) => `${folder} ${what}`);
  });
}

/**
 * Null if there was no answer.
 * @param {Audit} audit
 */
export function advisoriesIn({ vulnerabilities }) {
  if (vulnerabilities === undefined) return null;
  return Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
}

/** @param {string[]} options @returns {Promise<string[] | null>} */
function audit(...options) {
  return new Promise((resolve) => {
    // It fails if there are advisories, too.
    execFile("npm", ["audit", "--json", ...options], { cwd: ROOT }, (_, printed) => {
      try {
        resolve(advisoriesIn(JSON.parse(printed)));
      } catch {
        resolve(null);
      }
    });
  });
}

async function check() {
  const faults = faultsIn(JSON.parse(await readFile(`${ROOT}package-lock.json`, "utf8")));
  const [shipped, all] = await Promise.all([audit("--omit=dev"), audit()]);
  if (shipped === null || all === null)
    console.log("not checked: advisories of npm packages; the registry gave no answer");
  for (const one of all ?? []) console.log(`advisory: npm package ${one}`);
  faults.push(...(shipped ?? []).map((one) => `a shipped package has an advisory: ${one}`));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await check();
