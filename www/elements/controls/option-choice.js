import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { drawnNumber } from "../../state/numbered-options.js";
import { words } from "../../i18n/strings.js";
import { button } from "./buttons.js";
import { selectTemplate } from "./fields.js";
import { segments } from "./segments.js";

/** @import { GameInfo, OptionInfo } from "../../engine/protocol.js" */

/** Longer rows of segments don't fit on a phone. */
const MOST_LETTERS = 26;

export class OptionChoice {
  #offered;
  /** @type {Record<string, string>} */
  chosen;
  #onChange;

  /** @param {GameInfo} info @param {() => void} onChange */
  constructor({ options, chosen }, onChange) {
    this.#offered = options;
    this.#onChange = onChange;
    this.chosen = Object.fromEntries(
      options.map(({ name, initial }) => [name, chosen[name] ?? initial]),
    );
  }

  /** @param {boolean} isTimed  in some games the clocks decide some options */
  template(isTimed) {
    const rows = this.#offered.map((option) =>
      isTimed && option.withClocks !== null
        ? decided(option, option.withClocks)
        : this.#row(option),
    );
    return html`<div class="dialog-options" ?hidden=${rows.length === 0}>${rows}</div>`;
  }

  /** @param {OptionInfo} option */
  #row({ name, about, values, numbers }) {
    const chosen = this.chosen[name] ?? "";
    const choose = (/** @type {string} */ value) => {
      this.chosen[name] = value;
      this.#onChange();
    };
    if (numbers !== null) return numberRow({ name: about, count: numbers, chosen, choose });
    const labels = values.map(({ label }) => label);
    if (labels.join("").length > MOST_LETTERS || labels.length > 3)
      return html`<label class="dialog-option"
        ><span>${about}</span>${selectTemplate({ options: values, chosen, choose })}</label
      >`;
    const bar = {
      name: about,
      labels,
      chosen: values.findIndex(({ value }) => value === chosen),
      choose: (/** @type {number} */ index) => choose(values[index]?.value ?? ""),
    };
    return html`<div class="dialog-option">
      <span aria-hidden="true">${about}</span>${segments(bar)}
    </div>`;
  }
}

/**
 * A number to enter or to draw.
 * @param {{name: string, count: number, chosen: string, choose: (value: string) => void}} row
 */
function numberRow({ name, count, chosen, choose }) {
  const enter = (/** @type {Event} */ { target }) => {
    const { value, validity } = /** @type {HTMLInputElement} */ (target);
    if (validity.valid) choose(String(Number(value)));
  };
  const draw = () => choose(drawnNumber(count));
  return html`<div class="dialog-option">
    <span aria-hidden="true">${name}</span>
    <span class="number-choice">
      <input
        type="number"
        class="choice"
        aria-label=${words.newGame.number(name, count - 1)}
        inputmode="numeric"
        min="0"
        max=${count - 1}
        step="1"
        required
        .value=${live(chosen)}
        @change=${enter}
      />
      ${button(words.newGame.randomNumber, draw)}
    </span>
  </div>`;
}

/** The value of an option that can't be chosen. @param {OptionInfo} option @param {string} value */
function decided({ about, values }, value) {
  const label = values.find((one) => one.value === value)?.label ?? value;
  return html`<p class="dialog-option decided">
    <span>${about}</span><span class="decided-value">${label}</span
    ><span class="quiet">${words.clocks.decided}</span>
  </p>`;
}
