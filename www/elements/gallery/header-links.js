// The links in the header: a row, or a menu in narrow windows.

import { html, nothing } from "lit-html";
import { gameOfPage } from "../../state/catalogue.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";

/** @import { State } from "../../state/page-state.js" */

/** The pages of a game that the header leads to. */
const OF_GAMES = /** @type {const} */ (["problems", "study", "edit"]);

/** @param {State} state */
export function headerLinks(state) {
  const { screen, page, galleryPart } = state;
  const { gallery, header, keeping, pages } = words;
  const catalogue = screen === "gallery" && galleryPart === null;
  const links = [
    link("#", gallery.play, catalogue ? "page" : screen === "table" && "true"),
    ...OF_GAMES.map((name) =>
      link(addressOf(name, state), pages.ways[name], page?.name === name && "page"),
    ),
    link(writePageRoute("records", null), header.records, page?.name === "records" && "page"),
    link("#games", keeping.title, galleryPart === "games" && "page"),
  ];
  return html`<button
      type="button"
      class="bare menu-opener"
      popovertarget="header-links"
      aria-label=${header.menu}
    >
      ${iconTemplate("menu")}
    </button>
    <nav popover id="header-links" aria-label=${words.product} @click=${close}>${links}</nav>`;
}

/** @param {string} href @param {string} name @param {"page" | "true" | false} current */
function link(href, name, current) {
  return html`<a href=${href} aria-current=${current || nothing}>${name}</a>`;
}

/** Before the games are known the catalogue is enough. @param {typeof OF_GAMES[number]} page @param {State} state */
function addressOf(page, state) {
  const game = gameOfPage(page, state);
  return game === undefined ? "#" : writePageRoute(page, game.id);
}

/** In a row it isn't open. @param {Event} event */
function close({ currentTarget, target }) {
  if (/** @type {Element} */ (target).matches("a"))
    /** @type {HTMLElement} */ (currentTarget).togglePopover?.(false);
}
