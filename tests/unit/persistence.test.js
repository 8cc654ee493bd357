import assert from "node:assert/strict";
import { test } from "node:test";
import { PersistentStorage } from "../../www/storage/persistence.js";

/** @param {number} plies @param {string} [screen] */
const stateAt = (plies, screen = "table") =>
  /** @type {any} */ ({ screen, view: { played: Array.from({ length: plies }) } });

/** @param {{before: boolean, granted: boolean}} answers */
function browser({ before, granted }) {
  const told = { asked: 0, persisted: /** @type {boolean[]} */ ([]) };
  const storage = {
    persisted: async () => before,
    persist: async () => {
      told.asked += 1;
      return granted;
    },
  };
  return {
    told,
    keeper: new PersistentStorage(storage, (persisted) => void told.persisted.push(persisted)),
  };
}

test("the browser is asked once, when a game is worth it", async () => {
  const { told, keeper } = browser({ before: false, granted: true });
  await keeper.start();
  await keeper.follow(stateAt(9));
  assert.deepEqual(told, { asked: 0, persisted: [false] });
  await keeper.follow(stateAt(10));
  await keeper.follow(stateAt(11));
  assert.deepEqual(told, { asked: 1, persisted: [false, true] });
});

test("persistence granted before isn't requested again", async () => {
  const { told, keeper } = browser({ before: true, granted: false });
  await keeper.follow(stateAt(30));
  assert.deepEqual(told, { asked: 0, persisted: [true] });
});

test("a refusal is reported, and other pages don't ask", async () => {
  const { told, keeper } = browser({ before: false, granted: false });
  await keeper.follow(stateAt(30, "gallery"));
  assert.equal(told.asked, 0);
  await keeper.follow(stateAt(30));
  assert.deepEqual(told.persisted, [false]);
});

test("browsers without support or with errors do no harm", async () => {
  /** @type {boolean[]} */
  const told = [];
  const tell = (/** @type {boolean} */ persisted) => void told.push(persisted);
  const refusing = {
    persisted: () => Promise.reject(new TypeError("opaque origin")),
    persist: () => Promise.reject(new TypeError("opaque origin")),
  };
  for (const storage of [undefined, /** @type {any} */ ({}), refusing]) {
    const keeper = new PersistentStorage(storage, tell);
    await keeper.start();
    await keeper.follow(stateAt(10));
  }
  assert.deepEqual(told, [false, false]);
});
