/** @import { Effect, Listener, Store } from "./effects.js" */

/**
 * @template State
 * @template {{kind: string}} Action
 * @param {(state: State, action: Action) => State} reduce  pure
 * @param {State} initial
 * @returns {Store<State, Action>}
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** @type {Listener<State, Action>[]} */
  const listeners = [];
  /** @type {Effect<State, Action>[]} */
  const tables = [];
  return {
    get state() {
      return state;
    },
    dispatch(action) {
      const before = state;
      const after = reduce(before, action);
      state = after;
      // Not `state`: a listener may dispatch and so replace it.
      for (const listener of listeners) listener(after, before, action);
      for (const effect of tables) effect(action, after, before);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    addEffects(effects, run = (work) => work()) {
      /** @type {Partial<Record<string, Effect<State, Action>>>} */
      const table = effects;
      tables.push((action, after, before) => {
        const effect = table[action.kind];
        if (effect !== undefined) run(() => effect(action, after, before));
      });
    },
  };
}
