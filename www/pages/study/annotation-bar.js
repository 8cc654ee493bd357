// Drawing on the board: with which colour, and in place of moving or by the right button alone; and what is drawn.

import { ARROW_INKS } from "../../draw/arrow-shapes.js";
import { icon } from "../../elements/controls/icons.js";
import { make } from "../../elements/controls/markup.js";
import { words } from "./study-words.js";

/** @typedef {import("../../draw/arrow-shapes.js").Arrow} Arrow */
/** @typedef {import("../../draw/arrow-shapes.js").ArrowColour} ArrowColour */
/** @typedef {import("../../elements/board/board-annotation.js").Pencil} Pencil */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */

const COLOURS = /** @type {ArrowColour[]} */ (Object.keys(ARROW_INKS));

export class AnnotationBar {
  /** @type {Pencil} */
  pencil = { colour: "green", always: false };
  #draw = make(
    "button",
    { type: "button", "aria-pressed": "false", title: words.pencil.drawHint },
    icon("pencil"),
    words.pencil.draw,
  );
  #list = make("ul", { class: "study-arrows", role: "list", "aria-label": words.pencil.list });
  element = make(
    "div",
    { class: "study-pencil" },
    make(
      "div",
      { class: "study-tools", role: "toolbar", "aria-label": words.board },
      this.#draw,
      this.#colours(),
    ),
    this.#list,
  );
  #drawn = "";
  #handlers;

  /**
   * @param {object} handlers
   * @param {() => void} handlers.take       another pencil
   * @param {(arrow: Arrow) => void} handlers.erase
   * @param {() => void} handlers.clear
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#draw.onclick = () => this.#take({ always: !this.pencil.always });
  }

  /**
   * @param {GameInfo} info
   * @param {Arrow[]} arrows  on the present position
   */
  show(info, arrows) {
    const drawn = JSON.stringify([info.id, arrows]);
    if (drawn === this.#drawn) return;
    const held = this.#list.contains(document.activeElement);
    this.#drawn = drawn;
    this.#list.hidden = arrows.length === 0;
    this.#list.replaceChildren(
      ...arrows.map((arrow) => make("li", {}, this.#eraser(info, arrow))),
      ...(arrows.length > 1 ? [make("li", {}, this.#clear())] : []),
    );
    if (held) (this.#list.querySelector("button") ?? this.#draw).focus();
  }

  /** @param {Partial<Pencil>} change */
  #take(change) {
    this.pencil = { ...this.pencil, ...change };
    this.#draw.setAttribute("aria-pressed", String(this.pencil.always));
    this.#handlers.take();
  }

  #colours() {
    const choices = COLOURS.map((colour) => {
      const name = words.pencil.colours[colour];
      const input = make("input", {
        type: "radio",
        name: "study-colour",
        checked: colour === "green",
        "aria-label": name,
      });
      input.onchange = () => this.#take({ colour });
      return make("label", { title: name }, input, swatch(colour));
    });
    return make(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": words.pencil.colour },
      ...choices,
    );
  }

  /**
   * @param {GameInfo} info
   * @param {Arrow} arrow
   */
  #eraser({ board }, arrow) {
    const [from, to] = [arrow.from, arrow.to].map((cell) => board.cells[cell]?.name ?? "");
    const name = words.pencil.remove(words.pencil.colours[arrow.colour], from ?? "", to ?? "");
    const shown = from === to ? `◯ ${from}` : `${from} → ${to}`;
    const button = make(
      "button",
      { type: "button", class: "study-arrow", "aria-label": `${shown}: ${name}`, title: name },
      swatch(arrow.colour),
      shown,
      make("span", { "aria-hidden": "true" }, "×"),
    );
    button.onclick = () => this.#handlers.erase(arrow);
    return button;
  }

  #clear() {
    const button = make("button", { type: "button", class: "study-arrow" }, words.pencil.clear);
    button.onclick = () => this.#handlers.clear();
    return button;
  }
}

/** @param {ArrowColour} colour */
function swatch(colour) {
  const dot = make("span", { class: "study-swatch", "aria-hidden": "true" });
  dot.style.background = ARROW_INKS[colour];
  return dot;
}
