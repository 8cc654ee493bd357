// What our own page does besides drawing and playing: effects of actions for the browser, what follows from the state, and
// what happens when the tab is hidden.

import { pictures } from "../draw/pictures.js";
import { ScrollPositions } from "../platform/scroll-positions.js";
import { soundOf } from "../platform/sound/heard.js";
import { SoundPlayer } from "../platform/sound/player.js";
import { ScreenWakeLock } from "../platform/wake-lock.js";
import { BoardTurner } from "./board-turner.js";
import { ClockRunner } from "./clock-runner.js";
import { FocusController } from "./focus-controller.js";
import { loadPart } from "./load-part.js";

/** @import { Drawing } from "../platform/drawing.js" */
/** @import { PwaMonitor } from "../platform/pwa-status.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { GameStore, State } from "../state/page-state.js" */
/** @import { SettingsStorage } from "../storage/settings-storage.js" */
/** @import { BoardController } from "./board-controller.js" */
/** @import { Watch } from "./watch.js" */

/** @type {Watch} */
const watch = {
  now: () => performance.now(),
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * @typedef {object} PageParts
 * @property {GameStore} store
 * @property {(action: PlayerAction) => void} perform
 * @property {Drawing<State>} drawing
 * @property {HTMLElement & {readonly isResting: boolean}} board
 * @property {Pick<BoardController, "follow">} boardController
 * @property {SettingsStorage} settings
 * @property {PwaMonitor} pwa
 * @property {() => Promise<unknown>} loadPasteDialog
 */

/** Without their pictures, pieces are letters. @param {GameStore} store */
async function reportMissingPieces({ state, dispatch }) {
  const { pieceSet } = state.settings;
  if (pieceSet === "letters" || Object.keys(await pictures(pieceSet)).length > 0) return;
  dispatch({ kind: "complain", reason: { code: "pieces-missing", args: {} } });
}

/** @param {PageParts} parts */
export function addPageEffects(parts) {
  const { store, perform, drawing, board, boardController, settings, pwa, loadPasteDialog } = parts;
  store.addEffects({
    update: () => pwa.update(),
    "stop-keeping": () => pwa.stopKeeping(),
    print: () => print(),
    pasted: async () => {
      if ((await loadPart(loadPasteDialog, store)) === null)
        store.dispatch({ kind: "leave-pasted" });
      else drawing.now();
    },
  });

  const clockRunner = new ClockRunner({ watch, store, perform });
  const boardTurner = new BoardTurner({ watch, store, board });
  const player = new SoundPlayer();
  void reportMissingPieces(store);
  const wakeLock = new ScreenWakeLock({
    wakeLock: navigator.wakeLock,
    isVisible: () => !document.hidden,
  });
  store.subscribe((after, before, action) => {
    clockRunner.follow();
    boardTurner.follow(action);
    wakeLock.follow(after);
    if (after.settings !== before.settings) settings.write(after.settings);
    const { volume, pieceSet } = after.settings;
    if (pieceSet !== before.settings.pieceSet) void reportMissingPieces(store);
    const sound = volume > 0 ? soundOf(before, after) : null;
    if (sound !== null) player.play(sound, volume);
  });

  const focus = new FocusController(document, (turned) => {
    const headings = document.querySelectorAll("h1");
    return turned ? headings : [board, ...headings];
  });
  const scrollPositions = new ScrollPositions();
  scrollPositions.start();
  drawing.subscribe((state) => {
    boardController.follow(state);
    focus.follow(state);
    scrollPositions.follow(state);
    pwa.follow(state);
  });

  // A game with secrets is covered before the tab is hidden, since hidden pages aren't drawn.
  const coverTable = () => {
    clockRunner.settle();
    perform({ kind: "save-clock" });
    perform({ kind: "hide-secret" });
    perform({ kind: "cover" });
    drawing.now();
  };
  window.addEventListener("pagehide", coverTable);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) coverTable();
    else pwa.look();
    void wakeLock.check();
  });
}
