// Texts pasted on the page itself, outside of its fields.

/** @import { State } from "../state/page-state.js" */

/**
 * The text of a paste on the table, in the gallery, or on the page of foreign games; "" for any other. A covered table shows
 * nothing that could be pasted on.
 * @param {ClipboardEvent} event
 * @param {State} state
 */
export function pastedText({ target, clipboardData }, { screen, page, cover, consent }) {
  const isField =
    target instanceof Element &&
    target.closest("input, textarea, select, dialog, [contenteditable]");
  const takes = screen === "page" ? page?.name === "records" : screen !== "opening";
  const isFree =
    cover === null && consent === null && document.querySelector("dialog[open]") === null;
  return !isField && takes && isFree ? (clipboardData?.getData("text/plain").trim() ?? "") : "";
}
