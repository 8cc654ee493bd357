import assert from "node:assert/strict";
import { test } from "node:test";
import { identify, linkIn } from "../../www/controllers/pasted-text.js";
import { WAYS } from "../../www/state/pasted.js";
import { tableAt } from "./fakes/table.js";

const ADDRESS = "https://menagerie.example/play/#";

/** @param {string} text */
const link = (text) => linkIn(text, ADDRESS);

test("links of this page are known, and links of other copies by their content", () => {
  const position = "#chess?format=1&position=8%2F8";
  assert.equal(link(`https://menagerie.example/play/${position}\n`), position);
  assert.equal(link("https://menagerie.example/play/#chess/study"), "#chess/study");
  assert.equal(link("https://menagerie.example/play/#crown"), "#crown");
  assert.equal(link(`http://127.0.0.1:8080/${position}`), position);
  assert.equal(link(position), position);
});

test("no other text is a link", () => {
  for (const text of [
    "https://lichess.org/abcdefgh",
    "https://lichess.org/abcdefgh#12",
    "https://en.wikipedia.org/wiki/Chess#History",
    "https://menagerie.example/play/",
    "https://menagerie.example/play/#",
    "https://menagerie.example/play/#chess?format=9&position=8",
    "javascript:alert(1)#chess?format=1&record=x",
    "Qh7#",
    "#e4",
    "1. e4 e5 2. Qh5#",
    "",
  ])
    assert.equal(link(text), null, text);
});

test("the engine decides about everything else", async () => {
  const answer = { kind: "position", game: "chess", fault: null };
  /** @type {any[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    call: async (/** @type {string} */ name, /** @type {any} */ ask) => {
      asked.push([name, ask]);
      return answer;
    },
  });
  const at = { here: true, address: ADDRESS };
  assert.deepEqual(await identify(engine, "8/8", at), { ...answer, text: "8/8", here: true });
  assert.deepEqual(asked, [["identify", { text: "8/8", here: true }]]);
  assert.equal((await identify(engine, "#chess?format=1&record=x", at)).kind, "link");
  assert.equal(asked.length, 1);
  // Twenty megabytes would keep the engine busy for long.
  const long = "1. ".repeat(7_000_000);
  assert.equal((await identify(engine, long, at)).text, long);
  const { text } = /** @type {any} */ (asked[1])[1];
  assert.ok(long.startsWith(text) && text.length === 1 << 21);
});

test("a pasted text changes nothing until the player chooses", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  const { record, view } = table.state();
  await table.perform({ kind: "paste", text: record });
  const { pasted } = table.state();
  assert.equal(pasted?.kind, "game");
  assert.equal(table.state().view, view);
  await table.perform({ kind: "leave-pasted" });
  assert.equal(table.state().pasted, null);
  assert.equal(table.state().view, view);
  assert.ok(pasted);
  await table.perform({ kind: "open-pasted", way: "table", pasted });
  assert.notEqual(table.state().view, view);
  assert.match(table.state().record, /e3e5/);
});

test("a text that is nothing known is refused with what is allowed", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "paste", text: "Guten Tag" });
  assert.equal(table.state().pasted, null);
  assert.equal(table.state().notices[0]?.reason.code, "text-unknown");
});

test("each kind offers each way once", () => {
  for (const ways of Object.values(WAYS)) assert.equal(new Set(ways).size, ways.length);
});
