// A card of the gallery: a game, or several that share a card and are chosen there.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { thumbnailAspect } from "../../draw/thumbnail.js";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { gamePicture, picturedPart } from "./game-picture.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/** Of the board in the picture, in squares. */
const SIDE = 4;

/** Pages for players who are new to a game. */
const WAYS = /** @type {const} */ (["learn", "problems", "about"]);

/**
 * The whole card can be clicked, though only its button is a link, which keeps the link's name short.
 * @param {object} card
 * @param {GameInfo[]} card.games     that share the card
 * @param {GameInfo} card.game        the chosen one
 * @param {(id: string) => void} card.choose
 * @param {string[]} card.marks      what it says about the player, in place of the facts
 * @param {State} state
 */
export function gameCard({ games, game, choose, marks }, { games: all, savedPlies, settings }) {
  const { gallery } = words;
  const plies = savedPlies[game.id];
  const saved = plies === undefined ? null : gallery.saved(Math.ceil(plies / game.seats.length));
  const doing = saved === null ? gallery.play : gallery.resume;
  const part = picturedPart(game, all, SIDE);
  return html`<li class="card">
    <div class="card-picture">
      <canvas
        class=${part.board.shape}
        role="img"
        aria-label=${gallery.arrayOf(game.name)}
        .style=${`--aspect: ${thumbnailAspect(part)}`}
        ${gamePicture(part, settings)}
      ></canvas>
    </div>
    <div class="card-words">
      <div class="card-head">
        <h2>${games[0]?.name}</h2>
        ${games.length > 1 ? gameChoice(games, game, choose) : nothing}
      </div>
      <p class="byline">${saved ?? gallery.byline(game.author, game.year)}</p>
      <p class="summary">${game.summary}</p>
      <p class="facts">
        ${marks.length > 0 ? marks.join("\u00a0· ") : gallery.facts(game.board, game.kinds.length)}
      </p>
    </div>
    <p class="card-end">
      <a
        class="button small primary"
        href="#${game.id}"
        aria-label=${gallery.openGame(doing, game.name)}
        >${doing}</a
      >
      <span class="card-ways"
        >${game.own ? toFile(game) : WAYS.map((way) => wayTo(way, game))}</span
      >
    </p>
  </li>`;
}

/** @param {GameInfo[]} games @param {GameInfo} chosen @param {(id: string) => void} choose */
function gameChoice(games, chosen, choose) {
  return html`<select
    class="choice small"
    aria-label=${words.gallery.version(games[0]?.name ?? "")}
    @change=${(/** @type {any} */ { target }) => choose(target.value)}
  >
    ${games.map(
      ({ id, name }) =>
        html`<option value=${id} .selected=${live(id === chosen.id)}>${name}</option>`,
    )}
  </select>`;
}

/** @param {typeof WAYS[number]} way @param {GameInfo} game */
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
