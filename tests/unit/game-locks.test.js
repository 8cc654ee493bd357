import assert from "node:assert/strict";
import { test } from "node:test";
import { GameLocks } from "../../www/storage/game-locks.js";
import { FakeLocks } from "./fakes/locks.js";

test("work is done once, also if the browser refuses all locks", async () => {
  const refusing = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  for (const locks of [new FakeLocks(), /** @type {any} */ (refusing), undefined]) {
    let done = 0;
    await new GameLocks(locks).alone(async () => void (done += 1));
    assert.equal(done, 1);
  }
});

test("work with a game waits until no tab holds it", async () => {
  const shared = new FakeLocks();
  const [tab, other] = [new GameLocks(shared), new GameLocks(shared)];
  await tab.hold("a", { steal: false, onLost: () => {} });
  let done = 0;
  const work = async () => void (done += 1);
  await other.ifFree("a", work);
  assert.equal(done, 0);
  tab.release();
  await new Promise(setImmediate);
  await other.ifFree("a", work);
  assert.equal(done, 1);
});

test("a game that the page before has left is held, also if the browser answers late", async () => {
  let asked = 0;
  const slow = /** @type {any} */ ({
    async request(
      /** @type {string} */ name,
      /** @type {LockOptions} */ { ifAvailable },
      /** @type {(lock: object | null) => unknown} */ callback,
    ) {
      asked += 1;
      if (!ifAvailable) throw new DOMException("too late", "TimeoutError");
      return callback(asked === 1 ? null : { name });
    },
  });
  assert.equal(await new GameLocks(slow).hold("a", { steal: false, onLost: () => {} }), true);
  assert.equal(asked, 3);
});

test("work that fails under its lock isn't repeated", async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    throw new Error("full");
  };
  await assert.rejects(new GameLocks(new FakeLocks()).alone(work), /full/);
  assert.equal(begun, 1);
});
