// The only way past a forgotten PIN: the game ends, but the secrets stay hidden.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { State } from "../../state/page-state.js" */

export class GiveUpDialog extends DialogPart {
  /** @override @param {State} state */
  template({ info, cover }) {
    if (!this.opened || info === null || cover === null) return null;
    const { cancel, giveUp, giveUpTitle, giveUpExplain } = words.pin;
    return html`<dialog aria-labelledby="give-up-title" @close=${() => this.closed()}>
      <form method="dialog" @submit=${() => this.send({ kind: "give-up-pin" })}>
        <h2 id="give-up-title">${giveUpTitle}</h2>
        <p class="quiet">${giveUpExplain(info.seats[cover.seat]?.name ?? "")}</p>
        ${this.end(cancel, html`<button type="submit" class="danger">${giveUp}</button>`)}
      </form>
    </dialog>`;
  }
}
