// The expected score of each player after each move, as areas in the colours of the armies that together fill the height. A
// slider: it goes to the move that is clicked, dragged to, or reached by keys.

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { spokenMove } from "../../i18n/played-words.js";
import { words } from "../../i18n/strings.js";
import { mistakesIn } from "../../state/review.js";
import { sharesAt } from "../../state/shares.js";
import { Part } from "../controls/part.js";

/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Review } from "../../state/review.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Notation } from "../../state/settings.js" */

/** A part of the game. */
const PAGE = 10;

const MOST_DOTS = 40;

export class ReviewGraph extends Part {
  /** @type {View | null} */
  #view = null;
  /** Where the pointer is, while it is pressed. @type {number | null} */
  #wanted = null;
  /** The ply that was asked for and isn't shown yet. @type {number | null} */
  #asked = null;

  /** @override */
  build() {
    this.tabIndex = 0;
    this.setAttribute("role", "slider");
    this.setAttribute("aria-label", words.review.graph);
    this.setAttribute("aria-valuemin", "0");
    this.addEventListener("keydown", (event) => this.#step(event));
    this.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.setPointerCapture(event.pointerId);
      this.#aim(event);
    });
    this.addEventListener("pointermove", (event) => {
      if (this.hasPointerCapture(event.pointerId)) this.#aim(event);
    });
    this.addEventListener("lostpointercapture", () => (this.#wanted = null));
  }

  /** @override @param {State} state */
  template({ info, view, review, settings }) {
    if (info === null || view === null || review === null) return null;
    this.setAttribute("aria-valuemax", String(view.played.length));
    this.setAttribute("aria-valuenow", String(view.ply));
    this.setAttribute("aria-valuetext", placeWords(info, view, review, settings.notation));
    const last = Math.max(1, view.played.length);
    const box = `0 0 ${last} 100`;
    return html`<svg viewBox=${box} preserveAspectRatio="none" aria-hidden="true">
        ${guard([info, review], () => [areas(info, review), levels(info.seats.length, last)])}
      </svg>
      <svg class="review-marks" viewBox=${box} preserveAspectRatio="none" aria-hidden="true">
        <path class="review-now" d="M${view.ply} 0V100"></path>
        ${guard([review, view.played], () => dots(review, view))}
      </svg>`;
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    this.#view = state.view;
    if (this.#asked === state.view?.ply) this.#asked = null;
    if (this.#wanted !== null) this.#go(this.#wanted);
  }

  /** @param {PointerEvent} event */
  #aim({ clientX }) {
    const { left, width } = this.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    this.#wanted = Math.round(part * (this.#view?.played.length ?? 0));
    this.#go(this.#wanted);
  }

  /** One at a time, so that a quick pointer doesn't leave a queue behind. @param {number} ply */
  #go(ply) {
    if (this.#view === null || this.#asked !== null || ply === this.#view.ply) return;
    this.#asked = ply;
    this.send({ kind: "jump", ply });
  }

  /** The table itself handles arrows to the left and right. @param {KeyboardEvent} event */
  #step(event) {
    const view = this.#view;
    if (view === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = view.played.length;
    /** @type {Record<string, number>} */
    const targets = {
      Home: 0,
      End: last,
      ArrowDown: view.ply - 1,
      ArrowUp: view.ply + 1,
      PageDown: view.ply - PAGE,
      PageUp: view.ply + PAGE,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#asked = null;
    this.#go(Math.min(last, Math.max(0, target)));
  }
}

/** @param {GameInfo} info @param {View} view @param {Review} review @param {Notation} notation */
function placeWords(info, view, review, notation) {
  const { played, ply } = view;
  const action = played[ply - 1];
  const seat = info.seats[action?.seat ?? 0]?.name ?? "";
  const place =
    action === undefined
      ? words.moves.start
      : words.moves.name(action.number, seat, spokenMove(action, info, notation), action.check);
  const shares = sharesAt(review, ply);
  const told = shares.map((share, at) =>
    words.review.share(info.seats[at]?.name ?? "", percent(share)),
  );
  const mistake = mistakesIn(review, played)[ply - 1] ?? null;
  const judged = mistake === null ? [] : [words.review.names[mistake]];
  return [place, ...judged, ...told].join(". ");
}

/** @param {number} share */
export function percent(share) {
  return words.progress.percent(Math.round(share * 100));
}

/** @param {GameInfo} info @param {Review} review */
function areas({ seats }, review) {
  const shares = review.plies.map((_, at) => sharesAt(review, at));
  const known = shares.flatMap((some, at) => (some.length === 0 ? [] : [{ some, at }]));
  return seats.map(({ colour }, seat) => {
    const edge = (/** @type {number} */ upTo) =>
      known.map(({ some, at }) => `${at} ${height(some, upTo)}`);
    const around = [...edge(seat + 1), ...edge(seat).reverse()];
    return svg`<path
      class="review-area"
      data-colour=${colour}
      d=${around.length === 0 ? "" : `M${around.join("L")}z`}
    ></path>`;
  });
}

/**
 * Where the seats before this one end, from the top.
 * @param {number[]} shares
 * @param {number} upTo
 */
function height(shares, upTo) {
  const below = shares.slice(0, upTo).reduce((all, share) => all + share, 0);
  return Number((100 * (1 - Math.min(1, below))).toFixed(2));
}

/** Fair shares. @param {number} seats @param {number} last */
function levels(seats, last) {
  const inner = Array.from({ length: seats - 1 }, (_, at) => (100 * (at + 1)) / seats);
  return inner.map((y) => svg`<path class="review-level" d="M0 ${y}H${last}"></path>`);
}

/**
 * On an edge of the area of the player who made the mistake. Lines without length have round ends, whatever the scale. Of many
 * mistakes only the blunders are shown.
 * @param {Review} review
 * @param {View} view
 */
function dots(review, { played }) {
  const mistakes = mistakesIn(review, played);
  const many = mistakes.filter((mistake) => mistake !== null).length > MOST_DOTS;
  return mistakes.map((mistake, at) => {
    const action = played[at];
    if (mistake === null || action === undefined || (many && mistake !== "blunder")) return nothing;
    const y = height(sharesAt(review, at + 1), Math.max(1, action.seat));
    const d = `M${at + 1} ${y}h0.001`;
    const size = many ? "many" : "";
    return svg`<path class="review-halo ${size}" d=${d}></path
      ><path class="review-dot ${mistake} ${size}" d=${d}></path>`;
  });
}

customElements.define("review-graph", ReviewGraph);
