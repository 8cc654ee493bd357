// What all elements of the page share: each shows every new state by a template, and its actions go up as events.

import { render } from "lit-html";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

/** Elements of the light tree, so that one style sheet and one reading order hold for the page. */
export class Part extends HTMLElement {
  #built = false;
  /** @type {State | null} */
  #shown = null;
  /**
   * On somebody's page: lies over its board alone, doesn't lead elsewhere, knows no PINs and takes no focus. Set before it
   * is connected.
   */
  embedded = false;

  connectedCallback() {
    if (this.#built) return;
    this.#built = true;
    this.build();
  }

  /** Makes the lasting children. */
  build() {}

  /**
   * What the element contains, for a state; null leaves it as it is.
   * @param {State} state
   * @returns {import("lit-html").TemplateResult | null}
   */
  template(state) {
    void state;
    return null;
  }

  /** Lets a template hand the state to the parts in it. @param {State} state */
  set state(state) {
    this.show(state);
  }

  /** Shows the last state once more, after something of the part's own has changed. */
  update() {
    if (this.#shown !== null) this.show(this.#shown);
  }

  /** @param {State} state */
  show(state) {
    this.#shown = state;
    this.renderTemplate(this.template(state));
  }

  /** @param {import("lit-html").TemplateResult | null} template */
  renderTemplate(template) {
    if (template !== null) render(template, this);
  }

  /** @param {PlayerAction} action */
  send(action) {
    this.dispatchEvent(new CustomEvent("player-action", { bubbles: true, detail: action }));
  }
}
