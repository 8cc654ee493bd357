// Offers the lesson to players who are new to a game, until they decline or begin it, or have made a few moves.

import { html } from "lit-html";
import { hasPage } from "../../state/catalogue.js";
import { writePageRoute } from "../../state/routes.js";
import { humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

/** @typedef {{of: (game: string) => {done: string[], declined: boolean}, decline: (game: string) => void}} Progress */

/** After this many moves a player needs no lesson. */
const FEW_MOVES = 2;

export class LessonOffer extends Part {
  /** @type {Progress | null} */
  progress = null;
  /** @type {State["info"]} */
  #info = null;
  #fresh = false;

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.pages.offer.title);
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, games } = state;
    if (info !== this.#info) this.#fresh = isAtStart(info, view);
    if (movesOfHumans(state) >= FEW_MOVES) this.#fresh = false;
    this.#info = info;
    const game = info?.id ?? "";
    const { done, declined } = this.progress?.of(game) ?? { done: [], declined: true };
    // If the list of games arrives later, nothing may move any more.
    const listed =
      games.length === 0 || games.some(({ contentHash }) => contentHash === info?.contentHash);
    const taught = listed && info !== null && hasPage(info, "learn");
    this.toggleAttribute("hidden", !this.#fresh || !taught || declined || done.length > 0);
    const { title, learn, decline } = words.pages.offer;
    const press = () => {
      this.progress?.decline(game);
      this.update();
    };
    return html`<p>${title}</p>
      <a class="button small" href=${writePageRoute("learn", game)}>${learn}</a>
      ${iconButton("close", decline, press)}`;
  }
}

/** @param {State} state */
function movesOfHumans(state) {
  const humans = humanSeats(state);
  return state.view?.played.filter(({ seat }) => humans.includes(seat)).length ?? 0;
}

/**
 * A given position or a game in progress isn't for beginners.
 * @param {State["info"]} info
 * @param {State["view"]} view
 */
function isAtStart(info, view) {
  return view !== null && view.played.length === 0 && view.pieces.length === info?.array.length;
}

customElements.define("lesson-offer", LessonOffer);
