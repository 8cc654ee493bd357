// A move in the chosen notation. Figurines have the colour of the text, and screen readers get the piece's name.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { until } from "lit-html/directives/until.js";
import { pictures } from "../../draw/pictures.js";
import { figurineParts } from "../../state/notation.js";
import { drawing } from "./drawing.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PieceType} PieceType */

/**
 * @param {GameInfo} info
 * @param {string} written
 * @param {import("../../state/settings.js").Notation} notation
 */
export function moveTemplate(info, written, notation) {
  if (notation !== "figurines") return written;
  const parts = figurineParts(info, written);
  if (parts.length === 1) return written;
  return html`<span
    >${guard([info, written], () =>
      parts.map((part) => (typeof part === "string" ? part : figurine(info, part))),
    )}</span
  >`;
}

/**
 * A sentence about a move. It is made with a placeholder, which the move then replaces.
 * @param {(move: string) => string} sentence
 * @param {unknown} move
 */
export function aroundMove(sentence, move) {
  const [before = "", after = ""] = sentence("\u0000").split("\u0000");
  return html`${before}${move}${after}`;
}

/**
 * @param {GameInfo} info
 * @param {PieceType} kind
 */
function figurine(info, kind) {
  const { code = "", name = "", icon = "" } = info.kinds[kind] ?? {};
  return html`<span class="figurine" aria-hidden="true">${until(pictureOf(icon, code), code)}</span
    ><span class="spoken">${name} </span>`;
}

/**
 * @param {string} icon
 * @param {string} otherwise  without a picture
 */
async function pictureOf(icon, otherwise) {
  const picture = (await pictures())[icon];
  return picture !== undefined && "path" in picture
    ? drawing(picture.path, picture.size, "picture")
    : otherwise;
}
