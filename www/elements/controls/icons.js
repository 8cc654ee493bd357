// Icons of buttons: strokes in a square of 24.

import { drawing } from "./drawing.js";

const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  redo: "m15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
  turnLeft: "M4 5v5h5M4.500 10a8 8 0 1 1-.500 4",
  turnRight: "M20 5v5h-5M19.500 10a8 8 0 1 0 .500 4",
  flip: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.500 1 2.500h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3z",
  resign: "M6 21V4M6 4h12l-3 4 3 4H6",
  fresh: "M12 5v14M5 12h14",
  more: "M5 12h.010M12 12h.010M19 12h.010",
  share: "M12 15V4M8 7l4-4 4 4M6 11H5v9h14v-9h-1",
  spread:
    "M4 18l8 3 8-3M4 6l8-3 8 3M12 8v8M9.500 10.500 12 8l2.500 2.500M9.500 13.500 12 16l2.500-2.500",
  fade: "M3 17l9 4 9-4M3 12l9 4 9-4M12 3l9 4-9 4-9-4z",
  follow:
    "M12 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 20a6 6 0 0 1 12 0M3 9a9.500 9.500 0 0 1 4-6M21 9a9.500 9.500 0 0 0-4-6",
  around: "M8 8h8v8H8zM12 2v3M12 19v3M2 12h3M19 12h3",
  first: "M6 5v14M18 5l-8 7 8 7z",
  previous: "M16 5l-8 7 8 7z",
  next: "M8 5l8 7-8 7z",
  last: "M18 5v14M6 5l8 7-8 7z",
  type: "M3 6h18v12H3zM7 10h.010M11 10h.010M15 10h.010M8 14h8",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2.500 12s3.500-6 9.500-6 9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z",
  settings:
    "M10.0 5.4L10.4 2.9L13.6 2.9L14.0 5.4L15.2 5.9L17.3 4.5L19.5 6.7L18.1 8.8L18.6 10.0L21.1 10.4L21.1 13.6L18.6 14.0L18.1 15.2L19.5 17.3L17.3 19.5L15.2 18.1L14.0 18.6L13.6 21.1L10.4 21.1L10.0 18.6L8.8 18.1L6.7 19.5L4.5 17.3L5.9 15.2L5.4 14.0L2.9 13.6L2.9 10.4L5.4 10.0L5.9 8.8L4.5 6.7L6.7 4.5L8.8 5.9ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  sound:
    "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 8.500a5 5 0 0 1 0 7M18 6a8.500 8.500 0 0 1 0 12",
  mute: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
  stopClocks: "M9 2h6M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 10v6M14 10v6",
  startClocks: "M9 2h6M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10.500 9.500v7l5-3.500z",
  external: "M13 5h6v6M19 5l-9 9M17 14v5H5V7h5",
  back: "M14 6l-6 6 6 6",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3",
  insert: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
  burst:
    "M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.500 3.500M15.500 15.500 19 19M19 5l-3.500 3.500M8.500 15.500 5 19",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function iconTemplate(name) {
  return drawing(PATHS[name], 24, "icon");
}
