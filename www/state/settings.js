// The settings of the page: default, allowed values, storage key and control of each. Stored values are checked against
// this table.

/** @typedef {"auto" | "light" | "dark"} Theme */
/** @typedef {"figures" | "classic" | "letters"} PieceSet */

/**
 * Where a board's coordinates are: in the margin or on its edge squares.
 * @typedef {"outside" | "inside" | "off"} Coordinates
 */

/**
 * @typedef {object} Settings
 * @property {PieceSet} pieceSet
 * @property {Coordinates} coordinates
 * @property {Theme} theme
 * @property {boolean} sound
 * @property {"flat" | "stacked"} arrangement  levels side by side or as a tower
 * @property {number} spread    distance of the tower's levels, 0 to 1
 * @property {number} yaw       rotation of the tower in degrees, added to the quarter turns
 * @property {boolean} faded    fades all levels but the one pointed at
 * @property {boolean} follows  the board turns to the human who is to act
 */

/**
 * @template Value
 * @typedef {object} Setting
 * @property {Value} initial
 * @property {readonly Value[]} [choices]  all allowed values, if they can be listed
 * @property {(value: number) => boolean} [allows]  for a number: whether it is allowed
 * @property {string} key  in the stored object; a dot separates nested keys
 * @property {"menu" | "board"} control  "menu": a select in the page's header, with the words `settings.menu.NAME`; "board": in the
 *   bar beside boards of several levels
 */

/** @type {{[Name in keyof Settings]: Setting<Settings[Name]>}} */
export const SETTINGS = {
  pieceSet: {
    initial: "figures",
    choices: ["figures", "classic", "letters"],
    key: "pieceSet",
    control: "menu",
  },
  coordinates: {
    initial: "outside",
    choices: ["outside", "inside", "off"],
    key: "coordinates",
    control: "menu",
  },
  theme: { initial: "auto", choices: ["auto", "light", "dark"], key: "theme", control: "menu" },
  sound: { initial: false, choices: [false, true], key: "sound", control: "menu" },
  arrangement: {
    initial: "flat",
    choices: ["flat", "stacked"],
    key: "boardView.arrangement",
    control: "board",
  },
  spread: {
    initial: 0.7,
    allows: (spread) => spread >= 0 && spread <= 1,
    key: "boardView.spread",
    control: "board",
  },
  // Turns the near corner towards the viewer.
  yaw: { initial: -28, allows: Number.isFinite, key: "boardView.yaw", control: "board" },
  faded: { initial: false, choices: [false, true], key: "boardView.faded", control: "board" },
  follows: { initial: false, choices: [false, true], key: "boardView.follows", control: "board" },
};

const ENTRIES = /** @type {[keyof Settings, Setting<unknown>][]} */ (Object.entries(SETTINGS));

/**
 * @param {unknown} [stored]
 * @returns {Settings}
 */
export function readSettings(stored) {
  const values = ENTRIES.map(([name, setting]) => {
    const value = valueAt(stored, setting.key);
    return [name, isAllowed(setting, value) ? value : setting.initial];
  });
  return Object.fromEntries(values);
}

/**
 * @param {Settings} settings
 * @returns {Record<string, unknown>}
 */
export function storedSettings(settings) {
  /** @type {Record<string, any>} */
  const stored = {};
  for (const [name, { key }] of ENTRIES) {
    const [outer = "", inner] = key.split(".");
    if (inner === undefined) stored[outer] = settings[name];
    else (stored[outer] ??= {})[inner] = settings[name];
  }
  return stored;
}

/**
 * @param {unknown} stored
 * @param {string} key
 */
function valueAt(stored, key) {
  return key.split(".").reduce((found, part) => /** @type {any} */ (found)?.[part], stored);
}

/**
 * @param {Setting<unknown>} setting
 * @param {unknown} value
 */
function isAllowed({ choices, allows }, value) {
  if (choices !== undefined) return choices.includes(value);
  return typeof value === "number" && allows?.(value) === true;
}
