// Shown instead of a game: while the engine starts, if it fails, or for a bad link.

import { html } from "lit-html";
import { reasonWords, words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class LostPage extends Part {
  /** @override @param {State} state */
  template({ engine, engineFault, screen, lostReason }) {
    const isBroken = engine === "broken";
    const reason = isBroken ? engineFault : screen === "lost" ? lostReason : null;
    const waits = engine === "loading" || (engine === "ready" && screen === "opening");
    this.toggleAttribute("hidden", engine === "ready" && screen !== "lost" && !waits);
    this.classList.toggle("waiting", waits);
    const title = isBroken ? words.broken.title : words.lost.title;
    const { game = "", found = "" } = reason?.args ?? {};
    const play = words.gallery.openGame(words.gallery.play, String(found));
    return html`<h1 tabindex="-1">${waits ? words.loading : title}</h1>
      <p role="alert">${reason === null ? "" : reasonWords(reason, null)}</p>
      <a class="button primary" href="#" ?hidden=${engine !== "ready" || waits}
        >${words.lost.back}</a
      >
      <a class="button" href="#${game}" ?hidden=${game === ""}>${play}</a>
      <button
        type="button"
        class="primary"
        ?hidden=${!isBroken}
        @click=${() => this.send({ kind: "update" })}
      >
        ${words.broken.reload}
      </button>`;
  }
}

customElements.define("lost-page", LostPage);
