// Controls for boards with levels: flat or tower, and the distance of the levels.

import { html, noChange } from "lit-html";
import { words } from "../../i18n/strings.js";
import { valueTo } from "./fields.js";
import { iconTemplate } from "./icons.js";
import { segments } from "./segments.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @typedef {(change: Partial<Settings>) => void} Change */

/** @type {Settings["arrangement"][]} */
const ARRANGEMENTS = ["flat", "stacked"];

/** @param {GameInfo} game @param {Settings} settings @param {Change} change */
export function arrangementChoice({ board }, { arrangement }, change) {
  const { arrangement: name, flat, stacked } = words.boardView;
  return segments({
    name,
    labels: [flat, stacked],
    chosen: ARRANGEMENTS.indexOf(arrangement),
    choose: (at) => change({ arrangement: ARRANGEMENTS[at] ?? "flat" }),
    hidden: board.shape !== "levels",
  });
}

/** @param {GameInfo} game @param {Settings} settings @param {Change} change */
export function spreadSlider({ board }, { arrangement, spread }, change) {
  const { spread: name, spreadShort: short } = words.boardView;
  // While a slider is dragged its own delayed values must not reset it.
  const drawn = document.activeElement?.matches(".spread-slider input");
  return html`<label
    class="spread-slider"
    title=${name}
    ?hidden=${board.shape !== "levels" || arrangement !== "stacked"}
    ><span class="spread-name">${iconTemplate("spread")}${short}</span
    ><input
      aria-label=${name}
      type="range"
      min="0"
      max="100"
      step="5"
      .value=${drawn ? noChange : String(Math.round(spread * 100))}
      @input=${valueTo((value) => change({ spread: Number(value) / 100 }))}
  /></label>`;
}
