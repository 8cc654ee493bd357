// The events for the surrounding website. It isn't trusted: it gets what a spectator sees, never legal actions, secrets
// or search results.

import { reasonWords } from "../i18n/strings.js";

/** @import { Action, State } from "../state/page-state.js" */
/** @import { NestedReason } from "../state/reasons.js" */

/**
 * @typedef {{name: "move" | "turn" | "gameover" | "error", detail: Record<string, unknown>}} EmbedEvent
 */

/** @param {State} before @param {State} after @param {Action} action @returns {EmbedEvent[]} */
export function eventsOf(before, after, action) {
  switch (action.kind) {
    case "opened":
      return turnEvents(after);
    case "played":
      // A secret choice isn't a move.
      if (before.view?.ply === after.view?.ply) return [];
      return [...moveEvents(before, after), ...overEvents(after), ...turnEvents(after)];
    case "moved-in-record":
      // A draw was claimed.
      return after.justEnded && !before.justEnded ? overEvents(after) : turnEvents(after);
    case "refuse":
      return mayBeReported(action.reason, after) ? errorEvents(action, after) : [];
    case "lost":
    case "engine-broken":
    case "notice":
      return errorEvents(action, after);
    default:
      return [];
  }
}

/** @param {State} before @param {State} after @returns {EmbedEvent[]} */
function moveEvents(before, { info, view, players }) {
  if (info === null || view === null) return [];
  const { position } = view;
  const from = before.view === null ? view.ply - 1 : before.view.ply;
  return view.played.slice(from, view.ply).map(({ text, seat }, at) => {
    const by = players[seat]?.player ?? "human";
    const ply = from + at + 1;
    return { name: "move", detail: { text, ply, by, ...seatDetail(info, seat), position } };
  });
}

/** @param {State} state @returns {EmbedEvent[]} */
function turnEvents({ info, view, players }) {
  if (info === null || view === null || view.outcome !== null) return [];
  const player = players[view.turn]?.player ?? "human";
  const { ply, position } = view;
  return [{ name: "turn", detail: { ...seatDetail(info, view.turn), player, ply, position } }];
}

/** @param {State} state @returns {EmbedEvent[]} */
function overEvents({ info, view }) {
  if (info === null || view === null || view.outcome === null) return [];
  const { reason, winner, places } = view.outcome;
  const name = winner === null ? null : (info.seats[winner]?.name ?? null);
  return [{ name: "gameover", detail: { reason, winner, winnerName: name, places: [...places] } }];
}

/**
 * The reason for a refusal may reveal the player's secret.
 * @param {NestedReason | null} reason
 * @param {State} state
 */
function mayBeReported(reason, { info, view }) {
  return !info?.secretive || view?.revealed === true || reason?.code === "embed-secretive";
}

/**
 * @param {Extract<Action, {reason: NestedReason | null}>} action
 * @param {State} after
 * @returns {EmbedEvent[]}
 */
function errorEvents(action, after) {
  const { kind, reason } = action;
  if (reason === null || (kind === "notice" && action.tone !== "fault")) return [];
  // The nested reason contains the line and the text found there.
  const { code, args } = ("why" in reason && reason.why) || reason;
  const message = reasonWords(reason, after.info);
  const fatal = kind === "lost" || kind === "engine-broken";
  const line = args["line"] === undefined ? null : Number(args["line"]);
  return [{ name: "error", detail: { code, message, line, fatal, args: { ...args } } }];
}

/** @param {NonNullable<State["info"]>} info @param {number} seat */
function seatDetail({ seats }, seat) {
  return { seat, seatName: seats[seat]?.name ?? "" };
}
