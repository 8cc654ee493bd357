// The recorder's material: all options of every shipped game, positions of lessons and problems, and texts of variant
// files.

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** @typedef {{ game: string, options: Record<string, string> }} Choice */
/** @typedef {{ position: string, options: Record<string, string>, moves: string[] }} Exercise */

/**
 * All combinations of a game's options.
 * @param {any} info  an entry of `games`
 * @returns {Choice[]}
 */
export function choicesOf(info) {
  /** @type {Record<string, string>[]} */
  let all = [{}];
  for (const { name, values } of info.options) {
    const texts = values.map((/** @type {any} */ { value }) => value);
    all = all.flatMap((chosen) =>
      texts.map((/** @type {string} */ v) => ({ ...chosen, [name]: v })),
    );
  }
  return all.map((options) => ({ game: info.id, options }));
}

/** @param {Choice} choice */
export function nameOf({ game, options }) {
  return [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The positions of a game's lesson and problems. @param {string} game @returns {Exercise[]} */
export function exercisesOf(game) {
  const { lesson = [], problems = [] } = learning(game);
  const known = [...lesson, ...problems].filter(({ position }) => typeof position === "string");
  return known.map(({ position, options = {}, solution }) => ({
    position,
    options,
    moves: solution,
  }));
}

/** @param {string} game */
export function exampleOf(game) {
  return /** @type {string | undefined} */ (learning(game).example?.record);
}

/** @param {string} game */
function learning(game) {
  try {
    return JSON.parse(readFileSync(new URL(`www/learning/${game}.json`, ROOT), "utf8"));
  } catch {
    return {};
  }
}

/**
 * The texts of a folder's files by name.
 * @param {string} folder
 * @param {RegExp} pattern
 * @returns {[string, string][]}
 */
export function textsOf(folder, pattern) {
  const names = readdirSync(new URL(`${folder}/`, ROOT)).filter((name) => pattern.test(name));
  return names
    .sort()
    .map((name) => [name, readFileSync(new URL(`${folder}/${name}`, ROOT), "utf8")]);
}

/** Texts that are almost valid positions. @param {string} position @returns {string[]} */
export function nearly(position) {
  const words = position.split(" ");
  const [board = "", turn = ""] = words;
  return [
    "",
    " ",
    "nonsense",
    board,
    board.slice(1),
    board.slice(0, -1),
    `${board}/8`,
    words.with(0, board.replace(/[kK]/, "1")).join(" "),
    words.with(0, board.replace(/[kK]/g, "1")).join(" "),
    words.with(0, board.replace(/\//, "")).join(" "),
    words.with(0, board.replace(/[a-zA-Z]/, "!")).join(" "),
    words.with(1, "x").join(" "),
    words.with(1, turn === "w" ? "b" : "y").join(" "),
    words.with(2, "KQkqZZ").join(" "),
    words.with(2, "-").join(" "),
    words.with(3, "e3").join(" "),
    words.with(3, "z99").join(" "),
    words.with(4, "99").join(" "),
    words.with(4, "many").join(" "),
    words.slice(0, 4).join(" "),
    `${position} crown=K,k`,
    `${position} crown=?,?`,
    `${position} crown=-,-`,
    `${position} mine=e4,e5`,
    `${position} colour=blue`,
    `${position}   `,
    position.replaceAll("p", "P"),
    position.toUpperCase(),
  ];
}
