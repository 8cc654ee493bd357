import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { filtersFor, isCalled, matches, sectionsOf } from "../../state/catalogue.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";
import { EVERYTHING, galleryFilter } from "./gallery-filter.js";
import { cardMarks } from "./card-marks.js";
import { gameCard } from "./game-card.js";
import { moreGames } from "./more-games.js";
import "./continue-games.js";
import "./saved-games-panel.js";

/** @import { Progress } from "./card-marks.js" */
/** @import { Chosen } from "./gallery-filter.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

export class GameGallery extends Part {
  /** @type {Progress | null} */
  progress = null;
  #filter = EVERYTHING;
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
    const unseen = this.#filter === EVERYTHING ? otherGames : 0;
    return html`<header class="hero">
        <h1 tabindex="-1">${words.tagline}</h1>
        <p class="intro">${words.intro}</p>
      </header>
      <continue-games .state=${state}></continue-games>
      ${galleryFilter({
        offered: filtersFor(games),
        chosen: this.#filter,
        count: this.#matching(games).length + unseen,
        choose: (chosen) => this.#choose(chosen),
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
    const { filters, query } = this.#filter;
    return games.filter(
      (game) => matches(game, filters) && (query === "" || isCalled(game, query)),
    );
  }

  /** @param {Chosen} chosen */
  #choose(chosen) {
    const chooses = chosen.filters.length > 0 || chosen.query !== "";
    this.#filter = chooses ? chosen : EVERYTHING;
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
    const isWritable = writable && this.#filter.query === "";
    if (matching.length === 0 && !isWritable) return nothing;
    return html`${title === null ? nothing : html`<h2 class="section-title">${title}</h2>`}
      <ul class="cards" role="list" aria-label=${title ?? words.gallery.title}>
        ${repeat(
          matching,
          ([{ contentHash }]) => contentHash,
          (games) => this.#card(games, state),
        )}
        ${isWritable ? authorCard() : nothing}
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
    // Whoever searches shall see what was found.
    const open = this.#showsMore || this.#filter.query !== "";
    return moreGames({ games, count, open, toggle }, state);
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
    const marks = cardMarks(game, state, this.progress);
    return gameCard({ games, game, choose, marks }, state);
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
