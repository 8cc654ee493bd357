// A move in the chosen notation. Figurines are of the chosen piece set, in the colour of the text, and screen readers get the
// piece's name.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { figurineParts } from "../../state/notation.js";
import { pictureTemplate } from "./piece-figure.js";

/** @import { GameInfo, PieceType } from "../../engine/protocol.js" */
/** @import { PieceSet, Settings } from "../../state/settings.js" */
/** @typedef {Pick<Settings, "notation" | "pieceSet">} MoveLook */

/**
 * A piece set of letters has no figurines.
 * @param {GameInfo} info
 * @param {string} written
 * @param {MoveLook} look
 */
export function moveTemplate(info, written, { notation, pieceSet }) {
  if (notation !== "figurines" || pieceSet === "letters") return written;
  const parts = figurineParts(info, written);
  if (parts.length === 1) return written;
  return html`<span
    >${guard([info, written, pieceSet], () =>
      parts.map((part) => (typeof part === "string" ? part : figurine(info, part, pieceSet))),
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

/** @param {GameInfo} info @param {PieceType} kind @param {PieceSet} pieceSet */
function figurine(info, kind, pieceSet) {
  const { code = "", name = "", icon = "" } = info.kinds[kind] ?? {};
  return html`<span class="figurine" aria-hidden="true"
      >${pictureTemplate(icon, pieceSet, code)}</span
    ><span class="spoken">${name} </span>`;
}
