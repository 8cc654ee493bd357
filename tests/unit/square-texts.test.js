import assert from "node:assert/strict";
import { test } from "node:test";
import { boardWords } from "../../www/i18n/board-words.js";
import { SquareTexts } from "../../www/elements/board/square-texts.js";
import {
  alice,
  square,
  KING,
  KNIGHT,
  piece,
  passed,
  passing,
  PAWN,
  view,
} from "./fixtures/alice.js";

/** @import { SquareText } from "../../www/elements/board/accessible-grid.js" */
/** @import { Chosen, TextContext } from "../../www/elements/board/square-texts.js" */

const game = alice();
const NO_NOTES = { searched: [], missed: [] };

const actions = [passing("d2", "d3"), passing("d2", "d4"), passing("b1", "c3")];
const begun = view({ actions });
const played = view({
  pieces: [piece("d1", KING), piece("e8", KING, 1), piece("b1", KNIGHT), piece("D4", PAWN)],
  played: [passed("d2", "d4", PAWN)],
  ply: 1,
  actions: [passing("b1", "c3")],
});

/** @type {TextContext["premoves"]} */
const NO_PREMOVES = [];

/** @param {Partial<TextContext>} [news] @returns {TextContext} */
const context = (news = {}) => ({
  game,
  view: begun,
  words: boardWords,
  order: null,
  notes: NO_NOTES,
  attacks: null,
  premoves: NO_PREMOVES,
  serves: false,
  ...news,
});

/** @param {string} name @returns {Chosen} */
const chosen = (name) => ({ square: square(name), reach: null });

/** @param {SquareText} text */
const said = ({ label, marks, selected }) => ({ label, marks, selected });

/** All texts of a new instance. @param {[TextContext, Chosen | null]} how */
const afresh = (...how) => [...new SquareTexts().changes(...how).squares.values()].map(said);

test("incremental texts equal texts computed from scratch", () => {
  const blocked = {
    ...chosen("b1"),
    reach: { from: square("b1"), forbidden: [], blockers: [square("d2")], landingTaken: [] },
  };
  const notes = { searched: [square("a1")], missed: [] };
  /** @type {[TextContext, Chosen | null][]} */
  const story = [
    [context(), null],
    [context(), chosen("d2")],
    [context(), blocked],
    [context(), null],
    [context({ notes }), chosen("d2")],
    [context({ view: played, notes }), null],
    [context({ view: played }), chosen("b1")],
    [context(), chosen("d2")],
  ];
  const texts = new SquareTexts();
  /** @type {SquareText[]} */
  const heard = [];
  for (const [now, piece] of story) {
    for (const [at, text] of texts.changes(now, piece).squares) heard[at] = text;
    assert.deepEqual(heard.map(said), afresh(now, piece));
  }
});

test("a selection changes only its squares, and clearing it only the same ones", () => {
  const texts = new SquareTexts();
  assert.equal(texts.changes(context(), null).squares.size, game.board.squares.length);
  const wanted = ["d2", "d3", "d4", "D3", "D4"].map(square).sort((a, b) => a - b);
  const chosing = texts.changes(context(), chosen("d2"));
  assert.deepEqual(
    [chosing.context, [...chosing.squares.keys()].sort((a, b) => a - b)],
    [false, wanted],
  );
  const other = texts.changes(context(), chosen("b1"));
  const both = [...wanted, ...["b1", "c3", "C3"].map(square)].sort((a, b) => a - b);
  assert.deepEqual(
    [...other.squares.keys()].sort((a, b) => a - b),
    both,
  );
  texts.changes(context(), null);
  assert.equal(texts.changes(context(), null).squares.size, 0);
  texts.forget();
  assert.equal(texts.changes(context(), null).squares.size, game.board.squares.length);
});

test("texts are made only on demand", () => {
  let made = 0;
  /** @type {typeof boardWords} */
  const words = { ...boardWords, square: (...of) => (made++, boardWords.square(...of)) };
  const { squares } = new SquareTexts().changes(context({ words }), chosen("d2"));
  assert.equal(made, 0);
  const text = squares.get(square("d4"));
  assert.equal(text?.marks, "move");
  assert.equal(text?.label, text?.label);
  assert.equal(made, 1);
});

test("precomputed texts of a piece are used while the position lasts", () => {
  let asked = 0;
  const reach = {
    from: square("d2"),
    forbidden: [],
    landingTaken: [],
    get blockers() {
      asked += 1;
      return [];
    },
  };
  const piece = { square: square("d2"), reach };
  const texts = new SquareTexts();
  texts.changes(context(), null);
  texts.precompute(context({ view: played }), piece);
  assert.equal(asked, 0);
  texts.precompute(context(), piece);
  assert.equal(asked, 1);
  const { squares } = texts.changes(context(), piece);
  assert.equal(asked, 1);
  assert.deepEqual(
    [...squares.keys()].sort((a, b) => a - b),
    ["d2", "d3", "d4", "D3", "D4"].map(square).sort((a, b) => a - b),
  );
  texts.changes(context({ view: played }), null);
  texts.changes(context(), piece);
  assert.equal(asked, 2);
});
