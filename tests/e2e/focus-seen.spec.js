// Accessibility that rules can't check: the focus is visible, letters have a meaning only on the board, reduced motion
// stops the pieces, and controls are large enough, also at 200%.

import { CALM, expect, test } from "./fixtures.js";
import { tabTo } from "./hands.js";
import { enter, focused, focusedSquare } from "./keys.js";
import { PAGES } from "./screens.js";
import { fillStorage, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** 1440 × 900 at 200%. */
const ENLARGED = { viewport: { width: 720, height: 450 } };

/** Red may claim the checkmate of Yellow. */
const CLAIM = PAGES.find(({ name }) => name === "claims")?.hash ?? "";

/** Some point of the focused element is uncovered and within the window. @param {Page} page */
async function isSeen(page) {
  return (await focused(page)).evaluate((active) => {
    const { left, top, width, height } = active.getBoundingClientRect();
    const within = [0.1, 0.5, 0.9];
    return within.some((down) =>
      within.some((across) => {
        const [x, y] = [left + width * across, top + height * down];
        let at = document.elementFromPoint(x, y);
        for (let inner; (inner = at?.shadowRoot?.elementFromPoint(x, y)) && inner !== at;) {
          // A focused host may have a shadow tree.
          if (at === active) return true;
          at = inner;
        }
        return at !== null && (active.contains(at) || at.contains(active));
      }),
    );
  });
}

test.describe("enlarged twice", () => {
  test.use({ ...ENLARGED, ...CALM });

  test("the claims never cover the focused square", async ({ page, open }) => {
    await open(CLAIM);
    await tabTo(page, page.locator('game-board [role="gridcell"][tabindex="0"]'));
    const around = ["PageUp", "ArrowRight", "ArrowUp", "ArrowUp", "PageUp", "ArrowRight"];
    for (const key of [...around, ...around, "PageUp", "Control+End", "PageDown", "Control+End"]) {
      await page.keyboard.press(key);
      await expect.poll(() => isSeen(page), key).toBe(true);
    }
  });

  for (const { name, hash } of PAGES.filter(({ reach }) => reach === undefined))
    test(`everything focused is visible and large enough: ${name}`, async ({ page, open }) => {
      await open(hash);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveCount(0);
      /** @type {string[]} */
      const faults = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        const active = await focused(page);
        const { here, size } = await active.evaluate((one) => {
          const { width, height } = one.getBoundingClientRect();
          const inSentence = one.matches("p a");
          const label = one.ariaLabel ?? one.textContent;
          return {
            here: one === document.body ? "" : `${one.localName} ${label}`,
            size: inSentence ? 24 : Math.min(width, height),
          };
        });
        if (here === "") break;
        if (size < 24 && (await focusedSquare(page)) === "") faults.push(`${here}: ${size} px`);
        if (!(await isSeen(page))) faults.push(`${here}: not seen`);
      }
      expect(faults).toEqual([]);
    });
});

test.describe("on a narrow window", () => {
  test.use({ viewport: { width: 320, height: 560 }, ...CALM });

  test("a message moves away from the focus", async ({ page, open }) => {
    await open("#chess");
    await enter(page, "d2");
    await fillStorage(page);
    await enter(page, "d4");
    await expect(page.getByRole("alert")).toBeVisible();
    // The board's upper edge is under the message.
    await page.evaluate(() => scrollTo(0, 130));
    for (const key of [...Array(4).fill("ArrowUp"), ...Array(4).fill("ArrowDown")]) {
      await page.keyboard.press(key);
      expect(await isSeen(page), await focusedSquare(page)).toBe(true);
    }
  });
});

test.describe("without motion", () => {
  test.use(CALM);

  test("pieces don't glide", async ({ page, open }) => {
    await open("#chess");
    const busy = await page.locator("game-board").evaluateHandle((board) => {
      const seen = { busy: false };
      new MutationObserver(() => (seen.busy ||= board.hasAttribute("busy"))).observe(board, {
        attributeFilter: ["busy"],
      });
      return seen;
    });
    await enter(page, "e2", "e4");
    await expect(status(page)).toContainText("White to move");
    expect(await busy.jsonValue()).toEqual({ busy: false });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await enter(page, "d2", "d4");
    await expect.poll(() => busy.jsonValue()).toEqual({ busy: true });
  });
});

test("letters have a meaning only on the board", async ({ page, open }) => {
  await open("#raumschach");
  await expect(page.locator("game-board").getByRole("gridcell")).toHaveCount(125);
  await tabTo(page, page.getByRole("button", { name: "New game" }));
  const before = await page.locator("game-table").innerText();
  for (const key of ["a", "g", "l", "o", "i", "m", "[", "]"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "New game" })).toBeFocused();
  await expect(page.locator("game-board .spoken")).toHaveText("");
  expect(await page.locator("game-table").innerText()).toBe(before);
});
