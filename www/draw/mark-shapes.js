// One shape for each mark. They differ in form, so that none needs its colour to be told from another.

import { centre } from "./layout.js";
import { placeMark, stayLoop } from "./order-shapes.js";
import { disc, haloed, line, polygon } from "./shapes.js";

/** @import { Box } from "./layout.js" */
/** @import { CellMarks, Target } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { LineShape, Shape } from "./shapes.js" */
/** @import { Point } from "./way.js" */

const PROMOTION_GOLD = "#ffcb3d";

/**
 * @param {Box} box
 * @param {string} colour
 * @param {{ alpha: number, dash?: boolean, stroke?: string }} how  dashed for a cell that was left
 * @returns {Shape[]}
 */
export function framed(box, colour, { alpha, dash = false, stroke = colour }) {
  const width = Math.max(1.5, box.size * 0.045);
  const inset = width / 2;
  const frame = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.size - width,
    height: box.size - width,
  };
  return [
    { kind: "box", x: box.x, y: box.y, width: box.size, height: box.size, fill: colour, alpha },
    {
      kind: "box",
      ...frame,
      stroke,
      line: width,
      ...(dash && { dash: [box.size * 0.12, box.size * 0.08] }),
    },
  ];
}

/**
 * A royal under attack.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function alarm(box, palette) {
  const middle = centre(box);
  return [
    { kind: "glow", ...middle, radius: box.size * 0.72, fill: palette.check },
    disc(middle, box.size * 0.47, { stroke: palette.check, line: Math.max(2, box.size * 0.06) }),
  ];
}

/**
 * The ground of a target, where dots alone would be lost behind men and levels.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function litGround({ x, y, size }, palette) {
  return [{ kind: "box", x, y, width: size, height: size, fill: palette.chosen, alpha: 0.6 }];
}

/**
 * @param {Box} box
 * @param {CellMarks} marks
 * @param {boolean} occupied
 * @param {Palette} palette
 * @param {number} [dot]  radius of a dot, as a part of the cell
 * @returns {Shape[]}
 */
export function targetShapes(box, { targets, forbidden, landing, taken }, occupied, palette, dot) {
  const shapes = [
    ...targets.flatMap((target) => TARGETS[target](box, palette, dot)),
    ...(landing ? looking(box, palette) : []),
    ...(taken ? takenSign(box, palette) : []),
  ];
  return forbidden
    ? [...shapes, ...forbiddenShapes(box, forbidden.code, occupied, palette)]
    : shapes;
}

/** @type {Record<Target, (box: Box, palette: Palette, dot?: number) => Shape[]>} */
const TARGETS = {
  move: quietDot,
  capture: corners,
  promotion: star,
  castling: tower,
  stay: stayLoop,
  place: placeMark,
};

/**
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} [radius]  as a part of the cell
 * @returns {Shape[]}
 */
export function quietDot(box, palette, radius = 0.13) {
  return haloed(
    disc(centre(box), box.size * radius, { fill: palette.target }),
    palette.halo,
    halo(box),
  );
}

/**
 * For a target that can be moved to and not captured on.
 * @param {Box} box
 * @param {Palette} palette
 * @param {boolean} [dashed]  only with a man's first move
 * @returns {Shape[]}
 */
export function hollowDot(box, palette, dashed = false) {
  const radius = box.size * 0.18;
  const ring = disc(centre(box), radius, {
    stroke: palette.target,
    line: Math.max(1.5, box.size * 0.085),
    ...(dashed && { dash: [radius * 0.7, radius * 0.87] }),
  });
  return haloed(ring, palette.halo, halo(box));
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function corners(box, palette) {
  const [near, far, arm] = [box.size * 0.075, box.size * 0.925, box.size * 0.2];
  const ink = { stroke: palette.target, line: Math.max(2.5, box.size * 0.085) };
  /** @type {(x: number, y: number, right: number, down: number) => LineShape} */
  const corner = (x, y, right, down) =>
    line(
      [
        { x: box.x + x + right * arm, y: box.y + y },
        { x: box.x + x, y: box.y + y },
        { x: box.x + x, y: box.y + y + down * arm },
      ],
      ink,
    );
  return [
    corner(near, near, 1, 1),
    corner(far, near, -1, 1),
    corner(near, far, 1, -1),
    corner(far, far, -1, -1),
  ].flatMap((each) => haloed(each, palette.halo, halo(box)));
}

/**
 * A roof over a target that is captured by hopping over a man.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function hopSign(box, palette) {
  const ink = { stroke: palette.target, line: Math.max(1.5, box.size * 0.075) };
  const roof = [place(box, 0.24, 0.28), place(box, 0.5, 0.1), place(box, 0.76, 0.28)];
  return haloed(line(roof, ink), palette.halo, halo(box));
}

/**
 * @param {Box} box
 * @returns {Shape[]}
 */
export function star(box) {
  const middle = place(box, 0.79, 0.21);
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = box.size * (at % 2 ? 0.085 : 0.2);
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
  });
  return haloed(polygon(points, { fill: PROMOTION_GOLD }), "#3a2a05", Math.max(1, box.size * 0.03));
}

/**
 * A looking-glass: where a man comes out on the other board.
 * @param {Box} box
 * @param {Palette} palette
 * @param {string} [colour]
 * @returns {Shape[]}
 */
export function looking(box, palette, colour = palette.target) {
  const ink = { stroke: colour, line: Math.max(1.75, box.size * 0.07) };
  const ring = disc(place(box, 0.5, 0.42), box.size * 0.19, ink);
  const handle = line([place(box, 0.5, 0.62), place(box, 0.5, 0.82)], ink);
  const halos = [ring, handle].map((each) => haloed(each, palette.halo, halo(box))[0]);
  return [...halos, ring, handle];
}

/**
 * A looking-glass struck out: where a man could go if the cell behind it were free.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function blindGlass(box, palette) {
  const stroke = line([place(box, 0.24, 0.72), place(box, 0.76, 0.2)], {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.075),
  });
  return [...looking(box, palette, palette.forbidden), ...haloed(stroke, palette.halo, halo(box))];
}

/**
 * In the corner beside the man that takes the landing cell.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function takenSign(box, palette) {
  const size = box.size * 0.42;
  return blindGlass({ x: box.x + box.size - size, y: box.y + box.size - size, size }, palette);
}

/**
 * The cell on the other board that lies where the pointer is.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function echo(box, palette) {
  const inset = box.size * 0.07;
  /** @type {import("./shapes.js").BoxShape} */
  const frame = {
    kind: "box",
    x: box.x + inset,
    y: box.y + inset,
    width: box.size - 2 * inset,
    height: box.size - 2 * inset,
    radius: box.size * 0.2,
    stroke: palette.target,
    line: Math.max(1.5, box.size * 0.04),
    dash: [box.size * 0.05, box.size * 0.1],
  };
  return haloed(frame, palette.halo, halo(box));
}

/** A little tower with three merlons, as parts of a cell. */
const TOWER = [
  [0.36, 0.66],
  [0.36, 0.6],
  [0.41, 0.56],
  [0.41, 0.46],
  [0.36, 0.44],
  [0.36, 0.34],
  [0.43, 0.34],
  [0.43, 0.39],
  [0.465, 0.39],
  [0.465, 0.34],
  [0.535, 0.34],
  [0.535, 0.39],
  [0.57, 0.39],
  [0.57, 0.34],
  [0.64, 0.34],
  [0.64, 0.44],
  [0.59, 0.46],
  [0.59, 0.56],
  [0.64, 0.6],
  [0.64, 0.66],
];

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function tower(box, palette) {
  const points = TOWER.map(([x, y]) => place(box, x, y));
  return haloed(polygon(points, { fill: palette.target }), palette.halo, halo(box));
}

/**
 * @param {Box} box
 * @param {string} code    of the reason
 * @param {boolean} occupied
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function forbiddenShapes(box, code, occupied, palette) {
  if (code === "landing-taken")
    return occupied ? takenSign(box, palette) : blindGlass(box, palette);
  const middle = occupied ? place(box, 0.8, 0.8) : centre(box);
  const size = box.size * (occupied ? 0.3 : 0.4);
  if (code === "through-check")
    return [...hatching(box, palette), ...cross(middle, size * 0.38, box, palette)];
  const sign = haloed(disc(middle, size / 2, { fill: palette.forbidden }), palette.halo, halo(box));
  const ink = { stroke: "#ffffff", line: size * 0.16 };
  const arm = size * 0.24;
  if (code === "into-check") return [...sign, ...crossLines(middle, arm * 0.8, ink)];
  return [...sign, line([shifted(middle, -arm, 0), shifted(middle, arm, 0)], ink)];
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function hatching(box, palette) {
  const ink = { stroke: palette.forbidden, line: Math.max(1, box.size * 0.03), alpha: 0.55 };
  return [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75].map((sum) => {
    const [low, high] = [Math.max(0, sum - 1), Math.min(1, sum)];
    return line([place(box, low, sum - low), place(box, high, sum - high)], ink);
  });
}

/**
 * @param {Point} middle
 * @param {number} arm
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function cross(middle, arm, box, palette) {
  const lines = crossLines(middle, arm, {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.075),
  });
  const halos = lines.map((each) => haloed(each, palette.halo, halo(box))[0]);
  return [...halos, ...lines];
}

/**
 * @param {Point} middle
 * @param {number} arm
 * @param {import("./shapes.js").Ink} ink
 * @returns {LineShape[]}
 */
function crossLines(middle, arm, ink) {
  return [
    line([shifted(middle, -arm, -arm), shifted(middle, arm, arm)], ink),
    line([shifted(middle, -arm, arm), shifted(middle, arm, -arm)], ink),
  ];
}

/**
 * A bar before a man that stops a line coming from another cell; below him if that is straight above or under his own.
 * @param {Box} box
 * @param {Box} comesFrom
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function stopBar(box, comesFrom, palette) {
  const [here, there] = [centre(box), centre(comesFrom)];
  const [right, down] = [there.x - here.x, there.y - here.y];
  const angle = right === 0 && down === 0 ? Math.PI / 2 : Math.atan2(down, right);
  const [away, half] = [box.size * 0.45, box.size * 0.19];
  const middle = shifted(here, Math.cos(angle) * away, Math.sin(angle) * away);
  const [aside, ahead] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  const bar = line([shifted(middle, aside, ahead), shifted(middle, -aside, -ahead)], {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.07),
  });
  return haloed(bar, palette.halo, halo(box));
}

/**
 * @param {Box} box
 * @param {number} x  0 to 1
 * @param {number} y  0 to 1
 * @returns {Point}
 */
function place(box, x, y) {
  return { x: box.x + box.size * x, y: box.y + box.size * y };
}

/**
 * @param {Point} point
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
function shifted(point, x, y) {
  return { x: point.x + x, y: point.y + y };
}

/**
 * @param {Box} box
 */
function halo(box) {
  return Math.max(0.75, box.size * 0.022);
}
