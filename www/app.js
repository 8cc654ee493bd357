// Wires the page: the store, the elements that show its state, and the controllers.

import "./elements/gallery/game-gallery.js";
import "./elements/gallery/lost-page.js";
import "./elements/gallery/notice-list.js";
import "./elements/gallery/page-header.js";
import "./elements/table/print-sheet.js";
import { ActionRunner } from "./controllers/action-runner.js";
import { ArrowsController } from "./controllers/arrows-controller.js";
import { BoardController } from "./controllers/board-controller.js";
import { BoardTurner } from "./controllers/board-turner.js";
import { numberedName } from "./state/numbered-options.js";
import { reduce } from "./state/reduce.js";
import { PwaMonitor, serviceWorkers } from "./platform/pwa-status.js";
import { pictures } from "./draw/pictures.js";
import { GameTable } from "./elements/table/game-table.js";
import { GiveUpDialog } from "./elements/dialogs/give-up-dialog.js";
import { HandoverCover } from "./elements/table/handover-cover.js";
import { Part } from "./elements/controls/part.js";
import { onSystemTheme } from "./elements/controls/theme.js";
import { EngineClient } from "./engine/client.js";
import { takeWorker } from "./engine/early-worker.js";
import { SharedEngine } from "./engine/shared-engine.js";
import { Clipboard } from "./controllers/clipboard.js";
import { FocusController } from "./controllers/focus-controller.js";
import { CustomVariants } from "./storage/custom-variants.js";
import { GameDatabase } from "./storage/game-database.js";
import { GameLocks } from "./storage/game-locks.js";
import { RevealedSecrets } from "./storage/revealed-secrets.js";
import { openChannel, SavedGames } from "./storage/saved-games.js";
import { openStorage, SettingsStorage } from "./storage/settings-storage.js";
import { shippedGames } from "./storage/shipped-games.js";
import { initialState } from "./state/state.js";
import { createStore } from "./state/store.js";
import { DisplayFace } from "./platform/display-face.js";
import { Drawing } from "./platform/drawing.js";
import { browser } from "./platform/browser.js";
import { ScrollPositions } from "./platform/scroll-positions.js";
import { words } from "./i18n/strings.js";
import { inOwnLanguage } from "./i18n/game-words.js";
import { pieceLetters } from "./i18n/piece-letters.js";
import { LearningProgress } from "./storage/learning-progress.js";
import { PageHost } from "./pages/page-host.js";
import { SoundPlayer } from "./platform/sound/player.js";
import { soundOf } from "./platform/sound/heard.js";
import { ClockRunner } from "./controllers/clock-runner.js";
import { ScreenWakeLock } from "./platform/wake-lock.js";
import { pastedText } from "./platform/pasted.js";

/** @import { PlayerAction } from "./state/actions.js" */

// The oldest supported browsers have no popovers.
if (!("popover" in HTMLElement.prototype)) void import("@oddbird/popover-polyfill");

customElements.define("give-up-dialog", GiveUpDialog);
customElements.define("handover-cover", HandoverCover);

const storage = openStorage();
const settings = new SettingsStorage(storage);
const database = new GameDatabase();
const locks = new GameLocks(navigator.locks);
const channel = openChannel("games");
const revealedChannel = openChannel("revealed");
const revealed = new RevealedSecrets(database, revealedChannel);
const saved = new SavedGames(database, {
  old: storage,
  channel,
  locks,
});
// Each page has its own engine session on the same worker.
const worker = new SharedEngine(takeWorker);
const own = new CustomVariants(storage);
const newEngine = () =>
  new EngineClient(() => worker.session(), {
    ownFiles: () => own.texts(),
    translate: inOwnLanguage,
    letters: pieceLetters,
  });
const engine = newEngine();
const exports = {
  load: () => import("./controllers/exports.js"),
  newEngine,
  download: browser.download,
};
const store = createStore(reduce, initialState(settings.read()));
const { copy } = new Clipboard(browser.write, store);
const drawing = new Drawing(draw);
// Before the first table is shown: replacing letters by pictures would shift the layout.
void pictures(store.state.settings.pieceSet);

const table = /** @type {GameTable} */ (document.querySelector("game-table"));
const parts = [...document.querySelectorAll("[data-part]")].filter((part) => part instanceof Part);
/** Defined when the first text is pasted. */
const pasteDialog = document.querySelector("paste-dialog");
const controller = new BoardController(table.board, engine, store, perform, true);
const arrowsController = new ArrowsController(table.board, store, perform);
const screenWakeLock = new ScreenWakeLock({
  wakeLock: navigator.wakeLock,
  isVisible: () => !document.hidden,
});
const pwaMonitor = new PwaMonitor(store.dispatch);
const focusController = new FocusController(document, (turned) => {
  const headings = document.querySelectorAll("h1");
  return turned ? headings : [table.board, ...headings];
});
const scrollPositions = new ScrollPositions();
const pageHost = /** @type {PageHost} */ (document.querySelector("page-host"));
table.offer.progress = new LearningProgress(storage);
pageHost.services = {
  engine: newEngine,
  store,
  perform,
  go: browser.go,
  replace: browser.replaceHash,
  address: browser.address,
  copy,
  download: browser.download,
  exports,
  storage,
  own,
};
const actions = new ActionRunner({
  engine,
  saved,
  revealed,
  locks,
  own,
  shipped: async () => inOwnLanguage(await shippedGames()),
  gamesFile: () => import("./controllers/games-file-controller.js"),
  exports: { ...exports, sitter: () => table.board.sitter },
  reviews: { load: () => import("./controllers/review-controller.js"), newEngine },
  browser: { ...browser, copy },
  store,
});
// Browsers throw when these functions are called as methods of another object.
const watch = {
  now: () => performance.now(),
  later: (/** @type {() => void} */ work, /** @type {number} */ ms) => setTimeout(work, ms),
  cancel: (/** @type {number} */ timer) => clearTimeout(timer),
};
const clockRunner = new ClockRunner({ watch, store, perform });
const boardTurner = new BoardTurner({ watch, store, board: table.board });
const player = new SoundPlayer();
const displayFace = new DisplayFace();
// A page with a service worker has all files at hand.
const isCached = Boolean(serviceWorkers()?.controller);

store.subscribe((_after, before, action) => {
  clockRunner.follow();
  boardTurner.follow(action);
  const { state } = store;
  const { volume } = state.settings;
  const sound = volume > 0 ? soundOf(before, state) : null;
  if (sound !== null) player.play(sound, volume);
  drawing.soon();
});

/** @param {PlayerAction} action */
function perform(action) {
  void actions.perform(action);
  if (action.kind === "update") pwaMonitor.update();
  if (action.kind === "stop-keeping") pwaMonitor.stopKeeping();
  if (action.kind === "print") print();
  if (action.kind === "settings") settings.write(store.state.settings);
}

function draw() {
  const { state } = store;
  document.title = [...placeNames(), words.product].join(" · ");
  for (const part of parts) part.show(state);
  if (pasteDialog instanceof Part) pasteDialog.show(state);
  else if (state.pasted !== null) void loadPasteDialog();
  controller.show(state);
  arrowsController.show(state);
  focusController.show(state);
  scrollPositions.show(state);
  screenWakeLock.show(state);
  pwaMonitor.show(state);
}

async function loadPasteDialog() {
  try {
    await import("./elements/dialogs/paste-dialog.js");
    draw();
  } catch {
    // Without network, and not cached yet.
    perform({ kind: "leave-pasted" });
    perform({ kind: "complain", reason: { code: "part-missing", args: {} } });
  }
}

/** Parts of the window title, most specific first. */
function placeNames() {
  const { screen, info, page, games } = store.state;
  if (screen === "table" && info !== null) return [numberedName(info)];
  if (screen !== "page" || page === null) return [];
  const game = games.find(({ id }) => id === page.game);
  return [words.pages.names[page.name], ...(game === undefined ? [] : [game.name])];
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

/** Resolves when the pieces are on screen. Downloads that start earlier would delay them. */
async function painted() {
  await pictures(store.state.settings.pieceSet);
  // The first frame draws; by the second the drawing is visible.
  await nextFrame();
  await nextFrame();
}

document.addEventListener("player-action", (event) =>
  perform(/** @type {CustomEvent<PlayerAction>} */ (event).detail),
);
document.addEventListener("paste", (event) => {
  const text = pastedText(event, store.state);
  if (text !== "") perform({ kind: "paste", text });
});
window.addEventListener("hashchange", () => {
  displayFace.appear();
  void actions.follow();
});
// Covers a game with secrets before the tab is hidden, since hidden pages aren't drawn.
const coverTable = () => {
  clockRunner.settle();
  perform({ kind: "save-clock" });
  perform({ kind: "hide-secret" });
  perform({ kind: "cover" });
  drawing.now();
};
document.addEventListener("visibilitychange", () => {
  if (document.hidden) coverTable();
  else pwaMonitor.look();
  void screenWakeLock.check();
});
window.addEventListener("pagehide", coverTable);
channel?.addEventListener("message", ({ data }) => actions.savedGamesChanged(data));
revealedChannel?.addEventListener("message", ({ data }) => {
  revealed.learn(data);
  void actions.secretsRevealed();
});
// An edition before 0.2 in another tab.
window.addEventListener("storage", () => actions.savedGamesChanged());
database.onCleared = () => actions.savedGamesCleared();
onSystemTheme(() => drawing.now());
scrollPositions.start();
drawing.now();
if (isCached) void displayFace.load().then(() => displayFace.appear());
void actions
  .start()
  .then(() => actions.engineSettled)
  .then(painted)
  .then(() => (isCached ? undefined : displayFace.load()))
  .then(() => pwaMonitor.start());
