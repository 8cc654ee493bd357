// A type in a player's hand: a dimmed figure if there is none, or else a button that takes it up or puts it back.

import { html, nothing } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "./buttons.js";
import { pieceTemplate } from "./piece-figure.js";

/** @import { GameInfo, PieceType, Seat } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { Order } from "../../state/page-state.js" */

/**
 * @typedef {object} HeldPiece
 * @property {GameInfo} info
 * @property {Seat} seat
 * @property {PieceType} kind
 * @property {number} count
 * @property {PieceSet} pieceSet
 * @property {string} look       its class
 * @property {boolean} may       it can be dropped now
 * @property {boolean} pressed   it is taken up
 * @property {string} [sign]     before the count
 * @property {string | undefined} [shortcuts]
 * @property {(order: Order | null) => void} choose
 */

/** @param {HeldPiece} held */
export function heldPiece(held) {
  const { info, seat, kind, count, pieceSet, look, may, pressed, sign = "", shortcuts } = held;
  const figure = pieceTemplate(info, kind, seat, pieceSet);
  if (count === 0) return html`<span class="${look} empty">${figure}</span>`;
  const number = html`<span class="count" aria-hidden="true">${sign}${count}</span>`;
  const say = may ? words.reserve.drop : words.reserve.held;
  const label = say(info.kinds[kind]?.name ?? "", count);
  const press = () => held.choose(pressed ? null : { kind: "drop", piece: kind });
  return button(html`${figure}${count > 1 ? number : nothing}`, press, {
    look,
    label,
    title: label,
    pressed,
    disabled: !may,
    value: `${kind}`,
    ...(shortcuts !== undefined && { shortcuts }),
  });
}
