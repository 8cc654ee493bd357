import { badge, cornerBadge } from "./badge.js";
import { centre } from "./layout.js";
import { haloed, line } from "./shapes.js";

/** @import { Reveal, View } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

const WIDEST_RING = 0.95;

/**
 * @param {View} view
 * @param {Palette} palette
 * @param {number | null} emphasis  0 to 1
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function revealShapes(view, palette, emphasis, { boxes }) {
  return lastReveals(view).flatMap((reveal) => {
    if (reveal.square === null) return [];
    const box = boxes[reveal.square];
    return [
      ...REVEALS[reveal.code](box, palette),
      ...(emphasis === null ? [] : ring(box, palette, emphasis)),
    ];
  });
}

/** @param {View} view @returns {Reveal[]} */
export function lastReveals(view) {
  return view.played[view.ply - 1]?.reveals ?? [];
}

/** @type {Record<Reveal["code"], (box: Box, palette: Palette) => Shape[]>} */
const REVEALS = {
  "crown-captured": crown,
  "crown-found": crown,
  "own-crown": crown,
  "no-crown": (box, palette) => [
    ...cornerBadge("crown", box, { right: false }, palette.halo),
    ...struckOut(box, palette),
  ],
  mine: (box) => [badge("burst", centre(box), box.size * 1.05)],
  "no-mine": (box, palette) => [
    ...cornerBadge("mine", box, { right: false, scale: 0.4 }, palette.halo),
    ...struckOut(box, palette),
  ],
};

/** @param {Box} box @param {Palette} palette */
function crown(box, palette) {
  return cornerBadge("crown", box, { right: false, scale: 0.54 }, palette.halo);
}

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function struckOut({ x, y, size }, palette) {
  const stroke = line(
    [
      { x: x + size * 0.07, y: y + size * 0.39 },
      { x: x + size * 0.39, y: y + size * 0.07 },
    ],
    { stroke: palette.check, line: Math.max(2, size * 0.06) },
  );
  return haloed(stroke, palette.halo, Math.max(0.75, size * 0.018));
}

/** @param {Box} box @param {Palette} palette @param {number} progress @returns {Shape[]} */
function ring(box, palette, progress) {
  // Twice, so that a player who looked elsewhere sees the second.
  const part = (progress * 2) % 1;
  const radius = box.size * (0.35 + (WIDEST_RING - 0.35) * part);
  const lineWidth = Math.max(2, box.size * 0.09 * (1 - part));
  return [
    {
      kind: "disc",
      ...centre(box),
      radius,
      stroke: palette.check,
      line: lineWidth,
      alpha: 1 - part,
    },
  ];
}
