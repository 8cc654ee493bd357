import assert from "node:assert/strict";
import { test } from "node:test";
import { readGamesFile, writeGamesFile } from "../../www/storage/games-file.js";
import { keyOfLock, newLock } from "../../www/storage/file-lock.js";
import { seal, unseal } from "../../www/storage/sealing.js";
import { writtenGame } from "../../www/storage/saved-game.js";
import { contentOf } from "../../www/storage/stored-game.js";
import { reasonWords } from "../../www/i18n/strings.js";
import { SAVED } from "./fixtures/saved.js";

/** @import { SavedGame } from "../../www/storage/saved-game.js" */

const SECRET = {
  ...SAVED,
  record: "",
  sealed: "menagerie-sealed-1:00:ff",
  pins: [{ salt: "00", hash: "ff" }, null],
  clock: null,
};

/** @param {string} game @param {string} text */
const entry = (game, text) => ({ game, changed: 7, ...contentOf(text) });

/** @param {string} game @param {SavedGame} saved */
const kept = (game, saved) => entry(game, JSON.stringify(writtenGame(saved)));

const ALL = [
  kept("chess", SAVED),
  kept("crown", SECRET),
  kept("chess", { ...SAVED, ply: 0 }),
  entry("raumschach", "{broken"),
];

/** @param {string} text */
function readWhole(text) {
  const read = readGamesFile(text);
  assert.ok(!("fault" in read));
  return read;
}

test("a file contains what it was written from", () => {
  const { games, faults } = readWhole(writeGamesFile(ALL));
  assert.deepEqual(faults, []);
  assert.deepEqual(
    games.map(({ game, changed, text }) => [game, changed, text]),
    ALL.map(({ game, changed, text }) => [game, changed, text]),
  );
  assert.deepEqual(games[1]?.saved, SECRET);
  assert.equal(games[3]?.saved, null);
});

test("a file names the games that were left out", () => {
  const text = writeGamesFile([...ALL], { leftOut: ["crown", "crown-2", "crown"] });
  assert.deepEqual(JSON.parse(text).leftOut, ["crown", "crown-2"]);
});

test("a file with secrets says how its passphrase opens them", async () => {
  const lock = newLock();
  assert.equal(lock.rounds, 600_000);
  const text = writeGamesFile(ALL, { lock });
  assert.equal(JSON.parse(text).format, 3);
  const read = readWhole(text);
  assert.deepEqual(read.lock, lock);
  const key = await keyOfLock("a long passphrase", lock);
  const sealed = await seal(key, { record: "secret" }, 1024);
  const again = await keyOfLock("a long passphrase", lock);
  assert.deepEqual(await unseal(again, sealed), { record: "secret" });
  await assert.rejects(unseal(await keyOfLock("a long passphrase", newLock()), sealed));
  for (const wrong of [
    { ...lock, rounds: 1 },
    { ...lock, rounds: 1e12 },
    { ...lock, salt: "AA" },
    "12345678",
  ]) {
    const faulty = readGamesFile(JSON.stringify({ ...JSON.parse(text), passphrase: wrong }));
    assert.ok("fault" in faulty && faulty.fault.args["at"] === "passphrase");
  }
});

test("unreadable text may contain secrets if it mentions a seal", () => {
  assert.deepEqual(
    ALL.map(({ secret }) => secret),
    [false, true, false, false],
  );
  assert.equal(contentOf('{"sealed":"x"').secret, true);
});

test("files of old editions are read, and they read ours", () => {
  const old = { game: "chess", aside: true, saved: writtenGame(SAVED) };
  const text = JSON.stringify({ menagerie: "saved games", format: 1, games: [old] });
  const [game] = readWhole(text).games;
  assert.deepEqual([game?.changed, game?.saved], [null, SAVED]);
  // They continue the first game of a variant, set the others aside, and copy what is aside without a game.
  const written = JSON.parse(writeGamesFile(ALL)).games;
  assert.deepEqual(
    written.map((/** @type {any} */ one) => [one.game, one.aside === true, "saved" in one]),
    [
      ["chess", false, true],
      ["crown", false, true],
      ["chess", false, true],
      ["raumschach", true, false],
    ],
  );
});

test("an invalid file is refused as a whole, with the place", () => {
  const cases = [
    ['{\n "menagerie": "x"\n "format"', /can’t be read in line 3. Nothing was added/],
    ["{", /can’t be read.* Nothing was added/],
    ["[]", /isn’t a file of saved games from Menagerie/],
    ["null", /isn’t a file of saved games from Menagerie/],
    ['{"menagerie":"saved games","format":9,"games":[]}', /at “format”: “9”. Expected: 1, 2, 3/],
    [
      '{"menagerie":"saved games","format":2,"variants":{},"games":[]}',
      /at “variants”: “{}”. Expected: a list/,
    ],
    ['{"menagerie":"saved games","format":1,"games":{}}', /at “games”: “{}”. Expected: a list/],
  ];
  for (const [text, words] of cases) {
    const read = readGamesFile(String(text));
    assert.ok("fault" in read);
    assert.match(reasonWords(read.fault, null), /** @type {RegExp} */ (words));
  }
});

test("custom variants are in the file, and only then it has the new version", () => {
  const own = { id: "my-chess", text: 'id = "my-chess"\nname = "Mine"\n' };
  const text = writeGamesFile(ALL, { own: [own] });
  assert.equal(JSON.parse(text).format, 2);
  const { variants, games, faults } = readWhole(text);
  assert.deepEqual(variants, [{ at: "variants[0]", game: own.id, text: own.text }]);
  assert.deepEqual([games.length, faults], [ALL.length, []]);
  const plain = writeGamesFile(ALL);
  assert.equal(JSON.parse(plain).format, 1);
  assert.deepEqual(readWhole(plain).variants, []);
});

test("an invalid variant is reported with its place, and the others are read", () => {
  const good = { game: "my-chess", text: "x" };
  const broken = [
    [{ ...good, game: "../x" }, "variants[0].game"],
    [{ ...good, game: "author" }, "variants[0].game"],
    [null, "variants[0].game"],
    [{ game: "my-chess" }, "variants[0].text"],
    [{ ...good, text: "x".repeat((1 << 20) + 1) }, "variants[0].text"],
  ];
  for (const [entry, at] of broken) {
    const file = { menagerie: "saved games", format: 2, variants: [entry, good], games: [] };
    const { variants, faults } = readWhole(JSON.stringify(file));
    assert.equal(variants.length, 1, String(at));
    assert.deepEqual(
      faults.map(({ variant, reason }) => [variant, reason.args["at"]]),
      [[true, at]],
    );
  }
});

test("the first fault of each game is reported with its place, and the others are read", () => {
  const good = { game: "chess", saved: writtenGame(SAVED) };
  const broken = [
    [{ ...good, game: "../x" }, "games[0].game"],
    [{ ...good, game: "__proto__" }, "games[0].game"],
    [null, "games[0].game"],
    [{ game: "chess" }, "games[0].saved.format"],
    [{ game: "chess", text: "x" }, "games[0].saved.format"],
    [{ ...good, saved: { ...good.saved, format: 9 } }, "games[0].saved.format"],
    [{ ...good, saved: { ...good.saved, ply: -1 } }, "games[0].saved.ply"],
    [{ ...good, saved: { ...good.saved, sealed: "x" } }, "games[0].saved.record"],
    [{ ...good, saved: { ...good.saved, pins: ["1234"] } }, "games[0].saved.pins[0].salt"],
    [
      { ...good, saved: { ...good.saved, players: [SAVED.players[0], { player: "dog" }] } },
      "games[0].saved.players[1].player",
    ],
  ];
  for (const [entry, at] of broken) {
    const file = { menagerie: "saved games", format: 1, games: [entry, good] };
    const { games, faults } = readWhole(JSON.stringify(file));
    assert.equal(games.length, 1, String(at));
    assert.deepEqual(
      faults.map(({ reason }) => reason.args["at"]),
      [at],
    );
  }
});

test("a date that can't be true isn't taken over", () => {
  const dated = (/** @type {unknown} */ changed) => {
    const game = { game: "chess", aside: true, changed, text: "{broken" };
    const file = { menagerie: "saved games", format: 1, games: [game] };
    return readWhole(JSON.stringify(file)).games[0]?.changed;
  };
  const wrong = [1e18, -1, Date.now() + 1e6, "7", null];
  assert.deepEqual(wrong.map(dated), [null, null, null, null, null]);
  assert.equal(dated(7), 7);
});
