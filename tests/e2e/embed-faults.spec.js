// Errors of embedders, visitors and hosts are shown in the board's place, without harm to anything else.

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { ask, boardOf, details, heard, playable, status, test } from "./embedded.js";
import { openSite, pageWith } from "./embedding.js";
import { DESKTOP, expect } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

test.use(DESKTOP);

/** @param {Page} page @param {string} id */
const fault = (page, id) => page.locator(`#${id}`).getByRole("alert");

test.describe("wrong names", () => {
  const record = (/** @type {string[]} */ ...lines) => `record='${lines.join("&#10;")}'`;

  /** @type {[what: string, attributes: string, told: RegExp][]} */
  const faults = [
    ["a game of a property's name", `game="__proto__"`, /no game called “__proto__”/],
    [
      "a game of a whole book",
      `game="${"x".repeat(5000)}"`,
      /^There is no game called “x{200}…”\.$/,
    ],
    ["a page instead of a file", `src="/page.toml"`, /page\.toml:1: not TOML/],
    ["a file of five megabytes", `src="/long.toml"`, /“\/long\.toml” is longer than 1 MiB/],
    ["an empty file", `src="/empty.toml"`, /empty\.toml:1: name: missing/],
    [
      "a file of an absurd size",
      `src="/absurd.toml"`,
      /absurd\.toml:\d+: board\.files = 999999999: allowed: a number from 1 to 26/,
    ],
    ["no address", `src="http://[::"`, /“http:\/\/\[::” couldn’t be loaded/],
    [
      "a position of a whole book",
      `game="chess" position="${"8/".repeat(3000)}"`,
      /Wrong number of ranks at “placement”: “8\/8.*…”\. Expected: 8 ranks/,
    ],
    [
      "an illegal fifth ply",
      `game="chess" moves="e2e4 e7e5 g1f3 b8c6 e1e5"`,
      /“e1e5” can’t be played\. The piece doesn’t move that way/,
    ],
    [
      "a move from an empty cell",
      `game="chess" moves="e2e4 e7e5 e2e4"`,
      /“e2e4” can’t be played\. There is no piece there\.$/,
    ],
    [
      "a record of a newer format",
      record(`[Format "9"]`, `[Game "chess"]`, "", "1. e2e4"),
      /neither PGN nor \[Format "1"\]/,
    ],
    [
      "a record of an unknown game",
      record(`[Format "1"]`, `[Game "nope"]`, "", "1. e2e4"),
      /no game called “nope”/,
    ],
    ["half a record", record(`[Format "1"]`, `[Game "che`), /Line 2 isn’t a header/],
    [
      "a level that there isn't",
      `game="chess" seats="human,computer:99"`,
      /Expected: up to 2 of “human” or “computer:level-1” to “computer:level-20”/,
    ],
    ["too many players", `game="chess" seats="human,human,human"`, /Expected: up to 2/],
    [
      "a seat that there isn't",
      `game="chess" orientation="purple"`,
      /There is no player called “purple”. Expected: White or 1, Black or 2/,
    ],
  ];

  test("is reported in each board's place, and a correct board works", async ({
    page,
    site,
    server,
    embed,
  }) => {
    const example = await fetch(`${server.address}examples/nightrider-chess.toml`);
    const absurd = (await example.text()).replace(/^files = 8$/m, "files = 999999999");
    const type = "text/plain";
    site.put("/page.toml", "<!doctype html><p>Not found</p>");
    site.put("/long.toml", { type, body: "# and so on\n".repeat(450_000) });
    site.put("/empty.toml", { type, body: "" });
    site.put("/absurd.toml", { type, body: absurd });
    const wrong = faults.map(([, attributes], at) => boardOf(`bad-${at}`, attributes));
    await embed([...wrong, boardOf("good", `game="chess"`)].join(""));
    for (const [at, [what, , told]] of faults.entries()) {
      await ask(page, `bad-${at}`, "load");
      await expect(fault(page, `bad-${at}`), what).toHaveText(told);
    }
    expect(await ask(page, "good", "play", "e2e4")).toBe(true);
    const errors = (await heard(page)).filter(({ kind }) => kind === "error");
    expect(errors.map(({ board, detail }) => [board, detail.fatal]).sort()).toEqual(
      faults.map((_, at) => [`bad-${at}`, true]).sort(),
    );
  });

  test("a file without CORS headers", async ({ page, gate, embed }) => {
    gate.expectFault(/CORS|ERR_FAILED|another origin/);
    const strict = await openSite();
    strict.put("/file.toml", { type: "text/plain", body: "format = 1" });
    await embed(boardOf("bad", `src="${strict.address}file.toml"`));
    await expect(fault(page, "bad")).toHaveText(/Its server must allow other sites to read it/);
    await strict.close();
  });

  test("an unknown theme counts as none", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess" theme="pink"`));
    await playable(page, "board");
    const theme = await page
      .locator("#board")
      .evaluate((board) => /** @type {any} */ (board).theme);
    expect(theme).toBe("auto");
  });
});

test.describe("corrections", () => {
  test("wrong players and a wrong seat set the board up once they are corrected", async ({
    page,
    embed,
  }) => {
    await embed(boardOf("board", `game="chess" seats="cat" orientation="purple"`));
    await expect(fault(page, "board")).toHaveText(/“cat”/);
    await page.locator("#board").evaluate((board) => board.setAttribute("seats", "human"));
    await expect(fault(page, "board")).toHaveText(/“purple”/);
    await page.locator("#board").evaluate((board) => board.removeAttribute("orientation"));
    await playable(page, "board");
  });

  test("an error message disappears with the next move", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess"`));
    await playable(page, "board");
    await page.locator("#board").evaluate((board) => board.setAttribute("seats", "cat"));
    await expect(status(page, "board")).toHaveText(/“cat”/);
    expect(await ask(page, "board", "play", "e2e4")).toBe(true);
    await expect(status(page, "board")).toHaveText("Black to move.");
  });

  test("another game doesn't wait for a file that never arrives", async ({ page, site, embed }) => {
    site.hang("/never.toml");
    await embed(boardOf("board", `src="/never.toml"`));
    await expect.poll(() => site.asked("/never.toml")).toBe(true);
    await page.locator("#board").evaluate((board) => {
      board.removeAttribute("src");
      board.setAttribute("game", "chess");
    });
    await playable(page, "board");
    expect(await details(page, "error")).toEqual([]);
  });
});

test.describe("scripts around a board", () => {
  test("may set properties before the element's own script is there", async ({
    page,
    server,
    site,
  }) => {
    site.put("/early.js", {
      type: "text/javascript",
      body: `Object.assign(document.querySelector("#board"), { moves: "a1b1", game: "raumschach", viewOnly: true, position: "" });`,
    });
    const element = `<menagerie-board id="board"></menagerie-board><script src="/early.js"></script>`;
    site.put(
      "/",
      pageWith(server.address, element).replace(/<script type="module".*<\/script>/, ""),
    );
    await page.goto(site.address);
    await page.addScriptTag({
      type: "module",
      url: `${server.address}embed/menagerie-board.js`,
    });
    await expect(page.locator("#board")).toHaveAttribute("game", "raumschach");
    await expect(page.locator("#board")).toHaveAttribute("view-only", "");
    await expect(page.locator("#board")).toHaveAttribute("moves", "a1b1");
  });

  test("may change attributes repeatedly: only the last values apply, once", async ({
    page,
    embed,
  }) => {
    await embed(boardOf("board", `game="chess"`));
    await playable(page, "board");
    const ply = await page.locator("#board").evaluate(async (element) => {
      const board = /** @type {any} */ (element);
      for (let at = 1; at <= 50; at += 1) {
        board.seats = at % 2 === 1 ? "human,human,human,human" : "human";
        board.game = at % 2 === 1 ? "raumschach" : "chess";
        board.moves = at % 2 === 1 ? "" : "e2e4";
      }
      await board.load();
      return board.ply;
    });
    expect(ply).toBe(1);
    expect((await details(page, "turn")).map(({ ply: at }) => at)).toEqual([0, 1]);
    expect(await details(page, "error")).toEqual([]);
  });

  test("may call a board and remove it at once", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess" seats="computer:8,human"`));
    await playable(page, "board");
    const answers = await page.locator("#board").evaluate(async (element) => {
      const board = /** @type {any} */ (element);
      const asked = [board.record(), board.hint(), board.play("e2e4"), board.load()];
      board.remove();
      const all = await Promise.all(asked);
      document.body.append(board);
      return all;
    });
    expect(answers).toEqual(["", null, false, undefined]);
    await playable(page, "board");
  });

  test("may send nonsense", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess"`));
    for (const text of ["", "x".repeat(100_000), "<img src=x onerror=alert(1)>"])
      expect(await ask(page, "board", "play", text)).toBe(false);
    for (const ply of [-1, 1.5, "1", null, 1e300])
      expect(await ask(page, "board", "goTo", ply)).toBe(false);
    expect(await ask(page, "board", "undo")).toBe(false);
    expect(await ask(page, "board", "play", "e2e4")).toBe(true);
  });

  test("receive none of the board's internal events", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess"`));
    await playable(page, "board");
    await page.evaluate(() => {
      const told = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { told });
      const inner = "select play premove promote refuse inspect mark glance ask write";
      for (const name of inner.split(" "))
        document.addEventListener(name, () => told.push(name), { capture: true });
    });
    await page.locator(`#board [data-cell="e2"]`).click();
    await page.locator(`#board [data-cell="e4"]`).click();
    await expect(status(page, "board")).toHaveText(/^Black to move/);
    await page.locator(`#board [data-cell="e7"]`).focus();
    for (const key of "abcdefghijklmnopqrstuvwxyz/") await page.keyboard.press(key);
    expect(await page.evaluate(() => /** @type {any} */ (globalThis).told)).toEqual([]);
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

test("properties of wrong types set before and after the script are told, and the game goes on", async ({
  page,
  embed,
}) => {
  await embed(`${boardOf("board", `game="chess" seats="human,human"`)}
<script>board.seats = null; board.theme = Symbol("dark"); board.game = 7; board.viewOnly = "no";</script>`);
  await playable(page, "board");
  await expect
    .poll(async () => (await details(page, "error")).map(({ args }) => args.property))
    .toEqual(["game", "seats", "viewOnly", "theme"]);
  expect(await ask(page, "board", "play", "e2e4")).toBe(true);
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    board.position = null;
    board.orientation = ["Black"];
    board.seats = "x".repeat(3_000_000);
  });
  await expect(status(page, "board")).toContainText(/“x{200}…” doesn’t say who plays/);
  expect((await details(page, "error")).filter(({ fatal }) => fatal)).toEqual([]);
  expect(await ask(page, "board", "record")).toContain("1. e2e4");
});
