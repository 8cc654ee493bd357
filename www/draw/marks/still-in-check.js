// A royal piece is in check, and this move wouldn't end it. The legend explains the same sign as that of a pin.

import { bar, forbiddenMark, forbiddenSign } from "./forbidden.js";

export const stillInCheck = forbiddenMark("still-in-check", (box, palette, place) =>
  forbiddenSign(box, palette, place, bar),
);
