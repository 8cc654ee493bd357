// Asks for the passphrase under which games with secrets are written to a file, or leaves them out.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { nameOf } from "../gallery/saved-game-words.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted } from "../controls/fields.js";
import { PassphraseField } from "../controls/passphrase-field.js";

/** @import { State } from "../../state/page-state.js" */

class SaveSecretsDialog extends DialogPart {
  /** @type {PassphraseField | null} */
  #field = null;

  /** @override @param {State} state */
  template(state) {
    if (!this.opened) {
      this.#field = null;
      return null;
    }
    const { saveTitle, saveExplain, save, skip } = words.passphrase;
    const field = (this.#field ??= new PassphraseField(true));
    const names = state.shelf.secretive.map((id) => nameOf(id, state)).join(", ");
    return html`<dialog aria-labelledby="save-secrets-title" @close=${() => this.closed()}>
      <form novalidate @submit=${submitted(() => this.#save(field.take()))}>
        <h2 id="save-secrets-title">${saveTitle}</h2>
        <p class="quiet">${saveExplain(names)}</p>
        ${field.element}
        ${this.end(
          words.keeping.cancel,
          html`${button(skip, () => this.#send(null))}<button type="submit" class="primary">
              ${save}
            </button>`,
        )}
      </form>
    </dialog>`;
  }

  /** @param {string | null} passphrase */
  #save(passphrase) {
    if (passphrase !== null) this.#send(passphrase);
  }

  /** @param {string | null} passphrase */
  #send(passphrase) {
    this.dialog?.close();
    this.send({ kind: "save-games", passphrase });
  }
}

customElements.define("save-secrets-dialog", SaveSecretsDialog);
