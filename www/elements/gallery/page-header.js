import { html, nothing } from "lit-html";
import { words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";
import { headerLinks } from "./header-links.js";
import { lateModule } from "../../platform/late-module.js";

/** @import { State } from "../../state/page-state.js" */

export class PageHeader extends Part {
  /** @type {Part | null} */
  #menu = null;
  #failed = false;
  /** @type {State | null} */
  #state = null;

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    super.show(state);
    this.#menu?.show(state);
  }

  /** @override @param {State} state */
  template(state) {
    document.documentElement.dataset["theme"] = state.settings.theme;
    return html`<a class="brand" href="#"
        ><span class="shield" aria-hidden="true"></span>${words.product}</a
      >
      ${headerLinks(state)}
      <button type="button" class="settings-opener" popovertarget="page-settings">
        ${iconTemplate("settings")}<span class="settings-title">${words.settings.title}</span>
      </button>
      <div
        popover
        id="page-settings"
        role="dialog"
        aria-label=${words.settings.title}
        @toggle=${(/** @type {ToggleEvent} */ { newState }) => newState === "open" && this.#open()}
      >
        ${this.#failed ? html`<p role="alert">${words.pages.failedHint}</p>` : nothing}
        <settings-menu></settings-menu>
      </div>`;
  }

  async #open() {
    try {
      await lateModule(() => import("../settings/settings-menu.js"));
    } catch {
      // Without network, and not cached yet.
    }
    const menu = this.querySelector("settings-menu");
    this.#menu = menu instanceof Part ? menu : null;
    this.#failed = this.#menu === null;
    if (this.#state !== null) this.show(this.#state);
    /** @type {HTMLElement | null} */ (menu?.querySelector("input:checked"))?.focus();
  }
}

customElements.define("page-header", PageHeader);
