import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { State } from "../../state/page-state.js" */

export class SpeakDialog extends DialogPart {
  /** @override @param {State} state */
  template({ dialog }) {
    if (dialog !== "speak-secret") return null;
    const { secrets } = words;
    const answer = (/** @type {"allowed" | "refused"} */ speech) => () =>
      this.send({ kind: "secret-speech", speech });
    return html`<dialog
      aria-labelledby="speak-title"
      aria-describedby="speak-explain"
      @close=${() => this.send({ kind: "dialog", dialog: null })}
    >
      <form method="dialog" @submit=${answer("allowed")}>
        <h2 id="speak-title">${secrets.speakTitle}</h2>
        <p id="speak-explain" class="quiet">${secrets.speakExplain}</p>
        <div class="button-row dialog-end">
          <button type="button" @click=${answer("refused")}>${secrets.dontSpeak}</button>
          <button type="submit" class="danger">${secrets.speak}</button>
        </div>
      </form>
    </dialog>`;
  }
}
