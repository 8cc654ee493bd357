// The words of the page in its language. Errors and outcomes come as codes with arguments; here they become sentences.

import { language } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { nameOf } from "../state/players.js";
import { writeTimeControl } from "../state/time-control.js";
import { headerText, playerNames } from "./header-words.js";
import { seatPhrase } from "./seat-words.js";

/** @import { NestedReason } from "../state/reasons.js" */
/** @import { GameInfo, OutcomeInfo, Secret, SearchInfo, View } from "../engine/protocol.js" */
/** @import { Rank } from "../state/standings.js" */
/** @import { Player, State } from "../state/page-state.js" */
/** @import { Argument, Sentence, Words } from "./words.js" */

/** Longer input is cut where a sentence quotes it. */
const LONGEST_FOUND = 200;

/** @type {Words} */
export const words = await LANGUAGES[language].words();

/** Between a name and what is said of it. */
export const { colon } = words;

/**
 * A reason as a sentence. The arguments `kind`, `royal` and `by` may be indices of piece types, `seat` of a player.
 * @param {NestedReason} reason
 * @param {GameInfo | null} info
 * @returns {string}
 */
export function reasonWords(reason, info) {
  const arg = argumentOf(reason, info);
  const sentences = /** @type {Record<string, Sentence | undefined>} */ (words.reasons);
  const say = sentences[reason.code];
  return say === undefined ? words.unknownReason(reason.code, arg) : say(arg);
}

/**
 * The ranking, best first: "1st: Red.", "2nd (tied): Yellow, Blue."
 * @param {Rank[]} ranks
 * @param {GameInfo} info
 * @param {Player[]} [players]
 * @returns {string[]}
 */
export function placeWords(ranks, info, players = []) {
  return ranks.map(({ place, seats }) => {
    const phrases = seats.map((seat) => seatPhrase(info.seats[seat], nameOf(players[seat])));
    return `${words.result.rank(place, phrases)}.`;
  });
}

/**
 * As one text.
 * @param {Rank[]} ranks
 * @param {GameInfo} info
 * @param {Player[]} [players]
 */
export function rankingWords(ranks, info, players = []) {
  return placeWords(ranks, info, players).join(" ");
}

/**
 * @param {OutcomeInfo} outcome
 * @param {GameInfo} info
 * @param {Player[]} [players]
 * @returns {string}
 */
export function outcomeWords(outcome, info, players = []) {
  const { winner: seat } = outcome;
  const winner = seat === null ? "" : seatPhrase(info.seats[seat], nameOf(players[seat]));
  const say = words.outcomes[outcome.reason];
  if (outcome.onPoints) return words.onPoints(say?.("") ?? "", winner);
  return say === undefined ? words.unknownOutcome(outcome.reason, winner) : say(winner);
}

/**
 * Secrets as one sentence. Players without secrets are left out.
 * @param {Secret[]} secrets
 * @param {GameInfo} info
 * @param {boolean} over
 * @returns {string}
 */
export function secretsWords(secrets, info, over) {
  if (secrets.length === 0) return "";
  const bySeat = secrets.toSorted((one, other) => one.seat - other.seat);
  const parts = bySeat.map((secret) =>
    words.secrets.sentences[secret.field](...namesOf(secret, info), over),
  );
  return `${parts.join(", ")}.`;
}

/**
 * What happened besides the moves, and which secrets everyone knows because of it.
 * @param {View} view
 * @param {GameInfo} info
 * @returns {string}
 */
export function remarkWords({ remarks, exposed, ply }, info) {
  const last = remarks.findLast((remark) => remark.ply <= ply);
  if (last === undefined) return "";
  return [words.remarks.codes[last.code], secretsWords(exposed, info, false)].join(" ").trim();
}

/**
 * @param {{seat: number, kind: number | null, square: number | null}} what
 * @param {GameInfo} info
 * @returns {[seat: string, kind: string, square: string]}
 */
function namesOf({ seat, kind, square }, info) {
  return [
    info.seats[seat]?.name ?? "",
    kind === null ? "" : (info.kinds[kind]?.name ?? ""),
    square === null ? "" : (info.board.squares[square]?.name ?? ""),
  ];
}

/**
 * The headers of a record that say who played and with which time control. Their names are the same in every language.
 * A game that was opened from a text keeps its own, unless a name was changed here.
 * @param {Pick<State, "info" | "players" | "clock" | "headers">} state
 * @returns {Record<string, string>}
 */
export function recordHeaders({ info, players, clock, headers: opened }) {
  /** @type {Record<string, string>} */
  const headers = clock === null ? {} : { TimeControl: writeTimeControl(clock.control) };
  const before = info === null ? [] : playersInRecord(info, players.map(unnamed), opened);
  info?.seats.forEach(({ header }, seat) => {
    const player = players[seat];
    const isKept = player?.name === undefined || player.name === before[seat]?.name;
    // Whoever wasn't named in a record of ours may be somebody else now.
    if (opened !== null && isKept && opened[header] !== words.seat.human) return;
    headers[header] =
      player?.player === "computer"
        ? words.seat.computer(player.level)
        : nameOf(player) || words.seat.human;
  });
  return { ...opened, ...headers };
}

/** @param {Player} player @returns {Player} */
function unnamed({ name: _, ...player }) {
  return player;
}

/**
 * Players with their names, which records of old editions have only in their headers.
 * @param {GameInfo} info
 * @param {Player[]} players
 * @param {Record<string, string> | null} headers  of a game that was opened from a text
 * @returns {Player[]}
 */
export function playersInRecord(info, players, headers) {
  if (headers === null) return players;
  const names = playerNames(info, headers);
  return players.map((player, seat) => {
    const name = headerText(player.name ?? names[seat]);
    return { ...player, name: name === words.seat.human ? "" : name };
  });
}

/**
 * The score from the engine's side: "+0.35", "mates in 3".
 * @param {SearchInfo} thought
 * @returns {string}
 */
export function scoreWords(thought) {
  if (thought.mateInPlies !== null) {
    const moves = Math.ceil(Math.abs(thought.mateInPlies) / 2);
    return thought.mateInPlies > 0 ? words.thinking.mates(moves) : words.thinking.mated(moves);
  }
  const pawns = thought.scoreCentipawns / 100;
  const sign = pawns > 0 ? "+" : pawns < 0 ? "−" : "";
  return `${sign}${Math.abs(pawns).toFixed(2)}`;
}

/**
 * The word for a square, on flat boards and in three dimensions.
 * @param {GameInfo | null} info
 */
export function placeWord(info) {
  const { flat, solid } = words.board.places;
  return info?.board.shape === "levels" ? solid : flat;
}

/** What a wall is called. @param {GameInfo | null} info */
export function wallName(info) {
  return info?.walls?.name ?? words.walls.name;
}

/**
 * @param {NestedReason} reason
 * @param {GameInfo | null} info
 * @returns {Argument}
 */
function argumentOf(reason, info) {
  return (key) => {
    if (key === "place") return placeWord(info);
    if (key === "wall") return wallName(info);
    if (key === "why") return reason.why === undefined ? "" : reasonWords(reason.why, info);
    const value = reason.args[key];
    if (value === undefined) return "";
    if (typeof value === "string") return key === "found" ? clipped(value) : value;
    if (key === "kind" || key === "royal" || key === "by")
      return info?.kinds[value]?.name ?? String(value);
    if (key === "seat" || key === "victim") return info?.seats[value]?.name ?? String(value);
    return String(value);
  };
}

/**
 * @param {string} text
 */
function clipped(text) {
  return text.length <= LONGEST_FOUND ? text : `${text.slice(0, LONGEST_FOUND)}…`;
}
