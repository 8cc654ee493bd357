// Two players at one screen: the board turns to the side to move, and is covered only for secrets.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { click, offered } from "./hands.js";
import { crownBoth, hideTab, loseBlackKing, startForTwo, take, takeButton } from "./hot-seat.js";
import { forgetAll } from "./saved.js";
import { openSettings } from "./settings.js";
import { control, moves, sit, square, status, type } from "./table.js";
import { everythingTold } from "./told.js";

/** @import { Page } from "@playwright/test" */

/** How long `www/controllers/board-turner.js` waits before the board turns, and while the board is in use. */
const WAITS_MS = [800, 100];

const TURN = "Turn the board to the side to move";

const COVER_LESS = "Cover only while a secret is shown";

/** @param {Page} page @param {string} name @param {boolean} [checked] */
async function tick(page, name, checked = true) {
  await (await openSettings(page)).getByRole("checkbox", { name }).setChecked(checked);
  await page.keyboard.press("Escape");
}

/**
 * Whether a square is in the lower half of the board; null while the board is laid out anew.
 * @param {Page} page
 * @param {string} name
 */
async function isLow(page, name) {
  const [board, box] = await Promise.all([
    page.locator("game-board").boundingBox(),
    page.locator(`game-board [data-cell="${name}"]`).boundingBox(),
  ]);
  if (board === null || box === null) return null;
  return box.y + box.height / 2 > board.y + board.height / 2;
}

/** @param {Page} page @param {string} low @param {string} high */
async function expectLow(page, low, high) {
  const both = async () => [await isLow(page, low), await isLow(page, high)];
  await expect.poll(both).toEqual([true, false]);
}

/** The board turns only by `turnsDue`, however slow the machine is. @param {Page} page */
async function holdTurns(page) {
  await page.addInitScript((waits) => {
    const [wait, cancel] = [setTimeout, clearTimeout];
    /** @type {Map<unknown, () => void>} */
    const held = new Map();
    const hold = (
      /** @type {any} */ work,
      /** @type {number} */ ms,
      /** @type {any[]} */ ...all
    ) => {
      if (!waits.includes(ms)) return wait(work, ms, ...all);
      const timer = wait(() => {}, 0);
      held.set(timer, work);
      return timer;
    };
    const drop = (/** @type {number} */ timer) => {
      held.delete(timer);
      cancel(timer);
    };
    const release = () => {
      const works = [...held.values()];
      held.clear();
      for (const work of works) work();
      return works.length;
    };
    Object.assign(globalThis, { setTimeout: hold, clearTimeout: drop, releaseTurns: release });
  }, WAITS_MS);
}

/** Lets the waits end, and counts them. @param {Page} page @returns {Promise<number>} */
const turnsDue = (page) => page.evaluate(() => /** @type {any} */ (globalThis).releaseTurns());

/** @param {Page} page */
const letTurn = (page) => expect.poll(() => turnsDue(page)).toBe(1);

/** The lower panel belongs to that seat. @param {Page} page @param {string} seat */
async function expectPanelLow(page, seat) {
  const tops = await page
    .locator("player-panel")
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]));
  tops.sort(([, one], [, other]) => Number(one) - Number(other));
  expect(String(tops.at(-1)?.[0])).toContain(seat);
}

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("the board turns after a move, but not under a drag and not while browsing", async ({
    page,
    open,
  }) => {
    await holdTurns(page);
    await open("#chess");
    await tick(page, TURN);
    // Against the computer it stays.
    await click(page, "e2", "e4");
    await expect(page.locator("move-list")).toContainText(/e4.+\w/);
    expect(await turnsDue(page)).toBe(0);
    await expectLow(page, "e1", "e8");
    await control(page, "Undo");

    await sit(page, "Black", "human");
    await click(page, "d2", "d4");
    await letTurn(page);
    await expectLow(page, "e8", "e1");
    await expectPanelLow(page, "Black");
    // A quick hand has White's pawn before the board turns.
    await click(page, "d7", "d5");
    await expect(square(page, "black Pawn, d5")).toBeVisible();
    await square(page, "white Pawn, c2").hover();
    await page.mouse.down();
    await square(page, "c4, empty").hover();
    for (let time = 0; time < 3; time += 1) {
      await letTurn(page);
      expect(await isLow(page, "e8")).toBe(true);
    }
    await page.mouse.up();
    await expect(square(page, "white Pawn, c4")).toBeVisible();
    // It's the turn of the side that the board faces.
    expect(await turnsDue(page)).toBe(0);
    await expectLow(page, "e8", "e1");
    await page.getByRole("button", { name: "Previous move" }).click();
    await expect(moves(page).nth(1)).toHaveAttribute("aria-current", "step");
    expect(await turnsDue(page)).toBe(0);
    await expectLow(page, "e8", "e1");
    await page.getByRole("button", { name: "Next move" }).click();
    await expect(moves(page).nth(2)).toHaveAttribute("aria-current", "step");

    // “Flip” works on top, for both.
    await control(page, "Flip");
    await expectLow(page, "e1", "e8");
    await click(page, "e7", "e6");
    await letTurn(page);
    await expectLow(page, "e8", "e1");
    await control(page, "Flip");
    await expectLow(page, "e1", "e8");

    // By keys: the focus stays on its square.
    await square(page, "white Pawn, h2").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await letTurn(page);
    await expectLow(page, "e8", "e1");
    await expect(square(page, "white Pawn, h3")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(square(page, "h2, empty")).toBeFocused();
    await page.reload();
    await expect(square(page, "white Pawn, h3")).toBeVisible();
    await expectLow(page, "e8", "e1");
  });

  test("both of two boards turn", async ({ page, open }) => {
    await open("#alice-courier");
    await tick(page, TURN);
    await sit(page, "Black", "human");
    await type(page, "d2D3");
    const above = async (/** @type {string} */ one, /** @type {string} */ other) => {
      const [top, below] = await Promise.all(
        [one, other].map((name) => page.locator(`[data-cell="${name}"]`).boundingBox()),
      );
      return (top?.y ?? 0) < (below?.y ?? 0);
    };
    await expect.poll(() => above("a1", "a8")).toBe(true);
    expect(await above("A1", "A8")).toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("the side to move is below after every tap", async ({ page, open }) => {
    await open("#chess");
    await tick(page, TURN);
    await sit(page, "Black", "human");
    const tap = async (/** @type {string[]} */ ...names) => {
      for (const name of names) await page.locator(`game-board [data-cell="${name}"]`).tap();
    };
    await tap("e2", "e4");
    await expectLow(page, "e8", "e1");
    await expectPanelLow(page, "Black");
    await tap("e7", "e5");
    await expectLow(page, "e1", "e8");
    await expectPanelLow(page, "White");
  });
});

/** @param {Page} page */
const cover = (page) => page.locator("handover-cover");

/** Counts the covers from now on. @param {Page} page */
const countCovers = (page) =>
  cover(page).evaluate((one) => {
    const counted = /** @type {any} */ (window);
    counted.covers = 0;
    new MutationObserver(() => (counted.covers += Number(!one.hasAttribute("hidden")))).observe(
      one,
      {
        attributeFilter: ["hidden"],
      },
    );
  });

/** @param {Page} page */
const covers = (page) => page.evaluate(() => /** @type {any} */ (window).covers);

test.describe("with secrets, on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("players share the table, which is covered only before a secret", async ({ page, open }) => {
    await open("#crown");
    await startForTwo(page);
    await expect(takeButton(page, "Black")).toBeVisible();
    await tick(page, COVER_LESS);
    await crownBoth(page, "King", "Queen", "1357");
    for (const one of ["e2", "e4", "e7", "e5"])
      await page.locator(`game-board [data-cell="${one}"]`).tap();
    await expect(status(page)).toContainText("White to move");
    await hideTab(page, true);
    await hideTab(page, false);
    const button = page.locator("secret-button.keeps button");
    await expect(button).not.toHaveAttribute("aria-pressed");
    await button.tap();
    await take(page, "White", "1357");
    await button.hover();
    await page.mouse.down();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.mouse.up();
    await expect(button).not.toHaveAttribute("aria-pressed");
    await tick(page, COVER_LESS, false);
    await expect(takeButton(page, "White")).toBeVisible();
  });
});

test.describe("on a shared table", () => {
  test.use({ ...DESKTOP, ...CALM });
  test.setTimeout(120_000);

  /** What both see once it is another player's turn. @param {Page} page */
  const told = async (page) => {
    await expect(page.locator("player-panel.to-move secret-button.keeps")).toBeVisible();
    await page.mouse.move(0, 0);
    return everythingTold(page);
  };

  /** @type {[string, string][]} */
  const SHARED = [
    ["e2", "e4"],
    ["d7", "d5"],
    ["e4", "d5"],
    ["d8", "d7"],
  ];

  test("nothing tells which monarch wears the crown", async ({ page, open }) => {
    const worlds = [];
    for (const monarch of /** @type {const} */ (["King", "Queen"])) {
      await open("#crown");
      await forgetAll(page);
      await page.reload();
      await startForTwo(page);
      await tick(page, COVER_LESS);
      await crownBoth(page, monarch, "King");
      await countCovers(page);
      const seen = [];
      for (const [at, [from, to]] of SHARED.entries()) {
        await expect(status(page)).toContainText(at % 2 === 0 ? "White to move" : "Black to move");
        seen.push(await told(page));
        await click(page, from);
        const cell = page.locator(`game-board [data-cell="${from}"]`);
        await expect(cell).toHaveAttribute("aria-selected", "true");
        seen.push(await told(page));
        await click(page, to);
      }
      await expect(status(page)).toContainText("White to move");
      expect(await covers(page)).toBe(0);
      await page.getByRole("button", { name: "Previous move" }).click();
      await expect(moves(page).nth(2)).toHaveAttribute("aria-current", "step");
      seen.push(await everythingTold(page));
      await page.getByRole("button", { name: "Next move" }).click();
      await page.locator("secret-button.keeps button").click();
      await expect(takeButton(page, "White")).toBeVisible();
      seen.push(await everythingTold(page));
      worlds.push(seen);
    }
    expect(worlds[0]?.join()).toContain("Qd7");
    expect(worlds[1]).toEqual(worlds[0]);
  });

  test("stones in hand are covered, and nothing tells which is mined", async ({ page, open }) => {
    const worlds = [];
    for (const mine of ["d6", "f6"]) {
      await open("#crown-2");
      await forgetAll(page);
      await page.reload();
      await loseBlackKing(page);
      await tick(page, COVER_LESS);
      await take(page, "Black");
      for (const at of ["d6", "f6"]) {
        await page.getByRole("button", { name: "Drop a Stone" }).click();
        await click(page, at);
        if (at <= mine) await offered(page, at === mine ? "Mined Stone" : "Plain Stone").click();
        await expect(square(page, `black Stone, ${at}`)).toBeVisible();
      }
      await page.getByRole("button", { name: "Done" }).click();
      await expect(status(page)).toContainText("White to move");
      const shared = await told(page);
      await click(page, "a2", "a3");
      await expect(takeButton(page, "Black")).toBeVisible();
      worlds.push([shared, await everythingTold(page)]);
    }
    expect(worlds[0]?.join()).toContain("S@d6•");
    expect(worlds[1]).toEqual(worlds[0]);
  });
});
