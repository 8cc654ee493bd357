// Over the status when a game has just ended: the result, and what to play next. It neither takes the focus nor speaks,
// since the status announces the result.

import { html, nothing } from "lit-html";
import { rematch } from "../../state/rematch.js";
import { figurehead, hasSeveralSeats, ranking } from "../../state/standings.js";
import { outcomeWords, placeWords, words } from "../../i18n/strings.js";
import { scoreAgainst } from "../../i18n/score-words.js";
import { button, iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";

/** @import { GameInfo, OutcomeInfo, View } from "../../engine/protocol.js" */
/** @import { Player, State } from "../../state/page-state.js" */

export class ResultCard extends Part {
  /** @override */
  build() {
    document.addEventListener("keydown", ({ key }) => {
      const open = document.querySelector(":modal, :popover-open") !== null;
      if (key === "Escape" && !this.hidden && !open) this.send({ kind: "close-result" });
    });
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, settings } = state;
    const outcome = isResultShown(state) ? (view?.outcome ?? null) : null;
    this.hidden = outcome === null;
    if (info === null || view === null || outcome === null) return html``;
    const { winner } = outcome;
    const crest =
      winner === null
        ? nothing
        : pieceTemplate(info, figurehead(info, view, winner), winner, settings.pieceSet);
    const { result, controls } = words;
    const { title, details } = resultWords(info, view, outcome, state.players);
    const score = scoreAgainst(state.shelf.games, info, state.players);
    const all = score === "" ? details : [...details, score];
    return html`<section class="result-card" aria-label=${result.title}>
      <div class="result-words">
        <span class="result-crest" ?hidden=${winner === null}>${crest}</span>
        <p class="result-title">${title}</p>
        <p class="result-detail">${all.map((text) => html`<span>${text}</span> `)}</p>
      </div>
      <div class="result-buttons">
        ${button(result.again, () => this.send(rematch(state)), { look: "primary" })}
        ${button(words.review.title, () => this.#review(), { hidden: !view.reviewable })}
        ${button(controls.newGame, () => this.send({ kind: "dialog", dialog: "new-game" }))}
      </div>
      ${iconButton("close", result.close, () => this.send({ kind: "close-result" }), {
        look: "result-close",
      })}
    </section>`;
  }

  /** Its panel is further down the page on a phone. */
  #review() {
    this.send({ kind: "review" });
    document.querySelector("panel-tabs")?.scrollIntoView({ block: "nearest" });
  }
}

/** @param {State} state */
export function isResultShown({ justEnded, elsewhere }) {
  return justEnded && !elsewhere;
}

/**
 * The score as in a tournament, and the reason. With more than two players the places take more room than the reason; an
 * abandoned game has no score.
 * @param {GameInfo} info
 * @param {View} view
 * @param {OutcomeInfo} outcome
 * @param {Player[]} players
 */
function resultWords(info, view, outcome, players) {
  const reason = outcomeWords(outcome, info, players);
  if (hasSeveralSeats(info))
    return { title: reason, details: placeWords(ranking(info, view), info, players) };
  if (outcome.reason === "abandoned") return { title: reason, details: [] };
  const { scores, drawn } = words.result;
  const title = outcome.winner === null ? drawn : scores[outcome.winner];
  return { title, details: [reason] };
}

customElements.define("result-card", ResultCard);
