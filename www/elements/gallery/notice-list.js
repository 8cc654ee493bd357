// Messages. Errors stay until they are dismissed; the others disappear. They lie over the page, and move to its other
// end if they would cover the focus or the result of a game.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { reasonWords, words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import "./elsewhere-notice.js";
import "./update-notice.js";
import "./variations-notice.js";

/** @import { State, Notice } from "../../state/page-state.js" */

const INFO_STAYS_MS = 4000;

export class NoticeList extends Part {
  /** @type {Set<number>} */
  #timed = new Set();

  /** @override */
  build() {
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", words.notice.region);
    this.setAttribute("aria-live", "polite");
    // The focus moves within a board without an event of the document, but never without a key.
    document.addEventListener("keyup", () => this.#giveWay([this.#focused(), resultCard()]));
    document.addEventListener("scroll", () => this.#giveWay([resultCard()]), { passive: true });
  }

  /** @override @param {State} state */
  show(state) {
    const field = this.#field;
    super.show(state);
    if (this.#field !== field) this.#field?.focus();
    // The result appears after the notices.
    if (state.justEnded) requestAnimationFrame(() => this.#giveWay([resultCard()]));
  }

  /**
   * Moves to the other end of the page if less would be covered there.
   * @param {(Element | null)[]} elements
   */
  #giveWay(elements) {
    const here = this.#countCovered(elements);
    if (here === 0) return;
    this.classList.toggle("away");
    if (this.#countCovered(elements) >= here) this.classList.toggle("away");
  }

  /** @param {(Element | null)[]} elements */
  #countCovered(elements) {
    const notices = [...this.querySelectorAll(".notice")].map(placeOf);
    return elements.filter(
      (element) => element && notices.some((notice) => overlap(notice, placeOf(element))),
    ).length;
  }

  /** Of a text that the browser didn't copy. */
  get #field() {
    return this.querySelector("textarea");
  }

  #focused() {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused === document.body || this.contains(focused) ? null : focused;
  }

  /** @override @param {State} state */
  template(state) {
    const { notices, info } = state;
    for (const { id, tone } of notices) if (tone === "info") this.#time(id);
    return html`<update-notice .state=${state}></update-notice>
      <elsewhere-notice .state=${state}></elsewhere-notice>
      <variations-notice .state=${state}></variations-notice> ${repeat(
        notices,
        ({ id }) => id,
        // Its words don't change while it is shown.
        (notice) => guard([notice.id], () => this.#notice(notice, info)),
      )}`;
  }

  /** @param {number} id */
  #time(id) {
    if (this.#timed.has(id)) return;
    this.#timed.add(id);
    setTimeout(() => {
      this.#timed.delete(id);
      this.send({ kind: "dismiss", id });
    }, INFO_STAYS_MS);
  }

  /** @param {Notice} notice @param {State["info"]} info */
  #notice({ id, tone, reason }, info) {
    const dismiss = () => this.send({ kind: "dismiss", id });
    const text = reasonText(reason, info);
    return html`<div class="notice ${tone}" role=${tone === "fault" ? "alert" : "status"}>
      <p>
        ${text} ${reason.code === "copy-refused" ? textToCopy(text, reason.args["text"]) : nothing}
      </p>
      ${button("", dismiss, { icon: "close", label: words.notice.dismiss })}
    </div>`;
  }
}

/**
 * Selected, so that one key or touch copies it.
 * @param {string} label
 * @param {unknown} text  none of a picture
 */
function textToCopy(label, text) {
  if (!text) return nothing;
  const select = (/** @type {Event} */ { target }) =>
    /** @type {HTMLTextAreaElement} */ (target).select();
  return html`<textarea
    readonly
    rows="2"
    aria-label=${label}
    .value=${text}
    @focus=${select}
  ></textarea>`;
}

/** @param {Notice["reason"]} reason @param {State["info"]} info */
function reasonText(reason, info) {
  if (reason.code !== "copied") return reasonWords(reason, info);
  const what = /** @type {keyof typeof words.share.what} */ (reason.args["what"]);
  return reasonWords({ code: "copied", args: { what: words.share.what[what] } }, info);
}

/** The result of a game that has just ended. */
function resultCard() {
  return document.querySelector("result-card:not([hidden]) > .result-card");
}

/** @param {Element} element */
function placeOf(element) {
  return element.getBoundingClientRect();
}

/** @param {DOMRect} one @param {DOMRect} other */
function overlap(one, other) {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

customElements.define("notice-list", NoticeList);
