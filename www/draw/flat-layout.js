// Flat boards: a single one, two boards, or levels in rows or with one enlarged.

import { centre } from "./box.js";
import { labelsOf } from "./labels.js";
import { BEYOND, boxesOf, squareIn, squaresOf } from "./plane-squares.js";
import { rotatedExtent, rotatedJoins } from "./rotated-rows.js";

/** @import { BoardInfo } from "../engine/protocol.js" */
/** @import { Placed, Plane, Room, ViewSettings } from "./board-layout.js" */

/** Narrower boards have no margin, which would cost too much of the squares. */
const NARROW = 520;

/**
 * Frames of levels show which player is to move, and boards beside each other are on wide screens: these keep their
 * margins longer.
 */
const NARROW_BESIDE = 240;

const LEAST_MARGIN = 12;

/** In squares. */
const TITLE = 0.55;

/** In squares. */
const GAP = 0.3;

/** Smaller squares can't be tapped. */
const TAPPED_PX = 26;

/** Of the small levels beside an enlarged one. */
const SMALL = { margin: 3, gap: 14, title: 20 };

/** Size of a small board's squares relative to the large board's: the least, and the most for one of two boards. */
const OTHER = { least: 0.33, most: 0.6 };

/** In a room that is wider and higher than this, two boards are equal. */
const CRAMPED = { width: 580, height: 450 };

/** How much larger one of two boards must become if the other becomes small; more if the room isn't narrow. */
const WORTH = { narrow: 1.15, wide: 1.3 };

/** How much larger the squares must become for an unusual order, which may leave a hole. */
const NOTICEABLE = 1.05;

/**
 * @typedef {object} Fit
 * @property {number} square     side of a square
 * @property {number} margin
 * @property {number} columns  boards beside each other
 * @property {number} rows     boards below each other
 * @property {number} title    height of a title
 */

/** @typedef {{ columns: number, rows: number }} Order */

/** @typedef {{ margins: boolean, titles: boolean }} Decoration */

/** @typedef {{ width: number, height: number }} Size */

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {ViewSettings} viewSettings
 * @param {number} ratio
 * @param {boolean} bare
 * @returns {Placed}
 */
export function flatPlanes(board, size, viewSettings, ratio, bare) {
  const { turned, only, large } = viewSettings;
  const fineness = bare ? Infinity : ratio;
  const decoration = { margins: !bare && viewSettings.coordinates === "outside", titles: !bare };
  const fit =
    only === null
      ? largestFit(board, size, turned, decoration, fineness)
      : fitting(board, size, turned, { columns: 1, rows: 1 }, decoration, fineness);
  const planes =
    (large === null || only !== null ? null : unequal(board, size, turned, large, ratio, fit)) ??
    planesOf(board, size, viewSettings, fit, fineness);
  const boxes = boxesOf(planes);
  return {
    planes,
    boxes,
    floors: boxes,
    anchors: boxes.map(centre),
    labels: bare ? [] : planes.flatMap((plane) => labelsOf(board, plane, boxes, viewSettings)),
    squareAt: (x, y) => squareIn(planes, x, y),
  };
}

/** @param {BoardInfo} board @param {Room} room */
export function flatAspect(board, room) {
  if (board.shape === "levels" && room === "tall") return largeAspect(board);
  if (board.shape === "levels" && room === "low") return lowAspect(board);
  const { across, down } = extent(board, 0, orderIn(board, room), true);
  return across / down;
}

/** @param {BoardInfo} board @param {Room} room @returns {Order} */
function orderIn({ shape, layers }, room) {
  if (room === "one") return { columns: 1, rows: 1 };
  if (room === "tall") return { columns: 1, rows: layers };
  const columns = shape === "levels" ? Math.ceil(layers / 2) : layers;
  return { columns, rows: Math.ceil(layers / columns) };
}

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {Decoration} decoration
 * @param {number} ratio
 * @returns {Fit}
 */
function largestFit(board, size, turned, decoration, ratio) {
  return orders(board)
    .map((order) => fitting(board, size, turned, order, decoration, ratio))
    .reduce((best, fit) => (fit.square > NOTICEABLE * best.square ? fit : best));
}

/**
 * The usual order first, which is taken if no other has noticeably larger squares.
 * @param {BoardInfo} board
 * @returns {Order[]}
 */
function orders(board) {
  const { layers } = board;
  const all = Array.from({ length: layers }, (_, at) => ({
    columns: at + 1,
    rows: Math.ceil(layers / (at + 1)),
  }));
  return [orderIn(board, "wide"), ...all];
}

/**
 * Aspect ratio of the arrangement that has the largest squares in a room.
 * @param {BoardInfo} board
 * @param {Size} size
 */
export function bestAspect(board, size) {
  const decoration = { margins: true, titles: true };
  const { square, margin, columns, rows } = largestFit(board, size, 0, decoration, 1);
  const { across, down } = extent(board, 0, { columns, rows }, true);
  return (square * across + 2 * margin * columns) / (square * down + 2 * margin * rows);
}

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {Order} order
 * @param {Decoration} decoration
 * @param {number} ratio
 * @returns {Fit}
 */
function fitting(board, size, turned, order, decoration, ratio) {
  const { columns, rows, title, across, down } = extent(board, turned, order, decoration.titles);
  const share = size.width / columns;
  const narrow = board.shape === "levels" || columns > 1 ? NARROW_BESIDE : NARROW;
  const margin =
    !decoration.margins || share < narrow ? 0 : Math.max(LEAST_MARGIN, Math.round(share * 0.03));
  const wide = (size.width - 2 * margin * columns) / across;
  const high = (size.height - 2 * margin * rows) / down;
  const square = Math.max(1, snapped(Math.min(wide, high), ratio));
  return { square, margin, columns, rows, title: title * square };
}

/** @param {BoardInfo} board @param {number} turned @param {Order} order @param {boolean} titled */
function extent(board, turned, { columns, rows }, titled) {
  const { across, down } = rotatedExtent(board, turned);
  const joins = rotatedJoins(board, turned);
  const [beside, below] = [joins.across, joins.down].map((joined) => (joined ? 2 * BEYOND : 0));
  const title = !titled || columns * rows === 1 ? 0 : TITLE;
  return {
    columns,
    rows,
    title,
    across: columns * (across + beside) + (columns - 1) * GAP,
    down: rows * (down + below + title) + (rows - 1) * GAP,
  };
}

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {ViewSettings} viewSettings
 * @param {Fit} fit
 * @param {number} ratio
 * @returns {Plane[]}
 */
function planesOf(board, size, { turned, only }, { square, margin, columns, rows, title }, ratio) {
  const { across, down } = rotatedExtent(board, turned);
  const [width, height] = [square * across, square * down];
  const [stepX, stepY] = [width + 2 * margin, height + 2 * margin + title].map((each) =>
    snapped(each + square * GAP, ratio),
  );
  const left = (size.width - stepX * (columns - 1) - width) / 2;
  const top = (size.height - stepY * (rows - 1) - height - title) / 2 + title;
  const layers = only === null ? Array.from({ length: board.layers }, (_, at) => at) : [only];
  return layers.map((layer, at) => {
    const x = snapped(left, ratio) + stepX * (at % columns);
    const y = snapped(top, ratio) + stepY * Math.floor(at / columns);
    return {
      ...flat(board, layer, turned, x, y, square, margin),
      title: title ? { x, y: y - margin - title / 2, size: titleSize(square) } : null,
    };
  });
}

/**
 * One board large and the others small, if they are too small otherwise.
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} large
 * @param {number} ratio
 * @param {Fit} fit  with equal boards
 * @returns {Plane[] | null}
 */
function unequal(board, size, turned, large, ratio, fit) {
  if (board.shape === "levels" && fit.square < TAPPED_PX)
    return oneLarge(board, size, turned, large, ratio);
  const roomy = size.width >= CRAMPED.width && size.height >= CRAMPED.height;
  if (board.shape !== "two-boards" || roomy) return null;
  const pair = largeAndSmall(board, size, turned, large, ratio);
  const worth = size.width < NARROW ? WORTH.narrow : WORTH.wide;
  return pair[large].square < fit.square * worth ? null : pair;
}

/**
 * One of two boards large, and the other, where pieces land, below it or beside it, with its name.
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} large
 * @param {number} ratio
 * @returns {Plane[]}
 */
function largeAndSmall(board, size, turned, large, ratio) {
  const [below, beside] = [otherBelow, otherBeside].map((lie) => lie(board, size, turned, ratio));
  const { near, far, left, top, x, y, name } = below.near < beside.near ? beside : below;
  const title = { ...name, size: 14 };
  return [0, 1].map((layer) =>
    layer === large
      ? { ...flat(board, layer, turned, left, top, near, 0), title: null }
      : { ...flat(board, layer, turned, x, y, far, SMALL.margin), small: true, title },
  );
}

/**
 * @typedef {object} PairPlacement
 * @property {number} near  side of a square of the large board
 * @property {number} far   of the small one
 * @property {number} left  corner of the large board
 * @property {number} top
 * @property {number} x     corner of the small board
 * @property {number} y
 * @property {{ x: number, y: number }} name  where the name of the small board begins
 */

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} ratio
 * @returns {PairPlacement}
 */
function otherBelow(board, size, turned, ratio) {
  const { across, down } = rotatedExtent(board, turned);
  const rest = size.height - SMALL.gap - 2 * SMALL.margin;
  const { near, far } = pairSquares(rest / down, size.width / across, ratio);
  const top = snapped((rest - (near + far) * down) / 2, ratio);
  const left = snapped((size.width - near * across) / 2, ratio);
  const x = left + SMALL.margin;
  const y = snapped(top + near * down + SMALL.gap + SMALL.margin, ratio);
  const name = { x: x + far * across + SMALL.gap, y: y + SMALL.title / 2 };
  return { near, far, left, top, x, y, name };
}

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} ratio
 * @returns {PairPlacement}
 */
function otherBeside(board, size, turned, ratio) {
  const { across, down } = rotatedExtent(board, turned);
  const rest = size.width - SMALL.gap - 2 * SMALL.margin;
  const { near, far } = pairSquares(rest / across, size.height / down, ratio);
  const left = snapped((rest - (near + far) * across) / 2, ratio);
  const top = snapped((size.height - near * down) / 2, ratio);
  const x = snapped(left + near * across + SMALL.gap + SMALL.margin, ratio);
  const y = snapped(top + SMALL.title + SMALL.margin, ratio);
  return { near, far, left, top, x, y, name: { x, y: top + SMALL.title / 2 } };
}

/**
 * @param {number} both    what the sides of both boards' squares may add up to
 * @param {number} most
 * @param {number} ratio
 */
function pairSquares(both, most, ratio) {
  const near = snapped(Math.min(most, both / (1 + OTHER.least)), ratio);
  return { near, far: snapped(Math.min(near * OTHER.most, both - near), ratio) };
}

/**
 * One level as large as possible, the others small in a row below it, or beside it in low windows.
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} large
 * @param {number} ratio
 * @returns {Plane[]}
 */
function oneLarge(board, size, turned, large, ratio) {
  const margin = Math.round(Math.min(size.width, size.height) * 0.03);
  const [below, beside] = [othersBelow, othersBeside].map((lie) =>
    lie(board, size, turned, margin, ratio),
  );
  const { near, far, left, at } = below.near < beside.near ? beside : below;
  const top = SMALL.title + margin;
  let place = 0;
  return Array.from({ length: board.layers }, (_, layer) => {
    if (layer === large) {
      const title = { x: left, y: SMALL.title / 2, size: 13 };
      return { ...flat(board, layer, turned, left, top, near, margin), title };
    }
    const { x, y } = at(place++);
    return {
      ...flat(board, layer, turned, x, y, far, SMALL.margin),
      small: true,
      title: { x, y: y - SMALL.title / 2 - 1, size: 12 },
    };
  });
}

/**
 * @typedef {object} LevelPlacement
 * @property {number} near  side of a square of the large level
 * @property {number} far   of the small ones
 * @property {number} left  end of the large level
 * @property {(place: number) => { x: number, y: number }} at  where a small one begins
 */

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} margin
 * @param {number} ratio
 * @returns {LevelPlacement}
 */
function othersBelow(board, size, turned, margin, ratio) {
  const { across, down } = rotatedExtent(board, turned);
  const others = board.layers - 1;
  const room = size.width - others * 2 * SMALL.margin - (others - 1) * SMALL.gap;
  const rest = size.height - 2 * (SMALL.title + margin + SMALL.margin) - SMALL.gap;
  const wide = (size.width - 2 * margin) / across;
  const near = snapped(Math.min(wide, rest / (down * (1 + OTHER.least))), ratio);
  const far = snapped(Math.min(room / (others * across), rest / down - near), ratio);
  const edge = SMALL.title + near * down + 2 * margin + SMALL.gap / 2 + SMALL.title;
  const y = snapped(edge, ratio);
  const step = far * across + 2 * SMALL.margin + SMALL.gap;
  const first = (size.width - step * others + SMALL.gap) / 2 + SMALL.margin;
  return {
    near,
    far,
    left: snapped((size.width - near * across) / 2, ratio),
    at: (place) => ({ x: snapped(first + step * place, ratio), y }),
  };
}

/**
 * @param {BoardInfo} board
 * @param {Size} size
 * @param {number} turned
 * @param {number} margin
 * @param {number} ratio
 * @returns {LevelPlacement}
 */
function othersBeside(board, size, turned, margin, ratio) {
  const { across, down } = rotatedExtent(board, turned);
  const { columns, rows } = smallOnes(board);
  const decoration = 2 * SMALL.margin + SMALL.title;
  const room = size.width - 2 * margin - columns * (2 * SMALL.margin + SMALL.gap);
  const high = (size.height - SMALL.title - 2 * margin) / down;
  const near = snapped(Math.min(high, room / (across * (1 + columns * OTHER.least))), ratio);
  const each = (size.height / rows - decoration) / down;
  const far = snapped(Math.min(each, (room / across - near) / columns), ratio);
  const column = far * across + 2 * SMALL.margin + SMALL.gap;
  const rest = (size.width - near * across - 2 * margin - columns * column) / 2;
  const left = snapped(rest + margin, ratio);
  const first = left + near * across + margin + SMALL.gap + SMALL.margin;
  const step = far * down + decoration;
  return {
    near,
    far,
    left,
    at: (place) => ({
      x: snapped(first + column * (place % columns), ratio),
      y: snapped(SMALL.title + SMALL.margin + step * Math.floor(place / columns), ratio),
    }),
  };
}

/** Columns of small levels beside a large one. @param {BoardInfo} board */
function smallOnes({ layers }) {
  const columns = layers > 4 ? 2 : 1;
  return { columns, rows: Math.ceil((layers - 1) / columns) };
}

/** For any width: a large level is about as high as it is wide. @param {BoardInfo} board */
function largeAspect({ files, ranks, layers }) {
  const width = 360;
  const small = ((width / (layers - 1)) * ranks) / files;
  return width / ((width * ranks) / files + small + 2 * SMALL.title + SMALL.gap);
}

/** For any height: the small levels are beside a large one. @param {BoardInfo} board */
function lowAspect(board) {
  const height = 300;
  const shape = board.files / board.ranks;
  const { columns, rows } = smallOnes(board);
  const small = (height / rows - SMALL.title - 2 * SMALL.margin) * shape;
  const large = (height - SMALL.title) * shape;
  return (large + columns * (small + 2 * SMALL.margin + SMALL.gap)) / height;
}

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {number} turned
 * @param {number} x
 * @param {number} y
 * @param {number} square
 * @param {number} margin
 * @returns {Omit<Plane, "title">}
 */
function flat(board, layer, turned, x, y, square, margin) {
  const { across, down } = rotatedExtent(board, turned);
  return {
    layer,
    x,
    y,
    width: square * across,
    height: square * down,
    margin,
    square,
    small: false,
    transform: null,
    thickness: 0,
    ...squaresOf(board, layer, turned, { x, y, square }),
  };
}

/** @param {number} square */
function titleSize(square) {
  return Math.min(16, Math.max(10, square * 0.32));
}

/**
 * @param {number} length
 * @param {number} ratio  infinite for exact positions
 */
function snapped(length, ratio) {
  if (ratio === Infinity) return length;
  return Math.floor(length * ratio + 1e-6) / ratio;
}
