// The manual of variant files: every key and every letter of movements, which can be tried on a board beside it. The build
// makes it from variants/README.md. Only its section about movements is translated.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { fetchSiteFile } from "../../platform/site.js";
import { webAddress } from "../../state/web-address.js";
import { MovementPreview } from "./movement-preview.js";
import { inLanguage } from "./movement-words.js";
import { colon } from "../../i18n/strings.js";
import { words } from "./author-words.js";

/** @import { Settings } from "../../state/settings.js" */
/** @import { EngineClient } from "../../engine/client.js" */

/**
 * @typedef {object} Table
 * @property {"table"} kind
 * @property {string[]} head
 * @property {string[][]} rows
 */

/** @typedef {{ kind: "text" | "code" | "item", text: string } | Table} Block  with backticks around code */

/** @typedef {{ title: string, blocks: Block[] }} Section */

const FILE = "generated/manual.json";

/** Tables with these columns have examples: the first's are movements, the other's are values of keys. */
const EXAMPLE = "Example";
const KEY = "Key";

export class ManualPanel {
  /** @type {Section[] | null} */
  #sections = null;
  #failed = false;
  #wanted = "";
  #preview;
  #insert;
  #redraw;

  /**
   * @param {object} handlers
   * @param {() => EngineClient} handlers.newEngine
   * @param {(text: string, how: "here" | "line") => void} handlers.insert  into the variant file
   * @param {() => void} handlers.redraw
   */
  constructor({ newEngine, insert, redraw }) {
    this.#insert = insert;
    this.#redraw = redraw;
    const insertMoves = (/** @type {string} */ moves) => insert(moves, "here");
    this.#preview = new MovementPreview({ newEngine, insert: insertMoves, redraw });
  }

  /** When the panel is opened, again. */
  async open() {
    void this.#preview.draw(this.#preview.moves);
    if (this.#sections !== null) return;
    this.#failed = false;
    try {
      const answer = await fetchSiteFile(FILE);
      if (answer.ok) this.#sections = inOrder(await answer.json());
    } catch {
      // Offline, and not cached.
    }
    this.#failed = this.#sections === null;
    this.#redraw();
  }

  end() {
    this.#preview.end();
  }

  /** @param {Settings} settings */
  template(settings) {
    const sections = this.#sections?.map((section) => found(section, this.#wanted)) ?? [];
    const none = sections.every((section) => section === null);
    return html`<div class="manual">
      ${this.#preview.template(settings)}
      <input
        type="search"
        class="manual-search"
        placeholder=${words.searchManual}
        aria-label=${words.searchManual}
        .value=${live(this.#wanted)}
        @input=${valueTo((text) => this.#search(text))}
      />
      <p class="quiet" ?hidden=${words.manualLanguage === ""}>${words.manualLanguage}</p>
      <p class="quiet" role="status">${this.#told(none)}</p>
      <div class="manual-sections">
        ${sections.map((section) => (section === null ? nothing : this.#section(section)))}
      </div>
    </div>`;
  }

  /** @param {Section} section */
  #section(section) {
    const drawn = isAboutMovements(section);
    return html`<details lang=${drawn ? nothing : "en"} ?open=${drawn || this.#wanted !== ""}>
      <summary>${section.title}</summary>
      ${section.blocks.map((block) => this.#block(block))}
    </details>`;
  }

  /** @param {boolean} none */
  #told(none) {
    if (this.#failed) return words.manualMissing;
    return this.#sections !== null && none ? words.notFound : "";
  }

  /** @param {string} wanted */
  #search(wanted) {
    this.#wanted = wanted;
    this.#redraw();
  }

  /** @param {Block} block */
  #block(block) {
    switch (block.kind) {
      case "code":
        return html`<pre>${block.text}</pre>`;
      case "item":
        return html`<p class="manual-item">${inline(block.text)}</p>`;
      case "text":
        return html`<p>${inline(block.text)}</p>`;
      case "table":
        return html`<dl>${block.rows.map((row) => this.#row(block.head, row))}</dl>`;
    }
  }

  /**
   * The first column is the term. The further ones but the second have their head as a label.
   * @param {string[]} head
   * @param {string[]} row
   */
  #row(head, [term = "", meaning = "", ...more]) {
    const labelled = more.map((text, at) => {
      const label = head[at + 2] ?? "";
      if (text === "") return nothing;
      const shown = label === EXAMPLE ? this.#examples(head, term, text) : inline(text);
      const said = isDrawn(head) ? words.example : label;
      return html`<p><span class="quiet">${said}${colon}</span>${shown}</p>`;
    });
    return html`<dt>${inline(term)}</dt>
      <dd>
        <p>${inline(meaning)}</p>
        ${labelled}
      </dd>`;
  }

  /** @param {string[]} head @param {string} term @param {string} text */
  #examples(head, term, text) {
    if (head[0] === KEY) {
      const line = `${codeIn(term)[0]} = ${codeIn(text).join("")}`;
      return codeButton(line, words.insert(line), () => this.#insert(line, "line"));
    }
    return codeIn(text).map((moves) => {
      const draw = () => void this.#preview.draw(moves);
      return codeButton(moves, words.draw(moves), draw, { pressed: moves === this.#preview.moves });
    });
  }
}

/**
 * @param {string} code
 * @param {string} label
 * @param {() => void} press
 * @param {{ pressed?: boolean }} [state]
 */
function codeButton(code, label, press, state) {
  return button(html`<code>${code}</code>`, press, { label, look: "small", ...state });
}

/** Movements first, next to their board. @param {Section[]} sections */
function inOrder(sections) {
  const others = sections.filter((section) => !isAboutMovements(section));
  return [...sections.filter(isAboutMovements).map(inLanguage), ...others];
}

/** @param {Section} section */
function isAboutMovements({ blocks }) {
  return blocks.some((block) => block.kind === "table" && isDrawn(block.head));
}

/** @param {string[]} head */
function isDrawn(head) {
  return head[0] !== KEY && head.includes(EXAMPLE);
}

/**
 * What of a section has a text; everything if its title has. Null if there is nothing.
 * @param {Section} section
 * @param {string} wanted
 * @returns {Section | null}
 */
function found({ title, blocks }, wanted) {
  const has = (/** @type {string} */ text) =>
    text.toLowerCase().includes(wanted.trim().toLowerCase());
  const rowsWith = (/** @type {string[][]} */ rows) =>
    rows.filter((row) => has(row.join(" ").replaceAll("`", "")));
  if (has(title)) return { title, blocks };
  /** @type {Block[]} */
  const left = blocks
    .map((block) => (block.kind === "table" ? { ...block, rows: rowsWith(block.rows) } : block))
    .filter((block) => (block.kind === "table" ? block.rows.length > 0 : has(block.text)));
  return left.length === 0 ? null : { title, blocks: left };
}

/** @param {string} text */
function codeIn(text) {
  return text.split("`").filter((_, at) => at % 2 === 1);
}

/** With code, bold terms and links, as far as the manual has them. @param {string} text */
function inline(text) {
  return text.split(/(`[^`]*`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    const [, label, target = ""] = /^\[([^\]]+)\]\((.+)\)$/.exec(part) ?? [];
    const address = label === undefined ? null : webAddress(target);
    return address === null
      ? (label ?? part)
      : html`<a href=${address} rel="noreferrer">${label}</a>`;
  });
}
