import { centre } from "../box.js";
import { haloWidth, shifted } from "../mark-shapes.js";
import { haloed, line } from "../shapes.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Box } from "../box.js" */
/** @import { Layout } from "../board-layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const blocker = {
  name: "blocker",
  selected: ({ reach }) => reach?.blockers ?? [],
  layer: "over",
  shapes: (box, palette, place) => {
    if (place === null) return stopBar(box, { ...box, x: box.x - box.size }, palette);
    const { layout, square, state } = place;
    if (state.chosen === null) return [];
    return stopBar(box, layout.floors[squareBeside(state.chosen, square, layout)], palette);
  },
  legend: {},
};

/**
 * The square on the other's level that is directly above or below this one, if there is one; otherwise this square.
 * @param {Square} square
 * @param {Square} other
 * @param {Layout} layout
 * @returns {Square}
 */
function squareBeside(square, other, { levels, columns }) {
  if (levels[square] === levels[other]) return square;
  return columns[square].find((each) => levels[each] === levels[other]) ?? square;
}

/** @param {Box} box @param {Box} comesFrom @param {Palette} palette @returns {Shape[]} */
function stopBar(box, comesFrom, palette) {
  const [here, there] = [centre(box), centre(comesFrom)];
  const [right, down] = [there.x - here.x, there.y - here.y];
  const angle = right === 0 && down === 0 ? Math.PI / 2 : Math.atan2(down, right);
  const [away, half] = [box.size * 0.45, box.size * 0.19];
  const middle = shifted(here, Math.cos(angle) * away, Math.sin(angle) * away);
  const [aside, ahead] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  const bar = line([shifted(middle, aside, ahead), shifted(middle, -aside, -ahead)], {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.07),
  });
  return haloed(bar, palette.halo, haloWidth(box));
}
