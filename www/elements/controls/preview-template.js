// A small board that shows where a piece goes.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import "../board/piece-preview.js";
import { words } from "../../i18n/strings.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PlacedPiece} PlacedPiece */
/** @typedef {import("../../engine/protocol.js").Preview} Preview */
/** @typedef {import("../../state/state.js").Lesson} Lesson */

/** Always the same: another list would have the board painted again. @type {PlacedPiece[]} */
const NO_PIECES = [];

/**
 * The piece can be put anywhere; nothing is shown before the engine has told where it goes.
 * @param {object} shown
 * @param {GameInfo} shown.game
 * @param {Lesson} shown.lesson
 * @param {Preview | null} shown.preview
 * @param {import("../../state/settings.js").Settings} shown.settings
 * @param {PlacedPiece[] | undefined} [shown.pieces]  the others on the board
 * @param {boolean} [shown.flipped]
 * @param {(lesson: Lesson) => void} place
 */
export function piecePreview(
  { game, lesson, preview, settings: { pieceSet, theme }, pieces = NO_PIECES, flipped = false },
  place,
) {
  const square = game.board.squares[lesson.from]?.name ?? "";
  return html`<piece-preview
    aria-label=${words.legend.preview(game.kinds[lesson.kind]?.name ?? "", square)}
    .game=${game}
    .kind=${lesson.kind}
    .seat=${lesson.seat}
    .preview=${preview}
    .titles=${guard([game], () => game.board.axes.layers.map(words.board.level))}
    .men=${pieces}
    .flipped=${flipped}
    .pieceSet=${pieceSet}
    .theme=${theme === "auto" ? null : theme}
    @place=${(/** @type {CustomEvent<{square: number}>} */ { detail }) =>
      place({ ...lesson, from: detail.square })}
  ></piece-preview>`;
}
