// The time control of the next game: none, a usual one, or a custom one, for each player if wished.

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { PRESETS, isPossible, isSameForAll, sameForAll } from "../../state/time-control.js";
import { words } from "../../i18n/strings.js";
import { selectTemplate, tickTemplate } from "./fields.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { TimeControl } from "../../state/time-control.js" */

const NONE = "none";
const OWN = "own";

const BONUSES = /** @type {const} */ (["increment", "delay"]);

export class TimeChoice {
  #info;
  #onChange;
  #choice;
  #each;
  #begin;
  #bonus;
  #own = createRef();

  /**
   * @param {GameInfo} info
   * @param {TimeControl | null} control  of the last game
   * @param {() => void} onChange
   */
  constructor(info, control, onChange) {
    this.#info = info;
    this.#onChange = onChange;
    this.#choice = choiceOf(control);
    this.#each = control !== null && !isSameForAll(control);
    this.#bonus = control?.bonus ?? "increment";
    this.#begin = control ?? sameForAll(info.seats.length, 5, 3);
  }

  template() {
    const say = words.clocks;
    const presets = PRESETS.map(({ minutes, seconds }, at) => ({
      value: String(at),
      label: say.preset(minutes, seconds),
    }));
    const select = selectTemplate({
      options: [{ value: NONE, label: say.none }, ...presets, { value: OWN, label: say.own }],
      chosen: this.#choice,
      choose: (value) => {
        this.#choice = value;
        this.#onChange();
      },
    });
    return html`<div class="dialog-options time-choice">
      <label class="dialog-option"><span>${say.title}</span>${select}</label>
      ${this.#ownTemplate()}
    </div>`;
  }

  #ownTemplate() {
    const say = words.clocks;
    const hidden = this.#choice !== OWN;
    const { seats } = this.#begin;
    const each = (/** @type {boolean} */ checked) => {
      this.#begin = this.#read();
      this.#each = checked;
      this.#onChange();
    };
    const bonus = selectTemplate({
      label: say.bonus,
      options: BONUSES.map((value) => ({ value, label: say[value] })),
      chosen: this.#bonus,
      choose: (value) => (this.#bonus = value === "delay" ? "delay" : "increment"),
    });
    const check = () => this.#check();
    return html`<fieldset
      class="time-own"
      ?hidden=${hidden}
      ?disabled=${hidden}
      ${ref(this.#own)}
      @input=${check}
      @change=${check}
    >
      <legend class="spoken">${say.own}</legend>
      <div class="time-rows">
        ${seats.slice(0, this.#each ? undefined : 1).map((time, seat) => this.#row(time, seat))}
      </div>
      ${bonus} ${tickTemplate(say.each, this.#each, each)}
    </fieldset>`;
  }

  /** @param {TimeControl["seats"][number]} time @param {number} seat */
  #row({ baseMs, bonusMs }, seat) {
    const say = words.clocks;
    const name = this.#each ? (this.#info.seats[seat]?.name ?? "") : say.all;
    return html`<div class="time-row">
      <span class="time-name">${name}</span>
      ${field(name, say.minutes, say.minutesUnit, baseMs / 60_000, 1440, "any")}
      ${field(name, say.seconds, say.secondsUnit, bonusMs / 1000, 600, "1")}
    </div>`;
  }

  /** @returns {TimeControl | null} */
  read() {
    if (this.#choice === NONE) return null;
    if (this.#choice === OWN) return this.#read();
    const preset = PRESETS[Number(this.#choice)];
    const count = this.#info.seats.length;
    return preset === undefined ? null : sameForAll(count, preset.minutes, preset.seconds);
  }

  get isTimed() {
    return this.#choice !== NONE;
  }

  #check() {
    for (const [minutes, seconds] of this.#fields()) {
      // An earlier message would count as an error of the number.
      minutes.setCustomValidity("");
      const possible = isPossible(timeOf(minutes, seconds), this.#bonus);
      const empty = minutes.validity.valid && seconds.validity.valid && !possible;
      minutes.setCustomValidity(empty ? words.clocks.tooShort : "");
    }
  }

  #fields() {
    const rows = this.#own.value?.querySelectorAll(".time-row") ?? [];
    return [...rows].map((row) => {
      const [minutes, seconds] = row.querySelectorAll("input");
      return /** @type {[HTMLInputElement, HTMLInputElement]} */ ([minutes, seconds]);
    });
  }

  /** @returns {TimeControl} */
  #read() {
    const times = this.#fields().map(([minutes, seconds]) => timeOf(minutes, seconds));
    const [first = { baseMs: 0, bonusMs: 0 }] = times;
    return { bonus: this.#bonus, seats: this.#info.seats.map((_, seat) => times[seat] ?? first) };
  }
}

/**
 * @param {string} name  of the player
 * @param {string} title
 * @param {string} unit
 * @param {number} value
 * @param {number} max
 * @param {string} step
 */
function field(name, title, unit, value, max, step) {
  return html`<span class="time-field"
    ><input
      type="number"
      title=${title}
      min="0"
      max=${max}
      step=${step}
      inputmode="decimal"
      required
      aria-label="${name}: ${title}"
      .value=${String(Math.round(value * 100) / 100)}
    /><span class="quiet" aria-hidden="true">${unit}</span></span
  >`;
}

/** @param {HTMLInputElement} minutes @param {HTMLInputElement} seconds */
function timeOf(minutes, seconds) {
  return {
    baseMs: Math.round(minutes.valueAsNumber * 60) * 1000,
    bonusMs: Math.round(seconds.valueAsNumber) * 1000,
  };
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
