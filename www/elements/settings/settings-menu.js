// The content of the settings menu. It loads when the menu is opened for the first time.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { chooseLanguage, language } from "../../i18n/language.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { words } from "../../i18n/strings.js";
import { nameOf, rememberedNames, withNames } from "../../state/players.js";
import { SETTINGS } from "../../state/settings.js";
import { handoverKey, humanSeats } from "../../state/viewer.js";
import { iconButton } from "../controls/buttons.js";
import { selectTemplate, tickTemplate } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { nameField } from "../controls/name-field.js";
import { segments } from "../controls/segments.js";
import { boardSwatch, pieceSwatch, swatches } from "./swatches.js";
import { volumeControl } from "./volume-control.js";

/** @import { Language } from "../../i18n/language.js" */
/** @import { BoardColours, PieceSet, MenuSetting } from "../../state/settings.js" */
/** @import { Seat } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */
/**
 * @typedef {{[Name in MenuSetting]: (typeof words.settings.menu)[Name] extends {hint: string} ? Name : never}[MenuSetting]} TickSetting
 */

const MENU = /** @type {MenuSetting[]} */ (
  Object.entries(SETTINGS).flatMap(([name, { control }]) => (control === "menu" ? [name] : []))
);

export class SettingsMenu extends Part {
  /** @override @param {State} state */
  template(state) {
    return html`<div class="settings-head">
        <h2>${words.settings.title}</h2>
        ${iconButton("close", words.settings.close, () => this.#close(), { look: "bare" })}
      </div>
      ${MENU.map((name) => this.#row(name, state))}
      ${state.screen === "table" ? humanSeats(state).map((seat) => this.#name(seat, state)) : nothing}
      ${row(words.settings.language, languageChoice())}`;
  }

  #close() {
    /** @type {HTMLElement} */ (this.closest("[popover]")).hidePopover();
  }

  /** @param {MenuSetting} name @param {State} state */
  #row(name, state) {
    const { look, offered } = SETTINGS[name];
    if (offered?.(state.info) === false) return nothing;
    return look === "tick"
      ? this.#tick(/** @type {TickSetting} */ (name), state)
      : row(
          words.settings.menu[name].name,
          this.#control(name, state),
          look === "boards" || look === "pieces" ? "setting pictured" : "setting",
        );
  }

  /** @param {TickSetting} name @param {State} state */
  #tick(name, { settings }) {
    const { name: label, hint } = words.settings.menu[name];
    const text = html`<span
      ><span class="setting-name">${label}</span> <span class="quiet">${hint}</span></span
    >`;
    return tickTemplate(text, settings[name], (checked) => this.#change({ [name]: checked }));
  }

  /** @param {Seat} seat @param {State} state */
  #name(seat, state) {
    const { info, players, settings, headers } = state;
    const write = (/** @type {string} */ name) => {
      const names = players.map((player, at) => (at === seat ? name : player.name));
      this.send({ kind: "names", names });
      const seated = withNames(players, names);
      // The people of a game that was opened from a text don't play here.
      if (headers === null) this.#change({ names: rememberedNames(settings.names, seated) });
    };
    const label = info?.seats[seat]?.name ?? "";
    const field = nameField(label, nameOf(players[seat]), write);
    return row(words.seat.name(label), keyed(handoverKey(state), field));
  }

  /** @param {MenuSetting} name @param {State} state */
  #control(name, state) {
    const { look } = SETTINGS[name];
    if (look === "volume") return volumeControl(state.settings, (change) => this.#change(change));
    if (look !== undefined) return this.#swatches(name, state);
    const { label, labels, values } = choicesOf(name, state);
    return segments({
      name: label,
      labels,
      chosen: Math.max(0, values.indexOf(state.settings[name])),
      choose: (at) => this.#change({ [name]: values[at] }),
    });
  }

  /** @param {MenuSetting} name @param {State} state */
  #swatches(name, state) {
    const { label, labels, values } = choicesOf(name, state);
    const set = state.settings[name];
    const chosen = values.includes(set) ? set : values[0];
    const picture = (/** @type {unknown} */ value) =>
      SETTINGS[name].look === "boards"
        ? boardSwatch(state, /** @type {BoardColours} */ (value))
        : pieceSwatch(state, /** @type {PieceSet} */ (value));
    const options = values.map((value, at) => ({
      label: labels[at] ?? "",
      chosen: value === chosen,
      picture: picture(value),
      choose: () => this.#change({ [name]: value }),
    }));
    return swatches(label, options);
  }

  /** @param {Partial<State["settings"]>} change */
  #change(change) {
    this.send({ kind: "settings", change });
  }
}

/**
 * @param {string} name
 * @param {unknown} control
 * @param {string} [look]  its classes
 */
function row(name, control, look = "setting") {
  return html`<div class=${look}>
    <span class="setting-name" aria-hidden="true">${name}</span>${control}
  </div>`;
}

/** @param {MenuSetting} name @param {State} state @returns {{label: string, labels: string[], values: unknown[]}} */
function choicesOf(name, { info }) {
  const { name: label, values: texts } = /** @type {{name: string, values: object}} */ (
    words.settings.menu[name]
  );
  const text = (/** @type {unknown} */ value) => /** @type {any} */ (texts)[String(value)];
  const { choices, fits } = SETTINGS[name];
  // A value without a name doesn't exist in the page's language.
  const values = /** @type {unknown[]} */ (choices).filter(
    (value) => text(value) && fits?.(value, info) !== false,
  );
  return { label, labels: values.map(text), values };
}

function languageChoice() {
  return selectTemplate({
    label: words.settings.language,
    options: Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name })),
    chosen: language,
    choose: (value) => chooseLanguage(/** @type {Language} */ (value)),
  });
}

customElements.define("settings-menu", SettingsMenu);
