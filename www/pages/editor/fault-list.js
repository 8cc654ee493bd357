import { html } from "lit-html";
import { button } from "../../elements/controls/buttons.js";
import { pieceOn } from "./setup-editing.js";
import { faultSentence, words } from "./editor-words.js";

/** @import { Fault, GameInfo, Setup } from "../../engine/protocol.js" */

/**
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {Fault[]} faults
 * @param {(fault: Fault) => void} go
 */
export function faultList(game, setup, faults, go) {
  const isRight = faults.length === 0;
  return html`<section class="edit-verdict ${isRight ? "" : "wrong"}">
    <p class="edit-told" role="status">${isRight ? words.playable : words.faults(faults.length)}</p>
    <ul class="edit-faults" aria-label=${words.faultList} ?hidden=${isRight}>
      ${faults.map(
        (fault) => html`<li>${button(sentenceOf(fault, game, setup), () => go(fault))}</li>`,
      )}
    </ul>
  </section>`;
}

/**
 * @param {Fault} fault
 * @param {GameInfo} game
 * @param {Setup} setup
 */
export function sentenceOf(fault, game, setup) {
  return faultSentence(fault, game, (square) => pieceOn(setup, square)?.kind ?? null);
}
