// What complaints are about, and which actions show that this is over. Other messages disappear by themselves.

/** @import { PageCode } from "./reasons.js" */
/** @import { Action, Notice, State } from "./page-state.js" */

/**
 * `event`: what has happened, which isn't over before the player has read it; `table`: anything else.
 * @typedef {"saving" | "adopting" | "copying" | "exporting" | "text" | "file" | "part" | "engine" | "event" | "table"} Cause
 */

/** @type {Partial<Record<string, Cause>> & Partial<Record<PageCode, Cause>>} */
const CAUSES = {
  "storage-absent": "saving",
  "storage-full": "saving",
  "storage-failed": "saving",
  "storage-cleared": "event",
  "secrets-not-stored": "event",
  "own-game-not-kept": "adopting",
  "copy-refused": "copying",
  "export-failed": "exporting",
  "text-refused": "text",
  "text-unknown": "text",
  "text-empty": "text",
  "file-unreadable": "file",
  "games-file-json": "file",
  "games-file-other": "file",
  "games-file-fault": "file",
  "games-file-large": "file",
  "games-file-left-out": "file",
  "games-file-at-table": "file",
  "games-file-variant-other": "file",
  "games-file-variant-fault": "file",
  "games-file-no-variant": "file",
  "part-missing": "part",
  "pieces-missing": "event",
  "engine-slow": "engine",
};

/**
 * An attempt ends the complaint about the one before: it succeeds, or there is a new complaint.
 * @type {Partial<Record<Action["kind"], readonly Cause[]>>}
 */
const ENDED_BY = {
  stored: ["saving"],
  games: ["engine"],
  "engine-broken": ["engine"],
  adopt: ["adopting"],
  copied: ["copying"],
  "copy-export": ["exporting", "part"],
  "save-export": ["exporting", "part"],
  paste: ["text", "file", "part"],
  "open-text": ["text", "file"],
  "open-file": ["text", "file"],
  "open-pasted": ["text", "file"],
  "choose-games-file": ["file", "part"],
  "add-games": ["file", "part"],
  "save-games": ["part"],
  review: ["part"],
  dialog: ["part"],
  tab: ["part"],
  page: ["text", "file", "part", "table"],
  opened: ["text", "file", "part", "table", "copying", "exporting"],
};

/** @param {State} state @param {Action} action @returns {State} */
export function withoutEndedNotices(state, action) {
  const over = ENDED_BY[action.kind];
  if (over === undefined || state.notices.length === 0) return state;
  const notices = state.notices.filter((notice) => {
    return notice.tone !== "fault" || !over.includes(causeOf(notice));
  });
  return { ...state, notices };
}

/** @param {Notice} notice */
function causeOf({ reason: { code } }) {
  return CAUSES[code] ?? "table";
}
