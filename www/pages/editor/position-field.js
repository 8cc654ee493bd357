import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { reasonWords } from "../../i18n/strings.js";
import { words } from "./editor-words.js";

/** @import { EditorAction, EditorState } from "./editor.js" */

/** @param {EditorState} state @param {(action: EditorAction) => void} perform */
export function positionField({ text, refusal, game }, perform) {
  const fault = refusal === null ? "" : reasonWords(refusal, game);
  const typed = (/** @type {InputEvent & {target: HTMLTextAreaElement}} */ event) => {
    const pasted = event.inputType === "insertFromPaste";
    perform({ kind: "type", text: event.target.value, pasted });
  };
  return html`<div class="edit-text">
    <label for="edit-text">${words.text}</label>
    <textarea
      id="edit-text"
      rows="3"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="edit-text-hint edit-text-fault"
      aria-invalid=${refusal === null ? nothing : "true"}
      .value=${live(text)}
      @input=${typed}
      @blur=${() => perform({ kind: "end-typing" })}
    ></textarea>
    <p id="edit-text-hint" class="quiet">${words.textHint}</p>
    <p id="edit-text-fault" class="edit-fault" role="alert">${fault}</p>
  </div>`;
}
