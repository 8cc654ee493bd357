// It is publicly known that no hidden crown can be here: the square is dimmed.

/** @import { Mark } from "./mark.js" */

const DIMNESS = 0.42;

/** @type {Mark} */
export const searched = {
  name: "searched",
  standing: ({ notes }) => notes.searched,
  isSilent: (marks) => marks.has("missed"),
  layer: "ground",
  shapes: ({ x, y, size }, { frame }) => [
    { kind: "box", x, y, width: size, height: size, fill: frame, alpha: DIMNESS },
  ],
};
