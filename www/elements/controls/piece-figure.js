// A piece in running text or on a button: the same picture as on the board, or its letter, with the sign of its army.

import { guard } from "lit-html/directives/guard.js";
import { SIGN_SIDE, armySign } from "../../draw/army-sign.js";
import { pictures } from "../../draw/pictures.js";
import { drawing, make } from "./markup.js";

/**
 * @param {import("../../engine/protocol.js").GameInfo} info
 * @param {import("../../engine/protocol.js").PieceType} kind
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
 * The piece that stands for its side: the royal one, or the first in a game that names none.
 * @param {import("../../engine/protocol.js").GameInfo} info
 */
export function crestOf(info) {
  return Math.max(
    0,
    info.kinds.findIndex(({ royal }) => royal),
  );
}

/**
 * The sign alone; null for an army that has none. Its colours are `--piece` and `--edge` of what it lies in.
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

/**
 * For templates: the figure is made anew only when it is another.
 * @param {import("../../engine/protocol.js").GameInfo} info
 * @param {import("../../engine/protocol.js").PieceType} kind
 * @param {import("../../engine/protocol.js").Seat} seat
 * @param {import("../../state/state.js").PieceSet} pieceSet
 */
export function pieceTemplate(info, kind, seat, pieceSet) {
  return guard([info, kind, seat, pieceSet], () => pieceFigure(info, kind, seat, pieceSet));
}
