// PGN, FEN and pictures of the board leave the page by copies and files.

import { readFile } from "node:fs/promises";
import { CALM, DESKTOP, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page */
const share = (page) => page.getByRole("tab", { name: "Share" }).click();

/** @param {Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** @param {Page} page @param {string} text  moves of the game on the table */
async function read(page, text) {
  await page.getByRole("textbox", { name: "Record or position" }).fill(text);
  await press(page, "Open");
  await expect(page.getByRole("textbox", { name: "Game record" })).toHaveValue(/\d\. .* \*\n$/s);
}

/**
 * @param {Page} page
 * @param {string} name  of the button
 */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, name)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** @param {Page} page @param {"png" | "svg" | "gif"} format */
async function picture(page, format) {
  await page.getByRole("combobox", { name: "Format" }).selectOption(format);
  return saved(page, "Download picture");
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("the table's game is copied and saved as PGN, and its position as FEN", async ({
  page,
  open,
}) => {
  await open("#chess");
  await share(page);
  await read(page, "1. e2e4 e7e5 2. g1f3 *");
  await press(page, "Copy PGN");
  await expect(page.getByText("Copied the game as PGN.")).toBeVisible();
  const pgn = await copied(page);
  // Who played it and when isn't known.
  expect(pgn).toMatch(/^\[Event "\?"\]\n\[Site "\?"\]\n\[Date "\?{4}\.\?\?\.\?\?"\]\n/);
  expect(pgn).toContain('\n[White "?"]\n[Black "?"]\n');
  expect(pgn).toContain("\n1. e4 e5 2. Nf3 *\n");
  const file = await saved(page, "Download PGN");
  expect([file.name, file.bytes.toString()]).toEqual(["chess.pgn", pgn]);
  await press(page, "Copy FEN");
  await expect
    .poll(() => copied(page))
    .toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
});

test("the board is copied and saved as a picture, and the game as a moving one", async ({
  page,
  open,
}) => {
  await open("#chess");
  await share(page);
  await read(page, "1. e2e4 e7e5 2. g1f3 *");
  await press(page, "Copy picture");
  await expect(page.getByText("Copied the picture.")).toBeVisible();
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(await types()).toEqual(["image/png"]);
  const png = await picture(page, "png");
  expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual(["chess.png", "PNG"]);
  // Width and height.
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1280, 1280]);
  const svg = (await picture(page, "svg")).bytes.toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(svg.match(/<use /g)).toHaveLength(32);
  await press(page, "Copy picture");
  await expect.poll(() => copied(page)).toBe(svg);
  const gif = await picture(page, "gif");
  expect([gif.name, gif.bytes.subarray(0, 6).toString()]).toEqual(["chess.gif", "GIF89a"]);
  expect(delaysOf(gif.bytes)).toEqual([1, 1, 1, 3.5]);
  await page.getByRole("combobox", { name: "Time per move" }).selectOption("0.5");
  expect(delaysOf((await picture(page, "gif")).bytes)).toEqual([1, 0.5, 0.5, 3.5]);
});

/** Of each frame, in seconds, from its graphic control extension. @param {Buffer} gif */
function delaysOf(gif) {
  const [, ...frames] = gif.toString("latin1").split("\x21\xf9\x04");
  return frames.map((frame) => Buffer.from(frame, "latin1").readUInt16LE(1) / 100);
}

/** Forty plies, so that there is time to stop. */
const LONG = ["a", "b", "c", "d", "e", "f", "g", "h"]
  .flatMap((file) => [
    `${file}2${file}3`,
    `${file}7${file}6`,
    `${file}3${file}4`,
    `${file}6${file}5`,
  ])
  .concat(["a1a3", "a8a6", "b1c3", "b8c6", "c1e3", "c8e6", "d1d3", "d8d6", "f1g2", "f8g7"])
  .map((move, at) => (at % 2 ? move : `${at / 2 + 1}. ${move}`));

test("a moving picture shows its progress and can be stopped", async ({ page, open }) => {
  await open("#chess");
  await share(page);
  await read(page, `${LONG.join(" ")} *`);
  await page.getByRole("combobox", { name: "Format" }).selectOption("gif");
  await page.getByRole("combobox", { name: "Size" }).selectOption("large");
  await press(page, "Download picture");
  const bar = page.getByRole("progressbar", { name: "Animated GIF" });
  await expect(bar).toBeVisible();
  await press(page, "Stop: Animated GIF");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Download picture" })).toBeEnabled();
});

test("a study is copied as PGN with its lines, and its position as a picture", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  const text = '[Format "1"]\n[Game "chess"]\n\n1. e2e4 {[%cal Ge2e4]} (1. d2d4) e7e5 *';
  await page.getByRole("textbox", { name: "Text to open" }).fill(text);
  await press(page, "Open");
  await expect(page.getByRole("textbox", { name: "The study as text" })).toHaveValue(/d2d4/);
  await press(page, "Copy PGN");
  await expect.poll(() => copied(page)).toContain("1. e4 {[%cal Ge2e4]} (1. d4) 1... e5 *");
  await press(page, "Copy FEN");
  await expect.poll(() => copied(page)).toMatch(/^rnbqkbnr\/.* w KQkq - 0 1$/);
  expect((await picture(page, "gif")).name).toBe("chess.gif");
});
