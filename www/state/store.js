/**
 * @template S, A
 * @typedef {object} Store
 * @property {S} state  replaced, never changed
 * @property {(action: A) => void} dispatch
 * @property {(listener: (after: S, before: S, action: A) => void) => void} subscribe  called after every change
 */

/**
 * @template S, A
 * @param {(state: S, action: A) => S} reduce  pure
 * @param {S} initial
 * @returns {Store<S, A>}
 */
export function createStore(reduce, initial) {
  let state = initial;
  /** @type {((after: S, before: S, action: A) => void)[]} */
  const listeners = [];
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
    },
    subscribe(listener) {
      listeners.push(listener);
    },
  };
}
