// A piece that can capture, when its player must.

import { capturesOnly } from "../../state/view-actions.js";
import { framed } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const mustCapture = {
  name: "must-capture",
  standing: ({ game, view, serves }) =>
    serves && capturesOnly(game, view) ? view.actions.flatMap(({ from }) => from ?? []) : [],
  layer: "floor",
  shapes: (box, palette) => framed(box, palette.target, { alpha: 0.2, dash: true }),
  legend: { occurs: ({ mustCapture }) => mustCapture },
};
