// The root reducer, with what doesn't belong to the game on the table; see reduce-table.js and reduce-secrets.js. Pure: no
// side effects, arguments are never changed.

import { reduceSecrets } from "./reduce-secrets.js";
import { withoutEndedNotices } from "./notice-causes.js";
import { turnedFurther } from "./players.js";
import { withoutStalePremoves } from "./premove.js";
import { withSoleOrder } from "./sole-actions.js";
import { firstLesson } from "./state.js";
import { reduceTable, leaveTable } from "./reduce-table.js";

/** @import { Settings } from "./settings.js" */
/** @import { Action, Shelf, State } from "./page-state.js" */
/** @import { NestedReason } from "./reasons.js" */

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
export function reduce(state, action) {
  return withSoleOrder(
    withoutStalePremoves(reduceAction(withoutEndedNotices(state, action), action)),
  );
}

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
// eslint-disable-next-line max-lines-per-function -- a list of actions
function reduceAction(state, action) {
  switch (action.kind) {
    case "games":
      return withGames(state, action);
    case "engine-broken":
      return { ...state, engine: "broken", engineFault: action.reason, search: null };
    case "gallery":
      return { ...leaveTable(state, null), screen: "gallery", galleryPart: action.part ?? null };
    case "opening":
      return { ...leaveTable(state, null), screen: "opening" };
    case "page":
      return { ...leaveTable(state, null), screen: "page", page: action.page };
    case "shelf":
      return { ...state, shelf: action.shelf, savedPlies: savedPlies(action.shelf) };
    case "elsewhere":
      return { ...state, elsewhere: true };
    case "choose-games-file":
      return { ...state, added: [] };
    case "added":
      return { ...state, added: action.added };
    case "adding":
      return { ...state, adding: action.progress };
    case "file-locked":
      return { ...state, lockedFile: { text: action.text, wrong: action.wrong } };
    case "leave-file":
    case "file-unlocked":
      return { ...state, lockedFile: null };
    case "pwa-status":
      return { ...state, pwaStatus: { ...state.pwaStatus, ...action.change } };
    case "update-later":
      return { ...state, pwaStatus: { ...state.pwaStatus, update: "none" } };
    case "lost":
      return { ...leaveTable(state, null), screen: "lost", lostReason: action.reason };
    case "turn":
    case "turned":
      return { ...state, turned: turnedFurther(state.turned, action.quarters) };
    case "settings":
      return withSettings(state, action.change);
    case "around":
      return { ...state, around: action.around };
    case "show-engine":
      return { ...state, engineShown: action.shown };
    case "tab":
      return {
        ...state,
        tab: action.tab,
        lesson: state.lesson ?? firstLesson(state.info),
        line: null,
      };
    case "dialog":
      return { ...state, dialog: action.dialog, branch: null };
    case "pasted":
      return { ...state, pasted: action.pasted };
    case "open-pasted":
    case "leave-pasted":
      return { ...state, pasted: null };
    case "lesson":
      return { ...state, lesson: action.lesson };
    case "preview":
      return action.lesson === state.lesson ? { ...state, preview: action.preview } : state;
    case "notice":
      return withNotice(state, action.tone, action.reason);
    case "complain":
      return withNotice(state, "fault", action.reason);
    case "dismiss":
      return { ...state, notices: state.notices.filter((notice) => notice.id !== action.id) };
    case "new-game":
    case "resign":
      return { ...state, dialog: null };
    default:
      return reduceTable(reduceSecrets(state, action), action);
  }
}

/**
 * The list may arrive after the engine has failed.
 * @param {State} state
 * @param {Extract<Action, {kind: "games"}>} action
 * @returns {State}
 */
function withGames(state, { games, others = 0, taught = state.taught }) {
  const engine = state.engine === "broken" ? "broken" : "ready";
  return { ...state, engine, games, otherGames: others, taught };
}

/** @param {Shelf} shelf */
function savedPlies({ games }) {
  /** @type {Record<string, number>} */
  const saved = {};
  for (const { game, plies, running } of games) if (running && plies) saved[game] ??= plies;
  return saved;
}

/**
 * When the board starts to follow the players, the manual rotation is reset.
 * @param {State} state
 * @param {Partial<Settings>} change
 * @returns {State}
 */
function withSettings(state, change) {
  const turned = change.follows ? 0 : state.turned;
  return { ...state, turned, settings: { ...state.settings, ...change } };
}

/**
 * @param {State} state
 * @param {"info" | "fault"} tone
 * @param {NestedReason} reason
 * @returns {State}
 */
function withNotice(state, tone, reason) {
  const id = state.lastNoticeId + 1;
  // A repeated notice replaces the older one. At most three are shown, so that they don't cover the board.
  const game = state.info?.id ?? null;
  const others = state.notices.filter((notice) => notice.reason.code !== reason.code);
  const notices = [...others, { id, tone, reason, game }].slice(-3);
  return { ...state, notices, lastNoticeId: id };
}
