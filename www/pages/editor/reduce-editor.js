import { turnedFurther } from "../../state/players.js";
import { redone, undone, withStep } from "./editor-history.js";
import {
  countHeld,
  pieceOn,
  withHeld,
  withPiece,
  withPieceAt,
  withPieceCarried,
  withWallToggled,
  withoutPiece,
} from "./setup-editing.js";

/** @import { Examination, Setup, Square } from "../../engine/protocol.js" */
/** @import { EditorAction, EditorState, Held } from "./editor.js" */
/** @import { Steps } from "./editor-history.js" */

/** @type {EditorState} */
export const NO_POSITION = {
  game: null,
  link: null,
  steps: null,
  by: "steps",
  examination: null,
  isOpen: true,
  failed: null,
  text: "",
  refusal: null,
  said: [],
  tool: "hand",
  taken: null,
  turned: 0,
};

/** @param {EditorState} state @param {EditorAction} action @returns {EditorState} */
export function reduceEditor(state, action) {
  switch (action.kind) {
    case "enter":
      // Text typed before the game is open would be overwritten.
      return { ...state, said: [], tool: "hand", isOpen: false };
    case "tool":
      return { ...state, tool: action.tool, taken: null };
    case "pick":
      return picked(state, action.square);
    case "end-typing":
      return { ...state, by: state.by === "text" ? "steps" : state.by };
    case "type":
      return { ...state, text: action.text };
    case "turn":
      return { ...state, turned: turnedFurther(state.turned, action.quarters) };
    case "said":
      return { ...state, said: action.said };
    case "failed":
      return { ...state, failed: action.reason, isOpen: false };
    case "unreadable":
      return { ...state, refusal: action.reason, text: action.text ?? state.text };
    case "started": {
      const { game, link, examination, steps, said = state.said } = action;
      return examined({ ...withSteps(state, steps), game, link, said }, examination, false);
    }
    case "examined":
      return examined(state, action.examination, action.typed);
    default:
      return state.steps === null ? state : edited(state, state.steps, action);
  }
}

/**
 * @param {EditorState} state
 * @param {Steps} steps
 * @param {EditorAction} action
 * @returns {EditorState}
 */
function edited(state, steps, action) {
  switch (action.kind) {
    case "press":
      return pressed({ ...state, said: [] }, steps, action.square);
    case "press-hand": {
      const { seat, piece: kind } = action;
      return pressedHand({ ...state, said: [] }, steps, { seat, kind });
    }
    case "carry": {
      const setup = withPieceCarried(steps.present, action.from, action.to);
      return withEdit(state, steps, setup);
    }
    case "take-off": {
      const setup = withoutPiece(steps.present, action.square);
      return withEdit(state, steps, setup);
    }
    case "edit":
      return withEdit(state, steps, action.setup);
    case "undo":
      return withSteps(state, undone(steps));
    case "redo":
      return withSteps(state, redone(steps));
    // A consequence of the last edit.
    case "amended":
      return withSteps(state, { ...steps, present: action.setup });
    case "read": {
      const { setup, remarks } = action.examination;
      const read = withSteps(state, withStep(steps, setup, state.by === "text"), "text");
      const said = remarks.length > 0 ? remarks : state.said;
      return { ...read, game: action.game, refusal: null, said };
    }
    default:
      return state;
  }
}

/**
 * @param {EditorState} state
 * @param {Steps} steps
 * @param {EditorState["by"]} [by]
 * @returns {EditorState}
 */
function withSteps(state, steps, by = "steps") {
  return { ...state, steps, taken: null, by: steps === state.steps ? state.by : by };
}

/**
 * Text being typed stays: it means the same, perhaps with other spaces.
 * @param {EditorState} state
 * @param {Examination} examination
 * @param {boolean} typed
 * @returns {EditorState}
 */
function examined(state, examination, typed) {
  const text = typed ? state.text : examination.position;
  return { ...state, examination, text, refusal: null, isOpen: true, failed: null };
}

/** @param {EditorState} state @param {Steps} steps @param {Square} square */
function pressed(state, steps, square) {
  const { tool, taken } = state;
  const { present } = steps;
  const there = pieceOn(present, square);
  if (tool === "wall") return withEdit(state, steps, withWallToggled(present, square));
  if (tool !== "hand") {
    const isSame = tool === "eraser" || (there?.kind === tool.kind && there.seat === tool.seat);
    const setup = isSame ? withoutPiece(present, square) : withPiece(present, { ...tool, square });
    return withEdit(state, steps, setup);
  }
  if (taken === null || taken === square)
    return { ...state, taken: taken === null && there !== null ? square : null };
  return withEdit(state, steps, withPieceCarried(present, taken, square));
}

/**
 * A piece from elsewhere comes into the hand, and the eraser takes one away.
 * @param {EditorState} state
 * @param {Steps} steps
 * @param {Held} held  whose place was pressed
 * @returns {EditorState}
 */
function pressedHand(state, steps, held) {
  const { tool, taken } = state;
  const { present } = steps;
  const to = { hand: held.seat };
  if (tool === "wall") return state;
  if (tool === "eraser") return withEdit(state, steps, withHeld(present, held, -1));
  if (tool !== "hand") return withEdit(state, steps, withPieceAt(present, tool, to));
  const isFromHere = typeof taken === "object" && taken?.seat === held.seat;
  if (taken !== null && !isFromHere)
    return withEdit(state, steps, withPieceCarried(present, taken, to));
  const isSame = isFromHere && taken.kind === held.kind;
  return { ...state, taken: isSame || countHeld(present, held) === 0 ? null : held };
}

/** @param {EditorState} state @param {Steps} steps @param {Setup} setup */
function withEdit(state, steps, setup) {
  return withSteps(state, withStep(steps, setup), "hand");
}

/** @param {EditorState} state @param {Square} square @returns {EditorState} */
function picked(state, square) {
  const piece = state.steps && pieceOn(state.steps.present, square);
  return { ...state, tool: piece ? { kind: piece.kind, seat: piece.seat } : "hand", taken: null };
}
