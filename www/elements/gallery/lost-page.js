// Shown instead of a game: while the engine starts, if it can't, and where a link led nowhere.

import { reasonWords, words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

export class LostPage extends Part {
  #title = make("h1", { tabIndex: -1 });
  #text = make("p", { role: "alert" });
  #back = make("a", { class: "button primary", href: "#" }, words.lost.back);
  /** To the game that the way was about. */
  #play = make("a", { class: "button" });
  #reload = make("button", { type: "button", class: "primary" }, words.broken.reload);

  /** @override */
  build() {
    this.#reload.onclick = () => location.reload();
    this.append(this.#title, this.#text, this.#back, this.#play, this.#reload);
  }

  /** @override @param {State} state */
  show({ engine, engineFault, screen, lostReason }) {
    const reason = engine === "broken" ? engineFault : screen === "lost" ? lostReason : null;
    const waits = engine === "loading" || (engine === "ready" && screen === "opening");
    setHidden(this, engine === "ready" && screen !== "lost" && !waits);
    this.classList.toggle("waiting", waits);
    setText(this.#title, waits ? words.loading : titleWords(engine));
    setText(this.#text, reason === null ? "" : reasonWords(reason, null));
    setHidden(this.#back, engine !== "ready" || waits);
    this.#showPlay(reason);
    setHidden(this.#reload, engine !== "broken");
  }

  /** @param {State["lostReason"]} reason */
  #showPlay(reason) {
    const { game = "", found = "" } = reason?.args ?? {};
    setHidden(this.#play, game === "");
    this.#play.href = `#${game}`;
    setText(this.#play, words.gallery.openGame(words.gallery.play, String(found)));
  }
}

/** @param {State["engine"]} engine */
function titleWords(engine) {
  return engine === "broken" ? words.broken.title : words.lost.title;
}

customElements.define("lost-page", LostPage);
