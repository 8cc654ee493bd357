// What a machine can check of accessibility: axe-core finds nothing on any page or dialog, in light and dark, wide and narrow.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { DIALOGS, PAGES, reach } from "./screens.js";

/** @typedef {import("@playwright/test").Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const PHONE_SIZE = { width: 360, height: 740 };

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

for (const screen of [...PAGES, ...DIALOGS])
  test(`axe finds nothing: ${screen.name}`, async ({ page, open }) => {
    await open(screen.hash);
    await reach(page, screen);
    expect.soft(await faults(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await faults(page), "dark").toEqual([]);
    await page.setViewportSize(PHONE_SIZE);
    expect.soft(await faults(page), "narrow").toEqual([]);
  });

/**
 * All of axe's rules, best practices and those for WCAG 2.2 AA included.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function faults(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    /** @type {typeof import("axe-core")} */
    const axe = /** @type {any} */ (window).axe;
    const { violations } = await axe.run(document, { rules: { "target-size": { enabled: true } } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
