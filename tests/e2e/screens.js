// Every page, table and dialog, and how to open it: for checks that apply to all of them.

import { expect } from "@playwright/test";
import { click } from "./hands.js";
import { crownBoth, hideTab, loseBlackKing, startForTwo, take, takeButton } from "./hot-seat.js";
import { openSettings } from "./settings.js";
import { control, chooseSecret, fillStorage, sit, status, type } from "./table.js";
import { DUEL } from "../fixtures/positions.js";

/** @import { Page } from "@playwright/test" */

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} hash  address of the page, from the bundle's on
 * @property {(page: Page) => Promise<void>} [reach]  from there
 */

/** White's Pawn is about to promote. */
const PROMOTION = encodeURIComponent("5q4/P9/10/10/10/10/10/10/10/1RR1Q5 w - - 0 1");

const CLAIM = `#armies-of-faith-4?format=1&position=${encodeURIComponent(`${DUEL} r - - 0 1`)}`;

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const pressing = (name) => async (page) => {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const controlling = (name) => async (page) => {
  await control(page, name);
  await expect(page.getByRole("dialog")).toBeVisible();
};

/** @param {string} name @returns {(page: Page) => Promise<void>} */
const onTab = (name) => (page) => page.getByRole("tab", { name }).click();

/** @param {string} verdict @returns {(page: Page) => Promise<void>} */
const editing = (verdict) => (page) => expect(page.getByText(verdict)).toBeVisible();

/** @param {Page} page */
async function tower(page) {
  await page.getByText("Tower", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
}

/** @param {Page} page */
async function resigned(page) {
  await control(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(status(page)).toContainText("resignation");
}

/** @param {Page} page */
async function embedded(page) {
  await expect(page.locator("menagerie-board").getByRole("gridcell").first()).toBeAttached();
}

/** A saved game, one added from a file, and an error in the same. @param {Page} page */
async function gamesOfThisBrowser(page) {
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await page.getByRole("link", { name: "All games" }).click();
  const saved = { format: 3, ply: 1, plies: 1, model: null, turned: 0, pins: [] };
  const players = [1, 2].map(() => ({ player: "human", level: 3 }));
  const record = '[Menagerie-Record "1"]\n[Game "chess"]\n\n1. d2d4\n';
  const games = [
    { game: "chess", saved: { ...saved, players, record } },
    { game: "chess", saved: { ...saved, players, record: record.replace("d4", "d5") } },
  ];
  await addFile(page, JSON.stringify({ menagerie: "saved games", format: 1, games }));
  await expect(page.locator("saved-games-panel .games-report li")).toHaveCount(2);
  await addFile(page, "nothing");
  await expect(page.getByRole("alert")).toContainText("Nothing was added");
  // It lies over the games of a narrow window.
  await page.getByRole("button", { name: "Dismiss" }).click();
}

/** @param {Page} page @param {string} text */
function addFile(page, text) {
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) };
  return page.locator("saved-games-panel input").setInputFiles(file);
}

/** A game that opens, and one of an unknown variant. @param {Page} page */
async function recordsListed(page) {
  const game = (/** @type {string} */ tag) =>
    `[White "Anna"]\n[Black "Ben"]\n${tag}\n1. e4 e5 *\n\n`;
  await page.getByText("Or paste games").click();
  await page
    .getByRole("textbox", { name: "Or paste games" })
    .fill(game("") + game('[Variant "Hexagonal"]\n'));
  await page.getByRole("button", { name: "Show games" }).click();
  await expect(page.locator(".record")).toHaveCount(2);
}

/** @param {Page} page */
async function moreGames(page) {
  await page.getByRole("button", { name: /^More games/ }).click();
  await expect(page.getByRole("link", { name: "Play Capablanca Chess" })).toBeVisible();
}

/** @param {Page} page */
const withRules = (page) => expect(page.getByRole("heading", { name: "The rules" })).toBeVisible();

/** The second step, done after a hint. @param {Page} page */
async function doStep(page) {
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  for (const name of ["d4", "d7"]) await page.locator(`lesson-page [data-cell="${name}"]`).click();
  await expect(page.locator(".taught-told")).toHaveClass(/done/);
}

/** @param {Page} page */
async function skipLesson(page) {
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const title = page.getByRole("heading", { name: "Lesson complete" });
  const skip = page.getByRole("button", { name: "Skip step" });
  for (;;) {
    await expect(title.or(skip)).toBeVisible();
    if (await title.isVisible()) break;
    await skip.click();
  }
}

/** @param {Page} page */
async function missWin(page) {
  for (const name of ["b6", "a7"])
    await page.locator(`problems-page [data-cell="${name}"]`).click();
  await expect(page.locator(".taught-told")).toContainText("gives up the win");
}

/** @param {Page} page */
async function written(page) {
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  await page.getByText("Import a variant").click();
}

/** @param {Page} page */
async function faultyFile(page) {
  await written(page);
  const text = page.getByRole("textbox", { name: "Text of the variant file" });
  await text.fill((await text.inputValue()).replace("files = 8", "files = 80"));
  await expect(page.getByRole("button", { name: /board\.files = 80/ })).toBeVisible();
}

/** @param {Page} page */
async function openReference(page) {
  await page.getByRole("tab", { name: "Reference" }).click();
  await page.getByRole("button", { name: "Show mRcpR" }).click();
  await expect(page.getByText("captures by jumping over a piece")).toBeVisible();
}

/**
 * The update notice, which appears only on hosts. Other messages at the start may replace it, so it is shown until it
 * stays.
 * @param {Page} page
 */
async function updateReady(page) {
  const reload = page.getByRole("button", { name: "Reload now" });
  await expect(async () => {
    await page.locator("update-notice").evaluate((notice) => {
      const pwaStatus = { update: "ready", keeps: false, offline: true, persisted: null };
      /** @type {any} */ (notice).show({ pwaStatus });
    });
    await page.waitForTimeout(500);
    await expect(reload).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** @param {Page} page */
async function ownTimes(page) {
  await control(page, "New game");
  await page.getByRole("combobox", { name: "Clocks" }).selectOption({ label: "Custom" });
  await page.getByRole("checkbox", { name: "Different times" }).check();
}

/** A game in which the clocks decide some options. @param {Page} page */
async function timesOfCrown(page) {
  await chooseSecret(page, "Random choice");
  await ownTimes(page);
}

/** @param {Page} page */
async function timed(page) {
  await ownTimes(page);
  await page
    .getByRole("spinbutton", { name: /: Minutes/ })
    .last()
    .fill("0.25");
  await page.getByRole("combobox", { name: "Black player" }).last().selectOption("human");
  await page.getByRole("button", { name: "Start game" }).click();
  await type(page, "e2e4");
  await page.getByRole("button", { name: "Pause clocks" }).click();
  await expect(page.getByRole("button", { name: "Start clocks" })).toBeVisible();
}

/** @param {Page} page */
async function storageFull(page) {
  await fillStorage(page);
  await type(page, "e2e4");
  await expect(page.getByRole("alert")).toBeVisible();
}

/** @type {Screen[]} */
export const PAGES = [
  { name: "gallery", hash: "" },
  { name: "gallery with more games", hash: "", reach: moreGames },
  { name: "about a game without lessons", hash: "#capablanca/about", reach: withRules },
  { name: "lost page", hash: "#no-such-game" },
  { name: "games of this browser", hash: "#chess", reach: gamesOfThisBrowser },
  { name: "games of other programs", hash: "#records", reach: recordsListed },
  { name: "update notice", hash: "", reach: updateReady },
  { name: "storage full", hash: "#chess", reach: storageFull },
  { name: "clocks that stand", hash: "#chess", reach: timed },
  { name: "examples", hash: "examples.html", reach: embedded },
  {
    name: "embedded, typing and refused",
    hash: "embed.html?game=chess",
    reach: async (page) => {
      await embedded(page);
      await page.getByRole("button", { name: "Type a move or a question" }).click();
      await page.keyboard.type("help");
      await page.keyboard.press("Enter");
      await expect(page.getByText("l, last: the last move.")).toBeVisible();
      await page.keyboard.type("e2e5");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("combobox", { name: "Type a move" })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
  },
  {
    name: "embedded, to be viewed",
    hash: "embed.html?game=alice-chess&moves=e2e4&view-only",
    reach: embedded,
  },
  {
    name: "embedded, a promotion",
    hash: `embed.html?game=caissa-britannia&position=${PROMOTION}`,
    reach: async (page) => {
      for (const name of ["a9", "a10"]) await page.locator(`[data-cell="${name}"]`).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "embedded, claims",
    hash: CLAIM.replace("#armies-of-faith-4?format=1", "embed.html?game=armies-of-faith-4"),
    reach: embedded,
  },
  {
    name: "embedded, a fault",
    hash: "embed.html?game=no-such",
    reach: (page) => expect(page.getByRole("alert")).toBeVisible(),
  },
  { name: "a plane", hash: "#caissa-britannia" },
  { name: "a plane, a man chosen", hash: "#chess", reach: (page) => click(page, "e2") },
  {
    name: "a plane, moves played",
    hash: "#chess",
    reach: async (page) => {
      await sit(page, "Black", "human");
      await type(page, "e2e4", "d7d5", "f1b5");
      await page.getByRole("button", { name: "Undo" }).click();
    },
  },
  {
    name: "a refusal",
    hash: "#chess",
    reach: async (page) => {
      await page.getByRole("combobox", { name: "Type a move" }).fill("e2e5");
      await page.keyboard.press("Enter");
      await expect(status(page)).toContainText("Pawn");
    },
  },
  { name: "pieces", hash: "#grand-cavalier", reach: onTab("Pieces") },
  { name: "share", hash: "#chess", reach: onTab("Share") },
  { name: "a game that is over", hash: "#chess", reach: resigned },
  { name: "two boards", hash: "#alice-courier", reach: (page) => click(page, "b1") },
  { name: "levels, flat", hash: "#armies-of-faith-4", reach: (page) => click(page, "tb1") },
  { name: "levels, tower", hash: "#raumschach", reach: tower },
  { name: "claims", hash: CLAIM },
  {
    name: "around the board",
    hash: CLAIM,
    reach: async (page) => {
      for (const seat of ["Yellow", "Green", "Blue"]) await sit(page, seat, "human");
      await page.getByRole("button", { name: "Around" }).click();
      await expect(page.getByRole("group", { name: "Red’s controls" })).toBeVisible();
    },
  },
  {
    name: "cover",
    hash: "#crown",
    reach: async (page) => {
      await startForTwo(page);
      await expect(takeButton(page, "Black")).toBeVisible();
    },
  },
  {
    name: "cover with a PIN",
    hash: "#crown",
    reach: async (page) => {
      await startForTwo(page);
      await crownBoth(page, "King", "Queen", "1357");
      await hideTab(page, true);
      await expect(page.getByLabel("White’s PIN")).toBeVisible();
    },
  },
  {
    name: "reserve and orders",
    hash: "#crown-2",
    reach: async (page) => {
      await loseBlackKing(page);
      await take(page, "Black");
      await page.getByRole("button", { name: "Drop a Stone" }).click();
    },
  },
  { name: "about a game", hash: "#chess/about" },
  { name: "a lesson", hash: "#chess/learn", reach: doStep },
  { name: "the end of a lesson", hash: "#chess/learn", reach: skipLesson },
  { name: "a problem, refuted", hash: "#chess/problems?problem=morphy", reach: missWin },
  { name: "an author's room", hash: "#author?game=chess", reach: written },
  { name: "an author's faults", hash: "#author?game=chess", reach: faultyFile },
  { name: "an author's reference", hash: "#author?game=chess", reach: openReference },
  { name: "editor", hash: "#chess/edit", reach: editing("This position is legal.") },
  { name: "editor, hands", hash: "#crazyhouse/edit", reach: editing("This position is legal.") },
  {
    name: "editor, faults",
    hash: `#chess/edit?position=${encodeURIComponent("P3k3/8/8/3kK3/8/8/8/8 w KQ - 0 1")}`,
    reach: async (page) => {
      await editing("2 errors")(page);
      await page.getByRole("textbox", { name: "Position text" }).fill("nonsense");
      await expect(page.getByRole("alert").filter({ hasText: "nonsense" })).toBeVisible();
    },
  },
  {
    name: "editor, secrets and rules",
    hash: "#crown-4/edit",
    reach: async (page) => {
      await editing("This position is legal.")(page);
      const crown = page.getByRole("group", { name: "Crown worn by" });
      await crown.getByLabel("White").selectOption({ label: "King" });
      await expect(page.getByText("This position has secrets")).toBeVisible();
    },
  },
  {
    name: "editor, a tower of four armies",
    hash: "#armies-of-faith-4/edit",
    reach: async (page) => {
      await editing("This position is legal.")(page);
      await tower(page);
    },
  },
];

/** With variations, comments, a glyph and arrows. */
const STUDY = `#chess/study?record=${encodeURIComponent(
  '[Format "1"]\n[Game "chess"]\n[Title "Two answers"]\n\n' +
    "1. e2e4 {The best} e7e5! (1... c7c5 {[%csl Rc5][%cal Gc5d4] Sicilian}) 2. g1f3 *",
)}`;

/** @param {Page} page */
async function studied(page) {
  const tree = page.getByRole("group", { name: "Moves and variations" });
  await tree.getByRole("button", { name: /c5/ }).click();
  await expect(page.getByRole("list", { name: "Arrows in this position" })).toBeVisible();
}

PAGES.push(
  { name: "study", hash: STUDY, reach: studied },
  {
    name: "study, analysis",
    hash: STUDY,
    reach: async (page) => {
      await page.getByRole("button", { name: "Analyse" }).click();
      await expect(page.getByRole("list", { name: "Engine lines" })).not.toBeEmpty();
    },
  },
  {
    name: "study, those that are kept",
    hash: STUDY,
    reach: async (page) => {
      await page.getByRole("button", { name: "Save" }).click();
      await onTab("Studies")(page);
    },
  },
  {
    name: "study, a broken text",
    hash: STUDY,
    reach: async (page) => {
      await onTab("Text")(page);
      await page.getByRole("textbox", { name: "Text to open" }).fill("nonsense");
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("can’t be opened");
    },
  },
  {
    name: "study, a broken link",
    hash: "#chess/study?study=zAAAA",
    reach: (page) => expect(page.getByRole("alert")).toContainText("can’t be opened"),
  },
);

/** @type {Screen[]} */
export const DIALOGS = [
  { name: "settings", hash: "#chess", reach: async (page) => void (await openSettings(page)) },
  { name: "times of a new game", hash: "#crown-3", reach: timesOfCrown },
  { name: "new game", hash: "#chess", reach: controlling("New game") },
  { name: "new game on two boards", hash: "#alice-courier", reach: controlling("New game") },
  { name: "new game on levels", hash: "#raumschach", reach: controlling("New game") },
  {
    name: "code for a page",
    hash: "#chess",
    reach: async (page) => {
      await onTab("Share")(page);
      await pressing("Embed…")(page);
    },
  },
  {
    name: "games with secrets, to be saved",
    hash: "#crown",
    reach: async (page) => {
      await chooseSecret(page, "Random choice");
      await page.getByRole("link", { name: "All games" }).click();
      await pressing("Save all games to a file")(page);
    },
  },
  {
    name: "new game with options",
    hash: "#crown-4",
    reach: async (page) => {
      await chooseSecret(page, "Random choice");
      await controlling("New game")(page);
    },
  },
  {
    name: "new game of four",
    hash: "#armies-of-faith-4",
    reach: async (page) => {
      await controlling("New game")(page);
      await page.getByRole("dialog").getByText("Advanced").click();
    },
  },
  { name: "resign", hash: "#chess", reach: controlling("Resign") },
  { name: "resign a seat", hash: "#heathen-europe-4", reach: controlling("Resign") },
  { name: "choose a secret", hash: "#crown" },
  {
    name: "choose a secret and a PIN",
    hash: "#crown",
    reach: async (page) => {
      await startForTwo(page);
      await take(page, "Black");
      await expect(page.getByLabel("PIN, 4 to 8 digits")).toBeFocused();
    },
  },
  {
    name: "speak a secret",
    hash: "#crown",
    reach: async (page) => {
      await chooseSecret(page, "King");
      await page.getByRole("button", { name: "Show my secret" }).press("Enter");
    },
  },
  {
    name: "forgotten PIN",
    hash: "#crown",
    reach: async (page) => {
      await startForTwo(page);
      await crownBoth(page, "King", "Queen", "1357");
      await hideTab(page, true);
      await page.getByRole("button", { name: "Forgotten the PIN?" }).click();
    },
  },
  {
    name: "consent",
    hash: "#crown-2",
    reach: async (page) => {
      await loseBlackKing(page);
      await take(page, "Black");
      await page.getByRole("button", { name: "Undo" }).click();
    },
  },
  {
    name: "beliefs",
    hash: "#crown",
    reach: async (page) => {
      await chooseSecret(page, "Queen");
      await type(page, "e2e4");
      await expect(status(page)).toContainText("White to move");
      await resigned(page);
      await page.getByRole("button", { name: "What Black believed" }).click();
      await page.getByRole("dialog").getByText("As a table").first().click();
    },
  },
  {
    name: "promotion",
    hash: `#caissa-britannia?position=${PROMOTION}`,
    reach: (page) => click(page, "a9", "a10"),
  },
  { name: "who delivers checkmate", hash: CLAIM, reach: (page) => click(page, "sh1") },
  {
    name: "a mined stone",
    hash: "#crown-2",
    reach: async (page) => {
      await loseBlackKing(page);
      await take(page, "Black");
      await page.getByRole("button", { name: "Drop a Stone" }).click();
      await click(page, "d6");
    },
  },
];

const WITHOUT_BOARD = ["#no-such-game", "#records", "#capablanca/about"];

/** @param {Page} page @param {Screen} screen */
export async function reach(page, { hash, reach: go }) {
  await expect(
    page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")),
  ).not.toHaveCount(0);
  if (hash.startsWith("#") && !WITHOUT_BOARD.includes(hash))
    await expect(
      page.locator("game-board, editor-board").getByRole("gridcell", { includeHidden: true }),
    ).not.toHaveCount(0);
  await go?.(page);
  if (DIALOGS.some((dialog) => dialog.hash === hash && dialog.reach === go))
    await expect(page.getByRole("dialog")).toBeVisible();
}
