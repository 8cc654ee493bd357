// Rows of buttons that copy and save a game, its position and pictures of it, with a name before each row.

import { html, nothing } from "lit-html";
import { share } from "../../i18n/share-words.js";
import { button } from "./buttons.js";
import { selectTemplate } from "./fields.js";
import { ProgressBar } from "./progress-bar.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { PlayerAction } from "../../state/actions.js" */
/** @import { Progress } from "../../state/progress.js" */
/** @typedef {(action: PlayerAction) => void} Send */

const PICTURES = /** @type {const} */ (["png", "svg", "gif"]);

/** Of moving pictures, in pixels. */
const WIDTHS = { small: 320, medium: 480, large: 640 };
const SIZES = /** @type {const} */ (["small", "medium", "large"]);

/** For each move, in seconds. */
const PACES = ["0.5", "1", "2", "3"];

/** @param {string} name @param {unknown} content */
export function exportRow(name, content) {
  return html`<span class="export-name">${name}</span>
    <div class="button-row">${content}</div>`;
}

/**
 * @param {string} text   beside the name of its row
 * @param {string} label  alone
 * @param {() => void} press
 */
export function exportButton(text, label, press) {
  return button(text, press, { label });
}

/** @param {GameInfo} info @param {Send} send */
export function pgnRow({ secretive, seats }, send) {
  if (secretive || seats.length > 2) {
    const why = secretive ? share.pgnSecrets : share.pgnPlayers;
    return exportRow("PGN", html`<p class="quiet">${why}</p>`);
  }
  return exportRow("PGN", [
    exportButton(share.copy, share.copyPgn, () => send({ kind: "copy-export", format: "pgn" })),
    exportButton(share.save, share.savePgn, () => send({ kind: "save-export", format: "pgn" })),
  ]);
}

/**
 * The text of the position, which other programs read if it is a FEN.
 * @param {GameInfo} info
 * @param {() => void} copy
 */
export function positionRow({ board, seats, secretive }, copy) {
  const isFen = board.shape === "plane" && seats.length === 2 && !secretive;
  const label = isFen ? share.copyFen : share.copyPosition;
  return exportRow(isFen ? "FEN" : share.rows.text, exportButton(share.copy, label, copy));
}

export class PictureButtons {
  /** @type {typeof PICTURES[number]} */
  #format = "png";
  /** @type {typeof SIZES[number]} */
  #size = "medium";
  #pace = "1";
  #progress = new ProgressBar({ stoppable: true });
  #send;
  #redraw;

  /** @param {Send} send @param {() => void} redraw */
  constructor(send, redraw) {
    this.#send = send;
    this.#redraw = redraw;
    this.#progress.onStop = () => send({ kind: "stop-export" });
  }

  /** @param {Progress | null} exporting */
  template(exporting) {
    const format = this.#format;
    this.#progress.show(share.formats.gif, exporting);
    // Not disabled while a picture is made, since it would lose the focus.
    const save = exportButton(share.save, share.savePicture, () =>
      this.#send({
        kind: "save-export",
        format,
        width: WIDTHS[this.#size],
        moveMs: Number(this.#pace) * 1_000,
      }),
    );
    return html`<div class="button-row export-picture">
        ${selectTemplate({
          label: share.format,
          options: PICTURES.map((value) => ({ value, label: share.formats[value] })),
          chosen: format,
          choose: (value) => {
            this.#format = PICTURES.find((known) => known === value) ?? "png";
            this.#redraw();
          },
        })}
        ${
          format === "gif"
            ? [this.#sizes(), this.#paces()]
            : exportButton(share.copy, share.copyPicture, () =>
                this.#send({ kind: "copy-export", format }),
              )
        }
        ${save}
      </div>
      ${exporting === null ? nothing : this.#progress}`;
  }

  #sizes() {
    const { size, sizes } = share;
    return selectTemplate({
      label: size,
      options: SIZES.map((value) => ({ value, label: sizes[value] })),
      chosen: this.#size,
      choose: (value) => {
        this.#size = SIZES.find((known) => known === value) ?? "medium";
        this.#redraw();
      },
    });
  }

  #paces() {
    return selectTemplate({
      label: share.pace,
      options: PACES.map((value) => ({ value, label: share.seconds(Number(value)) })),
      chosen: this.#pace,
      choose: (value) => {
        this.#pace = value;
        this.#redraw();
      },
    });
  }
}
