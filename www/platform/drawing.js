export class Drawing {
  #draw;
  #frame = 0;

  /** @param {() => void} draw */
  constructor(draw) {
    this.#draw = draw;
  }

  soon() {
    this.#frame ||= requestAnimationFrame(() => this.now());
  }

  now() {
    this.cancel();
    this.#draw();
  }

  cancel() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
