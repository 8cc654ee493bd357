// What phones do: they have a notch, and two fingers zoom or scroll instead of playing.

import { CALM, PHONE, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { moves, square } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...PHONE, ...CALM });

for (const [name, width] of /** @type {const} */ ([
  ["a phone", 360],
  ["a tablet", 810],
]))
  test(`the button of the settings covers nothing on ${name}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 1.3 * width });
    await open("#chess");
    const [button, link] = await Promise.all([
      page.getByRole("button", { name: "Settings" }).boundingBox(),
      page.locator(".table-head a").last().boundingBox(),
    ]);
    expect((link?.x ?? NaN) + (link?.width ?? NaN)).toBeLessThanOrEqual(button?.x ?? NaN);
  });

/** A phone with a notch, held sideways. The padding of an icon may be there. */
const NOTCH_PX = 59;
const PADDING_PX = 10;

for (const hash of ["", "#chess", "#chess/about", "#crown"])
  test(`nothing is under the notch: ${hash || "gallery"}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 852, height: 393 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride", {
      insets: { left: NOTCH_PX, right: NOTCH_PX, bottom: 21 },
    });
    await open(hash);
    await expect(page.getByRole("heading").first()).toBeAttached();
    const hidden = () =>
      page.locator(":is(a, button:not(.move), select, h1, h2, canvas):visible").evaluateAll(
        (all, notch) =>
          all
            .filter((one) => {
              const { left, right, width } = one.getBoundingClientRect();
              return width > 1 && (left < notch || right > innerWidth - notch);
            })
            .map((one) => one.outerHTML.slice(0, 100)),
        NOTCH_PX - PADDING_PX,
      );
    await expect.poll(hidden).toEqual([]);
  });

/** @param {Page} page @param {string} name */
async function middle(page, name) {
  const box = await page.locator(`game-board [data-cell="${name}"]`).boundingBox();
  if (box === null) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers on two squares, of which the first comes down first, move apart. @param {Page} page @param {string[]} on */
async function pinch(page, on) {
  const points = await Promise.all(on.map((name) => middle(page, name)));
  const touch = await page.context().newCDPSession(page);
  const send = (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {any[]} */ at,
  ) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  await send("touchStart", points.slice(0, 1));
  await send("touchStart", points);
  for (const by of [4, 12, 40])
    await send(
      "touchMove",
      points.map(({ x, y }, at) => ({ x, y: at === 0 ? y - by : y + by })),
    );
  await send("touchEnd", points.slice(0, 1));
  await send("touchEnd", []);
}

const selected = (/** @type {Page} */ page) => page.locator('game-board [aria-selected="true"]');

test("two fingers neither select nor play", async ({ page, open }) => {
  await open("#chess");
  await square(page, "white Pawn, e2").waitFor();
  for (const on of [
    ["e2", "d2"],
    ["e2", "e7"],
    ["e5", "e2"],
    ["g1", "f5"],
  ]) {
    await pinch(page, on);
    await expect(selected(page)).toHaveCount(0);
  }
  await expect(moves(page)).toHaveCount(0);
});

test("two fingers don’t play with the piece that was selected before", async ({ page, open }) => {
  await open("#chess");
  await click(page, "e2");
  await pinch(page, ["e4", "e3"]);
  await expect(selected(page)).toHaveAttribute("data-cell", "e2");
  await expect(moves(page)).toHaveCount(0);
  await click(page, "e4");
  await expect(square(page, "white Pawn, e4")).toHaveCount(1);
});

test("a second finger ends a drag without a move", async ({ page, open }) => {
  await open("#chess");
  await square(page, "white Pawn, e2").waitFor();
  const [from, to, other] = await Promise.all(["e2", "e4", "b5"].map((name) => middle(page, name)));
  const touch = await page.context().newCDPSession(page);
  const send = (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {any[]} */ at,
  ) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  await send("touchStart", [from]);
  await send("touchMove", [to]);
  await send("touchStart", [to, other]);
  await send("touchEnd", [other]);
  await send("touchEnd", []);
  await expect(selected(page)).toHaveCount(0);
  await expect(square(page, "white Pawn, e2")).toHaveCount(1);
  await expect(moves(page)).toHaveCount(0);
});
