// The study's title and players, and the game's other saved studies.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { language } from "../../i18n/language.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { TITLE } from "./study-title.js";
import { words } from "./study-words.js";

/** @import { Perform } from "./study.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Entry } from "./study-storage.js" */

/** After a short pause, typed text is saved. */
const PAUSE_MS = 400;

const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

export class StudiesPanel {
  /** @type {Record<string, string>} */
  #headers = {};
  #typed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  #perform;

  /** @param {Perform} perform */
  constructor(perform) {
    this.#perform = perform;
  }

  flush() {
    if (!this.#typed) return;
    clearTimeout(this.#pause);
    this.#typed = false;
    const trimmed = Object.entries(this.#headers).map(([name, value]) => [name, value.trim()]);
    this.#perform({ kind: "name", named: Object.fromEntries(trimmed) });
  }

  /**
   * @param {GameInfo} info
   * @param {Record<string, string>} headers
   * @param {Entry[]} entries
   * @param {number | null} current
   */
  template({ seats }, headers, entries, current) {
    const names = [TITLE, ...seats.map(({ header }) => header)];
    if (!this.#typed)
      this.#headers = Object.fromEntries(names.map((name) => [name, headers[name] ?? ""]));
    const { fresh, copy, delete: remove } = words.studies;
    const disabled = current === null;
    return html`<div class="studies">
      <div class="study-fields">
        ${this.#field(TITLE, words.studies.titleField)}
        <fieldset class="study-players">
          <legend>${words.studies.players}</legend>
          ${seats.map(({ header, name }) => this.#field(header, name))}
        </fieldset>
      </div>
      <div class="button-row">
        ${button(fresh, () => this.#perform({ kind: "fresh" }), { look: "primary" })}
        ${button(copy, () => this.#perform({ kind: "copy" }), { disabled })}
        ${button(remove, () => this.#perform({ kind: "delete" }), { look: "danger", disabled })}
      </div>
      <h2>${words.studies.label}</h2>
      <p class="quiet" ?hidden=${entries.length > 0}>${words.studies.none}</p>
      <ul class="study-list" role="list" aria-label=${words.studies.label}>
        ${repeat(
          entries,
          ({ id }) => id,
          (entry) => html`<li>${this.#entry(entry, current)}</li>`,
        )}
      </ul>
    </div>`;
  }

  /**
   * @param {Entry} entry
   * @param {number | null} current
   */
  #entry({ id, title, changed }, current) {
    if (title === null) return html`<p class="quiet">${words.studies.unreadable(id)}</p>`;
    return html`<button
      type="button"
      aria-current=${id === current ? "true" : nothing}
      @click=${() => this.#perform({ kind: "open-saved", id })}
    >
      <span>${title === "" ? words.untitled : title}</span
      ><span class="quiet">${words.studies.changed(dates.format(changed))}</span>
    </button>`;
  }

  /**
   * @param {string} name   of the header
   * @param {string} label
   */
  #field(name, label) {
    return html`<label class="study-field">
      <span>${label}</span>
      <input
        type="text"
        maxlength="200"
        autocomplete="off"
        .value=${live(this.#headers[name] ?? "")}
        @input=${valueTo((value) => this.#type(name, value))}
        @blur=${() => this.flush()}
      />
    </label>`;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #type(name, value) {
    this.#headers[name] = value;
    this.#typed = true;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.flush(), PAUSE_MS);
  }
}
