// The running games, to continue them from the top of the gallery.

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { savedGamePicture } from "./game-picture.js";
import { gameAddress, progressWords, variantOf } from "./saved-game-words.js";

/** @import { ListedGame, State } from "../../state/page-state.js" */

/** As many as fit into one row of a desktop. */
const MOST = 4;

export class ContinueGames extends Part {
  /** @override @param {State} state */
  template(state) {
    const running = state.shelf.games.filter(
      (listed) => listed.running && variantOf(listed, state) !== null,
    );
    this.hidden = running.length === 0;
    if (this.hidden) return null;
    return html`<div class="continue-head">
        <h2>${words.keeping.running}</h2>
        <a class="button plain" href="#games">${words.keeping.all}</a>
      </div>
      <ul class="continue-cards" role="list">
        ${repeat(
          running.slice(0, MOST),
          ({ id }) => id,
          (listed) => card(listed, state),
        )}
      </ul>`;
  }
}

/** @param {ListedGame} listed @param {State} state */
function card(listed, state) {
  const info = variantOf(listed, state);
  if (info === null) return "";
  return html`<li>
    <a class="continue-card" href=${gameAddress(listed)}>
      ${savedGamePicture(listed, info, state.settings)}
      <span class="continue-words">
        <strong>${info.name}</strong>
        <span class="quiet">${progressWords(listed, info)}</span>
      </span>
    </a>
  </li>`;
}

customElements.define("continue-games", ContinueGames);
