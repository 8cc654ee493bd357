// What the page shows of the headers of a game that was opened from a text. Anybody may have written them.

import { LONGEST_NAME } from "../state/settings.js";

/** @import { GameInfo } from "../engine/protocol.js" */

/** More would only be clipped. */
const LONGEST = 80;

/** As files write what isn't known. */
const UNKNOWN = /^[?\-.\s]*$/;

/** What would break the line, or change the direction of the words around it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The tags of PGN for the first and the second player, whatever the game calls them. */
const SIDES = ["White", "Black"];

/** @param {string | undefined} value  "" if it isn't known */
export function headerText(value = "") {
  // Only the beginning of an endless value is looked at.
  const start = value.slice(0, 10 * LONGEST);
  const letters = [...start.replace(DIRECTIONS, "").replace(BREAKS, " ").trim()];
  const text = letters.join("");
  if (UNKNOWN.test(text)) return "";
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : text;
}

/** The name that somebody has typed. @param {string} typed */
export function typedName(typed) {
  return [...headerText(typed)].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * The names of the players by seat, "" where they aren't known.
 * @param {GameInfo} info
 * @param {Record<string, string> | null} headers
 * @returns {string[]}
 */
export function playerNames({ seats }, headers) {
  return seats.map(({ header }, seat) => {
    const side = seats.length === 2 ? headers?.[SIDES[seat] ?? ""] : undefined;
    return headerText(headers?.[header] ?? side);
  });
}

/**
 * Who played, in which event, and when.
 * @param {GameInfo} info
 * @param {Record<string, string> | null} headers
 * @returns {string[]}
 */
export function aboutGame(info, headers) {
  const names = playerNames(info, headers);
  const players = names.some((name) => name !== "")
    ? names.map((name) => name || "?").join(" – ")
    : "";
  const date = headerText(headers?.["Date"]).replaceAll(".??", "");
  return [players, headerText(headers?.["Event"]), date].filter((text) => text !== "");
}
