// A small board that shows where a piece goes.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import "../elements/board/piece-preview.js";
import { words } from "../i18n/strings.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../state/state.js").Lesson} Lesson */

/**
 * The piece can be put anywhere; nothing is shown before the engine has told where it goes.
 * @param {GameInfo} game
 * @param {Lesson} lesson
 * @param {import("../engine/protocol.js").Preview | null} preview
 * @param {import("../state/settings.js").Settings} settings
 * @param {(lesson: Lesson) => void} place
 */
export function piecePreview(game, lesson, preview, { pieceSet, theme }, place) {
  const square = game.board.squares[lesson.from]?.name ?? "";
  const name = game.kinds[lesson.kind]?.name ?? "";
  return html`<piece-preview
    aria-label=${preview === null ? name : words.legend.preview(name, square)}
    .game=${preview && game}
    .kind=${lesson.kind}
    .seat=${lesson.seat}
    .preview=${preview}
    .titles=${guard([game], () => game.board.axes.layers.map(words.board.level))}
    .pieceSet=${pieceSet}
    .theme=${theme === "auto" ? null : theme}
    @place=${(/** @type {CustomEvent} */ { detail }) => place({ ...lesson, from: detail.square })}
  ></piece-preview>`;
}
