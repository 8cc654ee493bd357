// Wires the page: one state, the elements that show it, and the arbiter that carries wishes out.

import "./elements/gallery/game-gallery.js";
import "./elements/gallery/lost-page.js";
import "./elements/gallery/notice-list.js";
import "./elements/gallery/page-header.js";
import "./elements/table/print-sheet.js";
import { Arbiter } from "./controllers/game-controller.js";
import { BoardDesk } from "./controllers/board-controller.js";
import { change } from "./state/reduce.js";
import { Device } from "./platform/pwa-status.js";
import { pictures } from "./draw/pieces.js";
import { GameTable } from "./elements/table/game-table.js";
import { GiveUpDialog } from "./elements/dialogs/give-up-dialog.js";
import { HandoverCover } from "./elements/table/handover-cover.js";
import { Part } from "./elements/controls/part.js";
import { onSystemTheme } from "./elements/controls/theme.js";
import { EngineClient } from "./engine/client.js";
import { takeWorker } from "./engine/early-worker.js";
import { SharedEngine } from "./engine/shared-engine.js";
import { FocusKeeper } from "./controllers/focus-controller.js";
import { OwnGames } from "./storage/custom-variants.js";
import { openStorage, SavedGames } from "./storage/saved-games.js";
import { shippedGames } from "./storage/shipped-games.js";
import { initialState } from "./state/state.js";
import { surroundings } from "./platform/browser.js";
import { words } from "./i18n/strings.js";
import { inOwnLanguage } from "./i18n/game-words.js";
import { LearningProgress } from "./storage/learning-progress.js";
import { RoomHost } from "./pages/page-host.js";
import { SoundPlayer } from "./platform/sound/player.js";
import { soundOf } from "./platform/sound/heard.js";
import { Timekeeper } from "./controllers/clock-runner.js";
import { ScreenKeeper } from "./platform/wake-lock.js";

/** @typedef {import("./state/state.js").Intent} Intent */
/** @typedef {import("./state/state.js").Wish} Wish */

customElements.define("give-up-dialog", GiveUpDialog);
customElements.define("handover-cover", HandoverCover);

const storage = openStorage();
const saved = new SavedGames(storage);
// Rooms have tables of their own on the same worker.
const worker = new SharedEngine(takeWorker);
const own = new OwnGames(storage);
const newEngine = () =>
  new EngineClient(() => worker.table(), { ownFiles: () => own.texts(), told: inOwnLanguage });
const engine = newEngine();
let state = initialState(saved.readPreferences());
let frame = 0;

const table = /** @type {GameTable} */ (document.querySelector("game-table"));
const parts = [...document.querySelectorAll("[data-part]")].filter((part) => part instanceof Part);
const desk = new BoardDesk(table.board, engine, () => state, wish);
const screenKeeper = new ScreenKeeper({
  wakeLock: navigator.wakeLock,
  isVisible: () => !document.hidden,
});
const device = new Device(tell);
const focusKeeper = new FocusKeeper(document, (turned) => {
  const headings = document.querySelectorAll("h1");
  return turned ? headings : [table.board, ...headings];
});
const rooms = /** @type {RoomHost} */ (document.querySelector("room-host"));
table.offer.progress = new LearningProgress(storage);
rooms.doors = {
  engine: newEngine,
  state: () => state,
  tell,
  wish,
  go: surroundings.go,
  replace: surroundings.replaceHash,
  address: surroundings.address,
  copy: surroundings.copy,
  download: surroundings.download,
  storage,
  saved,
  own,
};
const arbiter = new Arbiter({
  engine,
  saved,
  own,
  shipped: async () => inOwnLanguage(await shippedGames()),
  surroundings,
  state: () => state,
  tell,
});
const timekeeper = new Timekeeper({
  // Called as methods of something else, the browser's own functions refuse.
  watch: {
    now: () => performance.now(),
    later: (work, ms) => setTimeout(work, ms),
    cancel: (timer) => clearTimeout(timer),
  },
  state: () => state,
  tell,
  wish,
});
const player = new SoundPlayer();

/** @param {Intent} intent */
function tell(intent) {
  const before = state;
  state = change(state, intent);
  timekeeper.follow();
  const sound = state.sound ? soundOf(before, state) : null;
  if (sound !== null) player.play(sound);
  // A burst of changes is drawn once.
  if (frame === 0) frame = requestAnimationFrame(draw);
}

/** @param {Wish} wanted */
function wish(wanted) {
  tell(wanted);
  if (wanted.kind === "update") device.update();
  if (wanted.kind === "stop-keeping") device.stopKeeping();
  if (wanted.kind === "print") print();
  void arbiter.answer(wanted);
}

function draw() {
  frame = 0;
  document.title = [...placeNames(), words.product].join(" · ");
  for (const part of parts) part.show(state);
  desk.show(state);
  focusKeeper.show(state);
  screenKeeper.show(state);
  device.show(state);
}

/** What the window is about, the nearest first. */
function placeNames() {
  const { page, info, room, games } = state;
  if (page === "table" && info !== null) return [info.name];
  if (page !== "room" || room === null) return [];
  const game = games.find(({ id }) => id === room.game);
  return [words.rooms.names[room.room], ...(game === undefined ? [] : [game.name])];
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

/** When the pieces are seen: until then nothing else may ask the host for files. */
async function painted() {
  await pictures();
  // One frame draws; when the next comes, it has been seen.
  await nextFrame();
  await nextFrame();
}

document.addEventListener("wish", (event) => wish(/** @type {CustomEvent<Wish>} */ (event).detail));
window.addEventListener("hashchange", () => void arbiter.follow());
// A table that keeps secrets is covered before the tab leaves the screen: nothing is drawn on a hidden page.
const coverTable = () => {
  timekeeper.settle();
  wish({ kind: "keep-clock" });
  wish({ kind: "hide-secret" });
  wish({ kind: "cover" });
  cancelAnimationFrame(frame);
  draw();
};
document.addEventListener("visibilitychange", () => {
  if (document.hidden) coverTable();
  else device.look();
  void screenKeeper.check();
});
window.addEventListener("pagehide", coverTable);
onSystemTheme(draw);
draw();
tell({ kind: "device", change: { keeps: saved.works } });
void arbiter
  .start()
  .then(() => arbiter.engineSettled)
  .then(painted)
  .then(() => device.start());
