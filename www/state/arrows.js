/** @import { Arrow } from "../engine/protocol.js" */

/**
 * The same arrow again removes it, or changes its colour.
 * @param {Arrow[]} arrows
 * @param {Arrow} arrow
 * @returns {Arrow[]}
 */
export function toggled(arrows, arrow) {
  const same = arrows.find(({ from, to }) => from === arrow.from && to === arrow.to);
  const others = arrows.filter((each) => each !== same);
  return same?.colour === arrow.colour ? others : [...others, arrow];
}
