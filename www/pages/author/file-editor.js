// The text of a variant file with line numbers; lines with errors are marked.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { valueTo } from "../../elements/controls/fields.js";
import { words } from "./author-words.js";

/** @import { Verdict } from "./author.js" */
/** @import { Ref } from "lit-html/directives/ref.js" */

export class FileEditor {
  /** @type {Ref<HTMLPreElement>} */
  #numbers = createRef();
  /** @type {Ref<HTMLTextAreaElement>} */
  #field = createRef();
  #changed;
  #pasted;

  /** @param {(text: string) => void} changed @param {(text: string) => void} pasted */
  constructor(changed, pasted) {
    this.#changed = changed;
    this.#pasted = pasted;
  }

  /** As if it was typed, so that undo brings the old text back. @param {string} text */
  replace(text) {
    const field = this.#field.value;
    field?.focus();
    field?.select();
    this.#type(text);
    this.scrollTo(0);
  }

  /**
   * At the caret, or in lines of its own below the caret's line. Undo takes it back.
   * @param {string} text
   * @param {boolean} [inLines]
   */
  insert(text, inLines = false) {
    const field = this.#field.value;
    if (field === undefined) return;
    field.focus();
    const end = inLines ? field.value.indexOf("\n", field.selectionEnd) : -1;
    const at = end < 0 ? field.value.length : end;
    if (inLines) field.setSelectionRange(at, at);
    this.#type(inLines ? `\n${text}` : text);
  }

  /** The only way that browsers can undo. They report it as input. @param {string} text */
  #type(text) {
    const field = this.#field.value;
    if (document.execCommand("insertText", false, text) || field === undefined) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input"));
  }

  /** @param {string} written @param {Verdict} verdict */
  template(written, { tone, faults }) {
    const count = written.split("\n").length;
    const faulty = faults.map(({ line }) => line);
    return html`<div class="author-file" data-tone=${tone}>
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
        aria-invalid=${tone === "faulty"}
        .value=${live(written)}
        @input=${valueTo(this.#changed)}
        @paste=${(/** @type {ClipboardEvent} */ event) =>
          this.#pasted(event.clipboardData?.getData("text/plain") ?? "")}
        @scroll=${() => this.scrollTo(this.#field.value?.scrollTop ?? 0)}
        ${ref(this.#field)}
      ></textarea>
    </div>`;
  }

  /** @param {number} top */
  scrollTo(top) {
    for (const { value } of [this.#field, this.#numbers])
      if (value !== undefined && value.scrollTop !== top) value.scrollTop = top;
  }

  focus() {
    this.#field.value?.focus();
  }

  /** @param {number} line  from 1 */
  goTo(line) {
    const field = this.#field.value;
    if (field === undefined) return;
    const lines = field.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = field.scrollHeight / Math.max(1, lines.length);
    field.scrollTop = Math.max(0, (line - 4) * height);
  }
}

/** As a textarea has them. @param {string} text */
export function withPlainLineEnds(text) {
  return text.replace(/\r\n?/g, "\n");
}

/** @param {number} count @param {Set<number>} faulty */
function numbers(count, faulty) {
  return Array.from({ length: count }, (_, at) => {
    const line = `${at + 1}\n`;
    return faulty.has(at + 1) ? html`<mark>${line}</mark>` : line;
  });
}
