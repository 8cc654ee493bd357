// Every human player is asked before a game goes on from before something secret came to light.

import { humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { PinField } from "../controls/pin-field.js";

/** @typedef {import("../../state/state.js").State} State */

/**
 * @typedef {object} Voice
 * @property {number} seat
 * @property {HTMLInputElement} tick
 * @property {PinField | null} pin
 */

export class ConsentDialog extends Part {
  #dialog = make("dialog", { class: "consent-dialog", "aria-labelledby": "consent-title" });
  #list = make("div", { class: "dialog-seats" });
  #confirm = make("button", { type: "submit", class: "primary" }, words.consent.confirm);
  /** @type {Voice[]} */
  #voices = [];
  #wanted = false;

  /** @override */
  build() {
    const cancel = make("button", { type: "button" }, words.consent.cancel);
    cancel.onclick = () => this.#dialog.close();
    const form = make(
      "form",
      {},
      make("h2", { id: "consent-title" }, words.consent.title),
      make("p", { class: "quiet" }, words.consent.explain),
      this.#list,
      make("div", { class: "button-row dialog-end" }, cancel, this.#confirm),
    );
    form.noValidate = true;
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#agree();
    };
    this.#dialog.append(form);
    this.#dialog.onclose = () => {
      if (this.#wanted) this.send({ kind: "refuse-consent" });
    };
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    this.#wanted = state.consent !== null && state.cover === null;
    if (!this.#wanted && this.#dialog.open) this.#dialog.close();
    if (!this.#wanted) return;
    if (!this.#dialog.open) {
      this.#voices = humanSeats(state).map((seat) => voice(state, seat));
      this.#list.replaceChildren(...this.#voices.map((one) => this.#row(state, one)));
      this.#count();
      this.openDialog(this.#dialog);
    }
    for (const { seat, pin } of this.#voices)
      if (state.consent?.wrong.includes(seat)) pin?.complain(words.pin.wrong);
  }

  #agree() {
    /** @type {string[]} */
    const pins = [];
    for (const { seat, pin } of this.#voices) pins[seat] = pin?.take() ?? "";
    this.send({ kind: "consent", pins });
  }

  #count() {
    this.#confirm.disabled = this.#voices.some(({ tick }) => !tick.checked);
  }

  /**
   * @param {State} state
   * @param {Voice} voice
   */
  #row({ info }, { seat, tick, pin }) {
    const { name = "", colour = "" } = info?.seats[seat] ?? {};
    tick.onchange = () => this.#count();
    const disc = make("span", { class: "disc", "data-colour": colour, "aria-hidden": "true" });
    return make(
      "div",
      { class: "consent-seat" },
      make("label", { class: "tick" }, tick, make("span", {}, disc, words.consent.agrees(name))),
      pin?.element ?? null,
    );
  }
}

/**
 * @param {State} state
 * @param {number} seat
 * @returns {Voice}
 */
function voice({ info, pins }, seat) {
  const pin = pins[seat] == null ? null : new PinField();
  pin?.name(words.pin.label(info?.seats[seat]?.name ?? ""));
  return { seat, tick: make("input", { type: "checkbox" }), pin };
}
