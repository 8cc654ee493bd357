/** @import { NestedReason } from "../state/reasons.js" */
/** @import { GameStore } from "../state/page-state.js" */

const TEXT = "text/plain";

/** Copies texts and pictures. A text that the browser doesn't let the page copy is shown, to be copied by hand. */
export class Clipboard {
  #write;
  #store;

  /**
   * @param {(type: string, content: Promise<Blob>) => Promise<void>} write
   * @param {Pick<GameStore, "dispatch">} store
   */
  constructor(write, store) {
    this.#write = write;
    this.#store = store;
  }

  /**
   * Call it within the click, since Safari copies only there. The content may take longer.
   * @param {Promise<string | Blob>} content
   * @param {string} [type]
   * @returns {Promise<boolean>}  whether it was copied; rejected if the content is
   */
  copy = async (content, type = TEXT) => {
    const blob = content.then((made) => new Blob([made], { type }));
    // The browser may look at the content only after it failed, which would be reported as an error of the page.
    blob.catch(() => undefined);
    try {
      await this.#write(type, blob);
      this.#store.dispatch({ kind: "copied" });
      return true;
    } catch {
      const made = await blob;
      const args = type === TEXT ? { text: await made.text() } : {};
      /** @type {NestedReason} */
      const reason = { code: "copy-refused", args };
      this.#store.dispatch({ kind: "notice", tone: "fault", reason });
      return false;
    }
  };
}
