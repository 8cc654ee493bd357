// No hidden crown can be here, as everybody may know: the square is dimmed.

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
