import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { answerWith } from "./fakes/site-files.js";

/** @import { TestContext } from "node:test" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** What the console warns of from now on. @param {TestContext} t */
function warnings(t) {
  /** @type {string[]} */
  const found = [];
  t.mock.method(console, "warn", (/** @type {string} */ text) => void found.push(text));
  return found;
}

/** @param {Page} page @param {string} move */
async function playWithComputer(page, move) {
  await page.sit("Black", 1);
  await page.type(move);
  await page.until(() => assert.equal(page.moves.length, 2));
}

// Networks are fetched once, so these tests are the first.
for (const [what, game, move, answer] of /** @type {const} */ ([
  ["is missing", "chess", "e2e4", () => new Response("", { status: 404 })],
  [
    "is damaged",
    "grand-cavalier",
    "b3c5",
    () => new Response("menagerie network 1\n12345678 and no more"),
  ],
]))
  test(`a game is played without a network that ${what}`, async (t) => {
    const found = warnings(t);
    answerWith(t, `networks/${game}.network`, answer);
    const page = await pageAt(t, `#${game}`);
    await playWithComputer(page, move);
    await page.until(() => assert.ok(found.join("\n").includes(`networks/${game}.network: `)));
  });

test("a game's network is fetched when the game is opened, and only that", async (t) => {
  /** @type {string[]} */
  const fetched = [];
  const { fetch } = globalThis;
  t.mock.method(globalThis, "fetch", async (/** @type {string} */ address) => {
    const response = await fetch(address);
    const [, name] = /\/networks\/(.+)$/.exec(address) ?? [];
    if (name !== undefined) fetched.push(`${name} ${response.status}`);
    return response;
  });
  const found = warnings(t);
  const page = await pageAt(t);
  await page.until(() => page.button("Play Chess"));
  await page.go("#alice-chess");
  await page.until(() => assert.ok(page.all("[role=gridcell]").length > 0));
  assert.deepEqual(fetched, []);
  await page.go("#chess");
  await page.until(() => assert.deepEqual(fetched, ["chess.network 200"]));
  await playWithComputer(page, "e2e4");
  assert.deepEqual(found, []);
});
