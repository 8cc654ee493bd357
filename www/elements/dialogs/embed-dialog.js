import { html } from "lit-html";
import { elementCode, frameCode } from "./embed-code.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { tickTemplate, valueTo } from "../controls/fields.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { Embedded } from "./embed-code.js" */
/** @import { State } from "../../state/page-state.js" */

export class EmbedDialog extends DialogPart {
  #what = "game";
  #mayPlay = true;

  /** @override @param {State} state */
  template(state) {
    const embedded = embeddedOf(state, this.#what, this.#mayPlay);
    if (embedded === null || !this.opened) return null;
    const say = words.embed;
    const mayPlay = (/** @type {boolean} */ checked) => {
      this.#mayPlay = checked;
      this.update();
    };
    const element = elementCode(document.baseURI, embedded);
    const frame = frameCode(document.baseURI, embedded);
    return html`<dialog
      class="embed-dialog"
      aria-labelledby="embed-title"
      @close=${() => this.closed()}
    >
      <h2 id="embed-title">${say.title}</h2>
      <label class="field">${say.what}${this.#whatChoice()}</label>
      ${tickTemplate(say.mayPlay, this.#mayPlay, mayPlay, state.info?.secretive === true)}
      <h3>${say.element}</h3>
      <p class="quiet">${say.elementExplain}</p>
      <textarea readonly rows="5" aria-label=${say.element} .value=${element}></textarea>
      ${this.#copyButton(say.copyElement, "element-code", element)}
      <h3>${say.frame}</h3>
      <p class="quiet">${say.frameExplain}</p>
      <textarea readonly rows="4" aria-label=${say.frame} .value=${frame}></textarea>
      ${this.#copyButton(say.copyFrame, "frame-code", frame)} ${this.end(say.close)}
    </dialog>`;
  }

  #whatChoice() {
    const change = (/** @type {string} */ what) => {
      this.#what = what;
      this.update();
    };
    return html`<select @change=${valueTo(change)}>
      <option value="game" .selected=${this.#what === "game"}>${words.embed.game}</option>
      <option value="position" .selected=${this.#what === "position"}>
        ${words.embed.position}
      </option>
    </select>`;
  }

  /** @param {string} label @param {"element-code" | "frame-code"} what @param {string} code */
  #copyButton(label, what, code) {
    const press = () => {
      this.send({ kind: "copy-code", what, code });
      // The page behind the dialog shows whether it was copied.
      this.dialog?.close();
    };
    return button(label, press);
  }
}

/** @param {State} state @param {string} what @param {boolean} mayPlay @returns {Embedded | null} */
function embeddedOf({ info, view, record }, what, mayPlay) {
  if (info === null || view === null) return null;
  const asPosition = what === "position";
  return {
    game: info.id,
    name: info.name,
    position: asPosition ? view.position : null,
    record: asPosition || view.played.length === 0 ? null : record,
    viewOnly: info.secretive || !mayPlay,
  };
}

customElements.define("embed-dialog", EmbedDialog);
