import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { elementCode, frameCode } from "../../www/elements/dialogs/embed-code.js";
import { eventsOf } from "../../www/embed/embed-events.js";
import { readOrigin, readRequest } from "../../www/embed/frame-messages.js";
import {
  ATTRIBUTES,
  readContents,
  readOrientation,
  readSeats,
  recordText,
} from "../../www/embed/setting.js";
import { withFileName } from "../../www/embed/variant-file.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { USUAL_LEVEL } from "../../www/state/levels.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */
/** @import { PageCode } from "../../www/state/reasons.js" */
/** @import { Action } from "../../www/state/page-state.js" */

const TWO = /** @type {GameInfo} */ (
  /** @type {unknown} */ ({
    id: "chess",
    seats: [
      { name: "White", letter: "w" },
      { name: "Black", letter: "b" },
    ],
  })
);

const SITE = "https://example.org/boards/";

test("seats not listed are human, and the default level applies", () => {
  const human = { player: "human", level: USUAL_LEVEL };
  const computer = (/** @type {string} */ level) => ({ player: "computer", level });
  assert.deepEqual(readSeats(null, TWO), [human, human]);
  assert.deepEqual(readSeats("computer", TWO), [computer(USUAL_LEVEL), human]);
  assert.deepEqual(readSeats(" Human , computer: 8", TWO)[1], computer("8"));
  assert.deepEqual(readSeats("human,Computer:Level-12", TWO)[1], computer("level-12"));
});

test("invalid players are refused", () => {
  for (const text of [
    "cat",
    "computer:9",
    "human,human,human",
    "computer:0",
    "computer:level-21",
    "computer:level-0",
    "computer:level-012",
  ])
    assert.throws(() => readSeats(text, TWO), { code: "seats-unreadable" });
});

test("a seat can be given by name, letter or number", () => {
  for (const text of ["Black", "black", "b", "2", " 2 "])
    assert.equal(readOrientation(text, TWO), 1);
  assert.equal(readOrientation(null, TWO), 0);
  assert.throws(() => readOrientation("3", TWO), { code: "orientation-unknown" });
});

test("empty attributes are ignored, and a record precedes moves", () => {
  const given = new Map([
    ["game", " chess "],
    ["moves", "e2e4"],
    ["record", ""],
    ["src", ""],
  ]);
  const contents = readContents((name) => given.get(name) ?? null);
  assert.deepEqual(contents, { game: "chess", src: null, position: null, record: "e2e4" });
});

test("moves become a record from the given position", () => {
  assert.equal(recordText("e2e4", TWO, null), "1. e2e4");
  assert.match(recordText("e2e4", TWO, "8 w"), /\[Game "chess"\]\n\[Position "8 w"\]\n\n1\. e2e4$/);
  assert.equal(recordText('[Format "1"]', TWO, "8 w"), '[Format "1"]');
});

test("faults of a file are reported with its name and line numbers", () => {
  const allowed = "variant file:3: id: missing\nvariant file:7: moves = 3: a text";
  const error = {
    code: /** @type {const} */ ("variant-file"),
    args: { found: "variant file", allowed },
  };
  assert.deepEqual(withFileName(error, "https://example.org/my.toml?v=2").args, {
    found: "my.toml",
    allowed: "my.toml:3: id: missing\nmy.toml:7: moves = 3: a text",
    line: 3,
  });
});

test("only a normalized origin is accepted", () => {
  assert.equal(readOrigin("https://example.org"), "https://example.org");
  assert.equal(readOrigin("https://example.org/"), "https://example.org");
  for (const text of [null, "", "*", "null", "example.org", "https://example.org/page", "data:,x"])
    assert.equal(readOrigin(text), null, String(text));
});

test("only valid requests of the parent's origin are accepted", () => {
  const parent = {};
  const origin = "https://example.org";
  const request = { source: "menagerie-board", version: 1, kind: "play", text: "e2e4" };
  const heard = (/** @type {unknown} */ data, /** @type {object} */ other = {}) =>
    readRequest({ data, origin, source: parent, ...other }, { parent, origin });
  assert.deepEqual(heard(request), { kind: "play", text: "e2e4" });
  assert.deepEqual(heard({ ...request, kind: "go-to", ply: 3 }), { kind: "go-to", ply: 3 });
  assert.equal(heard(request, { origin: "https://example.com" }), null);
  assert.equal(heard(request, { source: {} }), null);
  assert.equal(
    readRequest({ data: request, origin, source: parent }, { parent, origin: null }),
    null,
  );
  for (const bad of [
    null,
    "play",
    { ...request, version: "1" },
    { ...request, source: "other" },
    { ...request, text: 3 },
    { ...request, text: "x".repeat(10_001) },
    { ...request, kind: "go-to", ply: 1.5 },
    { ...request, kind: "constructor" },
  ])
    assert.equal(heard(bad), null);
});

test("the code is escaped and names the game", () => {
  const embedded = {
    game: "chess",
    name: "Chess & <more>",
    position: null,
    record: '[Game "chess"]\n\n1. e2e4',
    viewOnly: true,
  };
  const code = elementCode(SITE, embedded);
  assert.match(code, /src="https:\/\/example\.org\/boards\/embed\/menagerie-board\.js"/);
  assert.match(code, /record="\[Game &quot;chess&quot;\]\n\n1\. e2e4" view-only>/);
  assert.match(code, />Chess &amp; &lt;more&gt;<\/a>/);
  const address = /src="([^"]+)"/.exec(frameCode(SITE, embedded))?.[1]?.replaceAll("&amp;", "&");
  const query = new URL(String(address)).searchParams;
  assert.equal(query.get("record"), embedded.record);
  assert.equal(query.get("view-only"), "");
});

test("an error has its cause, line, and whether a board is left", () => {
  const before = initialState();
  const why = {
    code: /** @type {const} */ ("record-move"),
    args: { line: "2", found: "x", allowed: "" },
  };
  const reason = { code: /** @type {const} */ ("embed-record-refused"), args: {}, why };
  const [event] = eventsOf(before, before, { kind: "lost", reason });
  assert.equal(event?.name, "error");
  assert.deepEqual(
    { ...event?.detail, message: "" },
    {
      code: "record-move",
      message: "",
      line: 2,
      fatal: true,
      args: why.args,
    },
  );
});

test("other changes are no errors", () => {
  const state = initialState();
  const reason = { code: /** @type {const} */ ("copied"), args: {} };
  assert.deepEqual(eventsOf(state, state, { kind: "notice", tone: "info", reason }), []);
  assert.deepEqual(eventsOf(state, state, { kind: "refuse", reason: null }), []);
});

test("choices and refusals of games with secrets aren't reported", () => {
  const view = /** @type {any} */ ({ ply: 3, turn: 0, played: [], outcome: null, revealed: false });
  const info = { ...TWO, secretive: true };
  const state = { ...initialState(), info, view };
  assert.deepEqual(eventsOf(state, state, { kind: "played", view, secrets: null }), []);
  const refusal = (/** @type {PageCode} */ code) =>
    eventsOf(state, state, { kind: "refuse", reason: { code, args: { found: "S@e4!" } } });
  assert.deepEqual(refusal("move-unreadable"), []);
  assert.equal(refusal("embed-secretive").length, 1);
  const open = { ...state, info: { ...TWO, secretive: false } };
  assert.equal(
    eventsOf(open, open, { kind: "refuse", reason: { code: "not-now", args: {} } }).length,
    1,
  );
});

test("a review isn't reported", () => {
  const ply = { move: "", shares: [0.5, 0.5], loss: null, best: "", line: [], san: [] };
  const before = { ...initialState(), info: TWO };
  for (const action of /** @type {Action[]} */ ([
    { kind: "review" },
    { kind: "reviewed", review: { plies: [ply] } },
    { kind: "reviewing", progress: null, fault: { code: "engine-crashed", args: {} } },
  ]))
    assert.deepEqual(eventsOf(before, reduce(before, action), action), []);
});

test("the type declaration and the manual cover all attributes, methods and events", async () => {
  const read = (/** @type {string} */ path) =>
    readFile(new URL(`../../${path}`, import.meta.url), "utf8");
  const [types, manual, source] = await Promise.all(
    ["tools/package/menagerie-board.d.ts", "docs/embedding.md", "www/embed/menagerie-board.js"].map(
      read,
    ),
  );
  for (const name of ATTRIBUTES) assert.match(String(manual), new RegExp(`\`${name}\``), name);
  const publics = String(source).matchAll(/^ {2}(?:async |get )?(\w+)\([^)]*\) \{$/gm);
  const internal = /^(?:constructor|(?:connected|disconnected|adopted|attributeChanged)Callback)$/;
  for (const [, name] of publics) {
    if (internal.test(String(name))) continue;
    assert.match(String(types), new RegExp(`\\b${name}[(:]`), name);
    assert.match(String(manual), new RegExp(`\`${name}\\b`), name);
  }
  for (const name of ["move", "turn", "gameover", "error"])
    assert.match(String(manual), new RegExp(`\`${name}\``), name);
});
