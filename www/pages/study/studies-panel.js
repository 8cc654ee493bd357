// What the study is called and who played, and the other studies of this game that the browser keeps.

import { make } from "../../elements/controls/markup.js";
import { language } from "../../i18n/language.js";
import { writtenName } from "../../i18n/game-words.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./study-storage.js").Entry} Entry */

/** Who types isn't interrupted. */
const PAUSE_MS = 400;

/** The header of a study's title. */
export const TITLE = "Title";

const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

export class StudiesPanel {
  #fields = make("div", { class: "study-fields" });
  #list = make("ul", { class: "study-list", role: "list", "aria-label": words.studies.label });
  #none = make("p", { class: "quiet" }, words.studies.none);
  #delete = make("button", { type: "button", class: "danger" }, words.studies.delete);
  #copy = make("button", { type: "button" }, words.studies.copy);
  #fresh = make("button", { type: "button", class: "primary" }, words.studies.fresh);
  element = make(
    "div",
    { class: "studies" },
    this.#fields,
    make("div", { class: "button-row" }, this.#fresh, this.#copy, this.#delete),
    make("h2", {}, words.studies.label),
    this.#none,
    this.#list,
  );
  /** @type {Map<string, HTMLInputElement>} */
  #inputs = new Map();
  #built = "";
  #listed = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  #handlers;

  /**
   * @param {object} handlers
   * @param {(headers: Record<string, string>) => void} handlers.name
   * @param {(id: number) => void} handlers.open
   * @param {() => void} handlers.fresh
   * @param {() => void} handlers.copy
   * @param {() => void} handlers.remove
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#fresh.onclick = handlers.fresh;
    this.#copy.onclick = handlers.copy;
    this.#delete.onclick = handlers.remove;
  }

  /** What has been typed is told at once. */
  flush() {
    if (this.#pause === undefined) return;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#handlers.name(
      Object.fromEntries([...this.#inputs].map(([name, { value }]) => [name, value.trim()])),
    );
  }

  /**
   * @param {GameInfo} info
   * @param {Record<string, string>} headers
   */
  showHeaders(info, headers) {
    if (this.#built !== info.id) this.#build(info);
    for (const [name, input] of this.#inputs) {
      const value = headers[name] ?? "";
      if (this.#pause === undefined && input.value !== value) input.value = value;
    }
  }

  /**
   * @param {Entry[]} entries
   * @param {number | null} current
   */
  showKept(entries, current) {
    this.#copy.disabled = current === null;
    this.#delete.disabled = current === null;
    this.#none.hidden = entries.length > 0;
    const listed = JSON.stringify([entries, current]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    const held = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(
      ...entries.map((entry) => make("li", {}, this.#entry(entry, current))),
    );
    if (held) this.#list.querySelector("button")?.focus();
  }

  /**
   * @param {Entry} entry
   * @param {number | null} current
   */
  #entry({ id, title, changed }, current) {
    if (title === null) return make("p", { class: "quiet" }, words.studies.unreadable(id));
    const date = make("span", { class: "quiet" }, words.studies.changed(dates.format(changed)));
    const name = title === "" ? words.untitled : title;
    const button = make("button", { type: "button" }, make("span", {}, name), date);
    if (id === current) button.setAttribute("aria-current", "true");
    button.onclick = () => this.#handlers.open(id);
    return button;
  }

  /** @param {GameInfo} info */
  #build(info) {
    this.#built = info.id;
    this.#inputs.clear();
    const players = info.seats.map(({ name }) => this.#field(writtenName(name), name));
    const legend = make("legend", {}, words.studies.players);
    this.#fields.replaceChildren(
      this.#field(TITLE, words.studies.titleField),
      make("fieldset", { class: "study-players" }, legend, ...players),
    );
  }

  /**
   * @param {string} name   of the header
   * @param {string} label
   */
  #field(name, label) {
    const input = make("input", { type: "text", maxLength: 200, autocomplete: "off" });
    input.oninput = () => {
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => this.flush(), PAUSE_MS);
    };
    input.onblur = () => this.flush();
    this.#inputs.set(name, input);
    return make("label", { class: "study-field" }, make("span", {}, label), input);
  }
}
