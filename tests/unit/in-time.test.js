import assert from "node:assert/strict";
import { test } from "node:test";
import { inTime } from "../../www/platform/in-time.js";

test("a part that doesn’t come is given up, and one that comes is there", async (t) => {
  t.mock.method(AbortSignal, "timeout", () => {
    const late = new AbortController();
    setImmediate(() => late.abort());
    return late.signal;
  });
  await assert.rejects(inTime(new Promise(() => {})));
  assert.equal(await inTime(Promise.resolve("part")), "part");
});
