import assert from "node:assert/strict";
import { test } from "node:test";
import { EditorStorage } from "../../www/pages/editor/editor-storage.js";
import {
  cleared,
  pieceOn,
  withField,
  withPiece,
  withPieceAt,
  withPieceCarried,
  withPassed,
  withHeld,
  withRight,
  withoutLostRights,
  withWallToggled,
  withoutPiece,
} from "../../www/pages/editor/setup-editing.js";
import { faultSentence } from "../../www/pages/editor/editor-words.js";
import { caissa as caissaInfo } from "./fixtures/caissa.js";

/** @import { PlacedPiece, Setup, SetupForm } from "../../www/engine/protocol.js" */

const caissa = caissaInfo();

/** @type {PlacedPiece} */
const KING = { square: 4, kind: 0, seat: 0 };
/** @type {PlacedPiece} */
const ROOK = { square: 7, kind: 1, seat: 0 };

/** @type {Setup} */
const SETUP = Object.freeze({
  pieces: [KING, ROOK],
  walls: [],
  reserves: [
    [0, 0],
    [0, 0],
  ],
  turn: 1,
  castling: "Kk",
  enPassant: [{ square: 20, piece: null }],
  clockPlies: 3,
  number: 9,
  fields: { crown: ["-", "?"] },
});

/** @type {SetupForm} */
const FORM = {
  castling: ["K", "Q", "k", "q"].map((letter, index) => ({
    letter,
    seat: index < 2 ? 0 : 1,
    squares: [],
    possible: true,
  })),
  enPassant: [{ square: 20, piece: 28 }],
  reserve: [],
  fields: [],
};

test("a wall stands on a square without a piece", () => {
  const walled = withWallToggled(SETUP, KING.square);
  assert.deepEqual([walled.pieces, walled.walls], [[ROOK], [KING.square]]);
  assert.deepEqual(withWallToggled(walled, KING.square).walls, []);
  assert.deepEqual(withoutPiece(walled, KING.square).walls, []);
  const placed = withPiece(walled, KING);
  assert.deepEqual([placed.pieces, placed.walls], [[KING, ROOK], []]);
});

test("pieces are placed, moved and removed, one per square", () => {
  const queen = { square: 7, kind: 2, seat: 1 };
  assert.deepEqual(withPiece(SETUP, queen).pieces, [KING, queen]);
  assert.deepEqual(withPiece(SETUP, { ...queen, square: 0 }).pieces[0]?.square, 0);
  assert.deepEqual(withPieceCarried(SETUP, 4, 7).pieces, [{ ...KING, square: 7 }]);
  assert.deepEqual(withPieceCarried(SETUP, 4, null).pieces, [ROOK]);
  assert.equal(withPieceCarried(SETUP, 5, 6), SETUP, "nobody stands there");
  assert.deepEqual(withoutPiece(SETUP, 4).pieces, [ROOK]);
  assert.equal(pieceOn(SETUP, 4), KING);
  assert.equal(pieceOn(SETUP, 5), null);
});

test("pieces go into hands and out of them; there they belong to the hand’s player", () => {
  const rook = { kind: 1, seat: 1 };
  const held = withPieceCarried(SETUP, 7, { hand: 1 });
  assert.deepEqual(held.pieces, [KING]);
  assert.deepEqual(held.reserves, [
    [0, 0],
    [0, 1],
  ]);
  const back = withPieceCarried(held, rook, 20);
  assert.deepEqual(pieceOn(back, 20), { ...rook, square: 20 });
  assert.deepEqual(back.reserves, SETUP.reserves);
  assert.equal(withPieceCarried(back, rook, 21), back, "none is in hand");
  assert.deepEqual(withPieceCarried(held, rook, null).reserves, SETUP.reserves);
  assert.deepEqual(withPieceCarried(held, rook, { hand: 1 }), held);
  assert.deepEqual(withPieceAt(SETUP, { kind: 0, seat: 0 }, { hand: 1 }).reserves[1], [1, 0]);
  assert.equal(withPieceAt(SETUP, rook, null), SETUP);
  assert.equal(withHeld(SETUP, rook, -1).reserves[1]?.[1], 0);
  assert.equal(withHeld(SETUP, rook, 1000).reserves[1]?.[1], 255);
});

test("an empty board has no rights, but a player to move", () => {
  const empty = cleared({ ...SETUP, reserves: [[0, 3]] });
  assert.deepEqual(empty, {
    pieces: [],
    walls: [],
    reserves: [[0, 0]],
    turn: 1,
    castling: "",
    enPassant: [],
    clockPlies: 0,
    number: 1,
    fields: { crown: ["-", "-"] },
  });
});

test("rights and fields are set one by one", () => {
  assert.equal(withRight(SETUP, FORM, "Q", true).castling, "KQk");
  assert.equal(withRight(SETUP, FORM, "K", false).castling, "k");
  assert.deepEqual(withField(SETUP, "crown", 0, "K").fields, { crown: ["K", "?"] });
  const passed = { square: 20, piece: 28 };
  assert.deepEqual(withPassed(SETUP, passed, false).enPassant, []);
  assert.deepEqual(withPassed(SETUP, passed, true).enPassant, [passed]);
});

test("rights disappear with their pieces, but impossible ones stay to be reported", () => {
  const gone = {
    ...FORM,
    castling: FORM.castling.map((right) => ({ ...right, possible: right.letter !== "K" })),
    enPassant: [],
  };
  const left = withoutLostRights(SETUP, FORM, gone);
  assert.equal(left.castling, "k");
  assert.deepEqual(left.enPassant, []);
  assert.deepEqual(withoutLostRights(SETUP, gone, gone), SETUP);
});

test("a setup is stored, and foreign data is left alone", () => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void texts.set(key, text),
  };
  const keeper = new EditorStorage(storage);
  const steps = { past: [], present: SETUP, future: [] };
  const kept = { link: null, variantHash: "1", options: {}, steps };
  assert.equal(keeper.read("chess"), null);
  keeper.write("chess", kept);
  assert.deepEqual(keeper.read("chess"), kept);
  const other = { ...kept, variantHash: "2" };
  keeper.write("chess", other);
  assert.deepEqual(keeper.read("chess"), other);
  assert.deepEqual(keeper.read("chess", "1"), kept, "by other rules");
  assert.equal(keeper.read("crown"), null);
  for (const text of ["", "{", "[]", "3", '{"steps": {}}', '{"variantHash": "1", "options": {}}']) {
    texts.set("menagerie.edit.chess", text);
    assert.equal(keeper.read("chess"), null, text);
  }
});

test("without storage, or room in it, nothing is stored and nothing fails", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  for (const storage of [null, full]) {
    const keeper = new EditorStorage(storage);
    const steps = { past: [], present: SETUP, future: [] };
    keeper.write("chess", { link: null, variantHash: "1", options: {}, steps });
    assert.equal(keeper.read("chess"), null);
  }
});

test("a fault names its seat, squares and pieces", () => {
  const fault = {
    code: /** @type {const} */ ("must-have-promoted"),
    args: {},
    seat: 0,
    squares: [0],
  };
  const pawn = caissa.kinds.findIndex(({ name }) => name === "Pawn");
  assert.match(
    faultSentence(fault, caissa, () => pawn),
    /Pawn on a1/,
  );
  const missing = { code: /** @type {const} */ ("royal-count"), args: {}, seat: 1, squares: [] };
  assert.match(
    faultSentence(missing, caissa, () => null),
    /^Black has no Queen/,
  );
  assert.ok(
    faultSentence({ ...fault, code: /** @type {any} */ ("news") }, caissa, () => null).length > 0,
  );
});
