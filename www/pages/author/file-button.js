import { html } from "lit-html";

/** @param {string} label @param {(files: File[]) => void} open */
export function fileButton(label, open) {
  const press = (/** @type {Event} */ { currentTarget }) =>
    /** @type {any} */ (currentTarget).nextElementSibling.click();
  const choose = (/** @type {{target: HTMLInputElement}} */ { target }) => {
    const files = [...(target.files ?? [])];
    // Otherwise the same file couldn't be chosen again after a correction.
    target.value = "";
    if (files.length > 0) open(files);
  };
  return html`<span class="author-opener"
    ><button type="button" @click=${press}>${label}</button
    ><input type="file" multiple hidden aria-label=${label} @change=${choose}
  /></span>`;
}
