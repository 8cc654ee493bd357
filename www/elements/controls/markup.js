// Elements in one expression instead of six statements.

import { html } from "lit-html";

/** @typedef {Node | string | null} Child */

/**
 * Keys with a dash, `class`, `role` and `for` are attributes, the others properties. Null children are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [properties]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (/-|^class$|^role$|^for$/.test(key)) element.setAttribute(key, String(value));
    else Object.assign(element, { [key]: value });
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * @param {string} label
 * @param {() => void} press
 */
export function button(label, press) {
  return make("button", { type: "button", onclick: press }, label);
}

/**
 * Sets a text only if it differs: a live region would say it again, a selection would be lost.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A picture of one path; decoration, so hidden from screen readers.
 * @param {string} path
 * @param {number} size  side of the square it lies in
 * @param {string} name  its class
 */
export function drawing(path, size, name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

/**
 * The same as a template.
 * @param {string} path
 * @param {number} size
 * @param {string} name
 */
export function drawingTemplate(path, size, name) {
  return html`<svg viewBox="0 0 ${size} ${size}" class=${name} aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
