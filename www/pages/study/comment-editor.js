import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { words } from "./study-words.js";

/** @import { Perform } from "./study.js" */
/** @import { StudyNode } from "../../engine/protocol.js" */
/** @import { StudyTree } from "./study-tree.js" */
/** @typedef {StudyNode["glyph"]} Glyph */

const GLYPHS = /** @type {Exclude<Glyph, "">[]} */ (Object.keys(words.glyphs.names));

/** After a short pause, typed text is saved. */
const PAUSE_MS = 400;

/** @typedef {keyof typeof IDS} Part */

const IDS = { comment: "study-note", commentBefore: "study-note-before" };

/** A comment of the current move, which is saved while it is typed. */
class CommentField {
  /** @type {StudyNode | null} */
  #node = null;
  /** @type {string | null} */
  #typed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  #part;
  #perform;

  /** @param {Part} part @param {Perform} perform */
  constructor(part, perform) {
    this.#part = part;
    this.#perform = perform;
  }

  flush() {
    const [node, typed] = [this.#node, this.#typed];
    this.forget();
    if (node === null) return;
    this.#node = typed === null ? node : { ...node, [this.#part]: typed };
    if (typed !== null && typed !== node[this.#part])
      this.#perform({ kind: "annotate", node: node.id, note: { [this.#part]: typed } });
  }

  leave() {
    this.flush();
    this.forget();
  }

  /** Drops typed text: its study is gone. */
  forget() {
    clearTimeout(this.#pause);
    this.#typed = null;
    this.#node = null;
  }

  get hasFocus() {
    return document.activeElement?.id === IDS[this.#part];
  }

  /** @param {string} text */
  #type(text) {
    this.#typed = text;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** @param {StudyNode} node @param {string} label */
  template(node, label) {
    if (this.#node?.id !== node.id) this.flush();
    this.#node = node;
    const id = IDS[this.#part];
    return html`<label for=${id} class="quiet">${label}</label>
      <textarea
        id=${id}
        rows="3"
        placeholder=${words.note.placeholder}
        maxlength="10000"
        .value=${live(this.#typed ?? node[this.#part])}
        @input=${valueTo((text) => this.#type(text))}
        @blur=${() => this.flush()}
      ></textarea>`;
  }
}

export class CommentEditor {
  #perform;
  #before;
  #after;

  /** @param {Perform} perform */
  constructor(perform) {
    this.#perform = perform;
    this.#before = new CommentField("commentBefore", perform);
    this.#after = new CommentField("comment", perform);
  }

  flush() {
    this.#before.flush();
    this.#after.flush();
  }

  /** Drops typed text: its study is gone. */
  forget() {
    this.#before.forget();
    this.#after.forget();
  }

  /** @param {StudyTree} tree */
  template(tree) {
    const node = tree.current;
    const isStart = node.played === null;
    const branch = tree.branch(node);
    // Few moves have a comment before them: there is no field for a new one.
    const hasBefore = node.commentBefore !== "" || this.#before.hasFocus;
    if (!hasBefore) this.#before.leave();
    return html`<div class="study-note">
      <div class="study-glyphs" role="group" aria-label=${words.glyphs.label} ?hidden=${isStart}>
        ${GLYPHS.map((glyph) => this.#glyph(glyph, node))}
      </div>
      ${hasBefore ? this.#before.template(node, words.note.labelBefore) : nothing}
      ${this.#after.template(node, isStart ? words.note.labelStart : words.note.label)}
      <div class="button-row">
        ${button(words.variation.moveUp, () => this.#perform({ kind: "move-up" }), {
          hidden: branch === null || tree.alternatives(branch).indexOf(branch) < 2,
        })}
        ${button(words.variation.promote, () => this.#perform({ kind: "promote" }), { hidden: branch === null })}
        ${button(words.variation.remove, () => this.#perform({ kind: "remove" }), { disabled: isStart })}
      </div>
    </div>`;
  }

  /** @param {Exclude<Glyph, "">} glyph @param {StudyNode} node */
  #glyph(glyph, node) {
    const name = words.glyphs.names[glyph];
    const pressed = node.glyph === glyph;
    const press = () =>
      this.#perform({ kind: "annotate", node: node.id, note: { glyph: pressed ? "" : glyph } });
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
