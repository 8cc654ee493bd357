import { agreesAlone, computerRefuses, whyConsent } from "../state/consent.js";
import { lastReveals } from "../draw/reveal-shapes.js";
import { seatToHandTo } from "../state/viewer.js";
import { ownActions } from "../state/drops.js";
import { revealWords } from "../i18n/played-words.js";
import { searchedSquares } from "../state/searched-squares.js";
import { placeWord, reasonWords, remarkWords, secretsWords, words } from "../i18n/strings.js";

/** @import { State } from "../state/page-state.js" */
/** @import { FurtherAction } from "./further-actions.js" */

/** @param {State} state @returns {FurtherAction[]} */
export function secretActions(state) {
  const { info, view, searchedShown } = state;
  if (info === null || view === null || !info.secretive || view.outcome !== null) return [];
  const has = (/** @type {string} */ kind) => ownActions(state).some((own) => own.kind === kind);
  /** @type {[boolean, FurtherAction][]} */
  const all = [
    [
      has("hide"),
      {
        label: words.hide.button,
        action: { kind: "select", selection: { order: { kind: "hide" } } },
      },
    ],
    [
      has("split"),
      {
        label: words.split.button,
        action: { kind: "select", selection: { order: { kind: "split" } } },
      },
    ],
    [
      searchedSquares(state).length > 0,
      {
        label: words.orders.showSearched(placeWord(info)),
        action: { kind: "show-searched", shown: !searchedShown },
      },
    ],
    [seatToHandTo(state) !== null, { label: words.handover.passOn, action: { kind: "hand-over" } }],
    [
      view.consentNeeded && !computerRefuses(state),
      { label: words.consent.ask, action: { kind: "ask-consent" } },
    ],
  ];
  return all.flatMap(([shown, action]) => (shown ? [action] : []));
}

/** The public news about secrets, in a sentence or two. @param {State} state */
export function secretNews(state) {
  const { info, view, secretsShown, watchOnly } = state;
  if (info === null || view === null || !info.secretive) return "";
  if (view.revealed)
    return secretsShown === null || view.outcome === null
      ? ""
      : secretsWords(secretsShown, info, true);
  if (watchOnly) return reasonWords({ code: "embed-watched", args: {} }, info);
  if (view.consentNeeded && !agreesAlone(state)) return reasonWords(whyConsent(state), info);
  const reveals = lastReveals(view).map((reveal) => revealWords(reveal, info));
  return [...reveals, remarkWords(view, info)].filter((words) => words !== "").join(" ");
}
