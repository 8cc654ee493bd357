// `node benches/targets.mjs [GAME…]`: the time from pressing a piece until its targets are known and until they are
// painted, in every game, in Chromium with the main thread slowed four times. "Known" is measured in processor time of the
// thread, including the throttling pauses. Chromium derives these from wall time, so other programs lengthen them;
// `fourfold`, four times the unthrottled processor time, shows by how much.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { serve } from "../tools/static-server.mjs";

/** @import { Browser, Page } from "@playwright/test" */
/** @import { Engine } from "../www/engine/protocol.js" */

const DIST = new URL("../dist/", import.meta.url);
const SLOWDOWN = 4;

/** Random plies before the pieces are selected. */
const PLIES = [0, 14, 28];
/** The number of pieces per position, spread over all. */
const MOST_PIECES = 12;
/** A piece's result is the median of this many presses. */
const PRESSES = 5;

/** The system may kill a browser; the position is then measured again. */
const MOST_BROWSERS = 3;

/** The trace events with the marks of `watch` in thread time. */
const TRACED = ["-*", "blink.user_timing"];

/**
 * One press: the names of its marks, and wall times in milliseconds from the event until the targets were known and
 * painted.
 * @typedef {{ pressed: string, looked: string, wall: number, painted: number }} Press
 */
/** @typedef {{ known: number, wall: number, painted: number }} Pressed  milliseconds, medians of a piece */
/**
 * Over all pieces, in milliseconds; `wall` is the slowest in wall time.
 * @typedef {{ median: number, worst: number, fourfold: number, wall: number, painted: number, pieces: number }} Targets
 */

/**
 * @param {string[]} [only]  the games; all if empty
 * @returns {Promise<Record<string, Targets>>}  by game
 */
export async function measureTargets(only = []) {
  const server = await serve(fileURLToPath(DIST));
  const browsers = new Browsers();
  try {
    /** @type {Record<string, Targets>} */
    const found = {};
    for (const [game, positions] of Object.entries(await positionsOfAll(only))) {
      /** @type {{ slowed: Pressed[], free: Pressed[] }} */
      const pressed = { slowed: [], free: [] };
      for (const position of positions) {
        const address = `${server.address}#${game}?position=${encodeURIComponent(position)}`;
        pressed.slowed.push(
          ...(await browsers.use((browser) => measure(browser, address, SLOWDOWN))),
        );
        pressed.free.push(...(await browsers.use((browser) => measure(browser, address, 1))));
      }
      found[game] = summary(pressed);
    }
    return found;
  } finally {
    await browsers.close();
    await server.close();
  }
}

/** One browser at a time, replaced if it dies. */
class Browsers {
  /** @type {Browser | null} */
  #browser = null;
  #begun = 0;

  /**
   * @template Found
   * @param {(browser: Browser) => Promise<Found>} work
   * @returns {Promise<Found>}
   */
  async use(work) {
    for (;;) {
      try {
        return await work(await this.#running());
      } catch (error) {
        // Its pages may notice first.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        // If a page fails in a living browser, the error is reported.
        if (this.#browser?.isConnected() || this.#begun >= MOST_BROWSERS) throw error;
        console.error(`the browser is gone, and another one is taken: ${error}`);
      }
    }
  }

  async #running() {
    if (this.#browser?.isConnected()) return this.#browser;
    this.#begun += 1;
    this.#browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: startArguments(),
      // Otherwise the browser would exit on a `timeout` and this script go on.
      handleSIGTERM: false,
    });
    return this.#browser;
  }

  async close() {
    await this.#browser?.close();
  }
}

/**
 * The pieces of one position, each position in a fresh page.
 * @param {Browser} browser
 * @param {string} address
 * @param {number} rate  the factor by which the page is slowed
 * @returns {Promise<Pressed[]>}
 */
async function measure(browser, address, rate) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const crashed = new Promise((_, reject) =>
    page.on("crash", () => reject(new Error(`the page has crashed: ${address}`))),
  );
  const measured = async () => {
    await open(page, address);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    await browser.startTracing(page, { categories: TRACED });
    const pieces = await pressPieces(page);
    const marks = marksIn(await browser.stopTracing());
    return pieces.map((presses) => pieceOf(presses, marks));
  };
  const found = await Promise.race([measured(), crashed]);
  await page.close();
  return /** @type {Pressed[]} */ (found);
}

/**
 * @param {Buffer} trace
 * @returns {Map<string, number>}  by name, in milliseconds of thread time
 */
function marksIn(trace) {
  /** @type {{ traceEvents: { name: string, cat: string, tts?: number }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const timed = traceEvents.filter(({ cat }) => cat === "blink.user_timing");
  return new Map(timed.map(({ name, tts = NaN }) => [name, tts / 1000]));
}

/** @param {Press[]} presses @param {Map<string, number>} marks @returns {Pressed} */
function pieceOf(presses, marks) {
  const at = (/** @type {string} */ name) => marks.get(name) ?? NaN;
  return {
    known: median(presses.map(({ pressed, looked }) => at(looked) - at(pressed))),
    wall: median(presses.map(({ wall }) => wall)),
    painted: median(presses.map(({ painted }) => painted)),
  };
}

/**
 * The starting position of each game and random ones. Secrets are chosen, so that every piece may move.
 * @param {string[]} only
 */
async function positionsOfAll(only) {
  const glue = await import(new URL("menagerie.js", DIST).href);
  await glue.default({ module_or_path: await readFile(new URL("menagerie_bg.wasm", DIST)) });
  /** @type {Engine} */
  const engine = new glue.Engine();
  const ids = engine
    .games()
    .map(({ id }) => id)
    .filter((id) => only.length === 0 || only.includes(id));
  return Object.fromEntries(ids.map((id) => [id, positionsOf(id, engine)]));
}

/** @param {string} game @param {Engine} engine @returns {string[]} */
function positionsOf(game, engine) {
  const { pending, position: start } = engine.open({ game }).view;
  const chosen = pending.map(({ values }) => values[0]?.value).join();
  const tell = (/** @type {string} */ position) =>
    position.replace(/crown=\?,\?/, `crown=${chosen}`);
  let { view } = engine.open({ game, position: tell(start) });
  const positions = [tell(view.position)];
  let chance = 1;
  for (let ply = 1; ply <= Math.max(...PLIES); ply += 1) {
    view = engine.look({ seat: view.turn });
    if (view.outcome !== null) break;
    chance = (chance * 48_271) % 0x7fffffff;
    const action = view.actions[chance % view.actions.length];
    if (action === undefined) break;
    view = engine.play({ action: action.text });
    if (PLIES.includes(ply) && view.outcome === null) positions.push(tell(view.position));
  }
  return positions;
}

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => {
    const board = /** @type {any} */ (document.querySelector("game-board"));
    return board?.view && board.shadowRoot.querySelector("[data-cell]");
  });
  await page.evaluate(watch);
}

/**
 * Presses pieces of the seat to act, each several times.
 * @param {Page} page
 * @returns {Promise<Press[][]>}  by piece
 */
async function pressPieces(page) {
  const pieces = await page.evaluate(movable);
  const some = pieces.filter((_, at) => at % Math.ceil(pieces.length / MOST_PIECES) === 0);
  const pressed = [];
  for (const square of some) {
    const presses = [];
    // The first press on a small level only zooms in on it.
    for (let press = 0; press < PRESSES + 1 && presses.length < PRESSES; press += 1) {
      const { x, y } = await page.evaluate(centre, square);
      await page.mouse.move(x, y);
      await page.evaluate(still);
      await page.mouse.down();
      await page.mouse.up();
      const taking = await page.evaluate(taken);
      if (taking !== null) presses.push(taking);
    }
    if (presses.length === 0)
      throw new Error(`no man was chosen on cell ${square} of ${page.url()}`);
    pressed.push(presses);
  }
  return pressed;
}

/** @param {{ slowed: Pressed[], free: Pressed[] }} pressed @returns {Targets} */
function summary({ slowed, free }) {
  const known = slowed.map((each) => each.known);
  return {
    median: median(known),
    worst: Math.max(...known),
    fourfold: SLOWDOWN * Math.max(...free.map((each) => each.known)),
    wall: Math.max(...slowed.map(({ wall }) => wall)),
    painted: median(slowed.map(({ painted }) => painted)),
    pieces: slowed.length,
  };
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/**
 * Runs in the page: marks the time of a press, when every target is in the grid, and when it is painted. An observer waits
 * for later tasks.
 */
function watch() {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const bench = {
    start: 0,
    presses: 0,
    looks: 0,
    /** @type {any} */ done: null,
    squares: [...board.shadowRoot.querySelectorAll("[data-cell]")],
  };
  Object.assign(window, { bench });
  const begin = () => {
    bench.presses += 1;
    bench.done = null;
    bench.start = performance.now();
    performance.mark(`pressed ${bench.presses}`);
  };
  addEventListener("pointerdown", begin, { capture: true });
  const marked = () => {
    const names = new Map(bench.squares.map((square) => [square.dataset.cell, square]));
    const { squares } = board.game.board;
    const at = (/** @type {number} */ square) => names.get(squares[square].name);
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
    bench.looks += 1;
    const looked = `looked ${bench.looks}`;
    performance.mark(looked);
    const known = performance.now();
    if (!marked()) return;
    const names = { pressed: `pressed ${bench.presses}`, looked };
    bench.done = new Promise((resolve) => {
      // The board asked for its frame before.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          resolve({
            ...names,
            wall: known - bench.start,
            painted: performance.now() - bench.start,
          });
        port2.postMessage(null);
      });
    });
  };
  // This listener runs after the board's, so the state knows of the choice.
  addEventListener("choose", look);
  new MutationObserver(look).observe(board.shadowRoot, { subtree: true, attributes: true });
}

/** Runs in the page: the squares of pieces that can be selected. @returns {number[]} */
function movable() {
  const { view } = /** @type {any} */ (document.querySelector("game-board"));
  return view.pieces
    .filter((/** @type {any} */ { seat }) => seat === view.turn)
    .map((/** @type {any} */ { square }) => square);
}

/** Runs in the page. @param {number} square */
function centre(square) {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const { name } = board.game.board.squares[square];
  const box = board.shadowRoot.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: waits until nothing is selected or moving. */
async function still() {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  board.deselect();
  await board.settled();
  await new Promise((resolve) => requestIdleCallback(resolve));
  Object.assign(/** @type {any} */ (window).bench, { start: 0, done: null });
}

/**
 * Runs in the page.
 * @returns {Promise<Press | null>}  null if nobody was chosen
 */
async function taken() {
  const { bench } = /** @type {any} */ (window);
  for (let frame = 0; bench.done === null && frame < 10; frame += 1)
    await new Promise(requestAnimationFrame);
  return bench.done;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table(await measureTargets(process.argv.slice(2)));
}
