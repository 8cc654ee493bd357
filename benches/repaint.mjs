// `node benches/repaint.mjs`: repaint times in Chromium with 122 pieces on four levels.

import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { action, armies, square, view } from "../tests/unit/fixtures/armies.js";
import { serve } from "../tools/static-server.mjs";

const REPAINTS = 200;

/** The board on a desktop, in CSS pixels. */
const SIZE = { width: 880, height: 880 };

/** @typedef {{ median: number, slowest: number, pieces: number }} Repaint  milliseconds */

/**
 * @returns {Promise<Record<string, Repaint>>}  by view
 */
export async function measureRepaint() {
  const server = await serve(fileURLToPath(new URL("..", import.meta.url)));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    // A page of our origin without the app, so that nothing else runs.
    await page.goto(`${server.address}www/generated/pieces.json`);
    return await page.evaluate(repaints, {
      address: server.address,
      table: chosenPiece(),
      size: SIZE,
      count: REPAINTS,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** All pieces, with one selected that can move to a seventh of the board. */
function chosenPiece() {
  const game = armies().info;
  const actions = game.board.squares.flatMap(({ name }, at) => (at % 7 ? [] : action("tb2", name)));
  return { game, view: view({ actions }), chosen: square("tb2"), turnColour: "red" };
}

/**
 * Runs in the page.
 * @param {object} how
 * @param {string} how.address
 * @param {ReturnType<typeof chosenPiece>} how.table
 * @param {{ width: number, height: number }} how.size
 * @param {number} how.count
 */
async function repaints({ address, table, size, count }) {
  const load = (/** @type {string} */ path) => import(`${address}${path}`);
  const [{ layoutOf, UPRIGHT }, { scene }, { paint, sharpContext }, { palette }, { pictures }] =
    await Promise.all(
      ["layout", "scene", "paint", "palette", "pieces"].map((name) => load(`www/draw/${name}.js`)),
    );
  const { still } = await load("tests/unit/fixtures/scene-state.js");
  const { game, view } = table;
  const state = still({ ...table, palette: palette(game.board, "light") });
  const icons = await pictures();
  const canvas = document.createElement("canvas");
  const ctx = sharpContext(canvas, size.width, size.height, 1);
  const targets = view.actions.map(({ to }) => to);
  /** @type {(placed: object, at: number) => number} */
  const once = (placed, at) => {
    const pointed = targets[at % targets.length];
    const start = performance.now();
    paint(ctx, scene({ ...state, pointed }, placed), { ...size, ratio: 1, pictures: icons });
    // Reading a pixel forces the painting.
    ctx.getImageData(0, 0, 1, 1);
    return performance.now() - start;
  };
  /** @type {(next: (at: number) => object) => { median: number, slowest: number, pieces: number }} */
  const measured = (next) => {
    const times = Array.from({ length: count }, (_, at) => once(next(at), at)).sort(
      (a, b) => a - b,
    );
    return { median: times[count >> 1], slowest: times[count - 1], pieces: view.pieces.length };
  };
  const flat = layoutOf(game.board, size, { ...UPRIGHT, large: 0 });
  const stance = { ...UPRIGHT, arrangement: "stacked", yaw: -28 };
  const tower = layoutOf(game.board, size, stance);
  return {
    flat: measured(() => flat),
    stacked: measured(() => tower),
    "stacked, turning": measured((/** @type {number} */ at) =>
      layoutOf(game.board, size, { ...stance, yaw: at }),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await measureRepaint());
