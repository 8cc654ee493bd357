import { html, nothing } from "lit-html";
import { hasPage } from "../../state/catalogue.js";
import { PAGES_OF_GAMES, writeEditorRoute, writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { CONTROL_KEYS } from "./table-keys.js";

/** @import { PageOfGame } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */

/** In a record: the game began with another position or with options. */
const SPECIAL_START = /^\[(?:Position|Option) "/m;

export class PageLinks extends Part {
  /** @override */
  build() {
    this.setAttribute("role", "navigation");
    this.setAttribute("aria-label", words.pages.title);
  }

  /** @override @param {State} state */
  template({ info, view, record }) {
    if (info === null || view === null) return null;
    const { studyGame, editPosition, ways } = words.pages;
    const isGame = view.played.length > 0 || SPECIAL_START.test(record);
    /** Links of the header have the shorter names. @type {Partial<Record<PageOfGame, string>>} */
    const names = { edit: editPosition, ...(isGame && { study: studyGame }) };
    const link = (/** @type {PageOfGame} */ page) => {
      const taken = page === "study" && isGame;
      // The position as everyone may know it.
      const href =
        page === "edit" ? writeEditorRoute(info, view.position) : writePageRoute(page, info.id);
      return html`<a
        class="button small"
        aria-label=${names[page] ?? nothing}
        title=${names[page] ?? nothing}
        href=${href}
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

  /** The game on the table is taken along. @param {MouseEvent} event */
  #take(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.send({ kind: "study" });
  }
}

customElements.define("page-links", PageLinks);
