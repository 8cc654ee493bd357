// What the controllers of a table are given, so that tests and other pages can replace it.

import type { EngineClient } from "../engine/client.js";
import type { GameStore, ShippedGames, ShippedStart } from "../state/page-state.js";
import type { GameLocks } from "../storage/game-locks.js";
import type { RevealedSecrets } from "../storage/revealed-secrets.js";
import type { SavedGames } from "../storage/saved-games.js";
import type { Clipboard } from "./clipboard.js";
import type { Own } from "./custom-variants-controller.js";
import type { ExportSource } from "./export-controller.js";
import type { ReviewSource } from "./review-loader.js";
import type { GamesFileLoader } from "./saved-games-controller.js";

export type Engine = Pick<EngineClient, "call">;

export interface Browser {
  hash(): string;
  /** Without opening it. */
  replaceHash(hash: string): void;
  /** To another place of the page. */
  go(hash: string): void;
  /** The whole link. */
  address(hash: string): string;
  copy: Clipboard["copy"];
  download(name: string, text: string): void;
}

export interface TableParts {
  engine: Pick<EngineClient, "call" | "start" | "leaveGame">;
  store: GameStore;
  saved: SavedGames;
  browser: Browser;
  revealed?: Pick<RevealedSecrets, "note" | "beyond">;
  locks?: GameLocks;
  own?: Own;
  /** Null if only the engine knows them. */
  shipped?: () => Promise<ShippedGames | null>;
  /** The first position of such a game; null if only the engine knows it. */
  start?: (game: string) => Promise<ShippedStart | null>;
  gamesFile?: GamesFileLoader;
  /** Absent where no games are reviewed. */
  reviews?: ReviewSource;
  /** Absent where nothing is shared. */
  exports?: ExportSource;
  minSearchMs?: number;
  /** See `SecretsController`. */
  lingerMs?: number;
  pins?: boolean;
  /** Draws are claimed as soon as they may be. */
  claimsDraws?: boolean;
}
