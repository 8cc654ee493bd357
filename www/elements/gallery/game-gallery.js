// The games to choose from, each with its real array.

import { thumbnail, thumbnailAspect } from "../../draw/thumbnail.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { SavedGamesPanel } from "./saved-games-panel.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { shownTheme } from "../controls/theme.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").GameInfo} GameInfo */

/** The rooms for who doesn't know a game yet. */
const WAYS = /** @type {const} */ (["learn", "problems", "about"]);

export class GameGallery extends Part {
  #drawnCards = "";
  #drawnBoards = "";
  #cards = make("ul", { class: "cards", role: "list" });

  /** @override */
  build() {
    const title = make("h1", { tabIndex: -1 }, words.tagline);
    const intro = make("p", { class: "intro" }, words.intro);
    const credits = Object.values(words.footer).map((text) => make("p", {}, text));
    const author = make(
      "p",
      { class: "author-door" },
      make("a", { class: "button", href: writePageRoute("author", null) }, words.gallery.author),
      make("span", { class: "quiet" }, words.gallery.authorHint),
    );
    const box = new SavedGamesPanel();
    this.parts = [box];
    const footer = make("footer", { class: "quiet" }, ...credits);
    this.append(make("header", { class: "hero" }, title, intro), this.#cards, author, box, footer);
  }

  /** @override @param {State} state */
  show(state) {
    setHidden(this, state.engine !== "ready" || state.screen !== "gallery");
    const cards = JSON.stringify([
      state.games.map(({ variantHash }) => variantHash),
      state.savedPlies,
    ]);
    if (!this.hidden && cards !== this.#drawnCards) {
      this.#drawnCards = cards;
      this.#cards.replaceChildren(...state.games.map((game) => card(game, state)));
      this.#drawnBoards = "";
    }
    super.show(state);
    this.#showBoards(state);
  }

  /** @param {State} state */
  #showBoards({ games, settings: { pieceSet, theme } }) {
    const how = { pieceSet, theme: shownTheme(theme) };
    const boards = JSON.stringify(how);
    if (this.hidden || boards === this.#drawnBoards) return;
    this.#drawnBoards = boards;
    this.#cards.querySelectorAll("canvas").forEach((canvas, at) => {
      const game = games[at];
      if (game !== undefined) void thumbnail(game, canvas, how);
    });
  }
}

/**
 * @param {GameInfo} game
 * @param {State} state
 */
function card(game, { savedPlies }) {
  const plies = savedPlies[game.id];
  const saved =
    plies === undefined ? null : words.gallery.saved(Math.ceil(plies / game.seats.length));
  const doing = saved === null ? words.gallery.play : words.gallery.resume;
  // The whole card can be clicked; a link around all of it would be named by all its words.
  const link = make(
    "a",
    {
      class: "button primary",
      href: `#${game.id}`,
      "aria-label": words.gallery.openGame(doing, game.name),
    },
    doing,
  );
  const canvas = make("canvas", { role: "img", "aria-label": words.gallery.arrayOf(game.name) });
  canvas.style.aspectRatio = String(thumbnailAspect(game));
  return make(
    "li",
    { class: "card" },
    canvas,
    make(
      "div",
      { class: "card-words" },
      make("h2", {}, game.name),
      make("p", { class: "byline" }, words.gallery.byline(game.author, game.year)),
      make("p", { class: "summary" }, game.summary),
      make("p", { class: "facts" }, words.gallery.facts(game.board, game.kinds.length)),
      make(
        "p",
        { class: "card-end" },
        link,
        saved === null ? null : make("span", { class: "quiet" }, saved),
      ),
      make(
        "p",
        { class: "card-ways" },
        ...(game.own ? [toFile(game)] : WAYS.map((way) => wayTo(way, game))),
      ),
    ),
  );
}

/**
 * @param {typeof WAYS[number]} way
 * @param {GameInfo} game
 */
function wayTo(way, game) {
  const name = words.pages.ways[way];
  const label = words.gallery.wayTo(name, game.name);
  return make("a", { href: writePageRoute(way, game.id), "aria-label": label }, name);
}

/**
 * To where a game of one's own is written.
 * @param {GameInfo} game
 */
function toFile({ id, name }) {
  const label = words.gallery.wayTo(words.gallery.file, name);
  return make(
    "a",
    { href: writePageRoute("author", null, { game: id }), "aria-label": label },
    words.gallery.file,
  );
}

customElements.define("game-gallery", GameGallery);
