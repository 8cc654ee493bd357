// Colours as seen by eyes that lack one type of cones. Source of the matrices: Machado, Oliveira and Fernandes, "A
// physiologically-based model for simulation of color vision deficiency", 2009, severity 1; they act on linear light.

import { toByte, toLinear, toOklch } from "../../../www/draw/colour.js";

/** @typedef {[number, number, number]} Triple */

/** @type {Record<string, Triple[]>} */
const CONES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red (protanopia)": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green (deuteranopia)": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue (tritanopia)": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const EYES = Object.keys(CONES);

/**
 * @param {string} hex
 * @param {string} eye  of `EYES`
 * @returns {string}  the colour that looks the same to other eyes
 */
export function seenBy(hex, eye) {
  const light = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const seen = CONES[eye].map((row) => row.reduce((sum, part, at) => sum + part * light[at], 0));
  return `#${seen.map(toByte).join("")}`;
}

/**
 * The distance of two colours in OKLab. Black and white have 1; adjacent colours can just be distinguished at 0.02.
 * @param {string} a
 * @param {string} b
 */
export function distance(a, b) {
  const [p, q] = [a, b].map(toOklab);
  return Math.hypot(...p.map((each, at) => each - q[at]));
}

/** @param {string} hex */
function toOklab(hex) {
  const { lightness, chroma, hue } = toOklch(hex);
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
}
