// How much time the players of the next game have: none is measured, one of the usual times, or one's own, for each seat if
// wished.

import { PRESETS, isPossible, isSameForAll, sameForAll } from "../../state/time-control.js";
import { words } from "../../i18n/strings.js";
import { make } from "./markup.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/time-control.js").TimeControl} TimeControl */

const NONE = "none";
const OWN = "own";

export class TimeChoice {
  #onChange;
  #count = 2;
  #select = make("select", { class: "choice" });
  #bonus = make(
    "select",
    { class: "choice", "aria-label": words.clocks.bonus },
    make("option", { value: "increment" }, words.clocks.increment),
    make("option", { value: "delay" }, words.clocks.delay),
  );
  #each = make("input", { type: "checkbox" });
  #rows = make("div", { class: "time-rows" });
  #own = make(
    "fieldset",
    { class: "time-own" },
    make("legend", { class: "spoken" }, words.clocks.own),
    this.#rows,
    this.#bonus,
    make("label", { class: "tick" }, this.#each, words.clocks.each),
  );
  /** @type {{minutes: HTMLInputElement, seconds: HTMLInputElement}[]} */
  #fields = [];
  /** @type {string[]} */
  #names = [];
  element = make(
    "div",
    { class: "dialog-options time-choice" },
    make("label", { class: "dialog-option" }, make("span", {}, words.clocks.title), this.#select),
    this.#own,
  );

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.#onChange = onChange;
    this.#select.append(
      make("option", { value: NONE }, words.clocks.none),
      ...PRESETS.map(({ minutes, seconds }, at) =>
        make("option", { value: String(at) }, words.clocks.preset(minutes, seconds)),
      ),
      make("option", { value: OWN }, words.clocks.own),
    );
    this.#select.onchange = () => this.#changed();
    this.#each.onchange = () => this.#setRows(this.#read() ?? sameForAll(this.#count, 5, 3));
    this.#bonus.onchange = () => this.#check();
  }

  /**
   * @param {GameInfo} info
   * @param {TimeControl | null} control  of the last game
   */
  show(info, control) {
    this.#count = info.seats.length;
    this.#names = info.seats.map(({ name }) => name);
    this.#select.value = choiceOf(control);
    this.#bonus.value = control?.bonus ?? "increment";
    this.#each.checked = control !== null && !isSameForAll(control);
    this.#setRows(control ?? sameForAll(this.#count, 5, 3));
    this.#own.hidden = this.#own.disabled = this.#select.value !== OWN;
  }

  /** @returns {TimeControl | null} */
  read() {
    if (this.#select.value === NONE) return null;
    if (this.#select.value === OWN) return this.#read();
    const preset = PRESETS[Number(this.#select.value)];
    return preset === undefined ? null : sameForAll(this.#count, preset.minutes, preset.seconds);
  }

  get isTimed() {
    return this.#select.value !== NONE;
  }

  #changed() {
    this.#own.hidden = this.#own.disabled = this.#select.value !== OWN;
    this.#check();
    this.#onChange();
  }

  /** @param {TimeControl} control  what the fields begin with */
  #setRows(control) {
    const count = this.#each.checked ? this.#count : 1;
    this.#fields = control.seats.slice(0, count).map(({ baseMs, bonusMs }) => ({
      minutes: this.#field(words.clocks.minutes, baseMs / 60_000, 1440, "any"),
      seconds: this.#field(words.clocks.seconds, bonusMs / 1000, 600, "1"),
    }));
    this.#rows.replaceChildren(
      ...this.#fields.map(({ minutes, seconds }, seat) => {
        const name = this.#each.checked ? (this.#names[seat] ?? "") : words.clocks.all;
        minutes.setAttribute("aria-label", `${name}: ${words.clocks.minutes}`);
        seconds.setAttribute("aria-label", `${name}: ${words.clocks.seconds}`);
        return make(
          "div",
          { class: "time-row" },
          make("span", { class: "time-name" }, name),
          make("span", { class: "time-field" }, minutes, unit(words.clocks.minutesUnit)),
          make("span", { class: "time-field" }, seconds, unit(words.clocks.secondsUnit)),
        );
      }),
    );
    this.#check();
  }

  /**
   * @param {string} title
   * @param {number} value
   * @param {number} max
   * @param {string} step
   */
  #field(title, value, max, step) {
    const field = make("input", { type: "number", title, min: "0", max: String(max), step });
    field.inputMode = "decimal";
    field.required = true;
    field.value = String(Math.round(value * 100) / 100);
    field.oninput = () => this.#check();
    return field;
  }

  /** A seat without any time is told where it is chosen. */
  #check() {
    const bonus = this.#bonusChosen();
    for (const { minutes, seconds } of this.#fields) {
      // What was said here before would count as a fault of the number.
      minutes.setCustomValidity("");
      const possible = isPossible(timeOf(minutes, seconds), bonus);
      const empty = minutes.validity.valid && seconds.validity.valid && !possible;
      minutes.setCustomValidity(empty ? words.clocks.tooShort : "");
    }
  }

  #bonusChosen() {
    return this.#bonus.value === "delay" ? "delay" : "increment";
  }

  /** @returns {TimeControl | null} */
  #read() {
    const [first] = this.#fields;
    if (first === undefined) return null;
    const seats = Array.from({ length: this.#count }, (_, seat) => {
      const { minutes, seconds } = this.#fields[seat] ?? first;
      return timeOf(minutes, seconds);
    });
    return { bonus: this.#bonusChosen(), seats };
  }
}

/**
 * @param {HTMLInputElement} minutes
 * @param {HTMLInputElement} seconds
 */
function timeOf(minutes, seconds) {
  return {
    baseMs: Math.round(minutes.valueAsNumber * 60) * 1000,
    bonusMs: Math.round(seconds.valueAsNumber) * 1000,
  };
}

/** @param {string} text */
function unit(text) {
  return make("span", { class: "quiet", "aria-hidden": "true" }, text);
}

/** @param {TimeControl | null} control */
function choiceOf(control) {
  if (control === null) return NONE;
  const [first] = control.seats;
  const at = PRESETS.findIndex(
    ({ minutes, seconds }) =>
      minutes * 60_000 === first?.baseMs && seconds * 1000 === first.bonusMs,
  );
  const usual = at !== -1 && control.bonus === "increment" && isSameForAll(control);
  return usual ? String(at) : OWN;
}
