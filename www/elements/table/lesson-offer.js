// An offer to who has never played this game: its lesson. It goes for good when it is declined or the lesson was begun. As long as
// the game is on the table it stays: the table mustn't move about with the first move.

import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../storage/learning-progress.js").LearningProgress} LearningProgress */

export class LessonOffer extends Part {
  /** Set by the page. @type {LearningProgress | null} */
  progress = null;
  #game = "";
  /** On the table. @type {State["info"]} */
  #info = null;
  #fresh = false;
  #learn = make("a", { class: "button small" }, words.pages.offer.learn);
  #decline = make(
    "button",
    { type: "button", "aria-label": words.pages.offer.decline, title: words.pages.offer.decline },
    icon("close"),
  );

  /** @override */
  build() {
    this.#decline.onclick = () => {
      this.progress?.decline(this.#game);
      setHidden(this, true);
    };
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.pages.offer.title);
    this.append(make("p", {}, words.pages.offer.title), this.#learn, this.#decline);
  }

  /** @override @param {State} state */
  show({ info, view, games }) {
    if (info !== this.#info) {
      this.#info = info;
      this.#fresh = isAtStart(info, view);
      this.#game = info?.id ?? "";
      this.#learn.href = writePageRoute("learn", this.#game);
    }
    const { done, declined } = this.progress?.of(this.#game) ?? { done: [], declined: true };
    // The games are listed when the table is there already; nothing may move about then.
    const listed =
      games.length === 0 || games.some(({ variantHash }) => variantHash === info?.variantHash);
    const taught = listed && info?.own === false;
    setHidden(this, !this.#fresh || !taught || declined || done.length > 0);
  }
}

/**
 * Who comes by a position of somebody's, or to a game that is under way, doesn't want to begin from the beginning.
 * @param {State["info"]} info
 * @param {State["view"]} view
 */
function isAtStart(info, view) {
  return view !== null && view.played.length === 0 && view.men.length === info?.array.length;
}

customElements.define("lesson-offer", LessonOffer);
