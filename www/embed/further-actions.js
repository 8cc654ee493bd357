import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button } from "../elements/controls/buttons.js";
import { claimWords } from "../i18n/choice-words.js";
import { actionsOff, placesWall } from "../state/view-actions.js";
import { ownActions } from "../state/drops.js";
import { wallName, words } from "../i18n/strings.js";
import { hasHandRows } from "./hand-row.js";
import { secretActions } from "./secret-actions.js";

/** @import { ActionInfo } from "../engine/protocol.js" */
/** @import { State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */

/** @typedef {{label: string, action: PlayerAction | "leave"}} FurtherAction */

/**
 * @param {FurtherAction[]} actions
 * @param {(action: PlayerAction) => void} perform
 * @param {() => void} leave  moves the selected piece off the board
 */
export function furtherActionsTemplate(actions, perform, leave) {
  // Keyed, so that a button never changes its meaning under a finger or the focus.
  const buttons = repeat(
    actions,
    ({ action }) => JSON.stringify(action),
    ({ label, action }) => button(label, () => (action === "leave" ? leave() : perform(action))),
  );
  return html`<div
    class="actions"
    part="actions"
    role="group"
    aria-label=${words.orders.title}
    ?hidden=${actions.length === 0}
  >
    ${buttons}
  </div>`;
}

/** @param {State} state @returns {FurtherAction[]} */
export function furtherActions(state) {
  const { info, view } = state;
  const { chosen, order } = state.selection;
  if (info === null || view === null) return [];
  const inRows = hasHandRows(state);
  const actions = ownActions(state);
  if (placesWall(actions)) return [];
  if (order !== null && (!inRows || order.kind === "wall"))
    return [{ label: words.orders.cancel, action: { kind: "select", selection: {} } }];
  const plain = actions.flatMap((own) => {
    const label = labelOf(state, own);
    /** @type {PlayerAction} */
    const action = { kind: "play", action: own.text };
    return label === null ? [] : [{ label, action }];
  });
  const dropped = new Set(
    actions.flatMap(({ kind, piece }) => (kind === "drop" && !inRows ? (piece ?? []) : [])),
  );
  /** @type {FurtherAction[]} */
  const drops = [...dropped].map((piece) => ({
    label: words.embed.drop(info.kinds[piece]?.name ?? ""),
    action: { kind: "select", selection: { order: { kind: "drop", piece } } },
  }));
  const mayLeave = actions.length > 0 && actionsOff(view, chosen).length > 0;
  /** @type {FurtherAction[]} */
  const leaving = mayLeave ? [{ label: words.steps.offButton, action: "leave" }] : [];
  /** @type {FurtherAction[]} */
  const walls = actions.some(({ kind }) => kind === "wall")
    ? [
        {
          label: words.walls.button(wallName(info)),
          action: { kind: "select", selection: { order: { kind: "wall" } } },
        },
      ]
    : [];
  return [...plain, ...drops, ...walls, ...leaving, ...secretActions(state)];
}

/** Null for actions made on the board. @param {State} state @param {ActionInfo} action */
function labelOf({ info, view }, action) {
  if (info === null || view === null) return null;
  if (action.kind === "claim") return claimWords(info, view, action);
  if (action.kind === "pass") return words.calls.pass;
  return action.kind === "done" ? words.drops.done : null;
}
