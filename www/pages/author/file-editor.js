// The text of a variant file with the numbers of its lines; those with a fault are marked.

import { make } from "../../elements/controls/markup.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").FileFault} FileFault */

export class FileEditor {
  #numbers = make("pre", { class: "author-numbers", "aria-hidden": "true" });
  #text = make("textarea", {
    class: "author-text",
    spellcheck: false,
    autocapitalize: "off",
    rows: 24,
    wrap: "off",
    "aria-label": words.text,
    "aria-describedby": "author-verdict",
  });
  element = make("div", { class: "author-file" }, this.#numbers, this.#text);
  #lines = 0;

  /** @param {(text: string) => void} changed */
  constructor(changed) {
    this.#text.oninput = () => {
      this.#number([]);
      changed(this.#text.value);
    };
    this.#text.onscroll = () => (this.#numbers.scrollTop = this.#text.scrollTop);
    this.#number([]);
  }

  get text() {
    return this.#text.value;
  }

  set text(text) {
    this.#text.value = text;
    this.#number([]);
    this.#text.scrollTop = this.#numbers.scrollTop = 0;
  }

  /** @param {FileFault[]} faults */
  mark(faults) {
    this.#lines = 0;
    this.#number(faults.map(({ line }) => line));
    this.#text.ariaInvalid = String(faults.length > 0);
  }

  /**
   * Puts the cursor on a line and brings it into sight.
   * @param {number} line  from 1
   */
  goTo(line) {
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    this.#text.focus();
    this.#text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = this.#text.scrollHeight / Math.max(1, lines.length);
    this.#text.scrollTop = Math.max(0, (line - 4) * height);
  }

  /** @param {number[]} faulty  lines */
  #number(faulty) {
    const lines = this.#text.value.split("\n").length;
    if (lines === this.#lines && faulty.length === 0) return;
    this.#lines = lines;
    const bad = new Set(faulty);
    const numbers = Array.from({ length: lines }, (_, at) => at + 1).map((line) =>
      bad.has(line) ? make("mark", {}, `${line}\n`) : `${line}\n`,
    );
    this.#numbers.replaceChildren(...numbers);
  }
}
