import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardController } from "../../www/controllers/board-controller.js";
import {
  premovedView,
  premovingSeat,
  strandedPremove,
  withPremove,
} from "../../www/state/premove.js";
import { reduce } from "../../www/state/reduce.js";
import { keptSelection, NOTHING_SELECTED } from "../../www/state/selection.js";
import { initialState } from "../../www/state/state.js";
import { alice, KNIGHT, passing, piece, square, view } from "./fixtures/alice.js";
import { choiceOf } from "./fixtures/board-choice.js";
import { FakeBoard } from "./fakes/board.js";
import { FOUR_SEATS, FourSeatEngine, squareOf } from "./fakes/four-seats.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";

/** @import { PlayerAction } from "../../www/state/actions.js" */
/** @import { State } from "../../www/state/page-state.js" */

/** The computer of a table for two is thinking about its first reply. */
async function thinking() {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  const squares = table.state().info?.board.squares ?? [];
  const at = (/** @type {string} */ name) => squares.findIndex((each) => each.name === name);
  const choose = (/** @type {string} */ from, /** @type {string} */ to) =>
    table.perform({ kind: "premove", premove: { from: at(from), to: at(to) } });
  const played = () => table.state().view?.played.map(({ text }) => text) ?? [];
  return { ...table, choose, played };
}

test("a premove is played right after the reply, and known to nobody before", async () => {
  const table = await thinking();
  await table.choose("d3", "d5");
  assert.equal(table.state().premoves[0]?.seat, 0);
  assert.ok(!JSON.stringify(await table.client.call("record", {})).includes("d3d5"));
  await table.finishSearch();
  assert.deepEqual([table.played().length, table.played()[2]], [3, "d3d5"]);
  assert.deepEqual([table.state().premoves, table.state().droppedPremove], [[], null]);
  assert.equal(table.state().search?.seat, 1, "the computer searches for the next reply");
});

test("a premove that isn't legal when its turn comes is dropped, and that is said", async () => {
  const table = await thinking();
  await table.choose("d3", "d9");
  await table.finishSearch();
  assert.deepEqual([table.played().length, table.state().premoves], [2, []]);
  assert.equal(table.state().droppedPremove?.seat, 0);
  await table.perform({ kind: "play", action: "d3d5" });
  assert.equal(table.state().droppedPremove, null);
});

test("each turn plays one of several premoves; the first illegal one drops those after it", async () => {
  const table = await thinking();
  await table.choose("d3", "d5");
  await table.choose("d5", "d9");
  await table.choose("e5", "e6");
  assert.equal(table.state().premoves.length, 3);
  await table.choose("d3", "d4");
  assert.deepEqual(table.state().premoves, [], "no piece is there any more");
  await table.choose("d3", "d5");
  await table.choose("d5", "d9");
  await table.choose("e5", "e6");
  await table.finishSearch();
  assert.deepEqual([table.played().length, table.played()[2]], [3, "d3d5"]);
  assert.equal(table.state().premoves.length, 2);
  await table.finishSearch();
  const { droppedPremove, info, premoves } = table.state();
  assert.equal(info?.board.squares[droppedPremove?.to ?? 0]?.name, "d9");
  assert.deepEqual([table.played().length, premoves], [4, []]);
});

/** @type {PlayerAction[]} */
const ENDS = [
  { kind: "premove", premove: null },
  { kind: "undo" },
  { kind: "jump", ply: 0 },
  { kind: "pause" },
  { kind: "resign" },
  { kind: "new-game", players: [], model: null, options: {} },
  { kind: "seat", seat: 1, player: { player: "human", level: "3" } },
  { kind: "settings", change: { premove: false } },
];

for (const end of ENDS)
  test(`it is cancelled by: ${JSON.stringify(end)}`, async () => {
    const table = await thinking();
    await table.choose("d3", "d5");
    assert.equal(table.state().premoves.length, 1);
    await table.perform(end);
    assert.deepEqual(table.state().premoves, []);
    await table.finishSearch();
    assert.ok(!table.played().includes("d3d5"));
  });

test("there is no premove on one's own turn, for the computer's pieces, or with the setting off", async () => {
  const table = await thinking();
  await table.choose("e9", "e7");
  await table.choose("e6", "e7");
  assert.deepEqual(table.state().premoves, []);
  await table.perform({ kind: "settings", change: { premove: false } });
  await table.choose("d3", "d5");
  assert.deepEqual(table.state().premoves, []);
});

test("with four players a premove waits for all computers", async () => {
  for (const [legal, ply] of /** @type {const} */ ([
    [true, 5],
    [false, 4],
  ])) {
    const engine = new FourSeatEngine();
    const table = await tableAt("#four-seats", fakeStorage(), engine);
    const play = (/** @type {string} */ action) => table.perform({ kind: "play", action });
    await play(table.state().view?.actions[0]?.text ?? "");
    const mine = table.state().view?.pieces.filter(({ seat }) => seat === 0) ?? [];
    const from = mine.at(-1)?.square ?? 0;
    const name = FOUR_SEATS.board.squares[from]?.name ?? "";
    const to = legal ? neighbour(from) : squareOf("sa1");
    await table.perform({ kind: "premove", premove: { from, to } });
    assert.equal(table.state().premoves[0]?.from, from, name);
    for (const seat of [1, 2, 3]) {
      assert.equal(table.state().view?.turn, seat);
      assert.equal(table.state().premoves.length, 1);
      await table.finishSearch();
    }
    assert.deepEqual([table.state().view?.ply, table.state().premoves], [ply, []]);
    assert.equal(table.state().droppedPremove === null, legal);
  }
});

/** @param {number} from */
function neighbour(from) {
  const { squares } = FOUR_SEATS.board;
  const here = squares[from];
  return squares.findIndex(
    ({ file, rank, layer }) =>
      layer === here?.layer && file === here.file && Math.abs(rank - here.rank) === 1,
  );
}

test("in a game with secrets only its viewer may choose a premove", () => {
  const info = { ...alice(), secretive: true };
  const players = /** @type {const} */ (["human", "computer"]).map((player) => ({
    player,
    level: "3",
  }));
  const seatOf = (/** @type {number | null} */ viewer, /** @type {Partial<State>} */ news = {}) =>
    premovingSeat({
      ...initialState(),
      ...{ engine: "ready", screen: "table", info, players },
      view: view({ turn: 1, ply: 1, viewer }),
      ...news,
    });
  assert.deepEqual([seatOf(0), seatOf(1), seatOf(null)], [0, null, null]);
  assert.equal(seatOf(0, { cover: { seat: 0, wrongPin: false } }), null);
  assert.equal(seatOf(0, { watchOnly: true }), null);
});

test("a premove waits only while its piece is there", () => {
  const first = premoveOf("b1", "c3");
  const second = premoveOf("c3", "d5");
  const stranded = (
    /** @type {import("../../www/engine/protocol.js").PlacedPiece[]} */ ...pieces
  ) => strandedPremove(view({ pieces }), [first, second]);
  assert.equal(stranded(piece("b1", KNIGHT)), undefined);
  assert.equal(stranded(piece("b1", KNIGHT, 1)), first);
  assert.equal(stranded(), first);
});

/** @param {string} from @param {string} to */
function premoveOf(from, to) {
  return { from: square(from), to: square(to), lands: square(to), seat: 0, promotion: null };
}

test("with two boards a premoved piece is on the other board, and goes on from there", () => {
  const pieces = [piece("b1", KNIGHT), piece("C3", KNIGHT, 1)];
  const begun = { ...initialState(), info: alice(), view: view({ turn: 1, ply: 1, pieces }) };
  const first = withPremove(begun, { from: square("b1"), to: square("c3") });
  const second = withPremove(first, { from: square("C3"), to: square("D5") });
  assert.deepEqual(
    second.premoves.map(({ lands }) => lands),
    [square("C3"), square("d5")],
  );
  const shown = premovedView(begun.view, second.premoves);
  assert.deepEqual(
    shown.pieces.map(({ square: at, seat }) => [at, seat]),
    [[square("d5"), 0]],
  );
  assert.equal(premovedView(begun.view, second.premoves), shown);
  strandedPremove(begun.view, second.premoves);
  assert.equal(premovedView(begun.view, second.premoves), shown, "asked about, but not changed");
});

test("the piece selected for a premove stays selected after the reply", () => {
  const pieces = [piece("b1", KNIGHT), piece("g8", KNIGHT, 1)];
  const before = view({ turn: 1, ply: 1, pieces });
  const [own, other] = [square("b1"), square("g8")];
  const kept = (/** @type {object} */ news, chosen = own) => {
    const after = view({ turn: 0, ply: 2, pieces, ...news });
    return keptSelection(before, after, { ...NOTHING_SELECTED, chosen }, true).chosen;
  };
  assert.equal(kept({}), own);
  assert.equal(kept({}, other), null, "it has moved itself");
  assert.equal(kept({ pieces: [] }), null, "it was captured");
  assert.equal(kept({ ply: 0 }), null, "the move was taken back");
});

test("a piece in hand stays selected after the reply if it was selected for a premove", () => {
  const [before, after] = [view({ turn: 1, ply: 1 }), view({ turn: 0, ply: 2 })];
  const order = /** @type {const} */ ({ kind: "drop", piece: KNIGHT });
  const kept = (/** @type {boolean} */ premoving) =>
    keptSelection(before, after, { ...NOTHING_SELECTED, order }, premoving).order;
  assert.equal(kept(true), order);
  assert.equal(kept(false), null, "it has been dropped");
});

test("a premove from the hand takes the piece from there and is never without it", () => {
  const hands = view({ turn: 1, ply: 1, pieces: [], reserves: [[0, 2], []] });
  const drop = { from: null, piece: KNIGHT, to: square("e5"), lands: square("e5") };
  const premoves = [{ ...drop, seat: 0, promotion: null }];
  const shown = premovedView(hands, premoves);
  assert.deepEqual(shown.reserves, [[0, 1], []]);
  assert.deepEqual(shown.pieces, [{ square: square("e5"), kind: KNIGHT, seat: 0 }]);
  assert.equal(strandedPremove(hands, premoves), undefined);
});

test("only the pieces of the player who may choose a premove can be selected", () => {
  const pieces = [piece("b1", KNIGHT), piece("g8", KNIGHT, 1)];
  const movable = (/** @type {number[]} */ interactive) => {
    const choice = choiceOf({ view: view({ turn: 1, pieces }), interactive, premovingSeat: 0 });
    return [square("b1"), square("g8")].map((at) => choice.isMovable(at));
  };
  assert.deepEqual(movable([0]), [true, false]);
  assert.deepEqual(movable([]), [false, false], "a spectator's board");
});

test("a premove is announced, and the board asks which of several moves is meant", () => {
  const board = new FakeBoard();
  /** @type {PlayerAction[]} */
  const performed = [];
  const controller = new BoardController(
    /** @type {any} */ (board),
    /** @type {any} */ ({}),
    /** @type {any} */ ({}),
    (action) => performed.push(action),
  );
  const [from, to] = [square("b1"), square("c3")];
  const pieces = [piece("b1", KNIGHT)];
  const actions = ["N", "B"].map((kind) => ({ ...passing("b1", "c3"), text: `b1c3=${kind}` }));
  const players = /** @type {const} */ (["human", "computer"]).map((player) => ({
    player,
    level: "3",
  }));
  const premoves = [premoveOf("b1", "c3")];
  /** @type {State} */
  const state = {
    ...initialState(),
    engine: "ready",
    screen: "table",
    info: alice(),
    players,
    premoves,
  };
  const draw = (/** @type {State} */ drawn) => {
    controller.show(drawn);
    controller.follow(drawn);
  };
  draw({ ...state, view: view({ turn: 1, ply: 1, pieces }) });
  const { announce, attempt } = board.calls;
  assert.deepEqual([announce, board.props.premoves, attempt], [[["Premove b1–c3"]], premoves, []]);
  draw({ ...state, view: view({ turn: 0, ply: 2, pieces, actions }) });
  assert.deepEqual([announce?.length, attempt], [1, [[from, to]]]);
  assert.deepEqual(performed, [{ kind: "premove", premove: null }]);
});

test("while nothing is chosen, no action brings back a premove", () => {
  const state = { ...initialState(), premoves: [premoveOf("b1", "c3")] };
  assert.deepEqual(reduce(state, { kind: "gallery" }).premoves, []);
});
