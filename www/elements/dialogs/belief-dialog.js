// What a computer seat believed about the secrets of the others, after the game.

import { beliefSeries } from "../../state/belief-series.js";
import { words } from "../../i18n/strings.js";
import { beliefPlot } from "../table/belief-plot.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Insight} Insight */

/** The dialog's own edges, in CSS pixels. */
const EDGES = 64;
const WIDEST = 600;

export class BeliefDialog extends Part {
  /** @type {Insight | null} */
  #drawn = null;
  #title = make("h2", { id: "belief-title" });
  #plots = make("div", { class: "belief-plots" });
  #dialog = make("dialog", { class: "belief-dialog", "aria-labelledby": "belief-title" });

  /** @override */
  build() {
    const close = make("button", { type: "button" }, words.beliefs.close);
    close.onclick = () => this.#dialog.close();
    const end = make("div", { class: "button-row dialog-end" }, close);
    this.#dialog.append(this.#title, this.#plots, end);
    this.#dialog.onclose = () => this.send({ kind: "close-insight" });
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show({ info, view, insight }) {
    if (insight === null && this.#dialog.open) this.#dialog.close();
    if (insight === null || info === null || view === null) this.#drawn = null;
    else if (insight !== this.#drawn) {
      this.#drawn = insight;
      setText(this.#title, words.beliefs.title(info.seats[insight.seat]?.name ?? ""));
      const width = Math.min(WIDEST, innerWidth - EDGES);
      const plots = beliefSeries(insight).map((series) => beliefPlot(series, info, view, width));
      const none = make("p", { class: "quiet" }, words.beliefs.none);
      this.#plots.replaceChildren(...(plots.length > 0 ? plots : [none]));
      this.#dialog.showModal();
    }
  }
}

customElements.define("belief-dialog", BeliefDialog);
