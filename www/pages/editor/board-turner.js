import { html } from "lit-html";
import { arrangementChoice, spreadSlider } from "../../elements/controls/arrangement.js";
import { iconButton } from "../../elements/controls/buttons.js";
import { words } from "./editor-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */

/**
 * @param {GameInfo} game
 * @param {Settings} settings
 * @param {(change: Partial<Settings>) => void} change
 * @param {() => void} turn
 */
export function boardTurner(game, settings, change, turn) {
  return html`<div class="edit-look">
    ${arrangementChoice(game, settings, change)} ${spreadSlider(game, settings, change)}
    ${iconButton("turnRight", words.turnBoard, turn)}
  </div>`;
}
