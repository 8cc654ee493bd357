import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { LANGUAGES, chooseLanguage, language } from "../../i18n/language.js";
import { words } from "../../i18n/strings.js";
import { SETTINGS } from "../../state/settings.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../i18n/language.js").Language} Language */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {keyof typeof words.settings.menu} MenuSetting */

const MENU = /** @type {MenuSetting[]} */ (
  Object.entries(SETTINGS).flatMap(([name, { control }]) => (control === "menu" ? [name] : []))
);

export class PageHeader extends Part {
  /** A narrow header has no room for the settings: a button opens them. */
  #isOpen = false;
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    this.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !this.#isOpen) return;
      this.#open(false);
      this.querySelector("button")?.focus();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!(target instanceof Node && this.contains(target))) this.#open(false);
    });
  }

  /** @param {boolean} open */
  #open(open) {
    if (open === this.#isOpen || this.#state === null) return;
    this.#isOpen = open;
    this.show(this.#state);
  }

  /** @override @param {State} state */
  template(state) {
    this.#state = state;
    document.documentElement.dataset["theme"] = state.settings.theme;
    return html`<a class="brand" href="#"
        ><span class="shield" aria-hidden="true"></span>${words.product}</a
      >
      <button
        type="button"
        class="settings-opener"
        aria-label=${words.settings.title}
        aria-controls="page-settings"
        aria-expanded=${this.#isOpen}
        @click=${() => this.#open(!this.#isOpen)}
      >
        ${iconTemplate("settings")}
      </button>
      <div class="settings ${this.#isOpen ? "open" : ""}" id="page-settings">
        ${setting(words.settings.language, LANGUAGES, language, (value) =>
          chooseLanguage(/** @type {Language} */ (value)),
        )}
        ${MENU.map((name) => this.#choice(name, state.settings))}
      </div>`;
  }

  /**
   * @param {MenuSetting} name
   * @param {State["settings"]} settings
   */
  #choice(name, settings) {
    const { name: label, values: texts } = words.settings.menu[name];
    const values = SETTINGS[name].choices ?? [];
    return setting(label, texts, optionOf(settings[name]), (chosen) => {
      const value = values.find((each) => optionOf(each) === chosen);
      this.send({ kind: "settings", change: { [name]: value } });
    });
  }
}

/** @param {string | boolean} value */
function optionOf(value) {
  return typeof value === "string" ? value : value ? "on" : "off";
}

/**
 * @param {string} name
 * @param {Record<string, string>} options
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function setting(name, options, chosen, choose) {
  return html`<div class="setting">
    <span class="settings-name" aria-hidden="true">${name}</span>
    <select
      class="choice small"
      aria-label=${name}
      title=${name}
      @change=${(/** @type {any} */ { target }) => choose(target.value)}
    >
      ${Object.entries(options).map(
        ([value, text]) =>
          html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
      )}
    </select>
  </div>`;
}

customElements.define("page-header", PageHeader);
