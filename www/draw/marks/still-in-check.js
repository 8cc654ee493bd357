// A royal piece is in check, and this move wouldn't end it. It shares its legend entry with pins.

import { bar, forbiddenMark, forbiddenSign } from "./forbidden.js";

export const stillInCheck = forbiddenMark("still-in-check", (box, palette, place) =>
  forbiddenSign(box, palette, place, bar),
);
