// Buttons as templates.

import { html } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { iconTemplate } from "./icons.js";

/** @typedef {import("./icons.js").IconName} IconName */

/**
 * @typedef {object} Look
 * @property {string | undefined} [name]   its class
 * @property {string | undefined} [label]  for screen readers, where the content says less
 * @property {string} [title]
 * @property {boolean | undefined} [hidden]
 * @property {boolean | undefined} [disabled]
 * @property {boolean} [pressed]
 */

/**
 * @param {unknown} content
 * @param {() => void} press
 * @param {Look} [look]
 */
export function buttonTemplate(content, press, look = {}) {
  // No space around the content: it would be part of the button's text.
  // prettier-ignore
  return html`<button
    type="button"
    class=${ifDefined(look.name)}
    title=${ifDefined(look.title)}
    aria-label=${ifDefined(look.label)}
    aria-pressed=${ifDefined(look.pressed)}
    ?hidden=${look.hidden}
    ?disabled=${look.disabled}
    @click=${press}
  >${content}</button>`;
}

/**
 * A button that shows a sign alone.
 * @param {IconName} sign
 * @param {string} label
 * @param {() => void} press
 * @param {Look} [look]
 */
export function iconButton(sign, label, press, look = {}) {
  return buttonTemplate(iconTemplate(sign), press, { title: label, label, ...look });
}
