// The colours of a board in this browser: its own, or the system's in forced-colors mode.

import { palette } from "../../draw/palette.js";
import { systemPalette } from "../../draw/system-palette.js";

/** @import { BoardInfo } from "../../engine/protocol.js" */
/** @import { Accents, Palette, Theme } from "../../draw/palette.js" */
/** @import { BoardColours } from "../../state/settings.js" */

export const FORCED = "(forced-colors: active)";

/** Forced colours don't apply to a canvas, so it asks for the system's colours by name. */
const NAMES = { ground: "Canvas", ink: "CanvasText", highlight: "Highlight", link: "LinkText" };

/**
 * @param {BoardInfo} board
 * @param {Theme} theme
 * @param {BoardColours} colours
 * @param {Partial<Accents>} [own]
 * @returns {Palette}
 */
export function boardPalette(board, theme, colours, own) {
  const usual = palette(board, theme, colours, own);
  if (!matchMedia(FORCED).matches) return usual;
  return systemPalette(usual, board, systemColours());
}

/** Only a computed style resolves the names. */
function systemColours() {
  const probe = document.createElement("span");
  probe.style.forcedColorAdjust = "none";
  document.body.append(probe);
  const read = (/** @type {string} */ name) => {
    probe.style.color = name;
    return toHex(getComputedStyle(probe).color);
  };
  const { ground, ink, highlight, link } = NAMES;
  const colours = {
    ground: read(ground),
    ink: read(ink),
    highlight: read(highlight),
    link: read(link),
  };
  probe.remove();
  return colours;
}

/** @param {string} colour  "rgb(1, 2, 3)" */
function toHex(colour) {
  const parts = colour.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}
