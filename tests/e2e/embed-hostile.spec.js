// Whatever a page does with a board, no error reaches that page: the gate of all tests would report it.

import { boardOf, playable, test } from "./embedded.js";
import { pageWith } from "./embedding.js";
import { DESKTOP, expect } from "./fixtures.js";

test.use(DESKTOP);

test("a board that leaves its frame says so, works again there, and ends with the frame", async ({
  page,
  server,
  site,
}) => {
  const headers = {
    "content-security-policy":
      "require-trusted-types-for 'script'; trusted-types lit-html menagerie",
  };
  site.put("/frame", { body: pageWith(server.address, boardOf("board", `game="chess"`)), headers });
  site.put(
    "/",
    `<!doctype html><title>x</title><link rel="icon" href="data:,">
<iframe title="Board" src="/frame" style="width: 30rem; height: 40rem"></iframe>`,
  );
  await page.goto(site.address);
  const inside = page.frameLocator("iframe");
  await expect(inside.getByRole("gridcell")).toHaveCount(64);
  const moveOut = () =>
    page.evaluate(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      const board = frame.contentDocument?.querySelector("#board");
      if (board != null) document.body.append(board);
    });
  await moveOut();
  await expect(page.getByRole("alert")).toHaveText(/moved into another document/);
  await page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    frame.contentDocument?.body.append(/** @type {Element} */ (document.querySelector("#board")));
  });
  await expect(inside.getByRole("gridcell")).toHaveCount(64);
  await expect(inside.locator("#board .frame")).toHaveCSS("display", "grid");
  await expect(inside.locator("menagerie-game-board")).toHaveCSS("contain", "layout");

  await moveOut();
  const told = await page.evaluate(async () => {
    document.querySelector("iframe")?.remove();
    const board = /** @type {any} */ (document.querySelector("#board"));
    const answers = [board.load(), board.play("e2e4"), board.undo(), board.hint(), board.record()];
    Object.assign(board, { game: "raumschach", position: "x", seats: null, viewOnly: true });
    board.remove();
    document.body.append(board);
    board.connectedCallback();
    board.disconnectedCallback();
    return Promise.all(answers);
  });
  expect(told.slice(1)).toEqual([false, false, null, ""]);
});

test("a board may be moved about, and its parts get events that no browser sends", async ({
  page,
  embed,
}) => {
  await embed(boardOf("board", `game="chess"`));
  await playable(page, "board");
  await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    const template = document.createElement("template");
    const foreign = document.implementation.createHTMLDocument();
    for (const place of [template.content, foreign.body, document.body]) {
      place.append(board);
      void board.load();
      void board.play("e2e4");
      await new Promise(requestAnimationFrame);
    }
    /** @type {Element[]} */
    const parts = [board];
    // It grows meanwhile.
    for (const part of parts)
      parts.push(...part.querySelectorAll("*"), ...(part.shadowRoot?.querySelectorAll("*") ?? []));
    const kinds = ["player-action", "keydown", "input", "submit", "pointerdown", "pointerup"];
    for (const part of new Set(parts))
      for (const kind of [...kinds, "pointermove", "wheel", "click", "close", "focusin"])
        for (const detail of [undefined, null, { kind: "type" }])
          part.dispatchEvent(new CustomEvent(kind, { bubbles: true, cancelable: true, detail }));
  });
  await playable(page, "board");
  await expect(page.locator("#board .frame")).toHaveCSS("display", "grid");
});
