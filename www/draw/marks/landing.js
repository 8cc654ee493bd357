import { actionsFrom } from "../../state/view-actions.js";
import { lookingGlass } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const landing = {
  name: "landing",
  selected: ({ view, chosen }) => actionsFrom(view, chosen).flatMap(({ lands }) => lands ?? []),
  layer: "over",
  shapes: (box, palette) => lookingGlass(box, palette),
  legend: { occurs: ({ board }) => board.shape === "two-boards" },
};
