// What a player has captured, unless it is in hand: as many groups of pieces as fit, and a list of all behind a button if
// some don't.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { capturedBy } from "../../state/captured.js";
import { hasSeveralSeats, materialLead } from "../../state/standings.js";
import { seatLabel } from "../../i18n/seat-words.js";
import { words } from "../../i18n/strings.js";
import { markedWhileCrowded } from "../controls/crowded.js";
import { pieceTemplate } from "../controls/piece-figure.js";

/** @import { Captured } from "../../state/captured.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/** @param {State} state @param {number} seat */
export function capturedPieces({ info, view, pieceValues, settings: { pieceSet } }, seat) {
  if (info === null || view === null) return nothing;
  const label = words.seat.captured(info.seats[seat]?.name ?? "");
  const list = `captured-${seat}`;
  const all = () => {
    const lead = leadTemplate(materialLead(view, pieceValues, seat));
    if (info.capturesReturn) return lead;
    const captured = capturedBy(view, seat);
    return html`<ul class="captured" role="list" aria-label=${label} ${markedWhileCrowded}>
        ${
          captured.length === 0
            ? html`<li class="quiet">${words.seat.nothingCaptured}</li>`
            : captured.map((one) => group(info, one, pieceSet))
        }
      </ul>
      <button
        type="button"
        class="captured-opener"
        popovertarget=${list}
        aria-label=${words.seat.allCaptured(label)}
        title=${words.seat.allCaptured(label)}
      >
        <span>…</span>
      </button>
      <div class="captured-all" id=${list} popover role="group" aria-label=${label}>
        <h3>${label}</h3>
        ${info.seats.map((owner, at) =>
          ownerTemplate(
            info,
            hasSeveralSeats(info) ? seatLabel(owner) : "",
            captured.filter((one) => one.seat === at),
            pieceSet,
          ),
        )}
      </div>
      ${lead}`;
  };
  return html`<div class="seat-missing">${guard([info, view, pieceSet, pieceValues], all)}</div>`;
}

/** @param {number} lead */
function leadTemplate(lead) {
  if (lead === 0) return nothing;
  const told = words.seat.materialLead(lead);
  return html`<span class="lead" title=${told}
    ><span aria-hidden="true">+${lead}</span><span class="spoken">${told}</span></span
  >`;
}

/** @param {GameInfo} info @param {Captured} captured @param {PieceSet} pieceSet */
function group(info, { kind, seat, count }, pieceSet) {
  const of = hasSeveralSeats(info) ? (info.seats[seat]?.name ?? "") : "";
  const name = words.seat.capturedKind(count, info.kinds[kind]?.name ?? "", of);
  const number =
    count === 1 ? nothing : html`<span class="count" aria-hidden="true">×${count}</span>`;
  return html`<li title=${name}>
    ${pieceTemplate(info, kind, seat, pieceSet)}${number}<span class="spoken">${name}</span>
  </li>`;
}

/**
 * @param {GameInfo} info
 * @param {string} owner
 * @param {Captured[]} groups
 * @param {PieceSet} pieceSet
 */
function ownerTemplate(info, owner, groups, pieceSet) {
  if (groups.length === 0) return nothing;
  return html`<h4 ?hidden=${owner === ""}>${owner}</h4>
    <ul role="list">
      ${groups.map(
        ({ kind, seat, count }) =>
          html`<li>
            ${pieceTemplate(info, kind, seat, pieceSet)}
            ${words.seat.capturedKind(count, info.kinds[kind]?.name ?? "", "")}
          </li>`,
      )}
    </ul>`;
}
