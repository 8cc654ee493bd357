import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { isPin, isQuickPin, makePin, opensPin, pinsWork } from "../../www/platform/pin.js";

test("a PIN has four to eight digits", () => {
  assert.deepEqual(["1234", "12345678"].filter(isPin), ["1234", "12345678"]);
  assert.deepEqual(["123", "123456789", "12a4", " 1234", ""].filter(isPin), []);
});

test("a PIN matches only itself and is stored as a slow, salted hash", async () => {
  assert.equal(pinsWork(), true);
  const pin = await makePin("2468");
  assert.equal(await opensPin(pin, "2468"), true);
  assert.equal(await opensPin(pin, "2469"), false);
  assert.match(pin.hash, /^[0-9a-f]{64}$/);
  assert.equal(pin.rounds, 600_000);
  assert.equal(isQuickPin(pin), false);
  assert.equal(await opensPin({ ...pin, rounds: 599_999 }, "2468"), false);
  assert.notEqual((await makePin("2468")).hash, pin.hash);
});

test("a PIN of an old edition still opens, and is known as such", async () => {
  const hash = createHash("sha256").update("0011:2468").digest("hex");
  const old = { salt: "0011", hash };
  assert.equal(isQuickPin(old), true);
  assert.equal(await opensPin(old, "2468"), true);
  assert.equal(await opensPin(old, "2469"), false);
});
