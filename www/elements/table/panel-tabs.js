// Moves, pieces, sharing: one of three panels at a time.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { stepTo } from "../controls/tabs.js";
import "./move-list.js";
import "./piece-legend.js";
import "./share-panel.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Tab} Tab */

const TITLES = { moves: words.moves.title, pieces: words.legend.title, share: words.share.title };
const TABS = /** @type {Tab[]} */ (Object.keys(TITLES));

export class PanelTabs extends Part {
  /** @override @param {State} state */
  template(state) {
    const panel = (/** @type {Tab} */ tab, /** @type {unknown} */ content) =>
      html`<div
        class="panel"
        role="tabpanel"
        id="panel-${tab}"
        aria-labelledby="tab-${tab}"
        ?hidden=${tab !== state.tab}
      >
        ${content}
      </div>`;
    return html`
      <div
        class="tabs"
        role="tablist"
        @keydown=${stepTo((at) => this.send({ kind: "tab", tab: TABS[at] ?? "moves" }))}
      >
        ${TABS.map((tab) => this.#tab(tab, tab === state.tab))}
      </div>
      ${panel(
        "moves",
        html`<move-list .state=${state}></move-list><move-entry .state=${state}></move-entry>`,
      )}
      ${panel("pieces", html`<piece-legend .state=${state}></piece-legend>`)}
      ${panel("share", html`<share-panel .state=${state}></share-panel>`)}
    `;
  }

  /**
   * @param {Tab} tab
   * @param {boolean} chosen
   */
  #tab(tab, chosen) {
    return html`<button
      type="button"
      role="tab"
      id="tab-${tab}"
      aria-controls="panel-${tab}"
      aria-selected=${chosen}
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.send({ kind: "tab", tab })}
    >
      ${TITLES[tab]}
    </button>`;
  }
}

customElements.define("panel-tabs", PanelTabs);
