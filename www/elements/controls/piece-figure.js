// A man in running text or on a button: the same picture as on the board, or its letter, with the sign of its army.

import { html, nothing } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { SIGN_SIDE, armySign } from "../../draw/army-sign.js";
import { pictures } from "../../draw/pieces.js";
import { drawing, drawingTemplate, make } from "./markup.js";

/**
 * @param {import("../../engine/protocol.js").GameInfo} info
 * @param {import("../../engine/protocol.js").Kind} kind
 * @param {import("../../engine/protocol.js").Seat} seat
 * @param {import("../../state/state.js").PieceSet} pieceSet
 * @returns {HTMLElement}
 */
export function pieceFigure(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const letters = make("span", { class: code.length > 1 ? "letters long" : "letters" }, code);
  const figure = make(
    "span",
    { class: "figure lettered", "data-colour": colour, "aria-hidden": "true" },
    letters,
    signFigure(colour),
  );
  if (pieceSet === "figures") void showPicture(figure, letters, icon);
  return figure;
}

/**
 * The man that stands for its side: the royal one, or the first in a game that names none.
 * @param {import("../../engine/protocol.js").GameInfo} info
 */
export function crestOf(info) {
  return Math.max(
    0,
    info.kinds.findIndex(({ royal }) => royal),
  );
}

/**
 * The sign alone; null for an army that has none. Its colours are `--man` and `--edge` of what it lies in.
 * @param {string} colour  of a seat
 */
export function signFigure(colour) {
  const sign = armySign(colour);
  return sign === null ? null : drawing(sign, SIGN_SIDE, "sign");
}

/**
 * @param {HTMLElement} figure
 * @param {HTMLElement} letters  what stands there until the picture is loaded
 * @param {string} icon
 */
async function showPicture(figure, letters, icon) {
  const picture = (await pictures())[icon];
  if (picture === undefined) return;
  letters.replaceWith(drawing(picture.path, picture.size, "picture"));
  figure.classList.remove("lettered");
}

/** Once they are there. @type {import("../../draw/pieces.js").Pictures | null} */
let loaded = null;

/**
 * The same as a template.
 * @param {import("../../engine/protocol.js").GameInfo} info
 * @param {import("../../engine/protocol.js").Kind} kind
 * @param {import("../../engine/protocol.js").Seat} seat
 * @param {import("../../state/state.js").PieceSet} pieceSet
 */
export function pieceTemplate(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const lettered = figureTemplate(colour, code, undefined);
  if (pieceSet !== "figures") return lettered;
  if (loaded !== null) return figureTemplate(colour, code, loaded[icon]);
  const pictured = pictures().then((all) => figureTemplate(colour, code, (loaded = all)[icon]));
  return html`${until(pictured, lettered)}`;
}

/**
 * @param {string} colour
 * @param {string} code
 * @param {import("../../draw/pieces.js").Picture | undefined} picture
 */
function figureTemplate(colour, code, picture) {
  const sign = armySign(colour);
  const letters = html`<span class=${code.length > 1 ? "letters long" : "letters"}>${code}</span>`;
  return html`<span
    class=${picture === undefined ? "figure lettered" : "figure"}
    data-colour=${colour}
    aria-hidden="true"
    >${picture === undefined ? letters : drawingTemplate(picture.path, picture.size, "picture")}${
      sign === null ? nothing : drawingTemplate(sign, SIGN_SIDE, "sign")
    }</span
  >`;
}
