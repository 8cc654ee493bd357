// The status of the game: player to move, search, refusals, result. Its height never changes, so nothing below jumps
// while the engine searches.

import { html } from "lit-html";
import { demandedClaims, lastClaims } from "../../state/claims.js";
import { lastReveals } from "../../draw/reveal-shapes.js";
import { seatToHandTo } from "../../state/viewer.js";
import { playedWords, revealWords } from "../../i18n/played-words.js";
import { computerToAct } from "../../state/players.js";
import { hasSeveralSeats, ranking } from "../../state/standings.js";
import { statusSentence } from "../../i18n/status-words.js";
import { secretsWords, rankingWords, reasonWords, scoreWords, words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";

/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

export class TurnStatus extends Part {
  #progress = new ProgressBar({ stoppable: false });

  /** @override @param {State} state */
  template(state) {
    const title = statusSentence(state);
    const progress = state.search?.progress ?? null;
    this.classList.toggle("over", state.view?.outcome != null);
    this.classList.toggle("refused", state.refusal !== null);
    this.classList.toggle("lasting", progress !== null);
    this.#progress.show(title, progress);
    return html`
      <div class="status-words">
        <p class=${isShownByChip(state) ? "status-title spoken" : "status-title"} role="status">
          ${title}
        </p>
        <p class="status-detail" role="status">${detailWords(state)}</p>
        <p class="status-thought" title=${words.thinking.title}>
          ${state.refusal === null ? searchWords(state) : ""}
        </p>
      </div>
      ${this.#buttons(state)} ${this.#progress}
    `;
  }

  /** @param {State} state */
  #buttons(state) {
    const { controls, handover, consent, result } = words;
    const over = state.view?.outcome != null;
    const noHuman = state.players.every((player) => player.player === "computer");
    const paused = state.pause !== "none";
    const consentNeeded = state.view?.consentNeeded === true;
    const resumes = !over && !consentNeeded && paused && computerToAct(state);
    const passesOn = !over && seatToHandTo(state) !== null;
    /** @type {(label: string, shown: boolean, look: string, action: PlayerAction) => unknown} */
    const way = (label, shown, look, action) =>
      button(label, () => this.send(action), { look, hidden: !shown });
    return html`<div class="status-buttons">
      ${button(controls.stop, () => this.send({ kind: "stop" }), {
        title: controls.stopHint,
        hidden: state.search === null,
      })}
      ${way(controls.pause, !over && noHuman && !paused, "pace", { kind: "pause" })}
      ${way(controls.resume, resumes, "primary pace", { kind: "resume" })}
      ${way(handover.passOn, passesOn, "primary pace", { kind: "hand-over" })}
      ${way(consent.ask, !over && consentNeeded, "primary pace", { kind: "ask-consent" })}
      ${way(result.again, over, "primary again", { kind: "dialog", dialog: "new-game" })}
    </div>`;
  }
}

/** @param {State} state */
function isShownByChip({ info, view, search }) {
  if (info === null || view === null || view.outcome !== null) return false;
  return hasSeveralSeats(info) && search?.purpose !== "hint";
}

/** @param {State} state */
function detailWords(state) {
  const { info, view, refusal, hint, pause } = state;
  if (info === null || view === null) return "";
  if (refusal !== null) return reasonWords(refusal, info);
  if (view.revealed && state.secretsShown !== null && view.outcome !== null)
    return secretsWords(state.secretsShown, info, true);
  if (view.outcome !== null && hasSeveralSeats(info))
    return rankingWords(ranking(info, view), info);
  if (view.consentNeeded) return reasonWords({ code: "consent-needed", args: {} }, info);
  const next = seatToHandTo(state);
  if (next !== null) return words.handover.passOnHint(info.seats[next]?.name ?? "");
  if (state.clock?.stopped && view.ply > 0 && view.outcome === null) return words.clocks.stopped;
  // Only if it is the computer's turn.
  if (pause !== "none" && computerToAct(state))
    return pause === "browsing" ? words.status.browsing : words.status.paused;
  if (hint !== null) return words.status.hint(hint);
  const news = newsWords(info, view);
  if (news !== "" || state.searchInfo !== null) return news;
  if (view.outcome !== null) return "";
  const clock = clockWords(view);
  return clock === "" ? lastWords(state, info, view) : clock;
}

/**
 * What to do, or what was done last, as three others may have moved meanwhile.
 * @param {State} state
 * @param {GameInfo} info
 * @param {View} view
 */
function lastWords(state, info, { played, ply, pending }) {
  if (demandedClaims(state).length > 0) return words.status.claimFirst;
  const last = played[ply - 1];
  if (last === undefined)
    return computerToAct(state) || pending.length > 0 ? "" : words.status.begin;
  if (!hasSeveralSeats(info)) return "";
  return words.status.last(info.seats[last.seat]?.name ?? "", playedWords(last, info));
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function newsWords(info, view) {
  const claims = lastClaims(view).map((claim) => `${playedWords(claim, info)}.`);
  const reveals = lastReveals(view).map((reveal) => revealWords(reveal, info));
  return [...claims, ...reveals].join(" ");
}

/**
 * Shown only when the draw comes near.
 * @param {View} view
 */
function clockWords({ clockPlies, clockLimitPlies }) {
  const near = clockLimitPlies > 0 && clockPlies * 2 >= clockLimitPlies;
  return near ? words.status.clock(clockPlies, clockLimitPlies) : "";
}

/** @param {State} state */
function searchWords({ info, searchInfo, searchSeat }) {
  // A search result without a move isn't for this viewer.
  if (searchInfo === null || searchSeat === null || searchInfo.best === "") return "";
  const effort = [words.thinking.depth(searchInfo.depth), words.thinking.nodes(searchInfo.nodes)];
  const said = [scoreWords(searchInfo), ...effort, searchInfo.line.join(" ")];
  return words.status.thought(info?.seats[searchSeat]?.name ?? "", said.join(" · "));
}

customElements.define("turn-status", TurnStatus);
