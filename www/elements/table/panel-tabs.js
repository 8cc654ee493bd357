// Moves, pieces, sharing: one of three panels at a time.

import { words } from "../../i18n/strings.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Tab} Tab */

const TITLES = { moves: words.moves.title, pieces: words.legend.title, share: words.share.title };
const TABS = /** @type {Tab[]} */ (Object.keys(TITLES));

export class PanelTabs extends Part {
  /** @type {Map<Tab, HTMLButtonElement>} */
  #tabs = new Map();
  /** @type {Map<Tab, HTMLElement>} */
  #panels = new Map();

  /**
   * @param {Tab} tab
   * @param {Part[]} parts
   */
  fill(tab, ...parts) {
    this.parts.push(...parts);
    const panel = make("div", {
      class: "panel",
      role: "tabpanel",
      id: `panel-${tab}`,
      "aria-labelledby": `tab-${tab}`,
    });
    panel.append(...parts);
    this.#panels.set(tab, panel);
  }

  /** @override */
  build() {
    const list = make("div", { class: "tabs", role: "tablist" });
    for (const tab of TABS) list.append(this.#tab(tab));
    list.onkeydown = (event) => this.#step(event);
    this.append(list, ...this.#panels.values());
  }

  /** @override @param {State} state */
  show(state) {
    for (const [tab, button] of this.#tabs) {
      const chosen = tab === state.tab;
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
      const panel = this.#panels.get(tab);
      if (panel !== undefined) setHidden(panel, !chosen);
    }
    super.show(state);
  }

  /** @param {Tab} tab */
  #tab(tab) {
    const button = make(
      "button",
      { type: "button", role: "tab", id: `tab-${tab}`, "aria-controls": `panel-${tab}` },
      TITLES[tab],
    );
    button.onclick = () => this.send({ kind: "tab", tab });
    this.#tabs.set(tab, button);
    return button;
  }

  /**
   * Arrow keys lead from tab to tab, as screen readers promise.
   * @param {KeyboardEvent} event
   */
  #step(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const at = TABS.findIndex((tab) => this.#tabs.get(tab) === event.target);
    const next = step === undefined ? undefined : TABS[(at + step + TABS.length) % TABS.length];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    this.send({ kind: "tab", tab: next });
    this.#tabs.get(next)?.focus();
  }
}

customElements.define("panel-tabs", PanelTabs);
