import assert from "node:assert/strict";
import { test } from "node:test";
import { MemoryDatabase } from "../../www/storage/game-database.js";
import { RevealedSecrets } from "../../www/storage/revealed-secrets.js";

/** @import { Commitment } from "../../www/engine/protocol.js" */

/** @type {Commitment} */
const CROWN = { seat: 0, hash: "c", known: false, searched: [] };
/** @type {Commitment} */
const HIDDEN = { seat: 1, hash: "h", known: false, searched: [1, 2] };

test("what one copy reveals is beyond what another shows", async () => {
  const revealed = new RevealedSecrets(new MemoryDatabase(), null);
  await revealed.note([CROWN, HIDDEN]);
  assert.deepEqual(await revealed.beyond([CROWN, HIDDEN]), []);
  assert.deepEqual(await revealed.beyond([{ ...HIDDEN, searched: [2] }]), [
    { hash: "h", known: false, searched: [1, 2] },
  ]);
  await revealed.note([{ ...CROWN, known: true }]);
  assert.deepEqual(await revealed.beyond([CROWN, HIDDEN]), [
    { hash: "c", known: true, searched: [] },
  ]);
  assert.deepEqual(await revealed.beyond([{ ...CROWN, known: true }]), []);
});

test("it outlives the tab, and the other tabs are told once", async () => {
  const database = new MemoryDatabase();
  /** @type {unknown[]} */
  const told = [];
  const channel = { postMessage: (/** @type {unknown} */ news) => void told.push(news) };
  const revealed = new RevealedSecrets(database, channel);
  const known = { ...CROWN, known: true };
  await revealed.note([known]);
  await revealed.note([known]);
  assert.deepEqual(told, [[{ hash: "c", known: true, searched: [] }]]);
  assert.equal((await new RevealedSecrets(database, null).beyond([CROWN])).length, 1);
});

test("without a database it is known until the page is closed", async () => {
  const broken = { get: () => Promise.reject(), revise: () => Promise.reject() };
  const revealed = new RevealedSecrets(broken, null);
  await revealed.note([{ ...CROWN, known: true }]);
  revealed.learn([{ hash: "h", known: false, searched: [3] }]);
  assert.equal((await revealed.beyond([CROWN])).length, 1);
  assert.deepEqual((await revealed.beyond([HIDDEN]))[0]?.searched, [3]);
});
