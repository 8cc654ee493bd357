// A piece in text or on a button: its picture or letter, with the sign of its army.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { until } from "lit-html/directives/until.js";
import { SIGN_SIDE, armySign } from "../../draw/army-sign.js";
import { pictures } from "../../draw/pictures.js";
import { drawing } from "./drawing.js";

/** @import { GameInfo, PieceType, Seat } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { Outlined } from "../../draw/pictures.js" */

/** @param {GameInfo} info @param {PieceType} kind @param {Seat} seat @param {PieceSet} pieceSet */
export function pieceTemplate(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const sign = armySign(colour);
  const letters = html`<span class=${code.length > 1 ? "letters long" : "letters"}>${code}</span>`;
  const shape = () =>
    pieceSet === "letters" ? letters : html`${pictureTemplate(info, icon, pieceSet, letters)}`;
  return html`<span class="figure" data-colour=${colour} aria-hidden="true"
    >${guard([icon, code, pieceSet], shape)}${
      sign === null ? nothing : drawing(sign, SIGN_SIDE, "sign")
    }</span
  >`;
}

/**
 * @param {GameInfo} info
 * @param {string} icon
 * @param {PieceSet} pieceSet
 * @param {unknown} otherwise  while there are no pictures
 */
export function pictureTemplate(info, icon, pieceSet, otherwise) {
  return until(pictureOf(info, icon, pieceSet, otherwise), otherwise);
}

/** @param {GameInfo} info @param {string} icon @param {PieceSet} pieceSet @param {unknown} otherwise */
async function pictureOf(info, icon, pieceSet, otherwise) {
  const picture = (await pictures(pieceSet, info))[icon];
  if (picture === undefined) return otherwise;
  return "body" in picture ? outlined(picture) : drawing(picture.path, picture.size, "picture");
}

/** @param {Outlined} picture */
function outlined({ size, body, lines, dots, promoted }) {
  const look = promoted ? "outlined promoted" : "outlined";
  return html`<svg viewBox="0 0 ${size} ${size}" class=${look} aria-hidden="true">
    <path class="body" d=${body}></path>
    <path class="lines" d=${lines}></path>
    <path class="dots" d=${dots}></path>
  </svg>`;
}

/**
 * The piece that represents its player: the royal piece, or the first one in a game without any.
 * @param {GameInfo} info
 */
export function crestOf(info) {
  return Math.max(
    0,
    info.kinds.findIndex(({ royal }) => royal),
  );
}
