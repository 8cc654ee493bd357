export interface Watch {
  /** In milliseconds, never decreasing. */
  now(): number;
  /** Returns what cancels it. */
  later(work: () => void, ms: number): () => void;
}
