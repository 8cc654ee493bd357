// Reducers of the game on the table: opening, moves, navigation, clocks and searches.

import { toggled } from "./arrows.js";
import { browsedPly, isBrowsing, liveViewBehind } from "./browsing.js";
import { afterAction, afterTakeBack, hasFallen, withTime } from "./clock.js";
import { offerAfterMove, withAnswer, withOffer } from "./draw-offers.js";
import { fits } from "./review.js";
import { computerToAct, mayTakeSeat, withNames } from "./players.js";
import {
  premovedView,
  premovesLeft,
  premovingSeat,
  withoutPremove,
  withPremove,
  withPromotion,
} from "./premove.js";
import { keptSelection, withSelection } from "./selection.js";
import { asSpectator, emptyTable, UNTOUCHED } from "./state.js";
import { hasSecretActions, isShared } from "./viewer.js";

/** @import { GameInfo, Secret, Seat, View } from "../engine/protocol.js" */
/** @import { SystemAction } from "./actions.js" */
/** @import { Action, Pause, Player, ShownLine, State } from "./page-state.js" */
/** @import { Browsing } from "./browsing.js" */
/** @import { Clock } from "./clock.js" */

/** @param {State} state @param {Action} action @returns {State} */
// eslint-disable-next-line max-lines-per-function -- a list of actions
export function reduceTable(state, action) {
  switch (action.kind) {
    case "opened":
      return opened(state, action);
    case "played":
      return played(state, action);
    case "leave-variations":
      return { ...state, studyOffer: null };
    case "moved-in-record":
      return movedInRecord(state, action);
    case "asked-to-branch":
      return { ...state, dialog: "branch", branch: action.branch };
    case "offer-draw":
      return withOffer(state, action.seat);
    case "answer-draw":
      return withAnswer(state, action.seat, action.agrees);
    case "close-result":
      return { ...state, justEnded: false };
    case "time":
      return withTimeUsed(state, action);
    case "flag-fallen":
      return withFallenFlag(state, action.seat);
    case "undo":
    case "jump":
      return { ...state, premoves: [], line: null };
    case "stop-clocks":
      return withClock(state, { stopped: true });
    case "start-clocks":
      return withClock(state, { stopped: false, looking: isBrowsing(state) });
    case "replayed":
      return { ...state, replay: action.views };
    case "review":
      return { ...state, tab: "review", justEnded: false };
    case "reviewed":
      return { ...state, review: action.review };
    case "line":
      return { ...state, line: action.line };
    case "browse":
      return { ...state, premoves: [], line: state.line && browsed(state.line, action.way) };
    case "step-line":
      return { ...state, line: state.line && stepped(state.line, action.at) };
    case "leave-line":
      return { ...state, line: null };
    case "exporting":
      return { ...state, exporting: action.progress };
    case "reviewing":
      return { ...state, reviewing: action.progress, reviewFault: action.fault ?? null };
    case "recorded":
      return { ...state, record: action.record };
    case "search-started":
      return {
        ...state,
        search: { purpose: action.purpose, seat: action.seat },
        searchSeat: action.seat,
        searchInfo: null,
        hint: null,
      };
    case "search-info":
      return { ...state, searchInfo: action.info };
    case "search-progress":
      return state.search === null
        ? state
        : { ...state, search: { ...state.search, progress: action.progress } };
    case "search-ended":
      return { ...state, search: null };
    case "hinted":
      return state.cover === null && !state.watchOnly ? { ...state, hint: action.hint } : state;
    case "refuse":
      return { ...state, refusal: action.reason, answer: null };
    case "answered":
      return state.cover === null ? { ...state, refusal: null, answer: action.answer } : state;
    case "settled":
      return { ...state, settled: action.mark };
    case "select":
      return withSelection(state, action.selection);
    case "premove":
      return withPremove(state, action.premove);
    case "premove-promotion":
      return withPromotion(state, action.promotion);
    case "premove-dropped":
      return withoutPremove(state, action.premove);
    case "draw":
      return { ...state, arrows: toggled(state.arrows, action.arrow) };
    case "erase":
      return { ...state, arrows: [] };
    case "pause":
      return { ...state, pause: "hand" };
    case "resume":
      return { ...state, pause: "none", refusal: null };
    case "seat":
      return withPlayer(state, action.seat, action.player);
    case "names":
      return { ...state, players: withNames(state.players, action.names) };
    case "seated":
      return { ...state, players: action.players };
    default:
      return state;
  }
}

/** @param {ShownLine} line @param {Browsing} way @returns {ShownLine} */
function browsed(line, way) {
  return { ...line, at: browsedPly(way, { line, view: null }) ?? line.at };
}

/** @param {ShownLine} line @param {number} at @returns {ShownLine} */
function stepped(line, at) {
  return { ...line, at: Math.max(0, Math.min(at, line.views.length - 1)) };
}

/**
 * Notices about a game that is no longer on the table are dropped.
 * @param {State} state
 * @param {GameInfo | null} next  the next game on the table
 * @returns {State}
 */
export function leaveTable(state, next) {
  return {
    ...state,
    notices: state.notices.filter(({ game }) => game === null || game === next?.id),
    added: next === null ? state.added : [],
    ...emptyTable(),
  };
}

/** @param {State} state @param {Extract<SystemAction, {kind: "opened"}>} news @returns {State} */
function opened(state, news) {
  if (isAsAwaited(state, news)) return { ...state, awaited: false };
  const { info, view, players, model, turned, pause, pins, coverFor, spectated, secrets } = news;
  const { clock = null, pieceValues = [], elsewhere = false, filed = false, review = null } = news;
  const { headers = null, studyOffer = null, awaited = false } = news;
  const cover = coverFor === null ? null : { seat: coverFor, wrongPin: false };
  const there = /** @type {const} */ ({ engine: "ready", screen: "table" });
  const table = { ...leaveTable(state, info), ...there, info, view, pieceValues };
  const { around, tab } = state.info?.id === info.id ? state : table;
  const seated = { players, model, turned, around, tab };
  const secrecy = { pins, cover, spectated, secretsShown: secrets };
  return withReviewOf(
    {
      ...table,
      ...seated,
      ...secrecy,
      pause,
      clock,
      elsewhere,
      filed,
      review,
      headers,
      studyOffer,
      awaited,
    },
    view,
  );
}

/** @param {State} state @param {Extract<SystemAction, {kind: "played"}>} news @returns {State} */
function played(state, { view, secrets }) {
  const premoves = premovesLeft(state);
  const before = state.view && premovedView(state.view, state.premoves);
  return {
    ...atNewView(state, view, secrets),
    liveView: null,
    premoves,
    selection: keptSelection(
      before,
      premovedView(view, premoves),
      state.selection,
      premovingSeat(state) !== null,
    ),
    justEnded: hasJustEnded(state, view, true),
    drawOffer: offerAfterMove(state),
    clock: state.clock && afterAction(state.clock, view.ply),
    // A thought about a game with secrets is for the moment before the move.
    searchInfo: state.info?.secretive ? null : state.searchInfo,
    pause: pauseAfterAction(state),
    sharesTable: sharesAfter(state, view),
    spectated: false,
    headers: state.headers && withoutEnd(state.headers),
  };
}

/** @param {State} state @param {Extract<SystemAction, {kind: "moved-in-record"}>} news @returns {State} */
function movedInRecord(state, { view, secrets, browsing = false }) {
  const liveView = browsing ? liveViewBehind(state, view) : null;
  const moved = {
    ...atNewView(state, view, secrets),
    liveView,
    justEnded: hasJustEnded(state, view, false),
    drawOffer: null,
    searchInfo: null,
    premoves: [],
  };
  const there = withClock(moved, { looking: liveView !== null });
  if (browsing) return there;
  const clock = there.clock && state.view && afterTakeBack(there.clock, state.view, view);
  return pausedInPast({ ...there, clock });
}

/**
 * Whether the engine has opened the game that is shown already. What the player has chosen meanwhile stays.
 * @param {State} state
 * @param {Extract<SystemAction, {kind: "opened"}>} news
 */
function isAsAwaited({ awaited, info, view }, news) {
  return awaited && info?.id === news.info.id && JSON.stringify(view) === JSON.stringify(news.view);
}

/**
 * The headers of a game that is played on here: the end of the old one isn't its own.
 * @param {Record<string, string>} headers
 */
function withoutEnd({ Termination: _ended, PlyCount: _plies, ...headers }) {
  return headers;
}

/**
 * Keeps the review only while it fits the moves of a finished game in which nothing is secret.
 * @param {State} state
 * @param {View} view
 * @returns {State}
 */
function withReviewOf(state, view) {
  const kept = view.reviewable && state.review !== null && fits(state.review, view.played);
  const tab = state.tab === "review" && !view.reviewable ? "moves" : state.tab;
  const fault = view.reviewable ? state.reviewFault : null;
  return { ...state, tab, review: kept ? state.review : null, reviewFault: fault };
}

/** @param {State} state @param {Partial<Clock>} changed @returns {State} */
function withClock(state, changed) {
  return { ...state, clock: state.clock && { ...state.clock, ...changed } };
}

/** @param {State} state @param {Extract<SystemAction, {kind: "time"}>} news @returns {State} */
function withTimeUsed(state, { control, ply, ms }) {
  const { clock } = state;
  return clock?.control === control ? { ...state, clock: withTime(clock, ply, ms) } : state;
}

/** @param {State} state @param {Seat} seat @returns {State} */
function withFallenFlag(state, seat) {
  const { clock, view } = state;
  if (clock === null || view === null) return state;
  const players = state.players.map((old, at) =>
    at === seat ? { ...old, player: /** @type {const} */ ("computer") } : old,
  );
  return { ...withClock(state, { fallen: [...clock.fallen, { seat, ply: view.ply }] }), players };
}

/**
 * A view that was requested before the table was covered must not show its viewer's secrets, nor may a shared one.
 * @param {State} state
 * @param {View} view
 * @param {Secret[] | null} secrets  all secrets, after the end of the game
 * @returns {State}
 */
function atNewView(state, view, secrets) {
  const { cover, watchOnly } = state;
  const tells = hasSecretActions(view) && isShared({ ...state, view });
  return {
    ...withReviewOf(state, view),
    view: cover === null && !watchOnly && !tells ? view : asSpectator(view),
    secretHeld: null,
    secretsShown: secrets,
    fullRecord: state.fullRecord && view.revealed,
    hint: null,
    refusal: null,
    ...UNTOUCHED,
  };
}

/**
 * Whether others look on after an action. On a table that is covered only for secrets they do, unless it leaves the viewer
 * another secret action in the same turn.
 * @param {State} before
 * @param {View} view
 */
function sharesAfter({ sharesTable, settings }, view) {
  if (sharesTable || !settings.coversOnlySecrets) return sharesTable;
  return view.viewer !== view.turn || !hasSecretActions(view);
}

/**
 * Browsing to the end of a game doesn't end it.
 * @param {State} before
 * @param {View} view
 * @param {boolean} played  otherwise only a game that ends without a move ends here
 */
function hasJustEnded({ view: before, justEnded }, view, played) {
  if (before === null || view.outcome === null) return false;
  const stays = before.ply === view.ply;
  return before.outcome === null ? played || stays : justEnded && stays;
}

/**
 * A human move resumes the computers, unless "Pause" was pressed while a computer's move was under way.
 * @param {State} before
 * @returns {Pause}
 */
function pauseAfterAction(before) {
  return before.pause === "hand" && computerToAct(before) ? "hand" : "none";
}

/**
 * Pauses the computers, so that they don't replace at once what was taken back.
 * @param {State} state
 * @returns {State}
 */
function pausedInPast(state) {
  if (state.view === null || state.pause === "hand") return state;
  const past = state.view.ply < state.view.played.length;
  return { ...state, pause: past && computerToAct(state) ? "browsing" : "none" };
}

/** @param {State} state @param {Seat} seat @param {Player} player @returns {State} */
function withPlayer(state, seat, player) {
  if (!mayTakeSeat(state, seat, player.player))
    return { ...state, refusal: { code: whyNotTaken(state, seat), args: {} } };
  const names = state.players.map(({ name }) => name);
  const players = state.players.map((old, at) => (at === seat ? player : old));
  return { ...state, players: withNames(players, names) };
}

/** @param {State} state @param {Seat} seat */
function whyNotTaken({ clock, view }, seat) {
  return hasFallen(clock, view?.ply ?? 0, seat) ? "time-over" : "seats-fixed";
}
