// A move in the chosen notation. Figurines are of the chosen piece set, in the colour of the text, and screen readers get the
// piece's name. Levels and boards are marked, since their letters could be pieces or missing.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { figurineParts } from "../../state/notation.js";
import { planeParts } from "../../state/plane-parts.js";
import { pictureTemplate } from "./piece-figure.js";

/** @import { GameInfo, PieceType, Square } from "../../engine/protocol.js" */
/** @import { PieceSet, Settings } from "../../state/settings.js" */
/** @typedef {Pick<Settings, "notation" | "pieceSet">} MoveLook */
/** @typedef {GameInfo & { lettersMislead?: boolean }} Lettered  `www/i18n/game-words.js` adds it */

/**
 * A piece set of letters has no figurines.
 * @param {Lettered} info
 * @param {string} written
 * @param {MoveLook} look
 * @param {Square | null} [from]  tells which of two boards it is on
 */
export function moveTemplate(info, written, { notation, pieceSet }, from = null) {
  const pictured =
    notation === "figurines" || (notation === "letters" && info.lettersMislead === true);
  const board = notation === "coordinates" ? null : boardNumber(info, from);
  const parts = pictured && pieceSet !== "letters" ? figurineParts(info, written) : [written];
  const levels = info.board.shape === "levels";
  if (parts.length === 1 && board === null && !levels) return written;
  return html`<span class=${board === null ? "" : "on-board"} data-board=${board ?? ""}
    >${guard([info, written, pieceSet, pictured], () =>
      parts.map((part) =>
        typeof part === "string" ? planesTemplate(info, part) : figurine(info, part, pieceSet),
      ),
    )}</span
  >`;
}

/** The letters of levels are marked. @param {GameInfo} info @param {string} text */
export function planesTemplate(info, text) {
  return planeParts(info.board, text).map(({ level, rest }) =>
    level === "" ? rest : html`<span class="move-level">${level}</span>${rest}`,
  );
}

/** Squares of two boards have the same names in moves. @param {GameInfo} info @param {Square | null} from */
function boardNumber({ board }, from) {
  const square = from === null ? undefined : board.squares[from];
  return board.shape === "two-boards" && square !== undefined ? square.layer + 1 : null;
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
      >${pictureTemplate(info, icon, pieceSet, code)}</span
    ><span class="spoken">${name} </span>`;
}
