// A store, and what happens after its reducer.

export interface Store<State, Action extends { kind: string }> {
  /** Replaced, never changed. */
  readonly state: State;
  /**
   * The only way to change the state: reduces, calls all listeners, and then runs the effects of this kind of action.
   */
  dispatch(action: Action): void;
  subscribe(listener: Listener<State, Action>): void;
  /** The effects run at once, or as `run` decides: one after another in a queue. */
  addEffects(effects: Effects<State, Action>, run?: (work: () => unknown) => void): void;
}

/** What follows from a change of the state, whichever action has made it. */
export type Listener<State, Action> = (after: State, before: State, action: Action) => void;

/**
 * What actions do besides changing the state, such as calling the engine. Results are dispatched as actions of their
 * own.
 */
export type Effects<State, Action extends { kind: string }> = {
  [Kind in Action["kind"]]?: Effect<State, Extract<Action, { kind: Kind }>>;
};

/** As a method, whose parameters TypeScript compares loosely: it is called only with actions of its kind. */
export type Effect<State, Action> = {
  run(action: Action, after: State, before: State): void;
}["run"];
