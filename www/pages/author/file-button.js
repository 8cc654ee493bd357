import { html } from "lit-html";
import { fileTo } from "../../elements/controls/fields.js";

/**
 * @param {string} label
 * @param {(file: File) => void} open
 */
export function fileButton(label, open) {
  const press = (/** @type {Event} */ { currentTarget }) =>
    /** @type {any} */ (currentTarget).nextElementSibling.click();
  return html`<span class="author-opener"
    ><button type="button" @click=${press}>${label}</button
    ><input type="file" hidden aria-label=${label} @change=${fileTo(open)}
  /></span>`;
}
