// <progress-bar>: how far a long piece of work has come, how long it may still take, and a button that stops it. It says
// nothing by itself: a screen reader is told when it asks, and whoever looks sees a line grow.

import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "./markup.js";

/** @typedef {import("../../state/progress.js").Progress} Progress */

export class ProgressBar extends HTMLElement {
  /** Somebody wants the work to end. */
  onStop = () => {};
  #bar = make("progress", { max: 1, value: 0 });
  #left = make("span", { class: "progress-left", "aria-hidden": "true" });
  #stop = make("button", { type: "button", class: "progress-stop" }, words.controls.stop);
  #stoppable;

  /** @param {{stoppable: boolean}} how  whether the button is here: elsewhere there may be one for it already */
  constructor({ stoppable }) {
    super();
    this.#stoppable = stoppable;
  }

  connectedCallback() {
    if (this.firstChild !== null) return;
    this.#stop.onclick = () => this.onStop();
    this.append(this.#bar, this.#left);
    if (this.#stoppable) this.append(this.#stop);
    this.show("", null);
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
    const before = this.shown;
    this.classList.toggle("lasting", progress !== null);
    setHidden(this.#bar, progress === null);
    setHidden(this.#stop, progress === null);
    if (progress === null) {
      setText(this.#left, "");
      this.#bar.value = 0;
      return;
    }
    // A line that ran back from the last work would be seen.
    if (!before) this.#bar.value = 0;
    this.#bar.value = progress.part;
    const { short, told } = leftWords(progress);
    setText(this.#left, short);
    if (this.#bar.ariaLabel !== label) this.#bar.ariaLabel = label;
    if (this.#bar.ariaValueText !== told) this.#bar.ariaValueText = told;
    const stop = words.progress.stop(label);
    if (this.#stop.ariaLabel !== stop) this.#stop.ariaLabel = stop;
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
