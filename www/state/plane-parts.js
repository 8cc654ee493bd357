// The letters of levels within a move: `B` in `BBd3`, where the first one is a Bishop.

/** @import { BoardInfo } from "../engine/protocol.js" */

/** @typedef {{ level: string, rest: string }} PlanePart  a level's letter and what follows it */

/**
 * @param {BoardInfo} board
 * @param {string} text
 * @returns {PlanePart[]}  the first one may have no level
 */
export function planeParts({ axes: { files, ranks, layers }, squares: [square] }, text) {
  // Levels at the end of names are numbers, which are no pieces.
  const leads = square !== undefined && square.name.startsWith(layers[square.layer] ?? "");
  if (layers.length === 0 || !leads) return [{ level: "", rest: text }];
  const any = (/** @type {string[]} */ names) => `(?:${names.join("|")})`;
  // A split at groups alternates between what is around them and the groups.
  const squares = new RegExp(`(${layers.join("|")})(?=${any(files)}${any(ranks)})`);
  const [first = "", ...others] = text.split(squares);
  const parts = [{ level: "", rest: first }];
  for (let at = 0; at < others.length; at += 2)
    parts.push({ level: others[at] ?? "", rest: others[at + 1] ?? "" });
  return parts.filter(({ level, rest }) => level !== "" || rest !== "");
}
