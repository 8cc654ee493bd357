// A small picture on a piece or a square: a crown or a mine. It is a picture even if pieces are letters.

/** @import { PieceShape, Shape } from "./shapes.js" */
/** @import { Box } from "./box.js" */
/** @import { Tone } from "./palette.js" */

/** @typedef {"crown" | "mine" | "burst"} BadgePicture */

/** `rise`: a badge is centred, while a piece is drawn on the floor of its square. */
/** @type {Record<BadgePicture, { letters: string, rise: number, tone: Tone }>} */
const BADGES = {
  crown: {
    letters: "♔",
    rise: 0.2,
    tone: { upper: "#ffe27a", lower: "#e8ab1c", outline: "#3a2503" },
  },
  mine: {
    letters: "●",
    rise: 0.02,
    tone: { upper: "#f06a3c", lower: "#b3271c", outline: "#2a0804" },
  },
  burst: {
    letters: "✸",
    rise: 0.02,
    tone: { upper: "#ffd35c", lower: "#e2571e", outline: "#4a1203" },
  },
};

/**
 * @param {BadgePicture} picture
 * @param {{ x: number, y: number }} middle
 * @param {number} size
 * @param {number} [alpha]
 * @returns {PieceShape}
 */
export function badge(picture, { x, y }, size, alpha = 1) {
  const { letters, rise, tone } = BADGES[picture];
  y -= size * rise;
  return {
    kind: "piece",
    x,
    y,
    size,
    icon: picture,
    letters,
    colour: `badge-${picture}`,
    tone,
    alpha,
  };
}

/**
 * @param {BadgePicture} picture
 * @param {Box} box
 * @param {{ right: boolean, scale?: number }} where
 * @param {string} halo
 * @returns {Shape[]}
 */
export function cornerBadge(picture, box, { right, scale = 0.46 }, halo) {
  const middle = { x: box.x + box.size * (right ? 0.77 : 0.23), y: box.y + box.size * 0.23 };
  return [
    { kind: "disc", ...middle, radius: (box.size * scale) / 2, fill: halo },
    badge(picture, middle, box.size * scale * 0.92),
  ];
}
