// The text of a variant file with line numbers; lines with errors are marked.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { valueTo } from "../../elements/controls/fields.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").FileFault} FileFault */

export class FileEditor {
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLPreElement>} */
  #numbers = createRef();
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLTextAreaElement>} */
  #field = createRef();
  #text = "";
  #changed;

  /** @param {(text: string) => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  get text() {
    return this.#text;
  }

  /** Normalizes line ends, as a textarea does. */
  set text(text) {
    this.#text = text.replace(/\r\n?/g, "\n");
    this.#scrollTo(0);
  }

  /** @param {FileFault[]} faults */
  template(faults) {
    const count = this.#text.split("\n").length;
    const faulty = faults.map(({ line }) => line);
    return html`<div class="author-file">
      <pre class="author-numbers" aria-hidden="true" ${ref(this.#numbers)}>
${guard([count, faulty.join()], () => numbers(count, new Set(faulty)))}</pre>
      <textarea
        class="author-text"
        spellcheck="false"
        autocapitalize="off"
        rows="24"
        wrap="off"
        aria-label=${words.text}
        aria-describedby="author-verdict"
        aria-invalid=${faults.length > 0}
        .value=${live(this.#text)}
        @input=${valueTo((text) => {
          this.#text = text;
          this.#changed(text);
        })}
        @scroll=${() => this.#scrollTo(this.#field.value?.scrollTop ?? 0)}
        ${ref(this.#field)}
      ></textarea>
    </div>`;
  }

  /** @param {number} top */
  #scrollTo(top) {
    for (const { value } of [this.#field, this.#numbers])
      if (value !== undefined && value.scrollTop !== top) value.scrollTop = top;
  }

  /** @param {number} line  from 1 */
  goTo(line) {
    const field = this.#field.value;
    if (field === undefined) return;
    const lines = this.#text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = field.scrollHeight / Math.max(1, lines.length);
    field.scrollTop = Math.max(0, (line - 4) * height);
  }
}

/**
 * @param {number} count
 * @param {Set<number>} faulty
 */
function numbers(count, faulty) {
  return Array.from({ length: count }, (_, at) => {
    const line = `${at + 1}\n`;
    return faulty.has(at + 1) ? html`<mark>${line}</mark>` : line;
  });
}
