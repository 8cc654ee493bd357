// The choice of a promotion beside its target cell: what is allowed, and what is missing with the reason.

import { paint, sharpContext } from "../draw/paint.js";
import { manScene } from "../draw/scene.js";

/** @import { GameInfo, PromotionChoice, Seat } from "../engine/protocol.js" */
/** @import { Box } from "../draw/layout.js" */
/** @import { Palette } from "../draw/palette.js" */
/** @import { Pictures } from "../draw/pieces.js" */
/** @import { PieceSet } from "../draw/scene.js" */
/** @import { BoardWords } from "./board-words.js" */

/**
 * @typedef {object} Offer
 * @property {GameInfo} game
 * @property {Seat} seat
 * @property {PromotionChoice[]} choices
 * @property {BoardWords} words
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {Pictures} pictures
 * @property {Box} box     of the target cell
 * @property {number} width   of the board
 * @property {number} height  of the board
 */

/** Side of a man's picture. */
const PICTURE_PX = 40;

export class PromotionChooser {
  element = document.createElement("dialog");
  #choose;
  #cancel;

  /**
   * @param {{ choose: (text: string) => void, cancel: () => void }} handlers
   */
  constructor({ choose, cancel }) {
    this.#choose = choose;
    this.#cancel = cancel;
    this.element.className = "chooser";
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      cancel();
    });
    this.element.addEventListener("click", ({ target }) => {
      // Only the backdrop is the dialog itself: its contents fill it.
      if (target === this.element) cancel();
    });
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * @param {Offer} offer
   */
  open(offer) {
    const { game, words, choices } = offer;
    const title = document.createElement("h2");
    title.textContent = words.chooser(game);
    const list = document.createElement("div");
    list.className = "choices";
    const inOrder = [
      ...choices.filter(({ text }) => text !== null),
      ...choices.filter(({ text }) => text === null),
    ];
    list.append(...inOrder.map((choice, at) => this.#button(offer, choice, at)));
    const cancel = document.createElement("button");
    cancel.type = "button";
    cancel.className = "cancel";
    cancel.textContent = words.cancel();
    cancel.addEventListener("click", () => this.#cancel());
    const panel = document.createElement("div");
    panel.className = "panel";
    panel.append(title, list, cancel);
    this.element.replaceChildren(panel);
    this.element.setAttribute("aria-label", words.chooser(game));
    if (!this.element.open) this.element.showModal();
    this.#place(panel, offer);
    /** @type {HTMLElement} */ (
      list.querySelector("button:not([aria-disabled])") ?? cancel
    ).focus();
  }

  close() {
    if (this.element.open) this.element.close();
  }

  /**
   * Over the target cell and within the board.
   * @param {HTMLElement} panel
   * @param {Offer} offer
   */
  #place(panel, { box, width, height }) {
    const host = /** @type {ShadowRoot} */ (
      this.element.getRootNode()
    ).host.getBoundingClientRect();
    const [across, down] = [panel.offsetWidth, panel.offsetHeight];
    const x = within(box.x + box.size / 2 - across / 2, 4, width - across - 4);
    const y = within(box.y + box.size * 1.1, 4, height - down - 4);
    panel.style.left = `${within(host.left + x, 4, innerWidth - across - 4)}px`;
    panel.style.top = `${within(host.top + y, 4, innerHeight - down - 4)}px`;
  }

  /**
   * @param {Offer} offer
   * @param {PromotionChoice} choice
   * @param {number} at
   */
  #button(offer, choice, at) {
    const { game, words } = offer;
    const { text, reason } = choice;
    const button = document.createElement("button");
    button.type = "button";
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = words.promotion(game, choice);
    button.append(picture(offer, choice), name);
    if (text === null) {
      button.setAttribute("aria-disabled", "true");
      button.append(reasonLine(button, reason ? words.reason(game, reason) : "", at));
    } else button.addEventListener("click", () => this.#choose(text));
    button.setAttribute("aria-label", name.textContent);
    return button;
  }

  /**
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...this.element.querySelectorAll("button")];
    const focused = buttons.findIndex((button) => button.matches(":focus"));
    buttons[(focused + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  }
}

/**
 * @param {HTMLElement} button
 * @param {string} words
 * @param {number} at
 */
function reasonLine(button, words, at) {
  const line = document.createElement("span");
  line.className = "reason";
  line.id = `reason-${at}`;
  line.textContent = words;
  button.setAttribute("aria-describedby", line.id);
  return line;
}

/**
 * @param {Offer} offer
 * @param {PromotionChoice} choice
 */
function picture({ game, seat, palette, pieceSet, pictures }, { kind }) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const ratio = devicePixelRatio || 1;
  canvas.style.width = canvas.style.height = `${PICTURE_PX}px`;
  const ctx = sharpContext(canvas, PICTURE_PX, PICTURE_PX, ratio);
  const shapes = manScene(game, palette, pieceSet, { kind, seat }, PICTURE_PX);
  paint(ctx, shapes, { width: PICTURE_PX, height: PICTURE_PX, ratio, pictures });
  return canvas;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
