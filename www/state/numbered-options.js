// Options whose values are numbers, such as that of a shuffled array.

/** @import { GameInfo } from "../engine/protocol.js" */

/**
 * @param {number} count
 * @param {() => number} [chance]  from 0 to below 1
 * @returns {string}  from 0 to below the count
 */
export function drawnNumber(count, chance = Math.random) {
  return String(Math.floor(chance() * count));
}

/**
 * Values drawn by chance.
 * @param {Pick<GameInfo, "options">} info
 * @param {() => number} [chance]  from 0 to below 1
 * @returns {Record<string, string>}
 */
export function drawnNumbers({ options }, chance = Math.random) {
  const drawn = options.flatMap(({ name, numbers }) =>
    numbers === null ? [] : [[name, drawnNumber(numbers, chance)]],
  );
  return Object.fromEntries(drawn);
}

/**
 * The name of a game with the numbers that were chosen for it: "Chess960 · 518".
 * @param {Pick<GameInfo, "name" | "options" | "chosen">} info
 */
export function numberedName({ name, options, chosen }) {
  const numbers = options.flatMap((option) =>
    option.numbers === null ? [] : [chosen[option.name] ?? option.initial],
  );
  return [name, ...numbers].join(" · ");
}
