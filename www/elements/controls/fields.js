import { html } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { live } from "lit-html/directives/live.js";

/**
 * @param {unknown} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} choose
 * @param {boolean} [hidden]
 */
export function tickTemplate(label, checked, choose, hidden = false) {
  const change = (/** @type {Event} */ { target }) =>
    choose(/** @type {HTMLInputElement} */ (target).checked);
  return html`<label class="tick" ?hidden=${hidden}
    ><input type="checkbox" .checked=${live(checked)} @change=${change} />${label}</label
  >`;
}

/**
 * @typedef {{value: string, label: string, disabled?: boolean}} Option
 *
 * @typedef {object} Options
 * @property {string} [label]  for screen readers
 * @property {Option[]} options
 * @property {{label: string, options: Option[]}[]} [groups]  below the options
 * @property {string} chosen
 * @property {(value: string) => void} choose
 * @property {boolean} [disabled]
 */

/** @param {Options} select */
export function selectTemplate({ label, options, groups = [], chosen, choose, disabled: none }) {
  const option = (/** @type {Option} */ { value, label: text, disabled }) =>
    html`<option value=${value} ?disabled=${disabled} .selected=${live(value === chosen)}>
      ${text}
    </option>`;
  return html`<select
    class="choice"
    aria-label=${ifDefined(label)}
    ?disabled=${none}
    @change=${valueTo(choose)}
  >
    ${options.map(option)}
    ${groups.map((group) => html`<optgroup label=${group.label}>${group.options.map(option)}</optgroup>`)}
  </select>`;
}

/** @param {(value: string) => void} use */
export function valueTo(use) {
  return (/** @type {{target: {value: string}}} */ { target }) => use(target.value);
}

/** @param {(file: File) => void} open */
export function fileTo(open) {
  return (/** @type {{target: HTMLInputElement}} */ { target }) => {
    const [file] = target.files ?? [];
    if (file !== undefined) open(file);
    // Otherwise the same file couldn't be chosen again after a correction.
    target.value = "";
  };
}

/** For forms that are never sent. @param {() => void} act */
export function submitted(act) {
  return (/** @type {Event} */ event) => {
    event.preventDefault();
    act();
  };
}
