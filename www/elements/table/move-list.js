// The record of the game: a column of moves per seat, or one strip on a narrow screen. Each move leads to its position.

import { kindCode, revealWords, spokenMove } from "../../i18n/played-words.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { reachableWhileScrolling } from "../controls/scroller.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("../controls/icons.js").IconName} IconName */

export class MoveList extends Part {
  /** @type {GameInfo | null} */
  #game = null;
  /** What the buttons say. @type {PlayedAction[]} */
  #drawn = [];
  #ply = 0;
  /** @type {HTMLButtonElement[]} index is the ply reached; 0 is the start */
  #buttons = [];
  #list = make("ol", { class: "moves", role: "list", "aria-label": words.moves.title });
  #empty = make("p", { class: "quiet moves-none" });
  /** @type {{button: HTMLButtonElement, back: boolean}[]} */
  #steps = [];
  #seen = false;

  /** @override */
  build() {
    this.#list.onclick = ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button !== null) this.send({ kind: "jump", ply: Number(button.dataset["ply"]) });
    };
    const steps = make(
      "div",
      { class: "move-steps", role: "group", "aria-label": words.moves.title },
      this.#step("first", true, () => 0),
      this.#step("previous", true, () => this.#ply - 1),
      this.#step("next", false, () => this.#ply + 1),
      this.#step("last", false, () => this.#drawn.length),
    );
    const window = make("div", { class: "moves-window" }, this.#empty, this.#list);
    reachableWhileScrolling(window);
    this.append(window, steps);
  }

  /** @override @param {State} state */
  show({ info, view, tab }) {
    if (info === null || view === null) return;
    if (info !== this.#game) this.#begin(info);
    const anew = view.played !== this.#drawn;
    if (anew) this.#draw(info, view.played);
    setText(this.#empty, view.outcome === null ? words.moves.none : words.moves.noneAtAll);
    const opened = tab === "moves" && !this.#seen;
    this.#seen = tab === "moves";
    const moved = view.ply !== this.#ply;
    if (anew || moved) this.#mark(view.ply);
    if (moved || opened) this.#reveal(this.#buttons[view.ply - 1] ?? this.#buttons[0]);
  }

  /**
   * @param {IconName & keyof typeof words.controls} name
   * @param {boolean} back
   * @param {() => number} ply
   */
  #step(name, back, ply) {
    const label = words.controls[name];
    const button = make(
      "button",
      { type: "button", "aria-label": label, title: label },
      icon(name),
    );
    button.onclick = () => this.send({ kind: "jump", ply: ply() });
    this.#steps.push({ button, back });
    return button;
  }

  /** @param {GameInfo} info */
  #begin(info) {
    this.#game = info;
    this.#drawn = [];
    this.#list.style.setProperty("--seats", String(info.seats.length));
    this.#list.classList.toggle("several", hasSeveralSeats(info));
  }

  /**
   * Buttons are kept where they are and only given new words, so that the focus isn't lost; in a long game those alone that
   * come after the moves that are the same.
   * @param {GameInfo} info
   * @param {PlayedAction[]} played
   */
  #draw(info, played) {
    while (this.#buttons.length > played.length) this.#buttons.pop()?.parentElement?.remove();
    let at = 0;
    while (at < played.length && sameMove(this.#drawn[at], played[at])) at += 1;
    for (; at < played.length; at += 1) this.#write(info, played, at);
    this.#drawn = played;
    setHidden(this.#empty, played.length > 0);
  }

  /**
   * @param {GameInfo} info
   * @param {PlayedAction[]} played
   * @param {number} at
   */
  #write(info, played, at) {
    const action = /** @type {PlayedAction} */ (played[at]);
    const button = this.#buttons[at] ?? this.#addMove(at);
    const item = /** @type {HTMLElement} */ (button.parentElement);
    const starts = at === 0 || played[at - 1]?.number !== action.number;
    item.dataset["number"] = starts ? `${action.number}.` : "";
    item.style.setProperty("--column", String(action.seat + 2));
    item.classList.toggle("starts", starts);
    button.dataset["colour"] = info.seats[action.seat]?.colour ?? "";
    const code = kindCode(info, action);
    button.replaceChildren(
      make("span", { class: "move-kind" }, code),
      `${action.text}${action.check ? "+" : ""}`,
      revealSign(action, info),
    );
    const seat = info.seats[action.seat]?.name ?? "";
    const said = [
      words.moves.name(action.number, seat, spokenMove(action, info), action.check),
      ...action.reveals.map((reveal) => revealWords(reveal, info)),
    ];
    button.setAttribute("aria-label", said.join(". "));
  }

  /** @param {number} at */
  #addMove(at) {
    const button = make("button", { type: "button", class: "move", "data-ply": at + 1 });
    this.#buttons.push(button);
    this.#list.append(make("li", {}, button));
    return button;
  }

  /** @param {number} ply */
  #mark(ply) {
    this.#ply = ply;
    this.#buttons.forEach((button, at) => {
      button.classList.toggle("taken-back", at >= ply);
      if (at === ply - 1) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    for (const { button, back } of this.#steps)
      button.disabled = back ? ply === 0 : ply === this.#drawn.length;
  }

  /**
   * Scrolls the list alone; `scrollIntoView` would move the page too. The whole page is laid out for that, once, when all of it
   * has been brought in step.
   * @param {HTMLElement | undefined} button
   */
  #reveal(button) {
    const view = this.#list.parentElement;
    if (button === undefined || view === null) return;
    queueMicrotask(() => {
      const [down, height] = [button.offsetTop, view.clientHeight - button.offsetHeight];
      const [right, width] = [button.offsetLeft, view.clientWidth - button.offsetWidth];
      view.scrollTop = down - height / 2;
      view.scrollLeft = right - width / 2;
    });
  }
}

/**
 * Something secret came to light here.
 * @param {PlayedAction} played
 * @param {GameInfo} info
 */
function revealSign({ reveals }, info) {
  const [first] = reveals;
  if (first === undefined) return "";
  const sign = first.code === "mine" || first.code === "no-mine" ? "burst" : "crown";
  const missed = first.code === "no-crown" || first.code === "no-mine";
  const name = missed ? "move-reveal missed" : "move-reveal";
  const title = reveals.map((reveal) => revealWords(reveal, info)).join(" ");
  return make("span", { class: name, title }, icon(sign));
}

/**
 * Whether the same is said of both, after the same moves.
 * @param {PlayedAction | undefined} old
 * @param {PlayedAction | undefined} now
 */
function sameMove(old, now) {
  return old?.text === now?.text && old?.reveals.length === now?.reveals.length;
}

customElements.define("move-list", MoveList);
