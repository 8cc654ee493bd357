import assert from "node:assert/strict";
import { test } from "node:test";
import { besides } from "../../www/elements/board/square-dialog.js";

const BOARD = { left: 0, top: 50, right: 400, bottom: 450 };
const PAGE = { left: 0, top: 0, right: 800, bottom: 500 };
const PANEL = { width: 200, height: 150 };

/** @param {number} file @param {number} row */
function square(file, row) {
  const [left, top] = [BOARD.left + 50 * file, BOARD.top + 50 * row];
  return { left, top, right: left + 50, bottom: top + 50 };
}

/** @param {ReturnType<typeof square>} at @param {typeof PANEL} panel */
function covers({ left, top, right, bottom }, panel, page = PAGE) {
  const { x, y } = besides({ left, top, right, bottom }, panel, [BOARD, page]);
  const { width, height } = panel;
  assert.ok(
    x >= 0 && x + width <= page.right && y >= 0 && y + height <= page.bottom,
    "on the page",
  );
  return x < right && x + width > left && y < bottom && y + height > top;
}

test("a chooser covers no square that it asks about", () => {
  for (let file = 0; file < 8; file += 1)
    for (let row = 0; row < 8; row += 1)
      for (const panel of [PANEL, { width: 380, height: 190 }, { width: 300, height: 440 }])
        assert.ok(!covers(square(file, row), panel), `${file} ${row} ${panel.width}`);
});

test("it is below its square if it can be", () => {
  assert.deepEqual(besides(square(4, 1), PANEL, [BOARD, PAGE]), { x: 125, y: 155 });
  assert.equal(besides(square(4, 7), PANEL, [BOARD, PAGE]).y, 245, "else above");
});

test("it stays on a page that has no room beside the square", () => {
  const narrow = { ...PAGE, right: 400, bottom: 460 };
  assert.ok(covers(square(4, 4), { width: 380, height: 440 }, narrow));
});
