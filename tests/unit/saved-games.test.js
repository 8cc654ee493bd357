import assert from "node:assert/strict";
import { test } from "node:test";
import { MemoryDatabase } from "../../www/storage/game-database.js";
import { GameLocks } from "../../www/storage/game-locks.js";
import { readSavedGame, writtenGame } from "../../www/storage/saved-game.js";
import { SavedGames } from "../../www/storage/saved-games.js";
import { unseal } from "../../www/storage/sealing.js";
import { contentOf, readStored } from "../../www/storage/stored-game.js";
import { withoutSubtle } from "./fakes/crypto.js";
import { FakeLocks } from "./fakes/locks.js";
import { fakeStorage } from "./fakes/storage.js";
import { oldSeal, SAVED } from "./fixtures/saved.js";

/** @import { GameChange } from "../../www/storage/saved-games.js" */

const SUMMARY = { players: SAVED.players, choosing: false, turn: 0, outcome: null, pieces: [] };
const OUTCOME = { reason: "checkmate", places: [1, 2], winner: 0 };

/** A browser with its old storage and its database. */
function newBrowser() {
  const old = fakeStorage();
  const database = new MemoryDatabase();
  let time = 100;
  /** @type {GameChange[]} */
  const told = [];
  const channel = { postMessage: (/** @type {GameChange} */ change) => void told.push(change) };
  /** As after a reload. */
  const visit = async (locks = new GameLocks(undefined)) => {
    const saved = new SavedGames(database, { old, channel, locks, now: () => (time += 1) });
    await saved.start();
    return saved;
  };
  return { old, database, told, visit };
}

/** @param {number} plies @param {string} [move]  by which games are told apart */
const gameOf = (plies, move = "e2e4") => ({
  ...SAVED,
  record: `${move} `.repeat(plies),
  ply: plies,
  plies,
});

/** @param {number} plies @param {string} [move] */
const textOf = (plies, move) => JSON.stringify(writtenGame(gameOf(plies, move)));

/** @param {SavedGames} saved */
const pliesOf = async (saved) => (await saved.list()).map(({ plies }) => plies);

test("games are listed, the latest first, without those that haven't begun", async () => {
  const saved = await newBrowser().visit();
  for (const [id, plies, changed] of /** @type {const} */ ([
    ["a", 4, 1],
    ["b", 2, 3],
    ["c", 0, 5],
    ["d", 7, 2],
  ]))
    await saved.write({ id, game: "chess", version: 1, changed }, gameOf(plies), SUMMARY);
  assert.deepEqual(await pliesOf(saved), [2, 7, 4]);
  assert.deepEqual(readStored((await saved.read("a"))?.text ?? ""), gameOf(4));
});

test("a variant is continued with its latest unfinished game, or else the one without moves", async () => {
  const saved = await newBrowser().visit();
  const latest = async () => (await saved.latest("chess"))?.id ?? null;
  assert.equal(await latest(), null);
  const write = (/** @type {string} */ id, /** @type {any} */ changed, outcome = null) =>
    saved.write(
      { id, game: id === "other" ? "raumschach" : "chess", version: 1, changed },
      gameOf(id === "empty" ? 0 : 3),
      { ...SUMMARY, outcome },
    );
  await write("empty", 9);
  await write("other", 9);
  assert.equal(await latest(), "empty");
  await write("first", 1);
  await write("second", 2);
  assert.equal(await latest(), "second");
  await write("second", 3, /** @type {any} */ (OUTCOME));
  assert.equal(await latest(), "first");
  const first = await saved.read("first");
  assert.ok(first !== null);
  await saved.put({ ...first, broken: true });
  assert.equal(await latest(), "empty");
});

test("a game with secrets is saved sealed, and tabs tell each other only ids and versions", async () => {
  const { visit, told } = newBrowser();
  const saved = await visit();
  const pins = [{ salt: "00", hash: "ff" }, null];
  const entry = { id: "a", game: "crown", version: 3, changed: 1 };
  await saved.write(entry, { ...SAVED, sealed: "sealed", pins }, SUMMARY);
  const { text = "", secret } = (await saved.read("a")) ?? {};
  assert.deepEqual(readStored(text), {
    ...SAVED,
    record: "",
    sealed: "sealed",
    players: [],
    pins: [],
  });
  assert.doesNotMatch(text, /record|players|pins|human|ff/);
  assert.equal(secret, true);
  await saved.remove("a");
  assert.deepEqual(await saved.list(), []);
  assert.deepEqual(told, [
    { id: "a", version: 3 },
    { id: "a", version: 0 },
  ]);
});

const PINS = [{ salt: "00", hash: "ff" }, null];

/** As an old edition saved a game with secrets. @param {number} plies */
const readableText = (plies) => {
  const { record, ...rest } = gameOf(plies);
  const sealed = oldSeal(`[Game "crown"]\n[Opening "w crown 0 K 00"]\n\n${record}`);
  return JSON.stringify({ format: 3, ...rest, record: undefined, sealed, pins: PINS });
};

/** All that a browser has stored, as text. @param {ReturnType<typeof newBrowser>} browser */
async function everything({ old, database }) {
  const stores = /** @type {const} */ (["games", "taken"]);
  const entries = await Promise.all(stores.map((store) => database.all(store)));
  const keys = Array.from({ length: old.length }, (_, at) => old.getItem(old.key(at) ?? ""));
  const text = JSON.stringify([entries, keys]);
  const hex = text.match(/(?:[0-9a-f]{2}){8,}/g) ?? [];
  return [text, ...hex.map((run) => Buffer.from(run, "hex").toString())].join("\n");
}

/** @param {SavedGames} saved */
const opened = async (saved) => {
  assert.ok(saved.key !== null);
  const [{ text = "" } = {}] = await saved.list();
  const read = readStored(text);
  return read === "unreadable" ? read : unseal(saved.key, read.sealed ?? "");
};

test("old games with secrets are encrypted, and their readable copies deleted", async () => {
  const browser = newBrowser();
  const { old, visit } = browser;
  old.setItem("menagerie.game.crown", readableText(2));
  assert.match(await everything(browser), /Opening/);
  const saved = await visit();
  assert.doesNotMatch(await everything(browser), /Opening|menagerie-sealed-1|"ff"/);
  assert.equal(old.getItem("menagerie.game.crown"), null);
  const content = await opened(saved);
  assert.match(content.record, /\[Opening "w crown 0 K 00"\]\n\ne2e4 e2e4 $/);
  assert.deepEqual([content.players, content.pins], [SAVED.players, PINS]);
  assert.deepEqual(
    (await saved.list()).map(({ plies, secret }) => [plies, secret]),
    [[2, true]],
  );

  // An old edition in another tab saves it again, and plays on.
  for (const plies of [2, 3]) {
    old.setItem("menagerie.game.crown", readableText(plies));
    await saved.update();
    assert.deepEqual(await pliesOf(saved), [plies]);
    assert.equal(old.getItem("menagerie.game.crown"), null);
  }
  assert.doesNotMatch(await everything(browser), /Opening|menagerie-sealed-1|"ff"/);
});

test("games that an earlier build copied readably are encrypted in place", async () => {
  const browser = newBrowser();
  const { database, visit } = browser;
  const text = readableText(2);
  const entry = { id: "a", game: "crown", version: 5, changed: 9, summary: SUMMARY };
  await database.put("games", { ...entry, ...contentOf(text) });
  await database.put("taken", { text, key: "menagerie.game.crown", id: "a" });
  const saved = await visit();
  assert.doesNotMatch(await everything(browser), /Opening|menagerie-sealed-1/);
  const { text: _text, ...kept } = (await saved.read("a")) ?? {};
  assert.deepEqual(kept, { ...entry, plies: 2, secret: true });
  assert.match((await opened(saved)).record, /Opening/);
  // What was taken once isn't taken again, even after it was deleted.
  await saved.remove("a");
  browser.old.setItem("menagerie.game.crown", text);
  await saved.update();
  assert.deepEqual([await saved.list(), browser.old.length], [[], 0]);
});

test("a damaged old seal is encrypted as it is", async () => {
  const browser = newBrowser();
  const damaged = readableText(2).replace("menagerie-sealed-1:", "menagerie-sealed-1:0");
  browser.old.setItem("menagerie.game.crown", damaged);
  const saved = await browser.visit();
  assert.doesNotMatch(await everything(browser), /Opening|menagerie-sealed-1/);
  assert.match((await opened(saved)).damaged, /^menagerie-sealed-1:0/);
});

test("a browser that can't encrypt leaves old games with secrets alone", async (t) => {
  const { old, visit } = newBrowser();
  old.setItem("menagerie.game.crown", readableText(2));
  old.setItem("menagerie.game.chess", textOf(3));
  withoutSubtle(t);
  const saved = await visit();
  assert.deepEqual([saved.key, saved.keepsSecrets, await pliesOf(saved)], [null, false, [3]]);
  assert.equal(old.getItem("menagerie.game.crown"), readableText(2));
});

test("a readable copy stays until the encrypted one has been read back", async () => {
  const entry = readableText(2);
  const lost = Object.assign(new MemoryDatabase(), {
    get: async (/** @type {string} */ store, /** @type {string} */ key) => {
      const found = await MemoryDatabase.prototype.get.call(lost, /** @type {any} */ (store), key);
      return store === "games" && found !== undefined ? { ...found, text: "{}" } : found;
    },
  });
  const absent = Object.assign(new MemoryDatabase(), {
    all: () => Promise.reject(new DOMException("no", "SecurityError")),
  });
  for (const database of [lost, absent]) {
    const old = fakeStorage();
    old.setItem("menagerie.game.crown", entry);
    const saved = new SavedGames(database, { old });
    await saved.start();
    assert.equal(old.getItem("menagerie.game.crown"), entry);
  }
});

test("a game of version 1 is read as one without secrets, and its levels keep their meaning", () => {
  const {
    sealed: _sealed,
    pins: _pins,
    turned: _turned,
    model: _model,
    clock: _clock,
    ...rest
  } = SAVED;
  const players = SAVED.players.map(({ player, level }) => ({ player, level: Number(level) }));
  const old = { format: 1, ...rest, players, flipped: true };
  assert.deepEqual(readStored(JSON.stringify(old)), SAVED);
});

test("a game of version 2 keeps its orientation", () => {
  const { turned: _turned, model: _model, sealed: _sealed, ...old } = SAVED;
  for (const [flipped, turned] of [
    [true, 2],
    [false, 0],
  ])
    assert.deepEqual(readStored(JSON.stringify({ format: 2, ...old, flipped })), {
      ...SAVED,
      turned,
    });
});

test("everything but a game of this format is unreadable", () => {
  const texts = [
    "{",
    "null",
    "7",
    JSON.stringify({ ...SAVED, format: 99 }),
    JSON.stringify({ format: 1 }),
    JSON.stringify({ ...SAVED, format: 2, record: undefined, sealed: 7 }),
    JSON.stringify({ ...SAVED, format: 2, pins: ["1234"] }),
    JSON.stringify({ ...SAVED, format: 3, turned: 4 }),
    JSON.stringify({ ...SAVED, format: 3, model: "kingmaker" }),
  ];
  const badLevel = { ...SAVED, format: 1, players: [{ player: "human", level: 9 }] };
  for (const text of [...texts, JSON.stringify(badLevel)])
    assert.equal(readStored(text), "unreadable", text);
});

test("a clock is saved, and a broken one is reported with its place", () => {
  const clock = { control: "300+5/60", used: [0, 1500], fallen: [{ seat: 1, ply: 3 }] };
  const kept = { ...SAVED, clock };
  assert.deepEqual(readStored(JSON.stringify(writtenGame(kept))), kept);
  for (const wrong of [
    { ...clock, control: "soon" },
    { ...clock, used: [-1] },
    "5+3",
    { used: [] },
  ]) {
    const read = readSavedGame(writtenGame(/** @type {any} */ ({ ...SAVED, clock: wrong })));
    assert.equal("fault" in read && read.fault.at, "clock", JSON.stringify(wrong));
  }
});

test("old games are copied once; deleted ones don't come back", async () => {
  const { old, visit } = newBrowser();
  old.setItem("menagerie.aside.chess.1", textOf(5, "d2d4"));
  old.setItem("menagerie.game.chess", textOf(2));
  old.setItem("menagerie.game.crown", "{broken");
  old.setItem("menagerie.preferences", "{}");
  const first = await visit();
  const games = await first.list();
  assert.deepEqual(
    games.map(({ game, plies }) => [game, plies]).sort(),
    [
      ["chess", 2],
      ["chess", 5],
      ["crown", null],
    ].sort(),
  );
  // The old edition would continue this one.
  assert.equal((await first.latest("chess"))?.plies, 2);
  for (const { id } of games) await first.remove(id);
  assert.deepEqual(await (await visit()).list(), []);
  assert.equal(old.getItem("menagerie.game.chess"), textOf(2));
});

test("what an old edition plays on is taken over, unless it was played on here", async () => {
  const { old, visit } = newBrowser();
  old.setItem("menagerie.game.chess", textOf(2));
  const saved = await visit();
  const [copied] = await saved.list();
  old.setItem("menagerie.game.chess", textOf(3));
  await saved.update();
  const [continued, ...others] = await saved.list();
  assert.deepEqual([continued?.id, continued?.plies, others], [copied?.id, 3, []]);
  const entry = { id: continued?.id ?? "", game: "chess", version: 9, changed: 1000 };
  await saved.write(entry, gameOf(7), SUMMARY);
  old.setItem("menagerie.game.chess", textOf(4));
  await saved.update();
  assert.deepEqual(await pliesOf(saved), [7, 4]);
});

test("a deleted or continued old game comes back only with further moves", async () => {
  for (const plies of [0, 7]) {
    const { old, visit } = newBrowser();
    old.setItem("menagerie.game.chess", textOf(2));
    const saved = await visit();
    const id = (await saved.list())[0]?.id ?? "";
    const entry = { id, game: "chess", version: 9, changed: 1000 };
    if (plies === 0) await saved.remove(id);
    else await saved.write(entry, gameOf(plies), SUMMARY);
    const here = await pliesOf(saved);
    // The board is only turned.
    old.setItem("menagerie.game.chess", JSON.stringify(writtenGame({ ...gameOf(2), turned: 0 })));
    await saved.update();
    assert.deepEqual(await pliesOf(saved), here);
    old.setItem("menagerie.game.chess", textOf(3));
    await saved.update();
    assert.deepEqual(await pliesOf(saved), [...here, 3]);
  }
});

test("what an old edition plays on becomes another game while a tab plays the first", async () => {
  const { old, visit } = newBrowser();
  const shared = new FakeLocks();
  old.setItem("menagerie.game.chess", textOf(2));
  const saved = await visit(new GameLocks(shared));
  const [copied] = await saved.list();
  const tab = new GameLocks(shared);
  await tab.hold(copied?.id ?? "", { steal: false, onLost: () => {} });
  for (const plies of [3, 4]) {
    old.setItem("menagerie.game.chess", textOf(plies));
    await saved.update();
    assert.deepEqual(await pliesOf(saved), [plies, 2]);
  }
  assert.equal((await saved.read(copied?.id ?? ""))?.plies, 2);
});

test("what is found out about a game is only added to the text it is true of", async () => {
  const saved = await newBrowser().visit();
  const entry = { id: "a", game: "chess", version: 1, changed: 1 };
  await saved.write(entry, gameOf(2), SUMMARY);
  const stale = await saved.read("a");
  assert.ok(stale !== null);
  await saved.write({ ...entry, version: 2 }, gameOf(3), SUMMARY);
  await saved.amend(stale, { broken: true });
  const fresh = await saved.read("a");
  assert.ok(fresh !== null);
  assert.deepEqual([fresh.plies, fresh.broken], [3, undefined]);
  await saved.amend(fresh, { broken: true });
  assert.deepEqual(await saved.read("a"), { ...fresh, broken: true });
  await saved.remove("a");
  await saved.amend(fresh, { broken: true });
  assert.equal(await saved.read("a"), null);
});

test("a tab that ends while it copies old games copies none twice", async () => {
  const { old, database, visit } = newBrowser();
  old.setItem("menagerie.game.chess", textOf(2));
  const { put, putAll } = MemoryDatabase.prototype;
  // Only its first transaction reaches the database.
  let sent = 0;
  const first = (/** @type {() => Promise<void>} */ write) => {
    sent += 1;
    return sent === 1 ? write() : Promise.reject(new Error("the tab has ended"));
  };
  const stored = new MemoryDatabase();
  Object.assign(database, {
    all: (/** @type {"games"} */ store) => stored.all(store),
    put: (/** @type {any[]} */ ...args) =>
      first(() => put.apply(stored, /** @type {any} */ (args))),
    putAll: (/** @type {any} */ values) => first(() => putAll.call(stored, values)),
  });
  await visit();
  Object.assign(database, {
    put: (/** @type {any[]} */ ...args) => put.apply(stored, /** @type {any} */ (args)),
    putAll: (/** @type {any} */ values) => putAll.call(stored, values),
  });
  assert.deepEqual(await pliesOf(await visit()), [2]);
});

test("an old game that only changes its place isn't copied again", async () => {
  const { old, visit } = newBrowser();
  old.setItem("menagerie.game.chess", textOf(2));
  old.setItem("menagerie.aside.chess.1", textOf(5, "d2d4"));
  await visit();
  old.setItem("menagerie.game.chess", textOf(5, "d2d4"));
  old.setItem("menagerie.aside.chess.1", textOf(2));
  assert.equal((await (await visit()).list()).length, 2);
});

test("a full storage is reported, and without one games last until the page is closed", async () => {
  const entry = { id: "a", game: "chess", version: 1, changed: 1 };
  const failing = (/** @type {string} */ name) =>
    Object.assign(new MemoryDatabase(), {
      put: () => Promise.reject(new DOMException("no", name)),
    });
  const full = new SavedGames(failing("QuotaExceededError"), { old: null });
  assert.equal(await full.write(entry, SAVED, SUMMARY), "storage-full");
  const odd = new SavedGames(failing("UnknownError"), { old: null });
  assert.equal(await odd.write(entry, SAVED, SUMMARY), "storage-failed");
  const absent = Object.assign(new MemoryDatabase(), {
    all: () => Promise.reject(new DOMException("no", "SecurityError")),
  });
  const saved = new SavedGames(absent, { old: null });
  await saved.start();
  assert.equal(saved.works, false);
  assert.equal(await saved.write(entry, SAVED, SUMMARY), null);
  assert.deepEqual(await pliesOf(saved), [1]);
});

test("a list that can't be read is empty, and this is reported", async () => {
  const { database, visit } = newBrowser();
  const saved = await visit();
  let faults = 0;
  saved.onFault = () => (faults += 1);
  database.all = () => Promise.reject(new DOMException("no", "UnknownError"));
  assert.deepEqual(await saved.list(), []);
  assert.equal(faults, 1);
});
