// The piece types of a game: name, rules, and a small board where the piece can be put anywhere. Boards are drawn when
// they become visible: some games have thirty types.

import { html, nothing } from "lit-html";
import { isPromoted } from "../../state/promoted-code.js";
import { claimWords } from "../../i18n/claim-words.js";
import { firstLesson } from "../../state/state.js";
import { piecePreview } from "../../elements/controls/preview-template.js";
import { pieceTemplate } from "../../elements/controls/piece-figure.js";
import { colon } from "../../i18n/strings.js";
import { words } from "./about-words.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { GameInfo, Preview } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Lesson } from "../../state/page-state.js" */

export class PieceCards {
  /** @type {{lesson: Lesson, preview: Preview | null}[]} */
  #cards = [];
  /** @type {EngineClient | null} */
  #engine = null;
  #redraw;
  #observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) this.#begin(target);
  });

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.#redraw = redraw;
  }

  /**
   * @param {GameInfo} info
   * @param {EngineClient} engine  that has opened this game
   * @param {HTMLElement} page
   */
  open(info, engine, page) {
    const lesson = firstLesson(info);
    this.#engine = engine;
    this.#observer.disconnect();
    this.#cards =
      lesson === null
        ? []
        : info.kinds.flatMap(({ code }, kind) =>
            isPromoted(code) ? [] : { lesson: { ...lesson, kind }, preview: null },
          );
    this.#redraw();
    for (const card of page.querySelectorAll("piece-preview")) this.#observer.observe(card);
  }

  /** @param {Element} preview */
  #begin(preview) {
    this.#observer.unobserve(preview);
    const card = this.#cards[Number(preview.closest("li")?.dataset["kind"])];
    if (card !== undefined) void this.#place(card.lesson);
  }

  /** An engine crash is reported elsewhere; the board then shows less. @param {Lesson} lesson */
  async #place(lesson) {
    const card = this.#cards[lesson.kind];
    if (card === undefined) return;
    card.lesson = lesson;
    const preview = (await this.#engine?.call("preview", lesson).catch(() => null)) ?? null;
    if (preview === null || card.lesson !== lesson) return;
    card.preview = preview;
    this.#redraw();
  }

  /** @param {GameInfo} info @param {Settings} settings */
  template(info, settings) {
    return html`<ul class="piece-cards ${info.board.shape === "levels" ? "broad" : ""}" role="list">
      ${this.#cards.map((card, kind) => this.#card(info, kind, card, settings))}
    </ul>`;
  }

  /**
   * @param {GameInfo} info
   * @param {number} kind
   * @param {{lesson: Lesson, preview: Preview | null}} card
   * @param {Settings} settings
   */
  #card(info, kind, { lesson, preview }, settings) {
    const { name = "", rules = "", royal = false, notation = "-" } = info.kinds[kind] ?? {};
    const claims = claimWords(info, kind).join(" ");
    const said = royal ? `${name} · ${words.royal}` : name;
    return html`<li class="piece-card" data-kind=${kind}>
      <h3>${pieceTemplate(info, kind, 0, settings.pieceSet)}${said}</h3>
      ${piecePreview({ game: info, lesson, preview, settings }, (next) => void this.#place(next))}
      <p>${rules}</p>
      ${claims === "" ? nothing : html`<p>${claims}</p>`}
      ${notation === "-" ? nothing : html`<p class="quiet">${words.movement + colon + notation}</p>`}
    </li>`;
  }
}
