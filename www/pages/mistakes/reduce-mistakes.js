/** @import { MistakesAction, MistakesState } from "./mistakes.js" */

/** @type {MistakesState} */
export const NO_MISTAKES = {
  ...{ plies: [], seat: 0, at: 0, status: "opening", message: "", found: 0 },
};

/** @param {MistakesState} state @param {MistakesAction} action @returns {MistakesState} */
export function reduceMistakes(state, action) {
  switch (action.kind) {
    case "begin":
      return { ...NO_MISTAKES, plies: action.plies, seat: action.seat };
    case "choose-seat":
      return { ...NO_MISTAKES, plies: state.plies, seat: action.seat };
    case "next": {
      const at = state.at + 1;
      const isEnd = at >= ownPlies(state).length;
      return { ...state, at, status: isEnd ? "end" : "opening", message: "" };
    }
    case "again":
    case "show-solution":
      return { ...state, status: "opening" };
    case "try":
      return { ...state, status: "judging", message: "" };
    case "told": {
      const { status, message } = action;
      return { ...state, status, message, found: state.found + (status === "right" ? 1 : 0) };
    }
  }
}

/** The plies of the chosen side's mistakes. @param {MistakesState} state */
export function ownPlies({ plies, seat }) {
  return plies[seat] ?? [];
}
