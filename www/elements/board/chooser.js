// The base of all choosers: a dialog, and buttons with a picture and a name.

import { html } from "lit-html";
import { button } from "../controls/buttons.js";
import { SquareDialog } from "./square-dialog.js";

/** @import { Place } from "./square-dialog.js" */

export class Chooser {
  /** @protected */
  dialog;
  /** @protected */
  choose;

  /** @param {{ choose: (text: string) => void, cancel: () => void }} handlers */
  constructor({ choose, cancel }) {
    this.choose = choose;
    this.dialog = new SquareDialog(cancel);
  }

  get element() {
    return this.dialog.element;
  }

  /** @param {Place} place */
  follow(place) {
    this.dialog.follow(place);
  }

  close() {
    this.dialog.close();
  }
}

/** @param {HTMLCanvasElement} picture @param {string} label @param {() => void} press */
export function pictureButton(picture, label, press) {
  return button(html`${picture}<span class="name">${label}</span>`, press);
}
