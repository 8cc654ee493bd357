import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { filtersFor, matches, sectionsOf } from "../../state/catalogue.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";
import { galleryFilter } from "./gallery-filter.js";
import { gameCard } from "./game-card.js";
import { moreGames } from "./more-games.js";
import "./continue-games.js";
import "./saved-games-panel.js";

/** @import { Filter } from "../../state/catalogue.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

export class GameGallery extends Part {
  /** @type {Filter[]} */
  #filters = [];
  /** On cards of several games: the chosen one, by the first. @type {Map<string, string>} */
  #chosen = new Map();
  #showsMore = false;

  /** @override @param {State} state */
  show(state) {
    this.toggleAttribute("hidden", state.engine !== "ready" || state.screen !== "gallery");
    super.show(state);
  }

  /** @override @param {State} state */
  template(state) {
    if (this.hidden) return null;
    const { games, otherGames } = state;
    const { featured, more, own } = sectionsOf(games);
    const unseen = this.#filters.length === 0 ? otherGames : 0;
    return html`<header class="hero">
        <h1 tabindex="-1">${words.tagline}</h1>
        <p class="intro">${words.intro}</p>
      </header>
      <continue-games .state=${state}></continue-games>
      ${galleryFilter({
        offered: filtersFor(games),
        chosen: this.#filters,
        count: this.#matching(games).length + unseen,
        choose: (chosen) => this.#filter(chosen),
      })}
      ${this.#section(null, featured, state, own.length === 0)}
      ${this.#more(this.#matching(more), unseen, state)}
      ${this.#section(words.gallery.own, own, state, own.length > 0)}
      <saved-games-panel .state=${state}></saved-games-panel>
      <footer class="quiet">
        ${Object.values(words.footer).map((text) => html`<p>${text}</p>`)}
      </footer>`;
  }

  /** @param {GameInfo[]} games */
  #matching(games) {
    return games.filter((game) => matches(game, this.#filters));
  }

  /** @param {Filter[]} chosen */
  #filter(chosen) {
    this.#filters = chosen;
    this.update();
  }

  /**
   * @param {string | null} title
   * @param {GameInfo[][]} cards
   * @param {State} state
   * @param {boolean} [writable]  the last card leads to the author's page
   */
  #section(title, cards, state, writable = false) {
    const matching = cards
      .map((games) => this.#matching(games))
      .filter((games) => games.length > 0);
    if (matching.length === 0 && !writable) return nothing;
    return html`${title === null ? nothing : html`<h2 class="section-title">${title}</h2>`}
      <ul class="cards" role="list" aria-label=${title ?? words.gallery.title}>
        ${repeat(
          matching,
          ([{ contentHash }]) => contentHash,
          (games) => this.#card(games, state),
        )}
        ${writable ? authorCard() : nothing}
      </ul>`;
  }

  /**
   * @param {GameInfo[]} games
   * @param {number} unseen
   * @param {State} state
   */
  #more(games, unseen, state) {
    const count = games.length + unseen;
    if (count === 0) return nothing;
    const toggle = () => {
      this.#showsMore = !this.#showsMore;
      this.update();
    };
    return moreGames({ games, count, open: this.#showsMore, toggle }, state);
  }

  /**
   * @param {GameInfo[]} games
   * @param {State} state
   */
  #card(games, state) {
    const [first] = games;
    const game = games.find(({ id }) => id === this.#chosen.get(first.id)) ?? first;
    const choose = (/** @type {string} */ id) => {
      this.#chosen.set(first.id, id);
      this.update();
    };
    return gameCard({ games, game, choose }, state);
  }
}

function authorCard() {
  const { author, authorHint } = words.gallery;
  return html`<li class="card author-door">
    <a class="button small" href=${writePageRoute("author", null)}
      >${iconTemplate("fresh")} ${author}</a
    >
    <span class="quiet">${authorHint}</span>
  </li>`;
}

customElements.define("game-gallery", GameGallery);
