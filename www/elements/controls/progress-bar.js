// <progress-bar>: the progress of long work, the time left, and a button that stops it. Screen readers get it only on
// request.

import { html, nothing, render } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "./buttons.js";

/** @import { Progress } from "../../state/progress.js" */

export class ProgressBar extends HTMLElement {
  onStop = () => {};
  #stoppable;

  /** @param {{stoppable: boolean}} how  whether it has a button of its own */
  constructor({ stoppable }) {
    super();
    this.#stoppable = stoppable;
  }

  connectedCallback() {
    if (this.firstElementChild === null) this.show("", null);
  }

  get shown() {
    return this.classList.contains("lasting");
  }

  /**
   * Without progress it keeps its space, so that nothing around it moves.
   * @param {string} label  what is being done
   * @param {Progress | "unknown" | null} progress
   */
  show(label, progress) {
    const hidden = progress === null;
    this.classList.toggle("lasting", !hidden);
    const stop = button(words.controls.stop, () => this.onStop(), {
      look: "progress-stop",
      label: words.progress.stop(label),
      hidden,
    });
    const known = progress === "unknown" ? null : progress;
    const { short, long } = known === null ? { short: "", long: "" } : leftWords(known);
    const bar =
      progress === "unknown"
        ? html`<progress max="1" aria-label=${label}></progress>`
        : html`<progress
            max="1"
            aria-label=${label}
            aria-valuetext=${long}
            ?hidden=${hidden}
            .value=${known?.part ?? 0}
          ></progress>`;
    render(
      html`${bar}<span class="progress-left" aria-hidden="true">${short}</span>${
          this.#stoppable ? stop : nothing
        }`,
      this,
    );
  }
}

/** @param {Progress} progress */
function leftWords({ part, leftMs, atMost }) {
  const say = words.progress;
  const percent = say.percent(Math.floor(part * 100));
  if (leftMs === null) return { short: percent, long: percent };
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  const short = seconds < 100 ? say.seconds(seconds) : say.minutes(Math.ceil(seconds / 60));
  return { short, long: atMost ? say.atMost(short) : say.about(percent, short) };
}

customElements.define("progress-bar", ProgressBar);
