// Passing messages. Faults stay until they are dismissed; the others leave by themselves. They lie over the page, and go to
// its other end if what the keyboard comes to would be under them.

import { hasSeveralSeats } from "../../state/standings.js";
import { reasonWords, words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { UpdateNotice } from "./update-notice.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Notice} Notice */

const INFO_STAYS_MS = 4000;

export class NoticeList extends Part {
  /** @type {Map<number, HTMLElement>} */
  #shown = new Map();

  /** @override */
  build() {
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", words.notice.region);
    this.setAttribute("aria-live", "polite");
    this.parts = [new UpdateNotice()];
    this.append(...this.parts);
    // Within a board the focus goes about without a word to the document, but not without a key.
    document.addEventListener("keyup", () => this.#giveWay());
  }

  #giveWay() {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (focused === null || focused === document.body || this.contains(focused)) return;
    const place = focused.getBoundingClientRect();
    const covering = [...this.querySelectorAll(".notice")].some((notice) =>
      overlap(notice.getBoundingClientRect(), place),
    );
    if (covering) this.classList.toggle("away");
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    const { notices, info } = state;
    // What has happened must not hide whose turn it is.
    const onTable = state.engine === "ready" && state.screen === "table" && state.cover === null;
    this.classList.toggle("aside", onTable && info !== null && hasSeveralSeats(info));
    for (const [id, element] of this.#shown) {
      if (notices.some((notice) => notice.id === id)) continue;
      element.remove();
      this.#shown.delete(id);
    }
    for (const notice of notices) {
      if (!this.#shown.has(notice.id)) this.#add(notice, reasonText(notice, info));
    }
  }

  /**
   * @param {Notice} notice
   * @param {string} text
   */
  #add({ id, tone }, text) {
    const dismiss = make(
      "button",
      { type: "button", "aria-label": words.notice.dismiss },
      icon("close"),
    );
    dismiss.onclick = () => this.send({ kind: "dismiss", id });
    const role = tone === "fault" ? "alert" : "status";
    const element = make("div", { class: `notice ${tone}`, role }, make("p", {}, text), dismiss);
    this.#shown.set(id, element);
    this.append(element);
    if (tone === "info") setTimeout(() => this.send({ kind: "dismiss", id }), INFO_STAYS_MS);
  }
}

/**
 * What was copied comes as a code, too.
 * @param {Notice} notice
 * @param {State["info"]} info
 */
function reasonText({ reason }, info) {
  if (reason.code !== "copied") return reasonWords(reason, info);
  const what = /** @type {keyof typeof words.share.what} */ (reason.args["what"]);
  return reasonWords({ code: "copied", args: { what: words.share.what[what] } }, info);
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function overlap(one, other) {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

customElements.define("notice-list", NoticeList);
