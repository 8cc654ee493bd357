// What the gallery says about a saved game.

import { language } from "../../i18n/language.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { outcomeWords, words } from "../../i18n/strings.js";
import { writeRoute } from "../../state/routes.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { ListedGame, State } from "../../state/page-state.js" */

/** Games of old editions have no date. */
const FIRST_DATE = Date.UTC(2020);
/** Of those that can be written. */
const LAST_DATE = 8.64e15;

/** In milliseconds. */
const DAY = 86_400_000;

const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

/** @param {number} changed */
export function dateWords(changed) {
  return isDate(changed) ? dates.format(changed) : "";
}

/**
 * "Played yesterday", "Played on 12 Nov".
 * @param {number} changed
 * @param {number} now
 */
export function playedWords(changed, now) {
  if (!isDate(changed)) return "";
  const { today, yesterday, on } = words.gallery.marks.played;
  const days = Math.round((midnightBefore(now) - midnightBefore(changed)) / DAY);
  // A clock that was set back gives a day of the future.
  if (days <= 0) return today;
  return days === 1 ? yesterday : on(dayWords(changed, now));
}

/** Without the year if it is this one. @param {number} changed @param {number} now */
function dayWords(changed, now) {
  const isThisYear = new Date(changed).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : "numeric";
  return new Intl.DateTimeFormat(LANGUAGES[language].dates, {
    day: "numeric",
    month: "short",
    year,
  }).format(changed);
}

/** @param {number} time */
function isDate(time) {
  return time >= FIRST_DATE && time <= LAST_DATE;
}

/** Where the player lives. @param {number} time */
function midnightBefore(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}

/**
 * Null if its variant isn't there any more.
 * @param {Pick<ListedGame, "game">} listed
 * @param {State} state
 */
export function variantOf({ game }, { games }) {
  return games.find(({ id }) => id === game) ?? null;
}

/** "Chess, at move 12". @param {string} game @param {number | null} plies @param {State} state */
export function gameWords(game, plies, state) {
  const name = nameOf(game, state);
  const seats = variantOf({ game }, state)?.seats.length ?? 2;
  return plies === null ? name : words.keeping.game(name, Math.ceil(plies / seats));
}

/**
 * The name of a variant; its id if it isn't there any more.
 * @param {string} game
 * @param {State} state
 */
export function nameOf(game, state) {
  return variantOf({ game }, state)?.name ?? game;
}

/** The result, or whose move it is. @param {ListedGame} listed @param {GameInfo} info */
export function progressWords({ summary }, info) {
  if (summary === null) return "";
  if (summary.outcome !== null) return outcomeWords(summary.outcome, info);
  if (summary.choosing) return words.secrets.choosing;
  return words.status.toMove(info.seats[summary.turn]?.name ?? "");
}

/** @param {ListedGame} listed */
export function gameAddress({ id, game }) {
  return writeRoute(game, { saved: id });
}
