// A picture of one path; decorative, so hidden from screen readers.

import { html } from "lit-html";

/**
 * @param {string} path
 * @param {number} size  side of its square
 * @param {string} name  its class
 */
export function drawing(path, size, name) {
  return html`<svg viewBox="0 0 ${size} ${size}" class=${name} aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
