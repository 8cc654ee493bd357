// The base of all elements of the page: a template shows each new state, and actions go up as events.

import { render } from "lit-html";

/** @import { State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */
/** @import { TemplateResult } from "lit-html" */

/**
 * Only parts make these: the page around an embedded board may dispatch any other event.
 * @extends {CustomEvent<PlayerAction>}
 */
export class PlayerActionEvent extends CustomEvent {}

/** Elements are in the light tree, so that one style sheet and one reading order apply to the page. */
export class Part extends HTMLElement {
  #built = false;
  /** @type {State | null} */
  #shown = null;
  /**
   * In an embedded board: dialogs cover only the board, and there are no links, PINs or focus changes. Set before it is
   * connected.
   */
  embedded = false;

  connectedCallback() {
    if (this.#built) return;
    this.#built = true;
    this.build();
  }

  build() {}

  /**
   * The element's content; null leaves it unchanged.
   * @param {State} state
   * @returns {TemplateResult | null}
   */
  template(state) {
    void state;
    return null;
  }

  /** Lets a template pass the state to its parts. @param {State} state */
  set state(state) {
    this.show(state);
  }

  update() {
    if (this.#shown !== null) this.show(this.#shown);
  }

  /** @param {State} state */
  show(state) {
    this.#shown = state;
    this.renderTemplate(this.template(state));
  }

  /** @param {TemplateResult | null} template */
  renderTemplate(template) {
    if (template !== null) render(template, this);
  }

  /** @param {PlayerAction} action */
  send(action) {
    this.dispatchEvent(new PlayerActionEvent("player-action", { bubbles: true, detail: action }));
  }
}
