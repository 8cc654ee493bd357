// A game as an animated GIF: a frame for each position, of which only the changes are stored.

/// <reference path="./gifenc.d.ts" />

import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { pixelsOf } from "./offscreen.js";
import { frameOf, paintedOn, portraitShapes } from "./portrait.js";

/** @import { Shown, Sitter } from "./portrait.js" */

/** How long positions are shown: at least the first and the last, and usually those after a move. */
const DELAY_MS = { start: 1_000, move: 1_000, end: 3_500 };

/** The last colour of the palette means that a pixel doesn't change. */
const SAME = 255;

/** The frames whose colours make the palette, and how many pixels of them are left out. */
const SAMPLES = 4;
const SAMPLE_STEP = 5;

const FORMAT = "rgb565";

/**
 * @param {Sitter} sitter
 * @param {Shown[]} shown  each position of the game
 * @param {number} width  in pixels
 * @param {object} how
 * @param {number | undefined} how.moveMs
 * @param {AbortSignal | undefined} how.signal
 * @param {(done: number) => void} how.onFrame
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function gifOf(sitter, shown, width, { moveMs, signal, onFrame }) {
  const frame = await frameOf(sitter, width);
  const pixelsAt = (/** @type {number} */ at) =>
    pixelsOf(paintedOn(frame, portraitShapes(sitter, shown[at], frame.layout)));
  const palette = paletteOf(shown.length, pixelsAt);
  const encoder = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (let at = 0; at < shown.length; at += 1) {
    // The page stays usable, and the button to stop works.
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const { data, width, height } = pixelsAt(at);
    const colours = applyPalette(data, palette, FORMAT);
    const delay = delayAt(at, shown.length - 1, moveMs);
    const changes = before === null ? colours : changed(before, colours);
    encoder.writeFrame(changes, width, height, {
      delay,
      dispose: 1,
      ...(before === null ? { palette } : { transparent: true, transparentIndex: SAME }),
    });
    before = colours;
    onFrame(at + 1);
  }
  encoder.finish();
  return encoder.bytes();
}

/** @param {number} at @param {number} last @param {number} [moveMs] */
function delayAt(at, last, moveMs = DELAY_MS.move) {
  if (at === last) return Math.max(moveMs, DELAY_MS.end);
  return at === 0 ? Math.max(moveMs, DELAY_MS.start) : moveMs;
}

/**
 * One palette for all frames, so that pixels that stay the same have the same colour.
 * @param {number} frames
 * @param {(at: number) => ImageData} pixelsAt
 */
function paletteOf(frames, pixelsAt) {
  const chosen = new Set(
    Array.from({ length: SAMPLES }, (_, at) => Math.round((at * (frames - 1)) / (SAMPLES - 1))),
  );
  const samples = [...chosen].map((at) => {
    const pixels = new Uint32Array(pixelsAt(at).data.buffer);
    return pixels.filter((_, index) => index % SAMPLE_STEP === 0);
  });
  const all = new Uint32Array(samples.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const sample of samples) {
    all.set(sample, end);
    end += sample.length;
  }
  const palette = quantize(new Uint8Array(all.buffer), SAME, { format: FORMAT });
  while (palette.length <= SAME) palette.push([0, 0, 0]);
  return palette;
}

/** @param {Uint8Array} before @param {Uint8Array} after */
function changed(before, after) {
  return after.map((colour, at) => (colour === before[at] ? SAME : colour));
}
