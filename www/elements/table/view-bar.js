import { html } from "lit-html";
import { hasSeveralSeats, isFlatForTwo } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { arrangementChoice, spreadSlider } from "../controls/arrangement.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { Settings } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */

export class ViewBar extends Part {
  seated = true;

  /** @override */
  build() {
    this.setAttribute("role", "toolbar");
    this.setAttribute("aria-label", words.boardView.title);
  }

  /** @override @param {State} state */
  template({ info, settings, around }) {
    if (info === null) return null;
    const { arrangement, faded, follows } = settings;
    const levels = info.board.shape === "levels";
    const several = hasSeveralSeats(info);
    this.toggleAttribute("hidden", isFlatForTwo(info));
    const tower = levels && arrangement === "stacked";
    const say = words.boardView;
    const change = (/** @type {Partial<Settings>} */ news) =>
      this.send({ kind: "settings", change: news });
    return html`
      ${arrangementChoice(info, settings, change)}
      ${button(say.left, () => this.send({ kind: "turn", quarters: -1 }), {
        icon: "turnLeft",
        title: say.leftHint,
        label: say.leftHint,
      })}
      ${button(say.right, () => this.send({ kind: "turn", quarters: 1 }), {
        icon: "turnRight",
        title: say.rightHint,
        label: say.rightHint,
      })}
      ${spreadSlider(info, settings, change)}
      ${button(say.faded, () => change({ faded: !faded }), {
        icon: "fade",
        title: say.fadedHint,
        pressed: faded,
        hidden: !tower,
      })}
      ${button(say.follows, () => change({ follows: !follows }), {
        icon: "follow",
        title: say.followsHint,
        pressed: follows,
      })}
      ${button(say.around, () => this.send({ kind: "around", around: !around }), {
        icon: "around",
        title: say.aroundHint,
        pressed: around,
        hidden: !several || !this.seated,
      })}
    `;
  }
}

customElements.define("view-bar", ViewBar);
