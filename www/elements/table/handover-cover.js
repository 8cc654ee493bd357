// Covers the table while the device is handed over: who is next, and what is public of the last turn.

import { html, nothing } from "lit-html";
import { choosesNext, lastTurn, nextStep } from "../../state/viewer.js";
import { actionWords, revealWords } from "../../i18n/played-words.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { submitted } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { crestOf, pieceTemplate } from "../controls/piece-figure.js";
import { PinField, typedDigit } from "../controls/pin-field.js";

/** @import { GiveUpDialog } from "../dialogs/give-up-dialog.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, Seat, View } from "../../engine/protocol.js" */
/** @import { Notation } from "../../state/settings.js" */

/** Fields that take digits themselves. */
const WRITTEN = "input, textarea, select, dialog";

export class HandoverCover extends Part {
  /** @type {PinField | null} */
  #pin = null;
  /** Whose PIN opens the table that is covered, or is about to be. @type {Seat | null} */
  #guard = null;
  /** Digits of that PIN, typed before the cover appears. */
  #early = "";
  /** The cover whose PIN is being checked, which takes a moment. @type {State["cover"]} */
  #checked = null;

  /** @override */
  build() {
    if (this.embedded) return;
    // Before the board and its keys.
    const catchDigit = (/** @type {KeyboardEvent} */ event) => this.#catchDigit(event);
    document.addEventListener("keydown", catchDigit, { capture: true });
  }

  /** @override @param {State} state */
  show(state) {
    const before = this.#pin === null ? undefined : this.#guard;
    this.#expect(this.embedded ? null : guardOf(state));
    super.show(state);
    if (this.embedded || this.#pin === null || before === this.#guard) return;
    if (this.#guard === null) this.querySelector("h1")?.focus();
    else this.#pin.add(this.#early);
    this.#early = "";
  }

  /** @param {Seat | null} seat */
  #expect(seat) {
    if (seat === this.#guard) return;
    this.#guard = seat;
    this.#early = "";
    this.#pin?.take();
  }

  /**
   * Digits belong to the PIN wherever the focus is: on a button, on the page, or in what the cover replaces.
   * @param {KeyboardEvent} event
   */
  #catchDigit(event) {
    const digit = typedDigit(event);
    if (digit === null || this.#guard === null || !(event.target instanceof Element)) return;
    if (event.target.closest(this.#pin === null ? "dialog" : WRITTEN)) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#pin === null) this.#early += digit;
    else this.#pin.add(digit);
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, cover } = state;
    this.toggleAttribute("hidden", state.screen !== "table" || cover === null);
    if (this.hidden || cover === null || info === null || view === null) {
      this.#pin = null;
      return html``;
    }
    const { name = "" } = info.seats[cover.seat] ?? {};
    const chooses = view.pending.some((choice) => choice.seat === cover.seat);
    const say = words.handover;
    const pin = (this.#pin ??= new PinField(""));
    pin.label = words.pin.label(name);
    pin.complain(cover.wrongPin ? words.pin.wrong : "");
    const asks = this.#guard !== null;
    const next = info.seats[choosesNext(state, cover.seat) ?? -1]?.name ?? "";
    const { pieceSet } = state.settings;
    const checks = asks && this.#checked === cover;
    return html`<div class="cover-card">
        <div class="cover-crest">${pieceTemplate(info, crestOf(info), cover.seat, pieceSet)}</div>
        <h1 tabindex="-1">${say.title(name)}</h1>
        <p class="quiet">${chooses ? say.choice(name, next) : say.explain}</p>
        ${lastActions(info, view, state.settings.notation)}
        <form novalidate @submit=${submitted(() => this.#uncover(asks ? cover : null, pin))}>
          ${asks ? pin.element : nothing}
          <button type="submit" class="primary cover-take" aria-disabled=${checks}>
            ${checks ? words.pin.checking : chooses ? say.toChoice(name) : say.show(name)}
          </button>
          ${asks ? this.#forgotten() : nothing}
        </form>
        ${this.embedded ? nothing : html`<a class="quiet" href="#">${words.table.toGallery}</a>`}
      </div>
      ${this.embedded ? nothing : html`<give-up-dialog .state=${state}></give-up-dialog>`}`;
  }

  /**
   * @param {State["cover"]} cover  null if it asks for no PIN
   * @param {PinField} pin
   */
  #uncover(cover, pin) {
    if (cover !== null && this.#checked === cover) return;
    if (cover !== null) pin.focus();
    if (cover !== null && !pin.filled) {
      pin.complain(words.pin.missing);
      return;
    }
    this.#checked = cover;
    this.update();
    this.send({ kind: "uncover", pin: pin.take() });
  }

  #forgotten() {
    const press = () => /** @type {GiveUpDialog} */ (this.querySelector("give-up-dialog")).open();
    return button(words.pin.forgotten, press, { look: "plain" });
  }
}

/**
 * The player whose PIN opens the table that is covered, or will be as soon as the last move has been seen.
 * @param {State} state
 * @returns {Seat | null}
 */
function guardOf(state) {
  const { screen, cover, pins } = state;
  if (screen !== "table") return null;
  const step = cover === null ? nextStep(state) : null;
  const seat = cover?.seat ?? (step?.kind === "cover" ? step.seat : null);
  return seat !== null && pins[seat] != null ? seat : null;
}

/** @param {GameInfo} info @param {View} view @param {Notation} notation */
function lastActions(info, view, notation) {
  const news = publicNews(info, view, notation);
  return html`<section class="cover-last" ?hidden=${news.length === 0}>
    <h2>${words.handover.last}</h2>
    ${news.map((text) => html`<p>${text}</p>`)}
  </section>`;
}

/** @param {GameInfo} info @param {View} view @param {Notation} notation */
function publicNews(info, view, notation) {
  if (view.ply < view.played.length) return [words.handover.takenBack];
  return lastTurn(view).flatMap((action) => [
    actionWords(action, info, notation),
    ...action.reveals.map((reveal) => revealWords(reveal, info)),
  ]);
}
