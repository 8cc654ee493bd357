// The canvas of a board, at the screen's resolution, redrawn at most once a frame.

import { aspectRatio, layoutOf } from "../../draw/layout.js";
import {
  changeBetween,
  durationMs,
  piecesBetween,
  STRAIGHT,
  wallsBetween,
} from "../../draw/animate.js";
import { paint, sharpContext } from "../../draw/paint.js";
import { pictures } from "../../draw/pictures.js";
import { boardPalette, FORCED } from "./board-palette.js";
import { readSettings } from "../../state/settings.js";
import { BoardViewSettings } from "./board-view-settings.js";
import { BoardTurning } from "./tower-turning.js";
import { WindowMap } from "./window-map.js";

/** @import { Square, GameInfo, PlacedPiece, View } from "../../engine/protocol.js" */
/** @import { Change } from "../../draw/animate.js" */
/** @import { Layout } from "../../draw/board-layout.js" */
/** @import { Accents, Palette, Theme } from "../../draw/palette.js" */
/** @import { Pictures } from "../../draw/pictures.js" */
/** @import { Animation, Settings } from "../../state/settings.js" */
/** @import { SceneState } from "../../draw/scene-state.js" */
/** @import { Shape } from "../../draw/shapes.js" */

/**
 * What the picture adds to a scene: all that depends on size, style and time.
 * @typedef {Pick<SceneState, "palette" | "moving" | "movingWalls" | "refused" | "emphasis"> & { layout: Layout }} Live
 */

/** @typedef {{ game: GameInfo, pieces: PlacedPiece[], shapes: (live: Live) => Shape[] }} Shown */

const STILL = { moving: null, movingWalls: null };

/** @type {(keyof Accents)[]} */
const ACCENTS = [
  "target",
  "chosen",
  "last",
  "check",
  "forbidden",
  "hint",
  "frame",
  "coordinate",
  "title",
];

/** Relative durations. @type {Record<Animation, number>} */
const PACE = { off: 0, fast: 0.5, normal: 1 };

const REFUSAL_MS = 420;
const DWELLING_MS = 1600;

const DARK = "(prefers-color-scheme: dark)";
const CALM = "(prefers-reduced-motion: reduce)";

/** A replay is slower than the moves were, and its positions are held. */
const REPLAY = { slowness: 2.5, holdMs: 350 };

/** Without animation each position of a replay is only shown. */
const CALM_HOLD_MS = 1100;

/**
 * @typedef {object} Motion
 * @property {Change} change
 * @property {number} slowness       a factor of its duration
 * @property {number} holdMs         for which its end is shown
 * @property {number | null} startMs  null before the first frame
 */

/** The canvas of an enlarged board gets more pixels, up to this factor. */
const MOST_ENLARGED = 2;

export class BoardPicture {
  canvas = document.createElement("canvas");
  /** Where the board is in the window. */
  windowMap = new WindowMap();
  viewSettings = new BoardViewSettings();
  /** @type {Layout | null} */
  layout = null;
  /** @type {Pictures} */
  pictures = {};
  /** Names the set and the game of the pictures. */
  #pictured = "";
  #settings = readSettings();
  #host;
  #shown;
  #laidOut;
  #sizes = new ResizeObserver(() => this.relayout());
  /** @type {AbortController | null} */
  #watching = null;
  /** @type {Palette | null} */
  #palette = null;
  /** Pixels of the canvas per CSS pixel. */
  #ratio = 1;
  #frame = 0;
  /** One after another. @type {Motion[]} */
  #motions = [];
  /** @type {{ square: Square, from: Square, startMs: number | null } | null} */
  #refusal = null;
  /** @type {{ startMs: number | null } | null} */
  #dwelling = null;
  #turning = new BoardTurning();
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {HTMLElement} host
   * @param {() => Shown | null} shown       what is to be shown now
   * @param {(layout: Layout) => void} laidOut  after every new layout
   */
  constructor(host, shown, laidOut) {
    this.#host = host;
    this.#shown = shown;
    this.#laidOut = laidOut;
    this.canvas.className = "board";
    this.canvas.setAttribute("aria-hidden", "true");
  }

  connect() {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    for (const query of [DARK, FORCED])
      matchMedia(query).addEventListener("change", () => this.restyle(), { signal });
    this.#watchRatio(signal);
    this.#sizes.observe(this.#host);
    this.restyle();
  }

  disconnect() {
    this.#watching?.abort();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {Settings} settings */
  setLook(settings) {
    const { theme, boardColours, pieceSet } = this.#settings;
    this.#settings = settings;
    if (theme !== settings.theme || boardColours !== settings.boardColours) this.restyle();
    if (pieceSet !== settings.pieceSet) this.redraw();
  }

  /** The system's wish for reduced motion takes precedence. */
  get #isCalm() {
    return this.#settings.animation === "off" || matchMedia(CALM).matches;
  }

  get flipped() {
    return this.viewSettings.turned === 2;
  }

  /** The host's shadow tree contains them. */
  get elements() {
    return [this.canvas, this.windowMap.element];
  }

  /**
   * @param {number} x  CSS pixels from the corner
   * @param {number} y
   * @returns {Square | null}
   */
  squareAt(x, y) {
    const { layout } = this;
    // Flat squares are never behind one another.
    if (!layout?.stacked) return layout?.squareAt(x, y) ?? null;
    const pieces = this.#shown()?.pieces.map(({ square }) => square) ?? [];
    return layout.squareAt(x, y, { layer: this.viewSettings.aimedAt, pieces });
  }

  /**
   * @param {Partial<BoardViewSettings & Settings>} news
   * @returns {boolean}  whether something has changed
   */
  stand(news) {
    const [before, side] = [JSON.stringify(this.viewSettings), this.viewSettings.degrees];
    this.viewSettings.take(news);
    const changed = JSON.stringify(this.viewSettings) !== before;
    if (this.viewSettings.degrees !== side && this.layout?.stacked && !this.#isCalm)
      this.#turning.start(side, this.viewSettings.degrees);
    if (changed) this.relayout();
    return changed;
  }

  /**
   * @param {number} degrees
   * @returns {boolean}  whether there is a tower
   */
  turnBy(degrees) {
    if (!this.layout?.stacked) return false;
    this.#turning.finish();
    this.viewSettings.turnBy(degrees);
    this.relayout();
    return true;
  }

  /**
   * @param {Square} square
   * @returns {boolean}  whether it was small and is enlarged now
   */
  bringNear(square) {
    const plane = this.layout?.planes.find(
      ({ small, squares }) => small && squares.includes(square),
    );
    return plane === undefined ? false : this.stand({ large: plane.layer });
  }

  /** @param {Square} square */
  lookAt(square) {
    this.viewSettings.looked = this.layout?.levels[square] ?? null;
  }

  restyle() {
    this.#palette = null;
    this.redraw();
  }

  relayout() {
    this.layout = null;
    this.redraw();
  }

  redraw() {
    if (!this.#watching || this.#watching.signal.aborted) return;
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now));
  }

  /**
   * @param {View} before
   * @param {View} after
   * @param {{ from: Square, at: Square } | null} dropped  a piece that was dragged there
   */
  move(before, after, dropped) {
    // Premoves are moved at once.
    const still = this.#isCalm || before.played === after.played;
    const change = still ? null : changeBetween(before, after);
    // Another player acts on a shared table, where the last move may still be under way. A cover ends it.
    if (change === null && before.ply === after.ply && after.viewer !== null) return;
    const changes = change === null ? [] : [dropped ? withoutDropped(change, dropped) : change];
    // A premove waits for the animation of the reply.
    const follows = after.played.length === before.played.length + 1 && this.#motions.length === 1;
    this.#animate(changes, follows ? this.#motions : []);
  }

  /** @param {View[]} views */
  replay(views) {
    const changes = views.slice(1).map((view, at) => changeBetween(views[at], view));
    const how = this.#isCalm ? { slowness: 0, holdMs: CALM_HOLD_MS } : REPLAY;
    this.#animate(
      changes.filter((change) => change !== null),
      [],
      how,
    );
  }

  /**
   * @param {Change[]} changes
   * @param {Motion[]} earlier  which end first
   * @param {Pick<Motion, "slowness" | "holdMs">} [how]
   */
  #animate(changes, earlier, how = { slowness: 1, holdMs: 0 }) {
    const motions = changes.map((change) => ({ change, ...how, startMs: null }));
    this.#motions = [...earlier, ...motions];
    this.#host.toggleAttribute("busy", this.#motions.length > 0);
    this.redraw();
  }

  finish() {
    if (this.#motions.length === 0) return;
    this.#motions = [];
    this.#host.removeAttribute("busy");
    this.redraw();
  }

  /** For another game: ends all animations, and shows no level larger than usual. */
  reset() {
    this.finish();
    this.#turning.finish();
    this.#refusal = null;
    this.#dwelling = null;
    this.viewSettings.large = 0;
    this.viewSettings.looked = null;
  }

  /** @param {Square} from @param {Square} square */
  refuse(from, square) {
    this.#refusal = { from, square, startMs: null };
    this.redraw();
  }

  dwell() {
    if (this.#isCalm) return;
    this.#dwelling = { startMs: null };
    this.redraw();
  }

  /**
   * @returns {Promise<void>}  when everything is drawn
   */
  settled() {
    if (!this.#frame) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** @param {GameInfo} game @returns {Palette} */
  paletteFor(game) {
    const { theme, boardColours } = this.#settings;
    this.#palette ??= boardPalette(
      game.board,
      theme === "auto" ? systemTheme() : theme,
      boardColours,
      this.#ownAccents(),
    );
    return this.#palette;
  }

  /** @param {GameInfo} game */
  look(game) {
    const { layout, viewSettings } = this;
    const aspect = layout
      ? layout.width / layout.height
      : aspectRatio(game.board, "wide", viewSettings.arrangement);
    const ground = getComputedStyle(document.body).backgroundColor;
    return { palette: this.paletteFor(game), viewSettings: { ...viewSettings }, aspect, ground };
  }

  /** Another set's or game's pictures replace the present ones when they are there. @param {GameInfo} game */
  #takePictures(game) {
    const { pieceSet } = this.#settings;
    const pictured = `${pieceSet} ${game.contentHash}`;
    if (pictured === this.#pictured) return;
    this.#pictured = pictured;
    void pictures(pieceSet, game).then((loaded) => {
      if (pictured !== this.#pictured) return;
      this.pictures = loaded;
      this.redraw();
    });
  }

  /**
   * The resolution has no change event: a media query matches only the present one, and is replaced when it no longer
   * matches.
   * @param {AbortSignal} signal
   */
  #watchRatio(signal) {
    const changed = () => {
      this.relayout();
      this.#watchRatio(signal);
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", changed, {
      once: true,
      signal,
    });
  }

  /** @returns {Partial<Accents>} */
  #ownAccents() {
    const style = getComputedStyle(this.#host);
    const own = ACCENTS.map((name) => [name, style.getPropertyValue(`--board-${name}`).trim()]);
    return Object.fromEntries(own.filter(([, value]) => value !== ""));
  }

  /** @param {number} nowMs */
  #draw(nowMs) {
    this.#frame = 0;
    const shown = this.#shown();
    const turning = this.#turning.lasts;
    if (turning) this.layout = null;
    const layout = shown && this.#layOut(shown.game, nowMs);
    if (shown && layout) this.#paint(shown, layout, nowMs);
    if (turning || this.#motions.length > 0 || this.#refusal || this.#dwelling) this.redraw();
    if (!this.#frame) this.#waiting.splice(0).forEach((resolve) => resolve());
  }

  /**
   * @param {GameInfo} game
   * @param {number} nowMs
   * @returns {Layout | null}  null while the element has no size
   */
  #layOut({ board }, nowMs) {
    if (this.layout) return this.layout;
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return null;
    const yaw = this.viewSettings.yaw + (this.#turning.lasts ? this.#turning.left(nowMs) : 0);
    const viewSettings = { ...this.viewSettings, yaw };
    this.#ratio = devicePixelRatio * enlargement(this.windowMap.scale);
    this.layout = layoutOf(board, { width, height }, viewSettings, this.#ratio);
    this.#laidOut(this.layout);
    return this.layout;
  }

  /** @param {Shown} shown @param {Layout} layout @param {number} nowMs */
  #paint(shown, layout, nowMs) {
    this.#takePictures(shown.game);
    const shapes = shown.shapes({
      layout,
      palette: this.paletteFor(shown.game),
      ...this.#inMotion(layout, nowMs),
      refused: this.#refused(nowMs),
      emphasis: this.#emphasis(nowMs),
    });
    const { width, height } = layout;
    const ratio = this.#ratio;
    const ctx = sharpContext(this.canvas, width, height, ratio);
    paint(ctx, shapes, { width, height, ratio, pictures: this.pictures });
  }

  /**
   * @param {Layout} placed
   * @param {number} nowMs
   * @returns {Pick<Live, "moving" | "movingWalls">}
   */
  #inMotion(placed, nowMs) {
    const [motion] = this.#motions;
    if (motion === undefined) return STILL;
    motion.startMs ??= nowMs;
    const { change, slowness, holdMs, startMs } = motion;
    const movesMs = durationMs(change, placed) * PACE[this.#settings.animation] * slowness;
    const passedMs = nowMs - startMs;
    if (passedMs < movesMs + holdMs) {
      const progress = passedMs < movesMs ? passedMs / movesMs : 1;
      return {
        moving: piecesBetween(change, progress, placed),
        movingWalls: wallsBetween(change, progress, placed),
      };
    }
    if (this.#motions.length > 1) return this.#nextMotion(placed, nowMs);
    this.finish();
    return STILL;
  }

  /**
   * @param {Layout} placed
   * @param {number} nowMs
   * @returns {Pick<Live, "moving" | "movingWalls">}
   */
  #nextMotion(placed, nowMs) {
    this.#motions.shift();
    return this.#inMotion(placed, nowMs);
  }

  /** @param {number} nowMs */
  #emphasis(nowMs) {
    if (!this.#dwelling || this.#motions.length > 0) return null;
    this.#dwelling.startMs ??= nowMs;
    const progress = (nowMs - this.#dwelling.startMs) / DWELLING_MS;
    if (progress >= 1) this.#dwelling = null;
    return progress < 1 ? progress : null;
  }

  /** @param {number} nowMs */
  #refused(nowMs) {
    if (!this.#refusal) return null;
    this.#refusal.startMs ??= nowMs;
    const { square, from, startMs } = this.#refusal;
    const progress = (nowMs - startMs) / REFUSAL_MS;
    if (progress >= 1) this.#refusal = null;
    const shake = this.#isCalm ? 0 : Math.sin(progress * Math.PI * 6) * (1 - progress);
    return progress < 1 ? { square, from, shake } : null;
  }
}

/** Rounded, so that what is measured doesn't vary by fractions of a pixel. @param {number} scale */
function enlargement(scale) {
  const rounded = Math.round(scale * 10) / 10;
  return Math.min(Math.max(rounded, 1), MOST_ENLARGED);
}

/** @returns {Theme} */
function systemTheme() {
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** @param {Change} change @param {{ from: Square, at: Square }} dropped @returns {Change} */
function withoutDropped(change, { from, at }) {
  const there = change.moved.filter((each) => each.from === from && each.piece.square === at);
  const come = change.come.filter(({ square }) => square === at);
  return {
    ...change,
    come: change.come.filter((piece) => !come.includes(piece)),
    // A piece dropped on its way to the other board continues from where it was dropped.
    moved: change.moved
      .filter((each) => !there.includes(each))
      .map((each) =>
        each.from === from && change.passing ? { ...each, from: at, path: STRAIGHT } : each,
      ),
    still: [...change.still, ...come, ...there.map(({ piece }) => piece)],
  };
}
