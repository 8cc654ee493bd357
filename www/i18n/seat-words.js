// Players with the names of their armies, where there is room for both.

/** @import { PlayerInfo } from "../engine/protocol.js" */

/** @typedef {Pick<PlayerInfo, "name" | "army">} Named */

/** "Red · Catholic" @param {Named} seat */
export function seatLabel({ name, army }) {
  return army === null ? name : `${name} · ${army}`;
}

/** "Red (Catholic)" @param {Named | undefined} seat */
export function seatPhrase(seat) {
  if (seat === undefined) return "";
  return seat.army === null ? seat.name : `${seat.name} (${seat.army})`;
}
