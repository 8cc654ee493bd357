// Writes shapes as an SVG image, as paint.js paints them. Pieces that occur again refer to the first.

import { hexOf } from "./offscreen.js";
import { BODY, GRADIENT, SHADOW, pictured, pieceLayers } from "./piece-layers.js";

/** @import { Pictures } from "./pictures.js" */
/** @import { Layer, Placing } from "./piece-layers.js" */
/** @import { Area } from "./plane-squares.js" */
/** @import { Tone } from "./palette.js" */
/** @import { GlowShape, Ink, PieceShape, Shape, TextShape } from "./shapes.js" */

/** @typedef {Pick<Tone, "upper" | "lower">} Lit */

const TEXT_FACE = `font-family="system-ui, sans-serif" font-weight="600"`;
const LETTER_FACE = `font-family="Georgia, 'Times New Roman', serif" font-weight="bold"`;

const ANCHORS = { left: "start", centre: "middle", right: "end" };

/** Decimals of lengths. */
const DIGITS = 2;

/**
 * @param {Shape[]} shapes
 * @param {{ width: number, height: number, pictures: Pictures }} how  in CSS pixels
 * @returns {string}
 */
export function svgOf(shapes, { width, height, pictures }) {
  const writer = new Writer(pictures);
  const drawn = writer.shapes(shapes);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">`,
    `<defs>${writer.defs.join("")}</defs>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`,
    "</svg>\n",
  ].join("\n");
}

class Writer {
  /** @type {string[]} */
  defs = [];
  #pictures;
  /** The id of each definition. @type {Map<string, string>} */
  #known = new Map();

  /** @param {Pictures} pictures */
  constructor(pictures) {
    this.#pictures = pictures;
  }

  /** @param {Shape[]} shapes */
  shapes(shapes) {
    return shapes.map((shape) => this.#shape(shape)).join("");
  }

  /** @param {Shape} shape @returns {string} */
  #shape(shape) {
    switch (shape.kind) {
      case "box": {
        const { x, y, width, height, radius = 0 } = shape;
        const corners = radius > 0 ? ` rx="${n(radius)}"` : "";
        return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corners}${inked(shape)}/>`;
      }
      case "disc":
        return `<circle cx="${n(shape.x)}" cy="${n(shape.y)}" r="${n(shape.radius)}"${inked(shape)}/>`;
      case "line": {
        const points = shape.points.map(({ x, y }) => `${n(x)},${n(y)}`).join(" ");
        const name = shape.closed ? "polygon" : "polyline";
        return `<${name} points="${points}"${inked(shape)}/>`;
      }
      case "path":
        return `<path d="${shape.path}"${inked(shape)}/>`;
      case "glow":
        return this.#glow(shape);
      case "text":
        return textOf(shape);
      case "piece":
        return this.#piece(shape);
      case "group": {
        const { transform, clip, alpha } = shape;
        const moved = transform
          ? ` transform="matrix(${transform.map((part) => part.toFixed(5)).join(" ")})"`
          : "";
        const group = `<g${moved}${opacity(alpha)}>${this.shapes(shape.shapes)}</g>`;
        return clip ? `<g clip-path="url(#${this.#clip(clip)})">${group}</g>` : group;
      }
      case "kept":
        return this.shapes(shape.shapes);
    }
  }

  /** @param {Area} area */
  #clip({ x, y, width, height }) {
    const rectangle = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
    return this.#define(
      `clip ${rectangle}`,
      (id) => `<clipPath id="${id}">${rectangle}</clipPath>`,
    );
  }

  /** @param {GlowShape} glow */
  #glow({ x, y, radius, fill }) {
    const id = this.#define(
      `glow ${fill}`,
      (id) =>
        `<radialGradient id="${id}"><stop offset="0.45"${coloured("stop", fill)}/><stop offset="1"${coloured("stop", fill)} stop-opacity="0"/></radialGradient>`,
    );
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})" opacity="0.75"/>`;
  }

  /** @param {PieceShape} piece */
  #piece(piece) {
    const { x, y, size, alpha, icon, letters, colour, upright = false, promoted = false } = piece;
    if (alpha <= 0) return "";
    const picture = icon === null ? undefined : this.#pictures[icon];
    const name = picture === undefined ? `"${letters}"` : icon;
    const shown = pictured(piece, picture);
    const { tone, turned } = shown;
    const look = `${turned} ${upright} ${promoted}`;
    const id = this.#define(`${name} ${colour} ${n(size)} ${look}`, (id) => {
      const layers = pieceLayers(shown, picture, size);
      // The light comes from above on turned pieces too.
      const lit = turned === 2 ? { upper: tone.lower, lower: tone.upper } : tone;
      return `<g id="${id}">${layers.map((layer) => this.#layer(layer, lit, size, turned)).join("")}</g>`;
    });
    return `<use href="#${id}" x="${n(x - size / 2)}" y="${n(y - size / 2)}"${opacity(alpha)}/>`;
  }

  /** @param {Layer} layer @param {Lit} tone @param {number} size @param {number} turned */
  #layer({ path, placing, text, fill, stroke, width = 1, shadow }, tone, size, turned) {
    const { scale, x, y } = placing ?? { scale: 1, x: 0, y: 0 };
    const filled = fill === BODY ? `url(#${this.#body(tone, size, { scale, x, y })})` : fill;
    // The shadow is drawn in the square, not in the coordinates of the path.
    const filter = shadow ? ` filter="url(#${this.#shadow(size)})"` : "";
    if (text)
      return `<text x="${n(text.x)}" y="${n(text.y)}" ${LETTER_FACE} font-size="${n(text.size)}" text-anchor="middle" dominant-baseline="central"${coloured("fill", fill ?? "none")}>${escaped(text.letters)}</text>`;
    if (path === undefined || path === "") return "";
    const turn = turned ? `rotate(${90 * turned} ${n(size / 2)} ${n(size / 2)}) ` : "";
    const moved = placing
      ? ` transform="${turn}matrix(${scale.toFixed(5)} 0 0 ${scale.toFixed(5)} ${n(x)} ${n(y)})"`
      : "";
    const ink = inked({
      ...(filled && { fill: filled }),
      ...(stroke && { stroke, line: width / scale }),
    });
    return `<g${filter}><path d="${path}"${moved}${ink}/></g>`;
  }

  /**
   * The gradient of a body, in the coordinates of its path.
   * @param {Lit} tone
   * @param {number} size
   * @param {Placing} placing
   */
  #body({ upper, lower }, size, { scale, y }) {
    const [top, bottom] = [GRADIENT.top, GRADIENT.bottom].map((at) => n((size * at - y) / scale));
    return this.#define(
      `body ${upper} ${lower} ${top} ${bottom}`,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient>`,
    );
  }

  /** @param {number} size */
  #shadow(size) {
    const { colour, blur, down } = SHADOW;
    // A canvas blurs by twice the standard deviation.
    const deviation = n((size * blur) / 2);
    const [tint, alpha] = [colour.slice(0, 7), parseInt(colour.slice(7), 16) / 255];
    return this.#define(
      `shadow ${n(size)}`,
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${n(-size)}" y="${n(-size)}" width="${n(3 * size)}" height="${n(3 * size)}"><feDropShadow dx="0" dy="${n(size * down)}" stdDeviation="${deviation}" flood-color="${tint}" flood-opacity="${n(alpha)}"/></filter>`,
    );
  }

  /**
   * @param {string} key
   * @param {(id: string) => string} write
   * @returns {string}  the id
   */
  #define(key, write) {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#known.size}`;
    this.#known.set(key, id);
    this.defs.push(write(id));
    return id;
  }
}

/** @param {TextShape} text */
function textOf({ text, x, y, size, fill, align, halo }) {
  const around = halo
    ? `${coloured("stroke", halo)} stroke-width="${n(size * 0.3)}" paint-order="stroke"`
    : "";
  return `<text x="${n(x)}" y="${n(y + size * 0.06)}" ${TEXT_FACE} font-size="${n(size)}" text-anchor="${ANCHORS[align]}" dominant-baseline="central"${coloured("fill", fill)}${around}>${escaped(text)}</text>`;
}

/** @param {Ink} ink */
function inked({ fill, stroke, line = 1, dash, alpha = 1 }) {
  const stroked = stroke ? `${coloured("stroke", stroke)} stroke-width="${n(line)}"` : "";
  const dashed = dash ? ` stroke-dasharray="${dash.map(n).join(" ")}"` : "";
  return `${coloured("fill", fill ?? "none")}${stroked}${dashed}${opacity(alpha)}`;
}

/**
 * Many programs know neither colours with an alpha channel nor `color-mix()`.
 * @param {"fill" | "stroke" | "stop"} what
 * @param {string} colour
 */
function coloured(what, colour) {
  const name = what === "stop" ? "stop-color" : what;
  if (colour === "none" || colour.startsWith("url(")) return ` ${name}="${colour}"`;
  const hex = colour.startsWith("#") ? colour : hexOf(colour);
  const alpha = hex.length > 7 ? parseInt(hex.slice(7), 16) / 255 : 1;
  const faint = alpha < 1 ? ` ${what}-opacity="${n(alpha)}"` : "";
  return ` ${name}="${hex.slice(0, 7)}"${faint}`;
}

/** @param {number} alpha */
function opacity(alpha) {
  return alpha === 1 ? "" : ` opacity="${n(alpha)}"`;
}

/** @param {number} value */
function n(value) {
  return String(Number(value.toFixed(DIGITS)));
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
