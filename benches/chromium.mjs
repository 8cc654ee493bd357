// The same measurements in Chromium.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { serve } from "../tools/static-server.mjs";

/** @typedef {import("./workloads.mjs").Workload} Workload */

/**
 * @param {string} firstGame
 * @param {Workload[]} workloads
 * @param {number} tries
 * @returns {ReturnType<typeof import("./engine.mjs").measure>}
 */
export async function measureInChromium(firstGame, workloads, tries) {
  const server = await serve(fileURLToPath(new URL("../dist", import.meta.url)));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
  try {
    const page = await browser.newPage();
    // Of our origin, but without the app, so that nothing else runs.
    await page.goto(`${server.address}generated/pieces.json`);
    const code = await readFile(new URL("engine.mjs", import.meta.url), "utf8");
    return await page.evaluate(
      async ({ code, address, firstGame, workloads, tries }) => {
        const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
        const { measure } = await import(url);
        const glue = await import(`${address}menagerie.js`);
        const bytes = await (await fetch(`${address}menagerie_bg.wasm`)).arrayBuffer();
        return measure(glue, bytes, firstGame, workloads, tries);
      },
      { code, address: server.address, firstGame, workloads, tries },
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
