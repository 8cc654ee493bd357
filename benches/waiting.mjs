// `node benches/waiting.mjs`: how long a player waits in Chromium, in milliseconds.

import { fileURLToPath } from "node:url";
import { chromium, expect } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { multiplySavedGame, savedGames } from "../tests/e2e/saved.js";
import { answersWhenSlowed } from "../tests/e2e/slowed.js";
import { sit, type } from "../tests/e2e/table.js";
import { serve } from "../tools/static-server.mjs";

const TRIES = 3;

/** @import { Page } from "@playwright/test" */

/** @returns {Promise<Record<string, object>>}  a row per wait */
export async function measureWaiting() {
  const server = await serve(fileURLToPath(new URL("../dist", import.meta.url)));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
  const open = async () => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(`${server.address}#chess`);
    return page;
  };
  /** @type {Record<string, object>} */
  const rows = {
    "the list of 500 saved games": { ms: await listOfGames(await open()), mark: "at most 300" },
    "the move of level 1": { ms: await moveOfComputer(await open()), mark: "at least 400" },
  };
  await browser.close();
  await server.close();
  for (const { game, thoughtMs } of await answersWhenSlowed([
    "caissa-britannia",
    "armies-of-faith-4",
  ]))
    rows[`${game}: level 20, stopped 19/20 of the time`] = {
      ms: Math.round(thoughtMs),
      mark: "at most 6190",
    };
  return rows;
}

/** @param {Page} page  at a new game of chess */
async function listOfGames(page) {
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
  await multiplySavedGame(page, 500);
  await page.getByRole("link", { name: "All games" }).click();
  const times = [];
  for (let at = 0; at < TRIES; at += 1) {
    await page.getByRole("button", { name: "Show all 500 games" }).waitFor();
    times.push(await page.evaluate(listAll));
    await page.reload();
  }
  return Math.min(...times);
}

/** Reads the list, as for the gallery, and shows all rows. Runs in the page. */
async function listAll() {
  const frame = () => new Promise(requestAnimationFrame);
  /** @param {IDBRequest} request @returns {Promise<any>} */
  const answer = (request) =>
    new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const panel = document.querySelector("saved-games-panel");
  const all = [...(panel?.querySelectorAll("button") ?? [])];
  const button = all.find(({ textContent }) => textContent === "Show all 500 games");
  const database = await answer(indexedDB.open("menagerie"));
  const start = performance.now();
  await answer(database.transaction("games").objectStore("games").getAll());
  button?.click();
  while ((panel?.querySelectorAll(".saved-game").length ?? 0) < 500) await frame();
  await frame();
  const time = performance.now() - start;
  database.close();
  return Math.round(time);
}

/** @param {Page} page  at a new game of chess */
async function moveOfComputer(page) {
  await sit(page, "Black", 1);
  const passed = page.evaluate(betweenMoves);
  await type(page, "e2e4");
  return Math.round(await passed);
}

/** Runs in the page: the milliseconds between the next move to be seen and the one after it. @returns {Promise<number>} */
function betweenMoves() {
  const board = document.querySelector("game-board")?.shadowRoot;
  const last = () =>
    [...(board?.querySelectorAll('[data-marks~="last"]') ?? [])]
      .map((cell) => cell.getAttribute("data-cell"))
      .join();
  return new Promise((resolve) => {
    let [before, since] = [last(), 0];
    const look = () => {
      const [now, time] = [last(), performance.now()];
      if (now !== before && since > 0) return resolve(time - since);
      if (now !== before) [before, since] = [now, time];
      return requestAnimationFrame(look);
    };
    look();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await measureWaiting());
