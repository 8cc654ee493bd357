// The engine's lines: switched on and off, followed while it looks deeper, and taken into the study.

import { icon } from "../../elements/controls/icons.js";
import { make, setText } from "../../elements/controls/markup.js";
import { reasonWords, words as pageWords } from "../../i18n/strings.js";
import { MOST_LINES } from "./analysis.js";
import { scoreText, seenByFirst } from "./evaluation.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").Thought} Thought */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {Thought["lines"][number]} FoundLine */
/** @typedef {import("./analysis.js").Analysis} Analysis */

/** Of a line that are shown; the whole one is told to screen readers. */
const MOVES_SHOWN = 12;

export class AnalysisPanel {
  #switch = make(
    "button",
    { type: "button", class: "analysis-switch", "aria-pressed": "false" },
    icon("hint"),
    words.analysis.turnOn,
  );
  #lines = make("select", { class: "choice", "aria-label": words.analysis.lines });
  #depth = make("span", { class: "quiet analysis-depth" });
  #told = make("p", { class: "quiet analysis-told" });
  #list = make("ol", { class: "analysis-lines", role: "list", "aria-label": words.analysis.list });
  element = make(
    "section",
    { class: "analysis", "aria-label": words.analysis.label },
    make("div", { class: "analysis-head" }, this.#switch, this.#lines, this.#depth),
    this.#told,
    this.#list,
  );
  /** @type {{play: HTMLButtonElement, insert: HTMLButtonElement, score: HTMLElement, moves: Text, row: HTMLElement}[]} */
  #rows = [];
  /** @type {FoundLine[]} */
  #found = [];
  #handlers;

  /**
   * @param {object} handlers
   * @param {(on: boolean) => void} handlers.turn
   * @param {(lines: number) => void} handlers.count
   * @param {(line: string[]) => void} handlers.play
   * @param {(line: string[]) => void} handlers.insert
   */
  constructor(handlers) {
    this.#handlers = handlers;
    const counts = Array.from({ length: MOST_LINES }, (_, at) => at + 1);
    this.#lines.append(
      ...counts.map((count) => make("option", { value: count }, words.analysis.lineCount(count))),
    );
    this.#switch.onclick = () =>
      handlers.turn(this.#switch.getAttribute("aria-pressed") !== "true");
    this.#lines.onchange = () => handlers.count(Number(this.#lines.value));
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {Analysis} analysis
   */
  show(info, view, { on, running, lines, thought, refusal }) {
    this.#switch.setAttribute("aria-pressed", String(on));
    this.#lines.value = String(lines);
    // Of more than two seats one line is found.
    const wanted = info.seats.length === 2 ? lines : 1;
    this.#lines.hidden = !on || info.seats.length > 2;
    this.element.classList.toggle("on", on);
    this.element.style.setProperty("--lines", String(wanted));
    const found = on ? foundIn(thought) : [];
    const depth = found.length === 0 ? 0 : (thought?.depth ?? 0);
    const say = running ? words.analysis.depth : words.analysis.depthDone;
    const nodes = pageWords.thinking.nodes(thought?.nodes ?? 0);
    setText(this.#depth, depth === 0 ? "" : `${say(depth)} · ${nodes}`);
    setText(this.#told, this.#words(info, view, on, found.length, refusal));
    this.#told.hidden = this.#told.textContent === "";
    this.#found = found;
    this.#show(found, view, info);
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {boolean} on
   * @param {number} count
   * @param {Analysis["refusal"]} refusal
   */
  #words(info, view, on, count, refusal) {
    if (!on) return "";
    if (view.outcome !== null) return words.analysis.none;
    if (refusal !== null) return reasonWords(refusal, info);
    return count === 0 ? words.analysis.waiting : "";
  }

  /**
   * Rows are kept and only given new words: the focus stays, and a finger that comes down hits what it aimed at.
   * @param {FoundLine[]} found
   * @param {View} view
   * @param {GameInfo} info
   */
  #show(found, view, info) {
    while (this.#rows.length > found.length) this.#rows.pop()?.row.remove();
    while (this.#rows.length < found.length) this.#rows.push(this.#row(this.#rows.length));
    found.forEach((one, at) => {
      const row = this.#rows[at];
      if (row === undefined) return;
      const seen = info.seats.length === 2 ? seenByFirst(one, view.turn) : one;
      const score = scoreText(seen);
      const line = one.line.join(" ");
      setText(row.score, score);
      const shown = one.line.slice(0, MOVES_SHOWN).join(" ");
      const rest = one.line.length > MOVES_SHOWN ? " …" : "";
      if (row.moves.data !== shown + rest) row.moves.data = shown + rest;
      row.play.title = words.analysis.play(one.text);
      row.insert.setAttribute("aria-label", words.analysis.insert(line));
      row.insert.title = words.analysis.insert(shown + rest);
    });
  }

  /** @param {number} at */
  #row(at) {
    const score = make("span", { class: "analysis-score" });
    const moves = document.createTextNode("");
    const play = make(
      "button",
      { type: "button", class: "analysis-line" },
      score,
      " ",
      make("span", { class: "analysis-moves" }, moves),
    );
    const insert = make("button", { type: "button", class: "analysis-insert" }, icon("insert"));
    play.onclick = () => this.#handlers.play(this.#found[at]?.line ?? []);
    insert.onclick = () => this.#handlers.insert(this.#found[at]?.line ?? []);
    const row = make("li", {}, play, insert);
    this.#list.append(row);
    return { play, insert, score, moves, row };
  }
}

/**
 * A search that keeps to one line tells it in the usual way.
 * @param {Thought | null} thought
 * @returns {FoundLine[]}
 */
function foundIn(thought) {
  if (thought === null) return [];
  if (thought.lines.length > 0) return thought.lines;
  if (thought.best === "") return [];
  const { best, line, scoreCentipawns, mateInPlies, depth } = thought;
  const moves = line.length > 0 ? line : [best];
  return [{ text: best, line: moves, scoreCentipawns, mateInPlies, depth }];
}
