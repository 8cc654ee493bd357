// A piece in text or on a button: its picture or letter, with the sign of its army.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { until } from "lit-html/directives/until.js";
import { SIGN_SIDE, armySign } from "../../draw/army-sign.js";
import { STAR } from "../../draw/promoted-sign.js";
import { pictures } from "../../draw/pictures.js";
import { isPromoted, plainCode } from "../../state/promoted-code.js";
import { drawing } from "./drawing.js";

/** @import { GameInfo, PieceType, Seat } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { Outlined, Picture } from "../../draw/pictures.js" */

/** @param {GameInfo} info @param {PieceType} kind @param {Seat} seat @param {PieceSet} pieceSet */
export function pieceTemplate(info, kind, seat, pieceSet) {
  const { code = "?", icon = "" } = info.kinds[kind] ?? {};
  const colour = info.seats[seat]?.colour ?? "white";
  const sign = armySign(colour);
  const text = plainCode(code);
  const letters = html`<span class=${text.length > 1 ? "letters long" : "letters"}>${text}</span>`;
  const shape = () =>
    pieceSet === "letters"
      ? letters
      : html`${pictureTemplate(info, icon, pieceSet, letters, colour)}`;
  return html`<span class="figure" data-colour=${colour} aria-hidden="true"
    >${guard([icon, code, pieceSet, colour], shape)}${
      sign === null ? nothing : drawing(sign, SIGN_SIDE, "sign")
    }${isPromoted(code) ? drawing(STAR, SIGN_SIDE, "star") : nothing}</span
  >`;
}

/**
 * @param {GameInfo} info
 * @param {string} icon
 * @param {PieceSet} pieceSet
 * @param {unknown} otherwise  while there are no pictures
 * @param {string} [colour]    of the player; figures in texts have the colours of the text
 */
export function pictureTemplate(info, icon, pieceSet, otherwise, colour) {
  const picture = pictures(pieceSet, info).then((loaded) => {
    const found = loaded[icon];
    return found === undefined ? otherwise : drawn(found, colour);
  });
  return until(picture, otherwise);
}

/** @param {Picture} picture @param {string} [colour] */
function drawn(picture, colour) {
  return "body" in picture
    ? outlined(picture, colour)
    : drawing(picture.path, picture.size, "picture");
}

/** @param {Outlined} picture @param {string} [colour] */
function outlined({ size, body, lines, dots, directed, promoted, tones }, colour) {
  const look = `outlined ${promoted ? "promoted" : ""} ${directed ? "directed" : ""}`;
  const figure = html`<svg viewBox="0 0 ${size} ${size}" class=${look} aria-hidden="true">
    <path class="body" d=${body}></path>
    <path class="lines" d=${lines}></path>
    <path class="dots" d=${dots}></path>
  </svg>`;
  if (colour === undefined || tones === undefined) return figure;
  const { lower, outline, promoted: ink } = tones[colour] ?? tones["white"];
  const own = `--man:${lower};--edge:${outline};--rim:${outline};--detail:${outline};--promoted:${ink}`;
  return html`<span .style=${`display:contents;${own}`}>${figure}</span>`;
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
