// A piece in text or on a button: its picture or letter, with the sign of its army.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { until } from "lit-html/directives/until.js";
import { SIGN_SIDE, armySign } from "../../draw/army-sign.js";
import { pictures } from "../../draw/pictures.js";
import { drawing } from "./drawing.js";

/**
 * @param {import("../../engine/protocol.js").GameInfo} info
 * @param {import("../../engine/protocol.js").PieceType} kind
 * @param {import("../../engine/protocol.js").Seat} seat
 * @param {import("../../state/state.js").PieceSet} pieceSet
 */
export function pieceTemplate(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const sign = armySign(colour);
  const letters = html`<span class=${code.length > 1 ? "letters long" : "letters"}>${code}</span>`;
  const shape = () =>
    pieceSet === "figures" ? html`${until(pictureOf(icon, letters), letters)}` : letters;
  return html`<span class="figure" data-colour=${colour} aria-hidden="true"
    >${guard([icon, code, pieceSet], shape)}${
      sign === null ? nothing : drawing(sign, SIGN_SIDE, "sign")
    }</span
  >`;
}

/**
 * @param {string} icon
 * @param {unknown} otherwise  while there are no pictures
 */
async function pictureOf(icon, otherwise) {
  const picture = (await pictures())[icon];
  return picture === undefined ? otherwise : drawing(picture.path, picture.size, "picture");
}

/**
 * The piece that represents its player: the royal piece, or the first one in a game without any.
 * @param {import("../../engine/protocol.js").GameInfo} info
 */
export function crestOf(info) {
  return Math.max(
    0,
    info.kinds.findIndex(({ royal }) => royal),
  );
}
