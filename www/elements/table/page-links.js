// The ways from a game to its rooms.

import { TAUGHT_PAGES, writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/routes.js").PageName} PageName */
/** @typedef {import("../../state/state.js").State} State */

/** In the order in which they are offered. @type {Exclude<PageName, "author">[]} */
const OFFERED = ["learn", "problems", "about", "study", "edit"];

export class PageLinks extends Part {
  #game = "";
  #links = OFFERED.map((page) => ({
    page,
    link: make("a", { class: "button small" }, words.pages.ways[page]),
  }));
  #file = make("a", { class: "button small" }, words.gallery.file);

  #study = this.#links.find(({ page }) => page === "study");
  #played = false;

  /** @override */
  build() {
    this.setAttribute("role", "navigation");
    this.setAttribute("aria-label", words.pages.title);
    this.append(...this.#links.map(({ link }) => link), this.#file);
    this.#study?.link.addEventListener("click", (event) => this.#take(event));
  }

  /** @override @param {State} state */
  show({ info, view }) {
    this.#played = (view?.played.length ?? 0) > 0;
    const { studyGame, ways } = words.pages;
    if (this.#study) setText(this.#study.link, this.#played ? studyGame : ways.study);
    if (info === null || info.id === this.#game) return;
    this.#game = info.id;
    for (const { page, link } of this.#links) {
      link.href = writePageRoute(page, info.id);
      link.hidden = info.own && TAUGHT_PAGES.includes(page);
    }
    this.#file.hidden = !info.own;
    this.#file.href = writePageRoute("author", null, { game: info.id });
  }

  /**
   * A game that has begun is taken along. Who opens the study beside it finds those that are kept.
   * @param {MouseEvent} event
   */
  #take(event) {
    if (!this.#played || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.send({ kind: "study" });
  }
}

customElements.define("page-links", PageLinks);
