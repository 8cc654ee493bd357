import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { reasonWords, words as pageWords } from "../../i18n/strings.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { MOST_LINES } from "./analyst.js";
import { scoreText, seenByFirst } from "./evaluation.js";
import { moveTemplate } from "../../elements/controls/move-text.js";
import { writtenLine } from "../../state/notation.js";
import { words } from "./study-words.js";

/** @import { MoveLook } from "../../elements/controls/move-text.js" */
/** @import { GameInfo, SearchInfo, View } from "../../engine/protocol.js" */
/** @import { Analysis, Perform } from "./study.js" */

/** @typedef {SearchInfo["lines"][number]} FoundLine */

/** The shown part of a line; screen readers get all of it. */
const MOVES_SHOWN = 12;

const COUNTS = Array.from({ length: MOST_LINES }, (_, at) => at + 1);

/**
 * @param {GameInfo} info
 * @param {View} view
 * @param {Analysis} analysis
 * @param {Perform} perform
 * @param {MoveLook} look
 */
export function analysisPanel(info, view, analysis, perform, look) {
  const { on, running, lines, result } = analysis;
  // With more than two players there is only one line.
  const wanted = info.seats.length === 2 ? lines : 1;
  const found = on ? foundIn(result) : [];
  const depth = found.length === 0 ? 0 : (result?.depth ?? 0);
  const say = running ? words.analysis.depth : words.analysis.depthDone;
  const nodes = pageWords.thinking.nodes(result?.nodes ?? 0);
  const announcement = announcementOf(info, view, analysis, found.length);
  return html`<section
    class="analysis ${on ? "on" : ""}"
    aria-label=${words.analysis.label}
    .style=${`--lines: ${wanted}`}
  >
    <div class="analysis-head">
      ${button(words.analysis.turnOn, () => perform({ kind: "analyse", on: !on }), {
        look: "analysis-switch",
        icon: "hint",
        pressed: on,
      })}
      <select
        class="choice"
        aria-label=${words.analysis.lines}
        ?hidden=${!on || info.seats.length > 2}
        .value=${live(String(lines))}
        @change=${valueTo((lines) => perform({ kind: "count-lines", lines: Number(lines) }))}
      >
        ${COUNTS.map(
          (count) =>
            html`<option value=${count} ?selected=${count === lines}>
              ${words.analysis.lineCount(count)}
            </option>`,
        )}
      </select>
      <span class="quiet analysis-depth">${depth === 0 ? "" : `${say(depth)} · ${nodes}`}</span>
    </div>
    <p class="quiet analysis-told" ?hidden=${announcement === ""}>${announcement}</p>
    <ol class="analysis-lines" role="list" aria-label=${words.analysis.list}>
      ${found.map((one) => row(info, view, one, perform, look))}
    </ol>
  </section>`;
}

/**
 * Rows are kept and get new words: the focus stays, and a tap hits what it aimed at.
 * @param {GameInfo} info
 * @param {View} view
 * @param {FoundLine} one
 * @param {Perform} perform
 * @param {MoveLook} look
 */
function row(info, view, one, perform, look) {
  const score = scoreText(info.seats.length === 2 ? seenByFirst(one, view.turn) : one);
  const rest = one.line.length > MOVES_SHOWN ? " …" : "";
  const written = writtenLine(info, one, look.notation);
  const shown = written.slice(0, MOVES_SHOWN);
  const moves = shown.map((move, at) => [at === 0 ? "" : " ", moveTemplate(info, move, look)]);
  const said = html`<span class="analysis-score">${score}</span>
    <span class="analysis-moves">${moves}${rest}</span>`;
  return html`<li>
    ${button(said, () => perform({ kind: "play", line: one.line }), {
      look: "analysis-line",
      title: words.analysis.play(written[0] ?? ""),
    })}
    ${button("", () => perform({ kind: "insert", line: one.line }), {
      look: "analysis-insert",
      icon: "insert",
      label: words.analysis.insert(written.join(" ")),
      title: words.analysis.insert(shown.join(" ") + rest),
    })}
  </li>`;
}

/** @param {GameInfo} info @param {View} view @param {Analysis} analysis @param {number} count */
function announcementOf(info, view, { on, refusal }, count) {
  if (!on) return "";
  if (view.outcome !== null) return words.analysis.none;
  if (refusal !== null) return reasonWords(refusal, info);
  return count === 0 ? words.analysis.waiting : "";
}

/**
 * With a single line the search uses other fields.
 * @param {SearchInfo | null} result
 * @returns {FoundLine[]}
 */
function foundIn(result) {
  if (result === null) return [];
  if (result.lines.length > 0) return result.lines;
  if (result.best === "") return [];
  const { best, line, san, scoreCentipawns, mateInPlies, depth } = result;
  const moves = line.length > 0 ? line : [best];
  const notation = line.length > 0 ? san : [best];
  return [{ text: best, line: moves, san: notation, scoreCentipawns, mateInPlies, depth }];
}
