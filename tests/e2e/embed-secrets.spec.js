// Embedded games with secrets: whatever the embedding page searches or receives is the same for two games that differ
// only in one secret.

import { pageWith } from "./embedding.js";
import { ask, boardOf, click, details, heard, status, test } from "./embedded.js";
import { DESKTOP, expect } from "./fixtures.js";
import { hideTab } from "./hot-seat.js";
import { decoded } from "../fixtures/decoded.js";
import { consoleOf, everythingTold } from "./told.js";

/** @import { Page, Locator } from "@playwright/test" */

/** Black has lost one of two monarchs, so it is known that the other one wears the crown. */
const LOST = {
  stones: "k7/8/8/8/3Pp3/8/8/K7[sss] b - - 0 1 mine=-,hand",
  hiding: "k6r/8/8/8/8/8/8/K6R b - - 0 1",
  halves: "k6r/8/8/8/8/8/8/K6R b - - 5 9 half=-,now",
};

test.use(DESKTOP);

/** @param {Page} page @param {string} [id] */
function board(page, id = "board") {
  return page.locator(`#${id}`);
}

/** @param {Page} page @param {"White" | "Black"} seat @param {string} [id] */
async function take(page, seat, id) {
  await board(page, id)
    .getByRole("button", { name: `I am ${seat}` })
    .click();
}

/** @param {Page} page @param {"King" | "Queen"} monarch @param {string} [id] */
async function crown(page, monarch, id) {
  const asked = board(page, id).getByRole("dialog", { name: "Which of your monarchs" });
  await asked.getByRole("radio", { name: monarch }).check();
  await asked.getByRole("button", { name: "Confirm" }).click();
}

/** @param {Page} page @param {string} name */
function offered(page, name) {
  return board(page).locator("menagerie-game-board").getByRole("button", { name });
}

/** @param {Page} page */
async function everything(page) {
  await page.mouse.move(0, 0);
  const told = await everythingTold(page);
  const record = await ask(page, "board", "record");
  const position = await board(page).evaluate((one) => /** @type {any} */ (one).position);
  const events = JSON.stringify(await heard(page));
  return [told, String(record).replace(/\b[0-9a-f]{64}\b/g, "…"), position, events].join("\n\n");
}

/**
 * Plays the same game with each of two secrets, and demands the same public information.
 * @param {string[]} secrets
 * @param {(secret: string) => Promise<string[]>} tell
 * @param {string} [named]  the text that all information must contain
 */
async function expectTheSame(secrets, tell, named = "crown=?,?") {
  const [first = [], second] = [await tell(secrets[0] ?? ""), await tell(secrets[1] ?? "")];
  for (const told of first) expect(told).toContain(named);
  expect(second).toEqual(first);
}

/** @param {Locator} button */
async function hold(button) {
  await button.hover();
  await button.page().mouse.down();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

test("a crown against the computer is not revealed to anyone", async ({ page, embed }) => {
  const said = consoleOf(page);
  await expectTheSame(["King", "Queen"], async (monarch) => {
    await embed(boardOf("board", `game="crown" seats="human,computer:1"`));
    await crown(page, /** @type {"King"} */ (monarch));
    await expect(status(page, "board")).toHaveText(/^White to move/);
    const chosen = await everything(page);
    const button = board(page).getByRole("button", { name: "Show my secret" });
    await hold(button);
    const held = await everythingTold(page);
    await page.mouse.up();
    return [chosen, `${held}crown=?,?`, await everything(page)];
  });
  expect(said).toEqual([]);
});

test("the field for moves names no move that its player could make", async ({ page, embed }) => {
  await embed(boardOf("board", `game="crown" seats="human,computer:1"`));
  await crown(page, "King");
  await expect(status(page, "board")).toHaveText(/^White to move/);
  await board(page).getByRole("button", { name: "Type a move or a question" }).click();
  const field = page.getByRole("combobox", { name: "Type a move" });
  await expect(field).toHaveAttribute("placeholder", "help");
  await field.fill("N");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("listbox", { name: "Matching moves" })).toHaveCount(0);
});

test("the computer chooses its own crown, and begins", async ({ page, embed }) => {
  await embed(boardOf("board", `game="crown" seats="computer:1,human" orientation="Black"`));
  await crown(page, "Queen");
  await expect(status(page, "board")).toHaveText(/^Black to move/);
  await click(page, "board", "a7", "a6");
  await expect.poll(async () => (await details(page, "move")).length).toBe(3);
  const moves = await details(page, "move");
  expect(moves.map(({ by }) => by)).toEqual(["computer", "human", "computer"]);
  expect(moves.every(({ position }) => position.endsWith("crown=?,?"))).toBe(true);
  const record = await ask(page, "board", "record");
  for (const seat of ["w", "b"]) expect(record).toContain(`[Commitment "${seat} crown`);
  expect(await everything(page)).not.toMatch(/crown=[a-z]/i);
});

test("on a shared device neither player sees the other’s crown", async ({ page, embed }) => {
  await expectTheSame(["King", "Queen"], async (monarch) => {
    await embed(boardOf("board", `game="crown"`));
    await take(page, "Black");
    await crown(page, "Queen");
    await take(page, "White");
    await crown(page, /** @type {"King"} */ (monarch));
    await click(page, "board", "b1", "c3");
    await expect(board(page).getByRole("button", { name: "I am Black" })).toBeVisible();
    const covered = await everything(page);
    await take(page, "Black");
    await expect(board(page).getByRole("gridcell", { name: /^white Knight, c3/ })).toBeVisible();
    return [covered, await everything(page)];
  });
});

/**
 * Black makes a secret choice and ends the turn; then White looks.
 * @param {Page} page
 * @param {string} told
 * @param {() => Promise<void>} keep
 */
async function keepSecret(page, told, keep) {
  await keep();
  const button = board(page).getByRole("button", { name: "I am White" });
  await expect(button).toBeVisible();
  const covered = await everything(page);
  await button.click();
  await expect(button).toBeHidden();
  await expect(status(page, "board")).toHaveText(/^White to move/);
  const looked = await everything(page);
  expect(looked).toContain(told);
  return [covered, looked];
}

test("Crown-2: which stone is mined", async ({ page, embed }) => {
  const tell = async (/** @type {string} */ mine) => {
    await embed(boardOf("board", `game="crown-2" position="${LOST.stones}"`));
    await take(page, "Black");
    return keepSecret(page, "S@d6?", async () => {
      for (const at of ["d6", "f6"]) {
        await board(page).getByRole("button", { name: "Drop: Stone" }).click();
        await click(page, "board", at);
        if (at <= mine) await offered(page, at === mine ? "Mined Stone" : "Plain Stone").click();
        await expect(
          board(page).getByRole("gridcell", { name: `black Stone, ${at}` }),
        ).toBeVisible();
      }
      await board(page).getByRole("button", { name: "Done" }).click();
    });
  };
  await expectTheSame(["d6", "f6"], tell, "S@d6?");
});

test("Crown-3: where the crown is hidden", async ({ page, embed }) => {
  const tell = async (/** @type {string} */ hidden) => {
    await embed(boardOf("board", `game="crown-3" position="${LOST.hiding}"`));
    return keepSecret(page, "hide@?", async () => {
      const button = board(page).getByRole("button", { name: "Hide the crown" });
      await button.click();
      await click(page, "board", hidden);
      await offered(page, "Hide it here").click();
      await expect(button).toBeHidden();
      await click(page, "board", "h8", "g8");
    });
  };
  await expectTheSame(["d6", "e3"], tell, "hide@?");
});

test("Crown-4: which half wears the crown", async ({ page, embed }) => {
  const tell = async (/** @type {string} */ choice) => {
    await embed(boardOf("board", `game="crown-4" position="${LOST.halves}"`));
    return keepSecret(page, "split@", async () => {
      const button = board(page).getByRole("button", { name: "Split the monarch" });
      await button.click();
      await click(page, "board", "b7");
      await offered(page, choice).click();
      await expect(board(page).getByRole("gridcell", { name: /half, b7/ })).toBeVisible();
      await click(page, "board", "h8", "g8");
    });
  };
  const choices = [
    "Orthogonal half moves, the other wears the crown",
    "Orthogonal half moves and wears the crown",
  ];
  await expectTheSame(choices, tell, "split@");
});

test("a cover covers only its own board, takes no focus, and appears when the tab is hidden", async ({
  page,
  embed,
}) => {
  const boards = [
    boardOf("board", `game="crown"`),
    boardOf("chess", `game="chess"`),
    boardOf("lone", `game="crown" seats="human,computer:1"`),
  ];
  await embed(`<input id="field" autofocus>${boards.join("")}`);
  await expect(board(page).getByRole("button", { name: "I am Black" })).toBeVisible();
  await expect(board(page, "lone").getByRole("dialog")).toBeVisible();
  await expect(page.locator("#field")).toBeFocused();

  await click(page, "chess", "e2", "e4");
  await expect(status(page, "chess")).toHaveText(/^Black to move/);
  await crown(page, "King", "lone");

  // Keyboard players continue where they are.
  await board(page).getByRole("button", { name: "I am Black" }).press("Enter");
  await expect(board(page).getByRole("heading", { name: "Which of your monarchs" })).toBeFocused();
  await crown(page, "King");
  await expect(board(page).getByRole("heading", { name: "to White" })).toBeFocused();
  await take(page, "White");
  await crown(page, "King");
  await expect(board(page).getByRole("gridcell").first()).toBeVisible();
  await page.locator("#field").focus();
  await hideTab(page, true);
  await expect(board(page).getByRole("button", { name: "I am White" })).toBeVisible();
  await expect(board(page).getByRole("gridcell")).toHaveCount(0);
  await expect(board(page, "chess").getByRole("gridcell").first()).toBeVisible();
  await expect(board(page, "lone").getByRole("gridcell").first()).toBeVisible();
  await expect(page.locator("#field")).toBeFocused();
});

test("a crash keeps the cover and the secrets", async ({ page, gate, embed }) => {
  gate.expectFault(/boom/);
  await embed(boardOf("board", `game="crown" position="k6q/8/8/8/8/8/8/K6R w - - 0 1 crown=-,k"`));
  await take(page, "White");
  await click(page, "board", "h1", "g1");
  await take(page, "Black");
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error("boom");
    });
  });
  await take(page, "Black");
  await expect(board(page).getByRole("gridcell", { name: /^white Rook, g1/ })).toBeVisible();
  await expect(board(page).getByRole("button", { name: "Show my secret" })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await click(page, "board", "h8", "g8");
  await take(page, "White");
  await click(page, "board", "g1", "g8");
  await expect(status(page, "board")).toHaveText(/Queen/);
});

/** Records all messages between page and worker, as a curious script of the page could. */
function tapMessages() {
  /** @type {string[]} */
  const tapped = [];
  Object.assign(globalThis, { tapped });
  const note = (/** @type {unknown} */ message) => void tapped.push(JSON.stringify(message) ?? "");
  for (const line of [MessagePort, Worker]) {
    const { postMessage } = line.prototype;
    line.prototype.postMessage = /** @this {any} @param {any[]} told */ function (...told) {
      note(told[0]);
      return postMessage.apply(this, /** @type {any} */ (told));
    };
    const heard = Object.getOwnPropertyDescriptor(line.prototype, "onmessage");
    Object.defineProperty(line.prototype, "onmessage", {
      /** @param {(event: MessageEvent) => void} listener */
      set(listener) {
        heard?.set?.call(this, (/** @type {MessageEvent} */ event) => {
          note(event.data);
          listener.call(this, event);
        });
      },
    });
  }
}

test("a script that reads all messages finds no secret in them, even after a crash", async ({
  page,
  gate,
  embed,
}) => {
  gate.expectFault(/boom/);
  await page.addInitScript(tapMessages);
  await embed(boardOf("board", `game="crown" seats="human,computer:1"`));
  const asked = board(page).getByRole("dialog", { name: "Which of your monarchs" });
  await asked.getByRole("radio", { name: "Random choice" }).check();
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(status(page, "board")).toHaveText(/^White to move/);
  await click(page, "board", "b1", "c3");
  await expect.poll(async () => (await details(page, "move")).length).toBe(2);
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error("boom");
    });
  });
  const tappedNow = () => page.evaluate(() => /** @type {any} */ (globalThis)["tapped"].join("\n"));
  // The new worker has opened the game, and shows it to its player.
  await expect.poll(tappedNow).toMatch(/"unseal"[^]*"look"[^]*"answer"/);
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0]).not.toBe(worker);
  await click(page, "board", "c3", "b1");
  await expect(board(page).getByRole("gridcell", { name: /^white Knight, b1/ })).toBeVisible();
  const tapped = await page.evaluate(() => /** @type {any} */ (globalThis)["tapped"]);
  const calls = tapped.map((/** @type {string} */ text) => JSON.parse(text).call);
  expect(calls).toEqual(expect.arrayContaining(["choose", "seal", "unseal", "play"]));
  // Truth names its openings; a view names crowns that are known.
  expect(decoded(tapped.join("\n"))).not.toMatch(
    /Opening|crown 0 [KQkq]|crown=[KQkq]|menagerie-sealed-1/,
  );
});

test("a frame reports no secret to its page, and takes no moves from it", async ({
  page,
  server,
  site,
}) => {
  const origin = encodeURIComponent(new URL(site.address).origin);
  const address = `${server.address}embed.html?game=crown&seats=human,computer:1&origin=${origin}`;
  const frame = `<iframe id="frame" title="Board" src="${address}" style="width:30rem;height:44rem"></iframe>
<script>globalThis.messages = [];
addEventListener("message", ({ data }) => data.kind === "height" || messages.push(data));</script>`;
  const messages = () => page.evaluate(() => /** @type {any} */ (globalThis)["messages"]);
  site.put("/", pageWith(server.address, frame));
  await expectTheSame(["King", "Queen"], async (monarch) => {
    await page.goto(site.address);
    const inside = page.frameLocator("#frame");
    const asked = inside.getByRole("dialog");
    await asked.getByRole("radio", { name: monarch }).check();
    await asked.getByRole("button", { name: "Confirm" }).click();
    await expect(inside.locator(".status")).toHaveText(/^White to move/);
    await page.evaluate(() => {
      const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      for (const wish of [{ kind: "hint" }, { kind: "play", text: "e2e4" }, { kind: "undo" }])
        contentWindow?.postMessage({ source: "menagerie-board", version: 1, ...wish }, "*");
    });
    await expect.poll(async () => (await messages()).at(-1)?.kind).toBe("error");
    const told = JSON.stringify(await messages());
    expect(told).toContain("embed-secretive");
    return [told];
  });
});
