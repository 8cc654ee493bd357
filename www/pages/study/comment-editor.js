// What is said of the move on the board: its mark, a comment; and what becomes of its line.

import { make } from "../../elements/controls/markup.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").StudyNode} StudyNode */
/** @typedef {StudyNode["glyph"]} Glyph */
/** @typedef {import("./study-tree.js").StudyTree} StudyTree */

const GLYPHS = /** @type {Exclude<Glyph, "">[]} */ (Object.keys(words.glyphs.names));

/** Who types isn't interrupted; what was typed is soon kept. */
const PAUSE_MS = 400;

export class CommentEditor {
  #glyphs = GLYPHS.map((glyph) => this.#glyph(glyph));
  #marks = make(
    "div",
    { class: "study-glyphs", role: "group", "aria-label": words.glyphs.label },
    ...this.#glyphs,
  );
  #label = make("label", { for: "study-note", class: "quiet" });
  #comment = make("textarea", {
    id: "study-note",
    rows: 3,
    placeholder: words.note.placeholder,
    maxLength: 10_000,
  });
  #promote = make("button", { type: "button" }, words.variation.promote);
  #remove = make("button", { type: "button" }, words.variation.remove);
  element = make(
    "div",
    { class: "study-note" },
    this.#marks,
    this.#label,
    this.#comment,
    make("div", { class: "button-row" }, this.#promote, this.#remove),
  );
  /** The move that the comment is about. @type {StudyNode | null} */
  #node = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  #annotate;

  /**
   * @param {object} handlers
   * @param {(node: number, note: {comment: string} | {glyph: Glyph}) => void} handlers.annotate
   * @param {() => void} handlers.promote
   * @param {() => void} handlers.remove
   */
  constructor({ annotate, promote, remove }) {
    this.#annotate = annotate;
    this.#promote.onclick = promote;
    this.#remove.onclick = remove;
    this.#comment.oninput = () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.flush(), PAUSE_MS);
    };
    this.#comment.onblur = () => this.flush();
  }

  /** What has been typed is told at once. */
  flush() {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const [node, comment] = [this.#node, this.#comment.value];
    if (node === null || comment === node.comment) return;
    this.#node = { ...node, comment };
    this.#annotate(node.id, { comment });
  }

  /** Nothing that was typed is told any more: its study is gone. */
  forget() {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#node = null;
  }

  /** @param {StudyTree} tree */
  show(tree) {
    const node = tree.current;
    const isStart = node.played === null;
    if (this.#node?.id !== node.id) this.flush();
    const typing = this.#pause !== undefined && this.#node?.id === node.id;
    this.#node = node;
    this.#label.textContent = isStart ? words.note.labelStart : words.note.label;
    if (!typing && this.#comment.value !== node.comment) this.#comment.value = node.comment;
    this.#marks.hidden = isStart;
    this.#glyphs.forEach((button, at) =>
      button.setAttribute("aria-pressed", String(GLYPHS[at] === node.glyph)),
    );
    this.#promote.hidden = tree.branch(node) === null;
    this.#remove.disabled = isStart;
  }

  /** @param {Exclude<Glyph, "">} glyph */
  #glyph(glyph) {
    const name = words.glyphs.names[glyph];
    const button = make(
      "button",
      { type: "button", title: name, "aria-label": `${glyph} ${name}`, "aria-pressed": "false" },
      glyph,
    );
    button.onclick = () => {
      const node = this.#node;
      if (node !== null) this.#annotate(node.id, { glyph: node.glyph === glyph ? "" : glyph });
    };
    return button;
  }
}
