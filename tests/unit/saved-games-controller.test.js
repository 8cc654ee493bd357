import assert from "node:assert/strict";
import { test } from "node:test";
import { writeGamesFile } from "../../www/storage/games-file.js";
import { writtenGame } from "../../www/storage/saved-game.js";
import { CustomVariants } from "../../www/storage/custom-variants.js";
import { openedGame } from "../../www/storage/reseal.js";
import { seal } from "../../www/storage/sealing.js";
import { contentOf } from "../../www/storage/stored-game.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames, tableAt } from "./fakes/table.js";
import { oldSeal, SAVED } from "./fixtures/saved.js";

/** @import { SavedGame } from "../../www/storage/saved-game.js" */

/** @param {string} moves @param {Partial<SavedGame>} [other] */
function gameOf(moves, other = {}) {
  const plies = moves.split(" ").length;
  const record = `[Game "chess"]\n[Position ""]\n\n${moves}\n`;
  return { ...SAVED, record, ply: plies, plies, ...other };
}

/** @param {SavedGame} saved */
const textOf = (saved) => JSON.stringify(writtenGame(saved));

/** @param {[game: string, saved: SavedGame][]} games */
const fileOf = (...games) =>
  writeGamesFile(games.map(([game, saved]) => ({ game, changed: 7, ...contentOf(textOf(saved)) })));

/** @param {Awaited<ReturnType<typeof tableAt>>} table @param {string} text */
async function add(table, text) {
  await table.perform({ kind: "add-games", text });
  return table.state().added.map(({ game, result }) => [game, result]);
}

/** @param {Awaited<ReturnType<typeof tableAt>>} table */
const listed = (table) =>
  table.state().shelf.games.map(({ game, plies, changed }) => [game, plies, changed]);

test("all games can be moved by file from one browser to another, with their dates", async () => {
  const from = fakeStorage();
  await savedGames(from).add("chess", textOf(gameOf("e2e4 e7e5")), null, 70);
  const there = await tableAt("", from);
  assert.equal(there.state().shelf.count, 1);
  await there.perform({ kind: "save-games", passphrase: null });
  const here = await tableAt("");
  assert.deepEqual(await add(here, there.place.downloaded), [["chess", "added"]]);
  assert.deepEqual(listed(here), [["chess", 2, 70]]);
  const texts = await Promise.all(
    [from, here.storage].map(async (storage) => (await savedGames(storage).list())[0]?.text),
  );
  assert.equal(texts[0], texts[1]);
  assert.deepEqual(here.state().savedPlies, { chess: 2 });
});

test("an existing game stays beside the imported one, which is imported once", async () => {
  const storage = fakeStorage();
  await savedGames(storage).add("chess", textOf(gameOf("e2e4")), null, 5);
  const table = await tableAt("", storage);
  const file = fileOf(["chess", gameOf("d2d4 d7d5")]);
  assert.deepEqual(await add(table, file), [["chess", "added"]]);
  assert.deepEqual(await add(table, file), [["chess", "present"]]);
  assert.deepEqual(listed(table), [
    ["chess", 2, 7],
    ["chess", 1, 5],
  ]);
  assert.deepEqual(table.state().savedPlies, { chess: 2 });
});

test("a game is deleted", async () => {
  const storage = fakeStorage();
  for (const moves of ["e2e4", "d2d4 d7d5"])
    await savedGames(storage).add("chess", textOf(gameOf(moves)), null);
  const table = await tableAt("", storage);
  const [latest] = table.state().shelf.games;
  await table.perform({ kind: "delete-game", id: latest?.id ?? "" });
  assert.deepEqual(
    listed(table).map(([, plies]) => plies),
    [1],
  );
});

test("games without a summary, as from old editions, get one while the gallery is shown", async () => {
  const storage = fakeStorage();
  storage.setItem("menagerie.game.chess", textOf(gameOf("e2e4 e7e5", { ply: 1 })));
  storage.setItem("menagerie.game.ludo", textOf(gameOf("e2e4", { record: '[Game "ludo"]\n\n' })));
  const table = await tableAt("", storage);
  const games = new Map(table.state().shelf.games.map((one) => [one.game, one]));
  const { summary = null, running } = games.get("chess") ?? {};
  assert.deepEqual([summary?.turn, summary?.players, running], [1, SAVED.players, true]);
  assert.deepEqual(
    summary?.pieces.filter(([square]) => square === 28),
    [[28, "P", 0]],
  );
  assert.deepEqual([games.get("ludo")?.summary, games.get("ludo")?.running], [null, false]);
});

test("the changes of other tabs are shown", async () => {
  const table = await tableAt("");
  await savedGames(table.storage).add("chess", textOf(gameOf("e2e4")), null);
  await table.savedGamesChanged();
  assert.equal(table.state().shelf.games.length, 1);
  assert.equal(table.state().screen, "gallery");
});

test("games that can't be continued here are refused one by one", async () => {
  const table = await tableAt("");
  const file = fileOf(
    ["ludo", gameOf("e2e4", { record: '[Game "ludo"]\n\n' })],
    ["caissa-britannia", gameOf("e2e4")],
    ["chess", gameOf("e2e4", { ply: 5 })],
    ["chess", gameOf("d2d4")],
  );
  const results = await add(table, file);
  assert.deepEqual(
    results.map(([, result]) => result),
    ["refused", "refused", "refused", "added"],
  );
  const places = table.state().added.map(({ reason }) => reason?.args["at"]);
  assert.deepEqual(places.slice(1, 3), ["games[1].game", "games[2].saved.ply"]);
});

const VARIANT = 'id = "my-chess"\n';

/**
 * A file with a variant and a game of it.
 * @param {string} [text] @param {string} [id]
 */
const variantFile = (text = VARIANT, id = "my-chess") => {
  const record = `[Game "${id}"]\n[Position ""]\n\ne2e4\n`;
  const game = { game: id, changed: 7, ...contentOf(textOf(gameOf("e2e4", { record }))) };
  return writeGamesFile([game], { own: [{ id, text }] });
};

test("custom variants travel with their games and are imported first", async () => {
  const from = fakeStorage();
  new CustomVariants(from).write("my-chess", VARIANT);
  const record = '[Game "my-chess"]\n[Position ""]\n\ne2e4\n';
  await savedGames(from).add("my-chess", textOf(gameOf("e2e4", { record })), null);
  const there = await tableAt("", from);
  assert.equal(there.state().shelf.count, 2);
  await there.perform({ kind: "save-games", passphrase: null });
  const here = await tableAt("");
  await add(here, there.place.downloaded);
  const results = () =>
    here.state().added.map(({ game, variant, result }) => [game, variant, result]);
  assert.deepEqual(results(), [
    ["my-chess", true, "added"],
    ["my-chess", false, "added"],
  ]);
  assert.equal(new CustomVariants(here.storage).read("my-chess"), VARIANT);
  assert.equal(
    here.state().games.some(({ id }) => id === "my-chess"),
    true,
  );
  assert.deepEqual(here.state().savedPlies, { "my-chess": 1 });
  await add(here, there.place.downloaded);
  assert.deepEqual(results(), [
    ["my-chess", true, "present"],
    ["my-chess", false, "present"],
  ]);
});

test("a variant without games is stored and exported, too", async () => {
  const from = fakeStorage();
  new CustomVariants(from).write("my-chess", VARIANT);
  const there = await tableAt("", from);
  assert.equal(there.state().shelf.count, 1);
  await there.perform({ kind: "save-games", passphrase: null });
  const here = await tableAt("");
  assert.deepEqual(await add(here, there.place.downloaded), [["my-chess", "added"]]);
});

test("a variant never replaces another one, and its games aren't added to that one's", async () => {
  const storage = fakeStorage();
  const own = new CustomVariants(storage);
  const mine = `${VARIANT}# mine\n`;
  own.write("my-chess", mine);
  const table = await tableAt("", storage);
  assert.deepEqual(await add(table, variantFile()), [
    ["my-chess", "refused"],
    ["my-chess", "refused"],
  ]);
  assert.deepEqual(
    table.state().added.map(({ reason }) => reason?.code),
    ["games-file-variant-other", "games-file-no-variant"],
  );
  assert.equal(own.read("my-chess"), mine);
  assert.deepEqual(await savedGames(storage).list(), []);
});

test("an invalid variant is refused with its games", async () => {
  const cases = [
    [variantFile("no rules"), "games-file-variant-fault"],
    [variantFile('id = "your-chess"\n'), "games-file-fault"],
    [variantFile('id = "chess"\n', "chess"), "game-id-taken"],
  ];
  for (const [text = "", code] of cases) {
    const table = await tableAt("");
    const before = table.state().games.length;
    const results = (await add(table, text)).map(([, result]) => result);
    assert.deepEqual(results, ["refused", "refused"], code);
    assert.equal(table.state().added[0]?.reason?.code, code);
    assert.deepEqual(new CustomVariants(table.storage).list(), []);
    assert.equal(table.state().games.length, before);
  }
});

test("a variant that doesn't fit into storage isn't added", async () => {
  const table = await tableAt("");
  table.storage.full = true;
  assert.deepEqual(await add(table, variantFile()), [
    ["my-chess", "no-room"],
    ["my-chess", "refused"],
  ]);
  assert.equal(
    table.state().games.some(({ own }) => own),
    false,
  );
});

test("a full storage keeps its content and reports it", async () => {
  const table = await tableAt("");
  table.storage.full = true;
  assert.deepEqual(await add(table, fileOf(["chess", gameOf("e2e4")])), [["chess", "no-room"]]);
  assert.deepEqual(table.state().shelf.count, 0);
});

test("an unreadable file changes nothing", async () => {
  const table = await tableAt("");
  assert.deepEqual(await add(table, "{"), []);
  assert.equal(table.state().notices[0]?.reason.code, "games-file-json");
});

test("no game is imported while one is on the table, as the engine holds only one", async () => {
  const table = await tableAt("#chess");
  await add(table, fileOf(["caissa-britannia", gameOf("e2e4")]));
  assert.equal(table.state().notices[0]?.reason.code, "games-file-at-table");
});

const TRUTH = JSON.stringify({
  secrets: ["K", "Q"],
  record: '[Game "crown"]\n[Position ""]\n\ne2e4\n',
  options: {},
});
const PINS = [{ salt: "0011", hash: "ff" }, null];
const PASSPHRASE = "a long passphrase";

/** A browser with a game of Crown with secrets, and one of chess. */
async function withSecrets() {
  const storage = fakeStorage();
  const saved = savedGames(storage);
  await saved.start();
  const { players } = SAVED;
  const key = /** @type {CryptoKey} */ (saved.key);
  const sealed = await seal(key, { record: TRUTH, players, pins: PINS }, 2048);
  await saved.add("crown", textOf(gameOf("e2e4", { record: "", sealed })), null, 5);
  await saved.add("chess", textOf(gameOf("d2d4")), null, 4);
  return tableAt("", storage);
}

/** What the stored games of Crown contain. @param {Awaited<ReturnType<typeof tableAt>>} table */
async function openedCrowns(table) {
  const saved = savedGames(table.storage);
  await saved.start();
  const crowns = (await saved.list()).filter(({ game }) => game === "crown");
  return Promise.all(
    crowns.map(async ({ text }) => {
      const { record, players, pins } = (await openedGame(text, saved.key)) ?? {};
      return { record, players, pins };
    }),
  );
}

test("games with secrets are left out of a file, or moved under a passphrase", async () => {
  const from = await withSecrets();
  assert.deepEqual(from.state().shelf.secretive, ["crown"]);
  await from.perform({ kind: "save-games", passphrase: null });
  const without = JSON.parse(from.place.downloaded);
  assert.deepEqual([without.format, without.leftOut, without.games.length], [1, ["crown"], 1]);
  await from.perform({ kind: "save-games", passphrase: PASSPHRASE });
  const text = from.place.downloaded;
  assert.doesNotMatch(text, /"pins": \[\s*\{|0011|secrets|long/);

  const here = await tableAt("");
  assert.deepEqual(await add(here, text), []);
  assert.deepEqual(here.state().lockedFile, { text, wrong: false });
  await here.perform({ kind: "add-games", text, passphrase: "another passphrase" });
  assert.deepEqual(here.state().lockedFile, { text, wrong: true });
  assert.equal(here.state().shelf.count, 0);
  await here.perform({ kind: "add-games", text, passphrase: PASSPHRASE });
  assert.equal(here.state().lockedFile, null);
  const results = () => here.state().added.map(({ game, result }) => [game, result]);
  assert.deepEqual(results(), [
    ["crown", "added"],
    ["chess", "added"],
  ]);
  assert.deepEqual(await openedCrowns(here), [
    { record: TRUTH, players: SAVED.players, pins: PINS },
  ]);
  await here.perform({ kind: "add-games", text, passphrase: PASSPHRASE });
  assert.deepEqual(
    results().map(([, result]) => result),
    ["present", "present"],
  );
});

test("a game with secrets that can't be opened is left out, and the page says so", async () => {
  const from = await withSecrets();
  await savedGames(from.storage).add("crown-2", textOf(gameOf("e2e4", { sealed: "broken" })), null);
  await from.perform({ kind: "save-games", passphrase: PASSPHRASE });
  const { leftOut, games } = JSON.parse(from.place.downloaded);
  assert.deepEqual([leftOut, games.length], [["crown-2"], 2]);
  assert.equal(from.state().notices[0]?.reason.code, "games-file-left-out");
});

test("without the passphrase the other games of a file are added", async () => {
  const from = await withSecrets();
  await from.perform({ kind: "save-games", passphrase: PASSPHRASE });
  const text = from.place.downloaded;
  const here = await tableAt("");
  await add(here, text);
  await here.perform({ kind: "leave-file" });
  assert.equal(here.state().lockedFile, null);
  await here.perform({ kind: "add-games", text, passphrase: null });
  assert.deepEqual(
    here.state().added.map(({ game, result }) => [game, result]),
    [
      ["crown", "locked"],
      ["chess", "added"],
    ],
  );
  assert.equal(here.state().shelf.count, 1);
});

test("a game that an old edition wrote readably into a file is encrypted", async () => {
  const here = await tableAt("");
  const file = fileOf([
    "crown",
    gameOf("e2e4", { record: "", sealed: oldSeal(TRUTH), pins: PINS }),
  ]);
  assert.match(file, /menagerie-sealed-1/);
  assert.deepEqual(await add(here, file), [["crown", "added"]]);
  const [{ text = "" } = {}] = await savedGames(here.storage).list();
  assert.deepEqual(JSON.parse(text).format, 5);
  assert.doesNotMatch(text, /menagerie-sealed-1|0011/);
  assert.deepEqual(await openedCrowns(here), [
    { record: TRUTH, players: SAVED.players, pins: PINS },
  ]);
  assert.deepEqual(await add(here, file), [["crown", "present"]]);
});

test("stopping the import keeps the games so far, and the rest can be imported later", async () => {
  const table = await tableAt("");
  const file = fileOf(
    ["chess", gameOf("e2e4")],
    ["chess", gameOf("d2d4")],
    ["chess", gameOf("c2c4")],
  );
  // Loads what adds files, so that the next one is read in the same task.
  await add(table, "{}");
  const adding = table.perform({ kind: "add-games", text: file });
  // Two of three games are read before the import is stopped.
  while ((table.state().adding?.part ?? 0) < 1 / 3) await Promise.resolve();
  await Promise.all([table.perform({ kind: "stop-adding" }), adding]);
  const results = () => table.state().added.map(({ result }) => result);
  assert.deepEqual(results(), ["added", "added", "stopped"]);
  assert.equal(table.state().adding, null);
  assert.equal(table.state().shelf.count, 2);
  assert.deepEqual(
    (await add(table, file)).map(([, result]) => result),
    ["present", "present", "added"],
  );
  assert.equal(table.state().adding, null);
});
