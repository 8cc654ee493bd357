// A move typed by hand. What's wrong with it is said in the status line.

import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */

export class MoveEntry extends Part {
  /** The position, and who looks: what somebody has begun to write is nobody else's business. */
  #before = "";
  #input = make("input", {
    type: "text",
    "aria-label": words.moves.typed,
    autocomplete: "off",
    spellcheck: false,
    autocapitalize: "off",
    enterKeyHint: "go",
  });

  /** @override */
  build() {
    const play = make("button", { type: "submit" }, words.moves.play);
    const form = make("form", { class: "entry" }, this.#input, play);
    form.onsubmit = (event) => {
      event.preventDefault();
      this.send({ kind: "type-move", text: this.#input.value });
    };
    this.append(form);
  }

  /** @override @param {State} state */
  show(state) {
    const now = `${state.view?.looker} ${state.view?.position}`;
    if (now !== this.#before) this.#input.value = "";
    this.#before = now;
    this.#input.placeholder = words.moves.typedExample(exampleOf(state.info));
    this.#input.setAttribute(
      "aria-invalid",
      String(state.refusal !== null && this.#input.value !== ""),
    );
  }
}

/**
 * A move as it is written on this board; it need not be legal.
 * @param {State["info"]} info
 */
function exampleOf(info) {
  const names = info?.board.cells.map(({ name }) => name) ?? [];
  const usual = names.length === 0 || names.includes("e2");
  return usual ? "e2e4" : names.slice(0, 2).join("");
}

customElements.define("move-entry", MoveEntry);
