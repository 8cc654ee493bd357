// The study as text: to be copied, saved, sent and printed; and other texts to be opened, with the place of their faults.

import { button, make } from "../../elements/controls/markup.js";
import { words } from "./study-words.js";

export class TextPanel {
  #text = make("textarea", {
    readOnly: true,
    rows: 8,
    spellcheck: false,
    "aria-label": words.text.label,
  });
  #told = make("p", { class: "quiet study-copied", role: "status" });
  #field = make("textarea", { rows: 5, spellcheck: false, "aria-label": words.text.openField });
  #fault = make("p", { class: "study-fault", role: "alert", id: "study-text-fault" });
  #file = make("input", {
    type: "file",
    "aria-label": words.text.file,
    accept: ".txt,.pgn,text/plain",
  });
  element;

  /**
   * @param {object} handlers
   * @param {() => void} handlers.copy
   * @param {() => void} handlers.download
   * @param {() => void} handlers.link
   * @param {() => void} handlers.print
   * @param {(text: string) => void} handlers.open
   * @param {(file: File) => void} handlers.file
   */
  constructor({ copy, download, link, print, open, file }) {
    const form = make(
      "form",
      { class: "study-open" },
      this.#field,
      this.#fault,
      make(
        "div",
        { class: "button-row" },
        make("button", { type: "submit", class: "primary" }, words.text.openIt),
        this.#file,
      ),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      open(this.#field.value);
    };
    this.#file.onchange = () => {
      const [chosen] = this.#file.files ?? [];
      if (chosen !== undefined) file(chosen);
      // Otherwise the same file couldn't be chosen again after a correction.
      this.#file.value = "";
    };
    this.element = make(
      "div",
      { class: "study-text" },
      make("h2", {}, words.text.label),
      this.#text,
      make(
        "div",
        { class: "button-row" },
        button(words.text.copy, copy),
        button(words.text.download, download),
        button(words.text.link, link),
        button(words.text.print, print),
      ),
      this.#told,
      make("h2", {}, words.text.open),
      make("p", { class: "quiet" }, words.text.openExplain),
      form,
    );
    this.forget();
  }

  /** @param {string} text */
  show(text) {
    if (this.#text.value !== text) this.#text.value = text;
  }

  /** Selects the text: who isn't allowed to have it copied copies it by hand. */
  select() {
    this.#text.focus();
    this.#text.select();
  }

  /** @param {string} said  of what was copied */
  tell(said) {
    this.#told.textContent = said;
  }

  /**
   * A text that can't be opened, and why. The line at fault is selected.
   * @param {string} text
   * @param {string} fault
   * @param {number | null} line
   */
  complain(text, fault, line) {
    this.#field.value = text;
    this.#fault.textContent = fault;
    this.#fault.hidden = false;
    this.#field.setAttribute("aria-invalid", "true");
    this.#field.setAttribute("aria-describedby", this.#fault.id);
    this.#field.focus();
    if (line !== null) this.#selectLine(line);
  }

  /** What was opened is no fault any more. */
  forget() {
    this.#field.value = "";
    this.#fault.textContent = "";
    this.#fault.hidden = true;
    this.#told.textContent = "";
    this.#field.removeAttribute("aria-invalid");
    this.#field.removeAttribute("aria-describedby");
  }

  /** @param {number} line  from 1 */
  #selectLine(line) {
    const lines = this.#field.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    this.#field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = this.#field.scrollHeight / Math.max(1, lines.length);
    this.#field.scrollTop = height * Math.max(0, line - 3);
  }
}
