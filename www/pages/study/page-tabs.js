// One of several panels at a time.

import { make } from "../../elements/controls/markup.js";

export class PageTabs {
  element;
  /** @type {HTMLButtonElement[]} */
  #tabs;
  /** @type {HTMLElement[]} */
  #panels;

  /**
   * @param {string} label
   * @param {string} prefix  of the elements' ids
   * @param {{name: string, parts: HTMLElement[]}[]} panels
   */
  constructor(label, prefix, panels) {
    this.#tabs = panels.map(({ name }, at) =>
      make(
        "button",
        {
          type: "button",
          role: "tab",
          id: `${prefix}-tab-${at}`,
          "aria-controls": `${prefix}-panel-${at}`,
          onclick: () => this.open(at),
        },
        name,
      ),
    );
    this.#panels = panels.map(({ parts }, at) =>
      make(
        "div",
        {
          class: "panel",
          role: "tabpanel",
          id: `${prefix}-panel-${at}`,
          "aria-labelledby": `${prefix}-tab-${at}`,
        },
        ...parts,
      ),
    );
    const list = make(
      "div",
      { class: "tabs", role: "tablist", "aria-label": label },
      ...this.#tabs,
    );
    list.onkeydown = (event) => this.#step(event);
    this.element = make("div", { class: "page-tabs" }, list, ...this.#panels);
    this.open(0);
  }

  /** @param {number} chosen */
  open(chosen) {
    this.#tabs.forEach((tab, at) => {
      tab.setAttribute("aria-selected", String(at === chosen));
      tab.tabIndex = at === chosen ? 0 : -1;
    });
    this.#panels.forEach((panel, at) => {
      panel.hidden = at !== chosen;
    });
  }

  /**
   * Arrow keys lead from tab to tab, as screen readers promise.
   * @param {KeyboardEvent} event
   */
  #step(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const at = this.#tabs.findIndex((tab) => tab === event.target);
    if (step === undefined || at < 0) return;
    const next = (at + step + this.#tabs.length) % this.#tabs.length;
    event.preventDefault();
    this.open(next);
    this.#tabs[next]?.focus();
  }
}
