// A played action, and what it brought to light, in words.

import { words } from "./strings.js";

/** @typedef {import("./engine/protocol.js").Cell} Cell */
/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./engine/protocol.js").Kind} Kind */
/** @typedef {import("./engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("./engine/protocol.js").Reveal} Reveal */
/** @typedef {import("./engine/protocol.js").View} View */

/**
 * A plain move is said as it is written; a text such as `hide@?` would be gibberish.
 * @param {PlayedAction} played
 * @param {GameInfo} info
 */
export function playedWords(played, info) {
  const say = words.played;
  const to = cellName(info, played.to);
  switch (played.action) {
    case "drop":
      return `${say.drop(kindName(info, played.kind), to)}${minedWords(played.text)}`;
    case "done":
      return say.done;
    case "hide":
      return played.text.endsWith("?") ? say.hide : say.hideOn(played.text.replace("hide@", ""));
    case "split":
      return say.split(to);
    case "pass":
      return say.pass;
    default:
      return isOfSteps(played) ? stepsWords(played, info) : played.text;
  }
}

/**
 * @param {Reveal} reveal
 * @param {GameInfo} info
 * @param {View} view
 */
export function revealWords({ code, seat, kind, cell }, info, view) {
  const names = {
    seat: info.seats[seat]?.name ?? "",
    kind: kindName(info, kind),
    other: kindName(info, kind === null ? null : otherCarrier(info, view, seat, kind)),
    cell: cellName(info, cell),
  };
  return words.secrets.reveals[code]?.(names) ?? "";
}

/**
 * Where the crown must be if it wasn't on a captured man: on the other monarch, or the other half of one.
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} seat
 * @param {Kind} kind
 * @returns {Kind | null}  null if the board doesn't tell
 */
function otherCarrier(info, view, seat, kind) {
  const own = (/** @type {import("./engine/protocol.js").Man} */ man) => man.seat === seat;
  const atStart = info.array.filter(own).map((man) => man.kind);
  const men = atStart.includes(kind) ? atStart : view.men.filter(own).map((man) => man.kind);
  const others = men.filter((each) => each !== kind && info.kinds[each]?.royal);
  return new Set(others).size === 1 ? (others[0] ?? null) : null;
}

/** @param {string} text */
function minedWords(text) {
  if (text.endsWith("*")) return `, ${words.played.mined}`;
  return text.endsWith("?") ? `, ${words.played.unknown}` : "";
}

/** @param {PlayedAction} played */
function isOfSteps({ from, to, via }) {
  return from !== null && (via !== null || to === null || to === from);
}

/**
 * @param {PlayedAction} played
 * @param {GameInfo} info
 */
function stepsWords({ kind, from, via, to }, info) {
  const say = words.played;
  const [man, start] = [kindName(info, kind), cellName(info, from)];
  const taking = via === null ? "" : say.taking(cellName(info, via));
  if (to === null) return say.off(man, start) + taking;
  return (to === from ? say.stays(man, start) : say.steps(man, start, cellName(info, to))) + taking;
}

/**
 * @param {GameInfo} info
 * @param {Kind | null} kind
 */
function kindName(info, kind) {
  return kind === null ? "" : (info.kinds[kind]?.name ?? "");
}

/**
 * @param {GameInfo} info
 * @param {Cell | null} cell
 */
function cellName(info, cell) {
  return cell === null ? "" : (info.board.cells[cell]?.name ?? "");
}
