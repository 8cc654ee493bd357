// Pictures of boards in the gallery: a game's start position, and the last position of a saved game.

import { html, noChange, nothing } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { signaturePart } from "../../draw/signature.js";
import { thumbnail, thumbnailAspect } from "../../draw/thumbnail.js";
import { summaryPieces, summaryWalls } from "../../state/game-summary.js";
import { shownTheme } from "../controls/theme.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { GameSummary } from "../../state/game-summary.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { ListedGame } from "../../state/page-state.js" */
/** @import { ElementPart } from "lit-html/directive.js" */

/**
 * @typedef {object} Shown
 * @property {GameSummary} [summary]  of a saved game instead of the start position; drawn when it comes into view
 */

/** @type {WeakMap<GameInfo, GameInfo>} */
const parts = new WeakMap();

/**
 * The part of a game's board that its picture in the catalogue shows; featured games are known from the start.
 * @param {GameInfo} game
 * @param {GameInfo[]} games
 * @param {number} side  in squares
 */
export function picturedPart(game, games, side) {
  const known = parts.get(game);
  if (known !== undefined) return known;
  const featured = games.filter((each) => each.featured);
  const part = signaturePart(game, featured, side);
  parts.set(game, part);
  return part;
}

/** What to draw on the canvases that weren't in view yet. @type {WeakMap<Element, () => void>} */
const waiting = new WeakMap();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: "200px" },
);

class GamePicture extends Directive {
  #drawn = "";

  /** @param {GameInfo} _game @param {Settings} _settings @param {Shown} [_shown] */
  render(_game, _settings, _shown) {
    return noChange;
  }

  /**
   * Draws only if something looks different.
   * @override
   * @param {ElementPart} part
   * @param {[GameInfo, Settings, Shown?]} args
   */
  update(part, [game, { pieceSet, theme, boardColours }, { summary } = {}]) {
    const how = { pieceSet, theme: shownTheme(theme), boardColours };
    const drawn = [
      game.contentHash,
      summary?.pieces.join(),
      summary?.walls?.join(),
      ...Object.values(how),
    ].join(" ");
    if (drawn === this.#drawn) return noChange;
    this.#drawn = drawn;
    const canvas = /** @type {HTMLCanvasElement} */ (part.element);
    if (summary === undefined) void thumbnail(game, canvas, how);
    else {
      const shown = { ...game, array: summaryPieces(game, summary) };
      const walls = summaryWalls(game, summary);
      waiting.set(canvas, () => void thumbnail(shown, canvas, { ...how, walls }));
      observer.observe(canvas);
    }
    return noChange;
  }
}

export const gamePicture = directive(GamePicture);

/**
 * The board of a saved game; empty if its variant isn't there any more, or its position isn't known yet.
 * @param {ListedGame} listed
 * @param {GameInfo | null} info
 * @param {Settings} settings
 */
export function savedGamePicture({ summary }, info, settings) {
  const canvas =
    info === null || summary === null
      ? nothing
      : html`<canvas
          .style=${`aspect-ratio: ${thumbnailAspect(info)}`}
          ${gamePicture(info, settings, { summary })}
        ></canvas>`;
  return html`<span class="game-picture" aria-hidden="true">${canvas}</span>`;
}
