import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ARROW_INKS } from "../../draw/arrow-shapes.js";
import { button } from "../../elements/controls/buttons.js";
import { colon, placeWord } from "../../i18n/strings.js";
import { words } from "./study-words.js";

/** @import { Arrow, ArrowColour } from "../../draw/arrow-shapes.js" */
/** @import { DrawingTool } from "../../elements/board/board-props.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Perform } from "./study.js" */

const COLOURS = /** @type {ArrowColour[]} */ (Object.keys(ARROW_INKS));

/**
 * @param {GameInfo} info
 * @param {Arrow[]} arrows  on the current position
 * @param {DrawingTool} drawingTool
 * @param {Perform} perform
 */
export function annotationBar(info, arrows, drawingTool, perform) {
  return html`<div class="study-pencil">
    <div class="study-tools" role="toolbar" aria-label=${words.board}>
      ${button(
        words.annotation.label,
        () => perform({ kind: "drawing-tool", change: { always: !drawingTool.always } }),
        {
          icon: "pencil",
          title: words.annotation.drawHint(placeWord(info)),
          pressed: drawingTool.always,
        },
      )}
      <div class="segments" role="radiogroup" aria-label=${words.annotation.colour}>
        ${COLOURS.map((colour) => colourChoice(colour, drawingTool, perform))}
      </div>
    </div>
    <ul
      class="study-arrows"
      role="list"
      aria-label=${words.annotation.list}
      ?hidden=${arrows.length === 0}
    >
      ${repeat(
        arrows,
        ({ from, to, colour }) => `${info.id} ${from} ${to} ${colour}`,
        (arrow) => html`<li>${eraser(info, arrow, perform)}</li>`,
      )}
      ${
        arrows.length > 1
          ? html`<li>
              ${button(words.annotation.clear, () => perform({ kind: "clear-arrows" }), { look: "study-arrow" })}
            </li>`
          : nothing
      }
    </ul>
  </div>`;
}

/** @param {ArrowColour} colour @param {DrawingTool} drawingTool @param {Perform} perform */
function colourChoice(colour, drawingTool, perform) {
  const name = words.annotation.colours[colour];
  return html`<label title=${name}
    ><input
      type="radio"
      name="study-colour"
      .checked=${colour === drawingTool.colour}
      aria-label=${name}
      @change=${() => perform({ kind: "drawing-tool", change: { colour } })}
    />${swatch(colour)}</label
  >`;
}

/** @param {GameInfo} info @param {Arrow} arrow @param {Perform} perform */
function eraser({ board }, arrow, perform) {
  const [from = "", to = ""] = [arrow.from, arrow.to].map((square) => board.squares[square]?.name);
  const name = words.annotation.remove(words.annotation.colours[arrow.colour], from, to);
  const shown = from === to ? `◯ ${from}` : `${from} → ${to}`;
  const content = html`${swatch(arrow.colour)}${shown}<span aria-hidden="true">×</span>`;
  return button(content, () => perform({ kind: "draw", arrow }), {
    look: "study-arrow",
    label: shown + colon + name,
    title: name,
  });
}

/** @param {ArrowColour} colour */
function swatch(colour) {
  const ink = `background: ${ARROW_INKS[colour]}`;
  return html`<span class="study-swatch" aria-hidden="true" .style=${ink}></span>`;
}
