// One player's secret choice before the game, and an optional PIN. The choice needs no confirmation. Everything looks the
// same whatever is chosen, and the dialog keeps nothing of it.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { choiceToMake, humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";
import { tickTemplate } from "../controls/fields.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { PinField } from "../controls/pin-field.js";

/** @import { PieceSet } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, PendingChoice } from "../../engine/protocol.js" */

/** More choices are laid out as the board's squares. */
const MOST_SIDE_BY_SIDE = 6;

export class SecretDialog extends DialogPart {
  #asked = "";
  #protects = false;
  /** The PIN is being hashed, which takes a moment. */
  #keeps = false;
  /** @type {PinField | null} */
  #pin = null;

  /** @override @param {State} state */
  show(state) {
    const before = this.#asked;
    super.show(state);
    if (this.#asked !== before && !this.embedded) this.querySelector("h2")?.focus();
  }

  /** @override @param {State} state */
  template(state) {
    const { info, pinOffer, dialog } = state;
    const choice = choiceToMake(state);
    if (info === null || choice === null || dialog === "new-game") {
      this.#asked = "";
      return null;
    }
    const asked = JSON.stringify([info.id, info.chosen, choice]);
    if (asked !== this.#asked) this.#begin();
    this.#asked = asked;
    const { name = "" } = info.seats[choice.seat] ?? {};
    const say = words.secrets;
    const body = this.#ask(info, choice, state.settings.pieceSet);
    return html`<dialog
      class="secret-dialog"
      aria-labelledby="secret-title"
      @cancel=${(/** @type {Event} */ event) => event.preventDefault()}
      @close=${() => this.#reopen()}
    >
      <p class="byline">${humanSeats(state).length > 1 ? say.chooser(name) : name}</p>
      <h2 id="secret-title" tabindex="-1">${say.choose[choice.field]}</h2>
      <div class="secret-body">
        ${keyed(asked, body)} ${pinOffer === choice.seat ? this.#offerPin() : nothing}
      </div>
      ${this.embedded ? nothing : this.#ways()}
    </dialog>`;
  }

  #begin() {
    this.#protects = this.#keeps = false;
    this.#pin?.take();
  }

  /** The choice is required, but browsers may close the dialog. */
  #reopen() {
    this.renderTemplate(null);
    this.#asked = "";
    this.update();
  }

  /** Other ways to continue: a game with more humans, or another game. */
  #ways() {
    const press = () => this.send({ kind: "dialog", dialog: "new-game" });
    return html`<div class="secret-ways">
      <button type="button" @click=${press}>${words.secrets.others}</button
      ><a class="quiet" href="#">${words.table.toGallery}</a>
    </div>`;
  }

  /** @param {GameInfo} info @param {PendingChoice} choice @param {PieceSet} pieceSet */
  #ask(info, { seat, field, values }, pieceSet) {
    const asBoard = values.length > MOST_SIDE_BY_SIDE;
    const choose = (/** @type {string | null} */ value) => () => {
      const pin = this.#takePin();
      if (pin !== undefined) this.send({ kind: "choose-secret", seat, field, value, pin });
    };
    const buttons = values.map(({ value, kind, square }) => {
      const name = kind === null ? value : (info.kinds[kind]?.name ?? value);
      // A square that is itself the choice is named already.
      const place = square === null || kind === null ? undefined : info.board.squares[square]?.name;
      return html`<button
        type="button"
        class="secret-choice"
        aria-disabled=${this.#keeps}
        .style=${asBoard && square !== null ? placeOf(info.board, square) : ""}
        @click=${choose(value)}
      >
        ${kind === null ? nothing : pieceTemplate(info, kind, seat, pieceSet)}<span
          class="secret-name"
          >${name}</span
        >${place === undefined ? nothing : html`<span class="quiet">${place}</span>`}
      </button>`;
    });
    return html`<p class="quiet">${words.secrets.meaning[field]}</p>
      <div class=${asBoard ? "secret-choices cells" : "secret-choices"}>${buttons}</div>
      <div class="secret-chance">
        <button type="button" aria-disabled=${this.#keeps} @click=${choose(null)}>
          ${this.#keeps ? words.pin.keeping : words.secrets.chance}
        </button>
        <p class="quiet">${words.secrets.chanceExplain}</p>
      </div>`;
  }

  #offerPin() {
    const field = (this.#pin ??= new PinField(words.pin.choose));
    const protect = (/** @type {boolean} */ checked) => {
      this.#protects = checked;
      this.update();
      if (this.#protects) field.focus();
    };
    return html`<div class="secret-protection">
      ${tickTemplate(words.pin.protect, this.#protects, protect)}
      <div class="secret-pin" ?hidden=${!this.#protects}>
        ${field.element}
        <p class="quiet">${words.pin.chooseExplain}</p>
      </div>
    </div>`;
  }

  /**
   * The PIN for the choice that is made now; null for none.
   * @returns {string | null | undefined}  undefined if it can't be made: the PIN is malformed, or another one being hashed
   */
  #takePin() {
    const field = this.#pin;
    if (this.#keeps) return undefined;
    if (!this.#protects || field === null) return null;
    if (!field.complete) {
      field.complain(words.pin.malformed);
      field.focus();
      return undefined;
    }
    this.#keeps = true;
    const pin = field.take();
    this.update();
    return pin;
  }
}

/** @param {GameInfo["board"]} board @param {number} at */
function placeOf({ squares, ranks }, at) {
  const square = squares[at];
  if (square === undefined) return "";
  const row = (square.layer + 1) * ranks - square.rank;
  return `grid-column: ${square.file + 1}; grid-row: ${row}`;
}
