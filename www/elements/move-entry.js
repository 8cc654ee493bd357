// A move typed by hand. What's wrong with it is said in the status line.

import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */

export class MoveEntry extends Part {
  #position = "";
  #input = make("input", {
    type: "text",
    "aria-label": words.moves.typed,
    placeholder: words.moves.typedExample,
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
    const position = state.view?.position ?? "";
    if (position !== this.#position) this.#input.value = "";
    this.#position = position;
    this.#input.setAttribute(
      "aria-invalid",
      String(state.refusal !== null && this.#input.value !== ""),
    );
  }
}

customElements.define("move-entry", MoveEntry);
