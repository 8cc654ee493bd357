// Automatic accessibility checks of every page and dialog: axe-core finds nothing, in light and dark, wide and narrow,
// nothing scrolls sideways at 320 CSS pixels, which is a usual window at 400%, nor at 200%, and no field makes a phone zoom.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { boardOf, playable, test } from "./embedded.js";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { DIALOGS, PAGES, reach } from "./screens.js";

/** @import { Page } from "@playwright/test" */
/** @import { RunOptions } from "axe-core" */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const NARROW = [640, 320];

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

for (const screen of [...PAGES, ...DIALOGS])
  test(`accessible: ${screen.name}`, async ({ page, open }) => {
    await open(screen.hash);
    await reach(page, screen);
    await expectUsable(page);
  });

test("everybody can use: embedded boards, and one that waits", async ({ page, embed }) => {
  const boards = [boardOf("one", `game="chess"`), boardOf("two", `game="raumschach"`)];
  const far = `<div style="height: 4000px"></div>${boardOf("far", `game="chess"`)}`;
  await embed(`<main><h1>An article</h1>${boards.join("")}${far}</main>`);
  for (const id of ["one", "two"]) await playable(page, id);
  await expectUsable(page);
});

/** Colours are checked in both schemes, and everything else in both widths. @param {Page} page */
async function expectUsable(page) {
  await page.evaluate(AXE);
  await page.evaluate(layOutEverything);
  expect.soft(await faults(page, EVERYTHING), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await faults(page, COLOURS), "dark").toEqual([]);
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await tooWide(page), `${width} px`).toEqual([]);
  }
  expect.soft(await faults(page, NOT_COLOURS), "narrow").toEqual([]);
  expect.soft(await smallFields(page), "small fields").toEqual([]);
}

/** Skipped content keeps the size of an earlier width, and axe would find its buttons covered by the next row. */
function layOutEverything() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** All of axe's rules, with best practices and WCAG 2.2 AA. @type {RunOptions} */
const EVERYTHING = { rules: { "target-size": { enabled: true } } };
/** @type {RunOptions} */
const COLOURS = { runOnly: ["color-contrast"] };
/** @type {RunOptions} */
const NOT_COLOURS = { rules: { ...EVERYTHING.rules, "color-contrast": { enabled: false } } };

/** @param {Page} page @param {RunOptions} rules @returns {Promise<string[]>} */
function faults(page, rules) {
  return page.evaluate(async (rules) => {
    /** @type {typeof import("axe-core")} */
    const axe = /** @type {any} */ (window).axe;
    // Nothing is fetched for it, and the content of frames is checked as a page.
    const options = { ...rules, preload: false, iframes: false };
    const { violations } = await axe.run(document, {
      ...options,
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  }, rules);
}

/** An iPhone zooms in on fields with text smaller than 16 pixels. @param {Page} page */
async function smallFields(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  // Locators look into shadow trees, too.
  const small = await page
    .locator(
      "input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, [contenteditable]",
    )
    .evaluateAll((all) =>
      all
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  await devtools.detach();
  return small;
}

/** @param {Page} page */
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
