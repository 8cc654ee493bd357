// Screen reader announcements of one board among others on a page, always polite. While the focus is elsewhere they name
// the board and leave out progress.

import { html, noChange, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { stepWords } from "../i18n/step-words.js";

/** @import { State } from "../state/page-state.js" */

/**
 * @typedef {object} Moment
 * @property {State} state
 * @property {string} line  the status line below the board
 * @property {boolean} near  the focus is on this board
 */

export class EmbedVoice {
  /** @type {Moment | null} */
  #before = null;

  /** @param {Moment} now */
  template(now) {
    const before = this.#before;
    this.#before = now;
    return html`<div class="spoken" role="status">${said(before, now)}</div>`;
  }
}

/** @param {Moment | null} before @param {Moment} now */
function said(before, now) {
  if (now.state.info === null || now.state.cover !== null) return nothing;
  const news = before === null ? [] : newsWords(before, now);
  // New elements each time, because an unchanged text would not be announced again.
  return news.length === 0
    ? noChange
    : keyed(
        now,
        news.map((sentence) => html`<p>${sentence}</p>`),
      );
}

/** @param {Moment} before @param {Moment} now @returns {string[]} */
export function newsWords(before, { state, line, near }) {
  const { info, view } = state;
  if (info === null || view === null) return [];
  const old = before.state.info === info ? before.state.view : null;
  const stepped = old !== null && old.ply !== view.ply;
  const steps = stepped ? stepWords(info, old, view, state.settings.notation) : [];
  if (near) {
    const isNew = stepped || line !== before.line || isRefusedAnew(before.state, state);
    return isNew ? [...steps, line].filter((sentence) => sentence !== "") : [];
  }
  // When only computers play, the result is enough.
  const nobodyPlays = state.players.every(({ player }) => player === "computer");
  if (!stepped || (nobodyPlays && view.outcome === null)) return [];
  return [`${info.name}.`, ...steps, line];
}

/** @param {State} before @param {State} now */
function isRefusedAnew(before, { refusal }) {
  return refusal !== null && refusal !== before.refusal;
}
