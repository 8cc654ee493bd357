/** @import { AuthorAction, AuthorState } from "./author.js" */

/** @type {AuthorState} */
export const NO_FILE = {
  text: "",
  shown: "",
  info: null,
  verdict: { text: "", tone: "", faults: [] },
  message: "",
  removal: "no",
  panel: 0,
};

/** @param {AuthorState} state @param {AuthorAction} action @returns {AuthorState} */
export function reduceAuthor(state, action) {
  switch (action.kind) {
    case "write":
    case "replaced":
      return { ...state, text: action.text };
    case "checked": {
      const { info, verdict, isOwn } = action;
      return { ...state, info, verdict, removal: isOwn ? "offered" : "no" };
    }
    case "shown":
      return { ...state, shown: action.text };
    case "failed":
      return { ...state, verdict: { text: action.text, tone: "", faults: [] } };
    case "said":
      return { ...state, message: action.message };
    case "ask-removal":
      return { ...state, removal: action.asked ? "asked" : "offered" };
    case "remove":
      return { ...state, removal: "no" };
    case "panel":
      return { ...state, panel: action.panel };
    case "leave":
      return { ...state, shown: "" };
    default:
      return state;
  }
}
