import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardPointer } from "../../www/elements/board/board-pointer.js";

const SQUARE_PX = 10;

/** Ten squares in a row, and the events of presses on them. */
function board() {
  const heard = /** @type {string[]} */ ([]);
  const now = { ms: 0 };
  const hovered = /** @type {(number | null)[]} */ ([]);
  const ownerDocument = new EventTarget();
  const surface = Object.assign(new EventTarget(), {
    ownerDocument,
    setPointerCapture: () => {},
  });
  const squareAt = (/** @type {number} */ x) => Math.floor(x / SQUARE_PX);
  new BoardPointer(/** @type {any} */ (surface), {
    squareOf: (event) => squareAt(/** @type {any} */ (event).clientX),
    locate: ({ clientX: x, clientY: y }) => ({ x, y }),
    squareAt,
    press: (square) => square < 5,
    drag: () => {},
    draws: () => false,
    sketch: () => {},
    lead: () => {},
    drawn: () => {},
    turnable: () => false,
    turn: () => {},
    click: (square, again) => heard.push(`${again ? "click again" : "click"} ${square}`),
    drop: (from, to) => heard.push(`drop ${from} ${to}`),
    cancel: () => heard.push("cancel"),
    hover: (square) => hovered.push(square),
    inspect: (square) => heard.push(`inspect ${square}`),
  });
  const at = (/** @type {string} */ type, /** @type {number} */ square, pointerType = "touch") => {
    const where = { clientX: square * SQUARE_PX + 1, clientY: 0, pointerId: 1, pointerType };
    const event = Object.assign(new Event(type), where, { isPrimary: true, button: 0 });
    Object.defineProperty(event, "timeStamp", { value: now.ms });
    surface.dispatchEvent(event);
  };
  /** Another pointer on the page. */
  const another = () =>
    ownerDocument.dispatchEvent(Object.assign(new Event("pointerdown"), { pointerId: 2 }));
  return { heard, hovered, at, another, now };
}

test("a short press is a click, a long one asks", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, at, now } = board();
  at("pointerdown", 7);
  t.mock.timers.tick(300);
  at("pointerup", 7);
  now.ms += 1_000;
  t.mock.timers.tick(1_000);
  assert.deepEqual(heard, ["click 7"]);
  at("pointerdown", 7);
  t.mock.timers.tick(600);
  at("pointerup", 7);
  assert.deepEqual(heard, ["click 7", "inspect 7"]);
  at("pointerdown", 7);
  at("pointerup", 7);
  assert.deepEqual(heard.slice(2), ["click 7"], "the next one is a click again");
});

test("a piece can still be dragged after a long press", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, at } = board();
  at("pointerdown", 2);
  t.mock.timers.tick(600);
  at("pointermove", 4);
  at("pointerup", 4);
  assert.deepEqual(heard, ["inspect 2", "drop 2 4"]);
});

test("a mouse button may be held for any time", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, at } = board();
  at("pointerdown", 7, "mouse");
  t.mock.timers.tick(5_000);
  at("pointerup", 7, "mouse");
  assert.deepEqual(heard, ["click 7"]);
});

test("a second finger anywhere ends a drag without a move", () => {
  const { heard, hovered, at, another } = board();
  at("pointerdown", 2);
  at("pointermove", 3);
  another();
  at("pointermove", 4);
  at("pointerup", 4);
  assert.deepEqual(heard, ["cancel"]);
  assert.deepEqual(hovered, [3, null], "what moves on points at nothing");
  at("pointerdown", 2);
  at("pointermove", 4);
  at("pointerup", 4);
  assert.deepEqual(heard.slice(1), ["drop 2 4"], "the next drag is one again");
});

test("a second finger cancels a press", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { heard, at, another } = board();
  at("pointerdown", 7);
  another();
  another();
  t.mock.timers.tick(600);
  at("pointerup", 7);
  assert.deepEqual(heard, ["cancel"], "once");
});

test("a finger without a running press changes nothing", () => {
  const { heard, at, another } = board();
  another();
  at("pointerdown", 7);
  at("pointerup", 7);
  another();
  assert.deepEqual(heard, ["click 7"]);
});

test("a second click on the same square is one again, if it comes soon", () => {
  const { heard, at, now } = board();
  for (const [ms, square] of /** @type {const} */ ([
    [0, 7],
    [200, 7],
    [900, 7],
    [1_000, 8],
  ])) {
    now.ms = ms;
    at("pointerdown", square);
    at("pointerup", square);
  }
  assert.deepEqual(heard, ["click 7", "click again 7", "click 7", "click 8"]);
});
