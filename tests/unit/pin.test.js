import assert from "node:assert/strict";
import { test } from "node:test";
import { isPin, makePin, opensPin, pinsWork } from "../../www/platform/pin.js";

test("a PIN has four to eight digits", () => {
  assert.deepEqual(["1234", "12345678"].filter(isPin), ["1234", "12345678"]);
  assert.deepEqual(["123", "123456789", "12a4", " 1234", ""].filter(isPin), []);
});

test("a PIN matches only itself and is stored as a salted hash", async () => {
  assert.equal(pinsWork(), true);
  const pin = await makePin("2468");
  assert.equal(await opensPin(pin, "2468"), true);
  assert.equal(await opensPin(pin, "2469"), false);
  assert.match(pin.hash, /^[0-9a-f]{64}$/);
  assert.notEqual((await makePin("2468")).hash, pin.hash);
});
