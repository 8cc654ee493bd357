// One of several panels at a time.

import { html } from "lit-html";
import { stepTo } from "../../elements/controls/tabs.js";

/** @typedef {{name: string, content: import("lit-html").TemplateResult}} Panel */

/**
 * @param {string} label
 * @param {string} prefix  of the elements' ids
 * @param {Panel[]} panels
 * @param {number} chosen
 * @param {(at: number) => void} open
 */
export function pageTabs(label, prefix, panels, chosen, open) {
  return html`<div class="page-tabs">
    <div class="tabs" role="tablist" aria-label=${label} @keydown=${stepTo(open)}>
      ${panels.map(
        ({ name }, at) =>
          html`<button
            type="button"
            role="tab"
            id="${prefix}-tab-${at}"
            aria-controls="${prefix}-panel-${at}"
            aria-selected=${at === chosen}
            tabindex=${at === chosen ? 0 : -1}
            @click=${() => open(at)}
          >
            ${name}
          </button>`,
      )}
    </div>
    ${panels.map(
      ({ content }, at) =>
        html`<div
          class="panel"
          role="tabpanel"
          id="${prefix}-panel-${at}"
          aria-labelledby="${prefix}-tab-${at}"
          ?hidden=${at !== chosen}
        >
          ${content}
        </div>`,
    )}
  </div>`;
}
