// The games to choose from, each with its real array.

import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";
import { thumbnail } from "./thumbnail.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").GameInfo} GameInfo */

export class GameGallery extends Part {
  #drawn = "";
  #cards = make("ul", { class: "cards", role: "list" });

  build() {
    const title = make("h1", {}, words.tagline);
    const intro = make("p", { class: "intro" }, words.intro);
    this.append(make("header", { class: "hero" }, title, intro), this.#cards);
  }

  /** @param {State} state */
  show(state) {
    this.hidden = state.engine !== "ready" || state.page !== "gallery";
    const drawn = JSON.stringify([state.games.map(({ id }) => id), state.savedPlies, state.pieceSet, state.theme]);
    if (this.hidden || drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#cards.replaceChildren(...state.games.map((game) => card(game, state)));
  }
}

/**
 * @param {GameInfo} game
 * @param {State} state
 */
function card(game, { savedPlies, pieceSet, theme }) {
  const plies = savedPlies[game.id];
  const saved = plies === undefined ? null : words.gallery.saved(Math.ceil(plies / game.seats.length));
  const { files, ranks } = game.board;
  const link = make("a", { class: "card", href: `#${game.id}`, "aria-label": words.gallery.openGame(game.name) });
  link.append(
    make("div", { class: "card-board" }, thumbnail(game, { pieceSet, theme: theme === "auto" ? null : theme })),
    make(
      "div",
      { class: "card-words" },
      make("h2", {}, game.name),
      make("p", { class: "byline" }, words.gallery.byline(game.author, game.year)),
      make("p", { class: "summary" }, game.summary),
      make("p", { class: "facts" }, words.gallery.facts(files, ranks, game.kinds.length)),
      make(
        "p",
        { class: "card-end" },
        make("span", { class: "button primary" }, saved === null ? words.gallery.play : words.gallery.resume),
        saved === null ? null : make("span", { class: "quiet" }, saved),
      ),
    ),
  );
  return make("li", {}, link);
}

customElements.define("game-gallery", GameGallery);
