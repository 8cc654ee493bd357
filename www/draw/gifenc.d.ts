// The part of gifenc that gif.js uses; the package has no types.

declare module "gifenc" {
  type Colour = [red: number, green: number, blue: number];
  type Format = "rgb565" | "rgb444" | "rgba4444";

  interface Frame {
    /** Milliseconds. */
    delay: number;
    /** 1: the frame stays under the next one. */
    dispose: number;
    /** Of the first frame: that of all frames. */
    palette?: Colour[];
    transparent?: boolean;
    transparentIndex?: number;
  }

  interface Encoder {
    writeFrame(colours: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    most: number,
    how: { format: Format },
  ): Colour[];
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Colour[],
    format: Format,
  ): Uint8Array;
}
