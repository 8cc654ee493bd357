// The sounds as plain data: tones with a pitch that may glide, a soft attack and a decay. player.js plays them.

/**
 * @typedef {object} Tone
 * @property {number} at       seconds from the beginning of the sound
 * @property {number} seconds  duration
 * @property {number} hertz
 * @property {number} [until]  the pitch it glides to
 * @property {"sine" | "triangle" | "square"} wave
 * @property {number} loud     0 to 1
 */

/** @typedef {"move" | "capture" | "check" | "end" | "low-time" | "refused"} SoundName */

/** A piece put down on wood: a knock without much of a pitch. @type {Tone[]} */
const KNOCK = [
  { at: 0, seconds: 0.09, hertz: 420, until: 130, wave: "triangle", loud: 0.5 },
  { at: 0, seconds: 0.03, hertz: 1900, until: 900, wave: "sine", loud: 0.12 },
];

/** @type {Record<SoundName, Tone[]>} */
export const SOUNDS = {
  move: KNOCK,
  capture: [
    { at: 0, seconds: 0.07, hertz: 700, until: 240, wave: "triangle", loud: 0.45 },
    { at: 0.07, seconds: 0.11, hertz: 330, until: 90, wave: "triangle", loud: 0.6 },
  ],
  check: [
    ...KNOCK,
    { at: 0.09, seconds: 0.28, hertz: 880, wave: "sine", loud: 0.3 },
    { at: 0.09, seconds: 0.2, hertz: 1320, wave: "sine", loud: 0.12 },
  ],
  end: [
    { at: 0, seconds: 0.5, hertz: 523.25, wave: "sine", loud: 0.3 },
    { at: 0.14, seconds: 0.5, hertz: 392, wave: "sine", loud: 0.3 },
    { at: 0.28, seconds: 0.9, hertz: 261.63, wave: "sine", loud: 0.35 },
  ],
  "low-time": [
    { at: 0, seconds: 0.12, hertz: 988, wave: "sine", loud: 0.3 },
    { at: 0.18, seconds: 0.12, hertz: 988, wave: "sine", loud: 0.3 },
  ],
  refused: [{ at: 0, seconds: 0.16, hertz: 150, until: 105, wave: "square", loud: 0.12 }],
};

/** @param {SoundName} name */
export function lengthOf(name) {
  return Math.max(...SOUNDS[name].map(({ at, seconds }) => at + seconds));
}
