import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { tabPanels } from "../controls/tabs.js";
import "./move-list.js";
import "./piece-legend.js";
import "./share-panel.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Tab} Tab */

/** @type {Tab[]} */
const TABS = ["moves", "pieces", "share"];

export class PanelTabs extends Part {
  /** @override @param {State} state */
  template(state) {
    return tabPanels({
      prefix: "table",
      panels: [
        {
          name: words.moves.title,
          content: html`<move-list .state=${state}></move-list
            ><move-entry .state=${state}></move-entry>`,
        },
        {
          name: words.legend.title,
          content: html`<piece-legend .state=${state}></piece-legend>`,
        },
        { name: words.share.title, content: html`<share-panel .state=${state}></share-panel>` },
      ],
      chosen: TABS.indexOf(state.tab),
      open: (at) => this.send({ kind: "tab", tab: TABS[at] ?? "moves" }),
    });
  }
}

customElements.define("panel-tabs", PanelTabs);
