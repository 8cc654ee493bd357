// A player's pieces in hand, with their counts. Those that can be dropped now are buttons: press one, then an empty
// square. With many types, each has its place.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { soleActions } from "../../state/sole-actions.js";
import { droppable, handOf, hasHands } from "../../state/drops.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { styleSheet } from "../controls/style-sheet.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { DROP_KEYS } from "./table-keys.js";

/** @import { PieceType } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */

export class ReserveTray extends Part {
  /** @type {PieceType[]} */
  #shown = [];

  get seat() {
    return Number(this.dataset["seat"] ?? 0);
  }

  set seat(seat) {
    this.dataset["seat"] = `${seat}`;
  }

  /** @override */
  build() {
    this.setAttribute("role", "group");
    void styleSheet("styles/table/hands.css");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view } = state;
    if (info === null || view === null) return null;
    this.setAttribute("aria-label", words.reserve.title(info.seats[this.seat]?.name ?? ""));
    const places = handOf(state, this.seat).map((one, at) => ({ ...one, key: DROP_KEYS[at] }));
    const all = hasHands(info);
    const shown = all ? places : places.filter(({ count }) => count > 0);
    this.#shown = shown.map(({ kind }) => kind);
    this.toggleAttribute("hidden", shown.length === 0);
    this.style.setProperty("--types", `${shown.length}`);
    const may = droppable(state, this.seat);
    const sole = soleActions(state).includes("drop");
    return html`${repeat(
      shown,
      ({ kind }) => kind,
      ({ kind, count, key }) => {
        const figure = pieceTemplate(info, kind, this.seat, state.settings.pieceSet);
        if (count === 0) return html`<span class="reserved empty">${figure}</span>`;
        const number = html`<span class="count" aria-hidden="true"
          >${all ? "" : "×"}${count}</span
        >`;
        const pressed = kind === this.#dropped(state);
        const say = may.has(kind) ? words.reserve.drop : words.reserve.held;
        const label = say(info.kinds[kind]?.name ?? "", count);
        const order = pressed ? null : { kind: /** @type {const} */ ("drop"), piece: kind };
        const press = () => this.send({ kind: "select", selection: { order } });
        return button(html`${figure}${count > 1 ? number : nothing}`, press, {
          look: sole && may.has(kind) ? "reserved primary" : "reserved",
          ...{ label, title: label, pressed, disabled: !may.has(kind) },
          ...(all && key !== undefined && may.has(kind) && { shortcuts: key }),
        });
      },
    )}`;
  }

  /** The type on a button. @param {Element} button @returns {PieceType | null} */
  kindOf(button) {
    return this.#shown[[...this.children].indexOf(button)] ?? null;
  }

  /** The type that its player is about to drop. @param {State} state @returns {PieceType | null} */
  #dropped(state) {
    const { order } = state.selection;
    const own = droppable(state, this.seat).size > 0;
    return order?.kind === "drop" && own ? order.piece : null;
  }
}

customElements.define("reserve-tray", ReserveTray);
