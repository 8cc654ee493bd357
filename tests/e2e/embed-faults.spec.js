// Errors of embedders, visitors and hosts are shown in the board's place, without harm to anything else.

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { ask, boardOf, heard, playable, test } from "./embedded.js";
import { openSite, pageWith } from "./embedding.js";
import { DESKTOP, expect } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

test.use(DESKTOP);

/** @param {Page} page @param {string} id */
const fault = (page, id) => page.locator(`#${id}`).getByRole("alert");

test("a file without CORS headers", async ({ page, gate, embed }) => {
  gate.expectFault(/CORS|ERR_FAILED|another origin/);
  const strict = await openSite();
  strict.put("/file.toml", { type: "text/plain", body: "format = 1" });
  await embed(boardOf("bad", `src="${strict.address}file.toml"`));
  await expect(fault(page, "bad")).toHaveText(/Its server must allow other sites to read it/);
  await strict.close();
});

test.describe("scripts around a board", () => {
  test("may set properties before the element's own script is there; wrong types are told", async ({
    page,
    server,
    site,
  }) => {
    site.put("/early.js", {
      type: "text/javascript",
      body: `Object.assign(document.querySelector("#board"), { moves: "a1b1", game: "raumschach", viewOnly: true, position: "" });
Object.assign(document.querySelector("#wrong"), { seats: null, theme: Symbol("dark"), game: 7, viewOnly: "no" });`,
    });
    const boards = `<menagerie-board id="board"></menagerie-board>${boardOf("wrong", `game="chess" seats="human,human"`)}`;
    site.put(
      "/",
      pageWith(server.address, `${boards}<script src="/early.js"></script>`).replace(
        /<script type="module".*<\/script>/,
        "",
      ),
    );
    await page.goto(site.address);
    await page.addScriptTag({
      type: "module",
      url: `${server.address}embed/menagerie-board.js`,
    });
    await expect(page.locator("#board")).toHaveAttribute("game", "raumschach");
    await expect(page.locator("#board")).toHaveAttribute("view-only", "");
    await expect(page.locator("#board")).toHaveAttribute("moves", "a1b1");
    await playable(page, "wrong");
    const told = (await heard(page)).filter(
      ({ board, kind }) => [board, kind].join() === "wrong,error",
    );
    expect(told.map(({ detail }) => detail.args.property)).toEqual([
      "game",
      "seats",
      "viewOnly",
      "theme",
    ]);
    expect(await ask(page, "wrong", "play", "e2e4")).toBe(true);
  });

  test("may have the element's script twice, from two hosts", async ({
    page,
    server,
    site,
    gate,
  }) => {
    const second = await serve(DIST);
    gate.expectFault(new RegExp(second.address));
    const again = `<script type="module" src="${second.address}embed/menagerie-board.js"></script>`;
    site.put("/", pageWith(server.address, again + boardOf("board", `game="chess"`)));
    await page.goto(site.address);
    await playable(page, "board");
    expect(page.workers()).toHaveLength(1);
    await second.close();
  });

  test("may add and remove boards: nothing leaks", async ({ page, embed }) => {
    await embed("");
    const session = await page.context().newCDPSession(page);
    const left = async () => {
      await session.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      return { nodes, jsEventListeners };
    };
    const round = () =>
      page.evaluate(async () => {
        const boards = Array.from({ length: 20 }, () => {
          const board = /** @type {any} */ (document.createElement("menagerie-board"));
          board.game = "chess";
          document.body.append(board);
          return board;
        });
        await Promise.all(boards.map((board) => board.load()));
        for (const board of boards) board.remove();
        /** @type {any} */ (globalThis)["heard"].length = 0;
      });
    await round();
    await expect.poll(() => page.workers().length).toBe(0);
    const first = await left();
    for (let again = 0; again < 3; again += 1) await round();
    await expect.poll(() => page.workers().length).toBe(0);
    // A board has hundreds of nodes.
    await expect.poll(async () => (await left()).nodes - first.nodes).toBeLessThan(200);
  });
});

test("a board that is hidden at first is set up when it's shown", async ({ page, embed }) => {
  await embed(`<div hidden>${boardOf("board", `game="chess"`)}</div><p>Text</p>`);
  await expect(page.getByText("Text")).toBeVisible();
  await expect(page.locator("#board [role=gridcell]")).toHaveCount(0);
  await page.locator("body > div").evaluate((element) => element.removeAttribute("hidden"));
  await playable(page, "board");
});

for (const file of ["menagerie_bg.wasm", "engine/worker.js"])
  test(`a host without ${file} is reported at each board`, async ({ page, site, gate }) => {
    const folder = await mkdtemp(join(tmpdir(), "menagerie-broken-"));
    await cp(DIST, folder, { recursive: true });
    await rm(join(folder, file));
    const host = await serve(folder);
    gate.expectFault(new RegExp(host.address));
    gate.expectFault(/404/);
    const boards = boardOf("one", `game="chess"`) + boardOf("two", `game="chess"`);
    site.put("/", pageWith(host.address, boards));
    await page.goto(site.address);
    for (const id of ["one", "two"]) {
      await expect(fault(page, id)).toHaveText(/couldn’t be loaded/);
      expect(await ask(page, id, "play", "e2e4")).toBe(false);
    }
    await host.close();
    await rm(folder, { recursive: true });
  });

test.describe("messages to a frame", () => {
  /** @param {string} address */
  const holder = (address) => `<!doctype html><title>Holder</title><link rel="icon" href="data:,">
<iframe title="Board" src="${address}" style="width: 30rem; height: 40rem"></iframe>
<script>globalThis.messages = [];
addEventListener("message", ({ data }) => messages.push(data));
globalThis.post = (message) => document.querySelector("iframe").contentWindow.postMessage(message, "*");</script>`;

  /** @param {Page} page @returns {Promise<any[]>} */
  const messages = (page) => page.evaluate(() => /** @type {any} */ (globalThis)["messages"]);

  test("that are malformed change nothing, and a thousand are obeyed in order", async ({
    page,
    server,
    site,
  }) => {
    const origin = encodeURIComponent(new URL(site.address).origin);
    site.put(
      "/",
      holder(`${server.address}embed.html?game=chess&game=raumschach&origin=${origin}`),
    );
    await page.goto(site.address);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("gridcell")).toHaveCount(64);
    await page.evaluate(() => {
      const send = /** @type {any} */ (globalThis)["post"];
      const ours = { source: "menagerie-board", version: 1 };
      const play = { ...ours, kind: "play", text: "e2e4" };
      for (const message of [null, 1, "x", [], {}, ours, { version: 1, kind: "undo" }])
        send(message);
      for (const kind of ["__proto__", "toString", "constructor", 7, null]) send({ ...ours, kind });
      for (const text of [1, null, {}, "x".repeat(1_000_000)]) send({ ...play, text });
      for (const ply of ["0", null, -1, 1e308]) send({ ...ours, kind: "go-to", ply });
      send({ ...play, version: "1" });
      send({ ...play, source: undefined });
      for (let at = 0; at < 1000; at += 1) send(at % 2 === 0 ? play : { ...ours, kind: "undo" });
      send({ ...play, text: "d2d4" });
    });
    const moves = async () =>
      (await messages(page)).filter(({ kind }) => kind === "move").map(({ detail }) => detail.text);
    await expect.poll(async () => (await moves()).at(-1), { timeout: 30_000 }).toBe("d2d4");
    expect(await moves()).toHaveLength(501);
    expect((await messages(page)).filter(({ kind }) => kind === "error")).toEqual([]);
  });

  test("are refused by a frame with a wrong origin, which its console reports", async ({
    page,
    server,
    site,
  }) => {
    const said = page.waitForEvent("console", (message) => /no valid origin/.test(message.text()));
    site.put("/", holder(`${server.address}embed.html?game=chess&origin=nonsense`));
    await page.goto(site.address);
    await said;
    await expect(page.frameLocator("iframe").getByRole("gridcell")).toHaveCount(64);
  });
});
