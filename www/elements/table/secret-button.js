// Shows the viewer's secret on the board while it is held down, by pointer or key. A short press says so. It is spoken only
// after a warning.

import { html, nothing } from "lit-html";
import { isShared, keepsOwnSecret } from "../../state/viewer.js";
import { secretsWords, words } from "../../i18n/strings.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

/** How long a secret stays if it is spoken without holding a key. */
const SPOKEN_MS = 8000;

/** A shorter press isn't a hold. */
const SHORTEST_HOLD_MS = 400;

/** How long the answer to a short press stays. */
const HINT_MS = 4000;

export class SecretButton extends Part {
  seat = 0;
  /** @type {State["secretSpeech"]} */
  #speech = "undecided";
  #held = false;
  /** Others look on: a press asks for the cover. */
  #shared = false;
  /** A click without a press before it comes from assistive technology. */
  #pressed = false;
  #timer = 0;
  #since = 0;
  #hinted = false;
  #hintTimer = 0;

  /** @override @param {State} state */
  show(state) {
    const asked = this.#speech === "undecided";
    super.show(state);
    if (asked && this.#speech === "allowed") this.#speakOnce();
  }

  /** @override @param {State} state */
  template(state) {
    const { info, secretHeld, secretsShown } = state;
    const keeps = keepsOwnSecret(state, this.seat);
    this.#shared = isShared(state);
    this.classList.toggle("keeps", keeps);
    this.#speech = keeps ? state.secretSpeech : "undecided";
    this.#held = keeps && secretHeld !== null;
    const aloud = this.#held && secretHeld === "aloud" && info !== null && secretsShown !== null;
    const said = aloud ? secretsWords(secretsShown, info, false) || words.secrets.none : "";
    const { show, showHint, showShared, showShort, holdIt } = words.secrets;
    const release = () => this.#release();
    const label = this.#shared ? show : `${show} ${showHint}`;
    this.#hinted &&= keeps;
    return html`<button
        type="button"
        class="secret-hold"
        title=${this.#shared ? showShared : label}
        aria-label=${label}
        aria-pressed=${this.#shared ? nothing : this.#held}
        ?disabled=${!keeps}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.#press(event)}
        @pointerup=${release}
        @pointercancel=${release}
        @lostpointercapture=${release}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#keyDown(event)}
        @keyup=${(/** @type {KeyboardEvent} */ event) => this.#keyUp(event)}
        @click=${() => this.#click()}
        @blur=${release}
        @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
      >
        ${iconTemplate("eye")}<span class="secret-label"
          ><span class="wide">${show}</span
          ><span class="narrow">${showShort}</span
          >${this.#shared ? nothing : html` <small>${showHint}</small>`}</span
        ></button
      ><span class="spoken" role="status" aria-live="assertive">${said}</span
      ><span class="hold-hint" role="status">${this.#hinted ? holdIt : ""}</span>`;
  }

  /** @override */
  focus() {
    this.querySelector("button")?.focus();
  }

  /** @param {PointerEvent} event */
  #press({ button, currentTarget, pointerId }) {
    if (button !== 0 || this.#shared) return;
    // The finger may slide off the button and still hold it.
    /** @type {Element} */ (currentTarget).setPointerCapture(pointerId);
    this.#pressed = true;
    this.#hold(false);
  }

  /** @param {KeyboardEvent} event */
  #keyUp(event) {
    if (this.#shared || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    const short = this.#release();
    // Keyboard users may have a screen reader.
    if (short && this.#speech === "undecided") this.#warn();
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    if (this.#shared) return;
    if (event.key === "Escape") this.#release();
    if (event.key !== " " && event.key !== "Enter") return;
    // The press has done everything, so no click should follow.
    event.preventDefault();
    if (!event.repeat) this.#hold(this.#speech === "allowed");
  }

  #click() {
    const tool = !this.#pressed;
    this.#pressed = false;
    if (tool && this.#shared) this.send({ kind: "cover-to-show" });
    else if (tool && this.#speech === "allowed") this.#speakOnce();
    else if (tool) this.#warn();
  }

  #warn() {
    this.send({ kind: "dialog", dialog: "speak-secret" });
  }

  #speakOnce() {
    this.focus();
    this.#hold(true);
    this.#timer = window.setTimeout(() => this.#release(), SPOKEN_MS);
  }

  /** @param {boolean} aloud */
  #hold(aloud) {
    window.clearTimeout(this.#timer);
    this.#held = true;
    this.#since = performance.now();
    this.#hint(false);
    this.send({ kind: "show-secret", aloud });
  }

  /** @returns {boolean}  whether it was pressed too briefly to be a hold */
  #release() {
    window.clearTimeout(this.#timer);
    if (!this.#held) return false;
    this.#held = false;
    const short = performance.now() - this.#since < SHORTEST_HOLD_MS;
    this.#hint(short);
    this.send({ kind: "hide-secret" });
    return short;
  }

  /** @param {boolean} shown */
  #hint(shown) {
    window.clearTimeout(this.#hintTimer);
    if (shown) this.#hintTimer = window.setTimeout(() => this.#hint(false), HINT_MS);
    if (this.#hinted === shown) return;
    this.#hinted = shown;
    this.update();
  }
}
