// A movement in XBetza notation, drawn on a small board: the engine reads it as part of an example game.

import { html, nothing } from "lit-html";
import { piecePreview } from "../../elements/controls/preview-template.js";
import { button } from "../../elements/controls/buttons.js";
import { segments } from "../../elements/controls/segments.js";
import { valueTo } from "../../elements/controls/fields.js";
import { marksIn } from "../../elements/table/piece-legend.js";
import { markLegend } from "../../elements/table/mark-legend.js";
import { reasonOf } from "../../engine/engine-errors.js";
import { reasonWords } from "../../i18n/strings.js";
import { firstLesson } from "../../state/state.js";
import { exampleGame } from "./example-game.js";
import { words } from "./author-words.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { GameInfo, View, Preview } from "../../engine/protocol.js" */
/** @import { Lesson } from "../../state/page-state.js" */
/** @import { Settings } from "../../state/settings.js" */

export class MovementPreview {
  #moves = "N";
  #fault = "";
  /** @type {{ info: GameInfo, view: View } | null} */
  #opened = null;
  /** @type {Lesson | null} */
  #lesson = null;
  /** @type {Preview | null} */
  #preview = null;
  /** @type {EngineClient | null} */
  #engine = null;
  #newEngine;
  #insert;
  #redraw;

  /**
   * @param {object} handlers
   * @param {() => EngineClient} handlers.newEngine
   * @param {(moves: string) => void} handlers.insert  into the variant file
   * @param {() => void} handlers.redraw
   */
  constructor({ newEngine, insert, redraw }) {
    this.#newEngine = newEngine;
    this.#insert = insert;
    this.#redraw = redraw;
  }

  get moves() {
    return this.#moves;
  }

  /** @param {Settings} settings */
  template(settings) {
    const [opened, lesson] = [this.#opened, this.#lesson];
    return html`<div class="movement">
      <label class="movement-text"
        >${words.movement}<input
          type="text"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-invalid=${this.#fault !== ""}
          aria-describedby="movement-fault"
          .value=${this.#moves}
          @input=${valueTo((text) => void this.draw(text))}
      /></label>
      <p class="movement-fault" id="movement-fault" role="status">${this.#fault}</p>
      ${opened === null || lesson === null ? nothing : this.#board(opened, lesson, settings)}
    </div>`;
  }

  /**
   * @param {{ info: GameInfo, view: View }} opened
   * @param {Lesson} lesson
   * @param {Settings} settings
   */
  #board({ info, view }, lesson, settings) {
    const pieces = lesson.present ? view.pieces : undefined;
    const among = {
      name: words.board,
      labels: [words.emptyBoard, words.withPieces],
      chosen: lesson.present ? 1 : 0,
      choose: (/** @type {number} */ at) => void this.#place({ ...lesson, present: at === 1 }),
    };
    const shown = { game: info, lesson, preview: this.#preview, settings, pieces };
    return html`<div class="movement-board" data-shape=${info.board.shape}>
        ${piecePreview(shown, (next) => void this.#place(next))}
      </div>
      <div class="movement-marks">
        ${markLegend(marksIn(this.#preview), info, settings)} ${segments(among)}
        ${button(words.insertMovement, () => this.#insert(this.#moves))}
      </div>`;
  }

  /** @param {string} moves */
  async draw(moves) {
    this.#moves = moves;
    const engine = this.#running();
    try {
      const text = exampleGame(moves);
      const { info, faults } = await engine.call("check", { text });
      if (moves !== this.#moves) return;
      this.#fault = faults[0]?.message ?? "";
      if (info === null) return;
      const opened = await engine.call("openFile", { text, options: {} });
      if (moves !== this.#moves) return;
      // The piece stays where the player has put it, unless the board is another one.
      const stays = this.#opened?.info.board.shape === info.board.shape;
      this.#opened = opened;
      const lesson = stays ? this.#lesson : firstLesson(opened.info);
      if (lesson !== null) await this.#place(lesson);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason.code !== "engine-crashed") this.#fault = reasonWords(reason, null);
    } finally {
      this.#redraw();
    }
  }

  /** @param {Lesson} lesson */
  async #place(lesson) {
    this.#lesson = lesson;
    const preview = await this.#running()
      .call("preview", lesson)
      .catch(() => null);
    if (lesson !== this.#lesson || preview === null) return;
    this.#preview = preview;
    this.#redraw();
  }

  #running() {
    if (this.#engine !== null) return this.#engine;
    const engine = this.#newEngine();
    engine.start({ onRestart: () => void this.draw(this.#moves), onBroken: () => {} });
    this.#engine = engine;
    return engine;
  }

  end() {
    this.#engine?.end();
    this.#engine = null;
  }
}
