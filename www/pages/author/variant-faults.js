import { html } from "lit-html";
import { button } from "../../elements/controls/buttons.js";
import { words } from "./author-words.js";

/** @import { Verdict } from "./author.js" */

/** @param {Verdict} verdict @param {(line: number) => void} goTo */
export function variantFaults({ text, tone, faults }, goTo) {
  return html`<div>
    <p class="author-verdict" id="author-verdict" role="status" data-tone=${tone}>${text}</p>
    <ol class="author-faults">
      ${faults.map((fault) => html`<li>${button(words.fault(fault), () => goTo(fault.line))}</li>`)}
    </ol>
  </div>`;
}
