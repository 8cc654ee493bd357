// What a visitor of the fake page sees, presses and types.

import assert from "node:assert/strict";
import { isVisible, textOf, textWithout, until } from "./engine-document.js";

/** @typedef {"human" | number} Player  a number is a computer's level */

const BOARDS = "game-board, editor-board";

export class PageVisitor {
  /** Draws what has changed. */
  draw() {}

  /** Draws once the page has done what it was asked. */
  async settle() {}

  /** @param {string} css @returns {any[]} */
  all(css) {
    this.draw();
    const boards = [...document.querySelectorAll(BOARDS)].map(({ shadowRoot }) => shadowRoot);
    const roots = [document, ...boards].map((root) => [...(root?.querySelectorAll(css) ?? [])]);
    return roots.flat().filter(isVisible);
  }

  /** What is told there. @param {string} css */
  text(css) {
    return this.all(css).map(textOf).join(" ");
  }

  /** What a list tells, item by item. @param {string} css */
  texts(css) {
    return this.all(css).map(textOf);
  }

  /** The moves of the list. */
  get moves() {
    return this.texts("move-list button.move");
  }

  /** @param {string} square @returns {string} */
  label(square) {
    return this.cell(square).getAttribute("aria-label");
  }

  /** Waits for pieces on their squares: "white King, g1". @param {string[]} names  marks may follow */
  async stands(...names) {
    for (const name of names) {
      const [, square = ""] = name.split(", ");
      await this.until(() => assert.match(this.label(square), new RegExp(`^${name}(,|$)`)));
    }
  }

  /** A button or a label that is named so. @param {string | RegExp} name @param {string} [within] */
  button(name, within = "body") {
    const all = this.all(within).flatMap((each) => [
      ...each.querySelectorAll("button, label, a, summary"),
    ]);
    const named = all.filter(isVisible).find((each) => {
      const own = nameOf(each);
      return typeof name === "string" ? own === name : name.test(own);
    });
    // The words cost time.
    if (named === undefined) assert.fail(`no button ${name} in ${within}: ${this.text(within)}`);
    return named;
  }

  /** @param {string | RegExp} name @param {string} [within] */
  async press(name, within) {
    const button = await this.until(() => {
      const found = this.button(name, within);
      assert.ok(!found.disabled, `${name} is disabled`);
      return found;
    });
    button.click();
    await this.settle();
  }

  /**
   * @param {string} label  of a field
   * @param {string} value  or the words of an option
   * @param {string} [within]
   */
  async fill(label, value, within) {
    const field = await this.until(() => this.field(label, within));
    assert.ok(!field.disabled, `${label} is disabled`);
    const options = [...(field.options ?? [])];
    field.value = options.find((option) => textOf(option) === value)?.value ?? value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await this.settle();
  }

  /** @param {string} label @param {string} [within] @returns {any} */
  field(label, within = "body") {
    const fields = this.all(within).flatMap((each) => [
      ...each.querySelectorAll("input, select, textarea"),
    ]);
    const named = fields.filter(isVisible).find((field) => fieldName(field) === label);
    assert.ok(named !== undefined, `no field ${label}`);
    return named;
  }

  /** What a field holds. @param {string} label @param {string} [within] @returns {Promise<string>} */
  async value(label, within) {
    return (await this.until(() => this.field(label, within))).value;
  }

  openSettings() {
    const toggle = Object.assign(new Event("toggle"), { newState: "open" });
    document.querySelector("#page-settings")?.dispatchEvent(toggle);
  }

  /** Chooses in the settings' menu. @param {string} name @param {string} value */
  async setSetting(name, value) {
    this.openSettings();
    const choice = `settings-menu [role=radiogroup][aria-label="${name}"]`;
    await this.press(value, choice);
  }

  /**
   * A key is pressed there. The document has no default actions.
   * @param {string} key
   * @param {{within?: string, shiftKey?: boolean}} [how]
   */
  async key(key, { within = "h1", shiftKey = false } = {}) {
    const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
    const [target] = this.all(within);
    target.dispatchEvent(event);
    await this.settle();
  }

  /** Names of the squares with a mark. @param {string} mark */
  marked(mark) {
    const cells = this.all(`[data-cell][data-marks~="${mark}"]`);
    return cells.map((cell) => cell.getAttribute("data-cell")).sort();
  }

  /** @param {string} seat @param {Player} player */
  async sit(seat, player) {
    await this.fill(`${seat} player`, player === "human" ? player : `level-${player}`);
  }

  /** Types moves or questions at the table. @param {string[]} texts */
  async type(...texts) {
    for (const text of texts) {
      await this.fill("Type a move", text);
      const [form] = this.all("move-entry form");
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      await this.settle();
    }
  }

  /** Opens a game or a position on the panel "Share". @param {string} text */
  async openText(text) {
    await this.press("Share", "panel-tabs");
    await this.fill("Record or position", text);
    await this.press("Open", "share-panel");
  }

  /** Pastes a text on the page, or in a field. @param {string} text @param {string} [css] */
  async paste(text, css = "body") {
    const clipboardData = { getData: () => text };
    const event = new Event("paste", { bubbles: true, cancelable: true });
    document.querySelector(css)?.dispatchEvent(Object.assign(event, { clipboardData }));
    await this.settle();
  }

  /** Chooses files in a field, which buttons may stand for. @param {string} css @param {File[]} files */
  async choose(css, ...files) {
    const field = await this.until(() => {
      const [found] = document.querySelectorAll(css);
      assert.ok(found, `no field ${css}`);
      return found;
    });
    Object.defineProperty(field, "files", { value: files, configurable: true });
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await this.settle();
  }

  /** Activates squares of the board's grid. @param {string[]} names */
  async squares(...names) {
    for (const name of names) {
      const cell = await this.until(() => this.cell(name));
      cell.click();
      await this.settle();
    }
  }

  /** @param {string} name @returns {any} */
  cell(name) {
    const [board] = this.all(BOARDS);
    const cell = board?.shadowRoot.querySelector(`[data-cell="${name}"]`);
    assert.ok(cell, `no square ${name}`);
    return cell;
  }

  /** @param {string} css @param {RegExp} words */
  async expect(css, words) {
    await this.until(() => assert.match(this.text(css), words));
  }

  /**
   * Waits until nothing fails.
   * @template Found
   * @param {() => Found | Promise<Found>} check
   */
  until(check) {
    return until(check);
  }
}

/** @param {Element} field */
function fieldName(field) {
  const [label = field] = /** @type {HTMLInputElement} */ (field).labels ?? [];
  return field.getAttribute("aria-label") ?? nameOf(label);
}

/** As screen readers say it. @param {Element} element */
function nameOf(element) {
  return element.getAttribute("aria-label") ?? textWithout(element, isUnnamed);
}

/** @param {Element} part */
function isUnnamed(part) {
  return (
    part.localName === "select" ||
    part.getAttribute("aria-hidden") === "true" ||
    part.getAttribute("role") === "alert"
  );
}
