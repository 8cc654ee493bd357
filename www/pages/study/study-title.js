import { language } from "../../i18n/language.js";
import { writtenName } from "../../i18n/game-words.js";
import { words } from "../../i18n/strings.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */

const dates = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
  dateStyle: "medium",
});

/**
 * The title of a study of a game that was played here: "Chess: White – Computer, level 3, 27 Nov 2026".
 * @param {GameInfo} info
 * @param {Record<string, string>} headers  of its record, with the players
 * @param {Date} date
 */
export function titleOf({ name, seats }, headers, date) {
  const players = seats.map((seat) => {
    const player = headers[writtenName(seat.name)] ?? words.seat.human;
    return player === words.seat.human ? seat.name : player;
  });
  const named = players.length === 2 ? `${name}: ${players.join(" – ")}` : name;
  return `${named}, ${dates.format(date)}`;
}
