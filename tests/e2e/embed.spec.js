import { DESKTOP, PHONE, expect, test as base } from "./fixtures.js";
import { LISTEN, openSite, pageWith } from "./embedding.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{kind: string, board: string, detail: any}} Heard */

const test = base.extend({
  /** @type {any} */
  site: async ({ gate }, use) => {
    const site = await openSite();
    site.put("/listen.js", LISTEN);
    gate.expectFault(new RegExp(`request to another origin: (blob:)?${site.address}`));
    await use(site);
    await site.close();
  },
});

/** @param {Page} page @returns {Promise<Heard[]>} */
function heard(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).heard);
}

/** @param {Page} page @param {string} board @param {string} name */
function cell(page, board, name) {
  return page.locator(`#${board} [data-cell="${name}"]`);
}

/** @param {Page} page @param {string} id */
async function playable(page, id) {
  await expect(page.locator(`#${id} [role="gridcell"]`).first()).toBeAttached();
}

test.describe("on a page of another origin", () => {
  test.use(DESKTOP);

  test("several boards share one worker and tell their moves apart", async ({
    page,
    server,
    site,
  }) => {
    const boards = `<menagerie-board id="one" game="chess" style="max-width:20rem"></menagerie-board>
      <menagerie-board id="two" game="alice-chess" moves="e2e4 e7e5" view-only style="max-width:30rem"></menagerie-board>`;
    site.put("/", pageWith(server.address, boards));
    let workers = 0;
    page.on("worker", () => (workers += 1));
    await page.goto(site.address);
    await playable(page, "one");
    await playable(page, "two");
    expect(workers).toBe(1);

    await cell(page, "one", "e2").click();
    await cell(page, "one", "e4").click();
    await expect
      .poll(async () => (await heard(page)).some(({ kind }) => kind === "move"))
      .toBe(true);
    const moves = (await heard(page)).filter(({ kind }) => kind === "move");
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({
      board: "one",
      detail: { text: "e2e4", seat: 0, seatName: "White", ply: 1, by: "human" },
    });
  });
});
