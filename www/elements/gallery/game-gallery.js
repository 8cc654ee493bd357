import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { thumbnailAspect } from "../../draw/thumbnail.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { arrayPicture } from "./array-picture.js";
import "./continue-games.js";
import "./saved-games-panel.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").GameInfo} GameInfo */

/** Pages for players who are new to a game. */
const WAYS = /** @type {const} */ (["learn", "problems", "about"]);

export class GameGallery extends Part {
  /** @override @param {State} state */
  show(state) {
    this.toggleAttribute("hidden", state.engine !== "ready" || state.screen !== "gallery");
    super.show(state);
  }

  /** @override @param {State} state */
  template(state) {
    if (this.hidden) return null;
    return html`<header class="hero">
        <h1 tabindex="-1">${words.tagline}</h1>
        <p class="intro">${words.intro}</p>
      </header>
      <continue-games .state=${state}></continue-games>
      <ul class="cards" role="list">
        ${repeat(
          state.games,
          ({ contentHash }) => contentHash,
          (game) => card(game, state),
        )}
      </ul>
      <p class="author-door">
        <a class="button" href=${writePageRoute("author", null)}>${words.gallery.author}</a>
        <span class="quiet">${words.gallery.authorHint}</span>
      </p>
      <saved-games-panel .state=${state}></saved-games-panel>
      <footer class="quiet">
        ${Object.values(words.footer).map((text) => html`<p>${text}</p>`)}
      </footer>`;
  }
}

/**
 * The whole card can be clicked, though only its title is a link, which keeps the link's name short.
 * @param {GameInfo} game
 * @param {State} state
 */
function card(game, { savedPlies, settings }) {
  const { gallery } = words;
  const plies = savedPlies[game.id];
  const saved = plies === undefined ? null : gallery.saved(Math.ceil(plies / game.seats.length));
  const doing = saved === null ? gallery.play : gallery.resume;
  return html`<li class="card">
    <canvas
      role="img"
      aria-label=${gallery.arrayOf(game.name)}
      .style=${`aspect-ratio: ${thumbnailAspect(game)}`}
      ${arrayPicture(game, settings)}
    ></canvas>
    <div class="card-words">
      <h2>${game.name}</h2>
      <p class="byline">${gallery.byline(game.author, game.year)}</p>
      <p class="summary">${game.summary}</p>
      <p class="facts">${gallery.facts(game.board, game.kinds.length)}</p>
      <p class="card-end">
        <a
          class="button primary"
          href="#${game.id}"
          aria-label=${gallery.openGame(doing, game.name)}
          >${doing}</a
        >
        ${saved === null ? nothing : html`<span class="quiet">${saved}</span>`}
      </p>
      <p class="card-ways">${game.own ? toFile(game) : WAYS.map((way) => wayTo(way, game))}</p>
    </div>
  </li>`;
}

/**
 * @param {typeof WAYS[number]} way
 * @param {GameInfo} game
 */
function wayTo(way, game) {
  const name = words.pages.ways[way];
  const label = words.gallery.wayTo(name, game.name);
  return html`<a href=${writePageRoute(way, game.id)} aria-label=${label}>${name}</a>`;
}

/** @param {GameInfo} game */
function toFile({ id, name }) {
  const { file, wayTo } = words.gallery;
  const href = writePageRoute("author", null, { game: id });
  return html`<a href=${href} aria-label=${wayTo(file, name)}>${file}</a>`;
}

customElements.define("game-gallery", GameGallery);
