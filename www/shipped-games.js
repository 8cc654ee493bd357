// The list of the shipped games. The build writes it, so that the gallery needn't wait for the engine. In a page that is one
// single file, the bundler replaces this module.

/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */

const FILE = new URL("./generated/games.json", import.meta.url);

/** @type {Promise<GameInfo[] | null> | null} */
let loading = null;

/**
 * What the engine's `games` answers, without custom variants. Null if the file can't be fetched.
 * @returns {Promise<GameInfo[] | null>}
 */
export function shippedGames() {
  loading ??= fetch(FILE)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return loading;
}
