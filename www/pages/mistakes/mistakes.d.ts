import type { Seat } from "../../engine/protocol.js";
import type { Effects, Store } from "../../state/effects.js";

/** "judging": the engine looks at the played move; "shown": the solution is on the board. */
export type Status =
  "opening" | "find" | "judging" | "wrong" | "right" | "shown" | "end" | "failed";

export interface MistakesState {
  /** [seat] The plies of the mistakes. */
  plies: number[][];
  seat: Seat;
  at: number;
  status: Status;
  message: string;
  /** Mistakes for which a better move was found without help. */
  found: number;
}

export type MistakesAction =
  | { kind: "begin"; plies: number[][]; seat: Seat }
  | { kind: "choose-seat"; seat: Seat }
  | { kind: "next" }
  | { kind: "again" }
  | { kind: "show-solution" }
  | { kind: "try"; action: string }
  // Results
  | { kind: "told"; status: Status; message: string };

export type MistakesStore = Store<MistakesState, MistakesAction>;
export type MistakesEffects = Effects<MistakesState, MistakesAction>;
