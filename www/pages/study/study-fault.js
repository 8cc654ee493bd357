import { html, nothing } from "lit-html";
import { reasonWords } from "../../i18n/strings.js";
import { words } from "./study-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Fault, StudyController } from "./study-controller.js" */

/**
 * Shown beside the text instead of at the top.
 * @param {Fault | null} fault
 */
export function isOfText(fault) {
  return fault !== null && fault.text !== null && fault.what === words.faults.text;
}

/** The line of the text itself. @param {Fault} fault */
export function lineOf({ reason, firstLine = 1 }) {
  const line = Number(reason?.args["line"] ?? 0);
  return line >= firstLine ? line - firstLine + 1 : null;
}

/**
 * @param {Fault} fault
 * @param {GameInfo | null} info
 */
export function faultWords({ what, reason }, info) {
  if (reason === null) return what;
  const packed = /** @type {Record<string, string | undefined>} */ (words.faults.packed);
  return `${what} ${packed[reason.code] ?? reasonWords(reason, info)}`;
}

/**
 * @param {Fault} fault
 * @param {StudyController} controller
 */
export function faultBox(fault, controller) {
  const line = lineOf(fault);
  const found = line === null ? undefined : fault.text?.split("\n")[line - 1];
  return html`<p>${faultWords(fault, controller.info)}</p>
    ${
      found === undefined
        ? nothing
        : html`<pre>
${words.text.inLine(Number(fault.reason?.args["line"]))}: ${found.slice(0, 200)}</pre>`
    }
    <button type="button" @click=${() => controller.dismissFault()}>${words.faults.close}</button>`;
}
