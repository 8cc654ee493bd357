// Errors of embedders and scripts are shown in the board's place, without harm to anything else.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { boardOf, embed } from "./fakes/embedded.js";
import { until } from "./fakes/engine-document.js";

const EXAMPLE = new URL("../../www/examples/nightrider-chess.toml", import.meta.url);

const BROKEN = `format = 1\nid = "broken"\nname = "Broken"\nmoves = 3\n`;

for (const [what, attributes, text, detail] of /** @type {[string, string, RegExp, object][]} */ ([
  ["an unknown game", `game="no-such"`, /no game called “no-such”/, { code: "unknown-game" }],
  ["no game at all", ``, /No game is given/, { code: "embed-nothing" }],
  [
    "a broken variant file",
    `src="/broken.toml"`,
    /broken\.toml:\d+: /,
    { code: "variant-file", line: 1 },
  ],
  [
    "a file that isn't there",
    `src="/none.toml"`,
    /\/none\.toml.*404/,
    { code: "src-unreachable", line: null },
  ],
  [
    "a record with a fault",
    `game="chess" moves="e2e4\ne7e4"`,
    /Line 2, column \d+: “e7e4” can’t be played/,
    { code: "record-move", line: 2 },
  ],
  ["an impossible position", `game="chess" position="8/8 w"`, /can’t be set up/, {}],
  ["players nobody knows", `game="chess" seats="cat"`, /“cat” doesn’t say who/, {}],
]))
  test(`${what} is reported in its place`, async (t) => {
    const boards = boardOf("bad", attributes) + boardOf("good", `game="chess"`);
    const page = embed(t, boards, { "/broken.toml": BROKEN });
    await page.expect("[role=alert]", text, "bad");
    await page.playable("good");
    const [error, ...others] = page.heard.filter(({ kind }) => kind === "error");
    assert.deepEqual([error?.board, others], ["bad", []]);
    assert.deepEqual({ ...error?.detail, fatal: true, ...detail }, error?.detail);
  });

const record = (/** @type {string[]} */ ...lines) => `record='${lines.join("&#10;")}'`;

/** @type {[what: string, attributes: string, told: RegExp][]} */
const FAULTS = [
  ["a game of a property's name", `game="__proto__"`, /no game called “__proto__”/],
  ["a game of a whole book", `game="${"x".repeat(5000)}"`, /^There is no game called “x{200}…”\.$/],
  ["a page instead of a file", `src="/page.toml"`, /page\.toml:1: not TOML/],
  ["a file of five megabytes", `src="/long.toml"`, /“\/long\.toml” is longer than 1 MiB/],
  ["an empty file", `src="/empty.toml"`, /empty\.toml:1: name: missing/],
  [
    "a file of an absurd size",
    `src="/absurd.toml"`,
    /absurd\.toml:\d+: board\.files = 999999999: allowed: a number from 1 to 26/,
  ],
  ["no address", `src="http://[::"`, /“http:\/\/\[::” couldn’t be loaded/],
  [
    "a position of a whole book",
    `game="chess" position="${"8/".repeat(3000)}"`,
    /Wrong number of ranks at “placement”: “8\/8.*…”\. Expected: 8 ranks/,
  ],
  [
    "an illegal fifth ply",
    `game="chess" moves="e2e4 e7e5 g1f3 b8c6 e1e5"`,
    /“e1e5” can’t be played\. The piece doesn’t move that way/,
  ],
  [
    "a move from an empty cell",
    `game="chess" moves="e2e4 e7e5 e2e4"`,
    /“e2e4” can’t be played\. There is no piece there\.$/,
  ],
  [
    "a record of a newer format",
    record(`[Format "9"]`, `[Game "chess"]`, "", "1. e2e4"),
    /neither PGN nor \[Format "1"\]/,
  ],
  [
    "a record of an unknown game",
    record(`[Format "1"]`, `[Game "nope"]`, "", "1. e2e4"),
    /no game called “nope”/,
  ],
  ["half a record", record(`[Format "1"]`, `[Game "che`), /Line 2 isn’t a header/],
  [
    "a level that there isn't",
    `game="chess" seats="human,computer:99"`,
    /Expected: up to 2 of “human” or “computer:level-1” to “computer:level-20”/,
  ],
  ["too many players", `game="chess" seats="human,human,human"`, /Expected: up to 2/],
  [
    "a seat that there isn't",
    `game="chess" orientation="purple"`,
    /There is no player called “purple”. Expected: White or 1, Black or 2/,
  ],
];

test("wrong names are reported in each board's place, and a correct board works", async (t) => {
  const example = await readFile(EXAMPLE, "utf8");
  const wrong = FAULTS.map(([, attributes], at) => boardOf(`bad-${at}`, attributes));
  const page = embed(t, [...wrong, boardOf("good", `game="chess"`)].join(""), {
    "/page.toml": "<!doctype html><p>Not found</p>",
    "/long.toml": "# and so on\n".repeat(450_000),
    "/empty.toml": "",
    "/absurd.toml": example.replace(/^files = 8$/m, "files = 999999999"),
  });
  for (const [at, [what, , told]] of FAULTS.entries()) {
    await page.board(`bad-${at}`).load();
    await until(() => assert.match(page.text("[role=alert]", `bad-${at}`), told, what));
  }
  assert.equal(await page.board("good").play("e2e4"), true);
  const errors = page.heard.filter(({ kind }) => kind === "error");
  assert.deepEqual(
    errors.map(({ board, detail }) => [board, detail.fatal]).sort(),
    FAULTS.map((_, at) => [`bad-${at}`, true]).sort(),
  );
});

test("an unknown theme counts as none", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" theme="pink"`));
  await page.playable();
  assert.equal(page.board().theme, "auto");
});

test("wrong players and a wrong seat set the board up once they are corrected", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" seats="cat" orientation="purple"`));
  await page.expect("[role=alert]", /“cat”/);
  page.board().setAttribute("seats", "human");
  await page.expect("[role=alert]", /“purple”/);
  page.board().removeAttribute("orientation");
  await page.playable();
});

test("an error message disappears with the next move", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  await page.playable();
  page.board().setAttribute("seats", "cat");
  await page.expect(".status", /“cat”/);
  assert.equal(await page.board().play("e2e4"), true);
  await page.expect(".status", /^Black to move\.$/);
});

test("another game doesn't wait for a file that never arrives", async (t) => {
  const page = embed(t, boardOf("board", `src="/never.toml"`), { "/never.toml": null });
  await until(() => assert.deepEqual(page.fetched, ["/never.toml"]));
  page.board().removeAttribute("src");
  page.board().setAttribute("game", "chess");
  await page.playable();
  assert.deepEqual(page.details("error"), []);
});

test("attributes that change repeatedly: only the last values apply, once", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  await page.playable();
  const board = page.board();
  for (let at = 1; at <= 50; at += 1) {
    board.seats = at % 2 === 1 ? "human,human,human,human" : "human";
    board.game = at % 2 === 1 ? "raumschach" : "chess";
    board.moves = at % 2 === 1 ? "" : "e2e4";
  }
  await board.load();
  assert.equal(board.ply, 1);
  assert.deepEqual(
    page.details("turn").map(({ ply }) => ply),
    [0, 1],
  );
  assert.deepEqual(page.details("error"), []);
});

test("a script may call a board and remove it at once", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" seats="computer:8,human"`));
  await page.playable();
  const board = page.board();
  const asked = [board.record(), board.hint(), board.play("e2e4"), board.load()];
  board.remove();
  const all = await Promise.all(asked);
  document.body.append(board);
  assert.deepEqual(all, ["", null, false, undefined]);
  await page.playable();
});

test("a script may send nonsense", async (t) => {
  const board = embed(t, boardOf("board", `game="chess"`)).board();
  for (const text of ["", "x".repeat(100_000), "<img src=x onerror=alert(1)>"])
    assert.equal(await board.play(text), false);
  for (const ply of [-1, 1.5, "1", null, 1e300]) assert.equal(await board.goTo(ply), false);
  assert.equal(await board.undo(), false);
  assert.equal(await board.play("e2e4"), true);
});

test("properties of wrong types are told, and the game goes on", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" seats="human,human"`));
  const board = page.board();
  assert.equal(await board.play("e2e4"), true);
  board.position = null;
  board.orientation = ["Black"];
  board.seats = "x".repeat(3_000_000);
  await page.expect(".status", /“x{200}…” doesn’t say who plays/);
  assert.deepEqual(
    page.details("error").filter(({ fatal }) => fatal),
    [],
  );
  assert.match(await board.record(), /1\. e2e4/);
});

test("scripts receive none of the board's internal events", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  await page.playable();
  /** @type {string[]} */
  const told = [];
  const inner = "select play premove promote refuse inspect mark glance ask write".split(" ");
  const tell = (/** @type {Event} */ { type }) => void told.push(type);
  for (const name of inner) document.addEventListener(name, tell, true);
  t.after(() => inner.forEach((name) => document.removeEventListener(name, tell, true)));
  await page.squares(["e2", "e4"]);
  await page.expect(".status", /^Black to move/);
  page.cell("e7").focus();
  for (const key of "abcdefghijklmnopqrstuvwxyz/")
    page
      .cell("e7")
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  assert.deepEqual(told, []);
});

/** @type {Record<string, unknown>} */
const NO_TEXTS = {
  null: null,
  undefined: undefined,
  boolean: true,
  number: 3,
  bigint: 3n,
  symbol: Symbol("e4"),
  object: { player: "human" },
  array: ["human", "computer"],
  function: () => "human",
};

/** The properties that scripts may set, and other types than texts that they take. */
const PROPERTIES = {
  game: [],
  src: [],
  position: [],
  moves: [],
  seats: [],
  orientation: ["number"],
  viewOnly: ["boolean"],
  theme: [],
  pieces: [],
};

test("a property refuses values of a wrong type and keeps its own", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  const board = page.board();
  await board.load();
  for (const [name, taken] of Object.entries(PROPERTIES))
    for (const [type, value] of Object.entries(NO_TEXTS)) {
      if (/** @type {string[]} */ (taken).includes(type)) continue;
      const before = board[name];
      board[name] = value;
      assert.equal(board[name], before, `${name} = ${type}`);
      assert.deepEqual(
        page
          .details("error")
          .map(({ code, fatal, args }) => [code, fatal, args.property, args.found]),
        [["embed-property", false, name, type]],
      );
      page.heard = [];
    }
  await board.load();
  assert.equal(await board.play("e2e4"), true);
});

test("a seat’s number may be a number, and huge texts are only refused", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  const board = page.board();
  await board.load();
  board.orientation = 2;
  await board.load();
  assert.deepEqual([board.orientation, page.details("error")], ["2", []]);
  board.seats = board.orientation = "x".repeat(5_000_000);
  await board.load();
  assert.deepEqual(
    page.details("error").map(({ code, fatal, message }) => [code, fatal, message.length < 1_000]),
    [
      ["seats-unreadable", false, true],
      ["orientation-unknown", false, true],
    ],
  );
  assert.equal(await board.play("e2e4"), true);
});
