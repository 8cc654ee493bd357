// The tree of a study: the main line with comments, and each variation as a line after the move it replaces. One move
// is in the tab order; keys lead to the others.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { spokenMove } from "../../i18n/played-words.js";
import { writtenPlayed } from "../../state/notation.js";
import { moveTemplate } from "../../elements/controls/move-text.js";
import { words } from "./study-words.js";

/** @import { Perform } from "./study.js" */
/** @import { GameInfo, StudyNode } from "../../engine/protocol.js" */
/** @import { Step, StudyTree, Way } from "./study-tree.js" */
/** @import { MoveLook } from "../../elements/controls/move-text.js" */
/** @import { Ref } from "lit-html/directives/ref.js" */
/** @import { TemplateResult } from "lit-html" */

/** @typedef {{info: GameInfo, current: number, look: MoveLook}} TreeContext */

/** @type {Record<string, Way>} */
export const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "before",
  ArrowDown: "after",
  Home: "start",
  End: "end",
};

export class TreeView {
  /** @type {Ref<HTMLElement>} */
  #element = createRef();
  #perform;

  /** @param {Perform} perform */
  constructor(perform) {
    this.#perform = perform;
  }

  /** @param {GameInfo} info @param {StudyTree} tree @param {TreeContext["look"]} look */
  template(info, tree, look) {
    const current = tree.current.id;
    return html`<div
      class="study-tree"
      role="group"
      aria-label=${words.tree.label}
      aria-describedby="study-tree-hint"
      @keydown=${this.#key}
      ${ref(this.#element)}
    >
      <p class="spoken" id="study-tree-hint">${words.tree.hint}</p>
      <div class="study-lines" @click=${this.#press}>
        ${guard([info.id, tree.signature, current, look.notation, look.pieceSet], () =>
          lines({ info, current, look }, tree),
        )}
      </div>
    </div>`;
  }

  /**
   * Draws, and scrolls to the current move if it has changed; the focus follows.
   * @param {() => void} draw
   */
  follow(draw) {
    const before = this.#current();
    const held = this.#element.value?.contains(document.activeElement) ?? false;
    draw();
    const now = this.#current();
    if (now === null) return;
    const lost = !this.#element.value?.contains(document.activeElement);
    if (held && (lost || now !== before)) now.focus({ preventScroll: true });
    if (now !== before) this.#reveal(now);
  }

  /** @returns {HTMLButtonElement | null} */
  #current() {
    return this.#element.value?.querySelector("[aria-current]") ?? null;
  }

  #press = (/** @type {Event} */ { target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button !== null) this.#perform({ kind: "go", node: Number(button.dataset["node"]) });
  };

  #key = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = KEYS[event.key];
    if (way !== undefined) this.#perform({ kind: "walk", way });
    else if (event.key === "Delete") this.#perform({ kind: "remove" });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Scrolls only the tree, which `scrollIntoView` doesn't. @param {HTMLElement} button */
  #reveal(button) {
    const element = this.#element.value;
    if (element === undefined) return;
    const [frame, box] = [element.getBoundingClientRect(), button.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      element.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}

/** @param {TreeContext} context @param {StudyTree} tree */
function lines(context, { root, mainLine }) {
  return html`<div class="study-start">${move(context, root, "")}</div>
    ${
      mainLine.length === 0
        ? html`<p class="quiet">${words.tree.none}</p>`
        : line(context, mainLine, "study-line main")
    }`;
}

/**
 * @param {TreeContext} context
 * @param {Step[]} steps
 * @param {string} name
 * @returns {TemplateResult}
 */
function line(context, steps, name) {
  return html`<ol class=${name} role="list">
    ${repeat(
      steps,
      ({ node }) => `${context.info.id} ${node.id}`,
      ({ node, number, alternatives }) =>
        html`<li class="study-step">
          ${move(context, node, number)}${
            alternatives.length === 0 ? nothing : alternativesOf(context, node, alternatives)
          }
        </li>`,
    )}
  </ol>`;
}

/** @param {TreeContext} context @param {StudyNode} node @param {Step[][]} others */
function alternativesOf(context, node, others) {
  const { info, look } = context;
  const label = words.tree.alternatives(
    node.played === null ? "" : writtenPlayed(info, node.played, look.notation),
  );
  return html`<ul class="study-alternatives" role="list" aria-label=${label}>
    ${repeat(
      others,
      ([first]) => first?.node.id,
      (steps) => html`<li>${line(context, steps, "study-line")}</li>`,
    )}
  </ul>`;
}

/** @param {TreeContext} context @param {StudyNode} node @param {string} number */
function move({ info, current, look }, node, number) {
  const { id, played, comment, commentBefore, arrows, clock } = node;
  const signs = signsOf(node);
  const text =
    played === null
      ? words.tree.start
      : moveTemplate(info, writtenPlayed(info, played, look.notation), look, played.from);
  const button = html`<button
    type="button"
    class="move ${played !== null && arrows.length > 0 ? "drawn" : ""}"
    data-node=${id}
    tabindex=${id === current ? 0 : -1}
    aria-current=${id === current ? "step" : nothing}
    aria-label=${played === null ? nothing : moveLabel(info, node, look.notation)}
    aria-describedby=${describedBy(node)}
  >
    ${text}${
      played === null || signs === "" ? nothing : html`<span class="study-glyph">${signs}</span>`
    }
  </button>`;
  // The button's accessible name includes the number and the clock.
  const before =
    number === "" ? nothing : html`<span class="study-number" aria-hidden="true">${number}</span>`;
  const after =
    clock === "" ? nothing : html`<span class="study-clock" aria-hidden="true">${clock}</span>`;
  const whole =
    before === nothing && after === nothing
      ? button
      : html`<span class="study-move">${before}${button}${after}</span>`;
  if (comment === "" && commentBefore === "") return whole;
  return html`${said(beforeId(id), commentBefore)}${whole}${said(commentId(id), comment)}`;
}

/** @param {string} id @param {string} comment */
function said(id, comment) {
  return comment === "" ? nothing : html`<span class="study-comment" id=${id}>${comment}</span>`;
}

const commentId = (/** @type {number} */ node) => `study-comment-${node}`;
const beforeId = (/** @type {number} */ node) => `study-comment-before-${node}`;

/** @param {StudyNode} node */
function describedBy({ id, comment, commentBefore }) {
  const ids = [commentBefore === "" ? "" : beforeId(id), comment === "" ? "" : commentId(id)];
  return ids.join(" ").trim() || nothing;
}

/** @param {StudyNode} node */
function signsOf({ glyph, signs }) {
  return [glyph, ...signs].filter((sign) => sign !== "").join(" ");
}

/**
 * @param {GameInfo} info
 * @param {StudyNode} node
 * @param {TreeContext["look"]["notation"]} notation
 */
function moveLabel(info, { played, glyph, signs, arrows, clock }, notation) {
  if (played === null) return words.tree.start;
  const seat = info.seats[played.seat]?.name ?? "";
  const said = words.tree.move(played.number, seat, spokenMove(played, info, notation));
  return [
    said,
    played.check ? words.tree.check : "",
    glyph === "" ? "" : `, ${words.glyphs.names[glyph]}`,
    ...signs.map((sign) => `, ${sign}`),
    clock === "" ? "" : words.tree.clock(clock),
    arrows.length === 0 ? "" : words.tree.arrows(arrows.length),
  ].join("");
}
