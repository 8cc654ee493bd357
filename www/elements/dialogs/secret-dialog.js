// One player's secret choice before the game, after an optional PIN, which guards it. Only radio buttons know what is chosen;
// they leave the document with the dialog.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { choiceToMake, choosesNext, humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted } from "../controls/fields.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { PinField, typedDigit } from "../controls/pin-field.js";

/** @import { PieceSet } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, PendingChoice } from "../../engine/protocol.js" */

/** More choices are laid out as the board's squares. */
const MOST_SIDE_BY_SIDE = 6;

/** The value of the choice at random. No text of a variant is empty. */
const CHANCE = "";

export class SecretDialog extends DialogPart {
  #asked = "";
  /** The PIN is being hashed, which takes a moment. */
  #keeps = false;
  /** It was confirmed without a choice. */
  #missing = false;
  #pin = new PinField(words.pin.choose);
  #offersPin = false;

  /** @override @param {State} state */
  show(state) {
    const [before, offered] = [this.#asked, this.#offersPin];
    super.show(state);
    if (this.embedded) return;
    if (this.#offersPin && !offered) this.#pin.focus();
    else if (this.#asked !== before && !this.#offersPin) this.querySelector("h2")?.focus();
  }

  /** @override @param {State} state */
  template(state) {
    const { info, pinOffer, dialog } = state;
    const choice = choiceToMake(state);
    if (info === null || choice === null || dialog === "new-game") {
      this.#asked = "";
      this.#offersPin = false;
      return null;
    }
    const asked = JSON.stringify([info.id, info.chosen, choice]);
    if (asked !== this.#asked) this.#begin();
    this.#asked = asked;
    this.#offersPin = pinOffer === choice.seat;
    const say = words.secrets;
    const { name = "" } = info.seats[choice.seat] ?? {};
    const next = info.seats[choosesNext(state, choice.seat) ?? -1];
    return html`<dialog
      class="secret-dialog"
      aria-labelledby="secret-title"
      @cancel=${(/** @type {Event} */ event) => event.preventDefault()}
      @close=${() => this.#reopen()}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#catchDigit(event)}
    >
      <form novalidate @submit=${submitted(() => this.#confirm(choice))}>
        <p class="byline">${humanSeats(state).length > 1 ? say.chooser(name) : name}</p>
        <h2 id="secret-title" tabindex="-1">${say.choose[choice.field]}</h2>
        <div class="secret-about quiet">
          <p>${say.meaning[choice.field]}</p>
          <p>${info.summary}</p>
          ${next === undefined ? nothing : html`<p>${say.first(name, next.name)}</p>`}
        </div>
        <div class="secret-body">
          ${this.#offersPin ? this.#offerPin() : nothing}
          ${keyed(asked, this.#ask(info, choice, state.settings.pieceSet))}
        </div>
        <p class="secret-fault" role="alert">${this.#missing ? say.missing : ""}</p>
        <button type="submit" class="primary" aria-disabled=${this.#keeps}>
          ${this.#keeps ? words.pin.keeping : say.confirm}
        </button>
      </form>
      ${this.embedded ? nothing : this.#ways()}
    </dialog>`;
  }

  #begin() {
    this.#keeps = this.#missing = false;
    this.#pin.take();
  }

  /** The choice is required, but browsers may close the dialog. */
  #reopen() {
    this.renderTemplate(null);
    this.#asked = "";
    this.#offersPin = false;
    this.update();
  }

  /** Wherever the focus is. @param {KeyboardEvent} event */
  #catchDigit(event) {
    const digit = typedDigit(event);
    const { target } = event;
    if (digit === null || !this.#offersPin) return;
    if (target instanceof Element && target.matches("input.pin")) return;
    event.preventDefault();
    this.#pin.add(digit);
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
  #ask(info, { seat, values }, pieceSet) {
    const asBoard = values.length > MOST_SIDE_BY_SIDE;
    const radio = (/** @type {string} */ value) =>
      html`<input type="radio" name="secret" value=${value} @change=${() => this.#chosen()} />`;
    const choices = values.map(({ value, kind, square }) => {
      const name = kind === null ? value : (info.kinds[kind]?.name ?? value);
      // A square that is itself the choice is named already.
      const place = square === null || kind === null ? undefined : info.board.squares[square]?.name;
      return html`<label
        class="secret-choice"
        .style=${asBoard && square !== null ? placeOf(info.board, square) : ""}
        >${radio(value)}<span class="secret-face"
          >${kind === null ? nothing : pieceTemplate(info, kind, seat, pieceSet)}<span
            class="secret-name"
            >${name}${
              place === undefined ? nothing : html` <span class="quiet">${place}</span>`
            }</span
          ></span
        ></label
      >`;
    });
    const { chance, chanceExplain } = words.secrets;
    return html`<div role="radiogroup" aria-labelledby="secret-title" class="secret-values">
      <div class=${asBoard ? "secret-choices cells" : "secret-choices"}>${choices}</div>
      <label class="secret-choice secret-chance"
        >${radio(CHANCE)}<span class="secret-face"
          ><span class="secret-name">${chance}</span
          ><span class="quiet">${chanceExplain}</span></span
        ></label
      >
    </div>`;
  }

  #chosen() {
    if (!this.#missing) return;
    this.#missing = false;
    this.update();
  }

  #offerPin() {
    return html`<div class="secret-pin">
      ${this.#pin.element}
      <details class="quiet">
        <summary>${words.pin.optional}</summary>
        <p>${words.pin.chooseExplain}</p>
      </details>
    </div>`;
  }

  /** @param {PendingChoice} choice */
  #confirm({ seat, field }) {
    if (this.#keeps) return;
    /** @type {NodeListOf<HTMLInputElement>} */
    const radios = this.querySelectorAll("input[name=secret]");
    const chosen = [...radios].find(({ checked }) => checked);
    const pin = this.#offersPin ? this.#pin : null;
    if (pin !== null && pin.filled && !pin.complete) {
      pin.complain(words.pin.malformed);
      pin.focus();
    } else if (chosen === undefined) {
      this.#missing = true;
      this.update();
      radios[0]?.focus();
    } else {
      this.#keeps = pin?.filled ?? false;
      const value = chosen.value === CHANCE ? null : chosen.value;
      this.send({ kind: "choose-secret", seat, field, value, pin: pin?.take() || null });
      this.update();
    }
  }
}

/** @param {GameInfo["board"]} board @param {number} at */
function placeOf({ squares, ranks }, at) {
  const square = squares[at];
  if (square === undefined) return "";
  const row = (square.layer + 1) * ranks - square.rank;
  return `grid-column: ${square.file + 1}; grid-row: ${row}`;
}
