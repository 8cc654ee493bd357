// Translates between the window and an element's own CSS pixels, whatever transforms and zooms surround it. No style has
// to be understood for that: three points in the element's corners show where it is.

/** @import { Point } from "../../draw/move-path.js" */

/**
 * The window's coordinates of the element's origin, and of a step of one of its pixels along each side.
 * @typedef {{ origin: Point, right: Point, down: Point }} Axes
 */

export class WindowMap {
  /** Belongs into the element, whose padding box it covers; see `.corners` in board-style.js. */
  element = document.createElement("div");

  constructor() {
    this.element.className = "corners";
    // A box without a size has an exact place, even rotated.
    this.element.append(...[0, 1, 2].map(() => document.createElement("i")));
  }

  /**
   * @param {{ clientX: number, clientY: number }} place  such as an event
   * @returns {Point}
   */
  toElement({ clientX, clientY }) {
    return inElement({ x: clientX, y: clientY }, this.#axes());
  }

  /** @param {Point} point @returns {Point} */
  toWindow(point) {
    return inWindow(point, this.#axes());
  }

  /** How much larger the element is in the window, in the middle of both directions. */
  get scale() {
    return Math.sqrt(Math.abs(area(this.#axes())));
  }

  /** @returns {Axes} */
  #axes() {
    const { clientWidth, clientHeight, children } = this.element;
    const zoom = zoomOfRectangles(this.element);
    const [origin, right, down] = Array.from(children, (corner) => {
      const { left, top } = corner.getBoundingClientRect();
      return { x: left * zoom, y: top * zoom };
    });
    return {
      origin,
      right: { x: (right.x - origin.x) / clientWidth, y: (right.y - origin.y) / clientWidth },
      down: { x: (down.x - origin.x) / clientHeight, y: (down.y - origin.y) / clientHeight },
    };
  }
}

/**
 * @param {Point} point  of the window
 * @param {Axes} axes
 * @returns {Point}
 */
export function inElement({ x, y }, axes) {
  const { origin, right, down } = axes;
  const [across, along] = [x - origin.x, y - origin.y];
  return {
    x: (across * down.y - along * down.x) / area(axes),
    y: (along * right.x - across * right.y) / area(axes),
  };
}

/**
 * @param {Point} point  of the element
 * @param {Axes} axes
 * @returns {Point}
 */
export function inWindow({ x, y }, { origin, right, down }) {
  return {
    x: origin.x + x * right.x + y * down.x,
    y: origin.y + x * right.y + y * down.y,
  };
}

/** Of one of the element's pixels in the window; negative if mirrored. @param {Axes} axes */
function area({ right, down }) {
  return right.x * down.y - right.y * down.x;
}

/**
 * Browsers without `currentCSSZoom` (WebKit, Chrome before 128) measure rectangles in pixels enlarged by CSS `zoom`, unlike
 * events.
 * @param {Element} element
 */
function zoomOfRectangles(element) {
  if ("currentCSSZoom" in element) return 1;
  let zoom = 1;
  for (let each = /** @type {Element | null} */ (element); each !== null; each = around(each))
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  return zoom;
}

/**
 * @param {Element} element
 * @returns {Element | null}  what contains it on the screen
 */
function around(element) {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return element.assignedSlot ?? element.parentElement ?? host;
}
