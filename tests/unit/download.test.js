import assert from "node:assert/strict";
import { test } from "node:test";
import { browser } from "../../www/platform/browser.js";

test("a file to download stays available after the click, since Safari reads it later", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const revoke = t.mock.method(URL, "revokeObjectURL");
  const link = { click: t.mock.fn() };
  Reflect.set(globalThis, "document", { createElement: () => link });
  t.after(() => Reflect.deleteProperty(globalThis, "document"));
  browser.download("game.txt", "e2e4");
  assert.equal(link.click.mock.callCount(), 1);
  t.mock.timers.tick(30_000);
  assert.equal(revoke.mock.callCount(), 0);
  t.mock.timers.tick(30_000);
  assert.equal(revoke.mock.callCount(), 1);
});
