import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import "../board/piece-preview.js";
import { words } from "../../i18n/strings.js";

/** @import { GameInfo, PlacedPiece, Preview } from "../../engine/protocol.js" */
/** @import { Lesson } from "../../state/page-state.js" */
/** @import { Settings } from "../../state/settings.js" */

/** Always the same list: a new one would count as a change. @type {PlacedPiece[]} */
const NO_PIECES = [];

/**
 * The piece can be put anywhere; nothing is shown until the engine has answered.
 * @param {object} shown
 * @param {GameInfo} shown.game
 * @param {Lesson} shown.lesson
 * @param {Preview | null} shown.preview
 * @param {Settings} shown.settings
 * @param {PlacedPiece[] | undefined} [shown.pieces]  the others on the board
 * @param {boolean} [shown.flipped]
 * @param {(lesson: Lesson) => void} place
 */
export function piecePreview(
  { game, lesson, preview, settings, pieces = NO_PIECES, flipped = false },
  place,
) {
  const { kind, seat, from } = lesson;
  const { board, kinds } = game;
  const shown = guard([game, kind, seat, preview, pieces, flipped, settings], () => ({
    game,
    preview,
    kind,
    seat,
    titles: board.axes.layers.map(words.board.level),
    pieces,
    flipped,
    settings,
  }));
  return html`<piece-preview
    aria-label=${words.legend.preview(kinds[kind]?.name ?? "", board.squares[from]?.name ?? "")}
    .shown=${shown}
    @place=${(/** @type {CustomEvent<{square: number}>} */ { detail }) =>
      place({ ...lesson, from: detail.square })}
  ></piece-preview>`;
}
