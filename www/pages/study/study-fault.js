import { html, nothing } from "lit-html";
import { colon, reasonWords } from "../../i18n/strings.js";
import { words } from "./study-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Fault, Perform } from "./study.js" */

/** The line of the text itself. @param {Fault} fault */
export function lineOf({ reason, firstLine = 1 }) {
  const line = Number(reason?.args["line"] ?? 0);
  return line >= firstLine ? line - firstLine + 1 : null;
}

/** @param {Fault} fault @param {GameInfo | null} info */
export function faultWords({ what, reason, file }, info) {
  const said = words.faults[what];
  if (reason === null) return file === undefined ? said : `${said} ${file}`;
  const packed = /** @type {Record<string, string | undefined>} */ (words.faults.packed);
  return `${said} ${packed[reason.code] ?? reasonWords(reason, info)}`;
}

/** @param {Fault} fault @param {GameInfo | null} info @param {Perform} perform */
export function faultBox(fault, info, perform) {
  const line = lineOf(fault);
  const found = line === null ? undefined : fault.text?.split("\n")[line - 1];
  return html`<p>${faultWords(fault, info)}</p>
    ${
      found === undefined
        ? nothing
        : html`<pre>
${words.text.inLine(Number(fault.reason?.args["line"]))}${colon}${found.slice(0, 200)}</pre>`
    }
    <button type="button" @click=${() => perform({ kind: "dismiss-fault" })}>
      ${words.faults.close}
    </button>`;
}
