// Asks for the passphrase of a file of games, or adds only those without secrets.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted } from "../controls/fields.js";
import { PassphraseField } from "../controls/passphrase-field.js";

/** @typedef {import("../../state/state.js").State} State */

class OpenSecretsDialog extends DialogPart {
  /** @type {PassphraseField | null} */
  #field = null;
  /** The file whose passphrase is being tried, which takes a moment. @type {State["lockedFile"]} */
  #tried = null;

  /** @override @param {State} state */
  template({ lockedFile }) {
    if (lockedFile === null) {
      this.#field = null;
      return null;
    }
    const { openTitle, openExplain, open, skip, wrong } = words.passphrase;
    const field = (this.#field ??= new PassphraseField(false));
    const isTried = this.#tried === lockedFile;
    if (lockedFile.wrong && !isTried) field.complain(wrong);
    const send = (/** @type {string | null} */ passphrase) => {
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
