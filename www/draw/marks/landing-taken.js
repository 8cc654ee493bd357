// The selected piece can't move to this square, since its square on the other board is occupied.

import { occupiedGlass, occupiedSign } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const landingTaken = {
  name: "landing-taken",
  selected: ({ reach }) => (reach?.landingTaken ?? []).map(({ square }) => square),
  argument: ({ game, reach }, at) => {
    const blocked = reach?.landingTaken.find(({ square }) => square === at);
    return blocked ? game.board.squares[blocked.lands].name : "";
  },
  layer: "over",
  shapes: (box, palette, place) =>
    place?.occupied ? occupiedSign(box, palette) : occupiedGlass(box, palette),
  legend: { occurs: ({ board }) => board.shape === "two-boards" },
};
