// Where the selected piece would end on the other board, were the square not occupied.

import { takenSign } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const taken = {
  name: "taken",
  selected: ({ reach }) => (reach?.landingTaken ?? []).map(({ lands }) => lands),
  layer: "over",
  shapes: takenSign,
};
