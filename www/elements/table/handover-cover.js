// Covers the table while the device goes from hand to hand: who is to take it, and what everybody may know of the last turn.

import { lastTurn } from "../../state/viewer.js";
import { doingWords, revealWords } from "../../i18n/played-words.js";
import { words } from "../../i18n/strings.js";
import { GiveUpDialog } from "../dialogs/give-up-dialog.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { crestOf, pieceFigure } from "../controls/piece-figure.js";
import { PinField } from "../controls/pin-field.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

export class HandoverCover extends Part {
  #crest = make("div", { class: "cover-crest" });
  #title = make("h1", { tabIndex: -1 });
  #explain = make("p", { class: "quiet" });
  #last = make("section", { class: "cover-last" });
  #pin = new PinField();
  #forgotten = make("button", { type: "button", class: "plain" }, words.pin.forgotten);
  #take = make("button", { type: "submit", class: "primary cover-take" });
  /** @type {GiveUpDialog | null} */
  #giveUp = null;
  #drawn = "";
  #covers = false;

  /** @override */
  build() {
    const form = make("form", {}, this.#take);
    form.noValidate = true;
    form.onsubmit = (event) => {
      event.preventDefault();
      this.send({ kind: "uncover", pin: this.#pin.take() });
    };
    const parts = [this.#crest, this.#title, this.#explain, this.#last, form];
    const card = make("div", { class: "cover-card" }, ...parts);
    this.append(card);
    if (!this.embedded) this.#buildPage(card, form);
  }

  /**
   * PINs, and the way to other games.
   * @param {HTMLElement} card
   * @param {HTMLElement} form
   */
  #buildPage(card, form) {
    const giveUp = new GiveUpDialog();
    this.#giveUp = giveUp;
    this.#forgotten.onclick = () => giveUp.open();
    form.prepend(this.#pin.element);
    form.append(this.#forgotten);
    card.append(make("a", { class: "quiet", href: "#" }, words.table.toGallery));
    this.append(giveUp);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view, cover } = state;
    const covered = this.#covers;
    this.#covers = state.screen === "table" && cover !== null;
    setHidden(this, !this.#covers);
    if (this.hidden || cover === null || info === null || view === null) {
      this.#pin.take();
      this.#drawn = "";
      this.#giveUp?.close();
      return;
    }
    const seat = info.seats[cover.seat]?.name ?? "";
    const chooses = view.pending.some((choice) => choice.seat === cover.seat);
    const asks = state.pins[cover.seat] != null;
    setHidden(this.#pin.element, !asks);
    setHidden(this.#forgotten, !asks);
    this.#pin.name(words.pin.label(seat));
    this.#pin.complain(cover.wrongPin ? words.pin.wrong : "");
    setText(this.#title, words.handover.title(seat));
    setText(this.#explain, chooses ? words.handover.choice(seat) : words.handover.explain);
    setText(this.#take, chooses ? words.handover.toChoice(seat) : words.handover.show(seat));
    this.#giveUp?.name(seat);
    this.#draw(info, view, state);
    if (!covered && !this.embedded) this.#title.focus();
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {State} state
   */
  #draw(info, view, { cover, settings: { pieceSet } }) {
    const told = tellingOf(info, view);
    const drawn = JSON.stringify([info.id, info.chosen, cover?.seat, pieceSet, told]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#crest.replaceChildren(pieceFigure(info, crestOf(info), cover?.seat ?? 0, pieceSet));
    setHidden(this.#last, told.length === 0);
    this.#last.replaceChildren(
      make("h2", {}, words.handover.last),
      ...told.map((text) => make("p", {}, text)),
    );
  }
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function tellingOf(info, view) {
  if (view.ply < view.played.length) return [words.handover.takenBack];
  return lastTurn(view).flatMap((action) => [
    doingWords(action, info),
    ...action.reveals.map((reveal) => revealWords(reveal, info)),
  ]);
}
