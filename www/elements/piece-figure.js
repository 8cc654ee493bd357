// A man in running text or on a button: the same picture as on the board, or its letter.

import { pictures } from "../draw/pieces.js";
import { drawing, make } from "./markup.js";

/**
 * @param {import("../engine/protocol.js").GameInfo} info
 * @param {import("../engine/protocol.js").Kind} kind
 * @param {import("../engine/protocol.js").Seat} seat
 * @param {import("../state.js").PieceSet} pieceSet
 * @returns {HTMLElement}
 */
export function pieceFigure(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const figure = make(
    "span",
    { class: "figure", "data-colour": colour, "aria-hidden": "true" },
    code,
  );
  if (pieceSet === "figures") void showPicture(figure, icon);
  return figure;
}

/**
 * The man that stands for its side: the royal one, or the first in a game that names none.
 * @param {import("../engine/protocol.js").GameInfo} info
 */
export function crestOf(info) {
  return Math.max(
    0,
    info.kinds.findIndex(({ royal }) => royal),
  );
}

/**
 * @param {HTMLElement} figure
 * @param {string} icon
 */
async function showPicture(figure, icon) {
  const picture = (await pictures())[icon];
  if (picture !== undefined) figure.replaceChildren(drawing(picture.path, picture.size, "picture"));
}
