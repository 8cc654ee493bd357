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
    const now = `${state.view?.looker} ${state.view?.position}`;
    if (now !== this.#before) this.#input.value = "";
    this.#before = now;
    this.#input.setAttribute(
      "aria-invalid",
      String(state.refusal !== null && this.#input.value !== ""),
    );
  }
}

customElements.define("move-entry", MoveEntry);
