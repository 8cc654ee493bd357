// A player's pieces in hand, with their counts. Those that can be dropped now are buttons: press one, then an empty
// square.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { soleActions } from "../../state/sole-actions.js";
import { droppable } from "../../state/drops.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";

/** @import { State } from "../../state/page-state.js" */

export class ReserveTray extends Part {
  seat = 0;

  /** @override */
  build() {
    this.setAttribute("role", "group");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view } = state;
    const { order } = state.selection;
    if (info === null || view === null) return null;
    this.setAttribute("aria-label", words.reserve.title(info.seats[this.seat]?.name ?? ""));
    const counts = view.reserves[this.seat] ?? [];
    const held = counts.flatMap((count, kind) => (count > 0 ? { kind, count } : []));
    this.toggleAttribute("hidden", held.length === 0);
    const may = droppable(state, this.seat);
    const sole = soleActions(state).includes("drop");
    const dropping = order?.kind === "drop" && view.turn === this.seat ? order.piece : null;
    return html`${repeat(
      held,
      ({ kind }) => kind,
      ({ kind, count }) => {
        const pressed = kind === dropping;
        const say = may.has(kind) ? words.reserve.drop : words.reserve.held;
        const label = say(info.kinds[kind]?.name ?? "", count);
        const content = html`${pieceTemplate(info, kind, this.seat, state.settings.pieceSet)}${
          count > 1 ? html`<span class="count" aria-hidden="true">×${count}</span>` : nothing
        }`;
        const order = pressed ? null : { kind: /** @type {const} */ ("drop"), piece: kind };
        const press = () => this.send({ kind: "select", selection: { order } });
        const look = { label, title: label, pressed, disabled: !may.has(kind) };
        return button(content, press, {
          look: sole && may.has(kind) ? "reserved primary" : "reserved",
          ...look,
        });
      },
    )}`;
  }
}

customElements.define("reserve-tray", ReserveTray);
