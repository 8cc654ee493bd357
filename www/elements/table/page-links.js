import { html, nothing } from "lit-html";
import { hasPage } from "../../state/catalogue.js";
import { PAGES_OF_GAMES, writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { CONTROL_KEYS } from "./table-keys.js";

/** @typedef {import("../../state/routes.js").PageOfGame} PageOfGame */
/** @typedef {import("../../state/state.js").State} State */

export class PageLinks extends Part {
  /** @override */
  build() {
    this.setAttribute("role", "navigation");
    this.setAttribute("aria-label", words.pages.title);
  }

  /** @override @param {State} state */
  template({ info, view }) {
    if (info === null) return null;
    const { studyGame, ways } = words.pages;
    const played = (view?.played.length ?? 0) > 0;
    const link = (/** @type {PageOfGame} */ page) => {
      const taken = page === "study" && played;
      return html`<a
        class="button small"
        aria-label=${taken ? studyGame : nothing}
        title=${taken ? studyGame : nothing}
        href=${writePageRoute(page, info.id)}
        ?hidden=${!hasPage(info, page)}
        @click=${(/** @type {MouseEvent} */ event) => taken && this.#take(event)}
        >${ways[page]}</a
      >`;
    };
    return html`${PAGES_OF_GAMES.map(link)}
      <a
        class="button small"
        href=${writePageRoute("author", null, { game: info.id })}
        ?hidden=${!info.own}
        >${words.gallery.file}</a
      >
      ${button("?", () => this.send({ kind: "dialog", dialog: "keys" }), {
        look: "button small keys-button",
        label: words.keys.title,
        title: words.keys.title,
        shortcuts: CONTROL_KEYS.keys,
      })}`;
  }

  /**
   * A game in progress is taken along.
   * @param {MouseEvent} event
   */
  #take(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.send({ kind: "study" });
  }
}

customElements.define("page-links", PageLinks);
