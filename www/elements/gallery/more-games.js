// The well-known games below the cards: a list that opens on request, so that they don't crowd the featured games.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { thumbnailAspect } from "../../draw/thumbnail.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";
import { gamePicture, picturedPart } from "./game-picture.js";

/** Of the board in the picture, in squares. */
const SIDE = 3;

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */

/**
 * @param {object} parts
 * @param {GameInfo[]} parts.games
 * @param {number} parts.count     also of those that the engine hasn't listed yet
 * @param {boolean} parts.open
 * @param {() => void} parts.toggle
 * @param {State} state
 */
export function moreGames({ games, count, open, toggle }, state) {
  const { more, moreHint } = words.gallery;
  const complete = games.length === count;
  return html`<section class="more-games">
    <h2 class="section-title">
      <button type="button" aria-expanded=${open} @click=${toggle}>
        ${more} <span class="quiet">${count}</span> ${iconTemplate("next")}
      </button>
    </h2>
    <p class="quiet" ?hidden=${open && complete}>${open ? words.status.loading : moreHint}</p>
    ${open ? list(games, state) : nothing}
  </section>`;
}

/** @param {GameInfo[]} games @param {State} state */
function list(games, state) {
  return html`<ul role="list" aria-label=${words.gallery.more}>
    ${repeat(
      games,
      ({ contentHash }) => contentHash,
      (game) => entry(game, state),
    )}
  </ul>`;
}

/** The whole entry can be clicked, as a card can. @param {GameInfo} game @param {State} state */
function entry(game, { games, savedPlies, settings }) {
  const { play, resume, openGame, saved, wayTo } = words.gallery;
  const { name, id } = game;
  const part = picturedPart(game, games, SIDE);
  const plies = savedPlies[id];
  const doing = plies === undefined ? play : resume;
  const about = words.pages.ways.about;
  return html`<li>
    <span class="game-picture" aria-hidden="true"
      ><canvas .style=${`aspect-ratio: ${thumbnailAspect(part)}`} ${gamePicture(part, settings)}>
      </canvas
    ></span>
    <h3>${name}</h3>
    <p>${plies === undefined ? game.summary : saved(Math.ceil(plies / game.seats.length))}</p>
    <div class="more-end">
      <a class="button small primary" href="#${id}" aria-label=${openGame(doing, name)}>${doing}</a>
      <a class="more-about" href=${writePageRoute("about", id)} aria-label=${wayTo(about, name)}
        >${about}</a
      >
    </div>
  </li>`;
}
