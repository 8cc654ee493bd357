/** @import { ProblemsAction, ProblemsState } from "./problems.js" */

const UNTOUCHED = { status: null, goal: "", hints: 0, helped: false, turns: [0] };

/** @type {ProblemsState} */
export const NO_PROBLEMS = {
  ...UNTOUCHED,
  ...{ game: "", problems: [], at: 0, message: "", solved: [], kept: true },
};

/** @param {ProblemsState} state @param {ProblemsAction} action @returns {ProblemsState} */
export function reduceProblems(state, action) {
  switch (action.kind) {
    case "close":
      return { ...NO_PROBLEMS, kept: state.kept };
    case "list": {
      const { game, problems, solved } = action;
      return { ...state, game, problems, solved };
    }
    case "go-to":
      return { ...state, ...UNTOUCHED, at: action.at };
    case "restart":
      return { ...state, ...UNTOUCHED };
    case "begun":
      return { ...state, status: "open", goal: action.goal, message: action.message };
    case "show":
      return { ...state, status: "shown", message: "", turns: [0], helped: true };
    case "hint":
      return { ...state, hints: state.hints + 1 };
    case "helped":
      return { ...state, helped: true };
    case "told":
      return { ...state, status: action.status, message: action.message };
    case "answered": {
      const turns = [...state.turns, action.ply];
      return { ...state, status: "open", message: action.message, turns };
    }
    case "taken-back":
      return { ...state, status: "open", message: "", turns: action.turns };
    case "said":
      return { ...state, message: action.message };
    case "solved":
      return { ...state, solved: [...state.solved, action.id], kept: action.kept };
    default:
      return state;
  }
}

/** @param {ProblemsState} state */
export function problemOf({ problems, at }) {
  return problems[at];
}

/** How many moves the learner has left. @param {ProblemsState} state */
export function movesLeft({ problems, at, turns }) {
  return (problems[at]?.mate ?? 0) - turns.length + 1;
}
