import assert from "node:assert/strict";
import { test } from "node:test";
import { FORMAT, readSavedGame, writtenGame } from "../../www/storage/saved-game.js";
import { openStorage, SavedGames } from "../../www/storage/saved-games.js";
import { readSettings } from "../../www/state/settings.js";
import { fakeStorage } from "./fakes/storage.js";
import { SAVED } from "./fixtures/saved.js";

test("a saved game is found again", () => {
  const saved = new SavedGames(fakeStorage());
  assert.equal(saved.read("chess"), null);
  assert.equal(saved.write("chess", SAVED), true);
  assert.deepEqual(saved.read("chess"), SAVED);
  assert.deepEqual(saved.plies(["chess", "caissa-britannia"]), { chess: 1 });
});

test("a game with secrets is saved sealed, with its PINs and without a record", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const pins = [{ salt: "00", hash: "ff" }, null];
  saved.write("crown", { ...SAVED, sealed: "sealed", pins });
  assert.deepEqual(saved.read("crown"), { ...SAVED, record: "", sealed: "sealed", pins });
  assert.doesNotMatch(storage.getItem("menagerie.game.crown") ?? "", /record/);
});

test("a game of version 1 is read as one without secrets", () => {
  const storage = fakeStorage();
  const {
    sealed: _sealed,
    pins: _pins,
    turned: _turned,
    model: _model,
    clock: _clock,
    ...rest
  } = SAVED;
  const old = { ...rest, flipped: true };
  storage.setItem("menagerie.game.chess", JSON.stringify({ format: 1, ...old }));
  assert.deepEqual(new SavedGames(storage).read("chess"), SAVED);
});

test("a game of version 2 keeps its orientation", () => {
  const storage = fakeStorage();
  const { turned: _turned, model: _model, sealed: _sealed, ...old } = SAVED;
  for (const [flipped, turned] of [
    [true, 2],
    [false, 0],
  ]) {
    storage.setItem("menagerie.game.chess", JSON.stringify({ format: 2, ...old, flipped }));
    assert.deepEqual(new SavedGames(storage).read("chess"), { ...SAVED, turned });
  }
});

test("everything but a game of this format is unreadable", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
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
  for (const text of [...texts, JSON.stringify(badLevel)]) {
    storage.setItem("menagerie.game.chess", text);
    assert.equal(saved.read("chess"), "unreadable", text);
  }
});

test("a clock is saved, and a broken one is reported with its place", () => {
  const clock = { control: "300+5/60", used: [0, 1500], fallen: [{ seat: 1, ply: 3 }] };
  const kept = { ...SAVED, clock };
  const saved = new SavedGames(fakeStorage());
  saved.write("chess", kept);
  assert.deepEqual(saved.read("chess"), kept);
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

test("texts set aside are kept under separate keys", () => {
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

test("an unreadable game that can't be set aside stays where it is", () => {
  const storage = fakeStorage();
  storage.setItem("menagerie.game.chess", "unreadable");
  storage.room = "menagerie.game.chess".length + "unreadable".length;
  const saved = new SavedGames(storage);
  assert.equal(saved.setAside("chess"), "menagerie.game.chess");
  assert.equal(storage.getItem("menagerie.game.chess"), "unreadable");
  assert.deepEqual(saved.asides(), []);
});

test("a full storage is reported, a missing one does no harm", () => {
  const storage = fakeStorage();
  storage.full = true;
  assert.equal(new SavedGames(storage).write("chess", SAVED), false);
  const none = new SavedGames(null);
  assert.equal(none.works, false);
  assert.equal(none.read("chess"), null);
  assert.deepEqual(none.readSettings(), readSettings());
});

test("without browser storage there is none", () => {
  assert.equal(openStorage(), null);
});

test("settings survive in the format of the first edition", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  const boardView = { arrangement: "stacked", spread: 0.75, yaw: 30, faded: true, follows: true };
  const stored = { format: FORMAT, pieceSet: "letters", theme: "dark", sound: true, boardView };
  storage.setItem("menagerie.preferences", JSON.stringify(stored));
  const settings = saved.readSettings();
  const { boardView: _, format: __, ...flat } = stored;
  const { sound: _sound, ...kept } = flat;
  assert.deepEqual(settings, { ...readSettings(), ...kept, volume: 1, ...boardView });
  saved.writeSettings({ ...settings, theme: "light" });
  const text = storage.getItem("menagerie.preferences") ?? "";
  const { theme, coordinates, sound } = JSON.parse(text);
  assert.deepEqual([theme, coordinates, sound], ["light", "outside", 1]);
  assert.deepEqual(JSON.parse(text).boardView, boardView);
});

test("an invalid setting takes its default, and the others stay", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  for (const text of ["", "nonsense", "[]", "null", '{"theme":"pink","boardView":7}']) {
    storage.setItem("menagerie.preferences", text);
    assert.deepEqual(saved.readSettings(), readSettings(), text);
  }
  const boardView = { arrangement: "round", spread: 1.5, yaw: "3", faded: 1, follows: true };
  storage.setItem("menagerie.preferences", JSON.stringify({ sound: "loud", boardView }));
  assert.deepEqual(saved.readSettings(), { ...readSettings(), follows: true });
});

/** @param {number} plies @param {string} [move]  by which games are told apart */
const gameOf = (plies, move = "e2e4") => ({
  ...SAVED,
  record: `${move} `.repeat(plies),
  ply: plies,
  plies,
});

/** @param {SavedGames} saved */
const kept = (saved) => saved.asides().map(({ text }) => JSON.parse(text).record.trim());

test("another tab's game is set aside before it is replaced, once per tab", () => {
  const storage = fakeStorage();
  const [ours, theirs] = [new SavedGames(storage), new SavedGames(storage)];
  ours.write("chess", gameOf(1));
  ours.write("chess", gameOf(2));
  assert.deepEqual(ours.asides(), []);
  theirs.write("chess", gameOf(7, "d2d4"));
  ours.write("chess", gameOf(3));
  theirs.write("chess", gameOf(8, "d2d4"));
  ours.write("chess", gameOf(4));
  const plies = ours.asides().map(({ text }) => JSON.parse(text).plies);
  assert.deepEqual(plies, [3, 8]);
  assert.deepEqual(ours.read("chess"), gameOf(4));
});

test("a second game of the other tab doesn't replace the one set aside", () => {
  const storage = fakeStorage();
  const [ours, theirs] = [new SavedGames(storage), new SavedGames(storage)];
  theirs.write("chess", gameOf(1, "d2d4"));
  ours.write("chess", gameOf(1));
  theirs.write("chess", gameOf(1, "c2c4"));
  ours.write("chess", gameOf(2));
  assert.deepEqual(kept(ours).sort(), ["c2c4", "d2d4", "e2e4"]);
});

test("nor does one that appears after the first was opened", () => {
  const storage = fakeStorage();
  const [ours, theirs] = [new SavedGames(storage), new SavedGames(storage)];
  theirs.write("chess", gameOf(1, "d2d4"));
  ours.write("chess", gameOf(1));
  const [aside] = ours.asides();
  assert.ok(aside !== undefined && ours.takeUp(aside));
  ours.read("chess");
  theirs.write("chess", gameOf(1, "c2c4"));
  ours.write("chess", gameOf(2, "d2d4"));
  assert.deepEqual(kept(ours).sort(), ["c2c4", "e2e4"]);
});

test("a growing game with secrets is set aside once, another one beside it", () => {
  const storage = fakeStorage();
  const [ours, theirs] = [new SavedGames(storage), new SavedGames(storage)];
  const secret = (/** @type {string} */ salt, /** @type {string} */ moves) => {
    const record = `[Game "crown"]\n[Opening "w crown 0 K ${salt}"]\n\n${moves} *\n`;
    return { ...SAVED, sealed: `menagerie-sealed-1:00:${Buffer.from(record).toString("hex")}` };
  };
  for (const moves of ["a2a3", "a2a3 a7a6", "a2a3 a7a6 b2b3"]) {
    theirs.write("crown", secret("01", moves));
    ours.write("crown", secret("02", moves));
  }
  assert.equal(ours.asides().length, 2);
  theirs.write("crown", secret("03", "a2a3 a7a6 b2b3"));
  ours.write("crown", secret("02", "a2a3 a7a6 b2b3 b7b6"));
  assert.equal(ours.asides().length, 3);
});

test("a game that can't be set aside stays, and this is reported", () => {
  const storage = fakeStorage();
  const [ours, theirs] = [new SavedGames(storage), new SavedGames(storage)];
  theirs.write("chess", gameOf(7, "d2d4"));
  storage.room =
    "menagerie.game.chess".length + (storage.getItem("menagerie.game.chess")?.length ?? 0);
  assert.equal(ours.write("chess", gameOf(7)), false);
  assert.equal(ours.write("chess", gameOf(1)), false);
  assert.deepEqual([theirs.read("chess"), ours.asides()], [gameOf(7, "d2d4"), []]);
  assert.equal(theirs.write("chess", gameOf(7, "d2d3")), true);
});

test("a replaced game is set aside unless the new one continues it", () => {
  const saved = new SavedGames(fakeStorage());
  saved.write("chess", gameOf(3));
  saved.forget("chess");
  saved.write("chess", gameOf(4));
  assert.deepEqual(kept(saved), []);
  saved.forget("chess");
  saved.write("chess", gameOf(0));
  saved.forget("chess");
  saved.write("chess", gameOf(1, "d2d4"));
  assert.deepEqual(kept(saved), ["e2e4 e2e4 e2e4 e2e4"]);
});

test("an unreadable text is set aside once, even if its replacement doesn't fit", () => {
  const storage = fakeStorage();
  const saved = new SavedGames(storage);
  storage.setItem("menagerie.game.chess", "{");
  // Enough for several keys, but not for a game.
  storage.room = 4 * "menagerie.aside.chess.1{".length;
  for (let time = 0; time < 2; time += 1) assert.equal(saved.write("chess", gameOf(1)), false);
  assert.deepEqual(
    saved.asides().map(({ text }) => text),
    ["{"],
  );
});

test("a game without moves is replaced and not kept", () => {
  const storage = fakeStorage();
  new SavedGames(storage).write("chess", gameOf(0));
  const other = new SavedGames(storage);
  other.write("chess", gameOf(2));
  assert.deepEqual(other.asides(), []);
});

test("a game set aside is swapped with the one on the table", () => {
  const saved = new SavedGames(fakeStorage());
  saved.write("chess", gameOf(1));
  saved.addAside("chess", JSON.stringify({ format: 3, ...gameOf(5), sealed: undefined }));
  const [aside] = saved.asides();
  assert.ok(aside !== undefined && saved.takeUp(aside));
  assert.deepEqual(saved.read("chess"), gameOf(5));
  assert.deepEqual(
    saved.asides().map(({ key, text }) => [key, JSON.parse(text).plies]),
    [["menagerie.aside.chess.1", 1]],
  );
});

test("a game without moves is not set aside in a swap", () => {
  const saved = new SavedGames(fakeStorage());
  saved.write("chess", gameOf(0));
  saved.addAside("chess", "text");
  const [aside] = saved.asides();
  assert.ok(aside !== undefined && saved.takeUp(aside));
  assert.deepEqual([saved.texts(), saved.asides()], [[["chess", "text"]], []]);
});

test("a game set aside is opened and removed from there if none is saved", () => {
  const saved = new SavedGames(fakeStorage());
  saved.addAside("chess", "text");
  const [aside] = saved.asides();
  assert.ok(aside !== undefined && saved.takeUp(aside));
  assert.deepEqual([saved.texts(), saved.asides()], [[["chess", "text"]], []]);
});

test("a swap in a full storage loses nothing", () => {
  for (const [held, aside] of [
    ["short", "a much longer text"],
    ["a much longer text", "short"],
  ]) {
    const storage = fakeStorage();
    const saved = new SavedGames(storage);
    storage.setItem("menagerie.game.chess", held);
    saved.addAside("chess", aside);
    const keys = ["menagerie.game.chess", "menagerie.aside.chess.1"];
    storage.room = (held + aside + keys.join("")).length;
    const [found] = saved.asides();
    assert.ok(found !== undefined);
    saved.takeUp(found);
    assert.deepEqual(keys.map((key) => storage.getItem(key)).sort(), [held, aside].sort());
  }
});
