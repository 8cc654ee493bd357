// One select for who sits at a seat: a human, or the computer at one of its levels.

import { LEVELS } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { make } from "./markup.js";

/** @typedef {import("../../state/state.js").Player} Player */

const HUMAN = "human";

/**
 * @param {string} name  what the select is called
 * @param {(player: Player) => void} onChoice
 * @returns {HTMLSelectElement}
 */
export function makeSeatChoice(name, onChoice) {
  const human = make("option", { value: HUMAN }, words.seat.human);
  const levels = LEVELS.map((level) =>
    make("option", { value: String(level) }, words.seat.computer(level)),
  );
  const select = make("select", { class: "choice", "aria-label": name }, human, ...levels);
  select.onchange = () => onChoice(readSeatChoice(select));
  return select;
}

/**
 * The level last chosen is kept in the element while "human" is.
 * @param {HTMLSelectElement} select
 * @returns {Player}
 */
export function readSeatChoice(select) {
  const level = Number(select.value === HUMAN ? (select.dataset["level"] ?? 3) : select.value);
  return { player: select.value === HUMAN ? "human" : "computer", level };
}

/**
 * @param {HTMLSelectElement} select
 * @param {Player} player
 */
export function showSeatChoice(select, player) {
  select.dataset["level"] = String(player.level);
  select.value = player.player === "human" ? HUMAN : String(player.level);
}

/**
 * Who may not sit down now can't be chosen.
 * @param {HTMLSelectElement} select
 * @param {(player: Player["player"]) => boolean} may
 */
export function allowSeatChoice(select, may) {
  for (const option of select.options)
    option.disabled = !may(option.value === HUMAN ? "human" : "computer");
}
