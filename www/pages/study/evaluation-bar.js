// How a position stands, as a bar beside the board: each of two sides has its share, the lower one its own edge.

import { make } from "../../elements/controls/markup.js";
import { mateMoves, scoreText, seenByFirst, shareOf } from "./evaluation.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").Seat} Seat */
/** @typedef {import("./evaluation.js").Score} Score */

export class EvaluationBar {
  #share = make("span", { class: "evaluation-share" });
  #score = make("span", { class: "evaluation-score", "aria-hidden": "true" });
  element = make(
    "div",
    {
      class: "evaluation-bar",
      role: "meter",
      "aria-label": words.analysis.bar,
      "aria-valuemin": 0,
      "aria-valuemax": 100,
    },
    this.#share,
    this.#score,
  );

  /**
   * Hidden where no two sides share it.
   * @param {object} seen
   * @param {GameInfo} seen.info
   * @param {boolean} seen.on
   * @param {Score | null} seen.score  of the seat to act; null if it isn't known yet
   * @param {Seat} seen.turn
   * @param {boolean} seen.turned      the second seat is the nearer one
   */
  show({ info, on, score, turn, turned }) {
    const [first, second] = info.seats;
    this.element.hidden = !on || info.seats.length !== 2;
    if (first === undefined || second === undefined) return;
    const own = score === null ? null : seenByFirst(score, turn);
    const share = own === null ? 0.5 : shareOf(own);
    this.element.dataset["first"] = first.colour;
    this.element.dataset["second"] = second.colour;
    this.element.classList.toggle("turned", turned);
    this.element.classList.toggle("unknown", own === null);
    this.element.classList.toggle("behind", share < 0.5);
    this.element.style.setProperty("--share", `${Math.round(share * 1000) / 10}%`);
    this.#score.textContent = own === null ? "" : scoreText(own, 1);
    this.element.setAttribute("aria-valuenow", String(Math.round(share * 100)));
    this.element.setAttribute("aria-valuetext", own === null ? words.analysis.barNone : said(own));

    /** @param {Score} score  of the first seat */
    function said(score) {
      const { mateInPlies } = score;
      if (mateInPlies === null) return words.analysis.forSeat(scoreText(score), first?.name ?? "");
      const winner = mateInPlies > 0 ? first : second;
      return words.analysis.mate(winner?.name ?? "", mateMoves(mateInPlies));
    }
  }
}
