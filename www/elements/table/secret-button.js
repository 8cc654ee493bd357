// Shows the looker's own secret as long as it is held down. The board draws it; it's spoken only after a warning.

import { keepsOwnSecret } from "../../state/viewer.js";
import { secretsWords, words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

/** How long a secret stays that is spoken without a key held down. */
const SPOKEN_MS = 8000;

export class SecretButton extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #button = make(
    "button",
    {
      type: "button",
      class: "secret-hold",
      title: words.secrets.showHint,
      "aria-label": words.secrets.show,
    },
    icon("eye"),
    make("span", { class: "wide" }, words.secrets.show),
    make("span", { class: "narrow" }, words.secrets.showShort),
  );
  #spoken = make("span", { class: "spoken", role: "status", "aria-live": "assertive" });
  /** @type {State["secretSpeech"]} */
  #speech = "unasked";
  #held = false;
  /** A click that no press went before comes from an assistive tool. */
  #pressed = false;
  #timer = 0;

  /** @override */
  build() {
    const button = this.#button;
    button.onpointerdown = (event) => {
      if (event.button !== 0) return;
      // The finger may slide off the button and is still holding it.
      button.setPointerCapture(event.pointerId);
      this.#pressed = true;
      this.#hold(false);
    };
    button.onpointerup =
      button.onpointercancel =
      button.onlostpointercapture =
        () => this.#release();
    button.onkeydown = (event) => this.#keyDown(event);
    button.onkeyup = (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      this.#release();
    };
    button.onclick = () => this.#click();
    button.onblur = () => this.#release();
    button.oncontextmenu = (event) => event.preventDefault();
    this.append(button, this.#spoken);
  }

  /** @override @param {State} state */
  show(state) {
    const keeps = keepsOwnSecret(state, this.seat);
    this.classList.toggle("keeps", keeps);
    this.#button.disabled = !keeps;
    const { info, secretHeld, secretsShown } = state;
    if (keeps && this.#speech === "unasked" && state.secretSpeech === "allowed") this.#speakOnce();
    this.#speech = keeps ? state.secretSpeech : "unasked";
    this.#held = keeps && secretHeld !== null;
    this.#button.setAttribute("aria-pressed", String(this.#held));
    const aloud = this.#held && secretHeld === "aloud" && info !== null && secretsShown !== null;
    setText(
      this.#spoken,
      aloud ? secretsWords(secretsShown, info, false) || words.secrets.none : "",
    );
  }

  /** @override */
  focus() {
    this.#button.focus();
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    if (event.key === "Escape") this.#release();
    if (event.key !== " " && event.key !== "Enter") return;
    // The press is all; no click should follow.
    event.preventDefault();
    if (event.repeat) return;
    // Whoever uses the keyboard may have a screen reader.
    if (this.#speech === "unasked") this.#warn();
    else this.#hold(this.#speech === "allowed");
  }

  #click() {
    const tool = !this.#pressed;
    this.#pressed = false;
    if (tool && this.#speech === "allowed") this.#speakOnce();
    else if (tool) this.#warn();
  }

  #warn() {
    this.send({ kind: "dialog", dialog: "speak-secret" });
  }

  #speakOnce() {
    this.#button.focus();
    this.#hold(true);
    this.#timer = window.setTimeout(() => this.#release(), SPOKEN_MS);
  }

  /** @param {boolean} aloud */
  #hold(aloud) {
    window.clearTimeout(this.#timer);
    this.#held = true;
    this.send({ kind: "show-secret", aloud });
  }

  #release() {
    window.clearTimeout(this.#timer);
    if (this.#held) this.send({ kind: "hide-secret" });
    this.#held = false;
  }
}
