// A choice between a few things that all stay in sight: radio buttons that look like one bar.

import { html, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { make } from "./markup.js";

/**
 * @param {{
 *   name: string,
 *   labels: string[],
 *   chosen: number,
 *   choose: (index: number) => void,
 *   hidden?: boolean,
 * }} choice  its name is for screen readers
 */
export function segments({ hidden = false, ...choice }) {
  return html`<div class="segments" role="radiogroup" aria-label=${choice.name} ?hidden=${hidden}>
    ${segmentLabels(choice)}
  </div>`;
}

/** @param {{name: string, labels: string[], chosen: number, choose: (index: number) => void}} choice */
function segmentLabels({ name, labels, chosen, choose }) {
  return labels.map(
    (label, index) =>
      html`<label
        ><input
          type="radio"
          name=${name}
          .checked=${live(index === chosen)}
          @change=${() => choose(index)}
        />${label}</label
      >`,
  );
}

/** The same as an element. */
export class Segments {
  element;
  #name;
  #choose;

  /**
   * @param {string} name  of the group, for screen readers
   * @param {(index: number) => void} choose
   */
  constructor(name, choose) {
    this.element = make("div", { class: "segments", role: "radiogroup", "aria-label": name });
    this.#name = name;
    this.#choose = choose;
  }

  /**
   * @param {string[]} labels
   * @param {number} chosen
   */
  show(labels, chosen) {
    const choice = { name: this.#name, labels, chosen, choose: this.#choose };
    render(segmentLabels(choice), this.element);
  }
}
