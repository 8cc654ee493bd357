// The tools for arrows, and their list.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ARROW_INKS } from "../../draw/arrow-shapes.js";
import { button } from "../../elements/controls/buttons.js";
import { placeWord } from "../../i18n/strings.js";
import { words } from "./study-words.js";

/** @typedef {import("../../draw/arrow-shapes.js").Arrow} Arrow */
/** @typedef {import("../../draw/arrow-shapes.js").ArrowColour} ArrowColour */
/** @typedef {import("../../elements/board/board-annotation.js").Pencil} Pencil */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./analysis-panel.js").Settle} Settle */

/** @typedef {(change: Partial<Pencil>) => void} Take */

const COLOURS = /** @type {ArrowColour[]} */ (Object.keys(ARROW_INKS));

/**
 * @param {GameInfo} info
 * @param {Arrow[]} arrows  on the present position
 * @param {Pencil} pencil
 * @param {Take} take
 * @param {Settle} settle
 */
export function annotationBar(info, arrows, pencil, take, settle) {
  return html`<div class="study-pencil">
    <div class="study-tools" role="toolbar" aria-label=${words.board}>
      ${button(words.pencil.draw, () => take({ always: !pencil.always }), {
        icon: "pencil",
        title: words.pencil.drawHint(placeWord(info)),
        pressed: pencil.always,
      })}
      <div class="segments" role="radiogroup" aria-label=${words.pencil.colour}>
        ${COLOURS.map((colour) => colourChoice(colour, pencil, take))}
      </div>
    </div>
    <ul
      class="study-arrows"
      role="list"
      aria-label=${words.pencil.list}
      ?hidden=${arrows.length === 0}
    >
      ${repeat(
        arrows,
        ({ from, to, colour }) => `${info.id} ${from} ${to} ${colour}`,
        (arrow) => html`<li>${eraser(info, arrow, settle)}</li>`,
      )}
      ${
        arrows.length > 1
          ? html`<li>
              ${button(words.pencil.clear, () => settle().clearArrows(), { look: "study-arrow" })}
            </li>`
          : nothing
      }
    </ul>
  </div>`;
}

/**
 * @param {ArrowColour} colour
 * @param {Pencil} pencil
 * @param {Take} take
 */
function colourChoice(colour, pencil, take) {
  const name = words.pencil.colours[colour];
  return html`<label title=${name}
    ><input
      type="radio"
      name="study-colour"
      .checked=${colour === pencil.colour}
      aria-label=${name}
      @change=${() => take({ colour })}
    />${swatch(colour)}</label
  >`;
}

/**
 * @param {GameInfo} info
 * @param {Arrow} arrow
 * @param {Settle} settle
 */
function eraser({ board }, arrow, settle) {
  const [from = "", to = ""] = [arrow.from, arrow.to].map((square) => board.squares[square]?.name);
  const name = words.pencil.remove(words.pencil.colours[arrow.colour], from, to);
  const shown = from === to ? `◯ ${from}` : `${from} → ${to}`;
  const content = html`${swatch(arrow.colour)}${shown}<span aria-hidden="true">×</span>`;
  return button(content, () => settle().draw(arrow), {
    look: "study-arrow",
    label: `${shown}: ${name}`,
    title: name,
  });
}

/** @param {ArrowColour} colour */
function swatch(colour) {
  const ink = `background: ${ARROW_INKS[colour]}`;
  return html`<span class="study-swatch" aria-hidden="true" .style=${ink}></span>`;
}
