import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage, SavedGames } from "../../www/saved-games.js";
import { fakeStorage } from "./fakes/storage.js";

/** @type {import("../../www/saved-games.js").SavedGame} */
const GAME = {
  record: "e2e4",
  sealed: null,
  ply: 1,
  plies: 1,
  players: [
    { player: "human", level: 3 },
    { player: "computer", level: 8 },
  ],
  model: null,
  turned: 2,
  pins: [],
};

test("a saved game is found again", () => {
  const saved = new SavedGames(fakeStorage());
  assert.equal(saved.read("chess"), null);
  assert.equal(saved.write("chess", GAME), true);
  assert.deepEqual(saved.read("chess"), GAME);
  assert.deepEqual(saved.plies(["chess", "caissa-britannia"]), { chess: 1 });
});

test("a game with secrets is saved sealed, with its PINs and without a record", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const pins = [{ salt: "00", hash: "ff" }, null];
  saved.write("crown", { ...GAME, sealed: "sealed", pins });
  assert.deepEqual(saved.read("crown"), { ...GAME, record: "", sealed: "sealed", pins });
  assert.doesNotMatch(storage.getItem("menagerie.game.crown") ?? "", /record/);
});

test("a game of the first format is read as one without secrets", () => {
  const storage = fakeStorage();
  const { sealed: _sealed, pins: _pins, turned: _turned, model: _model, ...rest } = GAME;
  const old = { ...rest, flipped: true };
  storage.setItem("menagerie.game.chess", JSON.stringify({ format: 1, ...old }));
  assert.deepEqual(new SavedGames(storage).read("chess"), GAME);
});

test("a game of the second format keeps the side it was seen from", () => {
  const storage = fakeStorage();
  const { turned: _turned, model: _model, sealed: _sealed, ...old } = GAME;
  for (const [flipped, turned] of [
    [true, 2],
    [false, 0],
  ]) {
    storage.setItem("menagerie.game.chess", JSON.stringify({ format: 2, ...old, flipped }));
    assert.deepEqual(new SavedGames(storage).read("chess"), { ...GAME, turned });
  }
});

test("anything but a game of this format is unreadable", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const texts = [
    "{",
    "null",
    "7",
    JSON.stringify({ ...GAME, format: 99 }),
    JSON.stringify({ format: 1 }),
    JSON.stringify({ ...GAME, format: 2, record: undefined, sealed: 7 }),
    JSON.stringify({ ...GAME, format: 2, pins: ["1234"] }),
    JSON.stringify({ ...GAME, format: 3, turned: 4 }),
    JSON.stringify({ ...GAME, format: 3, model: "kingmaker" }),
  ];
  const badLevel = { ...GAME, format: 1, players: [{ player: "human", level: 9 }] };
  for (const text of [...texts, JSON.stringify(badLevel)]) {
    storage.setItem("menagerie.game.chess", text);
    assert.equal(saved.read("chess"), "unreadable", text);
  }
});

test("what is set aside keeps its text, each time under a key of its own", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const keys = ["first", "second"].map((text) => {
    storage.setItem("menagerie.game.chess", text);
    return saved.setAside("chess");
  });
  assert.equal(storage.getItem("menagerie.game.chess"), null);
  assert.deepEqual(
    keys.map((key) => storage.getItem(key)),
    ["first", "second"],
  );
});

test("a full storage is told, a missing one does no harm", () => {
  const storage = fakeStorage();
  storage.full = true;
  assert.equal(new SavedGames(storage).write("chess", GAME), false);
  const none = new SavedGames(null);
  assert.equal(none.works, false);
  assert.equal(none.read("chess"), null);
  assert.deepEqual(none.readPreferences(), {});
});

test("where the browser has no storage there is none", () => {
  assert.equal(openStorage(), null);
});

test("preferences survive, unknown ones don't", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const boardView = /** @type {const} */ ({
    arrangement: "stacked",
    spread: 0.75,
    yaw: 30,
    faded: true,
    follows: true,
  });
  const preferences = { theme: "dark", pieceSet: "letters", boardView };
  saved.writePreferences(/** @type {any} */ (preferences));
  assert.deepEqual(saved.readPreferences(), preferences);
  storage.setItem("menagerie.preferences", '{"theme":"pink"}');
  assert.deepEqual(saved.readPreferences(), {});
});
