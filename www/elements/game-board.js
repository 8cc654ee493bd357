// <game-board>: one board, its men and marks, and the input on it. It decides nothing about the rules and holds no
// words: it shows the view, reach and promotions it is given and tells what the user wants.
//
// Properties (set them in any order; redraws are gathered into one animation frame)
//   game        GameInfo | null          setting another game forgets the choice and everything shown
//   view        View | null              a new view is reached by animation where one or a few men moved
//   words       BoardWords               required before anything is said; see the type in board-words.js
//   interactive boolean | Seat[]         seats whose men may be moved by hand when they are to act; default true (all)
//   flipped     boolean                  default false
//   pieceSet    "figures" | "letters"    default "figures"
//   theme       "light" | "dark" | null  null (default) follows prefers-color-scheme
//   reach       Reach | null             the answer to `choose`; ignored unless `reach.from` is the chosen cell
//   promotions  PromotionChoice[] | null the answer to `promote` (or to `refuse`, if nothing may be promoted to):
//                                        opens the chooser at the target cell; null closes it
//   hintLine    string[] | null          move texts; the first is drawn as an arrow if it is one of `view.actions`
//   chosen      Cell | null              read only: the chosen man's cell
//
// Events (CustomEvent, bubbling and composed)
//   choose    { cell: Cell | null }            a man was chosen, or the choice was given up; answer by setting `reach`
//   play      { text: string }                 a legal action was made (also from the chooser)
//   promote   { from: Cell, to: Cell }         a promotion must be chosen; answer by setting `promotions`
//   refuse    { from: Cell, to: Cell }         no such action; ask `whyNot`, then call `tell(words)`
//   inspect   { cell: Cell }                   a man that can't be moved now was clicked, or any man was asked about
//                                              by a right click or a long press: show its rules
//   cellhover { cell: Cell | null }            pointer or keyboard focus is on that cell
//
// Methods
//   tell(text, cell?)   shows the sentence in a bubble near the cell (default: where the last move was refused) and says
//                       it to screen readers; it goes away by itself, by Escape, or by the next action
//   announce(text)      says it to screen readers only
//   focusCell(cell)     moves the keyboard focus to a cell
//   deselect()          gives up the choice
//   settled()           Promise that resolves when no animation runs and the last change is painted
//
// Attributes reflected for styling and tests: `flipped`, `busy` (while a move is animated).
//
// Size: the board fills its container's width and keeps its own height (`aspect-ratio` set from the game), so give it a
// width; `max-width: min(100%, calc(100vh - …))` on the host keeps it within the window. No layout shift once `game` is set.
//
// CSS custom properties read from the host (all optional, defaults in draw/palette.js):
//   --board-target  --board-chosen  --board-last  --board-check  --board-forbidden  --board-hint
//   --board-frame  --board-coordinate  --board-focus
//   --board-bubble  --board-bubble-ink  --board-surface  --board-ink  (bubble and chooser)
//
// In the shadow tree: role="grid" of role="gridcell" elements, each named by `words.cell`, `aria-selected` on the chosen,
// `data-cell="c1"` and `data-marks="capture …"` on each. The chooser is role="dialog" with buttons named by
// `words.promotion`; those that are missing are aria-disabled and described by `words.reason`.
