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
  playableLine,
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
/** @import { ShownLine, State } from "../../state/page-state.js" */
/** @import { Reason } from "../../state/reasons.js" */

/** Where the focus goes when its button is gone. */
const FOCUS = [".review-moves [aria-current]", ".review-line", "review-graph"];

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
    const held = this.contains(document.activeElement);
    const starts = state.reviewing !== null && !this.#running;
    this.#running = state.reviewing !== null;
    super.show(state);
    if (!(held || starts) || document.activeElement !== document.body) return;
    // The button that was pressed is gone, and with it the focus.
    const [next] = FOCUS.flatMap((css) => this.querySelector(css) ?? []);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
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
    const { line } = state;
    const to = (/** @type {"previous" | "next"} */ sign, /** @type {-1 | 1} */ direction) =>
      line === null
        ? this.#mistakeButton(sign, mistakes, view.ply, direction)
        : this.#stepButton(sign, line, direction);
    return html`<review-graph .state=${state}></review-graph>
      <div class="review-place">
        ${to("previous", -1)}
        <div class="review-told">
          ${told(state, info, view, review, mistake)}
          ${mistake === null || !before ? nothing : this.#better(before, info, state, view.ply)}
        </div>
        ${to("next", 1)}
      </div>
      ${button(words.pages.names.mistakes, () => this.send({ kind: "mistakes" }), {
        look: "small review-learn",
        hidden: nextToReview(review) !== null || !hasLesson(review, mistakes),
      })}
      ${guard([info, review, view.played, view.ply, state.settings.pieceSet], () =>
        table(state, info, view, review),
      )}`;
  }

  /**
   * The better line: a button, or while it is played through, its moves.
   * @param {ReviewedPly} before
   * @param {GameInfo} info
   * @param {State} state
   * @param {number} ply
   */
  #better(before, info, state, ply) {
    if (state.line !== null) return this.#walk(before, info, state, state.line);
    const moves = movesOf(before, info, state).map((move, at) => [at === 0 ? "" : " ", move]);
    const content = html`<span><span class="quiet">${words.review.better}</span> ${moves}</span>`;
    return button(content, () => this.send({ kind: "walk-line", ply: ply - 1 }), {
      look: "review-line",
      title: words.review.play,
    });
  }

  /** @param {ReviewedPly} before @param {GameInfo} info @param {State} state @param {ShownLine} line */
  #walk(before, info, state, { at, views }) {
    const move = (/** @type {unknown} */ shown, /** @type {number} */ index) =>
      html`<li>
        <button
          type="button"
          class="move"
          aria-current=${index + 1 === at ? "step" : nothing}
          @click=${() => this.send({ kind: "step-line", at: index + 1 })}
        >
          ${shown}
        </button>
      </li>`;
    return html`<ol class="review-moves" role="list" aria-label=${words.review.better}>
        ${movesOf(before, info, state)
          .slice(0, views.length - 1)
          .map(move)}
      </ol>
      ${button(words.controls.backToGame, () => this.send({ kind: "leave-line" }), {
        look: "review-back",
      })}`;
  }

  /**
   * @param {"previous" | "next"} sign
   * @param {ShownLine} line
   * @param {-1 | 1} direction
   */
  #stepButton(sign, { at, views }, direction) {
    const step = () => this.send({ kind: "browse", way: direction === 1 ? "on" : "back" });
    const spent = views[at + direction] === undefined;
    return iconButton(sign, words.controls[sign], step, { spent });
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
  const written = writtenPlayed(info, action, settings.notation);
  const move = moveTemplate(info, written, settings, action.from);
  const judged = mistake === null ? "" : `${GLYPHS[mistake]} ${say.names[mistake]}`;
  const best = before && mistake === null && isSame(before) ? say.best : "";
  return html`<p>
    <span class="quiet">${place}</span> <b>${move}</b>
    <span class="judgement ${mistake ?? ""}">${judged}</span><span class="quiet">${best}</span>
  </p>`;
}

/** Whether there is a mistake with a better line. @param {Review} review @param {(Mistake | null)[]} mistakes */
function hasLesson({ plies }, mistakes) {
  return mistakes.some((mistake, at) => mistake !== null && playableLine(plies[at] ?? null).length);
}

/** The moves of the better line. @param {ReviewedPly} before @param {GameInfo} info @param {State} state */
function movesOf(before, info, { settings }) {
  const line = writtenLine(info, before, settings.notation);
  return line.map((written) => moveTemplate(info, written, settings));
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
