import { html } from "lit-html";
import { USUAL_LEVEL } from "../../state/levels.js";
import { leavingSeat, resigningSeat } from "../../state/players.js";
import { humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */

export class ResignDialog extends DialogPart {
  /** @override @param {State} state */
  template(state) {
    const leaving = leavingSeat(state);
    const seat = resigningSeat(state) ?? leaving;
    if (state.dialog !== "resign" || seat === null) return null;
    const name = state.info?.seats[seat]?.name ?? "";
    const level = state.players[seat]?.level ?? USUAL_LEVEL;
    const say = words.resign;
    /** @type {PlayerAction} */
    const action =
      leaving === null
        ? { kind: "resign" }
        : { kind: "seat", seat, player: { player: "computer", level, resigned: true } };
    return html`<dialog
      aria-labelledby="resign-title"
      @close=${() => this.send({ kind: "dialog", dialog: null })}
    >
      <form method="dialog" @submit=${() => this.send(action)}>
        <h2 id="resign-title">${say.title}</h2>
        <p class="quiet">${explanation(state, name)}</p>
        ${this.end(say.cancel, html`<button type="submit" class="danger">${say.confirm}</button>`)}
      </form>
    </dialog>`;
  }
}

/** @param {State} state @param {string} name */
function explanation(state, name) {
  const { explain, explainSeveral, explainSecrets, explainForGood } = words.resign;
  if (leavingSeat(state) !== null) return explainSeveral(name);
  if (!state.info?.secretive) return explain(name);
  return humanSeats(state).length > 1 ? explainSecrets(name) : explainForGood(name);
}

customElements.define("resign-dialog", ResignDialog);
