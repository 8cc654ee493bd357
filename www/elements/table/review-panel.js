// The review of a finished game: starts and stops it, shows its graph, the mistakes with a better line each, and how accurately
// each player has played.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { reasonWords, words } from "../../i18n/strings.js";
import { performances } from "../../state/accuracy.js";
import { writtenLine, writtenPlayed } from "../../state/notation.js";
import {
  GLYPHS,
  isSame,
  MISTAKES,
  mistakesIn,
  nextMistake,
  nextToReview,
} from "../../state/review.js";
import { sharesAt } from "../../state/shares.js";
import { figurehead } from "../../state/standings.js";
import { button, iconButton } from "../controls/buttons.js";
import { moveTemplate } from "../controls/move-text.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { ProgressBar } from "../controls/progress-bar.js";
import { percent } from "./review-graph.js";
import { CONTROL_KEYS } from "./table-keys.js";

/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Performance } from "../../state/accuracy.js" */
/** @import { Mistake, Review, ReviewedPly } from "../../state/review.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Reason } from "../../state/reasons.js" */

export class ReviewPanel extends Part {
  #progress = new ProgressBar({ stoppable: true });
  #running = false;

  /** @override */
  build() {
    this.#progress.onStop = () => this.send({ kind: "stop-review" });
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, review } = state;
    if (info === null || view === null || !view.reviewable) return null;
    this.#progress.show(words.review.running, state.reviewing);
    return html`${this.#head(state)}
    ${review === null ? nothing : this.#found(state, info, view, review)}`;
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    const starts = state.reviewing !== null && !this.#running;
    this.#running = state.reviewing !== null;
    // The button that started it is gone, and with it the focus.
    const graph = this.querySelector("review-graph");
    if (starts && document.activeElement === document.body && graph instanceof HTMLElement)
      graph.focus({ preventScroll: true });
  }

  /** @param {State} state */
  #head({ info, review, reviewing, reviewFault, elsewhere }) {
    const say = words.review;
    /** @type {Reason | null} */
    const fault = elsewhere ? { code: "open-elsewhere", args: {} } : reviewFault;
    const done = review !== null && nextToReview(review) === null;
    const start = () => this.send({ kind: "review" });
    return html`<p class="quiet review-about" ?hidden=${review !== null}>${say.about}</p>
      ${reviewing === null ? nothing : this.#progress}
      ${button(review === null ? say.start : say.resume, start, {
        look: "primary review-start",
        hidden: done || reviewing !== null,
        disabled: elsewhere,
      })}
      <p class="quiet" role="alert" ?hidden=${fault === null}>
        ${fault === null ? "" : reasonWords(fault, info)}
      </p>
      <p class="quiet" ?hidden=${!info?.secretive}>${say.secrets}</p>`;
  }

  /** @param {State} state @param {GameInfo} info @param {View} view @param {Review} review */
  #found(state, info, view, review) {
    const mistakes = mistakesIn(review, view.played);
    const [mistake, before] = [mistakes[view.ply - 1] ?? null, review.plies[view.ply - 1]];
    return html`<review-graph .state=${state}></review-graph>
      <div class="review-place">
        ${this.#mistakeButton("previous", mistakes, view.ply, -1)}
        <div class="review-told">
          ${told(state, info, view, review, mistake)}
          ${mistake === null || !before ? nothing : this.#betterButton(before, info, state, view.ply)}
        </div>
        ${this.#mistakeButton("next", mistakes, view.ply, 1)}
      </div>
      ${guard([info, review, view.played, view.ply, state.settings.pieceSet], () =>
        table(state, info, view, review),
      )}`;
  }

  /**
   * Goes to the position before the mistake, where the board shows the better move.
   * @param {ReviewedPly} before
   * @param {GameInfo} info
   * @param {State} state
   * @param {number} ply
   */
  #betterButton(before, info, state, ply) {
    return button(better(before, info, state), () => this.send({ kind: "jump", ply: ply - 1 }), {
      look: "review-line",
      title: words.review.show,
    });
  }

  /**
   * @param {"previous" | "next"} sign
   * @param {(Mistake | null)[]} mistakes
   * @param {number} ply
   * @param {-1 | 1} direction
   */
  #mistakeButton(sign, mistakes, ply, direction) {
    const target = nextMistake(mistakes, ply, direction);
    const jump = () => target !== null && this.send({ kind: "jump", ply: target });
    return iconButton(sign, words.review[sign], jump, {
      disabled: target === null,
      shortcuts: direction === 1 ? CONTROL_KEYS.mistake : CONTROL_KEYS.mistakeBefore,
    });
  }
}

/**
 * What the review says of the move that led to the position on the board.
 * @param {State} state
 * @param {GameInfo} info
 * @param {View} view
 * @param {Review} review
 * @param {Mistake | null} mistake
 */
function told({ settings }, info, { played, ply }, review, mistake) {
  const [action, before] = [played[ply - 1], review.plies[ply - 1]];
  if (action === undefined) return html`<p class="quiet">${words.moves.start}</p>`;
  const say = words.review;
  const place = `${action.number}. ${info.seats[action.seat]?.name ?? ""}`;
  const move = moveTemplate(info, writtenPlayed(info, action, settings.notation), settings);
  const judged = mistake === null ? "" : `${GLYPHS[mistake]} ${say.names[mistake]}`;
  const best = before && mistake === null && isSame(before) ? say.best : "";
  return html`<p>
    <span class="quiet">${place}</span> <b>${move}</b>
    <span class="judgement ${mistake ?? ""}">${judged}</span><span class="quiet">${best}</span>
  </p>`;
}

/** @param {ReviewedPly} before @param {GameInfo} info @param {State} state */
function better(before, info, { settings }) {
  const line = writtenLine(info, before, settings.notation);
  const moves = line.map((written, at) => [
    at === 0 ? "" : " ",
    moveTemplate(info, written, settings),
  ]);
  return html`<span><span class="quiet">${words.review.better}</span> ${moves}</span>`;
}

/** @param {State} state @param {GameInfo} info @param {View} view @param {Review} review */
function table({ settings }, info, view, review) {
  const say = words.review;
  const now = sharesAt(review, view.ply);
  const all = performances(review, view.played, info.seats.length);
  const heads = MISTAKES.map(
    (mistake) =>
      html`<th scope="col" title=${say.plurals[mistake]}>
        <span class="judgement ${mistake}" aria-hidden="true">${GLYPHS[mistake]}</span
        ><span class="spoken">${say.plurals[mistake]}</span>
      </th>`,
  );
  const row = (/** @type {Performance} */ { accuracy, counts }, /** @type {number} */ seat) =>
    html`<tr>
      <th scope="row">
        ${pieceTemplate(info, figurehead(info, view, seat), seat, settings.pieceSet)}
        ${info.seats[seat]?.name ?? ""}
      </th>
      <td>${now[seat] === undefined ? "–" : percent(now[seat])}</td>
      <td>${accuracy === null ? "–" : percent(accuracy / 100)}</td>
      ${MISTAKES.map((mistake) => html`<td>${counts[mistake]}</td>`)}
    </tr>`;
  return html`<table class="review-table">
    <thead>
      <tr>
        <th scope="col"><span class="spoken">${say.player}</span></th>
        <th scope="col">${say.chances}</th>
        <th scope="col">${say.accuracy}</th>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${all.map(row)}
    </tbody>
  </table>`;
}

customElements.define("review-panel", ReviewPanel);
