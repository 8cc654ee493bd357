// Wires the page: the store, the elements that show its state, and the effects of actions.

import "./elements/gallery/game-gallery.js";
import "./elements/gallery/lost-page.js";
import "./elements/gallery/notice-list.js";
import "./elements/gallery/page-header.js";
import "./elements/table/print-sheet.js";
import { ArrowsController } from "./controllers/arrows-controller.js";
import { BoardController } from "./controllers/board-controller.js";
import { Clipboard } from "./controllers/clipboard.js";
import { addPageEffects } from "./controllers/page-effects.js";
import { TableEffects } from "./controllers/table-effects.js";
import { numberedName } from "./state/numbered-options.js";
import { reduce } from "./state/reduce.js";
import { initialState } from "./state/state.js";
import { createStore } from "./state/store.js";
import { pictures } from "./draw/pictures.js";
import { Part } from "./elements/controls/part.js";
import { onSystemTheme } from "./elements/controls/theme.js";
import { GiveUpDialog } from "./elements/dialogs/give-up-dialog.js";
import { GameTable } from "./elements/table/game-table.js";
import { HandoverCover } from "./elements/table/handover-cover.js";
import { EngineClient } from "./engine/client.js";
import { takeWorker } from "./engine/early-worker.js";
import { SharedEngine } from "./engine/shared-engine.js";
import { inOwnLanguage } from "./i18n/game-words.js";
import { pieceLetters } from "./i18n/piece-letters.js";
import { language } from "./i18n/language.js";
import { LANGUAGES } from "./i18n/languages.js";
import { words } from "./i18n/strings.js";
import { PageHost } from "./pages/page-host.js";
import { browser } from "./platform/browser.js";
import { DisplayFace } from "./platform/display-face.js";
import { Drawing } from "./platform/drawing.js";
import { PATIENCE_MS } from "./platform/in-time.js";
import { pastedText } from "./platform/pasted.js";
import { PwaMonitor, serviceWorkers } from "./platform/pwa-status.js";
import { CustomVariants } from "./storage/custom-variants.js";
import { GameDatabase } from "./storage/game-database.js";
import { GameLocks } from "./storage/game-locks.js";
import { LearningProgress } from "./storage/learning-progress.js";
import { RevealedSecrets } from "./storage/revealed-secrets.js";
import { openChannel, SavedGames } from "./storage/saved-games.js";
import { openStorage, SettingsStorage } from "./storage/settings-storage.js";
import { shippedGames, shippedStart } from "./storage/shipped-games.js";

/** @import { GameGallery } from "./elements/gallery/game-gallery.js" */
/** @import { PlayerAction } from "./state/actions.js" */
/** @import { State } from "./state/page-state.js" */

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
const saved = new SavedGames(database, { old: storage, channel, locks });
const own = new CustomVariants(storage);
// Each page has its own engine session on the same worker.
const worker = new SharedEngine(takeWorker);
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
const drawing = new Drawing(store, draw);
const { copy } = new Clipboard(browser.write, store);
// Before the first table is shown: replacing letters by pictures would shift the layout.
void pictures(store.state.settings.pieceSet);

const elements = [...document.querySelectorAll("[data-part]")];
const table = /** @type {GameTable} */ (document.querySelector("game-table"));
const pageHost = /** @type {PageHost} */ (document.querySelector("page-host"));
const boardController = new BoardController(table.board, engine, store, perform, true);
const arrowsController = new ArrowsController(table.board, store, perform);
const progress = new LearningProgress(storage);
const gallery = /** @type {GameGallery} */ (document.querySelector("game-gallery"));
table.offer.progress = progress;
gallery.progress = progress;
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

const effects = new TableEffects({
  engine,
  saved,
  revealed,
  locks,
  own,
  shipped: async () => {
    const shipped = await shippedGames(LANGUAGES[language].names);
    return shipped && { ...shipped, games: inOwnLanguage(shipped.games) };
  },
  start: shippedStart,
  gamesFile: () => import("./controllers/games-file-controller.js"),
  exports: { ...exports, sitter: () => table.board.sitter },
  reviews: { load: () => import("./controllers/review-controller.js"), newEngine },
  browser: { ...browser, copy },
  store,
});
const pwa = new PwaMonitor(store.dispatch);
const slowEngine = setTimeout(
  () => store.dispatch({ kind: "complain", reason: { code: "engine-slow", args: {} } }),
  PATIENCE_MS,
);
void effects.engineSettled.then(() => clearTimeout(slowEngine));
addPageEffects({
  store,
  perform,
  drawing,
  board: table.board,
  boardController,
  settings,
  pwa,
  loadPasteDialog: () => import("./elements/dialogs/paste-dialog.js"),
});

/** @param {PlayerAction} action */
function perform(action) {
  void effects.perform(action);
}

/** @param {State} state */
function draw(state) {
  document.title = [...placeNames(state), words.product].join(" · ");
  // The paste dialog is defined when the first text is pasted.
  for (const element of elements) if (element instanceof Part) element.show(state);
  boardController.show(state);
  arrowsController.show(state);
}

/**
 * Parts of the window title, most specific first.
 * @param {State} state
 */
function placeNames({ screen, info, page, games }) {
  if (screen === "table" && info !== null) return [numberedName(info)];
  if (screen !== "page" || page === null) return [];
  const game = games.find(({ id }) => id === page.game);
  return [words.pages.names[page.name], ...(game === undefined ? [] : [game.name])];
}

document.addEventListener("player-action", (event) =>
  perform(/** @type {CustomEvent<PlayerAction>} */ (event).detail),
);
document.addEventListener("paste", (event) => {
  const text = pastedText(event, store.state);
  if (text !== "") perform({ kind: "paste", text });
});
const displayFace = new DisplayFace();
window.addEventListener("hashchange", () => {
  displayFace.appear();
  void effects.follow();
});
channel?.addEventListener("message", ({ data }) => effects.savedGamesChanged(data));
revealedChannel?.addEventListener("message", ({ data }) => {
  revealed.learn(data);
  // Perhaps those of the game on the table.
  void effects.proceed();
});
// An edition before 0.2 in another tab.
window.addEventListener("storage", () => effects.savedGamesChanged());
database.onCleared = () => effects.savedGamesCleared();
onSystemTheme(() => drawing.now());

// A page with a service worker has all files at hand, so the face is there with the first drawing.
const isCached = Boolean(serviceWorkers()?.controller);
if (isCached) {
  await displayFace.load();
  displayFace.appear();
}
drawing.now();
void effects
  .start()
  .then(() => effects.engineSettled)
  .then(painted)
  .then(() => (isCached ? undefined : displayFace.load()))
  .then(() => pwa.start());

/** Resolves when the pieces are on screen. Downloads that start earlier would delay them. */
async function painted() {
  await pictures(store.state.settings.pieceSet, store.state.info);
  // The first frame draws; by the second the drawing is visible.
  await nextFrame();
  await nextFrame();
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}
