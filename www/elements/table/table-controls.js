import { html } from "lit-html";
import { isBrowsing } from "../../state/browsing.js";
import {
  humanToAct,
  isStopped,
  leavingSeat,
  plyOfNextHumanTurn,
  resigningSeat,
} from "../../state/players.js";
import { offeringSeat } from "../../state/draw-offers.js";
import { switchSound } from "../../state/settings.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { iconTemplate } from "../controls/icons.js";
import { Part } from "../controls/part.js";
import { CONTROL_KEYS } from "./table-keys.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Seat } from "../../engine/protocol.js" */
/** @import { IconName } from "../controls/icons.js" */
/** @import { Look } from "../controls/buttons.js" */

/** On a phone a bar below the board, with a menu of what is used less often. */
export class TableControls extends Part {
  /** @override */
  build() {
    this.setAttribute("role", "toolbar");
    this.setAttribute("aria-label", words.controls.title);
  }

  /** @override @param {State} state */
  template(state) {
    const { clock, info, view, elsewhere } = state;
    const say = words.controls;
    const fixed = elsewhere || isBrowsing(state);
    const mayUndo = !fixed && (isStopped(view) || plyOfNextHumanTurn(state, -1) !== null);
    const mayRedo = !fixed && plyOfNextHumanTurn(state, 1) !== null;
    const mayAsk = humanToAct(state) && state.search === null;
    // Four players rotate the board by buttons beside it.
    const flip = { hidden: info !== null && hasSeveralSeats(info) };
    const timed = clock !== null && view !== null && view.outcome === null;
    this.classList.toggle("timed", timed);
    const resigning = resigningSeat(state) ?? leavingSeat(state);
    const end = /** @type {const} */ ({ kind: "dialog", dialog: "resign" });
    return html`
      ${this.#button("undo", say.undo, { kind: "undo" }, { disabled: !mayUndo })}
      ${this.#button("redo", say.redo, { kind: "redo" }, { disabled: !mayRedo })}
      ${this.#button("hint", say.hint, { kind: "hint" }, { disabled: !mayAsk })}
      ${this.#button("flip", say.flip, { kind: "turn", quarters: 2 }, flip)}
      <div class="more-items" id="more-items" popover @click=${closeMenu}>
        ${this.#clocks(timed, clock?.stopped === true, elsewhere)}
        ${this.#draw(offeringSeat(state))}
        ${this.#button("resign", say.resign, end, { disabled: resigning === null })}
        ${this.#sound(state.settings)}
        ${this.#button("fresh", say.newGame, { kind: "dialog", dialog: "new-game" })}
        ${button(
          html`${iconTemplate("share")}<span>${words.share.title}…</span>`,
          () => this.#share(),
          { look: "share-opener" },
        )}
      </div>
      <button type="button" class="more-opener" popovertarget="more-items">
        ${iconTemplate("more")}<span>${say.more}</span>
      </button>
    `;
  }

  /** @param {Seat | null} seat */
  #draw(seat) {
    const { draw, offerDraw: label } = words.controls;
    const look = { disabled: seat === null, label, title: label };
    return this.#button("draw", draw, { kind: "offer-draw", seat: seat ?? 0 }, look);
  }

  /** @param {Settings} settings */
  #sound(settings) {
    const { name, turnOn, turnOff } = words.settings.menu.volume;
    const isOn = settings.volume > 0;
    const label = isOn ? turnOff : turnOn;
    const change = switchSound(settings);
    const look = { label, title: label };
    return this.#button(isOn ? "sound" : "mute", name, { kind: "settings", change }, look);
  }

  /** The panel is further down the page on a phone. */
  #share() {
    this.send({ kind: "tab", tab: "share" });
    document.querySelector("panel-tabs")?.scrollIntoView({ block: "start" });
  }

  /** @param {boolean} timed @param {boolean} stopped @param {boolean} disabled */
  #clocks(timed, stopped, disabled) {
    const label = stopped ? words.clocks.start : words.clocks.stop;
    const kind = stopped ? "start-clocks" : "stop-clocks";
    const name = stopped ? "startClocks" : "stopClocks";
    const look = { hidden: !timed, disabled, label, title: label };
    return this.#button(name, words.clocks.title, { kind }, look);
  }

  /**
   * @param {IconName} sign
   * @param {string} text
   * @param {PlayerAction} action
   * @param {Look} [look]
   */
  #button(sign, text, action, look) {
    const content = html`${iconTemplate(sign)}<span>${text}</span>`;
    /** @type {Partial<Record<string, string>>} */
    const { [sign]: shortcuts } = CONTROL_KEYS;
    return button(content, () => this.send(action), { ...look, ...(shortcuts && { shortcuts }) });
  }
}

/** @param {Event} event */
function closeMenu({ currentTarget }) {
  const menu = /** @type {HTMLElement} */ (currentTarget);
  if (menu.matches(":popover-open")) menu.hidePopover();
}

customElements.define("table-controls", TableControls);
