// Where the selected piece would land on the other board if the square were free.

import { occupiedSign } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const taken = {
  name: "taken",
  selected: ({ reach }) => (reach?.landingTaken ?? []).map(({ lands }) => lands),
  layer: "over",
  shapes: occupiedSign,
};
