// Shows after the game what a computer player believed about the others' secrets.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { beliefSeries } from "../../state/belief-series.js";
import { words } from "../../i18n/strings.js";
import { beliefPlot } from "../table/belief-plot.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { State } from "../../state/page-state.js" */

const EDGES = 64;
const WIDEST = 600;

export class BeliefDialog extends DialogPart {
  /** @override @param {State} state */
  template({ info, view, insight, settings }) {
    if (insight === null || info === null || view === null) return null;
    const plots = () => {
      const width = Math.min(WIDEST, innerWidth - EDGES);
      const series = beliefSeries(insight);
      if (series.length === 0) return html`<p class="quiet">${words.beliefs.none}</p>`;
      return series.map((one) => beliefPlot(one, info, view, width, settings.notation));
    };
    return html`<dialog
      class="belief-dialog"
      aria-labelledby="belief-title"
      @close=${() => this.send({ kind: "close-insight" })}
    >
      <h2 id="belief-title">${words.beliefs.title(info.seats[insight.seat]?.name ?? "")}</h2>
      <div class="belief-plots">${guard([insight], plots)}</div>
      ${this.end(words.beliefs.close)}
    </dialog>`;
  }
}

customElements.define("belief-dialog", BeliefDialog);
