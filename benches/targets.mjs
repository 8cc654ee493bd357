// `node benches/targets.mjs [GAME…]`: from the press on a man until his targets are known, and until they are painted, in
// Chromium with the page's own thread slowed four times, in every game.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { serve } from "../tools/static-server.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/engine/protocol.js").View} View */
/** @typedef {import("../www/engine/table.js").Engine} Engine */

const DIST = new URL("../dist/", import.meta.url);
const SLOWDOWN = 4;

/** Plies played at random before the men are chosen. */
const PLIES = [0, 14, 28];
/** Of each position so many men, spread over all. */
const MOST_MEN = 12;
/** A man's figure is the median of so many presses. */
const PRESSES = 3;
const LUCK = new Uint8Array(32).fill(7);

/** @typedef {{ known: number, painted: number }} Pressed  milliseconds since the event came to the page */
/** @typedef {{ median: number, worst: number, painted: number, men: number }} Targets  over the men, milliseconds */

/**
 * @param {string[]} [only]  the games; all if there are none
 * @returns {Promise<Record<string, Targets>>}  by game
 */
export async function measureTargets(only = []) {
  const server = await serve(fileURLToPath(DIST));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    /** @type {Record<string, Targets>} */
    const found = {};
    for (const [game, positions] of Object.entries(await positionsOfAll(only))) {
      const pressed = [];
      for (const position of positions) {
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await open(page, `${server.address}#${game}?position=${encodeURIComponent(position)}`);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
        pressed.push(...(await pressMen(page)));
      }
      found[game] = summary(pressed);
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * The array of each game and what chance makes of it. Secrets are chosen, so that every man may move.
 * @param {string[]} only
 */
async function positionsOfAll(only) {
  const glue = await import(new URL("menagerie.js", DIST).href);
  await glue.default({ module_or_path: await readFile(new URL("menagerie_bg.wasm", DIST)) });
  /** @type {Engine} */
  const engine = new glue.Engine();
  const call = (/** @type {string} */ name, /** @type {object} */ ask) =>
    /** @type {any} */ (engine.call(name, ask, LUCK));
  /** @type {{ id: string }[]} */
  const games = call("games", {});
  const ids = games.map(({ id }) => id).filter((id) => only.length === 0 || only.includes(id));
  return Object.fromEntries(ids.map((id) => [id, positionsOf(id, call)]));
}

/**
 * @param {string} game
 * @param {(name: string, ask: object) => any} call
 * @returns {string[]}
 */
function positionsOf(game, call) {
  /** @type {View} */
  const { pending, position: start } = call("open", { game }).view;
  const chosen = pending.map(({ values }) => values[0]?.value).join();
  const tell = (/** @type {string} */ position) =>
    position.replace(/crown=\?,\?/, `crown=${chosen}`);
  /** @type {View} */
  let view = call("open", { game, position: tell(start) }).view;
  const positions = [tell(view.position)];
  let chance = 1;
  for (let ply = 1; ply <= Math.max(...PLIES); ply += 1) {
    view = call("look", { seat: view.turn });
    if (view.outcome !== null) break;
    chance = (chance * 48_271) % 0x7fffffff;
    const action = view.actions[chance % view.actions.length];
    if (action === undefined) break;
    view = call("play", { action: action.text });
    if (PLIES.includes(ply) && view.outcome === null) positions.push(tell(view.position));
  }
  return positions;
}

/**
 * @param {Page} page
 * @param {string} address
 */
async function open(page, address) {
  // Another place of the same page isn't loaded anew.
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForFunction(() => {
    const board = /** @type {any} */ (document.querySelector("game-board"));
    return board?.view && board.shadowRoot.querySelector("[data-cell]");
  });
  await page.evaluate(watch);
}

/**
 * Presses men of the seat to act, each several times.
 * @param {Page} page
 * @returns {Promise<Pressed[]>}  the medians of each man
 */
async function pressMen(page) {
  const men = await page.evaluate(movable);
  const some = men.filter((_, at) => at % Math.ceil(men.length / MOST_MEN) === 0);
  const pressed = [];
  for (const cell of some) {
    const times = [];
    // A level that is too small to be played on comes near by the first press.
    for (let press = 0; press < PRESSES + 1 && times.length < PRESSES; press += 1) {
      const { x, y } = await page.evaluate(centre, cell);
      await page.mouse.move(x, y);
      await page.evaluate(still);
      await page.mouse.down();
      await page.mouse.up();
      const time = await page.evaluate(taken);
      if (time !== null) times.push(time);
    }
    if (times.length === 0) throw new Error(`no man was chosen on cell ${cell} of ${page.url()}`);
    pressed.push({
      known: median(times.map(({ known }) => known)),
      painted: median(times.map(({ painted }) => painted)),
    });
  }
  return pressed;
}

/** @param {Pressed[]} pressed @returns {Targets} */
function summary(pressed) {
  const known = pressed.map((each) => each.known);
  return {
    median: median(known),
    worst: Math.max(...known),
    painted: median(pressed.map(({ painted }) => painted)),
    men: pressed.length,
  };
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/**
 * Runs in the page: notes when a press comes, when the choice has been told and every target stands in the grid, and when
 * that is painted. Whatever comes later than the choice, in tasks of its own, is waited for by an observer.
 */
function watch() {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const bench = {
    start: 0,
    /** @type {any} */ done: null,
    cells: [...board.shadowRoot.querySelectorAll("[data-cell]")],
  };
  Object.assign(window, { bench });
  const begin = () => {
    bench.start = performance.now();
    bench.done = null;
  };
  addEventListener("pointerdown", begin, { capture: true });
  const marked = () => {
    const names = new Map(bench.cells.map((cell) => [cell.dataset.cell, cell]));
    const { cells } = board.game.board;
    const at = (/** @type {number} */ cell) => names.get(cells[cell].name);
    const { chosen, view } = board;
    if (chosen === null || at(chosen).ariaSelected !== "true") return false;
    const wanted = view.actions.filter(
      (/** @type {any} */ { kind, from, to }) => kind === "move" && from === chosen && to !== null,
    );
    return wanted.every((/** @type {any} */ { to }) =>
      /move|capture|castling|stay/.test(at(to).dataset.marks),
    );
  };
  const look = () => {
    if (bench.done !== null || bench.start === 0) return;
    const known = performance.now();
    if (!marked()) return;
    bench.done = new Promise((resolve) => {
      // The board asked for its frame before.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          resolve({ known: known - bench.start, painted: performance.now() - bench.start });
        port2.postMessage(null);
      });
    });
  };
  // Heard here, it has been answered: the page's state knows of the choice, too.
  addEventListener("choose", look);
  new MutationObserver(look).observe(board.shadowRoot, { subtree: true, attributes: true });
}

/** Runs in the page: the cells of men that may be chosen. @returns {number[]} */
function movable() {
  const { view } = /** @type {any} */ (document.querySelector("game-board"));
  return view.men
    .filter((/** @type {any} */ { seat }) => seat === view.turn)
    .map((/** @type {any} */ { cell }) => cell);
}

/** Runs in the page. @param {number} cell */
function centre(cell) {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const { name } = board.game.board.cells[cell];
  const box = board.shadowRoot.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: nothing is chosen, and nothing moves. */
async function still() {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  board.deselect();
  await board.settled();
  await new Promise((resolve) => requestIdleCallback(resolve));
  Object.assign(/** @type {any} */ (window).bench, { start: 0, done: null });
}

/** Runs in the page. @returns {Promise<Pressed | null>}  null if nobody was chosen */
async function taken() {
  const { bench } = /** @type {any} */ (window);
  for (let frame = 0; bench.done === null && frame < 10; frame += 1)
    await new Promise(requestAnimationFrame);
  return bench.done;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table(await measureTargets(process.argv.slice(2)));
}
