// Asks for the passphrase of a file of games, or adds only those without secrets.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted } from "../controls/fields.js";
import { PassphraseField } from "../controls/passphrase-field.js";

/** @import { State } from "../../state/page-state.js" */

class OpenSecretsDialog extends DialogPart {
  /** @type {PassphraseField | null} */
  #field = null;
  /** The file whose passphrase is being tried, which takes a moment. @type {State["lockedFile"]} */
  #tried = null;
  /** The file about which the field says what is wrong. @type {State["lockedFile"]} */
  #told = null;

  /** It loads when a file already asks, and opens once it is in the document. @override */
  build() {
    this.update();
  }

  /** @override @param {State} state */
  template({ lockedFile }) {
    if (lockedFile === null || !this.isConnected) {
      this.#field = null;
      return null;
    }
    const { openTitle, openExplain, open, skip, wrong } = words.passphrase;
    const field = (this.#field ??= new PassphraseField(false));
    const isTried = this.#tried === lockedFile;
    if (lockedFile.wrong && this.#told !== lockedFile) field.complain(wrong);
    this.#told = lockedFile;
    const send = (/** @type {string | null} */ passphrase) => {
      if (isTried) return;
      this.#tried = lockedFile;
      this.update();
      this.send({ kind: "add-games", text: lockedFile.text, passphrase });
    };
    const enter = () => {
      const passphrase = isTried ? null : field.take();
      if (passphrase !== null) send(passphrase);
    };
    const leave = () => {
      if (this.#field !== null) this.send({ kind: "leave-file" });
    };
    return html`<dialog aria-labelledby="open-secrets-title" @close=${leave}>
      <form novalidate @submit=${submitted(enter)}>
        <h2 id="open-secrets-title">${openTitle}</h2>
        <p class="quiet">${openExplain}</p>
        ${field.element}
        ${this.end(
          words.keeping.cancel,
          html`${button(skip, () => send(null))}<button
              type="submit"
              class="primary"
              aria-disabled=${isTried}
            >
              ${isTried ? words.pin.checking : open}
            </button>`,
        )}
      </form>
    </dialog>`;
  }
}

customElements.define("open-secrets-dialog", OpenSecretsDialog);
