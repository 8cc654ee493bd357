// What the templates of several pages share.

import { html } from "lit-html";
import { buttonTemplate } from "../elements/controls/buttons.js";
import { iconTemplate } from "../elements/controls/icons.js";

/** @typedef {import("../elements/controls/icons.js").IconName} IconName */

/**
 * @typedef {object} ButtonLook
 * @property {string} [look]      its classes
 * @property {IconName} [icon]    before its words
 * @property {string} [name]      for screen readers, in place of its words
 * @property {boolean} [hidden]
 * @property {boolean} [disabled]
 */

/**
 * @param {string} label
 * @param {() => void} press
 * @param {ButtonLook} [how]
 */
export function button(label, press, { look, icon, name, hidden, disabled } = {}) {
  const content = icon === undefined ? label : html`${iconTemplate(icon)}${label}`;
  return buttonTemplate(content, press, { name: look, label: name, hidden, disabled });
}

/**
 * Tells what a field or a choice holds.
 * @param {(value: string) => void} use
 */
export function valueTo(use) {
  return (/** @type {{target: {value: string}}} */ { target }) => use(target.value);
}

/**
 * Tells the file that was chosen.
 * @param {(file: File) => void} open
 */
export function fileTo(open) {
  return (/** @type {{target: HTMLInputElement}} */ { target }) => {
    const [file] = target.files ?? [];
    if (file !== undefined) open(file);
    // Otherwise the same file couldn't be chosen again after a correction.
    target.value = "";
  };
}

/**
 * Draws. A focus that is lost with its element of a list goes to the list's first button, or to the first one beside it.
 * @param {HTMLElement} page
 * @param {string} lists  a selector
 * @param {() => void} draw
 */
export function keepingFocus(page, lists, draw) {
  const list = [...page.querySelectorAll(lists)].find((each) =>
    each.contains(document.activeElement),
  );
  draw();
  if (list === undefined || list.contains(document.activeElement)) return;
  (list.querySelector("button") ?? list.parentElement?.querySelector("button"))?.focus();
}
