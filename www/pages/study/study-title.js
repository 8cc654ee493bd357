import { language } from "../../i18n/language.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { words } from "../../i18n/strings.js";

/** @import { GameInfo } from "../../engine/protocol.js" */

/** A header of the study’s text. */
export const TITLE = "Title";

const dates = new Intl.DateTimeFormat(LANGUAGES[language].dates, { dateStyle: "medium" });

/**
 * The title of a study of a game that was played here: "Human – Computer, level 3 · 27 Nov 2026".
 * @param {GameInfo} info
 * @param {Record<string, string>} headers  of its record, with the players
 * @param {Date} date
 */
export function titleOf({ seats }, headers, date) {
  const players = seats.map(({ header }) => headers[header] ?? words.seat.human);
  const day = dates.format(date);
  return players.length === 2 ? `${players.join(" – ")} · ${day}` : day;
}

/**
 * What stands below the name of the game: the title, and the players if it doesn't name them.
 * @param {GameInfo} info
 * @param {Record<string, string>} headers
 */
export function headingOf({ seats }, headers) {
  const title = headers[TITLE] ?? "";
  const players = seats.flatMap(({ header }) => headers[header] ?? []).join(" – ");
  return [title, title.includes(players) ? "" : players].filter((each) => each !== "").join(" · ");
}
