// An offer to who has never played this game: its lesson. It goes for good when it is declined or the lesson was begun. As long as
// the game is on the table it stays: the table mustn't move about with the first move.

import { html } from "lit-html";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../storage/learning-progress.js").LearningProgress} LearningProgress */

export class LessonOffer extends Part {
  /** Set by the page. @type {LearningProgress | null} */
  progress = null;
  /** On the table. @type {State["info"]} */
  #info = null;
  #fresh = false;

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.pages.offer.title);
  }

  /** @override @param {State} state */
  template({ info, view, games }) {
    if (info !== this.#info) this.#fresh = isAtStart(info, view);
    this.#info = info;
    const game = info?.id ?? "";
    const { done, declined } = this.progress?.of(game) ?? { done: [], declined: true };
    // The games are listed when the table is there already; nothing may move about then.
    const listed =
      games.length === 0 || games.some(({ contentHash }) => contentHash === info?.contentHash);
    const taught = listed && info?.own === false;
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

/**
 * Who comes by a position of somebody's, or to a game that is under way, doesn't want to begin from the beginning.
 * @param {State["info"]} info
 * @param {State["view"]} view
 */
function isAtStart(info, view) {
  return view !== null && view.played.length === 0 && view.pieces.length === info?.array.length;
}

customElements.define("lesson-offer", LessonOffer);
