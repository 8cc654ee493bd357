// The fields of a position besides its pieces, such as turn, rights, drops, counters and secrets. The engine says which
// of them the game has, and their values.

import { html, nothing } from "lit-html";
import { segments } from "../../elements/controls/segments.js";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { valueTo } from "../../elements/controls/fields.js";
import { NOTHING, samePassed, withField, withPassed, withRight } from "./setup-editing.js";
import { words } from "./editor-words.js";

/** @import { GameInfo, Passed, Setup, SetupForm } from "../../engine/protocol.js" */
/** @import { TemplateResult } from "lit-html" */

/** @typedef {SetupForm["fields"][number]} FieldForm */
/** @typedef {FieldForm["values"][number][number]} FieldChoice */

const UNKNOWN = "?";

/** Of a number in position text. */
const MOST = 65535;
const MOST_OF_BYTE = 255;

/** @typedef {(edit: (setup: Setup) => Setup) => void} Edit */

/** @typedef {{ key: string, body: TemplateResult }} Row */

/**
 * @typedef {object} Form
 * @property {GameInfo} game
 * @property {Setup} setup
 * @property {SetupForm} form  perhaps of the setup before
 * @property {Edit} edit
 */

/** @param {Form} all */
export function setupFields(all) {
  const { game, setup, edit } = all;
  const names = game.seats.map(({ name }) => name);
  return html`<section class="edit-fields" aria-label=${words.details}>
    <div class="edit-field">
      <span aria-hidden="true">${words.toMove}</span>
      ${segments({
        name: words.toMove,
        labels: names,
        chosen: setup.turn,
        choose: (turn) => edit((now) => ({ ...now, turn })),
      })}
    </div>
    <div class="edit-others">
      ${group(words.castling, rights(all))} ${group(words.enPassant, passedRows(all))}
      ${fields(all)}
      <div class="edit-counts">
        ${number("number", words.number, setup.number, MOST, (value) =>
          edit((now) => ({ ...now, number: value })),
        )}
        ${number("clock", words.clock, setup.clockPlies, MOST, (value) =>
          edit((now) => ({ ...now, clockPlies: value })),
        )}
      </div>
    </div>
  </section>`;
}

/**
 * Focuses the control with this key or prefix: "turn", "castling", "no-reserve 0", "crown 1".
 * @param {HTMLElement} page
 * @param {string} key
 */
export function focusField(page, key) {
  const control =
    key === "turn"
      ? page.querySelector(".edit-fields .segments input:checked")
      : (page.querySelector(`[data-key="${key}"]`) ?? page.querySelector(`[data-key^="${key} "]`));
  /** @type {HTMLElement | null} */ (control)?.focus();
}

/** @param {Form} all @returns {Row[]} */
function rights({ game, setup, form, edit }) {
  return form.castling.map(({ letter, seat, squares, possible }) => {
    const names = squares.map((square) => game.board.squares[square]?.name ?? "");
    const held = setup.castling.includes(letter);
    const label = words.right(game.seats[seat]?.name ?? "", names, letter);
    return tick(`castling ${letter}`, label, held, possible || held, (checked) =>
      edit((now) => withRight(now, form, letter, checked)),
    );
  });
}

/** @param {Form} all @returns {Row[]} */
function passedRows({ game, setup, form, edit }) {
  const impossible = setup.enPassant.filter(
    (held) => !form.enPassant.some((each) => samePassed(each, held)),
  );
  return [...form.enPassant, ...impossible].map((passed) => {
    const held = setup.enPassant.some((each) => samePassed(each, passed));
    const key = `en-passant ${passed.square} ${passed.piece ?? ""}`;
    return tick(key, passedWords(game, setup, passed), held, true, (checked) =>
      edit((now) => withPassed(now, passed, checked)),
    );
  });
}

/** @param {Form} all */
function fields(all) {
  return all.form.fields.map((field) => {
    const title = words.fields[field.name] ?? field.name;
    if (field.values.length === 1) return fieldRow(all, field, 0, title).body;
    const rows = all.game.seats.map(({ name }, seat) => fieldRow(all, field, seat, name));
    return group(title, rows);
  });
}

/**
 * @param {Form} all
 * @param {FieldForm} field
 * @param {number} seat
 * @param {string} label
 * @returns {Row}
 */
function fieldRow({ game, setup, edit }, { name, secret, number: counts, values }, seat, label) {
  const held = setup.fields[name]?.[seat] ?? NOTHING;
  const key = `${name} ${seat}`;
  const change = (/** @type {string} */ value) => edit((now) => withField(now, name, seat, value));
  if (counts) {
    const count = held === NOTHING ? 0 : Number(held);
    const body = number(key, label, count, MOST_OF_BYTE, (value) =>
      change(value === 0 ? NOTHING : String(value)),
    );
    return { key, body };
  }
  const choices = [
    { value: NOTHING, label: words.nothing },
    ...(secret ? [{ value: UNKNOWN, label: words.unknown }] : []),
    ...(values[seat] ?? []).map((choice) => ({
      value: choice.value,
      label: choiceWords(game, choice),
    })),
  ];
  if (!choices.some(({ value }) => value === held)) choices.push({ value: held, label: held });
  const body = html`<label class="edit-field">
    <span>${label}</span>
    <select class="choice" data-key=${key} @change=${valueTo(change)}>
      ${choices.map(
        ({ value, label }) =>
          html`<option value=${value} .selected=${live(value === held)}>${label}</option>`,
      )}
    </select>
  </label>`;
  return { key, body };
}

/** @param {string} title @param {Row[]} rows */
function group(title, rows) {
  if (rows.length === 0) return nothing;
  return html`<fieldset class="edit-group">
    <legend>${title}</legend>
    ${repeat(
      rows,
      ({ key }) => key,
      ({ body }) => body,
    )}
  </fieldset>`;
}

/**
 * @param {string} key
 * @param {string} label
 * @param {boolean} checked
 * @param {boolean} likely
 * @param {(checked: boolean) => void} change
 * @returns {Row}
 */
function tick(key, label, checked, likely, change) {
  const body = html`<label class="tick ${likely ? "" : "unlikely"}"
    ><input
      type="checkbox"
      data-key=${key}
      .checked=${live(checked)}
      @change=${(/** @type {any} */ { target }) => change(target.checked)}
    />${label}</label
  >`;
  return { key, body };
}

/**
 * Restores the value if the input isn't a number.
 * @param {string} key
 * @param {string} label
 * @param {number} value
 * @param {number} most
 * @param {(value: number) => void} change
 */
function number(key, label, value, most, change) {
  const take = (/** @type {{target: HTMLInputElement}} */ { target }) => {
    const wanted = Number(target.value);
    const fits = Number.isInteger(wanted) && wanted >= 0 && wanted <= most && target.value !== "";
    if (fits) change(wanted);
    else target.value = String(value);
  };
  return html`<label class="edit-field">
    <span>${label}</span>
    <input
      type="number"
      min="0"
      max=${most}
      data-key=${key}
      .value=${String(value)}
      @change=${take}
    />
  </label>`;
}

/** @param {GameInfo} game @param {Setup} setup @param {Passed} passed */
function passedWords(game, { pieces }, { square, piece }) {
  const name = (/** @type {number} */ at) => game.board.squares[at]?.name ?? "";
  const who = pieces.find((each) => each.square === piece);
  const kind = who === undefined ? "" : (game.kinds[who.kind]?.name ?? "");
  return words.passed(name(square), piece === null ? "" : `${kind} ${name(piece)}`.trim());
}

/** @param {GameInfo} game @param {FieldChoice} choice */
function choiceWords(game, { value, kind, square }) {
  const name = kind === null ? "" : (game.kinds[kind]?.name ?? "");
  if (square !== null) return `${name} ${game.board.squares[square]?.name ?? ""}`.trim();
  if (kind !== null) return name;
  if (value === "hand") return words.inHand;
  if (value === "now") return words.now;
  return game.seats.find(({ letter }) => letter === value)?.name ?? value;
}
