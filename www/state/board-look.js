/** @import { Settings } from "./settings.js" */

/** @typedef {ReturnType<typeof boardLook>} BoardLook */

/**
 * What follows the settings on every board. A new setting of a board is added here.
 * @param {Settings} settings
 * @param {number} turned  quarter turns
 */
export function boardLook({ theme, pieceSet, boardColours, animation, ...settings }, turned) {
  const { arrangement, yaw, spread, faded, coordinates } = settings;
  return {
    theme: theme === "auto" ? null : theme,
    pieceSet,
    boardColours,
    animation,
    viewSettings: { turned, arrangement, yaw, spread, faded, coordinates },
  };
}
