import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { inTime } from "../../platform/in-time.js";
import { lateModule } from "../../platform/late-module.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { styleSheet } from "../controls/style-sheet.js";
import { tabPanels } from "../controls/tabs.js";
import "./move-list.js";
import "./piece-legend.js";

/** @import { State, Tab } from "../../state/page-state.js" */
/** @import { TemplateResult } from "lit-html" */

/** @type {Tab[]} */
const TABS = ["moves", "pieces", "share", "review"];

/** Panels that few players open, so that they are loaded on request. */
const LATER = {
  share: () => Promise.all([import("./share-panel.js"), styleSheet("styles/table/share.css")]),
  review: () => Promise.all([import("./review-panel.js"), styleSheet("styles/table/review.css")]),
};

export class PanelTabs extends Part {
  /** @type {Record<keyof typeof LATER, "none" | "coming" | "here" | "failed">} */
  #later = { share: "none", review: "none" };

  /** @override @param {State} state */
  template(state) {
    const { tab } = state;
    const reviewable = state.view?.reviewable === true;
    if (tab === "share" || (tab === "review" && reviewable)) this.#want(tab);
    const share = html`<share-panel .state=${state}></share-panel>`;
    const review = html`<review-panel .state=${state}></review-panel>`;
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
        { name: words.share.title, content: this.#panel("share", share) },
        ...(reviewable
          ? [{ name: words.review.title, content: this.#panel("review", review) }]
          : []),
      ],
      chosen: TABS.indexOf(tab),
      open: (at) => this.send({ kind: "tab", tab: TABS[at] ?? "moves" }),
    });
  }

  /** @param {keyof typeof LATER} name @param {TemplateResult} panel */
  #panel(name, panel) {
    if (this.#later[name] === "here") return panel;
    if (this.#later[name] !== "failed")
      return html`<p class="quiet" role="status">${words.loading}</p>`;
    return html`<p role="alert">${words.pages.failedHint}</p>
      ${button(words.pages.again, () => void this.#load(name))}`;
  }

  /** @param {keyof typeof LATER} name */
  #want(name) {
    if (this.#later[name] === "none") void this.#load(name);
  }

  /** @param {keyof typeof LATER} name */
  async #load(name) {
    this.#later[name] = "coming";
    this.update();
    try {
      await inTime(lateModule(/** @type {() => Promise<unknown>} */ (LATER[name])));
      this.#later[name] = "here";
    } catch {
      // Without network, and not cached yet.
      this.#later[name] = "failed";
    }
    this.update();
  }
}

customElements.define("panel-tabs", PanelTabs);
