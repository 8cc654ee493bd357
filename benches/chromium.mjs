// The same measurements in Chromium.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { serve } from "../tools/static-server.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Measured } from "./engine.mjs" */
/** @import { Workload } from "./workloads.mjs" */

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** Serves the bundle to a browser. */
export class Visitor {
  browser;
  #server;

  /** @param {Browser} browser @param {Awaited<ReturnType<typeof serve>>} server */
  constructor(browser, server) {
    this.browser = browser;
    this.#server = server;
  }

  static async start() {
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ executablePath, args: startArguments() });
    return new Visitor(browser, await serve(DIST));
  }

  get address() {
    return this.#server.address;
  }

  /**
   * In a fresh context without warm caches.
   * @param {string} firstGame
   * @param {Workload[]} workloads
   * @param {number} tries
   * @returns {Promise<Measured>}
   */
  async measure(firstGame, workloads, tries) {
    const context = await this.browser.newContext();
    try {
      const page = await context.newPage();
      const { address } = this;
      // A page of our origin without the app, so that nothing else runs.
      await page.goto(`${address}generated/pieces.json`);
      const code = await readFile(new URL("engine.mjs", import.meta.url), "utf8");
      return await page.evaluate(
        async ({ code, address, firstGame, workloads, tries }) => {
          const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
          const { measure } = await import(url);
          const glue = await import(`${address}menagerie.js`);
          const bytes = await (await fetch(`${address}menagerie_bg.wasm`)).arrayBuffer();
          return measure(glue, bytes, firstGame, workloads, tries);
        },
        { code, address, firstGame, workloads, tries },
      );
    } finally {
      await context.close();
    }
  }

  async end() {
    await this.browser.close();
    await this.#server.close();
  }
}

/**
 * @param {string} firstGame
 * @param {Workload[]} workloads
 * @param {number} tries
 * @returns {Promise<Measured>}
 */
export async function measureInChromium(firstGame, workloads, tries) {
  const visitor = await Visitor.start();
  try {
    return await visitor.measure(firstGame, workloads, tries);
  } finally {
    await visitor.end();
  }
}
