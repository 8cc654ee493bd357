// The first positions of games, which the build writes so that a new game is shown before the engine has loaded.

/** @import { GameInfo } from "../engine/protocol.js" */

/**
 * Whether a game begins with the same public position each time, which the build can write.
 * @param {GameInfo} info
 */
export function hasStart({ featured, own, secretive, options }) {
  return featured && !own && !secretive && options.every(({ numbers }) => numbers === null);
}

/** @param {string} game */
export function startFile(game) {
  return `generated/starts/${game}.json`;
}
