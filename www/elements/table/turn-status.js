// One place that says how the game stands: who is to move, what the engine thinks, why a move was refused, who won.
// Its height never changes, so nothing below jumps while the engine talks.

import { demandedClaims, lastClaims } from "../../state/claims.js";
import { lastReveals } from "../../draw/reveal-shapes.js";
import { seatToHandTo } from "../../state/viewer.js";
import { playedWords, revealWords } from "../../i18n/played-words.js";
import { computerToAct } from "../../state/players.js";
import { hasSeveralSeats, ranking } from "../../state/standings.js";
import { standWords } from "../../i18n/status-words.js";
import { secretsWords, rankingWords, reasonWords, scoreWords, words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

export class TurnStatus extends Part {
  #title = make("p", { class: "status-title", role: "status" });
  #detail = make("p", { class: "status-detail", role: "status" });
  #thought = make("p", { class: "status-thought", title: words.thinking.title });
  #progress = new ProgressBar({ stoppable: false });
  #stop = make("button", { type: "button", title: words.controls.stopHint }, words.controls.stop);
  #pause = make("button", { type: "button", class: "pace" }, words.controls.pause);
  #resume = make("button", { type: "button", class: "primary pace" }, words.controls.resume);
  #passOn = make("button", { type: "button", class: "primary pace" }, words.handover.passOn);
  #consent = make("button", { type: "button", class: "primary pace" }, words.consent.ask);
  #again = make("button", { type: "button", class: "primary again" }, words.result.again);

  /** @override */
  build() {
    this.#stop.onclick = () => this.send({ kind: "stop" });
    this.#pause.onclick = () => this.send({ kind: "pause" });
    this.#resume.onclick = () => this.send({ kind: "resume" });
    this.#passOn.onclick = () => this.send({ kind: "hand-over" });
    this.#consent.onclick = () => this.send({ kind: "ask-consent" });
    this.#again.onclick = () => this.send({ kind: "dialog", dialog: "new-game" });
    const buttons = make(
      "div",
      { class: "status-buttons" },
      this.#stop,
      this.#pause,
      this.#resume,
      this.#passOn,
      this.#consent,
      this.#again,
    );
    this.append(
      make("div", { class: "status-words" }, this.#title, this.#detail, this.#thought),
      buttons,
      this.#progress,
    );
  }

  /** @override @param {State} state */
  show(state) {
    const over = state.view?.outcome != null;
    const noHuman = state.players.every((player) => player.player === "computer");
    this.classList.toggle("over", over);
    this.classList.toggle("refused", state.refusal !== null);
    setText(this.#title, standWords(state));
    this.#title.classList.toggle("spoken", isToldByChip(state));
    setText(this.#detail, detailWords(state));
    setText(this.#thought, state.refusal === null ? thoughtWords(state) : "");
    setHidden(this.#stop, state.thinking === null);
    this.classList.toggle("lasting", state.thinking?.progress != null);
    this.#progress.show(standWords(state), state.thinking?.progress ?? null);
    setHidden(this.#pause, over || !noHuman || state.pause !== "none");
    const consentNeeded = state.view?.consentNeeded === true;
    setHidden(
      this.#resume,
      over || consentNeeded || state.pause === "none" || !computerToAct(state),
    );
    setHidden(this.#passOn, over || seatToHandTo(state) === null);
    setHidden(this.#consent, over || !consentNeeded);
    setHidden(this.#again, !over);
  }
}

/**
 * Where a chip beside the board says the same in larger letters.
 * @param {State} state
 */
function isToldByChip({ info, view, thinking }) {
  if (info === null || view === null || view.outcome !== null) return false;
  return hasSeveralSeats(info) && thinking?.purpose !== "hint";
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
  // Where a human is to act nobody waits for the computer.
  if (pause !== "none" && computerToAct(state))
    return pause === "browsing" ? words.status.browsing : words.status.paused;
  if (hint !== null) return words.status.hint(hint);
  const news = newsWords(info, view);
  if (news !== "" || state.thought !== null) return news;
  if (view.outcome !== null) return "";
  const clock = clockWords(view);
  return clock === "" ? lastWords(state, info, view) : clock;
}

/**
 * What is to be done, or what was done last, where three others may have moved since one looked.
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
 * What the last turn brought.
 * @param {GameInfo} info
 * @param {View} view
 */
function newsWords(info, view) {
  const claims = lastClaims(view).map((claim) => `${playedWords(claim, info)}.`);
  const reveals = lastReveals(view).map((reveal) => revealWords(reveal, info));
  return [...claims, ...reveals].join(" ");
}

/**
 * The clock is worth a word only when the draw comes near.
 * @param {View} view
 */
function clockWords({ clockPlies, clockLimitPlies }) {
  const near = clockLimitPlies > 0 && clockPlies * 2 >= clockLimitPlies;
  return near ? words.status.clock(clockPlies, clockLimitPlies) : "";
}

/** @param {State} state */
function thoughtWords({ info, thought, thinker }) {
  // Without a move it isn't for the looker's eyes what the engine thinks.
  if (thought === null || thinker === null || thought.best === "") return "";
  const effort = [words.thinking.depth(thought.depth), words.thinking.nodes(thought.nodes)];
  const said = [scoreWords(thought), ...effort, thought.line.join(" ")];
  return words.status.thought(info?.seats[thinker]?.name ?? "", said.join(" · "));
}

customElements.define("turn-status", TurnStatus);
