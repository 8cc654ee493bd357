// Plays sounds with Web Audio. Where it's missing, or blocked before the first click, the page stays silent.

import { SOUNDS, lengthOf } from "./sounds.js";

/** @import { SoundName, Tone } from "./sounds.js" */

/** Without it, tones click as they start and end. */
const ATTACK_SECONDS = 0.004;
const SILENT = 0.0001;

export class SoundPlayer {
  #make;
  /** @type {AudioContext | null} */
  #context = null;
  #until = 0;

  /** @param {() => AudioContext} [make] */
  constructor(make = () => new AudioContext()) {
    this.#make = make;
  }

  /**
   * @param {SoundName} name
   * @param {number} volume  0 to 1
   */
  play(name, volume) {
    try {
      this.#context ??= this.#make();
      if (this.#context.state === "running") this.#begin(this.#context, name, volume);
      else this.#wake(this.#context, name, volume);
    } catch {
      // No sound device.
    }
  }

  /**
   * The browser may allow sound much later or never; by then the sound is dropped.
   * @param {AudioContext} context
   * @param {SoundName} name
   * @param {number} volume
   */
  #wake(context, name, volume) {
    const requestedAt = performance.now();
    context.resume().then(
      () => {
        if (performance.now() - requestedAt < 500) this.#begin(context, name, volume);
      },
      () => {},
    );
  }

  /** @param {AudioContext} context @param {SoundName} name @param {number} volume */
  #begin(context, name, volume) {
    // Sounds are queued: overlapping moves of fast computers would be noise.
    const start = context.currentTime;
    if (start < this.#until) return;
    this.#until = start + lengthOf(name) / 2;
    for (const tone of SOUNDS[name])
      sound(context, { ...tone, loud: Math.max(SILENT, tone.loud * volume) }, start);
  }
}

/** @param {AudioContext} context @param {Tone} tone @param {number} start */
function sound(context, { at, seconds, hertz, until, wave, loud }, start) {
  const [begin, end] = [start + at, start + at + seconds];
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, begin);
  if (until !== undefined) oscillator.frequency.exponentialRampToValueAtTime(until, end);
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
