import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../../www/draw/square-marks.js";
import { boardMarks } from "../../www/draw/mark-picture.js";
import { layout } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { scene } from "../../www/draw/scene.js";
import { mayReplay, roundOf, roundStart } from "../../www/state/round.js";
import { FOUR_SEATS, FourSeatEngine } from "./fakes/four-seats.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";
import { armies, square, view } from "./fixtures/armies.js";
import { caissa } from "./fixtures/caissa.js";
import { plainPlayed } from "./fixtures/messages.js";
import { still } from "./fixtures/scene-state.js";

/** @import { PlayedAction, GameInfo } from "../../www/engine/protocol.js" */

const [RED, YELLOW, GREEN, BLUE] = [0, 1, 2, 3];

/**
 * @param {number} seat
 * @param {string} from
 * @param {string} to
 * @param {Partial<PlayedAction>} [news]
 */
function played(seat, from, to, news = {}) {
  return plainPlayed({ text: from + to, seat, from: square(from), to: square(to), ...news });
}

const ROUND = [
  played(RED, "ub1", "uc1"),
  played(YELLOW, "tf1", "te1"),
  played(GREEN, "yf1", "ye1"),
  played(BLUE, "xb1", "xc1"),
];

/** @param {number[]} seats @param {number} turn @param {number} [ply] */
const startOf = (seats, turn, ply = seats.length) =>
  roundStart({ played: seats.map((seat) => plainPlayed({ seat })), turn, ply });

test("a round is what was played since the previous turn of the player to act", () => {
  assert.equal(startOf([], RED), 0);
  assert.equal(startOf([RED, YELLOW], GREEN), 0, "nobody has had a turn before");
  assert.equal(startOf([RED, YELLOW, GREEN, BLUE], RED), 1);
  assert.equal(startOf([RED, YELLOW, GREEN, BLUE, RED], YELLOW), 2);
  assert.equal(startOf([RED, YELLOW, GREEN, BLUE, RED], BLUE, 3), 0, "moves taken back");
  assert.equal(startOf([RED, BLUE, RED, BLUE], RED), 3, "others are out");
});

test("claims belong to the turn of their player, also those of a turn that isn't over", () => {
  assert.equal(startOf([RED, YELLOW, YELLOW, GREEN, BLUE], RED), 1);
  assert.equal(startOf([RED, YELLOW, GREEN, BLUE, RED], RED), 1);
  assert.equal(startOf([RED, RED, YELLOW, GREEN, BLUE, RED, RED], RED), 2);
});

test("every move of the round is marked, and the last as such", () => {
  const { info } = armies();
  const marks = marksOf(info, view({ played: ROUND, ply: 4, turn: RED }), null, null);
  const told = (/** @type {string} */ name) => [...marks[square(name)].keys()];
  assert.deepEqual(["tf1", "te1", "yf1", "ye1"].flatMap(told), Array(4).fill("round"));
  assert.deepEqual(["xb1", "xc1"].flatMap(told), ["last", "last"]);
  assert.deepEqual(["ub1", "uc1"].flatMap(told), [], "the player's own move is over");
});

test("a square belongs to the action that used it last; a claim marks two pieces", () => {
  const { info } = armies();
  const taken = played(GREEN, "yf1", "te1", { captures: [square("te1")] });
  const army = [square("sh2"), square("sf1")];
  const claim = played(BLUE, "za1", "sh2", { action: "claim", victim: YELLOW, captures: army });
  const actions = [...ROUND.slice(0, 2), taken, claim, played(BLUE, "xb1", "xc1")];
  const known = view({ played: actions, ply: 5, turn: RED, pieces: [] });
  const marks = marksOf(info, known, null, null);
  const marked = marks.flatMap((here, at) => (here.has("round") ? at : []));
  const squares = ["tf1", "te1", "yf1", "za1", "sh2"].map(square);
  assert.deepEqual(
    marked,
    squares.sort((one, other) => one - other),
  );
  const colours = palette(info.board, "light");
  const placed = layout(info.board, { width: 800, height: 800 }, false);
  const shapes = JSON.stringify(
    scene(still({ game: info, view: known, palette: colours }), placed),
  );
  const drawn = Object.entries(colours.tones).flatMap(([army, { lower, trail = lower }]) =>
    shapes.includes(`"stroke":"${trail}"`) ? army : [],
  );
  assert.deepEqual(drawn, ["yellow", "green", "blue"]);
});

test("with two players only the last move is marked and explained", () => {
  const game = caissa();
  const actions = [
    plainPlayed({ seat: 0, from: 1, to: 2 }),
    plainPlayed({ seat: 1, from: 3, to: 4 }),
  ];
  const known = view({ pieces: [], played: actions, ply: 2, turn: 0 });
  const marks = marksOf(game, known, null, null);
  assert.ok(marks.every((here) => !here.has("round")));
  assert.equal(roundOf(known).length, 1);
  const explained = (/** @type {GameInfo} */ info) =>
    boardMarks(info).flatMap(({ name }) => (["last", "round"].includes(name) ? name : []));
  assert.deepEqual(explained(game), ["last"]);
  assert.deepEqual(explained(armies().info), ["round"]);
});

test("a round is shown again without a change of the game", async () => {
  const table = await tableAt("#four-seats", fakeStorage(), new FourSeatEngine());
  const players = FOUR_SEATS.seats.map(() => ({
    player: /** @type {const} */ ("human"),
    level: "1",
  }));
  await table.perform({ kind: "new-game", players, model: null, options: {} });
  assert.ok(!mayReplay(table.state()), "nothing was played");
  for (let turn = 0; turn < 5; turn += 1) {
    const action = table.state().view?.actions[0]?.text ?? "";
    await table.perform({ kind: "play", action });
  }
  const { view } = table.state();
  assert.ok(mayReplay(table.state()));
  assert.ok(!mayReplay({ ...table.state(), search: { purpose: "hint", seat: 1 } }));
  await table.perform({ kind: "replay" });
  assert.deepEqual(
    table.state().replay?.map(({ ply }) => ply),
    [2, 3, 4, 5],
  );
  assert.equal(table.state().view, view);
  await table.perform({ kind: "jump", ply: 4 });
  assert.equal(table.state().replay, null);
});
