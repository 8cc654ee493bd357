import { pageWith } from "./embedding.js";
import { ask, boardOf, click, details, heard, playable, status, test } from "./embedded.js";
import { DARK, DESKTOP, PHONE, expect } from "./fixtures.js";
import { dragAt, fingerAt, middleOf } from "./pointers.js";

/** @import { Page } from "@playwright/test" */

test.describe("on a page of another origin", () => {
  test.use(DESKTOP);

  test("several boards share one worker, and their events are distinct", async ({
    page,
    embed,
  }) => {
    let workers = 0;
    page.on("worker", () => (workers += 1));
    const boards = [
      boardOf("one", `game="chess"`),
      boardOf("two", `game="alice-chess" moves="e2e4 e7e5" view-only`),
    ];
    await embed(boards.join(""));
    await playable(page, "one");
    await playable(page, "two");
    expect(workers).toBe(1);

    await click(page, "two", "g1", "f3");
    await click(page, "one", "e2", "e4");
    await expect(status(page, "one")).toHaveText(/^Black to move/);
    const moves = (await heard(page)).filter(({ kind }) => kind === "move");
    expect(moves).toEqual([
      {
        kind: "move",
        board: "one",
        detail: {
          text: "e2e4",
          ply: 1,
          by: "human",
          seat: 0,
          seatName: "White",
          position: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        },
      },
    ]);
    expect(await ask(page, "two", "record")).toContain("1. e2E4 e7E5");
  });

  test("boards draw the pieces that the page asks for", async ({ page, embed }) => {
    const sets = ["", `pieces="classic"`, `pieces="letters"`, `pieces="marble"`];
    await embed(sets.map((set, at) => boardOf(`board-${at}`, `game="chess" ${set}`)).join(""));
    const picture = (/** @type {number} */ at) =>
      page
        .locator(`#board-${at} canvas.board`)
        .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
    const board = page.locator("#board-3");
    // An unknown set counts as none.
    await expect(board).toHaveJSProperty("pieces", "figures");
    for (const at of sets.keys()) await ask(page, `board-${at}`, "load");
    await expect.poll(async () => (await picture(0)) === (await picture(3))).toBe(true);
    await expect
      .poll(async () => new Set(await Promise.all([0, 1, 2].map((at) => picture(at)))).size)
      .toBe(3);
    await board.evaluate((element) => Object.assign(element, { pieces: "classic" }));
    await expect(board).toHaveAttribute("pieces", "classic");
    await expect.poll(async () => (await picture(1)) === (await picture(3))).toBe(true);
  });

  test("a board far below is set up only when it is scrolled near", async ({ page, embed }) => {
    const boards = [boardOf("near", `game="chess"`), `<div style="height: 4000px"></div>`];
    await embed([...boards, boardOf("far", `game="raumschach"`)].join(""));
    await playable(page, "near");
    await expect(page.locator("#far [role=gridcell]")).toHaveCount(0);
    await page.locator("#far").scrollIntoViewIfNeeded();
    await playable(page, "far");
  });

  test("the link of a frame opens nothing else", async ({ page, server, embed }) => {
    const home = "javascript:alert(1)";
    const address = `${server.address}embed.html?game=chess&home=${encodeURIComponent(home)}`;
    await embed(
      `${boardOf("board", `game="chess" home="${home}"`)}<iframe src="${address}"></iframe>`,
    );
    await playable(page, "board");
    await expect(page.locator("#board").getByRole("link")).toHaveCount(0);
    const link = page.frameLocator("iframe").getByRole("link", { name: "Full page" });
    await expect(link).toHaveAttribute("href", `${server.address}index.html#chess`);
  });

  test("names of the page stay its own", async ({ page, embed }) => {
    await embed(boardOf("board", `game="chess"`));
    await playable(page, "board");
    const own = await page.evaluate(() => {
      customElements.define("game-board", class extends HTMLElement {});
      const fresh = document.createElement("iframe");
      document.body.append(fresh);
      const usual = new Set(Object.getOwnPropertyNames(fresh.contentWindow));
      fresh.remove();
      return Object.getOwnPropertyNames(window).filter((name) => !usual.has(name));
    });
    // The last is lit's: every page that uses it has the list of its versions.
    const known = ["heard", "board", "0", "litHtmlVersions"];
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test.describe("what can't be shown is reported in its place", () => {
  test.use(DESKTOP);

  test("the element's content is shown where no board can be, and a corrected one recovers", async ({
    page,
    embed,
  }) => {
    const board = `<menagerie-board id="board" game="no-such"><a href="#else">Elsewhere</a></menagerie-board>`;
    await embed(board);
    await expect(page.getByRole("link", { name: "Elsewhere" })).toBeVisible();
    await page.locator("#board").evaluate((element) => element.setAttribute("game", "chess"));
    await playable(page, "board");
    await expect(page.getByRole("link", { name: "Elsewhere" })).toBeHidden();
  });
});

test.describe("under a content security policy", () => {
  test.use(DESKTOP);

  /** @param {string} bundle @param {string} workers */
  const policy = (bundle, workers) =>
    `default-src 'none'; img-src data:; script-src 'self' ${bundle} 'wasm-unsafe-eval'; worker-src ${workers}; connect-src ${bundle}`;

  test("the policy in the manual is enough", async ({ page, server, site }) => {
    const body = pageWith(
      server.address,
      `<menagerie-board id="board" game="chess"></menagerie-board>`,
    );
    const headers = {
      "content-security-policy": policy(server.address, `blob: ${server.address}`),
    };
    site.put("/", { body, headers });
    await page.goto(site.address);
    expect(await ask(page, "board", "play", "e2e4")).toBe(true);
  });

  test("a stricter policy gives a message, and nothing else breaks", async ({
    page,
    server,
    site,
    gate,
  }) => {
    gate.expectFault(/Content.Security.Policy|worker/i);
    const body = pageWith(
      server.address,
      `<menagerie-board id="board" game="chess"></menagerie-board><p>Text</p>`,
    );
    const headers = { "content-security-policy": policy(server.address, "'none'") };
    site.put("/", { body, headers });
    await page.goto(site.address);
    await expect(page.locator("#board").getByRole("alert")).toHaveText(/couldn’t be loaded/);
    expect(await details(page, "error")).toMatchObject([
      { code: "engine-unreachable", fatal: true },
    ]);
    await expect(page.getByText("Text")).toBeVisible();
  });
});

test.describe("a frame", () => {
  test.use(DESKTOP);

  /** @param {string} address */
  const host = (address) => `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<iframe id="frame" title="Board" src="${address}" style="width: 30rem; height: 40rem"></iframe>
<script>globalThis.messages = [];
addEventListener("message", ({ data, origin }) => messages.push({ ...data, origin }));</script>`;

  /** @param {Page} page @returns {Promise<any[]>} */
  const messages = (page) => page.evaluate(() => /** @type {any} */ (globalThis)["messages"]);

  /** @param {Page} page @param {object} message */
  const post = (page, message) =>
    page.evaluate((data) => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      frame.contentWindow?.postMessage(data, "*");
    }, message);

  test("reports its height and moves to its origin, and obeys it", async ({
    page,
    server,
    site,
  }) => {
    const origin = new URL(site.address).origin;
    site.put(
      "/",
      host(`${server.address}embed.html?game=chess&origin=${encodeURIComponent(origin)}`),
    );
    await page.goto(site.address);
    const frame = page.frameLocator("#frame");
    await expect(frame.getByRole("gridcell").first()).toBeAttached();
    const wish = { source: "menagerie-board", version: 1, kind: "play", text: "e2e4" };
    await post(page, { ...wish, version: 2 });
    await post(page, { ...wish, source: "somebody" });
    await post(page, wish);
    await expect
      .poll(async () => (await messages(page)).filter(({ kind }) => kind === "move").length)
      .toBe(1);
    const all = await messages(page);
    expect(all.find(({ kind }) => kind === "move")).toMatchObject({
      source: "menagerie-board",
      version: 1,
      origin: new URL(server.address).origin,
      detail: { text: "e2e4" },
    });
    const heights = all.filter(({ kind }) => kind === "height").map(({ height }) => height);
    const shown = await frame
      .locator("body")
      .evaluate((body) => body.getBoundingClientRect().height);
    expect(Math.abs(Number(heights.at(-1)) - shown)).toBeLessThanOrEqual(1);
  });

  test("without an origin tells nothing but its height, and obeys nobody", async ({
    page,
    server,
    site,
  }) => {
    site.put("/", host(`${server.address}embed.html?game=chess`));
    await page.goto(site.address);
    const frame = page.frameLocator("#frame");
    await expect(frame.getByRole("gridcell").first()).toBeAttached();
    await post(page, { source: "menagerie-board", version: 1, kind: "play", text: "e2e4" });
    await frame.locator(`[data-cell="d2"]`).click();
    await frame.locator(`[data-cell="d4"]`).click();
    await expect(frame.locator(".status")).toHaveText(/^Black to move/);
    expect(new Set((await messages(page)).map(({ kind }) => kind))).toEqual(new Set(["height"]));
    await expect(frame.getByRole("gridcell", { name: /pawn, d4/i })).toBeAttached();
  });

  test("works in a sandbox that leaves it its origin", async ({ page, server, site }) => {
    const frame = `<iframe id="frame" sandbox="allow-scripts allow-same-origin" src="${server.address}embed.html?game=chess" title="Board" style="height: 40rem"></iframe>`;
    site.put("/", `<!doctype html><title>Host</title><link rel="icon" href="data:,">${frame}`);
    await page.goto(site.address);
    await expect(page.frameLocator("#frame").getByRole("gridcell").first()).toBeAttached();
  });

  test("for another origin than its page's it stays silent", async ({
    page,
    server,
    site,
    gate,
  }) => {
    gate.expectFault(/postMessage/);
    site.put("/", host(`${server.address}embed.html?game=chess&origin=https%3A%2F%2Fexample.org`));
    await page.goto(site.address);
    await expect(page.frameLocator("#frame").getByRole("gridcell").first()).toBeAttached();
    await post(page, { source: "menagerie-board", version: 1, kind: "play", text: "e2e4" });
    expect(await messages(page)).toEqual([]);
  });
});

/** A board of Crazyhouse on which both players have a Knight in hand. @param {Page} page @param {(body: string) => Promise<void>} embed */
async function openHands(page, embed) {
  const position = "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[Nn] w KQkq - 0 1";
  // Whatever the page does to a board, the piece is below the pointer.
  const body = boardOf("board", `game="crazyhouse" position="${position}"`);
  await embed(`<div style="transform: scale(0.8); transform-origin: 0 0">${body}</div>`);
  await playable(page, "board");
}

/** @param {Page} page @param {string} css  of a part of the board */
const middleIn = (page, css) => middleOf(page.locator(`#board ${css}`));

const KNIGHT = "button.reserved:enabled";

test.describe("a piece in hand", () => {
  test.use(DESKTOP);

  test("is dragged onto the board by the mouse, and follows it", async ({ page, embed }) => {
    await openHands(page, embed);
    const box = await page.locator("#board canvas.board").boundingBox();
    const [start, end] = [await middleIn(page, KNIGHT), await middleIn(page, '[data-cell="e5"]')];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    const figure = await middleIn(page, "menagerie-dragged-piece .figure");
    expect(Math.hypot(figure.x - end.x, figure.y - end.y)).toBeLessThan(1);
    await page.mouse.up();
    await expect(status(page, "board")).toHaveText(/^Black to move/);
    expect(await details(page, "move")).toMatchObject([{ text: "N@e5", by: "human" }]);
    await expect(page.locator("#board menagerie-dragged-piece")).toBeHidden();

    // Beside the board it returns to the hand.
    const own = await middleIn(page, KNIGHT);
    await dragAt(page, own, { x: own.x + 100, y: own.y });
    await expect(page.locator(`#board ${KNIGHT}`)).toHaveAttribute("aria-pressed", "false");
    expect(await details(page, "move")).toHaveLength(1);
    expect(await page.locator("#board canvas.board").boundingBox()).toEqual(box);
  });
});

test.describe("a piece in hand on a phone", () => {
  test.use(PHONE);

  test("is dragged onto the board by a finger", async ({ page, embed }) => {
    await openHands(page, embed);
    const end = await middleIn(page, '[data-cell="e5"]');
    await fingerAt(page, await middleIn(page, KNIGHT), end);
    await expect(status(page, "board")).toHaveText(/^Black to move/);
    expect(await details(page, "move")).toMatchObject([{ text: "N@e5", by: "human" }]);
  });
});

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a dark phone", { ...PHONE, ...DARK }],
]))
  test.describe(`the examples on ${name}`, () => {
    test.use(options);

    test("are five boards that can be played, in a page that doesn't scroll sideways", async ({
      page,
      open,
    }) => {
      await open("examples.html");
      for (const id of ["against-computer", "diagram", "replay", "own-variant"]) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await playable(page, id);
      }
      await page.locator("#frame").scrollIntoViewIfNeeded();
      await expect(page.frameLocator("#frame").getByRole("gridcell").first()).toBeAttached();
      await click(page, "own-variant", "b1", "c3");
      await expect(page.locator("#heard")).toHaveText(/"text":"b1c3"/);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    });
  });

test.describe("the examples on a page of another origin", () => {
  test.use(DESKTOP);

  test("are five live boards, each as its code says", async ({ page, server, site }) => {
    const examples = await (await fetch(`${server.address}examples.html`)).text();
    site.put("/", examples.replace("<head>", `<head><base href="${server.address}">`));
    await page.goto(site.address);

    await page.locator("#against-computer").scrollIntoViewIfNeeded();
    await click(page, "against-computer", "e2", "e4");
    await expect(status(page, "against-computer")).toHaveText(/^White to move/);

    await page.locator("#diagram").scrollIntoViewIfNeeded();
    await click(page, "diagram", "e1", "e2");
    await expect(status(page, "diagram")).toHaveText(/^Black to move/);

    const replay = page.locator("#replay");
    await replay.scrollIntoViewIfNeeded();
    await replay.getByRole("button", { name: "To the start" }).click();
    await expect(replay.locator(`[data-cell="d2"]`)).toHaveAccessibleName(/white pawn/i);

    await page.locator("#own-variant").scrollIntoViewIfNeeded();
    await click(page, "own-variant", "b1", "c3");
    await expect(page.locator("#heard")).toHaveText(/"text":"b1c3"/);

    const frame = page.frameLocator("#frame");
    await page.locator("#frame").scrollIntoViewIfNeeded();
    await frame.locator(`[data-cell="Aa2"]`).click();
    await frame.locator(`[data-cell="Aa3"]`).click();
    await expect(frame.locator(".status")).toHaveText(/^White to move/);
  });
});

test.describe("the table's code", () => {
  test.use(DESKTOP);

  test("shows the game of the table on another page", async ({ page, open, server, site }) => {
    await open("#chess");
    await page.getByRole("combobox", { name: "Type a move" }).fill("e2e4");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: /^white Pawn, e4/ })).toBeVisible();
    await page.getByRole("tab", { name: "Share" }).click();
    await page.getByRole("button", { name: "Embed…" }).click();
    const dialog = page.getByRole("dialog", { name: "Embed this board" });
    await dialog.getByRole("checkbox", { name: "Visitors can move pieces" }).uncheck();
    await expect(dialog.getByRole("textbox", { name: "Element" })).toHaveValue(/view-only/);
    await expect(dialog.getByRole("textbox", { name: "Frame" })).toHaveValue(/view-only/);
    const code = await dialog.getByRole("textbox", { name: "Element" }).inputValue();
    const frame = await dialog.getByRole("textbox", { name: "Frame" }).inputValue();
    expect(code).toContain(`src="${server.address}embed/menagerie-board.js"`);
    site.put(
      "/",
      `<!doctype html><title>Pasted</title><link rel="icon" href="data:,">${code}${frame}`,
    );
    await page.goto(site.address);
    const board = page.locator("menagerie-board");
    await expect(board.getByRole("gridcell", { name: /pawn, e4/i })).toBeAttached();
    await expect(board.getByRole("button", { name: "Undo" })).toBeHidden();
    const framed = page.frameLocator("iframe").getByRole("gridcell", { name: /pawn, e4/i });
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expect(framed).toBeAttached();
  });
});
