// What a position says besides the men: whose turn it is, rights, reserves, counts, secrets. Which of them there are, and
// what they may hold, is what the engine says of the game.

import { make } from "../../elements/controls/markup.js";
import { Segments } from "../../elements/controls/segments.js";
import {
  NOTHING,
  samePassed,
  withField,
  withPassed,
  withReserve,
  withRight,
} from "./setup-editing.js";
import { words } from "./editor-words.js";

/** @import { Examination, GameInfo, Passed, Setup, SetupForm } from "../../engine/protocol.js" */

/** @typedef {SetupForm["fields"][number]} FieldForm */
/** @typedef {FieldForm["values"][number][number]} FieldChoice */

const UNKNOWN = "?";

/** Of a number in position text. */
const MOST = 65535;
const MOST_OF_BYTE = 255;

export class SetupFields {
  #turn = new Segments(words.toMove, (turn) => this.#edit((setup) => ({ ...setup, turn })));
  #turnRow = make(
    "div",
    { class: "edit-field" },
    make("span", { "aria-hidden": "true" }, words.toMove),
    this.#turn.element,
  );
  #others = make("div", { class: "edit-others" });
  element = make(
    "section",
    { class: "edit-fields", "aria-label": words.details },
    this.#turnRow,
    this.#others,
  );
  #change;
  /** @type {Setup | null} */
  #setup = null;
  #built = "";

  /** @param {(setup: Setup) => void} change */
  constructor(change) {
    this.#change = change;
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {Examination} examination  perhaps of the setup before
   */
  show(game, setup, { form }) {
    this.#setup = setup;
    this.#turn.show(
      game.seats.map(({ name }) => name),
      setup.turn,
    );
    // What can be chosen changes with the men; controls are made anew only then.
    const { men: _men, turn: _turn, ...rest } = setup;
    const built = JSON.stringify([game.variantHash, form, rest]);
    if (built === this.#built) return;
    this.#built = built;
    const focused = this.#others.querySelector(":focus")?.getAttribute("data-key");
    this.#others.replaceChildren(
      ...this.#rights(game, setup, form),
      ...this.#passed(game, setup, form),
      ...this.#reserves(game, setup, form),
      ...this.#fields(game, setup, form),
      this.#counts(setup),
    );
    if (focused != null) this.#control(focused)?.focus();
  }

  /**
   * Moves the focus to the control that a key names: "turn", "castling", "no-reserve 0", "crown 1".
   * @param {string} key
   */
  focus(key) {
    const control =
      key === "turn" ? this.#turn.element.querySelector("input:checked") : this.#control(key);
    /** @type {HTMLElement | null} */ (control)?.focus();
  }

  /**
   * @param {string} key  or how it begins
   * @returns {HTMLElement | null}
   */
  #control(key) {
    return (
      this.#others.querySelector(`[data-key="${key}"]`) ??
      this.#others.querySelector(`[data-key^="${key} "]`)
    );
  }

  /** @param {(setup: Setup) => Setup} edit */
  #edit(edit) {
    if (this.#setup !== null) this.#change(edit(this.#setup));
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {SetupForm} form
   */
  #rights(game, setup, form) {
    if (form.castling.length === 0) return [];
    const boxes = form.castling.map(({ letter, seat, cells, possible }) => {
      const names = cells.map((cell) => game.board.cells[cell]?.name ?? "");
      const held = setup.castling.includes(letter);
      const label = words.right(game.seats[seat]?.name ?? "", names, letter);
      const box = tick(`castling ${letter}`, label, held, (checked) =>
        this.#edit((now) => withRight(now, form, letter, checked)),
      );
      box.classList.toggle("unlikely", !possible && !held);
      return box;
    });
    return [group(words.castling, boxes)];
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {SetupForm} form
   */
  #passed(game, setup, form) {
    const impossible = setup.enPassant.filter(
      (held) => !form.enPassant.some((each) => samePassed(each, held)),
    );
    const offered = [...form.enPassant, ...impossible];
    if (offered.length === 0) return [];
    const boxes = offered.map((passed) => {
      const held = setup.enPassant.some((each) => samePassed(each, passed));
      const key = `en-passant ${passed.cell} ${passed.man ?? ""}`;
      return tick(key, passedWords(game, setup, passed), held, (checked) =>
        this.#edit((now) => withPassed(now, passed, checked)),
      );
    });
    return [group(words.enPassant, boxes)];
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {SetupForm} form
   */
  #reserves(game, setup, form) {
    const rows = setup.reserves.flatMap((counts, seat) =>
      counts.flatMap((count, kind) => {
        if (count === 0 && !form.reserve.includes(kind)) return [];
        const label = words.man(game.seats[seat]?.name ?? "", game.kinds[kind]?.name ?? "");
        const range = { least: 0, most: MOST_OF_BYTE };
        return number(`reserve ${seat} ${kind}`, label, count, range, (value) =>
          this.#edit((now) => withReserve(now, seat, kind, value)),
        );
      }),
    );
    return rows.length === 0 ? [] : [group(words.reserves, rows)];
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {SetupForm} form
   */
  #fields(game, setup, form) {
    return form.fields.map((field) => {
      const title = words.fields[field.name] ?? field.name;
      if (field.values.length === 1) return this.#field(game, setup, field, 0, title);
      const rows = game.seats.map(({ name }, seat) => this.#field(game, setup, field, seat, name));
      return group(title, rows);
    });
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {FieldForm} field
   * @param {number} seat
   * @param {string} label
   */
  #field(game, setup, { name, secret, number: counts, values }, seat, label) {
    const value = setup.fields[name]?.[seat] ?? NOTHING;
    const key = `${name} ${seat}`;
    if (counts) {
      const count = value === NOTHING ? 0 : Number(value);
      return number(key, label, count, { least: 0, most: MOST_OF_BYTE }, (now) =>
        this.#edit((before) => withField(before, name, seat, now === 0 ? NOTHING : String(now))),
      );
    }
    const choices = [
      { value: NOTHING, label: words.nothing },
      ...(secret ? [{ value: UNKNOWN, label: words.unknown }] : []),
      ...(values[seat] ?? []).map((choice) => ({
        value: choice.value,
        label: choiceWords(game, choice),
      })),
    ];
    if (!choices.some((choice) => choice.value === value)) choices.push({ value, label: value });
    const options = choices.map((choice) => make("option", { value: choice.value }, choice.label));
    const select = make("select", { class: "choice", "data-key": key }, ...options);
    select.value = value;
    select.onchange = () => this.#edit((before) => withField(before, name, seat, select.value));
    return make("label", { class: "edit-field" }, make("span", {}, label), select);
  }

  /** @param {Setup} setup */
  #counts(setup) {
    return make(
      "div",
      { class: "edit-counts" },
      number("number", words.number, setup.number, { least: 0, most: MOST }, (value) =>
        this.#edit((now) => ({ ...now, number: value })),
      ),
      number("clock", words.clock, setup.clockPlies, { least: 0, most: MOST }, (value) =>
        this.#edit((now) => ({ ...now, clockPlies: value })),
      ),
    );
  }
}

/**
 * @param {string} title
 * @param {HTMLElement[]} children
 */
function group(title, children) {
  return make("fieldset", { class: "edit-group" }, make("legend", {}, title), ...children);
}

/**
 * @param {string} key
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} change
 */
function tick(key, label, checked, change) {
  const box = make("input", { type: "checkbox", checked, "data-key": key });
  box.onchange = () => change(box.checked);
  return make("label", { class: "tick" }, box, label);
}

/**
 * A number that can't be read is put back.
 * @param {string} key
 * @param {string} label
 * @param {number} value
 * @param {{ least: number, most: number }} range
 * @param {(value: number) => void} change
 */
function number(key, label, value, { least, most }, change) {
  const input = make("input", {
    type: "number",
    min: String(least),
    max: String(most),
    value: String(value),
    "data-key": key,
  });
  input.onchange = () => {
    const wanted = Number(input.value);
    const fits =
      Number.isInteger(wanted) && wanted >= least && wanted <= most && input.value !== "";
    if (fits) change(wanted);
    else input.value = String(value);
  };
  return make("label", { class: "edit-field" }, make("span", {}, label), input);
}

/**
 * @param {GameInfo} game
 * @param {Setup} setup
 * @param {Passed} passed
 */
function passedWords(game, { men }, { cell, man }) {
  const name = (/** @type {number} */ at) => game.board.cells[at]?.name ?? "";
  const who = men.find((each) => each.cell === man);
  const kind = who === undefined ? "" : (game.kinds[who.kind]?.name ?? "");
  return words.passed(name(cell), man === null ? "" : `${kind} ${name(man)}`.trim());
}

/**
 * @param {GameInfo} game
 * @param {FieldChoice} choice
 */
function choiceWords(game, { value, kind, cell }) {
  const name = kind === null ? "" : (game.kinds[kind]?.name ?? "");
  if (cell !== null) return `${name} ${game.board.cells[cell]?.name ?? ""}`.trim();
  if (kind !== null) return name;
  if (value === "hand") return words.inHand;
  if (value === "now") return words.now;
  return game.seats.find(({ letter }) => letter === value)?.name ?? value;
}
