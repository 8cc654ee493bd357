// The section of the manual about movements, by its English text. A unit test finds missing ones.

/** @type {Record<string, string>} */
export const manual = {
  "Movements: XBetza": "Zugweisen: XBetza",
  "`moves` uses the notation that R. Betza invented and H. G. Muller extended. A movement is a sequence of parts, and the piece has the moves of all parts. A part is an atom, which is a capital letter, with modifiers and directions (small letters) before it and perhaps a range after it; or a chain in brackets. `fmWfceFifmnD` is the Pawn of chess, `BNN` a Bishop or Nightrider, `mRcpR` the Cannon of Chinese chess.":
    "`moves` verwendet die Notation, die R. Betza erfunden und H. G. Muller erweitert hat. Eine Zugweise ist eine Folge von Teilen, und die Figur hat die Züge aller Teile. Ein Teil ist ein Atom, also ein Großbuchstabe, davor Zusätze und Richtungen (Kleinbuchstaben), dahinter eventuell eine Reichweite; oder eine Kette in Klammern. `fmWfceFifmnD` ist der Bauer im Schach, `BNN` ein Läufer oder Nachtreiter, `mRcpR` die Kanone im chinesischen Schach.",
  "one square orthogonally, (1,0): the Wazir": "ein Feld gerade, (1,0): der Wesir",
  "one square diagonally, (1,1): the Ferz": "ein Feld schräg, (1,1): der Fers",
  "a leap of two squares orthogonally, (2,0): the Dabbaba":
    "ein Sprung zwei Felder gerade, (2,0): der Dabbaba",
  "a leap of two squares and one across, (2,1): the Knight":
    "ein Sprung zwei Felder gerade und eins zur Seite, (2,1): der Springer",
  "a leap of two squares diagonally, (2,2): the Alfil":
    "ein Sprung zwei Felder schräg, (2,2): der Alfil",
  "a leap of three squares orthogonally, (3,0)": "ein Sprung drei Felder gerade, (3,0)",
  "a leap of three squares and one across, (3,1): the Camel":
    "ein Sprung drei Felder gerade und eins zur Seite, (3,1): das Kamel",
  "a leap of three squares and two across, (3,2): the Zebra":
    "ein Sprung drei Felder gerade und zwei zur Seite, (3,2): das Zebra",
  "a leap of three squares diagonally, (3,3)": "ein Sprung drei Felder schräg, (3,3)",
  "one square in every direction, `WF`: the King": "ein Feld in jede Richtung, `WF`: der König",
  "any number of empty squares orthogonally: the Rook":
    "beliebig viele freie Felder gerade: der Turm",
  "any number of empty squares diagonally: the Bishop":
    "beliebig viele freie Felder schräg: der Läufer",
  "any number of empty squares in every direction, `RB`: the Queen":
    "beliebig viele freie Felder in jede Richtung, `RB`: die Dame",
  "alone: the piece never moves": "allein: Die Figur zieht nie",
  "after an atom: at most so many steps in one direction; 1 to 99":
    "hinter einem Atom: höchstens so viele Schritte in eine Richtung, 1 bis 99",
  "the letter doubled: the leap or step any number of times in one direction; a piece on a square where it lands stops it":
    "der Buchstabe doppelt: der Sprung oder Schritt beliebig oft in eine Richtung; eine Figur auf einem Feld, auf dem er endet, hält ihn auf",
  "the same as doubled": "dasselbe wie doppelt",
  "only without capturing": "nur ohne zu schlagen",
  "only capturing": "nur schlagend",
  "only from a square where such a piece stands in the array, or one of its `starts-on`":
    "nur von einem Feld aus, auf dem in der Startaufstellung eine solche Figur steht, oder von einem aus `starts-on`",
  "also captures en passant a piece that has just crossed the square by `ifmnD`":
    "schlägt auch en passant eine Figur, die das Feld eben mit `ifmnD` überquert hat",
  "before a leap: lame, the squares on its way must be empty; `nN` steps orthogonally first. Before `Q`, `R` or `B` of a royal piece: not across attacked squares":
    "vor einem Sprung: Die Felder auf dem Weg müssen frei sein; `nN` geht zuerst gerade. Vor `Q`, `R` oder `B` einer königlichen Figur: nicht über angegriffene Felder",
  "only by jumping over exactly one piece of either side":
    "nur, indem sie genau eine eigene oder fremde Figur überspringt",
  "only by jumping over exactly one piece of either side, to the square directly behind it: the Grasshopper":
    "nur, indem sie genau eine eigene oder fremde Figur überspringt, auf das Feld direkt dahinter: der Grashüpfer",
  "only attacks a royal piece at its end, without moving there: `WfkR` is the General of Xiangqi, which may not face the other General":
    "greift am Ende nur eine königliche Figur an und zieht nicht dorthin: `WfkR` ist der General im Xiangqi, der dem anderen General nicht gegenüberstehen darf",
  "forward, as the piece's own player sees it": "vorwärts, vom eigenen Spieler aus gesehen",
  backward: "rückwärts",
  "to the left": "nach links",
  "to the right": "nach rechts",
  "forward and backward": "vorwärts und rückwärts",
  "to the left and to the right": "nach links und nach rechts",
  "after a direction of `N`, `C` or `Z`: all four moves to that side; without `h` only the two that go farthest":
    "hinter einer Richtung von `N`, `C` oder `Z`: alle vier Züge nach dieser Seite; ohne `h` nur die beiden, die am weitesten führen",
  "diagonally, a vertical and a horizontal letter together are the one move between them; otherwise directions add up, as in `fsW`":
    "schräg sind ein senkrechter und ein waagrechter Buchstabe zusammen der eine Zug dazwischen; sonst ergänzen sich die Richtungen wie in `fsW`",
  "with `K` and `Q`, directions select the moves of `W` and `F`, or `R` and `B`: `fK` is `fWfF`, `flQ` is `flRflB`. (In Interactive Diagrams they are `fW` and `flB`; the import converts them.)":
    "bei `K` und `Q` wählen Richtungen die Züge von `W` und `F` oder `R` und `B` aus: `fK` ist `fWfF`, `flQ` ist `flRflB`. (In interaktiven Diagrammen sind es `fW` und `flB`; der Import wandelt sie um.)",
  "with `N`, `C` and `Z`, the second letter is the longer way":
    "bei `N`, `C` und `Z` nennt der zweite Buchstabe den längeren Weg",
  "between two legs in brackets: the piece may stop there or move on. Only the last leg may slide or capture. Two to four legs of `W F D A H G K R B Q`":
    "zwischen zwei Etappen in Klammern: Die Figur darf dort halten oder weiterziehen. Nur die letzte Etappe darf gleiten oder schlagen. Zwei bis vier Etappen aus `W F D A H G K R B Q`",
  "between two legs in brackets: the piece must move on. The squares on its way must be empty":
    "zwischen zwei Etappen in Klammern: Die Figur muss weiterziehen. Die Felder auf ihrem Weg müssen frei sein",
  "directions after the first leg are relative to the leg before: `f` straight on; `fl`, `fr`, `fs` turned by 45°; `l`, `r`, `s` by 90°; `bl`, `br`, `bs` by 135°. Without any, the leg leads outwards":
    "nach der ersten Etappe gelten Richtungen gegenüber der vorigen: `f` geradeaus; `fl`, `fr`, `fs` um 45° gedreht; `l`, `r`, `s` um 90°; `bl`, `br`, `bs` um 135°. Ohne Richtung führt die Etappe nach außen",
  "the older form of `-`: starts another leg with the same atom, straight or diagonal as its directions say":
    "die ältere Form von `-`: beginnt eine weitere Etappe mit demselben Atom, gerade oder schräg, wie ihre Richtungen sagen",
  "before the last `a`: the last leg slides. `FyafsF` is `[F?fsR]`":
    "vor dem letzten `a`: Die letzte Etappe gleitet. `FyafsF` ist `[F?fsR]`",
  "On a board with levels, three numbers give the size of a step. Letters apply within a level there, so a piece with `R` is the Rook of chess. The King of Raumschach is `(1,0,0)(1,1,0)(1,1,1)`, and its Pawn, which moves forward or up, is `m<0,1,0>m<0,0,1>c<-1,1,0>c<1,1,0>c<-1,0,1>c<1,0,1>`.":
    "Auf einem Brett mit Ebenen geben drei Zahlen die Größe eines Schritts an. Buchstaben gelten dort innerhalb einer Ebene, `R` ist also der Turm im Schach. Der König im Raumschach ist `(1,0,0)(1,1,0)(1,1,1)`, und sein Bauer, der vorwärts oder aufwärts zieht, ist `m<0,1,0>m<0,0,1>c<-1,1,0>c<1,1,0>c<-1,0,1>c<1,0,1>`.",
  "a leap of these three sizes, in every order and with every sign: the Knight in space, with up to 24 leaps":
    "ein Sprung mit diesen drei Größen in jeder Reihenfolge und mit jedem Vorzeichen: der Springer im Raum mit bis zu 24 Sprüngen",
  "the same any number of times in one direction: here the Rook; `(1,1,0)0` is the Bishop, `(1,1,1)0` the Unicorn. `(1,0,0)3` is at most three times":
    "dasselbe beliebig oft in eine Richtung: hier der Turm; `(1,1,0)0` ist der Läufer, `(1,1,1)0` das Einhorn. `(1,0,0)3` gilt höchstens dreimal",
  "just this step: to the right, forward, up, as the piece's own player sees it; here forward and down. The player's `upward` says which way is up":
    "nur dieser Schritt: nach rechts, vorwärts, aufwärts, vom eigenen Spieler aus gesehen; hier vorwärts und abwärts. `upward` des Spielers sagt, wo oben ist",
  "a chain: one step, then optionally on in a direction that turns least from it (the Gryphon: 45° in one plane). With `-` instead of `?` it must go on. Two to four legs; only the last may ride":
    "eine Kette: ein Schritt, dann nach Wahl weiter in die Richtung, die am wenigsten davon abweicht (der Greif: 45° in einer Ebene). Mit `-` statt `?` muss es weitergehen. Zwei bis vier Etappen; nur die letzte darf sich wiederholen",
  "stand before the numbers or the bracket as they do before a letter, `n` before a straight leap: `imn<0,2,0>` is a Pawn's double step, after which `e` may capture it en passant on the square it crossed":
    "stehen vor den Zahlen oder der Klammer wie vor einem Buchstaben, `n` vor einem geraden Sprung: `imn<0,2,0>` ist der Doppelschritt eines Bauern, nach dem `e` ihn auf dem überquerten Feld en passant schlagen darf",
};
