import { html, noChange } from "lit-html";
import { words } from "../../i18n/strings.js";
import { iconButton } from "../controls/buttons.js";
import { valueTo } from "../controls/fields.js";
import { switchSound } from "../../state/settings.js";

/** @import { Settings } from "../../state/settings.js" */

/**
 * A button that turns sounds on or off, and a slider.
 * @param {Settings} settings
 * @param {(change: Partial<Settings>) => void} change
 */
export function volumeControl(settings, change) {
  const { volume } = settings;
  const { name, turnOn, turnOff, volume: slider, off, percent } = words.settings.menu.volume;
  const isOn = volume > 0;
  const toggle = iconButton(
    isOn ? "sound" : "mute",
    isOn ? turnOff : turnOn,
    () => change(switchSound(settings)),
    { look: "bare" },
  );
  const value = Math.round(volume * 100);
  const text = isOn ? percent(value) : off;
  // While the slider is dragged, its own delayed values must not reset it.
  const dragged = document.activeElement?.matches(".volume input:active");
  return html`<div class="volume" role="group" aria-label=${name}>
    ${toggle}<input
      type="range"
      aria-label=${slider}
      aria-valuetext=${text}
      min="0"
      max="100"
      step="10"
      .value=${dragged ? noChange : String(value)}
      @input=${valueTo((entered) => change({ volume: Number(entered) / 100 }))}
    /><span class="volume-text" aria-hidden="true">${text}</span>
  </div>`;
}
