/** @import { LessonAction, LessonState } from "./lesson.js" */

const UNTOUCHED = { hints: 0, mayHint: false, done: false };

/** @type {LessonState} */
export const NO_LESSON = {
  ...UNTOUCHED,
  ...{ game: "", steps: [], at: 0, message: "", seen: [], kept: true },
};

/** @param {LessonState} state @param {LessonAction} action @returns {LessonState} */
export function reduceLesson(state, action) {
  switch (action.kind) {
    case "close":
      return { ...NO_LESSON, kept: state.kept };
    case "list": {
      const { game, steps, seen } = action;
      return { ...state, game, steps, seen };
    }
    case "go-to":
      return { ...state, ...UNTOUCHED, at: action.at, message: "" };
    case "restart":
      return { ...state, ...UNTOUCHED, message: action.message };
    case "begun":
      return { ...state, mayHint: true };
    case "hint":
      return { ...state, hints: state.hints + 1 };
    case "reached":
      return { ...state, done: true, mayHint: false };
    case "said":
      return { ...state, message: action.message };
    case "seen":
      return { ...state, seen: [...state.seen, action.id], kept: state.kept && action.kept };
    default:
      return state;
  }
}

/** @param {LessonState} state */
export function stepOf({ steps, at }) {
  return steps[at];
}

/** Whether a step has no task. @param {LessonState["steps"][number] | undefined} step */
export function isToRead(step) {
  return step !== undefined && "read" in step.goal;
}
