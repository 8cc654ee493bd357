import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceKey } from "../../www/storage/device-key.js";
import { MemoryDatabase } from "../../www/storage/game-database.js";
import { readOldSeal } from "../../www/storage/old-seal.js";
import { isOldSeal } from "../../www/storage/old-traces.js";
import {
  makeKey,
  passphraseKey,
  roomFor,
  roomOf,
  seal,
  unseal,
} from "../../www/storage/sealing.js";
import { oldSeal } from "./fixtures/saved.js";

const ROOM = 1024;

/** @param {string} monarch */
const truth = (monarch) => ({ record: `[Opening "w crown 0 ${monarch} 00"]\n\n„e2e4“`, pins: [] });

const refused = (/** @type {string} */ code) => (/** @type {any} */ error) => {
  // Nothing of the text is in the error.
  assert.deepEqual(error, { code, args: {} });
  return true;
};

test("a text is sealed differently each time, to the same length, and opened by its key only", async () => {
  const key = await makeKey();
  assert.equal(key.extractable, false);
  const [one, same, other] = await Promise.all([
    seal(key, truth("K"), ROOM),
    seal(key, truth("K"), ROOM),
    seal(key, truth("Queen of a longer name"), ROOM),
  ]);
  assert.notEqual(one, same);
  assert.equal(one.length, other.length);
  assert.equal(roomOf(one), ROOM);
  assert.deepEqual(await unseal(key, one), truth("K"));
  const plain = Buffer.from(one.slice(one.indexOf(":") + 1), "base64url").toString("latin1");
  assert.doesNotMatch(one + plain, /crown|Opening|e2e4/);
  await assert.rejects(unseal(await makeKey(), one), refused("seal-damaged"));
  for (const at of [20, 50, one.length - 3]) {
    const damaged = `${one.slice(0, at)}${one[at] === "A" ? "B" : "A"}${one.slice(at + 1)}`;
    await assert.rejects(unseal(key, damaged), refused("seal-damaged"));
  }
  for (const short of [one.slice(0, 30), one.slice(0, 19), `${one} K`])
    await assert.rejects(unseal(key, short), refused("seal-damaged"));
  await assert.rejects(unseal(key, one.slice(1)), refused("seal-format"));
});

test("longer texts take more room and are never cut", async () => {
  const key = await makeKey();
  const long = { record: "ä".repeat(3000) };
  const sealed = await seal(key, long, ROOM);
  assert.equal(roomOf(sealed), 6 * ROOM);
  assert.deepEqual(await unseal(key, sealed), long);
  assert.deepEqual([roomFor(""), roomFor("x".repeat(600))], [ROOM, 2 * ROOM]);
});

test("a passphrase opens what it has sealed, however it is typed", async () => {
  const how = { salt: new Uint8Array(16), rounds: 1000 };
  const sealed = await seal(await passphraseKey("schöner Tag", how), truth("K"), ROOM);
  const typed = await passphraseKey("scho\u0308ner Tag", how);
  assert.deepEqual(await unseal(typed, sealed), truth("K"));
  for (const other of [
    await passphraseKey("schoner Tag", how),
    await passphraseKey("schöner Tag", { ...how, rounds: 1001 }),
  ])
    await assert.rejects(unseal(other, sealed), refused("seal-damaged"));
});

test("the seal of old editions is read, unless it is damaged", async () => {
  const old = oldSeal("[Opening „K“]");
  assert.equal(isOldSeal(old) && isOldSeal(` ${old}\n`), true);
  assert.equal(isOldSeal("menagerie-sealed-2:x") || isOldSeal(null), false);
  assert.equal(await readOldSeal(` ${old}\n`), "[Opening „K“]");
  for (const damaged of [old.slice(0, -2), `${old}00`, `${old} K`, old.replace(/:[0-9a-f]+$/, "")])
    assert.equal(await readOldSeal(damaged), null, damaged);
});

test("a device makes its key once, even in two tabs at a time", async () => {
  const database = new MemoryDatabase();
  const [one, two] = await Promise.all([deviceKey(database), deviceKey(database)]);
  assert.ok(one !== null && one === two && one === (await deviceKey(database)));
  assert.equal(one.extractable, false);
  assert.deepEqual(database.initial, [["keys", { name: "device", key: one }]]);
});

test("a browser that can't store a key has none, and one that can't be read is reported", async () => {
  const no = (/** @type {string} */ name) => () => Promise.reject(new DOMException("no", name));
  for (const name of ["DataCloneError", "QuotaExceededError"])
    assert.equal(await deviceKey(Object.assign(new MemoryDatabase(), { revise: no(name) })), null);
  await assert.rejects(
    deviceKey(Object.assign(new MemoryDatabase(), { get: no("SecurityError") })),
  );
});
