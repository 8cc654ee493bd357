// From choosing a man to its targets, in Chromium, the page's own thread slowed as on a phone. What is timed begins when the
// board tells which man was chosen and ends when it has been told where that one may go.

import { median } from "./statistics.mjs";

/** What Lighthouse takes a phone of the middle class for. It slows the page's own thread, not its workers. */
const SLOWER = 4;

/** How many men are chosen, and how often each. */
const MEN = 6;
const TIMES = 3;

/**
 * @param {import("../chromium.mjs").Visitor} visitor
 * @param {string} game
 * @returns {Promise<number>}  milliseconds: the median of the man that takes longest
 */
export async function measureTargets({ browser, address }, game) {
  const page = await browser.newPage();
  try {
    await page.goto(`${address}#${game}`);
    await letChanceChoose(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const times = await page.evaluate(chooseMen, { most: MEN, times: TIMES });
    return Math.max(...times.map(median));
  } finally {
    await page.close();
  }
}

/**
 * A game that begins with a secret choice is played on after it.
 * @param {import("@playwright/test").Page} page
 */
async function letChanceChoose(page) {
  const offer = page.getByRole("button", { name: "Let chance decide" });
  const man = page.locator("game-board [data-cell][aria-label]");
  await offer.or(man).first().waitFor({ state: "attached" });
  if (await offer.isVisible()) await offer.click();
}

/**
 * Runs in the page.
 * @param {{ most: number, times: number }} how
 * @returns {Promise<number[][]>}  for each man the milliseconds of each time
 */
async function chooseMen({ most, times }) {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const rest = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));
  /** @returns {number[]} */
  const movable = () => {
    /** @type {{ kind: string, from: number | null }[]} */
    const actions = board.view?.actions ?? [];
    const from = actions.flatMap(({ kind, from }) =>
      kind === "move" && from !== null ? from : [],
    );
    return [...new Set(from)];
  };
  while (movable().length === 0) await rest(50);
  const cells = movable();
  const chosen = Array.from(
    { length: Math.min(most, cells.length) },
    (_, at) => cells[Math.floor((at * cells.length) / Math.min(most, cells.length))],
  );

  let askedAt = 0;
  let answered = (/** @type {number} */ _ms) => {};
  board.addEventListener("choose", () => (askedAt = performance.now()), { capture: true });
  const reach = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(board), "reach");
  Object.defineProperty(board, "reach", {
    get: () => reach?.get?.call(board),
    set: (value) => {
      if (value !== null) answered(performance.now() - askedAt);
      reach?.set?.call(board, value);
    },
  });

  /** @type {(cell: number) => Promise<number>} */
  const choose = async (cell) => {
    const { name } = board.game.board.cells[cell];
    const element = board.shadowRoot.querySelector(`[data-cell="${name}"]`);
    const time = new Promise((/** @type {(ms: number) => void} */ done) => (answered = done));
    element.click();
    const ms = await time;
    board.deselect();
    // What is drawn of it is not part of the next.
    await rest(50);
    return ms;
  };
  // The first of all, not counted, lets the browser compile what is hot.
  await choose(chosen[0]);
  /** @type {number[][]} */
  const all = chosen.map(() => []);
  for (let time = 0; time < times; time += 1)
    for (const [at, cell] of chosen.entries()) all[at].push(await choose(cell));
  return all;
}
