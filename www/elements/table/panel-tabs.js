import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { styleSheet } from "../controls/style-sheet.js";
import { tabPanels } from "../controls/tabs.js";
import "./move-list.js";
import "./piece-legend.js";
import "./share-panel.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Tab} Tab */

/** @type {Tab[]} */
const TABS = ["moves", "pieces", "share", "review"];

export class PanelTabs extends Part {
  /** Few games are reviewed, so that its panel is loaded on request. @type {"none" | "coming" | "here" | "failed"} */
  #review = "none";

  /** @override @param {State} state */
  template(state) {
    const reviewable = state.view?.reviewable === true;
    if (reviewable && state.tab === "review" && this.#review === "none") void this.#loadReview();
    const review = { name: words.review.title, content: this.#reviewPanel(state) };
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
        ...(reviewable ? [review] : []),
      ],
      chosen: TABS.indexOf(state.tab),
      open: (at) => this.send({ kind: "tab", tab: TABS[at] ?? "moves" }),
    });
  }

  /** @param {State} state */
  #reviewPanel(state) {
    if (this.#review === "here") return html`<review-panel .state=${state}></review-panel>`;
    return html`<p class="quiet" role="status">
      ${this.#review === "failed" ? words.pages.failedHint : words.loading}
    </p>`;
  }

  async #loadReview() {
    this.#review = "coming";
    try {
      await Promise.all([import("./review-panel.js"), styleSheet("styles/table/review.css")]);
      this.#review = "here";
    } catch {
      // Without network, and not cached yet.
      this.#review = "failed";
    }
    this.update();
  }
}

customElements.define("panel-tabs", PanelTabs);
