// One player's secret choice before the game, and an optional PIN. Everything looks the same whatever is chosen, and
// the dialog keeps nothing of it.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { choiceToMake, humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted, tickTemplate } from "../controls/fields.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { PinField } from "../controls/pin-field.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PendingChoice} PendingChoice */

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
    const { info, cover, pinOffer, dialog } = state;
    const choice = choiceToMake(state);
    const offers = pinOffer !== null && cover === null;
    if (info === null || (choice === null && !offers) || dialog === "new-game") {
      this.#asked = "";
      return null;
    }
    const seat = offers ? pinOffer : (choice?.seat ?? 0);
    const asked = JSON.stringify([info.id, info.chosen, seat, offers, choice]);
    if (asked !== this.#asked) this.#protects = this.#keeps = false;
    this.#asked = asked;
    const { name = "" } = info.seats[seat] ?? {};
    const say = words.secrets;
    const asks = !offers && choice !== null;
    const body = asks ? this.#ask(info, choice, state.settings.pieceSet) : this.#offerPin();
    return html`<dialog
      class="secret-dialog"
      aria-labelledby="secret-title"
      @cancel=${(/** @type {Event} */ event) => event.preventDefault()}
      @close=${() => this.#reopen()}
    >
      <p class="byline">${humanSeats(state).length > 1 ? say.chooser(name) : name}</p>
      <h2 id="secret-title" tabindex="-1">${asks ? say.choose[choice.field] : say.kept}</h2>
      <div class="secret-body">${keyed(asked, body)}</div>
      ${this.embedded ? nothing : this.#ways(offers)}
    </dialog>`;
  }

  /** The choice is required, but browsers may close the dialog. */
  #reopen() {
    this.renderTemplate(null);
    this.#asked = "";
    this.update();
  }

  /**
   * Other ways to continue: a game with more humans, or another game.
   * @param {boolean} offers  a PIN
   */
  #ways(offers) {
    const press = () => this.send({ kind: "dialog", dialog: "new-game" });
    return html`<div class="secret-ways">
      <button type="button" ?hidden=${offers} @click=${press}>${words.secrets.others}</button
      ><a class="quiet" href="#">${words.table.toGallery}</a>
    </div>`;
  }

  /**
   * @param {GameInfo} info
   * @param {PendingChoice} choice
   * @param {PieceSet} pieceSet
   */
  #ask(info, { seat, field, values }, pieceSet) {
    const asBoard = values.length > MOST_SIDE_BY_SIDE;
    const choose = (/** @type {string | null} */ value) => () =>
      this.send({ kind: "choose-secret", seat, field, value });
    const buttons = values.map(({ value, kind, square }) => {
      const name = kind === null ? value : (info.kinds[kind]?.name ?? value);
      // A square that is itself the choice is named already.
      const place = square === null || kind === null ? undefined : info.board.squares[square]?.name;
      return html`<button
        type="button"
        class="secret-choice"
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
        <button type="button" @click=${choose(null)}>${words.secrets.chance}</button>
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
    return html`<form novalidate @submit=${submitted(() => this.#keep(field))}>
      <p class="quiet">${words.secrets.keptExplain}</p>
      ${tickTemplate(words.pin.protect, this.#protects, protect)}
      <div class="secret-pin" ?hidden=${!this.#protects}>
        ${field.element}
        <p class="quiet">${words.pin.chooseExplain}</p>
      </div>
      <div class="button-row dialog-end">
        <button type="submit" class="primary" aria-disabled=${this.#keeps}>
          ${this.#keeps ? words.pin.keeping : words.secrets.done}
        </button>
      </div>
    </form>`;
  }

  /** @param {PinField} field */
  #keep(field) {
    if (this.#keeps) return;
    if (!this.#protects || field.complete) {
      this.#keeps = this.#protects;
      this.update();
      this.send({ kind: "set-pin", pin: this.#protects ? field.take() : null });
      return;
    }
    field.complain(words.pin.malformed);
    field.focus();
  }
}

/**
 * @param {GameInfo["board"]} board
 * @param {number} at
 */
function placeOf({ squares, ranks }, at) {
  const square = squares[at];
  if (square === undefined) return "";
  const row = (square.layer + 1) * ranks - square.rank;
  return `grid-column: ${square.file + 1}; grid-row: ${row}`;
}
