// Reducers of games with secrets: covers, PINs, shown secrets, consent, notes and beliefs.

import { asSpectator, nothingSecret, UNTOUCHED } from "./state.js";

/** @import { Square, Seat, View } from "../engine/protocol.js" */
/** @import { Action, Pin, State } from "./page-state.js" */

/** @param {State} state @param {Action} action @returns {State} */
export function reduceSecrets(state, action) {
  switch (action.kind) {
    case "looked":
      return looked(state, action);
    case "covered":
      return covered(state, action.seat, action.view);
    case "watch":
      return action.only ? asSpectators(state) : { ...state, watchOnly: false };
    case "wrong-pin":
      return { ...state, cover: state.cover && { ...state.cover, wrongPin: true } };
    case "pin-offered":
      return { ...state, pinOffer: action.seat };
    case "pin-settled":
      return { ...withPin(state, action.seat, action.pin), pinOffer: null };
    case "show-secret":
      return { ...state, secretHeld: action.aloud ? "aloud" : "silent" };
    case "secrets":
      return state.secretHeld === null ? state : { ...state, secretsShown: action.secrets };
    case "hide-secret":
      return state.secretHeld === null ? state : { ...state, secretHeld: null, secretsShown: null };
    case "secret-speech":
      return { ...state, secretSpeech: action.speech, dialog: null };
    case "consent-needed":
      return { ...state, consent: { about: action.about, from: action.from, wrong: [] } };
    case "consent-wrong":
      return { ...state, consent: state.consent && { ...state.consent, wrong: action.seats } };
    case "consent-over":
      return { ...state, consent: null };
    case "full-record":
      return { ...state, fullRecord: action.full };
    case "miss":
      return withMiss(state, action.square);
    case "show-searched":
      return { ...state, searchedShown: action.shown };
    case "insight":
      return { ...state, insight: action.insight };
    case "close-insight":
      return { ...state, insight: null };
    default:
      return state;
  }
}

/** @param {State} state @param {Extract<Action, {kind: "looked"}>} news @returns {State} */
function looked(state, { view, secrets, shares = false }) {
  const seen = state.watchOnly ? asSpectator(view) : view;
  // Consent concerns all players, so a change of the viewer doesn't answer it.
  const left = { ...nothingSecret(), ...UNTOUCHED, consent: state.consent };
  const shown = { secretsShown: secrets, hint: null, searchInfo: null };
  return { ...state, ...left, ...shown, view: seen, sharesTable: shares };
}

/** @param {State} state @returns {State} */
function asSpectators(state) {
  const secrets = state.view?.revealed ? state.secretsShown : null;
  const view = state.view && asSpectator(state.view);
  const hidden = { ...nothingSecret(), ...UNTOUCHED, secretsShown: secrets, hint: null };
  return { ...state, ...hidden, watchOnly: true, view, refusal: null };
}

/** @param {State} state @param {Seat} seat @param {View} view @returns {State} */
function covered(state, seat, view) {
  return {
    ...state,
    ...nothingSecret(),
    view: asSpectator(view),
    cover: { seat, wrongPin: state.cover?.seat === seat && state.cover.wrongPin },
    dialog: null,
    pasted: null,
    hint: null,
    refusal: null,
    searchInfo: null,
    ...UNTOUCHED,
  };
}

/** @param {State} state @param {Square} square @returns {State} */
function withMiss(state, square) {
  const viewer = state.view?.viewer ?? null;
  if (viewer === null) return state;
  const old = state.misses[viewer] ?? [];
  const misses = [...state.misses];
  misses[viewer] = old.includes(square) ? old.filter((each) => each !== square) : [...old, square];
  return { ...state, misses };
}

/** @param {State} state @param {Seat} seat @param {Pin} pin @returns {State} */
function withPin(state, seat, pin) {
  const pins = state.players.map((_, at) => (at === seat ? pin : (state.pins[at] ?? null)));
  return { ...state, pins };
}
