// A fake of the Wasm engine: pieces move one leap at a time, and a search returns the first move. It knows hardly any
// rules; it allows tests of the page without Wasm.

import { canSeal, seal, unseal } from "../../../www/storage/sealing.js";
import { plainAction, plainPlayed, plainView } from "../fixtures/messages.js";
import { GAMES, piecesOf } from "./games.js";
import { FakeSecrets } from "./secrets.js";

/** @import { ActionInfo, GameInfo, PlacedPiece, OutcomeInfo, PlayedAction } from "../../../www/engine/protocol.js" */
/** @import { SearchInfo, View, OutcomeReason } from "../../../www/engine/protocol.js" */

/** Steps by type code; pawns step forward, unknown types step like a king. */
const LEAPS = /** @type {Record<string, number[][]>} */ ({
  U: [
    [1, 2],
    [2, 1],
    [-1, 2],
    [-2, 1],
    [1, 1],
    [-1, 1],
    [1, -2],
    [-1, -2],
  ],
  D: [
    [2, 0],
    [-2, 0],
    [0, 2],
    [0, -2],
    [2, 2],
    [-2, 2],
  ],
  N: [
    [1, 2],
    [2, 1],
    [-1, 2],
    [-2, 1],
    [1, -2],
    [2, -1],
    [-1, -2],
    [-2, -1],
  ],
  V: [
    [1, 2],
    [-1, 2],
    [2, 1],
    [-2, 1],
  ],
  P: [
    [0, 1],
    [0, 2],
  ],
});
const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

export class FakeEngine {
  /** @type {GameInfo} */
  #info = /** @type {GameInfo} */ (GAMES[0]);
  #placement = "";
  /** @type {PlacedPiece[]} */
  #start = [];
  /** @type {string[]} */
  #moves = [];
  #ply = 0;
  /** @type {OutcomeInfo | null} */
  #resigned = null;
  #secrets = new FakeSecrets();
  /** Whether computers agree to a draw. */
  agreeing = false;
  /** The ply at which a draw may be claimed. @type {number | null} */
  claimablePly = null;
  #slices = 0;
  #level = 1;
  /** Adopted variants. @type {GameInfo[]} */
  #own = [];

  /**
   * @param {string} name
   * @param {any} ask
   * @returns {any}
   */
  call(name, ask) {
    switch (name) {
      case "games":
        return [...GAMES, ...this.#own];
      case "check": {
        const info = readVariant(ask.text);
        return {
          info,
          faults: info === null ? [{ line: 1, key: "", found: "", message: "", choices: [] }] : [],
        };
      }
      case "adopt":
        return this.#adopt(ask.text);
      case "open":
        this.#open(ask.game, ask.position, ask.options);
        return { info: this.#info, view: this.view(), remarks: [], hasVariations: false };
      case "identify":
        return this.#identify(ask.text);
      case "load":
        this.#load(ask.record);
        return { info: this.#info, view: this.view(), remarks: [], hasVariations: false };
      case "record":
        return this.#record(ask.headers);
      case "look":
        this.#secrets.viewer = ask.seat;
        return this.view();
      case "choose":
        this.#secrets.choose(ask.seat, ask.value);
        return this.view();
      case "secrets":
        return this.#secrets.told(this.#info, this.view());
      case "seal":
        return this.#seal(ask);
      case "unseal":
        return this.#unseal(ask);
      case "takeBack":
        this.#secrets.agree(this.view());
        this.#moves = this.#moves.slice(0, ask.ply);
        this.#ply = ask.ply;
        this.#resigned = null;
        return this.view();
      case "expose":
        this.#secrets.elsewhere = ask.hashes;
        return this.view();
      case "abandon":
        this.#resigned = this.#lost("abandoned", ask.seat);
        return this.view();
      case "revealAbandoned":
        if (this.#resigned !== null) this.#resigned = { ...this.#resigned, reason: "resignation" };
        return this.view();
      case "playSearchResult":
        return this.#play(this.#best());
      case "play":
        return this.#play(ask.action);
      case "readMove":
        return this.#read(ask.text);
      case "undo":
        if (this.#resigned?.reason === "resignation" && this.#info.secretive)
          throw { code: "consent-needed", args: {} };
        this.#resigned === null
          ? (this.#ply = Math.max(0, this.#ply - 1))
          : (this.#resigned = null);
        return this.view();
      case "redo":
        this.#ply = Math.min(this.#moves.length, this.#ply + 1);
        return this.view();
      case "goTo":
        this.#ply = ask.ply;
        return this.view();
      case "resign":
        this.#resigned = this.#lost("resignation", ask.seat);
        return this.view();
      case "agreeDraw":
      case "claimDraw":
        this.#resigned = {
          reason: name === "agreeDraw" ? "agreement" : "repetition",
          places: [1, 1],
          winner: null,
          onPoints: false,
          stopped: true,
        };
        return this.view();
      case "wouldAgree":
        return this.agreeing;
      case "flag":
        this.#resigned = this.#lost("time", ask.seat);
        return this.view();
      case "promotions":
        return [];
      case "whyNot":
        return {
          code: "no-such-move",
          args: { kind: 0, square: this.#info.board.squares[ask.to]?.name ?? "" },
        };
      case "pieceValues":
        return this.#info.kinds.map(() => 300);
      case "preview":
        return this.#preview(ask);
      default:
        throw { code: "unknown-call", args: { found: name } };
    }
  }

  /**
   * @param {OutcomeReason} reason
   * @param {number} seat
   */
  #lost(reason, seat) {
    return {
      reason,
      places: seat === 0 ? [2, 1] : [1, 2],
      winner: 1 - seat,
      onPoints: false,
      stopped: true,
    };
  }

  /** @param {number} level */
  startThinking(level) {
    this.#level = level;
    this.#slices = 0;
  }

  /** @returns {SearchInfo} */
  thinkSlice() {
    this.#slices += 1;
    const best = this.#info.secretive ? "" : this.#best();
    return {
      best,
      secretBest: null,
      depth: this.#slices,
      scoreCentipawns: 12 * this.#slices - 30,
      mateInPlies: null,
      lines: [],
      shares: [],
      nodes: 4321 * this.#slices,
      line: best === "" ? [] : [best, "e8e6", "c1d3", "f8e7", "b1b4"],
      san: best === "" ? [] : [best, "e8e6", "c1d3", "f8e7", "b1b4"],
      done: this.#slices >= this.#level * 2,
    };
  }

  levelCapMs() {
    return 5000;
  }

  #best() {
    const { pieces } = this.#replay();
    const actions = this.#actions(pieces, this.#ply % 2);
    const choice =
      actions.find(({ captures }) => captures.length > 0) ??
      actions[(this.#moves.length * 7) % actions.length];
    return choice?.text ?? "";
  }

  /** @returns {View} */
  view() {
    const { pieces, played } = this.#replay();
    const turn = this.#ply % 2;
    const view = this.#openView(pieces, played, turn);
    return this.#info.secretive ? this.#secrets.hide(this.#info, view, played) : view;
  }

  /**
   * @param {PlacedPiece[]} pieces
   * @param {PlayedAction[]} played
   * @param {number} turn
   * @returns {View}
   */
  #openView(pieces, played, turn) {
    return plainView({
      viewer: turn,
      revealed: this.#resigned !== null,
      searched: [[], []],
      position: `${placementOf(pieces, this.#info)} ${turn === 0 ? "w" : "b"} - - 0 1`,
      pieces,
      reserves: [[], []],
      turn,
      actions: this.#resigned === null ? this.#actions(pieces, turn) : [],
      outcome: this.#resigned,
      claimableDraw:
        this.#resigned === null && this.#ply === this.claimablePly ? "repetition" : null,
      played,
      ply: this.#ply,
    });
  }

  /**
   * @param {string} id
   * @param {string | null} [position]
   * @param {Record<string, string>} [options]
   */
  #open(id, position, options = {}) {
    const info = [...GAMES, ...this.#own].find((game) => game.id === id);
    if (info === undefined) throw { code: "unknown-game", args: { found: id } };
    const placement = position?.split(" ")[0] ?? "";
    this.#start = placement === "" ? info.array : piecesOf(placement, info.kinds);
    this.#placement = placement;
    this.#info = { ...info, chosen: { ...info.chosen, ...options } };
    this.#secrets = new FakeSecrets();
    this.#moves = [];
    this.#ply = 0;
    this.#resigned = null;
  }

  /** @param {string} text */
  #adopt(text) {
    const info = readVariant(text);
    if (info === null) throw { code: "variant-file", args: { found: "", allowed: "line 1" } };
    const { id } = info;
    if (GAMES.some((game) => game.id === id)) throw { code: "game-id-taken", args: { found: id } };
    this.#own = [...this.#own.filter((game) => game.id !== id), info];
    return info;
  }

  /** @param {string} text */
  #identify(text) {
    const game = /\[Game "(.*)"\]/.exec(text)?.[1] ?? null;
    const isPosition = !text.includes("[") && text.includes("/");
    const kind = isPosition ? "position" : game === null ? "unknown" : "game";
    return { kind, game: isPosition ? this.#info.id : game, fault: null };
  }

  /** @param {string} record */
  #load(record) {
    const game = /\[Game "(.*)"\]/.exec(record)?.[1];
    if (game === undefined)
      throw { code: "record-no-game", args: { found: record.slice(0, 30), line: 1 } };
    const position = /\[Position "(.*)"\]/.exec(record)?.[1];
    this.#open(game, position);
    this.#moves = (record.split("\n\n")[1] ?? "").split(/\s+/).filter((move) => move !== "");
    this.#ply = this.#moves.length;
  }

  /** @param {any} ask */
  #seal({ headers, players, pins, key }) {
    if (!canSeal()) return null;
    const { chosen } = this.#info;
    const { game, chosen: secrets } = this.#secrets;
    const truth = { game, secrets, record: this.#record(headers), options: chosen };
    return seal(key, { record: JSON.stringify(truth), players, pins }, 2048);
  }

  /** @param {any} ask */
  async #unseal({ sealed, key }) {
    const { record: truth, players, pins } = await unseal(key, sealed);
    const { game, record, secrets, options } = JSON.parse(truth);
    this.#load(record);
    this.#info = { ...this.#info, chosen: options };
    this.#secrets.game = game;
    this.#secrets.chosen = secrets;
    return { info: this.#info, view: this.view(), players, pins };
  }

  /** @param {Record<string, string>} headers */
  #record(headers) {
    const lines = Object.entries({ Game: this.#info.id, Position: this.#placement, ...headers });
    return `${lines.map(([key, value]) => `[${key} "${value}"]`).join("\n")}\n\n${this.#moves.join(" ")}\n`;
  }

  /** @param {string} text */
  #play(text) {
    if (this.view().consentNeeded) throw { code: "consent-needed", args: {} };
    const { pieces } = this.#replay();
    const actions = this.#resigned === null ? this.#actions(pieces, this.#ply % 2) : [];
    if (!actions.some((action) => action.text === text)) {
      throw { code: "no-such-move", args: { found: text } };
    }
    this.#moves = [...this.#moves.slice(0, this.#ply), text];
    this.#ply += 1;
    return this.view();
  }

  /** @param {string} text */
  #read(text) {
    const found = text.toLowerCase().replace(/[^a-z0-9]/g, "");
    const action = this.view().actions.find((action) => action.text === found);
    if (action !== undefined) return action.text;
    const code = /^([a-z]\d+){2}$/.test(found) ? "no-such-move" : "unreadable-move";
    throw { code, args: { found: text, kind: 0 } };
  }

  #replay() {
    const square = (/** @type {string} */ name) =>
      this.#info.board.squares.findIndex((one) => one.name === name);
    let pieces = this.#start;
    let shown = pieces;
    /** @type {PlayedAction[]} */
    const played = [];
    this.#moves.forEach((text, at) => {
      const [, a = "", b = ""] = /^([a-z]\d+)([a-z]\d+)/.exec(text) ?? [];
      const [from, to] = [square(a), square(b)];
      const mover = pieces.find((piece) => piece.square === from);
      const taken = pieces.find((piece) => piece.square === to);
      const captures = taken === undefined ? [] : [to];
      pieces = pieces
        .filter((piece) => piece.square !== to)
        .map((piece) => (piece.square === from ? { ...piece, square: to } : piece));
      const number = Math.floor(at / 2) + 1;
      played.push(
        plainPlayed({
          text,
          seat: at % 2,
          number,
          from,
          to,
          captures,
          kind: mover?.kind ?? 0,
          reveals: this.#secrets.reveals(this.#info, taken),
        }),
      );
      if (at + 1 === this.#ply) shown = pieces;
    });
    return { pieces: this.#ply === 0 ? this.#start : shown, played };
  }

  /**
   * @param {PlacedPiece[]} pieces
   * @param {number} turn
   * @returns {ActionInfo[]}
   */
  #actions(pieces, turn) {
    const { squares } = this.#info.board;
    return pieces
      .filter((piece) => piece.seat === turn)
      .flatMap((piece) =>
        this.#reached(piece).map((to) => ({
          piece,
          to,
          other: pieces.find((one) => one.square === to),
        })),
      )
      .filter(({ other }) => other?.seat !== turn)
      .map(({ piece, to, other }) =>
        plainAction({
          text: `${squares[piece.square]?.name}${squares[to]?.name}`,
          from: piece.square,
          to,
          captures: other === undefined ? [] : [to],
          path: { through: [], screens: [], leaps: true },
        }),
      );
  }

  /** @param {PlacedPiece} piece */
  #reached(piece) {
    const { squares, files, ranks } = this.#info.board;
    const from = squares[piece.square];
    const leaps = LEAPS[this.#info.kinds[piece.kind]?.code ?? ""] ?? STEPS;
    return leaps
      .map(([right = 0, up = 0]) => ({
        file: (from?.file ?? 0) + right,
        rank: (from?.rank ?? 0) + (piece.seat === 0 ? up : -up),
      }))
      .filter(({ file, rank }) => file >= 0 && rank >= 0 && file < files && rank < ranks)
      .map(({ file, rank }) => rank * files + file);
  }

  /** @param {{kind: number, seat: number, from: number}} ask */
  #preview({ kind, seat, from }) {
    const path = { through: [], screens: [], leaps: true };
    const targets = this.#reached({ square: from, kind, seat }).map((square) => ({
      square,
      moves: true,
      captures: true,
      hops: false,
      initial: false,
      path,
    }));
    return { from, targets };
  }
}

/**
 * Chess with another name and id; null without an id.
 * @param {string} text
 * @returns {GameInfo | null}
 */
function readVariant(text) {
  const id = /^id = "(.*)"$/m.exec(text)?.[1];
  const chess = GAMES.find((game) => game.id === "chess");
  if (id === undefined || chess === undefined) return null;
  return {
    ...chess,
    id,
    name: id,
    own: true,
    featured: false,
    variantHash: text,
    contentHash: text,
    formerHashes: [],
    knownAs: [],
  };
}

/**
 * @param {PlacedPiece[]} pieces
 * @param {GameInfo} info
 */
function placementOf(pieces, info) {
  const { files, ranks } = info.board;
  const rows = Array.from({ length: ranks }, (_, down) => {
    let row = "";
    let empty = 0;
    for (let file = 0; file < files; file += 1) {
      const piece = pieces.find((one) => one.square === (ranks - 1 - down) * files + file);
      const code = piece === undefined ? "" : (info.kinds[piece.kind]?.code ?? "");
      if (piece === undefined) empty += 1;
      if (piece !== undefined) {
        row += `${empty || ""}${piece.seat === 0 ? code : code.toLowerCase()}`;
        empty = 0;
      }
    }
    return `${row}${empty || ""}`;
  });
  return rows.join("/");
}
