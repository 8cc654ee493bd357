import { html } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";

/** @import { TemplateResult } from "lit-html" */

/** @typedef {{name: string, content: TemplateResult}} Panel */

/**
 * @param {object} row
 * @param {string} row.prefix  of the elements' ids
 * @param {string} [row.label]  for screen readers
 * @param {Panel[]} row.panels
 * @param {number} row.chosen
 * @param {(at: number) => void} row.open
 */
export function tabPanels({ prefix, label, panels, chosen, open }) {
  return html`<div
      class="tabs"
      role="tablist"
      aria-label=${ifDefined(label)}
      @keydown=${stepTo(open)}
    >
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
    )}`;
}

/**
 * Arrow keys move between tabs, as screen readers tell their users.
 * @param {(at: number) => void} open
 */
function stepTo(open) {
  return (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tabs = [...event.currentTarget.querySelectorAll("button")];
    const at = tabs.findIndex((tab) => tab === event.target);
    if (step === undefined || at < 0) return;
    const next = (at + step + tabs.length) % tabs.length;
    event.preventDefault();
    open(next);
    tabs[next]?.focus();
  };
}
