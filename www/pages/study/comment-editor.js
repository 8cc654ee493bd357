import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { words } from "./study-words.js";

/** @typedef {import("./analysis-panel.js").FlushEdits} FlushEdits */
/** @typedef {import("../../engine/protocol.js").StudyNode} StudyNode */
/** @typedef {StudyNode["glyph"]} Glyph */
/** @typedef {import("./study-tree.js").StudyTree} StudyTree */

const GLYPHS = /** @type {Exclude<Glyph, "">[]} */ (Object.keys(words.glyphs.names));

/** After a short pause, typed text is saved. */
const PAUSE_MS = 400;

export class CommentEditor {
  /** @type {StudyNode | null} */
  #node = null;
  /** @type {string | null} */
  #typed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  #flushEdits;

  /** @param {FlushEdits} flushEdits */
  constructor(flushEdits) {
    this.#flushEdits = flushEdits;
  }

  flush() {
    const [node, comment] = [this.#node, this.#typed];
    this.forget();
    if (node === null) return;
    this.#node = comment === null ? node : { ...node, comment };
    if (comment !== null && comment !== node.comment)
      this.#flushEdits().annotate(node.id, { comment });
  }

  /** Drops typed text: its study is gone. */
  forget() {
    clearTimeout(this.#pause);
    this.#typed = null;
    this.#node = null;
  }

  /** @param {string} text */
  #type(text) {
    this.#typed = text;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** @param {StudyTree} tree */
  template(tree) {
    const node = tree.current;
    const isStart = node.played === null;
    if (this.#node?.id !== node.id) this.flush();
    this.#node = node;
    const noBranch = tree.branch(node) === null;
    return html`<div class="study-note">
      <div class="study-glyphs" role="group" aria-label=${words.glyphs.label} ?hidden=${isStart}>
        ${GLYPHS.map((glyph) => this.#glyph(glyph, node))}
      </div>
      <label for="study-note" class="quiet"
        >${isStart ? words.note.labelStart : words.note.label}</label
      >
      <textarea
        id="study-note"
        rows="3"
        placeholder=${words.note.placeholder}
        maxlength="10000"
        .value=${live(this.#typed ?? node.comment)}
        @input=${valueTo((text) => this.#type(text))}
        @blur=${() => this.flush()}
      ></textarea>
      <div class="button-row">
        ${button(words.variation.promote, () => this.#flushEdits().promote(), { hidden: noBranch })}
        ${button(words.variation.remove, () => this.#flushEdits().remove(), { disabled: isStart })}
      </div>
    </div>`;
  }

  /**
   * @param {Exclude<Glyph, "">} glyph
   * @param {StudyNode} node
   */
  #glyph(glyph, node) {
    const name = words.glyphs.names[glyph];
    const pressed = node.glyph === glyph;
    const press = () => this.#flushEdits().annotate(node.id, { glyph: pressed ? "" : glyph });
    return html`<button
      type="button"
      title=${name}
      aria-label="${glyph} ${name}"
      aria-pressed=${pressed}
      @click=${press}
    >
      ${glyph}
    </button>`;
  }
}
