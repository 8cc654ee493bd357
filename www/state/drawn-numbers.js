/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */

/**
 * Values for the options that are numbers, drawn by chance.
 * @param {Pick<GameInfo, "options">} info
 * @param {() => number} [chance]  from 0 to below 1
 * @returns {Record<string, string>}
 */
export function drawnNumbers({ options }, chance = Math.random) {
  const drawn = options.flatMap(({ name, numbers }) =>
    numbers === null ? [] : [[name, String(Math.floor(chance() * numbers))]],
  );
  return Object.fromEntries(drawn);
}
