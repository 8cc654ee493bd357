// What authors put around an embedded board, and the hands of a visitor there. For all browsers.

/** A slide or a part of a page of fixed width. @param {string} style @param {string} inner */
const slide = (style, inner) => `<div style="width: 26rem; ${style}">${inner}</div>`;

/** Layouts by name, around an element. @type {Record<string, (board: string) => string>} */
export const LAYOUTS = {
  "a column of flexible boxes": (board) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${board}</div>`,
  "a grid with centred items": (board) =>
    `<div style="display: grid; place-items: center">${board}</div>`,
  "an inline block": (board) => `<div style="display: inline-block">${board}</div>`,
  "a float": (board) => `<div style="float: right">${board}</div><p>Words beside it.</p>`,
  "a cell of a table": (board) =>
    `<table><tr><td>${board}</td><td>Words beside it.</td></tr></table>`,
  "an absolute box": (board) => `<div style="position: absolute; left: 3rem">${board}</div>`,
  "scale .6": (board) => slide("transform: scale(0.6); transform-origin: 0 0", board),
  "scale 1.3": (board) => slide("transform: scale(1.3); transform-origin: 0 0", board),
  "a half turn": (board) => slide("transform: rotate(180deg)", board),
  "zoom .7": (board) => slide("zoom: 0.7", board),
  "a turn in a scale in a zoom": (board) =>
    slide(
      "zoom: 0.9",
      slide("transform: scale(1.1, 0.9)", slide("rotate: 25deg; margin: 6rem", board)),
    ),
  "hostile styles": (board) => `<style>
      * { box-sizing: content-box; font-size: 40px !important; line-height: 3; letter-spacing: 4px; }
      div, canvas, img, button, dialog { max-width: 100%; padding: 9px; text-transform: uppercase; transform: skewX(4deg); }
      html { direction: rtl; font-size: 62.5%; }
    </style><div style="width: 400px">${board}</div>`,
};

/**
 * The middle of a square in the window, as the source of a function of its name and the board's selector. Browsers without
 * `currentCSSZoom` measure in zoomed pixels.
 */
export const SQUARE_MIDDLE = `(name, within) => {
  const find = (root) => root.querySelector(\`[data-cell="\${name}"]\`) ?? [...root.querySelectorAll("*")]
    .reduce((found, { shadowRoot }) => found ?? (shadowRoot && find(shadowRoot)), null);
  const start = document.querySelector(within);
  const square = find(start.shadowRoot ?? start);
  const { left, right, top, bottom } = square.getBoundingClientRect();
  let zoom = 1;
  if (!("currentCSSZoom" in start))
    for (let each = start; each; each = each.parentElement) zoom *= Number(getComputedStyle(each).zoom) || 1;
  return { x: zoom * (left + right) / 2, y: zoom * (top + bottom) / 2 };
}`;

/** The board's width in the window, as the source of a function of its selector. */
export const BOARD_WIDTH = `(within) => {
  const board = document.querySelector(within).shadowRoot.querySelector("[part=board]");
  const middle = ${SQUARE_MIDDLE};
  const [a, h] = ["a1", "h1"].map((name) => middle(name, within));
  return Math.hypot(a.x - h.x, a.y - h.y) * 8 / 7;
}`;
