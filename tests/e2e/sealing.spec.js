// What this device stores of games with secrets: nothing that the other player could read or edit.

import { readScene } from "../fixtures/first-edition/read.js";
import { restore } from "./first-edition.js";
import { CALM, expect, test } from "./fixtures.js";
import { crownBoth, playByTurns, startForTwo, take, takeButton } from "./hot-seat.js";
import { putGame, readableSave, savedGames, storedText } from "./saved.js";
import { moves } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** Of a record with secrets, of PINs, and of the old seal. */
const SECRETS = /Opening|crown 0|menagerie-sealed-1|"pins"|"rounds"|2468/;

/** @param {Page} page */
const latest = async (page) => (await savedGames(page))[0];

test("neither secrets nor PINs are stored readably, and editing them opens nothing", async ({
  page,
  open,
}) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen", "2468");
  await playByTurns(page, ["e2e4", "e7e5"], "2468");
  await expect(takeButton(page, "White")).toBeVisible();
  await expect.poll(async () => (await latest(page))?.plies).toBe(2);
  expect(await storedText(page)).not.toMatch(SECRETS);
  const game = await latest(page);
  if (game === undefined) throw new Error("no saved game");
  const { text } = game;
  // This tries the other way: with the key, all is there, and a PIN costs 600 000 rounds to try.
  const readable = JSON.parse(await readableSave(page, text));
  expect(readable.pins).toMatchObject([{ rounds: 600_000 }, null]);

  const forged = { format: 3, pins: [], players: readable.players.toReversed() };
  forged.players[1] = { player: "computer", level: 1 };
  await putGame(page, { ...game, text: JSON.stringify({ ...JSON.parse(text), ...forged }) });
  await page.reload();
  await take(page, "White", "9999");
  await expect(page.getByText("That isn’t the PIN.")).toBeVisible();
  await take(page, "White", "2468");
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Black player" })).toHaveValue("human");
});

test("a game of the first edition is encrypted, and its readable copies and PINs are gone", async ({
  page,
  open,
}) => {
  const { take: taken } = readScene("sealed").expected.tables.crown;
  await restore(page, "sealed");
  await open("#crown");
  await expect(takeButton(page, taken.seat)).toBeVisible();
  expect(await storedText(page)).not.toMatch(SECRETS);
  expect(await page.evaluate(() => localStorage.getItem("menagerie.game.crown"))).toBe(null);
  await take(page, taken.seat, taken.pin);
  await expect(takeButton(page, taken.seat)).toBeHidden();
  const pins = async () => {
    const { pins } = JSON.parse(await readableSave(page, (await latest(page))?.text ?? ""));
    return pins.map((/** @type {any} */ pin) => pin.rounds ?? 0).sort();
  };
  await expect.poll(pins).toEqual([0, 600_000]);
});
