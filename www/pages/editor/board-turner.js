// How the board that is set up is looked at: from which side, flat or as a tower.

import { html, noChange } from "lit-html";
import { iconButton } from "../../elements/controls/buttons.js";
import { segments } from "../../elements/controls/segments.js";
import { valueTo } from "../templates.js";
import { words } from "./editor-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */

/** @type {Settings["arrangement"][]} */
const ARRANGEMENTS = ["flat", "stacked"];

/**
 * @param {GameInfo} game
 * @param {Settings} settings
 * @param {(change: Partial<Settings>) => void} change
 * @param {() => void} turn
 */
export function boardTurner({ board }, { arrangement, spread }, change, turn) {
  const levels = board.shape === "levels";
  // A slider that is being drawn must not be set back by what it told a moment ago.
  const held = document.activeElement?.matches(".edit-spread input");
  return html`<div class="edit-look">
    ${segments({
      name: words.arrangement,
      labels: words.arrangements,
      chosen: ARRANGEMENTS.indexOf(arrangement),
      choose: (at) => change({ arrangement: ARRANGEMENTS[at] ?? "flat" }),
      hidden: !levels,
    })}
    <label class="edit-spread" ?hidden=${!levels || arrangement === "flat"}>
      <span class="spoken">${words.spread}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        .value=${held ? noChange : String(Math.round(spread * 100))}
        @input=${valueTo((value) => change({ spread: Number(value) / 100 }))}
      />
    </label>
    ${iconButton("turnRight", words.turnBoard, turn)}
  </div>`;
}
