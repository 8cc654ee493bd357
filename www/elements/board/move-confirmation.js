// Asks beside the target square whether to play a move, which is shown there already.

import { html } from "lit-html";
import { button } from "../controls/buttons.js";
import { Chooser } from "./chooser.js";

/** @import { ChoiceSetting } from "./choice-setting.js" */

export class MoveConfirmation extends Chooser {
  /** @param {ChoiceSetting & { text: string, at: string }} move */
  open({ text, ...place }) {
    const { confirm, cancel } = place.words;
    const { title, play } = confirm();
    this.dialog.open({
      ...place,
      title,
      look: "confirm",
      buttons: [button(html`<span aria-hidden="true">✓ </span>${play}`, () => this.choose(text))],
      cancel: html`<span aria-hidden="true">✗ </span>${cancel()}`,
    });
  }
}
