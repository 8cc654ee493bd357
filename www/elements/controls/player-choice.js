// A select for the player of a seat: a human, or the computer at one of its levels.

import { RANKS, levelParts, levelsOf } from "../../state/levels.js";
import { words } from "../../i18n/strings.js";
import { selectTemplate } from "./fields.js";

/** @import { Player } from "../../state/page-state.js" */

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
  // Fields on phones have larger text, but no more room.
  const says = matchMedia("(pointer: coarse)").matches ? words.seat.level : words.seat.computer;
  const computer = (/** @type {string} */ level) => ({
    value: level,
    label: says(level),
    disabled: !may("computer"),
  });
  const isOlder = levelParts(player.level).rank === null;
  return selectTemplate({
    label: name,
    disabled,
    options: [
      { value: HUMAN, label: words.seat.human, disabled: !may("human") },
      ...(isOlder ? [computer(player.level)] : []),
    ],
    groups: RANKS.map((rank) => ({
      label: words.seat.ranks[rank],
      options: levelsOf(rank).map(computer),
    })),
    chosen: player.player === "human" ? HUMAN : player.level,
    choose: (value) =>
      choose(
        value === HUMAN
          ? { player: "human", level: player.level }
          : { ...player, player: "computer", level: value },
      ),
  });
}
