import { html, nothing } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { iconTemplate } from "./icons.js";

/** @import { IconName } from "./icons.js" */

/**
 * @typedef {object} Look
 * @property {string | undefined} [look]   its classes
 * @property {IconName} [icon]             before its words
 * @property {string | undefined} [label]  for screen readers, if the content isn't enough
 * @property {string} [title]
 * @property {boolean | undefined} [hidden]
 * @property {boolean | undefined} [disabled]
 * @property {boolean} [spent]     does nothing now, but keeps the focus
 * @property {boolean} [pressed]
 * @property {boolean} [expanded]
 * @property {string} [shortcuts]  its keys
 * @property {string} [value]      what it stands for
 */

/** @param {unknown} words @param {() => void} press @param {Look} [look] */
export function button(words, press, { icon, ...look } = {}) {
  const content = icon === undefined ? words : html`${iconTemplate(icon)}${words}`;
  // Spaces around the content would be part of the button's text.
  // prettier-ignore
  return html`<button
    type="button"
    class=${ifDefined(look.look)}
    title=${ifDefined(look.title)}
    aria-label=${ifDefined(look.label)}
    aria-pressed=${ifDefined(look.pressed)}
    aria-expanded=${ifDefined(look.expanded)}
    aria-keyshortcuts=${ifDefined(look.shortcuts)}
    value=${ifDefined(look.value)}
    ?hidden=${look.hidden}
    aria-disabled=${ifDefined(look.spent)}
    ?disabled=${look.disabled}
    @click=${look.spent ? nothing : press}
  >${content}</button>`;
}

/** @param {IconName} sign @param {string} label @param {() => void} press @param {Look} [look] */
export function iconButton(sign, label, press, look = {}) {
  return button(iconTemplate(sign), press, { title: label, label, ...look });
}
