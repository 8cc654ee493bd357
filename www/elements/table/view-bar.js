// How the board is looked at: flat or as a tower, turned, and for whom.

import { html, noChange } from "lit-html";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { buttonTemplate, iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { segments } from "../controls/segments.js";

/** @typedef {import("../../state/settings.js").Settings} Settings */
/** @typedef {import("../../state/state.js").State} State */

/** @type {Settings["arrangement"][]} */
const ARRANGEMENTS = ["flat", "stacked"];

export class ViewBar extends Part {
  /** Players sit around the screen. */
  seated = true;

  /** @override */
  build() {
    this.setAttribute("role", "toolbar");
    this.setAttribute("aria-label", words.boardView.title);
  }

  /** @override @param {State} state */
  template({ info, settings, around }) {
    if (info === null) return null;
    const { arrangement, spread, faded, follows } = settings;
    const levels = info.board.shape === "levels";
    const several = hasSeveralSeats(info);
    this.toggleAttribute("hidden", !levels && !several);
    const tower = levels && arrangement === "stacked";
    const say = words.boardView;
    const change = (/** @type {Partial<Settings>} */ news) =>
      this.send({ kind: "settings", change: news });
    // A slider that is being drawn must not be set back by what it told a moment ago.
    const drawn = this.querySelector("[type=range]:focus") !== null;
    return html`
      ${segments({
        name: say.arrangement,
        labels: [say.flat, say.stacked],
        chosen: ARRANGEMENTS.indexOf(arrangement),
        choose: (index) => change({ arrangement: ARRANGEMENTS[index] ?? "flat" }),
        hidden: !levels,
      })}
      ${iconButton("turnLeft", say.left, () => this.send({ kind: "turn", quarters: -1 }))}
      ${iconButton("turnRight", say.right, () => this.send({ kind: "turn", quarters: 1 }))}
      <label class="view-spread" title=${say.spread} ?hidden=${!tower}
        ><span class="spoken">${say.spread}</span
        ><input
          type="range"
          min="0"
          max="100"
          step="5"
          .value=${drawn ? noChange : String(Math.round(spread * 100))}
          @input=${(/** @type {InputEvent} */ { target }) =>
            change({ spread: /** @type {HTMLInputElement} */ (target).valueAsNumber / 100 })}
      /></label>
      ${buttonTemplate(say.faded, () => change({ faded: !faded }), {
        title: say.fadedHint,
        pressed: faded,
        hidden: !tower,
      })}
      ${buttonTemplate(say.follows, () => change({ follows: !follows }), {
        title: say.followsHint,
        pressed: follows,
      })}
      ${buttonTemplate(say.around, () => this.send({ kind: "around", around: !around }), {
        title: say.aroundHint,
        pressed: around,
        hidden: !several || !this.seated,
      })}
    `;
  }
}

customElements.define("view-bar", ViewBar);
