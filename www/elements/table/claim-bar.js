// What the turn demands besides a move: a checkmate to be claimed, by one of those who deliver it, or a pass.

import { demandedClaims, demandedPass } from "../../state/claims.js";
import { delivererWords, gainWords, meaningWords } from "../../i18n/choice-words.js";
import { isInCheck, livingSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";

/** @typedef {import("../../state/claims.js").Demand} Demand */
/** @typedef {import("../../engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */

export class ClaimBar extends Part {
  /** @type {View | null} */
  #drawn = null;
  #asked = false;

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.calls.title);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view } = state;
    const demands = demandedClaims(state);
    const pass = demandedPass(state);
    setHidden(this, info === null || view === null || (demands.length === 0 && pass === null));
    const asked = !this.hidden;
    if (view === this.#drawn && asked === this.#asked) return;
    [this.#drawn, this.#asked] = [view, asked];
    if (info === null || view === null || !asked) return this.replaceChildren();
    this.dataset["colour"] = info.seats[view.turn]?.colour ?? "";
    this.replaceChildren(
      ...demands.map((demand) => this.#demand(info, view, demand, state.settings.pieceSet)),
      ...(pass === null ? [] : [this.#pass(info, view, pass)]),
    );
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {Demand} demand
   * @param {PieceSet} pieceSet
   */
  #demand(info, view, { victim, claims }, pieceSet) {
    const names = /** @type {const} */ ([
      info.seats[view.turn]?.name ?? "",
      info.seats[victim]?.name ?? "",
    ]);
    const title = claims.length === 1 ? words.calls.one(...names) : words.calls.choose(...names);
    const buttons = claims.map((claim) => this.#claim(info, view, claim, pieceSet));
    const meaning = meaningWords(info, view, claims);
    return make(
      "section",
      {},
      make("p", { class: "call-words", role: "status" }, title),
      meaning === "" ? null : make("p", { class: "call-meaning" }, meaning),
      make("div", { class: "call-buttons" }, ...buttons),
    );
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {ActionInfo} claim
   * @param {PieceSet} pieceSet
   */
  #claim(info, view, claim, pieceSet) {
    const kind = view.men.find(({ cell }) => cell === claim.from)?.kind ?? 0;
    const victim = info.seats[claim.victim ?? -1]?.name ?? "";
    const gains = gainWords(info, view, claim).join(", ");
    const button = make(
      "button",
      { type: "button" },
      pieceFigure(info, kind, view.turn, pieceSet),
      make(
        "span",
        { class: "call-deliverer" },
        delivererWords(info, view, claim),
        make("span", { class: "spoken" }, ` ${words.calls.checkmates(victim, gains)} `),
        gains === "" ? null : make("small", {}, gains),
      ),
    );
    button.onclick = () => this.send({ kind: "play", action: claim.text });
    return button;
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {ActionInfo} pass
   */
  #pass(info, view, pass) {
    const seat = info.seats[view.turn]?.name ?? "";
    const why = whyPassing(info, view)(seat);
    const button = make("button", { type: "button", class: "primary" }, words.calls.pass);
    button.onclick = () => this.send({ kind: "play", action: pass.text });
    return make(
      "section",
      {},
      make("p", { class: "call-words", role: "status" }, why),
      make("div", { class: "call-buttons" }, button),
    );
  }
}

/**
 * With two left nobody else can relieve a check.
 * @param {GameInfo} info
 * @param {View} view
 */
function whyPassing(info, view) {
  if (!isInCheck(view, view.turn)) return words.calls.noMove;
  return livingSeats(info, view).length > 2 ? words.calls.noMoveInCheck : words.calls.checkmated;
}

customElements.define("claim-bar", ClaimBar);
