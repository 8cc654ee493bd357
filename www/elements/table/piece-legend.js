import { html, nothing } from "lit-html";
import { boardMarks } from "../../draw/mark-picture.js";
import { isPromoted } from "../../state/promoted-code.js";
import { REACH_MARKS, REACH_SHAPES, reachMarks } from "../../draw/preview-scene.js";
import { joinedEdges } from "../../state/board-geometry.js";
import { boardTurns } from "../../state/players.js";
import { firstLesson } from "../../state/state.js";
import { webAddress } from "../../state/web-address.js";
import { colon, words } from "../../i18n/strings.js";
import { claimWords } from "../../i18n/claim-words.js";
import { markLegend } from "./mark-legend.js";
import { armyList } from "../controls/army-list.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { piecePreview } from "../controls/preview-template.js";
import { segments } from "../controls/segments.js";
import { onSystemTheme } from "../controls/theme.js";

/** @import { State, Lesson } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { MarkPicture } from "../../draw/mark-picture.js" */

export class PieceLegend extends Part {
  /** A listener would keep a legend that was left in memory. @type {AbortController | null} */
  #watching = null;

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    this.#watching = new AbortController();
    onSystemTheme(() => this.update(), this.#watching.signal);
  }

  disconnectedCallback() {
    this.#watching?.abort();
  }

  /** @override @param {State} state */
  template(state) {
    const { info, lesson, settings } = state;
    if (info === null) return null;
    const { board, notes, source } = info;
    const say = words.legend;
    const marks = boardMarks(info).map(explained);
    return html`
      <div class="legend-kinds" role="group" aria-label=${say.title}>
        ${info.kinds.map(({ code }, kind) =>
          isPromoted(code) ? nothing : this.#kindButton(state, info, kind),
        )}
      </div>
      <div class=${board.shape === "levels" ? "lesson broad" : "lesson"} ?hidden=${lesson === null}>
        ${lesson === null ? nothing : this.#lesson(info, lesson, state)}
      </div>
      <h3>${say.notes}</h3>
      <ul class="legend-notes">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>
      <p class="quiet">${sourceTemplate(source)}</p>
      <h3>${say.marks}</h3>
      ${markLegend(marks, info, settings)} ${armyList(info, settings.pieceSet)}
      <p class="quiet" ?hidden=${joinedEdges(board) === null}>${say.beyond}</p>
      <p class="quiet" ?hidden=${board.shape !== "two-boards"}>${say.crossing}</p>
    `;
  }

  /** @param {State} state @param {GameInfo} info @param {number} kind */
  #kindButton({ lesson, settings }, info, kind) {
    const label = info.kinds[kind]?.name ?? "";
    const press = () => {
      const shown = lesson ?? firstLesson(info);
      if (shown !== null) this.send({ kind: "lesson", lesson: { ...shown, kind } });
    };
    const look = { label, title: label, pressed: kind === lesson?.kind };
    return button(pieceTemplate(info, kind, 0, settings.pieceSet), press, look);
  }

  /** @param {GameInfo} info @param {Lesson} lesson @param {State} state */
  #lesson(info, lesson, state) {
    const { preview, settings, view } = state;
    const kind = info.kinds[lesson.kind];
    if (kind === undefined) return nothing;
    const say = words.legend;
    const teach = (/** @type {Partial<Lesson>} */ news) =>
      this.send({ kind: "lesson", lesson: { ...lesson, ...news } });
    const name = kind.royal ? `${kind.name} · ${say.royal}` : kind.name;
    const notation = kind.notation === "-" ? "" : say.notation + colon + kind.notation;
    const boards = {
      name: say.board,
      labels: [say.emptyBoard, say.presentBoard],
      chosen: lesson.present ? 1 : 0,
      choose: (/** @type {number} */ at) => teach({ present: at === 1 }),
    };
    const sides = {
      name: say.side,
      labels: info.seats.map((seat) => seat.name),
      chosen: lesson.seat,
      choose: (/** @type {number} */ seat) => teach({ seat }),
    };
    return html`
      <div class="lesson-board">
        ${piecePreview(
          {
            game: info,
            lesson,
            preview,
            settings,
            pieces: lesson.present ? view?.pieces : undefined,
            flipped: boardTurns(state) === 2,
          },
          teach,
        )}
        ${markLegend(marksIn(preview), info, settings)}
      </div>
      <div class="lesson-words">
        <h3 class="legend-name">${name}</h3>
        <p class="legend-rules">${kind.rules}</p>
        <p class="legend-claims">${claimWords(info, lesson.kind).join(" ")}</p>
        <p class="legend-notation quiet">${notation}</p>
      </div>
      <div class="legend-switches">${segments(boards)}${segments(sides)}</div>
      <p class="quiet legend-move">${say.moveIt}</p>
    `;
  }
}

/** In the order of the legend. @param {State["preview"]} preview */
export function marksIn(preview) {
  const found = new Set(preview?.targets.flatMap((target) => reachMarks(target, preview.from)));
  return REACH_MARKS.filter((mark) => found.has(mark)).map((name) => ({
    name,
    shapes: REACH_SHAPES[name],
    words: words.reachMarks[name],
  }));
}

/** @param {MarkPicture} mark */
function explained(mark) {
  return { ...mark, words: words.marks[mark.name]?.legend ?? "" };
}

/** A link if it is a web address. @param {string} source */
function sourceTemplate(source) {
  const address = webAddress(source);
  if (address === null) return `${words.table.source}${colon}${source}`;
  return html`<a rel="noopener external" target="_blank" href=${address}>${words.table.source}</a>`;
}

customElements.define("piece-legend", PieceLegend);
