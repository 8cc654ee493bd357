import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { marksAttribute, marksOf, spokenMarks } from "../../www/draw/square-marks.js";
import { boardMarks } from "../../www/draw/mark-picture.js";
import { IN_ATTRIBUTE, IN_LEGEND, MARKS, SPOKEN } from "../../www/draw/marks/marks.js";
import { layout } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { scene } from "../../www/draw/scene.js";
import { LANGUAGES } from "../../www/i18n/languages.js";
import { alice } from "./fixtures/alice.js";
import { action, caissa, square, path, reach, view } from "./fixtures/caissa.js";
import { crown } from "./fixtures/crown.js";
import { plainPlayed } from "./fixtures/messages.js";
import { still } from "./fixtures/scene-state.js";

/** @import { Words } from "../../www/i18n/words.js" */
/** @import { Mark } from "../../www/draw/marks/mark.js" */

const game = caissa();

/** @param {Mark[]} marks */
const names = (marks) => marks.map(({ name }) => name).sort();

test("every mark of a file is listed", async () => {
  const folder = new URL("../../www/draw/marks/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => /(?<!^marks)\.js$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const marks = modules.flatMap((module) => Object.values(module)).filter(({ shapes }) => shapes);
  assert.deepEqual(names(marks), [...new Set(names([...MARKS, ...IN_LEGEND]))].sort());
});

test("every mark of a square is painted, spoken and in the attribute, once", () => {
  assert.equal(new Set(names(MARKS)).size, MARKS.length);
  for (const list of [SPOKEN, IN_ATTRIBUTE]) assert.deepEqual(names(list), names(MARKS));
  for (const { name, layer, standing, selected } of MARKS)
    assert.ok(layer !== undefined && (standing ?? selected) !== undefined, name);
});

test("the legend explains marks that need it, once", () => {
  assert.equal(new Set(names(IN_LEGEND)).size, IN_LEGEND.length);
  for (const { name, legend } of MARKS)
    assert.equal(names(IN_LEGEND).includes(name), legend !== undefined, name);
});

for (const { name: language, words: load } of Object.values(LANGUAGES))
  test(`every mark has words, and all words have a mark (${language})`, async () => {
    /** @type {Words} */
    const { marks } = await load();
    for (const { name } of MARKS) assert.ok(marks[name]?.spoken, name);
    for (const { name } of IN_LEGEND) assert.ok(marks[name]?.legend, name);
    assert.deepEqual(
      Object.keys(marks).sort(),
      [...new Set([...names(MARKS), ...names(IN_LEGEND)])].sort(),
    );
  });

test("every mark of a legend has its own picture", () => {
  const colours = palette(game.board, "light");
  const pictures = [alice(), crown()].flatMap((each) =>
    boardMarks(each).map(({ name, shapes }) => {
      const drawn = shapes({ x: 0, y: 0, size: 28 }, colours);
      assert.ok(drawn.length > 0, name);
      return { name, form: JSON.stringify(drawn) };
    }),
  );
  const forms = new Map(pictures.map(({ name, form }) => [name, form]));
  assert.equal(new Set(forms.values()).size, forms.size);
});

test("marks have their layer and the order of the attribute and speech", () => {
  const forbidden = [
    {
      square: square("e4"),
      reason: { code: /** @type {const} */ ("still-in-check"), args: {} },
      path: path(""),
    },
  ];
  const known = view({
    checks: [{ from: square("e5"), to: square("a1"), path: path("") }],
    played: [plainPlayed({ text: "e6e5", from: square("e6"), to: square("e5"), kind: 8 })],
    ply: 1,
    actions: [action("a1", "e5", { captures: [square("e5")], promotion: 1 })],
  });
  const marks = marksOf(game, known, square("a1"), reach("a1", { forbidden }));
  const told = (/** @type {string} */ name) => marksAttribute(marks[square(name)]);
  assert.deepEqual(["a1", "e4", "e5", "e6", "b1"].map(told), [
    "chosen check",
    "still-in-check",
    "last capture promotion",
    "last",
    "",
  ]);
  const spoken = spokenMarks(marks[square("e5")]).map(({ name }) => name);
  assert.deepEqual(spoken, ["capture", "promotion", "last"]);
});

test("squares without a mark share one empty set", () => {
  const marks = marksOf(game, view(), null, null);
  assert.equal(new Set(marks).size, 1);
});

test("what an opponent's piece attacks and reaches has a colour of its own", () => {
  const squares = [square("a7"), square("b8")];
  const attacks = { from: square("a8"), squares, reached: [square("b7")] };
  const marks = marksOf(game, view(), null, null, { attacks });
  const attacked = marks.flatMap((here, at) => (here.has("attacked") ? at : []));
  assert.deepEqual(attacked, squares);
  const spoken = ["a8", "a7", "b7"].map((at) => spokenMarks(marks[square(at)])[0]?.name);
  assert.deepEqual(spoken, ["examined", "attacked", "reached"]);
  const colours = palette(game.board, "light");
  const known = view({ pieces: [{ square: square("a8"), kind: 5, seat: 1 }] });
  const placed = layout(game.board, { width: 400, height: 400 }, false);
  const shapes = scene(still({ game, view: known, palette: colours, attacks }), placed);
  const lines = shapes.filter((shape) => shape.kind === "line");
  assert.equal(lines.filter(({ fill }) => fill === colours.opposing).length, squares.length);
  assert.equal(lines.filter(({ stroke }) => stroke === colours.opposing).length, 1, "hollow");
});

test("a selected own piece marks no attacked squares", () => {
  const known = view({ actions: [action("a1", "e5", { captures: [square("e5")] })] });
  const marks = marksOf(game, known, square("a1"), null);
  assert.ok(marks.every((here) => !here.has("attacked")));
});

test("squares that win are marked, and named after the player if only one wins there", () => {
  const [both, own] = [square("a1"), square("b2")];
  const racing = { ...game, goalSquares: [[both, own], [both]] };
  const marks = marksOf(racing, view(), null, null);
  assert.deepEqual(spokenMarks(marks[both]), [{ name: "goal", argument: "" }]);
  const [owner] = game.seats;
  assert.deepEqual(spokenMarks(marks[own]), [{ name: "goal", argument: owner?.name }]);
  assert.equal(marksAttribute(marks[own]), "goal");
  const explained = (/** @type {typeof game} */ info) =>
    boardMarks(info).some(({ name }) => name === "goal");
  assert.ok(explained(racing) && !explained(game));
});

test("the legend shows the picture that a game gives its walls, else masonry", () => {
  const drawn = (/** @type {string | null} */ icon) => {
    const walls = { placed: null, name: null, icon };
    const mark = boardMarks({ ...game, walls }).find(({ name }) => name === "wall");
    return mark?.shapes({ x: 0, y: 0, size: 28 }, palette(game.board, "light")) ?? [];
  };
  assert.deepEqual(
    drawn("duck").map((shape) => shape.kind === "piece" && shape.icon),
    ["duck"],
  );
  assert.ok(drawn(null).length > 3 && drawn(null).every(({ kind }) => kind === "box"));
});
