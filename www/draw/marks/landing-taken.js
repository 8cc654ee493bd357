// A square that the selected piece can't go to because the one where it would land is occupied.

import { blindGlass, takenSign } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const landingTaken = {
  name: "landing-taken",
  selected: ({ reach }) => (reach?.landingTaken ?? []).map(({ cell }) => cell),
  argument: ({ game, reach }, square) => {
    const blocked = reach?.landingTaken.find(({ cell }) => cell === square);
    return blocked ? game.board.cells[blocked.lands].name : "";
  },
  layer: "over",
  shapes: (box, palette, place) =>
    place?.occupied ? takenSign(box, palette) : blindGlass(box, palette),
  legend: { occurs: ({ board }) => board.shape === "two-boards" },
};
