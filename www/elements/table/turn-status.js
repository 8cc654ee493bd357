// The status of the game: player to move, search, refusals, result. Its height never changes, so nothing below jumps
// while the engine searches.

import { html, nothing } from "lit-html";
import { gameView, isBrowsing, isFinished } from "../../state/browsing.js";
import { agreesAlone, computerRefuses, whyConsent } from "../../state/consent.js";
import { demandedClaims, lastClaims, optionalPass } from "../../state/claims.js";
import { lastReveals } from "../../draw/reveal-shapes.js";
import { seatToHandTo } from "../../state/viewer.js";
import { playedWords, revealWords } from "../../i18n/played-words.js";
import { computerToAct } from "../../state/players.js";
import { rematch } from "../../state/rematch.js";
import { mayReplay } from "../../state/round.js";
import { endOfMoves, soleActions } from "../../state/sole-actions.js";
import { hasSeveralSeats, ranking } from "../../state/standings.js";
import { writtenLine, writtenMove } from "../../state/notation.js";
import { droppedWords, statusSentence } from "../../i18n/status-words.js";
import {
  colon,
  secretsWords,
  rankingWords,
  reasonWords,
  scoreWords,
  words,
} from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { aroundMove, moveTemplate } from "../controls/move-text.js";
import { CONTROL_KEYS } from "./table-keys.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";
import { isResultShown } from "./result-card.js";

/** @import { PlayerAction } from "../../state/actions.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Notation } from "../../state/settings.js" */

/** Of three lines on a phone, in characters. */
const ROOM = 130;

export class TurnStatus extends Part {
  #progress = new ProgressBar({ stoppable: false });

  /** @override @param {State} state */
  template(state) {
    const title = statusSentence(state);
    const kind = selectedKind(state);
    const detail = detailWords(state);
    const progress = state.awaited ? "unknown" : (state.search?.progress ?? null);
    this.classList.toggle("over", state.view?.outcome != null);
    this.classList.toggle("refused", state.refusal !== null);
    this.classList.toggle("browsing", isBrowsing(state));
    this.classList.toggle("lasting", progress !== null);
    this.classList.toggle("explaining", kind !== null);
    this.#progress.show(title, progress);
    return html`
      <div class="status-words">
        <p class=${isShownByChip(state) ? "status-title spoken" : "status-title"} role="status">
          ${title}
        </p>
        <p class="status-detail" role="status">${detailTemplate(detail, kind !== null)}</p>
        ${kind === null ? nothing : pieceWords(kind)}
        ${kind === null && detail === "" ? this.#engine(state) : nothing}
      </div>
      ${this.#buttons(state)} ${this.#progress}
    `;
  }

  /** What the engine thinks, which may give away the reply that it expects. @param {State} state */
  #engine(state) {
    const said = searchWords(state);
    if (said === "") return nothing;
    const { engineShown } = state;
    const toggled = (/** @type {Event} */ { currentTarget }) => {
      const { open } = /** @type {HTMLDetailsElement} */ (currentTarget);
      if (open !== engineShown) this.send({ kind: "show-engine", shown: open });
    };
    return html`<details class="status-engine" .open=${engineShown} @toggle=${toggled}>
      <summary>${words.thinking.title}</summary>
      ${engineShown ? html`<p class="status-thought">${said}</p>` : nothing}
    </details>`;
  }

  /** @param {State} state */
  #buttons(state) {
    const { controls, handover, consent, result } = words;
    const shown = shownButtons(state);
    const pass = optionalPass(state);
    const done = endOfMoves(state);
    // The words of a piece may use the space of all buttons.
    const needsNone = pass === null && done === null;
    this.classList.toggle("buttonless", needsNone && !Object.values(shown).includes(true));
    /** @type {(label: string, shown: boolean, look: string, action: PlayerAction) => unknown} */
    const way = (label, shown, look, action) =>
      button(label, () => this.send(action), { look, hidden: !shown });
    return html`<div class="status-buttons">
      ${button(stopName(state), () => this.send({ kind: "stop" }), { hidden: !shown.stop })}
      ${button(controls.replay, () => this.send({ kind: "replay" }), {
        look: "pace",
        shortcuts: CONTROL_KEYS.replay,
        hidden: !shown.replay,
      })}
      ${way(words.calls.pass, pass !== null, "pace", { kind: "play", action: pass?.text ?? "" })}
      ${way(words.drops.done, done !== null, "primary pace", { kind: "play", action: done?.text ?? "" })}
      ${way(controls.backToGame, shown.back, "primary pace", {
        kind: "jump",
        ply: gameView(state)?.ply ?? 0,
      })}
      ${way(controls.pause, shown.pause, "pace", { kind: "pause" })}
      ${way(controls.resume, shown.resume, "primary pace", { kind: "resume" })}
      ${way(handover.passOn, shown.passOn, "primary pace", { kind: "hand-over" })}
      ${way(consent.ask, shown.consent, shown.back ? "" : "primary pace", { kind: "ask-consent" })}
      ${way(consent.reveal.confirm, shown.reveal, "pace", { kind: "ask-consent" })}
      ${way(result.again, shown.again, "primary again", rematch(state))}
    </div>`;
  }
}

/** @param {State} state */
function shownButtons(state) {
  const over = state.view?.outcome != null;
  const noHuman = state.players.every((player) => player.player === "computer");
  const paused = state.pause !== "none";
  const browsing = isBrowsing(state);
  const consent = !over && !isFinished(state) && state.view?.consentNeeded === true;
  const reveal = state.view?.outcome?.reason === "abandoned";
  return {
    stop: state.search !== null,
    // The review leads back from a better line.
    back: browsing && state.line === null,
    replay: !over && !browsing && isQuiet(state) && mayReplay(state),
    pause: !over && !browsing && noHuman && !paused,
    resume: !over && !browsing && !consent && paused && computerToAct(state),
    passOn: !over && seatToHandTo(state) !== null,
    consent: consent && !computerRefuses(state),
    reveal,
    again: over && !reveal && !isResultShown(state),
  };
}

/** What the search does when it is stopped. @param {State} state */
function stopName({ search }) {
  return search?.purpose === "hint" ? words.controls.showNow : words.controls.moveNow;
}

/** Whether no longer words need the space of the buttons. @param {State} state */
function isQuiet(state) {
  return state.refusal === null && state.hint === null && selectedKind(state) === null;
}

/** @param {State} state */
function isShownByChip({ info, view, search }) {
  if (info === null || view === null || view.outcome !== null) return false;
  return hasSeveralSeats(info) && search?.purpose !== "hint";
}

/**
 * The type of the selected piece, on the board or in hand, unless there is something more important to say.
 * @param {State} state
 */
function selectedKind({ info, view, selection, refusal, hint }) {
  if (view === null || refusal !== null || hint !== null || view.outcome !== null) return null;
  const { order } = selection;
  if (order?.kind === "drop") return info?.kinds[order.piece] ?? null;
  const square = selection.chosen ?? selection.examined;
  const piece = view.pieces.find((each) => each.square === square);
  return piece === undefined ? null : (info?.kinds[piece.kind] ?? null);
}

/**
 * Words that are only spoken stay where they are, or they would count as a shift of the page.
 * @param {unknown} detail
 * @param {boolean} spoken
 */
function detailTemplate(detail, spoken) {
  if (detail === "") return nothing;
  return html`<span class=${spoken ? "spoken" : ""}>${detail}</span>`;
}

/** The board announces it. @param {GameInfo["kinds"][number]} kind */
function pieceWords({ name, rules }) {
  return html`<p class="status-piece" title=${rules}>
    <strong>${name}</strong>${colon}${shortened(rules)}
  </p>`;
}

/** Whole sentences that fit into the box, at least one. @param {string} rules */
function shortened(rules) {
  const [first = "", ...rest] = rules.split(/(?<=\.) /);
  let short = first;
  for (const sentence of rest)
    if (short.length + sentence.length < ROOM) short += ` ${sentence}`;
    else break;
  return short;
}

/** @param {State} state */
function detailWords(state) {
  const { info, view, refusal, droppedPremove, hint, pause, settings } = state;
  if (info === null || view === null) return "";
  if (refusal !== null) return reasonWords(refusal, info);
  if (state.awaited) return words.status.playedLater;
  if (droppedPremove !== null) return droppedWords(droppedPremove, info);
  if (view.revealed && state.secretsShown !== null && view.outcome !== null)
    return secretsWords(state.secretsShown, info, true);
  if (view.outcome !== null && hasSeveralSeats(info))
    return rankingWords(ranking(info, view), info, state.players);
  if (view.outcome?.reason === "abandoned") return words.pin.hidden;
  if (isFinished(state) && isBrowsing(state)) return browsingWords(state, view);
  // The question says why, too.
  const asks = isBrowsing(state) && !computerRefuses(state);
  if (view.consentNeeded && !agreesAlone(state) && !asks)
    return reasonWords(whyConsent(state), info);
  const next = seatToHandTo(state);
  if (next !== null) return words.handover.passOnHint(info.seats[next]?.name ?? "");
  if (state.clock?.stopped && view.ply > 0 && view.outcome === null) return words.clocks.stopped;
  // Only if it is the computer's turn.
  if (pause !== "none" && computerToAct(state))
    return pause === "browsing" ? words.status.browsing : words.status.paused;
  if (hint !== null) {
    const written = writtenMove(info, hint, settings.notation);
    return aroundMove(words.status.hint, moveTemplate(info, written, settings));
  }
  if (isBrowsing(state)) return browsingWords(state, view);
  const only = soleWords(state);
  if (only !== "") return only;
  const news = newsWords(info, view, settings.notation);
  if (news !== "" || state.searchInfo !== null) return news;
  if (view.outcome !== null) return "";
  const clock = clockWords(view);
  return clock === "" ? lastWords(state, info, view) : clock;
}

/** @param {State} state @param {View} view */
function browsingWords(state, { played, ply, actions }) {
  const say = words.status;
  const number = played[ply - 1]?.number;
  const place = number === undefined ? say.lookingAtStart : say.looking(number);
  const opensStudy = isFinished(state) && actions.length > 0;
  return opensStudy ? `${place} ${say.opensStudy}` : place;
}

/** @param {State} state */
function soleWords(state) {
  /** @type {Record<string, string>} */
  const ways = words.status.ways;
  if (endOfMoves(state) !== null) return words.status.noMoreMoves;
  const kinds = soleActions(state);
  if (kinds.includes("drop") && state.info?.mustDrop) return words.status.setUp;
  const left = kinds.map((kind) => ways[kind] ?? "");
  return left.length === 0 ? "" : words.status.only(left);
}

/**
 * What to do, or what was done last, as three others may have moved meanwhile.
 * @param {State} state
 * @param {GameInfo} info
 * @param {View} view
 */
function lastWords(state, info, { played, ply, pending, actions }) {
  if (demandedClaims(state).length > 0) return words.status.claimFirst;
  const last = played[ply - 1];
  if (last === undefined)
    return computerToAct(state) || pending.length > 0 ? "" : words.status.begin;
  if (!hasSeveralSeats(info)) {
    const answers = last.action === "pass" && actions.some(({ kind }) => kind === "pass");
    return answers ? words.calls.answered(info.seats[last.seat]?.name ?? "") : "";
  }
  return words.status.last(
    info.seats[last.seat]?.name ?? "",
    playedWords(last, info, state.settings.notation),
  );
}

/** @param {GameInfo} info @param {View} view @param {Notation} notation */
function newsWords(info, view, notation) {
  const claims = lastClaims(view).map((claim) => `${playedWords(claim, info, notation)}.`);
  const reveals = lastReveals(view).map((reveal) => revealWords(reveal, info));
  return [...claims, ...reveals].join(" ");
}

/**
 * The move count is shown only when the draw comes near, since it may start again.
 * @param {View} view
 */
function clockWords({ clockPlies, clockLimitPlies, counting }) {
  if (counting) return words.status.counting(counting.plies, counting.limit);
  const near = clockLimitPlies > 0 && clockPlies * 2 >= clockLimitPlies;
  return near ? words.status.clock(clockPlies, clockLimitPlies) : "";
}

/** @param {State} state */
function searchWords({ info, searchInfo, searchSeat, settings }) {
  // A search result without a move isn't for this viewer.
  if (info === null || searchInfo === null || searchSeat === null || searchInfo.best === "")
    return "";
  const effort = [words.thinking.depth(searchInfo.depth), words.thinking.nodes(searchInfo.nodes)];
  const said = [
    scoreWords(searchInfo),
    ...effort,
    writtenLine(info, searchInfo, settings.notation).join(" "),
  ];
  return words.status.thought(info.seats[searchSeat]?.name ?? "", said.join(" · "));
}

customElements.define("turn-status", TurnStatus);
