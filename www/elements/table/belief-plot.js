// A belief over the plies of a game, as a plot and as a table of the same numbers.

import { html, nothing, svg } from "lit-html";
import { writtenMove } from "../../state/notation.js";
import { words } from "../../i18n/strings.js";

/** @import { BeliefSeries } from "../../state/belief-series.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Notation } from "../../state/settings.js" */

const HEIGHT = 190;
const MARGIN = { left: 44, right: 12, top: 12, bottom: 26 };

const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** At most this many plies have their number below the plot. */
const MOST_TICKS = 9;

/**
 * @param {BeliefSeries} series
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} width  CSS pixels
 * @param {Notation} notation
 */
export function beliefPlot(series, info, view, width, notation) {
  const title = titleWords(series, info);
  return html`<section class="belief">
    <h3>${title}</h3>
    ${endWords(series, info, "top")} ${plot(series, view, width, title)}
    ${endWords(series, info, "bottom")} ${table(series, info, view, notation)}
  </section>`;
}

/** @param {BeliefSeries} series @param {GameInfo} info */
function titleWords({ about, field, pair }, info) {
  const seat = info.seats[about]?.name ?? "";
  if (pair !== null) return words.beliefs.wears(seat, info.kinds[pair[0]]?.name ?? "");
  return field === "mine" ? words.beliefs.mine(seat) : words.beliefs.hidden(seat);
}

/** @param {BeliefSeries} series @param {GameInfo} info @param {"top" | "bottom"} end */
function endWords({ pair }, info, end) {
  if (pair === null && end === "bottom") return nothing;
  const kind = pair === null ? null : info.kinds[pair[end === "top" ? 0 : 1]];
  return html`<p class="belief-end quiet">${kind?.name ?? words.beliefs.truth}</p>`;
}

/** @param {BeliefSeries} series @param {View} view @param {number} width @param {string} title */
function plot({ points, pair }, view, width, title) {
  const plies = Math.max(1, ...points.map(({ ply }) => ply));
  const x = (/** @type {number} */ ply) =>
    MARGIN.left + (ply / plies) * (width - MARGIN.left - MARGIN.right);
  const y = (/** @type {number} */ part) =>
    HEIGHT - MARGIN.bottom - part * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const most = Math.max(1, ...points.map(({ possible }) => possible));
  const level = (/** @type {number} */ part) =>
    svg`<line
      class=${part === 0.5 ? "level even" : "level"}
      x1=${MARGIN.left} x2=${width - MARGIN.right} y1=${y(part)} y2=${y(part)}
    ></line>${label(MARGIN.left - 6, y(part) + 4, "end", percent(part))}`;
  const possible = () =>
    stairs(
      "possible",
      points.map((point) => [x(point.ply), y(point.possible / most)]),
    );
  return html`<svg
    viewBox="0 0 ${width} ${HEIGHT}"
    width=${width}
    height=${HEIGHT}
    role="img"
    aria-label=${title}
  >
    ${LEVELS.map(level)}
    ${ticks(plies).map((ply) => label(x(ply), HEIGHT - 8, "middle", String(ply)))}
    <line class="now" x1=${x(view.ply)} x2=${x(view.ply)} y1=${y(1)} y2=${y(0)}></line>
    ${pair === null ? possible() : nothing}
    ${stairs(
      "believed",
      points.map(({ ply, probability }) => [x(ply), y(probability)]),
    )}
    ${points.map(
      ({ ply, probability }) =>
        svg`<circle class="believed" cx=${x(ply)} cy=${y(probability)} r="2.5"></circle>`,
    )}
  </svg>`;
}

/** A belief holds until the next ply. @param {string} name @param {number[][]} points */
function stairs(name, points) {
  const path = points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join("");
  return svg`<path class=${name} d=${path}></path>`;
}

/** @param {number} plies */
function ticks(plies) {
  const step = Math.max(1, Math.ceil(plies / (MOST_TICKS - 1)));
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, at) => at * step);
}

/** @param {number} x @param {number} y @param {string} anchor @param {string} text */
function label(x, y, anchor, text) {
  return svg`<text x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
}

/** @param {GameInfo} info @param {View} view @param {number} ply @param {Notation} notation */
function moveAt(info, { played }, ply, notation) {
  const move = played[ply - 1];
  return move === undefined ? "" : writtenMove(info, move, notation);
}

/**
 * @param {BeliefSeries} series
 * @param {GameInfo} info
 * @param {View} view
 * @param {Notation} notation
 */
function table({ points, pair }, info, view, notation) {
  const say = words.beliefs;
  const heads = [say.ply, say.move, say.probability, ...(pair === null ? [say.possible] : [])];
  const rows = points.map(
    ({ ply, probability, possible }) =>
      html`<tr>
        <th scope="row">${ply}</th>
        <td>${ply === 0 ? say.start : moveAt(info, view, ply, notation)}</td>
        <td>${percent(probability)}</td>
        ${pair === null ? html`<td>${possible}</td>` : nothing}
      </tr>`,
  );
  return html`<details>
    <summary>${say.numbers}</summary>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`;
}

/** @param {number} part */
function percent(part) {
  return words.progress.percent(Math.round(part * 100));
}
