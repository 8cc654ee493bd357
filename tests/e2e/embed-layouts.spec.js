// Embedded boards under any CSS: they have a width, and a visitor's moves are those that are played.

import { ask, boardOf, playable, test } from "./embedded.js";
import { CALM, DESKTOP, PHONE, expect } from "./fixtures.js";
import { BOARD_WIDTH, LAYOUTS, SQUARE_MIDDLE } from "./layouts.js";
import { clickAt, dragAt, fingerAt } from "./pointers.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

const BOARD = `<menagerie-board id="board" game="chess"></menagerie-board>`;

/** A board on which a Pawn is about to promote. */
const PROMOTING = `<menagerie-board id="board" game="chess" position="8/3pP2k/8/8/8/8/4P3/4K3 w - - 0 1"></menagerie-board>`;

/** @param {Page} page @param {string} name */
async function middle(page, name) {
  /** @type {{x: number, y: number}} */
  const point = await page.evaluate(`(${SQUARE_MIDDLE})("${name}", "#board")`);
  return point;
}

/** @param {Page} page */
const width = (page) => page.evaluate(`(${BOARD_WIDTH})("#board")`);

/** The record is known a frame before the board shows whose turn it is. @param {Page} page @param {string} name */
const movable = (page, name) =>
  expect(page.locator(`#board [data-cell="${name}"][data-movable]`)).toHaveCount(1);

for (const [name, layout] of Object.entries(LAYOUTS)) {
  test(`${name}: the board is wide enough, moves are those that are meant, and promotions are chosen beside their square`, async ({
    page,
    embed,
  }) => {
    await embed(layout(PROMOTING));
    await playable(page, "board");
    expect(await width(page)).toBeGreaterThan(200);
    await clickAt(page, await middle(page, "e2"));
    await clickAt(page, await middle(page, "e4"));
    await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4");
    await movable(page, "d7");
    await dragAt(page, await middle(page, "d7"), await middle(page, "d5"));
    await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4 d7d5");
    await movable(page, "e7");
    await clickAt(page, await middle(page, "e7"));
    await clickAt(page, await middle(page, "e8"));
    const panel = page.locator("#board dialog[open] .panel");
    await expect(panel).toBeInViewport({ ratio: 1 });
    await panel.getByRole("button", { name: "Knight" }).click();
    await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4 d7d5 2. e7e8=N");
  });
}

test.describe("by touch", () => {
  test.use(PHONE);

  for (const name of ["scale .6", "a half turn", "zoom .7", "a turn in a scale in a zoom"])
    test(`${name}: taps and drags play what they mean`, async ({ page, embed }) => {
      await embed(
        LAYOUTS[name]?.(BOARD).replaceAll("26rem", "18rem").replace("6rem", "3rem") ?? "",
      );
      await playable(page, "board");
      await fingerAt(page, await middle(page, "e2"));
      await fingerAt(page, await middle(page, "e4"));
      await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4");
      await movable(page, "d7");
      await fingerAt(page, await middle(page, "d7"), await middle(page, "d5"));
      await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4 d7d5");
    });
});

/** How far the page is scrolled when it no longer moves. @param {Page} page */
const rested = (page) =>
  page.evaluate(async () => {
    for (let [before, still] = [-1, 0]; still < 8; before = scrollY) {
      await new Promise((done) => requestAnimationFrame(done));
      still = scrollY === before ? still + 1 : 0;
    }
    return scrollY;
  });

test.describe("a finger's swipe", () => {
  test.use(PHONE);

  const tall = (/** @type {string} */ attributes) =>
    `<meta name="viewport" content="width=device-width"><div style="height: 300px"></div>${boardOf("board", attributes)}<div style="height: 2000px"></div>`;

  /** How far the page scrolls by a swipe upwards from a square. @param {Page} page @param {string} name */
  const scrolledFrom = async (page, name) => {
    await page.evaluate(() => scrollTo(0, 100));
    const { x, y } = await middle(page, name);
    await fingerAt(page, { x, y }, { x, y: y - 120 });
    return (await rested(page)) - 100;
  };

  test("scrolls the page unless it begins on a piece that can be moved", async ({
    page,
    embed,
  }) => {
    await embed(tall(`game="chess"`));
    await playable(page, "board");
    for (const name of ["e5", "d7", "a4"])
      expect(await scrolledFrom(page, name), name).toBeGreaterThan(50);
    expect(await scrolledFrom(page, "b1")).toBe(0);
    await page.evaluate(() => scrollTo(0, 100));
    await fingerAt(page, await middle(page, "e2"), await middle(page, "e4"));
    await expect.poll(() => ask(page, "board", "record")).toContain("1. e2e4");
    expect(await page.evaluate(() => scrollY)).toBe(100);
    // It is Black's turn now.
    expect(await scrolledFrom(page, "d7")).toBe(0);
    expect(await scrolledFrom(page, "d2")).toBeGreaterThan(50);
  });

  test("scrolls the page from a view-only board everywhere", async ({ page, embed }) => {
    await embed(tall(`game="chess" view-only`));
    await playable(page, "board");
    for (const name of ["e2", "e5", "e7"])
      expect(await scrolledFrom(page, name), name).toBeGreaterThan(50);
    await page.locator("#board").evaluate((board) => board.removeAttribute("view-only"));
    await movable(page, "e2");
    expect(await scrolledFrom(page, "e2")).toBe(0);
  });

  test("on two boards scrolls the page from an opponent's piece, too", async ({ page, embed }) => {
    await embed(tall(`game="alice-chess"`));
    await playable(page, "board");
    expect(await scrolledFrom(page, "e7")).toBeGreaterThan(50);
    expect(await scrolledFrom(page, "e2")).toBe(0);
  });
});

test("a narrow parent gets a narrow board, and explicit widths rule", async ({ page, embed }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [name, layout] of Object.entries(LAYOUTS).slice(0, 6)) {
    await embed(`<meta name="viewport" content="width=device-width">${layout(BOARD)}`);
    await playable(page, "board");
    expect(await page.evaluate("document.documentElement.scrollWidth"), name).toBeLessThan(321);
  }
  for (const style of ["width: 10rem", "float: left; max-width: 10rem"]) {
    await embed(BOARD.replace(">", ` style="${style}">`));
    await playable(page, "board");
    await expect.poll(() => width(page)).toBeLessThan(161);
  }
});

test("on paper there is the board with its words, without buttons", async ({ page, embed }) => {
  await embed(BOARD);
  await playable(page, "board");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#board canvas.board")).toBeVisible();
  await expect(page.locator("#board .status")).toBeVisible();
  await expect(page.locator("#board").getByRole("button")).toHaveCount(0);
  await expect(page.locator("#board").getByRole("link")).toHaveCount(0);
});

test("text and buttons keep the visitor’s size on a page with another root size", async ({
  page,
  embed,
}) => {
  await embed(`<style>html { font-size: 62.5%; }</style>${BOARD}`);
  await playable(page, "board");
  for (const part of ["status", "home"])
    await expect(page.locator(`#board .${part}`)).toHaveCSS("font-size", /^1[56]px$/);
});
