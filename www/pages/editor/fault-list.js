import { html } from "lit-html";
import { button } from "../../elements/controls/buttons.js";
import { pieceOn } from "./setup-editing.js";
import { faultSentence, words } from "./editor-words.js";

/** @import { Fault, GameInfo, Setup } from "../../engine/protocol.js" */

/**
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {Fault[]} faults
 * @param {boolean} isUnreadable  the text in the field isn't a position, and the board shows an earlier one
 * @param {(fault: Fault) => void} go
 */
export function faultList(game, setup, faults, isUnreadable, go) {
  const isRight = faults.length === 0 && !isUnreadable;
  const verdict = isUnreadable ? words.unreadable : words.faults(faults.length);
  return html`<section class="edit-verdict ${isRight ? "" : "wrong"}">
    <p class="edit-told" role="status">${isRight ? words.playable : verdict}</p>
    <ul class="edit-faults" aria-label=${words.faultList} ?hidden=${faults.length === 0}>
      ${faults.map(
        (fault) => html`<li>${button(sentenceOf(fault, game, setup), () => go(fault))}</li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Fault} fault @param {GameInfo} game @param {Setup} setup */
export function sentenceOf(fault, game, setup) {
  return faultSentence(fault, game, (square) => pieceOn(setup, square)?.kind ?? null);
}
