// A select for the player of a seat: a human, or the computer at one of its levels.

import { LEVELS } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { selectTemplate } from "./fields.js";

/** @typedef {import("../../state/state.js").Player} Player */

const HUMAN = "human";

/**
 * The last level is kept while a human plays. Players that aren't allowed now are disabled.
 * @param {{
 *   name: string,
 *   player: Player,
 *   choose: (player: Player) => void,
 *   may?: (player: Player["player"]) => boolean,
 *   disabled?: boolean,
 * }} choice
 */
export function seatChoice({ name, player, choose, may = () => true, disabled = false }) {
  const levels = LEVELS.map((level) => ({
    value: String(level),
    label: words.seat.computer(level),
    disabled: !may("computer"),
  }));
  return selectTemplate({
    label: name,
    disabled,
    options: [{ value: HUMAN, label: words.seat.human, disabled: !may("human") }, ...levels],
    chosen: player.player === "human" ? HUMAN : String(player.level),
    choose: (value) =>
      choose(
        value === HUMAN
          ? { ...player, player: "human" }
          : { player: "computer", level: Number(value) },
      ),
  });
}
