// The outer shape of a picture. An icon is one path with holes; a piece's body must not have them, or the board would
// show through. This splits the path into its parts, for which relative starting points must be resolved.

/**
 * @typedef {object} Silhouette
 * @property {string[]} parts  each a path of its own
 * @property {{ left: number, top: number, right: number, bottom: number }} bounds  holds all points and control points
 */

const ARITY = /** @type {Record<string, number>} */ ({
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
});

/**
 * @param {string} path  SVG path data
 * @returns {Silhouette}
 */
export function silhouette(path) {
  const walk = new Walk();
  for (const { letter, numbers } of commands(path)) walk.command(letter, numbers);
  return { parts: walk.parts, bounds: walk.bounds };
}

class Walk {
  /** @type {string[]} */
  parts = [];
  bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  /** @param {string} letter @param {number[]} numbers */
  command(letter, numbers) {
    const kind = letter.toLowerCase();
    if (kind === "z") return this.#close();
    const step = ARITY[kind];
    for (let at = 0; at < numbers.length; at += step) {
      this.#stretch(letter, numbers.slice(at, at + step), at === 0);
    }
  }

  /**
   * @param {string} letter
   * @param {number[]} numbers
   * @param {boolean} first  more pairs after a move are lines
   */
  #stretch(letter, numbers, first) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    if (kind === "a") return this.#arc(relative, numbers);
    if (kind === "h") this.#reach(relative, numbers[0], relative ? 0 : this.#y);
    else if (kind === "v") this.#reach(relative, relative ? 0 : this.#x, numbers[0]);
    else this.#points(relative, numbers);
    if (kind === "m" && first) return this.#begin();
    if (kind === "m") return this.#write(relative ? "l" : "L", numbers);
    this.#write(letter, numbers);
  }

  /** @param {boolean} relative @param {number[]} numbers */
  #points(relative, numbers) {
    const [fromX, fromY] = [this.#x, this.#y];
    for (let at = 0; at < numbers.length; at += 2) {
      if (relative) this.#reach(false, fromX + numbers[at], fromY + numbers[at + 1]);
      else this.#reach(false, numbers[at], numbers[at + 1]);
    }
  }

  /** @param {boolean} relative @param {number[]} numbers */
  #arc(relative, numbers) {
    const [fromX, fromY] = [this.#x, this.#y];
    this.#reach(relative, numbers[5], numbers[6]);
    const [toX, toY] = [this.#x, this.#y];
    for (const [x, y] of arcPoints(fromX, fromY, numbers, toX, toY)) this.#reach(false, x, y);
    this.#reach(false, toX, toY);
    this.#write(relative ? "a" : "A", numbers);
  }

  /** @param {boolean} relative @param {number} x @param {number} y */
  #reach(relative, x, y) {
    this.#x = relative ? this.#x + x : x;
    this.#y = relative ? this.#y + y : y;
    this.bounds.left = Math.min(this.bounds.left, this.#x);
    this.bounds.right = Math.max(this.bounds.right, this.#x);
    this.bounds.top = Math.min(this.bounds.top, this.#y);
    this.bounds.bottom = Math.max(this.bounds.bottom, this.#y);
  }

  #begin() {
    this.#startX = this.#x;
    this.#startY = this.#y;
    this.parts.push(`M${this.#x} ${this.#y}`);
  }

  #close() {
    this.#x = this.#startX;
    this.#y = this.#startY;
    this.parts[this.parts.length - 1] += "z";
  }

  /** @param {string} letter @param {number[]} numbers */
  #write(letter, numbers) {
    // A command after "z" begins a new part where the old one began.
    if (this.parts[this.parts.length - 1].endsWith("z"))
      this.parts.push(`M${this.#startX} ${this.#startY}`);
    this.parts[this.parts.length - 1] += letter + numbers.join(" ");
  }
}

const POINTS_OF_ARC = 8;

/**
 * Points on an arc, by the SVG specification, "Implementation notes", B.2.4. The icons have no rotated ellipses, so the
 * angle of the axes is taken as 0.
 * @param {number} fromX
 * @param {number} fromY
 * @param {number[]} numbers  as in the path: radii, angle, flags
 * @param {number} toX
 * @param {number} toY
 * @returns {[number, number][]}
 */
function arcPoints(fromX, fromY, [radiusX, radiusY, , large, sweep], toX, toY) {
  const [halfX, halfY] = [(fromX - toX) / 2 / radiusX, (fromY - toY) / 2 / radiusY];
  const half = Math.hypot(halfX, halfY);
  if (!(half > 0)) return [];
  const grown = Math.max(1, half);
  const away = (Math.sqrt(Math.max(0, grown ** 2 - half ** 2)) / half) * (large === sweep ? -1 : 1);
  const [middleX, middleY] = [
    (fromX + toX) / 2 / radiusX + away * halfY,
    (fromY + toY) / 2 / radiusY - away * halfX,
  ];
  const start = Math.atan2(fromY / radiusY - middleY, fromX / radiusX - middleX);
  let turn = Math.atan2(toY / radiusY - middleY, toX / radiusX - middleX) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: POINTS_OF_ARC }, (_, at) => {
    const angle = start + (turn * (at + 1)) / (POINTS_OF_ARC + 1);
    return [
      (middleX + Math.cos(angle) * grown) * radiusX,
      (middleY + Math.sin(angle) * grown) * radiusY,
    ];
  });
}

/** @param {string} path @returns {{ letter: string, numbers: number[] }[]} */
function commands(path) {
  return [...path.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)].map(([, letter, text]) => ({
    letter,
    numbers:
      letter.toLowerCase() === "a"
        ? arcNumbers(text)
        : [...text.matchAll(NUMBER)].map(([n]) => Number(n)),
  }));
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** No space is needed after an arc's two flags. */
const ARC = new RegExp(
  `(${NUMBER.source})[\\s,]*`.repeat(3) +
    "([01])[\\s,]*([01])[\\s,]*" +
    `(${NUMBER.source})[\\s,]*`.repeat(2),
  "gi",
);

/** @param {string} text */
function arcNumbers(text) {
  return [...text.matchAll(ARC)].flatMap((found) => found.slice(1).map(Number));
}
