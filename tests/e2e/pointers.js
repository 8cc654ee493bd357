// A real mouse and real fingers at points of the window.

/** @import { Locator, Page } from "@playwright/test" */
/** @typedef {{ x: number, y: number }} Point */

/** @param {Locator} place @returns {Promise<Point>} */
export async function middleOf(place) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} isn't visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {Point} point */
export async function clickAt(page, { x, y }) {
  await page.mouse.click(x, y);
}

/** @param {Page} page @param {Point} from @param {Point} to */
export async function dragAt(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A tap, or a drag along several points. @param {Page} page @param {Point[]} points */
export async function fingerAt(page, ...points) {
  const touch = await page.context().newCDPSession(page);
  const [start, ...others] = points;
  if (start === undefined) return;
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
  for (const point of others)
    for (const part of [0.3, 0.7, 1]) {
      const [x, y] = [start.x + (point.x - start.x) * part, start.y + (point.y - start.y) * part];
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
