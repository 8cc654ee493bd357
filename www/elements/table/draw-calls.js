// The sections of the claim bar about draws: an offer to answer, or a draw to claim.

import { html, nothing } from "lit-html";
import { askedHuman } from "../../state/draw-offers.js";
import { isBrowsing } from "../../state/browsing.js";
import { humanToAct } from "../../state/players.js";
import { drawWords } from "../../i18n/draw-words.js";
import { button } from "../controls/buttons.js";
import { CONTROL_KEYS } from "./table-keys.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */
/** @typedef {(action: PlayerAction) => void} Send */

/** @param {State} state @param {Send} send */
export function drawCalls(state, send) {
  return html`${offerCall(state, send)} ${claimCall(state, send)}`;
}

/** @param {State} state @param {Send} send */
function offerCall(state, send) {
  const { info, view, drawOffer } = state;
  const seat = askedHuman(state);
  if (info === null || drawOffer === null || seat === null) return nothing;
  const names = [drawOffer.seat, seat].map((one) => info.seats[one]?.name ?? "");
  const [by = "", to = ""] = names;
  // In games with secrets only the player who has the device answers, since the end reveals all.
  if (info.secretive && view?.viewer !== seat) return call(drawWords.offered(by), nothing);
  const answer = (/** @type {boolean} */ agrees) => () =>
    send({ kind: "answer-draw", seat, agrees });
  return call(
    drawWords.asked(by, to),
    html`${button(drawWords.accept, answer(true), { look: "primary" })}
    ${button(drawWords.decline, answer(false))}`,
    "question",
  );
}

/** @param {State} state @param {Send} send */
function claimCall(state, send) {
  const { info, view } = state;
  if (info === null || view === null || view.claimableDraw === null) return nothing;
  if (isBrowsing(state) || !humanToAct(state)) return nothing;
  const name = info.seats[view.turn]?.name ?? "";
  const claim = button(drawWords.claim, () => send({ kind: "claim-draw" }), {
    look: "primary",
    shortcuts: CONTROL_KEYS.draw,
  });
  return call(drawWords.claimable(view.claimableDraw, name, view.clockPlies), claim);
}

/**
 * @param {string} said
 * @param {unknown} buttons
 * @param {string} [look]  its class
 */
function call(said, buttons, look = "") {
  return html`<section class=${look}>
    <p class="call-words" role="status">${said}</p>
    <div class="call-buttons">${buttons}</div>
  </section>`;
}
