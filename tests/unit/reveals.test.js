import assert from "node:assert/strict";
import { test } from "node:test";
import { beliefSeries } from "../../www/state/belief-series.js";
import { changeBetween } from "../../www/draw/animate.js";
import { choiceScene, choiceSize } from "../../www/draw/choice-scene.js";
import { layout } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { scene } from "../../www/draw/scene.js";
import { SquareTexts } from "../../www/elements/board/square-texts.js";
import { boardWords } from "../../www/i18n/board-words.js";
import { playedWords, revealWords } from "../../www/i18n/played-words.js";
import { square, crown, drop, kind, pieces, steps, view } from "./fixtures/crown.js";
import { plainAction as action, plainPlayed as played } from "./fixtures/messages.js";
import { still } from "./fixtures/scene-state.js";

/** @import { Belief, Secret, View } from "../../www/engine/protocol.js" */
/** @import { SceneState } from "../../www/draw/scene-state.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

const game = crown();
const colours = palette(game.board, "light");
const placed = layout(game.board, { width: 400, height: 400 }, false);

/** @param {View} shown @param {Partial<SceneState>} [news] */
function sceneOf(shown, news) {
  return scene(still({ game, view: shown, palette: colours, ...news }), placed);
}

/** The pictures centred in a square. @param {Shape[]} shapes @param {string} name */
function picturesOn(shapes, name) {
  const box = placed.boxes[square(name)];
  if (box === undefined) return [];
  return shapes.flatMap((shape) => {
    if (shape.kind !== "piece") return [];
    const across = shape.x - box.x;
    const down = shape.y - box.y;
    const within = across > 0 && across < box.size && down > 0 && down < box.size;
    return within ? (shape.icon ?? shape.letters) : [];
  });
}

/** @type {Secret[]} */
const SECRETS = [
  { seat: 0, field: "crown", kind: kind("K"), square: square("e1") },
  { seat: 1, field: "hidden", kind: null, square: square("c5") },
  { seat: 1, field: "mine", kind: kind("S"), square: null },
];

test("visible secrets are drawn as a badge on a piece or a crown on its empty square", () => {
  const shown = sceneOf(view(), { secrets: SECRETS });
  assert.deepEqual(picturesOn(shown, "e1"), ["king", "crown"]);
  assert.deepEqual(picturesOn(shown, "c5"), ["crown"]);
  assert.deepEqual(picturesOn(sceneOf(view()), "e1"), ["king"]);
  assert.deepEqual(picturesOn(sceneOf(view(), { secrets: SECRETS, pieceSet: "letters" }), "e1"), [
    "K",
    "crown",
  ]);
});

test("a hint’s secret choice is drawn: the hidden crown, the mined stone, the half with the crown", () => {
  const stone = { kind: /** @type {const} */ ("drop"), piece: kind("S"), to: square("d4") };
  const halves = { kind: /** @type {const} */ ("split"), piece: kind("O"), to: square("e4") };
  const actions = [
    action({ text: "hide@c5", kind: "hide", to: square("c5") }),
    action({ text: "S@d4", ...stone }),
    action({ text: "S@d4*", ...stone, secret: true }),
    action({ text: "split@e4=O", ...halves, from: square("e1") }),
    action({ text: "split@e4=O*", ...halves, from: square("e1"), secret: true }),
  ];
  const hinted = (/** @type {string} */ hint, /** @type {string} */ name) =>
    picturesOn(sceneOf(view({ actions }), { hint }), name);
  assert.deepEqual(hinted("hide@c5", "c5"), ["crown"]);
  assert.deepEqual([hinted("S@d4", "d4"), hinted("S@d4*", "d4")], [[], ["mine"]]);
  assert.deepEqual(
    ["split@e4=O", "split@e4=O*"].map((hint) => [hinted(hint, "e1"), hinted(hint, "e4")]),
    [
      [["king", "crown"], []],
      [["king"], ["crown"]],
    ],
  );
  assert.deepEqual(hinted("hide@?", "c5"), []);
});

test("the accessible grid doesn't depend on secrets", () => {
  const notes = { searched: [], missed: [] };
  const nothing = { order: null, notes, attacks: null, premoves: [], serves: false };
  const ground = { game, view: view(), words: boardWords, ...nothing };
  const told = JSON.stringify([...new SquareTexts().changes(ground, null).squares]);
  assert.equal(JSON.parse(told).length, game.board.squares.length);
  assert.ok(!/crown|mine|hidden/i.test(told));
});

test("an explosion is drawn at a mine, a crown where one was missed", () => {
  const reveals = [
    { code: /** @type {const} */ ("mine"), seat: 1, kind: kind("S"), square: square("d4") },
  ];
  const blown = view({ played: [played({ to: square("d4"), reveals })], ply: 1 });
  assert.deepEqual(picturesOn(sceneOf(blown), "d4"), ["burst"]);
  const missed = [
    { code: /** @type {const} */ ("no-crown"), seat: 1, kind: kind("Q"), square: square("d4") },
  ];
  const captured = view({ played: [played({ to: square("d4"), reveals: missed })], ply: 1 });
  assert.deepEqual(picturesOn(sceneOf(captured), "d4"), ["crown"]);
  assert.deepEqual(picturesOn(sceneOf({ ...captured, ply: 0 }), "d4"), [], "taken back");
});

test("a reveal is emphasized by a growing ring", () => {
  const reveals = [
    { code: /** @type {const} */ ("no-crown"), seat: 1, kind: kind("Q"), square: square("d4") },
  ];
  const shown = view({ played: [played({ reveals })], ply: 1 });
  const rings = (/** @type {number} */ emphasis) =>
    sceneOf(shown, { emphasis }).flatMap((shape) =>
      shape.kind === "disc" && shape.stroke === colours.check ? shape.radius : [],
    );
  assert.equal(rings(0.1).length, 1);
  assert.ok((rings(0.3)[0] ?? 0) > (rings(0.1)[0] ?? 0));
});

test("a reveal says where the crown must be", () => {
  const reveal = {
    code: /** @type {const} */ ("no-crown"),
    seat: 1,
    kind: kind("Q"),
    square: square("d8"),
  };
  assert.equal(
    revealWords(reveal, game),
    "Black’s Queen didn’t wear the crown: it is on the King.",
  );
  assert.equal(
    revealWords({ ...reveal, kind: kind("O") }, game),
    "Black’s Orthogonal half didn’t wear the crown: it is on the other one.",
  );
});

test("played actions other than plain moves have words", () => {
  const say = (/** @type {Parameters<typeof played>[0]} */ news) =>
    playedWords(played(news), game, "letters");
  const stone = { action: /** @type {const} */ ("drop"), to: square("e4"), kind: kind("S") };
  assert.equal(say({ ...stone, text: "S@e4?" }), "drops a Stone on e4, mined or plain");
  assert.equal(say({ ...stone, text: "S@e4*" }), "drops a Stone on e4, mined");
  assert.equal(say({ action: "hide", text: "hide@c6" }), "hides the crown on c6");
  assert.ok(!say({ action: "hide", text: "hide@?" }).includes("@"));
  const trooper = { kind: kind("T"), from: square("d4"), via: square("e5") };
  assert.equal(
    say({ ...trooper, to: square("f6"), text: "d4xe5f6" }),
    "Paratrooper from d4 to f6, capturing on e5 on the way",
  );
  assert.equal(
    say({ ...trooper, to: null, text: "d4xe5off" }),
    "Paratrooper from d4 off the board, capturing on e5 on the way",
  );
  const plain = { text: "e2e4", san: "e4", from: square("e2"), to: square("e4") };
  assert.equal(say(plain), "e4");
  assert.equal(playedWords(played(plain), game, "coordinates"), "e2e4");
});

test("a piece that captures and returns is shown going there", () => {
  const before = view({ pieces: pieces("8/8/8/4p3/3T4/8/8/8") });
  const line = [
    played({
      from: square("d4"),
      via: square("e5"),
      to: square("d4"),
      kind: kind("T"),
      text: "d4xe5d4",
    }),
  ];
  const after = view({ pieces: pieces("8/8/8/8/3T4/8/8/8"), played: line, ply: 1 });
  const change = changeBetween(before, after);
  assert.deepEqual(
    change?.moved.map(({ from, path }) => [from, path.through]),
    [[square("d4"), [square("e5")]]],
  );
});

test("pictures of one choice have one size and fit in it", () => {
  const shown = view({ pieces: pieces("8/8/5n2/4p3/3T4/8/8/8") });
  const state = { game, view: shown, palette: colours, flipped: false };
  const choices = [
    drop("S", "e4"),
    drop("S", "e4", true),
    steps("d4", null, "d4"),
    steps("d4", "e5", "f6", "e5 f6"),
    steps("a1", null, null),
    action({ kind: "hide" }),
    action({ kind: "split", piece: kind("O") }),
    action({ kind: "move", enters: { kind: kind("S"), square: square("d4") } }),
  ];
  for (const each of choices) {
    const { width, height } = choiceSize(each, [each]);
    const shapes = choiceScene(each, { ...state, pieceSet: "figures", actions: [each] });
    assert.ok(shapes.length > 0, each.text);
    for (const shape of shapes)
      if (shape.kind === "piece")
        assert.ok(shape.x >= 0 && shape.x <= width && shape.y >= -1 && shape.y <= height);
  }
});

test("of a pair the first value is plotted, of many squares the truth and the number left", () => {
  /** @type {(ply: number, king: number) => Belief} */
  const crownAt = (ply, king) => ({
    ply,
    about: 0,
    field: "crown",
    values: [
      { kind: kind("K"), square: null, probability: king },
      { kind: kind("Q"), square: null, probability: 1 - king },
    ],
  });
  /** @type {Belief} */
  const hidden = {
    ply: 2,
    about: 0,
    field: "hidden",
    values: ["c5", "d5", "e5"].map((name, at) => ({
      kind: null,
      square: square(name),
      probability: at === 2 ? 0 : (at + 1) / 3,
    })),
  };
  const own = { ...crownAt(0, 1), about: 1 };
  const secrets = SECRETS.map((secret) => ({ ...secret, seat: 0 }));
  const series = beliefSeries({
    seat: 1,
    beliefs: [crownAt(0, 0.5), own, crownAt(1, 0.75), hidden],
    secrets,
  });
  assert.deepEqual(
    series.map(({ field, pair }) => [field, pair]),
    [
      ["crown", [kind("K"), kind("Q")]],
      ["hidden", null],
    ],
  );
  assert.deepEqual(
    series[0]?.points.map(({ probability }) => probability),
    [0.5, 0.75],
  );
  assert.deepEqual(series[1]?.points, [{ ply: 2, probability: 1 / 3, possible: 2 }]);
});
