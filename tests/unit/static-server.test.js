import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { fileFor, serve } from "../../tools/static-server.mjs";

const PAGE = fileURLToPath(new URL("../../www", import.meta.url));

test("a folder is served by its index", () => {
  assert.equal(fileFor("dist", "/?game=chess#x"), join("dist", "index.html"));
});

test("nothing outside the folder is served", () => {
  for (const url of [
    "/../Cargo.toml",
    "/%2e%2e/Cargo.toml",
    "/a/../../Cargo.toml",
    "/%",
    "/a%00b",
  ]) {
    assert.equal(fileFor("dist", url), null, url);
  }
});

test("a free port is used if the requested one is taken", async () => {
  const first = await serve(PAGE);
  const second = await serve(PAGE, Number(new URL(first.address).port));
  assert.notEqual(second.address, first.address);
  const answer = await fetch(new URL("engine/messages.js", second.address));
  assert.match(answer.headers.get("content-type") ?? "", /^text\/javascript/);
  assert.equal((await fetch(new URL("missing", second.address))).status, 404);
  await Promise.all([first.close(), second.close()]);
});
