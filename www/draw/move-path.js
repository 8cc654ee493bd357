// A piece's path as lines and arcs on the board, drawn as a hint and followed by its animation.

/** @import { Square, Path } from "../engine/protocol.js" */
/** @import { Layout, Plane } from "./board-layout.js" */

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} Stage
 * @property {Point} from
 * @property {Point} to      beyond a joined edge, it is outside the board
 * @property {Point} beyond  how far `to` is from its place on the board
 * @property {boolean} hops  above the board: a leap, a hop, or to a board beside this one
 * @property {number} climbs   levels up or down in a tower
 * @property {boolean} passage  to a level beside this one
 */

/** Height of an arc as a part of its length. Arcs between boards are long, so they are flatter. */
const RISE = { leap: 0.2, passage: 0.09 };

const POINTS_OF_ARC = 14;

/**
 * @param {Square} from
 * @param {Path} path
 * @param {Square} to
 * @param {Layout} layout
 * @param {Point[]} places  by square: where a path crosses it
 * @returns {Stage[]}
 */
export function stages(from, path, to, { levels, stacked, planes }, places) {
  const stops = [from, ...path.through.filter((square) => !path.screens.includes(square)), to];
  const whole = [from, ...path.through, to];
  let end = places[from];
  return stops.slice(1).map((stop, at) => {
    const start = stops[at];
    const levelsGone = Math.abs(levels[stop] - levels[start]);
    const over = whole.indexOf(stop) - whole.indexOf(start) > 1;
    const passage = levelsGone > 0 && !stacked;
    const begin = end;
    end = nearest(begin, places[stop], planes[0]);
    return {
      from: begin,
      to: end,
      beyond: { x: end.x - places[stop].x, y: end.y - places[stop].y },
      hops: path.leaps || over || passage,
      climbs: stacked ? levelsGone : 0,
      passage,
    };
  });
}

/**
 * The place, or the same one beyond joined edges if that is nearer: a path names the squares on its way.
 * @param {Point} from
 * @param {Point} place
 * @param {Pick<Plane, "joined">} plane
 * @returns {Point}
 */
function nearest(from, { x, y }, { joined: { across, down } }) {
  return { x: nearestOf(from.x, x, across), y: nearestOf(from.y, y, down) };
}

/** @param {number} from @param {number} to @param {number} length  after which all is repeated; 0 if nothing is */
function nearestOf(from, to, length) {
  const rounds = length === 0 ? 0 : Math.round(Math.abs(to - from) / length - 0.01);
  return to - Math.sign(to - from) * rounds * length;
}

/**
 * A straight line between two squares that no path connects. It crosses joined edges only between near squares.
 * @param {Square} from
 * @param {Square} to
 * @param {Layout} layout
 * @returns {Stage[]}
 */
export function straightWay(from, to, layout) {
  const [stage] = stages(from, NO_STOPS, to, layout, layout.anchors);
  const { x, y } = stage.from;
  const far = NEAR * layout.planes[0].square;
  const isNear = Math.max(Math.abs(stage.to.x - x), Math.abs(stage.to.y - y)) < far;
  return [isNear ? stage : { ...stage, to: layout.anchors[to], beyond: { x: 0, y: 0 } }];
}

/** @type {Path} */
const NO_STOPS = { through: [], screens: [], leaps: false };

/** In squares: farther than the leap of a Knight. */
const NEAR = 2.5;

/**
 * How often a way that crosses joined edges is drawn: by these lengths from where it begins, clipped to the board.
 * @param {Stage[]} way
 * @param {Pick<Layout, "planes">} layout
 * @returns {Point[]}
 */
export function courses(way, { planes: [{ joined }] }) {
  const across = multiples(
    way.map(({ beyond }) => beyond.x),
    joined.across,
  );
  const down = multiples(
    way.map(({ beyond }) => beyond.y),
    joined.down,
  );
  return across.flatMap((x) => down.map((y) => ({ x, y })));
}

/** All from the least to the greatest length, and 0. @param {number[]} lengths @param {number} step */
function multiples(lengths, step) {
  if (step === 0) return [0];
  const [least, most] = [Math.min(0, ...lengths), Math.max(0, ...lengths)];
  const count = Math.round((most - least) / step) + 1;
  return Array.from({ length: count }, (_, at) => 0 - least - at * step);
}

/**
 * Where the path passes through levels without stopping.
 * @param {Stage[]} way
 * @returns {Point[]}
 */
export function crossings(way) {
  return way.flatMap((stage) =>
    Array.from({ length: Math.max(0, stage.climbs - 1) }, (_, at) =>
      pointOn(stage, (at + 1) / stage.climbs),
    ),
  );
}

/**
 * @param {Stage} stage
 * @param {number} t  0 to 1
 * @returns {Point}
 */
function pointOn({ from, to, hops, passage }, t) {
  const rise = passage ? RISE.passage : RISE.leap;
  const top = hops ? crest(from, to, rise) : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * top.x + c * to.x, y: a * from.y + b * top.y + c * to.y };
}

/** @param {Stage[]} way @returns {Point[]} */
export function outlineOf(way) {
  const [first] = way;
  return [first.from, ...way.flatMap((stage) => (stage.hops ? arc(stage) : [stage.to]))];
}

/**
 * @param {Point[]} line
 * @param {number} start  length cut off at the beginning
 * @param {number} end    length cut off at the end
 * @returns {Point[]}
 */
export function trimmed(line, start, end) {
  const forwards = cutStart(line, start);
  return cutStart([...forwards].reverse(), end).reverse();
}

/**
 * @param {Stage[]} way
 * @param {number} progress  0 to 1
 * @returns {Point & { height: number, aloft: boolean }}  height 0 to 1; aloft also between levels
 */
export function along(way, progress) {
  const lengths = way.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = progress * lengths.reduce((sum, each) => sum + each, 0);
  let at = 0;
  while (at < way.length - 1 && left > lengths[at]) left -= lengths[at++];
  const part = lengths[at] ? Math.min(1, left / lengths[at]) : 1;
  const { from, to, hops, climbs } = way[at];
  const height = hops ? Math.sin(Math.PI * part) : 0;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    height,
    aloft: height > 0 || climbs > 0,
  };
}

/**
 * @param {Stage} stage
 * @returns {Point[]}  without the first
 */
function arc(stage) {
  return Array.from({ length: POINTS_OF_ARC }, (_, at) => pointOn(stage, (at + 1) / POINTS_OF_ARC));
}

/**
 * The control point of an arc. All leaps of a rider bend to the same side.
 * @param {Point} from
 * @param {Point} to
 * @param {number} rise
 * @returns {Point}
 */
function crest(from, to, rise) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = dx > 0 || (dx === 0 && dy < 0) ? 1 : -1;
  return {
    x: (from.x + to.x) / 2 + dy * side * rise * 2,
    y: (from.y + to.y) / 2 - dx * side * rise * 2,
  };
}

/** @param {Point[]} line @param {number} length @returns {Point[]} */
function cutStart(line, length) {
  let left = length;
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1], line[at]];
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (step > left) {
      const t = left / step;
      return [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, ...line.slice(at)];
    }
    left -= step;
  }
  return line.slice(-2);
}
