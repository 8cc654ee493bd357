// A choice between a few visible values: radio buttons in the form of a bar.

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

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
      html`<label class=${index === chosen ? "chosen" : ""}
        ><input
          type="radio"
          name=${name}
          .checked=${live(index === chosen)}
          @change=${() => choose(index)}
        />${label}</label
      >`,
  );
}
