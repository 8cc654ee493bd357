// A belief over the plies of a game, as a drawing of lines and a table of the same numbers.

import { words } from "../../i18n/strings.js";
import { make } from "../controls/markup.js";

/** @typedef {import("../../state/belief-series.js").BeliefSeries} BeliefSeries */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

const SVG = "http://www.w3.org/2000/svg";

/** CSS pixels. */
const HEIGHT = 190;
const MARGIN = { left: 44, right: 12, top: 12, bottom: 26 };

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** So many plies at most have their number under the plot. */
const MOST_TICKS = 9;

/**
 * @param {BeliefSeries} series
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} width  CSS pixels
 */
export function beliefPlot(series, info, view, width) {
  const title = titleWords(series, info);
  return make(
    "section",
    { class: "belief" },
    make("h3", {}, title),
    ...endWords(series, info, "top"),
    plot(series, view, width, title),
    ...endWords(series, info, "bottom"),
    table(series, view),
  );
}

/**
 * @param {BeliefSeries} series
 * @param {GameInfo} info
 */
function titleWords({ about, field, pair }, info) {
  const seat = info.seats[about]?.name ?? "";
  if (pair !== null) return words.beliefs.wears(seat, info.kinds[pair[0]]?.name ?? "");
  return field === "mine" ? words.beliefs.mine(seat) : words.beliefs.hidden(seat);
}

/**
 * What the upper and the lower edge of the plot stand for.
 * @param {BeliefSeries} series
 * @param {GameInfo} info
 * @param {"top" | "bottom"} end
 */
function endWords({ pair }, info, end) {
  if (pair === null && end === "bottom") return [];
  const kind = pair === null ? null : info.kinds[pair[end === "top" ? 0 : 1]];
  return [make("p", { class: "belief-end quiet" }, kind?.name ?? words.beliefs.truth)];
}

/**
 * @param {BeliefSeries} series
 * @param {View} view
 * @param {number} width
 * @param {string} title
 */
function plot({ points, pair }, view, width, title) {
  const plies = Math.max(1, ...points.map(({ ply }) => ply));
  const x = (/** @type {number} */ ply) =>
    MARGIN.left + (ply / plies) * (width - MARGIN.left - MARGIN.right);
  const y = (/** @type {number} */ part) =>
    HEIGHT - MARGIN.bottom - part * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const most = Math.max(1, ...points.map(({ possible }) => possible));
  const svg = element("svg", {
    viewBox: `0 0 ${width} ${HEIGHT}`,
    width,
    height: HEIGHT,
    role: "img",
    "aria-label": title,
  });
  svg.append(
    ...LEVELS.flatMap((level) => [
      element("line", {
        class: level === 0.5 ? "level even" : "level",
        x1: MARGIN.left,
        x2: width - MARGIN.right,
        y1: y(level),
        y2: y(level),
      }),
      label(MARGIN.left - 6, y(level) + 4, "end", percent(level)),
    ]),
    ...ticks(plies).map((ply) => label(x(ply), HEIGHT - 8, "middle", String(ply))),
    element("line", {
      class: "now",
      x1: x(view.ply),
      x2: x(view.ply),
      y1: y(1),
      y2: y(0),
    }),
    ...(pair === null
      ? [
          stairs(
            "possible",
            points.map(({ ply, possible }) => [x(ply), y(possible / most)]),
          ),
        ]
      : []),
    stairs(
      "believed",
      points.map(({ ply, probability }) => [x(ply), y(probability)]),
    ),
    ...points.map(({ ply, probability }) =>
      element("circle", { class: "believed", cx: x(ply), cy: y(probability), r: 2.5 }),
    ),
  );
  return svg;
}

/**
 * A belief holds until the next ply.
 * @param {string} name
 * @param {number[][]} points
 */
function stairs(name, points) {
  const path = points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
  return element("path", { class: name, d: path });
}

/** @param {number} plies */
function ticks(plies) {
  const step = Math.max(1, Math.ceil(plies / (MOST_TICKS - 1)));
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, at) => at * step);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 * @param {string} text
 */
function label(x, y, anchor, text) {
  const made = element("text", { x, y, "text-anchor": anchor });
  made.textContent = text;
  return made;
}

/**
 * @param {BeliefSeries} series
 * @param {View} view
 */
function table({ points, pair }, view) {
  const say = words.beliefs;
  const heads = [say.ply, say.move, say.probability, ...(pair === null ? [say.possible] : [])];
  const rows = points.map(({ ply, probability, possible }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, String(ply)),
      make("td", {}, ply === 0 ? say.start : (view.played[ply - 1]?.text ?? "")),
      make("td", {}, percent(probability)),
      pair === null ? make("td", {}, String(possible)) : null,
    ),
  );
  return make(
    "details",
    {},
    make("summary", {}, say.numbers),
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows),
    ),
  );
}

/** @param {number} part */
function percent(part) {
  return `${Math.round(part * 100)} %`;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function element(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
