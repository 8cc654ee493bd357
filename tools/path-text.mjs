// Moves, scales and shortens SVG path data.

import { optimize } from "svgo";

/**
 * The parameters of each command, repeating: `x` and `y` are scaled and shifted, `r` (a radius) is scaled, `n` (an angle or
 * a flag) is unchanged.
 * @type {Record<string, string>}
 */
const SHAPES = {
  m: "xy",
  l: "xy",
  t: "xy",
  q: "xyxy",
  s: "xyxy",
  c: "xyxyxy",
  h: "x",
  v: "y",
  a: "rrnffxy",
  z: "",
};

/**
 * The path scaled about the origin, then shifted. It starts with an absolute command, so that paths can be joined.
 * @param {string} path
 * @param {{ scale?: number, x?: number, y?: number }} placement
 * @returns {string}
 */
export function placed(path, { scale = 1, x = 0, y = 0 }) {
  const shift = /** @type {Record<string, number>} */ ({ x, y });
  return withAbsoluteStart(path).replace(/([a-z])([^a-df-z]*)/gi, (_, letter, text) => {
    const shape = SHAPES[letter.toLowerCase()];
    const moves = letter !== letter.toLowerCase();
    const numbers = numbersOf(text, shape).map((number, at) => {
      const role = shape[at % shape.length];
      if (role === "n" || role === "f") return number;
      return tenths(number * scale + (moves ? (shift[role] ?? 0) : 0));
    });
    return letter + numbers.join(" ");
  });
}

/**
 * The same shape in fewer characters, to a thousandth of its square.
 * @param {string} path  may be empty; in a square of 100 or more
 * @returns {string}
 */
export function shortened(path) {
  if (path === "") return path;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`;
  const { data } = optimize(svg, {
    plugins: [
      {
        name: "convertPathData",
        params: { floatPrecision: 1, makeArcs: { threshold: 0, tolerance: 0 } },
      },
    ],
  });
  const short = / d="([^"]*)"/.exec(data)?.[1];
  if (short === undefined) throw new Error(`the path "${path}" can't be shortened`);
  return short;
}

/**
 * A path's first pair is absolute even after `m`; the following pairs are relative lines.
 * @param {string} path
 */
function withAbsoluteStart(path) {
  const [, letter, text, rest] = /** @type {RegExpExecArray} */ (
    /^\s*(m)([^a-df-z]*)(.*)$/is.exec(path)
  );
  if (letter === "M") return path;
  const [x, y, ...lines] = numbersOf(text, SHAPES.m);
  return `M${x} ${y}${lines.length > 0 ? `l${lines.join(" ")}` : ""}${rest}`;
}

/**
 * No space is needed after an arc's flags, so numbers are read by their role.
 * @param {string} text
 * @param {string} shape
 */
function numbersOf(text, shape) {
  const numbers = [];
  const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
  const flag = /\s*,?\s*([01])/y;
  for (let at = 0; ;) {
    /** @type {RegExp} */
    const reader = shape[numbers.length % shape.length] === "f" ? flag : number;
    reader.lastIndex = at;
    const found = reader.exec(text);
    if (found === null) return numbers;
    numbers.push(Number(found[1]));
    at = reader.lastIndex;
  }
}

/** @param {number} number */
function tenths(number) {
  return Math.round(number * 10) / 10;
}
