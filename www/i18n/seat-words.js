// Players with the names of their armies, where there is room for both.

/** @import { PlayerInfo } from "../engine/protocol.js" */

/** @typedef {Pick<PlayerInfo, "name" | "army">} Named */

/** "Red · Catholic" @param {Named} seat */
export function seatLabel({ name, army }) {
  return army === null ? name : `${name} · ${army}`;
}

/**
 * "Red (Catholic)", or with the name of a person "Anna (Red)".
 * @param {Named | undefined} seat
 * @param {string} [person]
 */
export function seatPhrase(seat, person = "") {
  if (seat === undefined) return "";
  if (person !== "") return `${person} (${seat.name})`;
  return seat.army === null ? seat.name : `${seat.name} (${seat.army})`;
}
