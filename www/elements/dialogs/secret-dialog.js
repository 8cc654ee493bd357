// A player alone chooses a secret before the game, and may then set a PIN. Whatever is chosen, everything goes on alike,
// and nothing of it stays here.

import { choiceToMake, humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";
import { PinField } from "../controls/pin-field.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PendingChoice} PendingChoice */

/** More choices than these are laid out as the cells they are. */
const MOST_SIDE_BY_SIDE = 6;

export class SecretDialog extends Part {
  #dialog = make("dialog", { class: "secret-dialog", "aria-labelledby": "secret-title" });
  #seat = make("p", { class: "byline" });
  #title = make("h2", { id: "secret-title", tabIndex: -1 });
  #body = make("div", { class: "secret-body" });
  #others = make("button", { type: "button" }, words.secrets.others);
  #drawn = "";
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    this.#dialog.append(this.#seat, this.#title, this.#body);
    if (!this.embedded) {
      const gallery = make("a", { class: "quiet", href: "#" }, words.table.toGallery);
      this.#others.onclick = () => this.send({ kind: "dialog", dialog: "new-game" });
      this.#dialog.append(make("div", { class: "secret-ways" }, this.#others, gallery));
    }
    // There is no game without the choice; the ways out lead to one with others at the table, and to the other games.
    this.#dialog.oncancel = (event) => event.preventDefault();
    this.#dialog.onclose = () => {
      this.#drawn = "";
      if (this.#state !== null) this.show(this.#state);
    };
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const { info, cover, pinOffer, dialog } = state;
    const choice = choiceToMake(state);
    const offers = pinOffer !== null && cover === null;
    if (info === null || (choice === null && !offers) || dialog === "new-game") {
      this.#close();
      return;
    }
    const seat = offers ? pinOffer : (choice?.seat ?? 0);
    const drawn = JSON.stringify([
      info.id,
      info.chosen,
      seat,
      offers,
      choice,
      state.settings.pieceSet,
    ]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      const { name = "" } = info.seats[seat] ?? {};
      setText(this.#seat, humanSeats(state).length > 1 ? words.secrets.chooser(name) : name);
      this.#others.hidden = offers;
      if (offers) this.#offerPin();
      else if (choice !== null) this.#ask(info, choice, state.settings.pieceSet);
    }
    if (this.#dialog.open) return;
    this.openDialog(this.#dialog);
    if (!this.embedded) this.#title.focus();
  }

  #close() {
    this.#body.replaceChildren();
    this.#drawn = "";
    if (this.#dialog.open) this.#dialog.close();
  }

  /**
   * @param {GameInfo} info
   * @param {PendingChoice} choice
   * @param {PieceSet} pieceSet
   */
  #ask(info, { seat, field, values }, pieceSet) {
    setText(this.#title, words.secrets.choose[field]);
    const asBoard = values.length > MOST_SIDE_BY_SIDE;
    const choices = values.map(({ value, kind, cell }) => {
      const name = kind === null ? value : (info.kinds[kind]?.name ?? value);
      // A cell that is itself what is chosen is named already.
      const place = cell === null || kind === null ? null : (info.board.cells[cell]?.name ?? null);
      const button = make(
        "button",
        { type: "button", class: "secret-choice" },
        kind === null ? null : pieceFigure(info, kind, seat, pieceSet),
        make("span", { class: "secret-name" }, name),
        place === null ? null : make("span", { class: "quiet" }, place),
      );
      button.onclick = () => this.send({ kind: "choose-secret", seat, field, value });
      if (asBoard && cell !== null) putInPlace(button, info.board, cell);
      return button;
    });
    const chance = make("button", { type: "button" }, words.secrets.chance);
    chance.onclick = () => this.send({ kind: "choose-secret", seat, field, value: null });
    this.#body.replaceChildren(
      make("p", { class: "quiet" }, words.secrets.meaning[field]),
      make("div", { class: asBoard ? "secret-choices cells" : "secret-choices" }, ...choices),
      make(
        "div",
        { class: "secret-chance" },
        chance,
        make("p", { class: "quiet" }, words.secrets.chanceExplain),
      ),
    );
  }

  #offerPin() {
    setText(this.#title, words.secrets.kept);
    const field = new PinField();
    field.name(words.pin.choose);
    const box = make("input", { type: "checkbox" });
    const more = make(
      "div",
      { class: "secret-pin", hidden: true },
      field.element,
      make("p", { class: "quiet" }, words.pin.chooseExplain),
    );
    box.onchange = () => {
      more.hidden = !box.checked;
      if (box.checked) field.focus();
    };
    const done = make("button", { type: "submit", class: "primary" }, words.secrets.done);
    const form = make(
      "form",
      {},
      make("p", { class: "quiet" }, words.secrets.keptExplain),
      make("label", { class: "tick" }, box, words.pin.protect),
      more,
      make("div", { class: "button-row dialog-end" }, done),
    );
    form.noValidate = true;
    form.onsubmit = (event) => {
      event.preventDefault();
      if (box.checked && !field.complete) {
        field.complain(words.pin.malformed);
        field.focus();
        return;
      }
      this.send({ kind: "set-pin", pin: box.checked ? field.take() : null });
    };
    this.#body.replaceChildren(form);
    this.#title.focus();
  }
}

/**
 * @param {HTMLElement} button
 * @param {GameInfo["board"]} board
 * @param {number} at
 */
function putInPlace({ style }, { cells, ranks }, at) {
  const cell = cells[at];
  if (cell === undefined) return;
  style.gridColumn = String(cell.file + 1);
  style.gridRow = String((cell.layer + 1) * ranks - cell.rank);
}
