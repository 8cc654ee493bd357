// Two games that differ only in one secret look the same to a search of the page, until the rules reveal it.

import { readFile } from "node:fs/promises";
import { CALM, expect, test } from "./fixtures.js";
import { click, offered, pressByKey, pressSquares } from "./hands.js";
import {
  crownBoth,
  loseBlackKing,
  playByTurns,
  startForTwo,
  take,
  takeButton,
} from "./hot-seat.js";
import { addFile, forgetAll, rows, savedFile } from "./saved.js";
import { slowEngine, square, status, type } from "./table.js";
import { consoleOf, everythingTold } from "./told.js";

test.use(CALM);

/** @import { Page, Locator } from "@playwright/test" */

test.setTimeout(120_000);

/**
 * What the page contains after the choice while its player still looks, under the cover, and while the other player
 * looks.
 * @param {Page} page
 * @param {string} game
 * @param {() => Promise<void>} choose  the secret, without ending the turn
 * @param {() => Promise<void>} end  the turn
 * @param {(hash: string) => Promise<void>} open
 */
async function tellings(page, game, choose, end, open) {
  await open(game);
  await forgetAll(page);
  await page.reload();
  await loseBlackKing(page);
  await take(page, "Black");
  const said = consoleOf(page);
  await choose();
  await page.mouse.move(0, 0);
  const own = await everythingTold(page);
  await end();
  await expect(takeButton(page, "White")).toBeVisible();
  const covered = await everythingTold(page);
  await take(page, "White");
  await expect(square(page, "white Knight, e8")).toBeVisible();
  await page.mouse.move(0, 0);
  return [own, covered, await everythingTold(page), said.join("\n")];
}

/**
 * The button is hidden while its action is under way, too.
 * @param {Page} page
 * @param {Locator} button
 */
async function expectDone(page, button) {
  await expect(page.locator("drop-bar").getByRole("button", { name: "Cancel" })).toBeHidden();
  await expect(button).toBeHidden();
}

/** Drops two Stones. Nothing is asked after the mine. @param {Page} page @param {string} mine */
async function dropTwo(page, mine) {
  for (const at of ["d6", "f6"]) {
    await page.getByRole("button", { name: "Drop a Stone" }).click();
    await click(page, at);
    if (at <= mine) await offered(page, at === mine ? "Mined Stone" : "Plain Stone").click();
    await expect(square(page, `black Stone, ${at}`)).toBeVisible();
  }
}

test("Crown-2: which stone is mined", async ({ page, open }) => {
  const told = [];
  for (const mine of ["d6", "f6"])
    told.push(
      await tellings(
        page,
        "#crown-2",
        () => dropTwo(page, mine),
        () => page.getByRole("button", { name: "Done" }).click(),
        open,
      ),
    );
  expect(told[0]?.join()).toContain("S@d6•");
  expect(told[1]).toEqual(told[0]);
});

test("pictures and the position don't tell which stone is mined", async ({ page, open }) => {
  const exported = [];
  for (const mine of ["d6", "f6"]) {
    await open("#crown-2");
    await forgetAll(page);
    await page.reload();
    await loseBlackKing(page);
    await take(page, "Black");
    await dropTwo(page, mine);
    // The owner looks, then the opponent.
    const own = await exports(page);
    await page.getByRole("button", { name: "Done" }).click();
    await take(page, "White");
    exported.push({ own, other: await exports(page) });
  }
  expect(exported[1]).toEqual(exported[0]);
  // They do show the position.
  expect(exported[0]?.own.svg).not.toBe(exported[0]?.other.svg);
});

/** Everything that the page exports but the record, which has random salts. @param {Page} page */
async function exports(page) {
  await page.getByRole("tab", { name: "Share" }).click();
  const files = { png: "", svg: "", gif: "" };
  for (const format of /** @type {const} */ (["png", "svg", "gif"])) {
    await page.getByRole("combobox", { name: "Format" }).selectOption(format);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download picture" }).click(),
    ]);
    files[format] = (await readFile(await download.path())).toString("latin1");
  }
  const position = await page.getByRole("textbox", { name: "Current position" }).inputValue();
  await expect(page.getByText("PGN can’t hold secrets.")).toBeVisible();
  await page.getByRole("tab", { name: "Moves" }).click();
  return { ...files, position };
}

for (const hand of ["clicks", "keys"]) {
  test(`Crown-3: where the crown is hidden, by ${hand}`, async ({ page, open }) => {
    const told = [];
    for (const hidden of ["d6", "e3"])
      told.push(
        await tellings(
          page,
          "#crown-3",
          async () => {
            const button = page.getByRole("button", { name: "Hide the crown" });
            if (hand === "clicks") {
              await button.click();
              await click(page, hidden);
              await offered(page, "Hide it here").click();
            } else {
              await pressByKey(page, button);
              await pressSquares(page, hidden);
              await pressByKey(page, offered(page, "Hide it here"));
            }
            await expectDone(page, button);
          },
          () => type(page, "a7a6"),
          open,
        ),
      );
    expect(told[0]?.join()).toContain("hide@•");
    expect(told[1]).toEqual(told[0]);
  });
}

test("Crown-4: which half wears the crown", async ({ page, open }) => {
  const told = [];
  for (const choice of [
    "Orthogonal half moves, the other wears the crown",
    "Orthogonal half moves and wears the crown",
  ])
    told.push(
      await tellings(
        page,
        "#crown-4",
        async () => {
          const button = page.getByRole("button", { name: "Split the monarch" });
          await button.click();
          await click(page, "c7");
          await offered(page, choice).click();
          await expectDone(page, button);
        },
        () => type(page, "a7a6"),
        open,
      ),
    );
  expect(told[0]?.join()).toContain("split@c7=O•");
  expect(told[1]).toEqual(told[0]);
});

/** A secret choice as only its player may know it. The public forms end with `?` in records, and with `•` on the page. */
const NAMED = /hide@[a-h]\d|S@[a-h]\d(?![?•])|split@[a-h]\d=[OX](?![?•])/i;

/**
 * The best action is a secret choice. In Crown-3 it is the only kind, so its search ends at once.
 * @type {{game: string, position: string, hint: RegExp, thinks: boolean, choose: (page: Page) => Promise<void>}[]}
 */
const ADVISED = [
  {
    game: "crown-2",
    position: "4k3/8/8/8/8/1q6/2r4P/K7[SS] w - - 0 1 crown=-,k mine=hand,-",
    hint: /Hint: S@[a-h]\d•/,
    thinks: true,
    choose: async (page) => {
      await page.getByRole("button", { name: "Drop a Stone" }).click();
      await click(page, "e4");
      await offered(page, "Mined Stone").click();
      await expect(square(page, "white Stone, e4")).toBeVisible();
    },
  },
  {
    game: "crown-3",
    position: "r3k3/8/8/8/8/1q6/1r6/K7 w - - 0 1 crown=-,k",
    hint: /Hint: hide@•/,
    thinks: false,
    choose: async (page) => {
      const button = page.getByRole("button", { name: "Hide the crown" });
      await button.click();
      await click(page, "e4");
      await offered(page, "Hide it here").click();
      await expect(button).toBeHidden();
    },
  },
  {
    game: "crown-4",
    position: "4k3/8/8/8/8/1q6/2r4P/K7 w - - 0 1 crown=-,k half=now,-",
    hint: /Hint: split@[a-h]\d=\s*(Orthogonal|Diagonal) half\s*•/,
    thinks: true,
    choose: async (page) => {
      const button = page.getByRole("button", { name: "Split the monarch" });
      await button.click();
      await click(page, "a2");
      await offered(page, "Orthogonal half moves and wears the crown").click();
      await expect(button).toBeHidden();
    },
  },
];

for (const { game, position, hint, thinks, choose } of ADVISED)
  test(`${game}: hints, thoughts and typed moves leave no secret in the page`, async ({
    page,
    open,
  }) => {
    const said = consoleOf(page);
    await slowEngine(page, { pauseMs: 200 });
    await open(`#${game}?format=1&position=${encodeURIComponent(position)}`);
    /** @type {string[]} */
    const told = [];
    const look = async () => told.push(await everythingTold(page));
    const ask = () => page.getByRole("button", { name: "Hint" }).click();
    const thought = page.locator(".status-thought");
    await ask();
    if (thinks) {
      await page.locator(".status-engine summary").click();
      await expect(thought).toContainText("•");
      await look();
      await page.getByRole("button", { name: "Show now" }).click();
    }
    await expect(status(page)).toContainText(hint);
    await look();
    const entry = page.getByRole("combobox", { name: "Type a move" });
    await entry.fill("hide@e44 S@e4* split@a2=O*");
    await choose(page);
    await expect(entry).toHaveValue("");
    await expect(thought).toBeHidden();
    await look();
    await ask();
    await expect(status(page)).toContainText("Hint: ", { timeout: 20_000 });
    await look();
    expect(`${told.join("\n")}\n${said.join("\n")}`.match(NAMED)?.[0]).toBeUndefined();
    expect(told.join()).toMatch(/(hide|S|split)@.*•/);
  });

test("a second tab, a file and an added game look the same whatever wears the crown", async ({
  page,
  open,
}) => {
  const told = [];
  for (const monarch of /** @type {const} */ (["King", "Queen"])) {
    await open("#crown");
    await forgetAll(page);
    await page.reload();
    await startForTwo(page);
    await crownBoth(page, monarch, "King");
    await playByTurns(page, ["e2e4"]);
    await expect(takeButton(page, "Black")).toBeVisible();
    const other = await page.context().newPage();
    const heard = await channelsOf(other);
    await other.goto(page.url());
    await expect(other.getByRole("button", { name: "Take over" })).toBeVisible();
    await take(page, "Black");
    await type(page, "e7e5");
    await expect(takeButton(page, "White")).toBeVisible();
    await drawn(other);
    const second = [await other.locator("body").ariaSnapshot(), await heard()];
    await other.goto(new URL("/#", page.url()).href);
    await expect(rows(other)).toHaveCount(1);
    const file = await savedFile(other);
    await other.close();
    await forgetAll(page);
    await open("#");
    await page.reload();
    await addFile(page, file);
    await expect(rows(page)).toHaveCount(1);
    const added = await everythingTold(page);
    await rows(page).getByRole("link").first().click();
    await expect(takeButton(page, "White")).toBeVisible();
    await drawn(page);
    told.push([...second, withoutChance(file), added, await everythingTold(page)]);
  }
  expect(told[1]).toEqual(told[0]);
});

/** Hands and further actions load late. @param {Page} page */
const drawn = (page) => expect(page.locator("drop-bar .order-words")).toBeAttached();

/** What the other tabs tell each other from now on, without ids and hashes. @param {Page} page */
async function channelsOf(page) {
  await page.addInitScript(() => {
    const page = /** @type {any} */ (globalThis);
    page.heard = [];
    for (const name of ["menagerie.games", "menagerie.revealed"])
      new BroadcastChannel(name).onmessage = ({ data }) => page.heard.push([name, data]);
  });
  return async () => {
    const heard = await page.evaluate(() => {
      const { heard } = /** @type {any} */ (globalThis);
      return JSON.stringify(heard);
    });
    return heard.replace(/"id":"\w+"/g, "…").replace(/[0-9a-f]{64}/g, "…");
  };
}

/** @param {string} file  nonces, salts, dates and ids left out */
function withoutChance(file) {
  return file
    .replace(/"(salt|changed)": [^,\n]+/g, "…")
    .replace(/menagerie-sealed-2:[\w-]+/g, ({ length }) => `sealed, ${length}`);
}
