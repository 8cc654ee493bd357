// One line for what a turn may hold besides a move: dropping, hiding, splitting, leaving the board; and what may be seen of
// the secrets. It is there in every game with secrets or a reserve and never changes its height.

import { actionsOff } from "../../state/view-actions.js";
import { droppedThisTurn, ownActions } from "../../state/drops.js";
import { searchedCells } from "../../state/searched-squares.js";
import { humanToAct, isComputer } from "../../state/players.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

export class DropBar extends Part {
  #leave;
  /** @type {string | null} */
  #done = null;
  /** @type {number | null} */
  #believer = null;
  #searchedShown = false;
  #words = make("p", { class: "order-words", role: "status" });
  #buttons = make("div", { class: "order-buttons" });
  #cancel = this.#button(words.orders.cancel, () => ({ kind: "order", order: null }));
  #finish = this.#button(words.drops.done, () =>
    this.#done === null ? null : { kind: "play", action: this.#done },
  );
  #off = this.#button(words.steps.offButton, () => {
    this.#leave();
    return null;
  });
  #hide = this.#button(words.hide.button, () => ({ kind: "order", order: { kind: "hide" } }));
  #split = this.#button(words.split.button, () => ({ kind: "order", order: { kind: "split" } }));
  #searched = this.#button(words.orders.showSearched, () => ({
    kind: "show-searched",
    shown: !this.#searchedShown,
  }));
  #beliefs = this.#button("", () =>
    this.#believer === null ? null : { kind: "beliefs", seat: this.#believer },
  );

  /**
   * @param {() => void} leave  the chosen man leaves the board
   */
  constructor(leave = () => {}) {
    super();
    this.#leave = leave;
  }

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.orders.title);
    this.#finish.classList.add("primary");
    this.#buttons.append(
      this.#searched,
      this.#hide,
      this.#split,
      this.#off,
      this.#cancel,
      this.#finish,
      this.#beliefs,
    );
    this.append(this.#words, this.#buttons);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view, order, chosen } = state;
    if (info === null || view === null) return;
    setHidden(this, !info.secretive && view.reserves.every((counts) => counts.length === 0));
    const actions = ownActions(state);
    const has = (/** @type {string} */ kind) => actions.some((action) => action.kind === kind);
    const idle = order === null;
    this.#done = actions.find(({ kind }) => kind === "done")?.text ?? null;
    setHidden(this.#cancel, idle);
    setHidden(this.#finish, !idle || this.#done === null);
    setHidden(this.#hide, !idle || !has("hide"));
    setHidden(this.#split, !idle || !has("split"));
    setHidden(this.#off, !humanToAct(state) || actionsOff(view, chosen).length === 0);
    this.#showSearched(state, idle);
    this.#showBeliefs(state);
    setText(this.#words, barWords(state, !this.#off.hidden, this.#done !== null));
  }

  /**
   * @param {State} state
   * @param {boolean} idle
   */
  #showSearched(state, idle) {
    this.#searchedShown = state.searchedShown;
    setHidden(this.#searched, !idle || !this.#off.hidden || searchedCells(state).length === 0);
    this.#searched.setAttribute("aria-pressed", String(state.searchedShown));
  }

  /** @param {State} state */
  #showBeliefs(state) {
    const { info, view, players } = state;
    const seat = players.findIndex((_, at) => isComputer(state, at));
    this.#believer = view?.revealed && info?.secretive && seat >= 0 ? seat : null;
    setHidden(this.#beliefs, this.#believer === null);
    setText(this.#beliefs, words.beliefs.button(info?.seats[seat]?.name ?? ""));
  }

  /**
   * @param {string} label
   * @param {() => PlayerAction | null} actionNow
   */
  #button(label, actionNow) {
    const button = make("button", { type: "button", hidden: true }, label);
    button.onclick = () => {
      const action = actionNow();
      if (action !== null) this.send(action);
    };
    return button;
  }
}

/**
 * @param {State} state
 * @param {boolean} mayLeave
 * @param {boolean} mayFinish
 */
function barWords({ info, view, order, chosen }, mayLeave, mayFinish) {
  if (info === null || view === null) return "";
  if (order?.kind === "drop") return words.drops.choose(info.kinds[order.man]?.name ?? "");
  if (order !== null) return order.kind === "hide" ? words.hide.choose : words.split.choose;
  if (mayLeave) {
    const man = view.men.find(({ cell }) => cell === chosen);
    return words.steps.offChoose(info.kinds[man?.kind ?? 0]?.name ?? "");
  }
  if (mayFinish) return words.drops.goOn(droppedThisTurn(view));
  if (view.revealed) return info.secretive ? words.orders.revealed : "";
  return info.secretive
    ? words.orders.keepers(view.keepers.map((seat) => info.seats[seat]?.name ?? ""))
    : "";
}

customElements.define("drop-bar", DropBar);
