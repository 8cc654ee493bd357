// <progress-bar>: how far a long piece of work has come, how long it may still take, and a button that stops it. It says
// nothing by itself: a screen reader is told when it asks, and whoever looks sees a line grow.

import { html, nothing, render } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "./buttons.js";

/** @typedef {import("../../state/progress.js").Progress} Progress */

export class ProgressBar extends HTMLElement {
  /** Somebody wants the work to end. */
  onStop = () => {};
  #stoppable;

  /** @param {{stoppable: boolean}} how  whether the button is here: elsewhere there may be one for it already */
  constructor({ stoppable }) {
    super();
    this.#stoppable = stoppable;
  }

  connectedCallback() {
    if (this.firstElementChild === null) this.show("", null);
  }

  /** The work lasts. */
  get shown() {
    return this.classList.contains("lasting");
  }

  /**
   * Where there is nothing to be shown its room stays, so that nothing around it moves.
   * @param {string} label  what is being done
   * @param {Progress | null} progress
   */
  show(label, progress) {
    const hidden = progress === null;
    this.classList.toggle("lasting", !hidden);
    const { short, told } = hidden ? { short: "", told: "" } : leftWords(progress);
    const stop = button(words.controls.stop, () => this.onStop(), {
      look: "progress-stop",
      label: words.progress.stop(label),
      hidden,
    });
    render(
      html`<progress
          max="1"
          aria-label=${label}
          aria-valuetext=${told}
          ?hidden=${hidden}
          .value=${progress?.part ?? 0}
        ></progress
        ><span class="progress-left" aria-hidden="true">${short}</span>${
          this.#stoppable ? stop : nothing
        }`,
      this,
    );
  }
}

/**
 * For the eye, and in a sentence.
 * @param {Progress} progress
 */
function leftWords({ part, leftMs, atMost }) {
  const say = words.progress;
  const percent = say.percent(Math.floor(part * 100));
  if (leftMs === null) return { short: percent, told: percent };
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  const short = seconds < 100 ? say.seconds(seconds) : say.minutes(Math.ceil(seconds / 60));
  return { short, told: atMost ? say.atMost(short) : say.about(percent, short) };
}

customElements.define("progress-bar", ProgressBar);
