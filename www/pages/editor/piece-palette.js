// The editor's tools: the hand, the eraser, and a button per piece type, of which one is pressed. Arrow keys move
// between them. Pieces can also be dragged to the board.

import { html, nothing } from "lit-html";
import { segments } from "../../elements/controls/segments.js";
import { iconTemplate } from "../../elements/controls/icons.js";
import { pieceTemplate } from "../../elements/controls/piece-figure.js";
import { pieceName } from "../../i18n/piece-names.js";
import { wallName } from "../../i18n/strings.js";
import { words } from "./editor-words.js";

/** @import { GameInfo, Seat } from "../../engine/protocol.js" */
/** @import { Tool } from "./editor.js" */
/** @import { PieceDrag } from "./piece-drag.js" */
/** @import { PieceSet } from "../../state/settings.js" */

/** More players don't fit side by side. */
const MOST_ROWS = 2;

/** An open hand, in a square of 24. */
const HAND =
  "M8 13V5.500a1.500 1.500 0 0 1 3 0V11M11 11V4.500a1.500 1.500 0 0 1 3 0V11M14 11V6a1.500 1.500 0 0 1 3 0v8a6 6 0 0 1-6 6h-1c-2 0-3.500-1-4.500-2.500L3 13.500a1.400 1.400 0 0 1 2.300-1.600L8 14";

/** Masonry, in such a square. */
const WALL =
  "M3 5h18v14H3zM3 9.700h18M3 14.300h18M12 5v4.700M8 9.700v4.600M16 9.700v4.600M12 14.300V19";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class PiecePalette {
  #choose;
  #drag;
  /** With more than two armies, the one that is shown. @type {Seat} */
  #seat = 0;
  #game = "";
  /** @type {Tool} */
  #tool = "hand";

  /** @param {(tool: Tool) => void} choose @param {PieceDrag} drag */
  constructor(choose, drag) {
    this.#choose = choose;
    this.#drag = drag;
  }

  /** @param {GameInfo} game @param {Tool} tool @param {PieceSet} pieceSet */
  template(game, tool, pieceSet) {
    if (game.contentHash !== this.#game) this.#seat = 0;
    else if (typeof tool !== "string" && toolKey(tool) !== toolKey(this.#tool))
      this.#seat = tool.seat;
    this.#game = game.contentHash;
    this.#tool = tool;
    const several = game.seats.length > MOST_ROWS;
    const names = game.seats.map(({ name }) => name);
    return html`<div
      class="edit-palette"
      role="toolbar"
      aria-label=${words.palette}
      @keydown=${step}
    >
      <div class="edit-tools">
        ${this.#button("hand", words.hand, hand, several)}
        ${this.#button("eraser", words.eraser, iconTemplate("close"), several)}
        ${game.walls === null ? nothing : this.#button("wall", words.wall(wallName(game)), wall, several)}
      </div>
      ${segments({
        name: words.army,
        labels: names,
        chosen: this.#seat,
        choose: (seat) => this.#turnTo(seat),
        hidden: !several,
      })}
      <div class="edit-rows">
        ${names.map(
          (owner, seat) =>
            html`<div class="edit-men" ?hidden=${several && seat !== this.#seat}>
              ${game.kinds.map((_, kind) => {
                const picture = pieceTemplate(game, kind, seat, pieceSet);
                const label = words.piece(owner, pieceName(game, kind));
                return this.#button({ kind, seat }, label, picture, several);
              })}
            </div>`,
        )}
      </div>
    </div>`;
  }

  /** @param {Seat} seat */
  #turnTo(seat) {
    this.#seat = seat;
    // Keeps the selected type for the other army.
    this.#choose(typeof this.#tool === "string" ? this.#tool : { ...this.#tool, seat });
  }

  /** @param {Tool} tool @param {string} label @param {unknown} picture @param {boolean} several */
  #button(tool, label, picture, several) {
    const chosen = this.#tool;
    // The selected piece may belong to an army that isn't shown.
    const isLost = several && typeof chosen !== "string" && chosen.seat !== this.#seat;
    const pressed = toolKey(tool) === toolKey(chosen);
    return html`<button
      type="button"
      title=${label}
      aria-label=${label}
      aria-pressed=${pressed}
      tabindex=${pressed || (isLost && tool === "hand") ? 0 : -1}
      @click=${() => this.#press(tool)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.#grab(tool, event)}
    >
      ${picture}
    </button>`;
  }

  /** A drag doesn't select. @param {Tool} tool */
  #press(tool) {
    if (!this.#drag.hasMoved) this.#choose(toolKey(tool) === toolKey(this.#tool) ? "hand" : tool);
    this.#drag.rest();
  }

  /** @param {Tool} tool @param {PointerEvent} event */
  #grab(tool, event) {
    if (typeof tool === "string") this.#drag.rest();
    else this.#drag.begin({ ...tool, held: false }, event);
  }
}

const hand = html`<svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
  <path d=${HAND} />
</svg>`;

const wall = html`<svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
  <path d=${WALL} />
</svg>`;

/** @param {KeyboardEvent} event */
function step(event) {
  const palette = /** @type {HTMLElement} */ (event.currentTarget);
  const shown = [...palette.querySelectorAll("button")].filter((each) => !each.closest("[hidden]"));
  const at = shown.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  const by = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
  const edge = event.key === "Home" ? 0 : event.key === "End" ? shown.length - 1 : null;
  if (at < 0 || (by === undefined && edge === null)) return;
  event.preventDefault();
  shown[edge ?? (at + (by ?? 0) + shown.length) % shown.length]?.focus();
}

/** @param {Tool} tool */
function toolKey(tool) {
  return typeof tool === "string" ? tool : `${tool.seat} ${tool.kind}`;
}
