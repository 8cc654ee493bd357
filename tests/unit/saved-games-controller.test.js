import assert from "node:assert/strict";
import { test } from "node:test";
import { writeGamesFile } from "../../www/storage/games-file.js";
import { writtenGame } from "../../www/storage/saved-game.js";
import { CustomVariants } from "../../www/storage/custom-variants.js";
import { contentOf } from "../../www/storage/stored-game.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames, tableAt } from "./fakes/table.js";
import { SAVED } from "./fixtures/saved.js";

/** @param {string} moves @param {Partial<import("../../www/storage/saved-game.js").SavedGame>} [other] */
function gameOf(moves, other = {}) {
  const plies = moves.split(" ").length;
  const record = `[Game "chess"]\n[Position ""]\n\n${moves}\n`;
  return { ...SAVED, record, ply: plies, plies, ...other };
}

/** @param {import("../../www/storage/saved-game.js").SavedGame} saved */
const textOf = (saved) => JSON.stringify(writtenGame(saved));

/** @param {[game: string, saved: import("../../www/storage/saved-game.js").SavedGame][]} games */
const fileOf = (...games) =>
  writeGamesFile(
    games.map(([game, saved]) => ({ game, changed: 7, ...contentOf(textOf(saved)) })),
    true,
  );

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
  await there.perform({ kind: "save-games", secrets: false });
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
  return writeGamesFile([game], true, [{ id, text }]);
};

test("custom variants travel with their games and are imported first", async () => {
  const from = fakeStorage();
  new CustomVariants(from).write("my-chess", VARIANT);
  const record = '[Game "my-chess"]\n[Position ""]\n\ne2e4\n';
  await savedGames(from).add("my-chess", textOf(gameOf("e2e4", { record })), null);
  const there = await tableAt("", from);
  assert.equal(there.state().shelf.count, 2);
  await there.perform({ kind: "save-games", secrets: false });
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
  await there.perform({ kind: "save-games", secrets: false });
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

test("secrets are exported only on request", async () => {
  const storage = fakeStorage();
  const secret = gameOf("e2e4", { record: "", sealed: '{"record":"the truth"}' });
  await savedGames(storage).add("crown", textOf(secret), null);
  const table = await tableAt("", storage);
  assert.deepEqual(table.state().shelf.secretive, ["crown"]);
  await table.perform({ kind: "save-games", secrets: false });
  assert.doesNotMatch(table.place.downloaded, /the truth/);
  await table.perform({ kind: "save-games", secrets: true });
  assert.match(table.place.downloaded, /the truth/);
});

test("stopping the import keeps the games so far, and the rest can be imported later", async () => {
  const table = await tableAt("");
  const file = fileOf(
    ["chess", gameOf("e2e4")],
    ["chess", gameOf("d2d4")],
    ["chess", gameOf("c2c4")],
  );
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
