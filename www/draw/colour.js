// Colours in OKLCH, where equal steps look equal. The matrices are from Björn Ottosson, "A perceptual color space for
// image processing" (bottosson.github.io/posts/oklab).

/**
 * @typedef {object} Oklch
 * @property {number} lightness  0 to 1
 * @property {number} chroma     0 is grey; about 0.3 at most
 * @property {number} hue        radians
 */

/**
 * @param {string} hex  "#rrggbb"
 * @returns {Oklch}
 */
export function toOklch(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: Math.atan2(blueYellow, greenRed),
  };
}

/**
 * @param {Oklch} colour
 * @returns {string}  "#rrggbb", clipped to what a screen can show
 */
export function toHex({ lightness, chroma, hue }) {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map(toByte)
    .join("")}`;
}

/**
 * @param {number} part  0 to 1, as in sRGB
 */
export function toLinear(part) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/**
 * @param {number} part  linear light
 * @returns {string}  two digits
 */
export function toByte(part) {
  const bounded = Math.min(1, Math.max(0, part));
  const curved = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, "0");
}
