import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseSecret, crownBoth, startForTwo, take } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const TWO = { White: "human", Black: "human" };

/**
 * @param {Page} page
 * @param {string} time  as the dialog offers it
 * @param {Record<string, string>} [players]  "human", or a computer's level, by seat
 */
async function startTimed(page, time, players = TWO) {
  await page.press("New game");
  await page.fill("Clocks", time, "new-game-dialog");
  for (const [seat, player] of Object.entries(players))
    await page.fill(`${seat} player`, player, "new-game-dialog");
  await page.press("Start game");
  await page.until(() => assert.ok(page.text("player-panel [role=timer]")));
}

/** @param {Page} page @param {string} seat */
const clockOf = (page, seat) => page.text(`player-panel [role=timer][aria-label="${seat}’s time"]`);

/** @param {Page} page @param {string} seat @param {string} time */
const shows = (page, seat, time) => page.until(() => assert.equal(clockOf(page, seat), time));

test("without a choice there are no clocks; with one they begin with the first move", async (t) => {
  const page = await pageAt(t, "#chess");
  assert.equal(clockOf(page, "White"), "");
  await startTimed(page, "3 min + 2 s per move");
  await page.pass(60_000);
  await shows(page, "White", "3:00");
  await page.type("e2e4");
  await page.pass(9_000);
  await shows(page, "White", "3:02");
  await shows(page, "Black", "2:51");
});

test("low time is announced twice, then it is over; Undo gives it back", async (t) => {
  let page = await pageAt(t, "#chess");
  const voice = () => page.text("clock-announcer");
  await startTimed(page, "3 min + 2 s per move");
  await page.type("e2e4");
  await page.pass(119_000);
  assert.equal(voice(), "");
  await page.pass(2_000);
  assert.equal(voice(), "Black has one minute left.");
  await page.pass(49_500);
  assert.equal(voice(), "Black has 10 seconds left.");
  await shows(page, "Black", "0:09.5");
  await page.pass(9_600);
  await page.expect("turn-status", /Out of time\. White wins\./);
  await shows(page, "Black", "0:00.0");
  page = await page.reload(t);
  await page.expect("turn-status", /Out of time\. White wins\./);
  assert.doesNotMatch(page.text("turn-status"), /Clocks paused\./);
  await page.press("Share");
  const record = await page.value("Game record");
  assert.match(record, /\[TimeControl "180\+2"\]/);
  assert.match(record, /\[Reason "time"\]/);
  await page.press("Undo");
  await page.expect("turn-status", /Black to move/);
  await shows(page, "Black", "3:00");
});

test("stopped, the clocks stand, and the next move lets them run", async (t) => {
  const page = await pageAt(t, "#chess");
  await startTimed(page, "5 min");
  await page.type("e2e4");
  await page.press("Pause clocks");
  await page.pass(30_000);
  await shows(page, "Black", "5:00");
  await page.press("Start clocks");
  await page.pass(4_000);
  await shows(page, "Black", "4:56");
  await page.press("Pause clocks");
  await page.expect("turn-status", /Clocks paused\./);
  await page.type("e7e5");
  await page.pass(3_000);
  await shows(page, "White", "4:57");
});

test("a game opened again has its times, and its clocks are paused until the next move", async (t) => {
  let page = await pageAt(t, "#chess");
  await startTimed(page, "5 min");
  await page.type("e2e4", "e7e5");
  await page.pass(12_000);
  await shows(page, "White", "4:48");
  page = await page.reload(t);
  await shows(page, "White", "4:48");
  await page.pass(60_000);
  await shows(page, "White", "4:48");
  await page.press("Start clocks");
  await page.pass(8_000);
  await shows(page, "White", "4:40");
});

test("looking back pauses the clocks and shows earlier times", async (t) => {
  const page = await pageAt(t, "#chess");
  await startTimed(page, "5 min");
  await page.type("e2e4");
  await page.pass(20_000);
  await page.type("e7e5");
  await shows(page, "Black", "4:40");
  await page.press(/ e4$/, "move-list");
  await shows(page, "Black", "5:00");
  await page.pass(60_000);
  await shows(page, "Black", "5:00");
  await page.press("To the last move");
  await shows(page, "Black", "4:40");
});

test("the word “clock” tells the times, whoever is to move and after the end", async (t) => {
  const page = await pageAt(t, "#chess");
  const answer = () => page.text("[role=status][aria-label=Answer]");
  await page.type("clock");
  assert.equal(answer(), "This game has no clocks.");
  await startTimed(page, "3 min + 2 s per move", { White: "human", Black: "level-20" });
  page.slowEngine();
  await page.type("e2e4", "clocks");
  assert.match(answer(), /White: 3 minutes, 2 seconds\.\s*Black: (3|2) minutes/);
  await page.press("New game");
  await page.press("Cancel", "new-game-dialog");
  await startTimed(page, "3 min + 2 s per move");
  await page.type("e2e4");
  await page.pass(31_500);
  await shows(page, "Black", "2:29");
  await page.type("clock");
  assert.match(answer(), /^White: 3 minutes, 2 seconds\.\s*Black: 2 minutes, 29 seconds\.$/);
  await page.pass(160_000);
  await page.expect("turn-status", /Out of time\. White wins\./);
  await page.type("C");
  assert.match(answer(), /Black: no time left\./);
});

test("times are public, in a game with covers, too", async (t) => {
  const page = await pageAt(t, "#crown-2");
  await startForTwo(page, { Clocks: "5 min" });
  await crownBoth(page, "King", "Queen");
  await page.type("b1c3");
  await page.until(() => page.button(/^I am Black/));
  await page.pass(20_000);
  await take(page, "Black");
  await page.type("clock");
  assert.match(
    page.text("[role=status][aria-label=Answer]"),
    /^White: 5 minutes\.\s*Black: 5 minutes\.$/,
  );
});

test("each player can have a separate time, and no time at all is refused", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.press("New game");
  await page.fill("Clocks", "Custom", "new-game-dialog");
  await page.press("Different times");
  const minutes = "Black: Minutes";
  const seconds = "Black: Seconds per move";
  await page.fill(minutes, "0");
  // However often the fields change, earlier messages don't count as their errors.
  for (const field of [seconds, minutes, seconds]) {
    await page.fill(field, "0");
    await page.press("Start game");
    assert.ok(page.button("Start game"));
    assert.equal(page.field(minutes).validationMessage, "Set at least one second.");
  }
  await page.fill(minutes, "1.5");
  await page.fill("White: Seconds per move", "0");
  await page.press("Start game");
  await shows(page, "White", "5:00");
  await shows(page, "Black", "1:30");
});

test("a time of only increments begins with the first one, and can be opened again", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.press("New game");
  await page.fill("Clocks", "Custom", "new-game-dialog");
  await page.fill("Everyone: Minutes", "0");
  await page.fill("Everyone: Seconds per move", "4");
  await page.fill("Black player", "human", "new-game-dialog");
  await page.press("Start game");
  await shows(page, "Black", "0:04.0");
  await page.type("e2e4");
  await page.pass(1_500);
  await shows(page, "White", "0:08.0");
  await shows(page, "Black", "0:02.5");
  page = await page.reload(t);
  await shows(page, "Black", "0:02.5");
  assert.equal(page.moves.length, 1);
});

test("each edge has its clock, and a player out of time is replaced by the computer", async (t) => {
  const page = await pageAt(t, "#heathen-europe-4");
  const four = { Red: "level-1", Yellow: "human", Green: "human", Blue: "human" };
  await startTimed(page, "1 min", four);
  await page.until(() => assert.equal(page.moves.length, 1));
  await page.type("clock");
  await page.expect("[role=status][aria-label=Answer]", /Yellow: 1 minute\./);
  assert.equal(page.all("[role=status][aria-label=Answer] p").length, 4);
  await page.press("Around");
  const yellow = "edge-controls[data-colour=yellow]";
  const turn = () => page.text(`${yellow} [role=timer]`);
  await page.pass(31_000);
  assert.equal(turn(), "0:29");
  await page.press("Pause clocks", yellow);
  await page.pass(60_000);
  assert.equal(turn(), "0:29");
  await page.press("Start clocks", yellow);
  await page.pass(30_000);
  await page.until(() => assert.equal(turn(), "0:00.0"));
  await page.until(() => assert.notEqual(page.field("Yellow player").value, "human"));
});

test("with clocks the hidden crown must be found, as the dialog says", async (t) => {
  const page = await pageAt(t, "#crown-3");
  await chooseSecret(page, "Random choice");
  await page.press("New game");
  const dialog = "new-game-dialog";
  assert.ok(page.field("A side without an army", dialog));
  await page.fill("Clocks", "5 min", dialog);
  assert.throws(() => page.field("A side without an army", dialog));
  assert.match(page.text(dialog), /Fixed in games with clocks\./);
  await page.press("Start game");
  await chooseSecret(page, "Random choice");
  await page.press("Share");
  assert.match(await page.value("Game record"), /\[Option "army-lost=search"\]/);
});

test("clocks are paused while the device is handed over", async (t) => {
  const page = await pageAt(t, "#crown");
  await startForTwo(page, { Clocks: "5 min" });
  for (const seat of /** @type {const} */ (["Black", "White"])) {
    await take(page, seat);
    await chooseSecret(page, "Random choice");
  }
  await page.type("e2e4");
  await page.pass(5_000);
  await page.until(() => page.button(/^I am Black/));
  await page.pass(60_000);
  await take(page, "Black");
  assert.match(clockOf(page, "Black"), /^(5:00|4:5\d)$/);
  await page.pass(10_000);
  assert.match(clockOf(page, "Black"), /^4:[45]\d$/);
  assert.match(page.label("e4"), /^white Pawn, e4/);
  await page.sit("Black", "human");
});

test("the list of moves shows the time that each move took", async (t) => {
  let page = await pageAt(t, "#chess");
  await startTimed(page, "5 min");
  const times = () => page.all("move-list .move").map(({ dataset }) => dataset["time"] ?? "");
  const shown = (/** @type {string[]} */ ...expected) =>
    page.until(() => assert.deepEqual(times(), expected));
  for (const [move, ms] of /** @type {const} */ ([
    ["e2e4", 2_400],
    ["e7e5", 65_000],
    ["g1f3", 14_000],
    ["b8c6", 0],
  ])) {
    await page.type(move);
    await page.pass(ms);
  }
  await shown("", "2.4s", "1:05", "14s");
  assert.match(page.all("move-list .move")[3]?.getAttribute("aria-label") ?? "", /14 seconds$/);
  await page.press("Undo");
  await shown("", "2.4s", "1:05", "");
  await page.press("Redo");
  page = await page.reload(t);
  await shown("", "2.4s", "1:05", "");
  await page.press("Previous move");
  await shown("", "2.4s", "1:05", "");
});
