import { html } from "lit-html";
import { arrangementChoice, spreadSlider } from "../../elements/controls/arrangement.js";
import { iconButton } from "../../elements/controls/buttons.js";
import { words } from "./editor-words.js";

/**
 * @param {import("../../engine/protocol.js").GameInfo} game
 * @param {import("../../state/settings.js").Settings} settings
 * @param {(change: Partial<import("../../state/settings.js").Settings>) => void} change
 * @param {() => void} turn
 */
export function boardTurner(game, settings, change, turn) {
  return html`<div class="edit-look">
    ${arrangementChoice(game, settings, change)} ${spreadSlider(game, settings, change)}
    ${iconButton("turnRight", words.turnBoard, turn)}
  </div>`;
}
