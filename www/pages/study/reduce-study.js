/** @import { Analysis, Fault, Headers, SavedPoint, StudyAction, StudyState } from "./study.js" */

export const TEXT_TAB = 2;

const NOTHING = { text: "", place: 0 };

/** @type {StudyState} */
export const NO_STUDY = {
  tree: null,
  headers: {},
  now: NOTHING,
  fault: null,
  message: "",
  undoable: null,
  kept: null,
  saving: "draft",
  safe: NOTHING,
  left: null,
  entries: [],
  analysis: { on: false, lines: 3, search: 0, running: false, result: null, refusal: null },
  drawingTool: { colour: "green", always: false },
  tab: 0,
};

/** @param {StudyState} state @param {StudyAction} action @returns {StudyState} */
export function reduceStudy(state, action) {
  switch (action.kind) {
    case "closed":
      return { ...state, tree: null, fault: null };
    case "opened":
      return opened(state, action);
    case "changed":
      return changed(state, action);
    case "failed":
      return { ...state, fault: action.fault, tab: isOfText(action.fault) ? TEXT_TAB : state.tab };
    case "dismiss-fault":
      return { ...state, fault: null };
    case "name":
      return { ...state, headers: named(state.headers, action.named) };
    case "said":
      return { ...state, message: action.message, undoable: action.undoable };
    case "continued":
      return { ...state, kept: action.id, saving: "kept" };
    case "copied":
      return { ...state, kept: null, safe: NOTHING };
    case "saved":
      if (action.id === null) return { ...state, saving: "full" };
      return { ...state, kept: action.id, saving: "kept", safe: state.now };
    case "listed":
      return { ...state, entries: action.entries };
    case "offer":
      return { ...state, left: action.left ?? state.left };
    case "left-opened":
      return { ...state, left: state.left === action.left ? null : state.left };
    case "tab":
      return { ...state, tab: action.tab };
    case "drawing-tool":
      return { ...state, drawingTool: { ...state.drawingTool, ...action.change } };
    default:
      return { ...state, analysis: analysed(state.analysis, action) };
  }
}

/**
 * A new study isn't saved before it changes.
 * @param {StudyState} state
 * @param {Extract<StudyAction, {kind: "opened"}>} action
 * @returns {StudyState}
 */
function opened(state, { tree, headers, text, saves }) {
  const now = { text, place: tree.place };
  return {
    ...state,
    ...{ tree, headers, now, fault: null, message: "", undoable: null },
    ...{ kept: null, saving: saves ? "draft" : "absent", safe: now, left: lostBy(state) },
  };
}

/**
 * @param {StudyState} state
 * @param {Extract<StudyAction, {kind: "changed"}>} action
 * @returns {StudyState}
 */
function changed(state, { tree, headers = state.headers, text }) {
  const undoable = text === state.now.text ? state.undoable : null;
  return { ...state, tree, headers, now: { text, place: tree.place }, undoable };
}

/** @param {Headers} headers @param {Headers} change */
function named(headers, change) {
  const all = Object.entries({ ...headers, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== ""));
}

/** @param {Analysis} analysis @param {StudyAction} action @returns {Analysis} */
function analysed(analysis, action) {
  switch (action.kind) {
    case "analyse":
      return { ...analysis, on: action.on };
    case "count-lines":
      return { ...analysis, lines: action.lines };
    case "search": {
      const search = analysis.search + 1;
      return { ...analysis, search, running: action.runs, result: null, refusal: null };
    }
    case "found":
      return action.search === analysis.search ? { ...analysis, result: action.result } : analysis;
    case "search-ended":
      if (action.search !== analysis.search) return analysis;
      return { ...analysis, running: false, refusal: action.refusal };
    default:
      return analysis;
  }
}

/**
 * The study that is lost if another one is opened or the page is left.
 * @param {StudyState} state
 * @returns {SavedPoint | null}
 */
export function lostBy({ saving, safe, now, left }) {
  const isUnsaved = saving === "full" || saving === "absent";
  return isUnsaved && safe.text !== now.text ? now : left;
}

/** A place alone isn't worth a study of its own. @param {StudyState} state */
export function needsSaving({ kept, safe, now }) {
  return now.text !== safe.text || (kept !== null && now.place !== safe.place);
}

/** Shown beside the text instead of at the top. @param {Fault | null} fault */
export function isOfText(fault) {
  return fault !== null && fault.text !== null && (fault.what === "text" || fault.what === "file");
}
