// What a machine can check of accessibility on every page and dialog: axe-core finds nothing, in light and dark, wide and
// narrow; and nothing scrolls sideways in a window of 320 CSS pixels, which is also a usual one enlarged four times, nor in
// one enlarged twice.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { DIALOGS, PAGES, reach } from "./screens.js";

/** @typedef {import("@playwright/test").Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const NARROW = [640, 320];

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

for (const screen of [...PAGES, ...DIALOGS])
  test(`everybody can use: ${screen.name}`, async ({ page, open }) => {
    await open(screen.hash);
    await reach(page, screen);
    expect.soft(await faults(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await faults(page), "dark").toEqual([]);
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
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

/**
 * What makes the page, or an open dialog, scroll sideways: the elements at fault.
 * @param {Page} page
 */
function tooWide(page) {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const scrollers = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return scrollers
      .filter((one) => one.scrollWidth > one.clientWidth)
      .flatMap((one) => {
        const edge = one.getBoundingClientRect().left + one.clientLeft + one.clientWidth;
        const beyond = [...one.querySelectorAll("*")].filter(
          (each) => each.getBoundingClientRect().right > edge + 0.5,
        );
        return [one, ...beyond].map((each) => `${each.localName}.${each.className}`);
      });
  });
}
