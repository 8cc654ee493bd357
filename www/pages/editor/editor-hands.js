// The players' hands above and below the board. A press uses the tool: it puts a piece in, takes one up or removes one. Each
// type has its place, where arrow keys change how many there are.

import { html, nothing } from "lit-html";
import { pieceTemplate } from "../../elements/controls/piece-figure.js";
import { pieceName } from "../../i18n/piece-names.js";
import { words as tableWords } from "../../i18n/strings.js";
import { pieceTurns } from "../../state/hand-rows.js";
import { countHeld, MOST_HELD } from "./setup-editing.js";
import { words } from "./editor-words.js";

/** @import { GameInfo, Seat, Setup } from "../../engine/protocol.js" */
/** @import { QuarterTurns } from "../../state/page-state.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { EditorAction, EditorState, Held } from "./editor.js" */
/** @import { PieceDrag } from "./piece-drag.js" */

/** @type {Record<string, number>} */
const MORE = { ArrowUp: 1, "+": 1, ArrowDown: -1, "-": -1, Delete: -1, Backspace: -1 };

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * @typedef {object} Hands
 * @property {GameInfo} game
 * @property {Setup} setup
 * @property {EditorState["taken"]} taken
 * @property {QuarterTurns} turned  of the board
 * @property {PieceSet} pieceSet
 * @property {PieceDrag} drag
 * @property {(action: EditorAction) => void} perform
 * @property {(held: Held, more: number) => void} change
 */

/** Whether there are hands to show. @param {GameInfo} game @param {Setup} setup */
export function hasEditorHands(game, setup) {
  return game.seats.some((_, seat) => kindsOf(game, setup, seat).length > 0);
}

/** The player whose hand is there in the window. @param {number} x @param {number} y @returns {Seat | null} */
export function handUnder(x, y) {
  const hand = document.elementFromPoint(x, y)?.closest(".edit-hand");
  return hand instanceof HTMLElement ? Number(hand.dataset["seat"]) : null;
}

/** @param {Hands} hands @param {Seat[]} seats  beside each other */
export function editorHands(hands, seats) {
  const { game, setup } = hands;
  if (!hasEditorHands(game, setup)) return nothing;
  return html`<div class="edit-hands has-hand">${seats.map((seat) => hand(hands, seat))}</div>`;
}

/** Those that may be in hand, and those that wrongly are. @param {GameInfo} game @param {Setup} setup @param {Seat} seat */
function kindsOf({ hand, kinds }, setup, seat) {
  const wrong = kinds.map((_, kind) => kind).filter((kind) => !hand.includes(kind));
  return [...hand, ...wrong.filter((kind) => countHeld(setup, { kind, seat }) > 0)];
}

/** @param {Hands} hands @param {Seat} seat */
function hand(hands, seat) {
  const { game, setup, turned } = hands;
  const kinds = kindsOf(game, setup, seat);
  return html`<div
    class="edit-hand"
    role="toolbar"
    aria-label=${tableWords.reserve.title(game.seats[seat]?.name ?? "")}
    data-seat=${seat}
    .style=${`--types: ${kinds.length}; --turns: ${pieceTurns(game, seat, turned)}`}
  >
    ${kinds.map((kind, at) => place(hands, { kind, seat }, at === 0))}
  </div>`;
}

/** @param {Hands} hands @param {Held} held @param {boolean} first */
function place({ game, setup, taken, pieceSet, drag, perform, change }, held, first) {
  const { kind, seat } = held;
  const count = countHeld(setup, held);
  const isTaken = typeof taken === "object" && taken?.seat === seat && taken.kind === kind;
  const label = words.piece(game.seats[seat]?.name ?? "", pieceName(game, kind));
  const press = () => {
    if (!drag.hasMoved) perform({ kind: "press-hand", seat, piece: kind });
    drag.rest();
  };
  const grab = (/** @type {PointerEvent} */ event) =>
    count === 0 ? drag.rest() : drag.begin({ ...held, held: true }, event);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const more = MORE[event.key];
    if (more !== undefined) change(held, more);
    else if (event.key === "Enter" || event.key === " ") press();
    else if (event.key === "Escape") perform({ kind: "tool", tool: "hand" });
    else if (!stepped(event)) return;
    event.preventDefault();
  };
  return html`<div
    class="reserved ${count === 0 ? "empty" : ""} ${isTaken ? "taken" : ""}"
    role="spinbutton"
    tabindex=${first ? 0 : -1}
    aria-label=${label}
    aria-valuenow=${count}
    aria-valuemin="0"
    aria-valuemax=${MOST_HELD}
    title=${label}
    data-key=${`reserve ${seat} ${kind}`}
    @click=${press}
    @pointerdown=${grab}
    @keydown=${key}
  >
    ${pieceTemplate(game, kind, seat, pieceSet)}
    ${count > 1 ? html`<span class="count" aria-hidden="true">${count}</span>` : nothing}
  </div>`;
}

/** Moves the focus along the hand. @param {KeyboardEvent} event */
function stepped({ key, currentTarget }) {
  const by = STEPS[key];
  if (by === undefined) return false;
  const here = /** @type {HTMLElement} */ (currentTarget);
  const places = [...(here.parentElement?.children ?? [])];
  const next = places[(places.indexOf(here) + by + places.length) % places.length];
  /** @type {HTMLElement | undefined} */ (next)?.focus();
  return true;
}
