// The tree of a study to be read and walked: the main line with its comments, and each variation as a line of its own within
// the move that it takes the place of. One move is in the tab order; keys lead to the others.

import { kindCode, spokenMove } from "../../i18n/played-words.js";
import { make } from "../../elements/controls/markup.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").StudyNode} StudyNode */
/** @typedef {import("./study-tree.js").Step} Step */
/** @typedef {import("./study-tree.js").StudyTree} StudyTree */

/** Ways through a tree. @typedef {"start" | "back" | "on" | "end" | "before" | "after"} Way */

/** @type {Record<string, Way>} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "before",
  ArrowDown: "after",
  Home: "start",
  End: "end",
};

export class TreeView {
  #hint = make("p", { class: "spoken", id: "study-tree-hint" }, words.tree.hint);
  #lines = make("div", { class: "study-lines" });
  element = make(
    "div",
    {
      class: "study-tree",
      role: "group",
      "aria-label": words.tree.label,
      "aria-describedby": this.#hint.id,
    },
    this.#hint,
    this.#lines,
  );
  /** @type {Map<number, HTMLButtonElement>} */
  #buttons = new Map();
  #drawn = "";
  #current = -1;

  /**
   * @param {object} handlers
   * @param {(node: number) => void} handlers.go
   * @param {(way: Way) => void} handlers.walk
   * @param {() => void} handlers.remove
   */
  constructor({ go, walk, remove }) {
    this.#lines.onclick = ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button !== null) go(Number(button.dataset["node"]));
    };
    this.element.onkeydown = (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const way = KEYS[event.key];
      if (way !== undefined) walk(way);
      else if (event.key === "Delete") remove();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
  }

  /**
   * @param {GameInfo} info
   * @param {StudyTree} tree
   */
  show(info, tree) {
    const drawn = `${info.id} ${tree.signature}`;
    const held = this.element.contains(document.activeElement);
    const redrawn = drawn !== this.#drawn;
    if (redrawn) this.#draw(info, tree);
    this.#drawn = drawn;
    this.#mark(tree.current.id, held, redrawn);
  }

  /** Moves the focus to the move on the board. */
  focus() {
    this.#buttons.get(this.#current)?.focus({ preventScroll: true });
  }

  /**
   * @param {GameInfo} info
   * @param {StudyTree} tree
   */
  #draw(info, tree) {
    this.#buttons.clear();
    const { root, mainLine } = tree;
    const start = make("div", { class: "study-start" }, ...this.#move(info, root, ""));
    const none = make("p", { class: "quiet" }, words.tree.none);
    this.#lines.replaceChildren(
      start,
      mainLine.length === 0 ? none : this.#line(info, mainLine, "study-line main"),
    );
  }

  /**
   * @param {GameInfo} info
   * @param {Step[]} line
   * @param {string} name
   * @returns {HTMLElement}
   */
  #line(info, line, name) {
    const steps = line.map(({ node, number, alternatives }) =>
      make(
        "li",
        { class: "study-step" },
        ...this.#move(info, node, number),
        alternatives.length === 0 ? null : this.#alternatives(info, node, alternatives),
      ),
    );
    return make("ol", { class: name, role: "list" }, ...steps);
  }

  /**
   * @param {GameInfo} info
   * @param {StudyNode} node
   * @param {Step[][]} lines
   */
  #alternatives(info, node, lines) {
    const label = words.tree.alternatives(node.played?.text ?? "");
    return make(
      "ul",
      { class: "study-alternatives", role: "list", "aria-label": label },
      ...lines.map((line) => make("li", {}, this.#line(info, line, "study-line"))),
    );
  }

  /**
   * A move, and what is said of it.
   * @param {GameInfo} info
   * @param {StudyNode} node
   * @param {string} number
   * @returns {HTMLElement[]}
   */
  #move(info, node, number) {
    const { id, played, glyph, comment, arrows } = node;
    const button = make("button", { type: "button", class: "move", "data-node": id, tabIndex: -1 });
    this.#buttons.set(id, button);
    if (played === null) button.append(words.tree.start);
    else {
      const code = kindCode(info, played);
      button.append(
        ...(code === "" ? [] : [make("span", { class: "move-kind" }, code)]),
        `${played.text}${played.check ? "+" : ""}`,
        ...(glyph === "" ? [] : [make("span", { class: "study-glyph" }, glyph)]),
      );
      button.classList.toggle("drawn", arrows.length > 0);
      button.setAttribute("aria-label", moveLabel(info, node));
    }
    // The button's own name tells the number, too.
    const shown = make("span", { class: "study-number", "aria-hidden": "true" }, number);
    const whole = number === "" ? button : make("span", { class: "study-move" }, shown, button);
    if (comment === "") return [whole];
    const said = make("span", { class: "study-comment", id: `study-comment-${id}` }, comment);
    button.setAttribute("aria-describedby", said.id);
    return [whole, said];
  }

  /**
   * @param {number} current
   * @param {boolean} held     the focus is, or was, in here
   * @param {boolean} redrawn
   */
  #mark(current, held, redrawn) {
    if (!redrawn && current === this.#current) return;
    this.#unmark(this.#buttons.get(this.#current));
    this.#current = current;
    const button = this.#buttons.get(current);
    if (button === undefined) return;
    button.setAttribute("aria-current", "step");
    button.tabIndex = 0;
    if (held) this.focus();
    this.#reveal(button);
  }

  /** @param {HTMLButtonElement | undefined} button */
  #unmark(button) {
    if (button === undefined) return;
    button.removeAttribute("aria-current");
    button.tabIndex = -1;
  }

  /**
   * Scrolls the tree alone; `scrollIntoView` would move the page too.
   * @param {HTMLElement} button
   */
  #reveal(button) {
    const [frame, box] = [this.element.getBoundingClientRect(), button.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      this.element.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}

/**
 * @param {GameInfo} info
 * @param {StudyNode} node
 */
function moveLabel(info, { played, glyph, arrows }) {
  if (played === null) return words.tree.start;
  const seat = info.seats[played.seat]?.name ?? "";
  const said = words.tree.move(played.number, seat, spokenMove(played, info));
  return [
    said,
    played.check ? words.tree.check : "",
    glyph === "" ? "" : `, ${words.glyphs.names[glyph]}`,
    arrows.length === 0 ? "" : words.tree.arrows(arrows.length),
  ].join("");
}
