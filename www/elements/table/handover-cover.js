// Covers the table while the device is handed over: who is next, and what is public of the last turn.

import { html, nothing } from "lit-html";
import { lastTurn } from "../../state/viewer.js";
import { actionWords, revealWords } from "../../i18n/played-words.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { submitted } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { crestOf, pieceTemplate } from "../controls/piece-figure.js";
import { PinField } from "../controls/pin-field.js";

/** @import { GiveUpDialog } from "../dialogs/give-up-dialog.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Notation } from "../../state/settings.js" */

export class HandoverCover extends Part {
  /** @type {PinField | null} */
  #pin = null;
  /** The cover whose PIN is being checked, which takes a moment. @type {State["cover"]} */
  #checked = null;

  /** @override @param {State} state */
  show(state) {
    const covered = this.#pin !== null;
    super.show(state);
    if (!covered && !this.embedded) this.querySelector("h1")?.focus();
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, cover, pins } = state;
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
    const asks = !this.embedded && pins[cover.seat] != null;
    const { pieceSet } = state.settings;
    const checks = asks && this.#checked === cover;
    return html`<div class="cover-card">
        <div class="cover-crest">${pieceTemplate(info, crestOf(info), cover.seat, pieceSet)}</div>
        <h1 tabindex="-1">${say.title(name)}</h1>
        <p class="quiet">${chooses ? say.choice(name) : say.explain}</p>
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
    this.#checked = cover;
    this.update();
    this.send({ kind: "uncover", pin: pin.take() });
  }

  #forgotten() {
    const press = () => /** @type {GiveUpDialog} */ (this.querySelector("give-up-dialog")).open();
    return button(words.pin.forgotten, press, { look: "plain" });
  }
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
