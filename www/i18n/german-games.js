// Was die Spieldateien von sich sagen, auf Deutsch: Der Schlüssel ist der Text der Datei. Namen, die auch auf Deutsch so lauten,
// fehlen hier.

/** @type {Record<string, string>} */
export const germanGames = {
  Chess: "Schach",
  traditional: "überliefert",
  "The orthodox game on 8×8 cells. Checkmate the King.":
    "Das orthodoxe Spiel auf 8×8 Feldern. Setze den König matt.",
  "A Pawn that reaches the last rank becomes a Queen, Rook, Bishop or Knight.":
    "Ein Bauer, der die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer.",
  "A Pawn that has just made its double step may be captured by an enemy Pawn as if it had made a single step.":
    "Ein Bauer, der gerade seinen Doppelschritt gemacht hat, kann von einem gegnerischen Bauern geschlagen werden, als hätte er nur einen Schritt gemacht.",
  "Castling: the King goes two cells towards an unmoved Rook, which lands on the cell that the King crossed. Neither may have moved, the cells between them must be empty, and the King may not start, pass or land on an attacked cell.":
    "Rochade: Der König geht zwei Felder auf einen Turm zu, der noch nicht gezogen hat, und dieser stellt sich auf das Feld, über das der König ging. Keiner von beiden darf gezogen haben, die Felder zwischen ihnen müssen leer sein, und der König darf auf keinem angegriffenen Feld beginnen, vorbeikommen oder landen.",
  "Draws come about by themselves: stalemate, the third repetition of a position, 100 plies without a capture or a Pawn move, and too little left to mate with: King against King, or with one Knight, or Bishops that all stand on one colour.":
    "Remis tritt von selbst ein: Patt, dritte Wiederholung einer Stellung, 100 Halbzüge ohne Schlagen oder Bauernzug, und zu wenig zum Mattsetzen: König gegen König, oder mit einem Springer, oder mit Läufern, die alle auf einer Farbe stehen.",
  King: "König",
  "Goes one step in any direction, never to an attacked cell. May castle.":
    "Geht einen Schritt in jede Richtung, nie auf ein angegriffenes Feld. Kann rochieren.",
  Queen: "Dame",
  "Goes any distance in any direction.": "Geht beliebig weit in jede Richtung.",
  Rook: "Turm",
  "Goes any distance along ranks and files.": "Geht beliebig weit auf Reihen und Linien.",
  Bishop: "Läufer",
  "Goes any distance diagonally.": "Geht beliebig weit diagonal.",
  Knight: "Springer",
  "Leaps two cells along a rank or file and one to the side, over whatever is between.":
    "Springt zwei Felder auf Reihe oder Linie und eines zur Seite, über alles hinweg.",
  Pawn: "Bauer",
  "Goes one step forward, or two from where it starts; captures one step diagonally forward, also en passant. Is promoted on the last rank.":
    "Geht einen Schritt vorwärts, vom Anfangsfeld aus auch zwei; schlägt einen Schritt schräg vorwärts, auch en passant. Wird auf der letzten Reihe umgewandelt.",
  White: "Weiß",
  Black: "Schwarz",
  "Alice Chess": "Alice-Schach",
  "The orthodox men on two boards: each move ends on the other side of the looking-glass.":
    "Die orthodoxen Figuren auf zwei Brettern: Jeder Zug endet hinter den Spiegeln.",
  "A man moves, or captures, among the men of its own board alone. Then it passes through the looking-glass to the corresponding cell of the other board, which must be empty. Cells passed over on the other board don't matter.":
    "Eine Figur zieht oder schlägt nur unter den Figuren ihres eigenen Bretts. Dann geht sie durch den Spiegel auf das entsprechende Feld des anderen Bretts, das leer sein muss. Felder, über die sie dabei auf dem anderen Brett käme, zählen nicht.",
  "If the King stands on the board of the move it may not be attacked there once the move is made, before the man passes. So a King may not step on an attacked cell even though it leaves it.":
    "Steht der König auf dem Brett des Zuges, so darf er dort nach dem Zug, noch vor dem Durchgang, nicht angegriffen sein. Ein König darf also kein angegriffenes Feld betreten, obwohl er es gleich verlässt.",
  "After the man has passed, its King may not be attacked on the board where it then stands. Attacks never cross from board to board: a check can be met by a man that comes from the other board.":
    "Nach dem Durchgang darf der König auf dem Brett, wo er dann steht, nicht angegriffen sein. Angriffe gehen nie von Brett zu Brett: Ein Schach lässt sich durch eine Figur vom anderen Brett abwehren.",
  "A Pawn that reaches the last rank of either board becomes a Queen, Rook, Bishop or Knight, then passes.":
    "Ein Bauer, der die letzte Reihe eines der Bretter erreicht, wird Dame, Turm, Läufer oder Springer und geht dann hinüber.",
  "Our decision: there is no en passant.": "Von uns festgelegt: Es gibt kein En passant.",
  "Our decision: castling is allowed under the orthodox conditions on the King's board if both landing cells of the other board are empty. Both men pass, and the King may not be attacked where it lands.":
    "Von uns festgelegt: Die Rochade ist unter den orthodoxen Bedingungen auf dem Brett des Königs erlaubt, wenn beide Landefelder des anderen Bretts leer sind. Beide Figuren gehen hinüber, und der König darf dort nicht angegriffen sein.",
  "Our decision: stalemate, the third repetition of a position and 100 plies without a capture or a Pawn move are draws, as in chess.":
    "Von uns festgelegt: Patt, dritte Wiederholung einer Stellung und 100 Halbzüge ohne Schlagen oder Bauernzug sind remis wie im Schach.",
  "Goes one step in any direction, never to an attacked cell of either board. May castle.":
    "Geht einen Schritt in jede Richtung, nie auf ein angegriffenes Feld eines der Bretter. Kann rochieren.",
  "Goes one step forward, or two from where it starts; captures one step diagonally forward. Is promoted on the last rank.":
    "Geht einen Schritt vorwärts, vom Anfangsfeld aus auch zwei; schlägt einen Schritt schräg vorwärts. Wird auf der letzten Reihe umgewandelt.",
  "Alice Courier Chess": "Alice-Kurierschach",
  "Two boards and a looking-glass: each move ends on the other board. Couriers and Jesters in place of Bishops and Queens.":
    "Zwei Bretter und ein Spiegel: Jeder Zug endet auf dem anderen Brett. Kuriere und Narren statt Läufern und Damen.",
  "A Pawn that reaches the last rank of either board becomes a Rook, Courier, Jester or Knight, then passes. Only so does a Jester come to the light cells.":
    "Ein Bauer, der die letzte Reihe eines der Bretter erreicht, wird Turm, Kurier, Narr oder Springer und geht dann hinüber. Nur so kommt ein Narr auf die hellen Felder.",
  "There is no castling and no en passant. A double step needs the passed cell empty on the Pawn's own board only.":
    "Es gibt weder Rochade noch En passant. Für den Doppelschritt muss das übergangene Feld nur auf dem Brett des Bauern leer sein.",
  "Draws come about by themselves: stalemate; 64 moves by each side without a capture or a Pawn move, unless the last one is checkmate; 32 moves while one side has only its King and the other a Rook or Courier at least; the fifth occurrence of the same placement on both boards, whoever is to move.":
    "Remis tritt von selbst ein: Patt; 64 Züge beider Seiten ohne Schlagen oder Bauernzug, es sei denn, der letzte setzt matt; 32 Züge, während eine Seite nur ihren König hat und die andere wenigstens einen Turm oder Kurier; das fünfte Mal dieselbe Aufstellung auf beiden Brettern, wer auch am Zug ist.",
  "Our decision: the count of 32 moves is the same count of moves without a capture or a Pawn move, not one that begins when a King is left alone.":
    "Von uns festgelegt: Die 32 Züge werden ebenso gezählt wie die Züge ohne Schlagen oder Bauernzug, nicht erst von dem Augenblick an, in dem ein König allein ist.",
  "Goes one step in any direction, never to an attacked cell of either board.":
    "Geht einen Schritt in jede Richtung, nie auf ein angegriffenes Feld eines der Bretter.",
  Courier: "Kurier",
  "Goes any distance diagonally, or one step along a rank or file.":
    "Geht beliebig weit diagonal, oder einen Schritt auf Reihe oder Linie.",
  Jester: "Narr",
  "Goes one or two steps diagonally. The second step goes straight on or turns by a right angle, never back, and needs the cell of the first one empty.":
    "Geht einen oder zwei Schritte diagonal. Der zweite geht geradeaus oder im rechten Winkel weiter, nie zurück, und das Feld des ersten muss leer sein.",
  "Lions, Unicorns and Dragons on 10×10 cells, and a royal Queen who may not pass through check.":
    "Löwen, Einhörner und Drachen auf 10×10 Feldern, und eine königliche Dame, die nicht durch Schach gehen darf.",
  "The Queen is royal: checkmate her to win. She may neither move to an attacked cell nor pass over one; beyond the first attacked cell her whole line is closed, captures included.":
    "Die Dame ist königlich: Setze sie matt. Sie darf weder auf ein angegriffenes Feld noch darüber hinweg; jenseits des ersten angegriffenen Feldes ist ihr die ganze Linie verschlossen, auch zum Schlagen.",
  "Every cell of the Queen's way is judged as if she stood there and had left her old cell.":
    "Jedes Feld ihres Weges wird so beurteilt, als stünde die Dame dort und hätte ihr altes Feld verlassen.",
  "The enemy Queen attacks like any Queen, whatever she may do herself. So the two Queens may never face each other along an open line.":
    "Die gegnerische Dame greift an wie jede Dame, was immer sie selbst dürfte. Die beiden Damen dürfen sich also nie auf offener Linie gegenüberstehen.",
  "A Pawn that reaches the last rank becomes a Knight, or any piece but a Queen or Pawn of which its side has fewer on the board than in the array, the Prince Consort included. A piece that came back so and was captured again may come back again.":
    "Ein Bauer, der die letzte Reihe erreicht, wird Springer, oder jede Figur außer Dame und Bauer, von der seine Seite weniger auf dem Brett hat als am Anfang, auch Prinzgemahl. Was so zurückkam und wieder geschlagen wurde, kann noch einmal zurückkommen.",
  "A Pawn makes its double step from the rank where it starts, and may then be captured en passant.":
    "Ein Bauer macht seinen Doppelschritt von der Reihe aus, auf der er beginnt, und kann dann en passant geschlagen werden.",
  "There is no castling.": "Es gibt keine Rochade.",
  "Our decision: Queen against Queen with nothing else is a draw at once, for neither can ever capture.":
    "Von uns festgelegt: Dame gegen Dame und sonst nichts ist sofort remis, denn keine kann je schlagen.",
  "Royal. Goes any distance in any direction, but neither to an attacked cell nor over one.":
    "Königlich. Geht beliebig weit in jede Richtung, aber weder auf ein angegriffenes Feld noch darüber hinweg.",
  "Prince Consort": "Prinzgemahl",
  "Goes like a Queen without capturing; captures only one step away.":
    "Geht wie eine Dame, ohne zu schlagen; schlägt nur einen Schritt weit.",
  Lion: "Löwe",
  "Goes like a Queen without capturing; captures along the same lines by hopping over exactly one man of either side.":
    "Geht wie eine Dame, ohne zu schlagen; schlägt auf denselben Linien, indem er über genau eine Figur einer der Seiten springt.",
  Unicorn: "Einhorn",
  "Goes like a Bishop, or makes any number of Knight's leaps in one direction, landing on empty cells before the last.":
    "Geht wie ein Läufer, oder macht beliebig viele Springersprünge in einer Richtung, wobei jedes Feld vor dem letzten leer sein muss.",
  Dragon: "Drache",
  "Makes any number of leaps of two cells in one direction, straight or diagonal. Only the cells it lands on must be empty.":
    "Macht beliebig viele Sprünge von zwei Feldern in einer Richtung, gerade oder schräg. Nur die Felder, auf denen er landet, müssen leer sein.",
  "Goes any distance along ranks and files. Does not castle.":
    "Geht beliebig weit auf Reihen und Linien. Rochiert nicht.",
  "Anglican Bishop": "Anglikanischer Bischof",
  "Goes any distance diagonally, or one step along a rank or file without capturing.":
    "Geht beliebig weit diagonal, oder einen Schritt auf Reihe oder Linie, ohne zu schlagen.",
  "Leaps two cells along a rank or file and one to the side. Comes only by promotion.":
    "Springt zwei Felder auf Reihe oder Linie und eines zur Seite. Entsteht nur durch Umwandlung.",
  "Chess with a secret: only you know which of your two monarchs wears the crown. Capture the crown.":
    "Schach mit einem Geheimnis: Nur du weißt, welcher deiner beiden Monarchen die Krone trägt. Schlage die Krone.",
  "Each side has two monarchs, which move one step in any direction. Before the game each player secretly chooses which of the two wears the crown; that never changes, and the other side learns it only when one of them is captured. Capturing the crown wins at once.":
    "Jede Seite hat zwei Monarchen, die einen Schritt in jede Richtung gehen. Vor der Partie wählen beide heimlich, welcher von ihren die Krone trägt; das ändert sich nie, und die andere Seite erfährt es erst, wenn einer geschlagen wird. Wer die Krone schlägt, gewinnt sofort.",
  "While a side has both monarchs they are ordinary men: they may be attacked and left attacked, and there is no check.":
    "Solange eine Seite beide Monarchen hat, sind sie gewöhnliche Figuren: Sie dürfen angegriffen sein und bleiben, und es gibt kein Schach.",
  "When a monarch is captured without the crown, everybody knows that its partner wears it. That lone monarch is royal, with check and checkmate as in chess.":
    "Wird ein Monarch ohne Krone geschlagen, so weiß jeder, dass der andere sie trägt. Dieser einzelne Monarch ist königlich, mit Schach und Matt wie im Schach.",
  "Our decision: a lone monarch may not be left attacked, not even by a move that captures an enemy monarch that might wear the crown. What is legal never depends on the other side's secret.":
    "Von uns festgelegt: Ein einzelner Monarch darf nicht angegriffen bleiben, auch nicht durch einen Zug, der einen gegnerischen Monarchen schlägt, der die Krone tragen könnte. Was erlaubt ist, hängt nie vom Geheimnis der anderen Seite ab.",
  "Castling: either monarch goes two cells towards either Rook, which lands on the cell it crossed. Neither may have moved and every cell between them must be empty. While a side has both monarchs attacked cells don't matter; our decision: a lone monarch castles as in chess, neither out of an attack nor through one nor into one.":
    "Rochade: Jeder der Monarchen geht zwei Felder auf einen der Türme zu, und dieser stellt sich auf das übergangene Feld. Keiner darf gezogen haben, und alle Felder dazwischen müssen leer sein. Solange eine Seite beide Monarchen hat, zählen angegriffene Felder nicht; von uns festgelegt: Ein einzelner Monarch rochiert wie im Schach, weder aus einem Angriff noch durch einen noch in einen.",
  "A side that has nothing legal to do loses, in every phase of the game.":
    "Wer nichts Erlaubtes tun kann, verliert, in jedem Abschnitt der Partie.",
  "A Pawn that reaches the last rank becomes a Generalissimo, a Rook, a Bishop, a Knight or a Monarch without a crown, whatever was captured before.":
    "Ein Bauer, der die letzte Reihe erreicht, wird Generalissimus, Turm, Läufer, Springer oder Monarch ohne Krone, was immer geschlagen wurde.",
  "Draws: the third repetition of a position and 100 plies without a capture or a Pawn move, as in chess. Our decision: a lone monarch against a lone monarch is a draw at once if nothing else is left on the board or in reserve.":
    "Remis: dritte Wiederholung einer Stellung und 100 Halbzüge ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in Reserve ist.",
  "In position texts the castling letters are the files of the unmoved Rooks and monarchs. A letter stays while its man is unmoved, even if its partner is gone.":
    "In Stellungstexten sind die Rochadebuchstaben die Linien der Türme und Monarchen, die nicht gezogen haben. Ein Buchstabe bleibt, solange seine Figur nicht gezogen hat, auch wenn ihr Partner fort ist.",
  "A monarch: goes one step in any direction. It or its partner secretly wears the crown. May castle.":
    "Ein Monarch: geht einen Schritt in jede Richtung. Er oder sein Partner trägt heimlich die Krone. Kann rochieren.",
  "A monarch: goes one step in any direction, unlike the Queen of chess. It or its partner secretly wears the crown. May castle.":
    "Ein Monarch: geht einen Schritt in jede Richtung, anders als die Dame des Schachs. Er oder sein Partner trägt heimlich die Krone. Kann rochieren.",
  "Goes any distance along ranks and files. May castle.":
    "Geht beliebig weit auf Reihen und Linien. Kann rochieren.",
  Generalissimo: "Generalissimus",
  "Goes any distance in any direction, as the Queen of chess does. Comes only by promotion.":
    "Geht beliebig weit in jede Richtung, wie die Dame des Schachs. Entsteht nur durch Umwandlung.",
  Monarch: "Monarch",
  "Goes one step in any direction. Comes only by promotion; everybody knows that it wears no crown, and its capture decides nothing.":
    "Geht einen Schritt in jede Richtung. Entsteht nur durch Umwandlung; jeder weiß, dass er keine Krone trägt, und ihn zu schlagen entscheidet nichts.",
  Paratrooper: "Fallschirmjäger",
  without: "ohne",
  with: "mit",
  "Names of the monarchs": "Namen der Monarchen",
  "King and Queen": "König und Dame",
  "Lion and Unicorn": "Löwe und Einhorn",
  "Crown with stones: who has lost a monarch may drop three of them, and one is secretly mined.":
    "Krone mit Steinen: Wer einen Monarchen verloren hat, darf drei davon einsetzen, und einer ist heimlich vermint.",
  "A side that has lost a monarch without the crown gets three stones in reserve, one of them secretly mined. It may spend a turn on dropping one, two or three of them on empty cells. Our decision: it marks the mine as it drops it, and the last stone must be the mine if none before was.":
    "Wer einen Monarchen ohne Krone verloren hat, bekommt drei Steine in Reserve, einer davon heimlich vermint. Ein Zug darf darauf verwendet werden, einen, zwei oder drei auf leere Felder zu setzen. Von uns festgelegt: Die Mine wird beim Einsetzen bezeichnet, und der letzte Stein muss sie sein, wenn es vorher keiner war.",
  "Our decision: a turn of stones always ends with `done`, also after the third. In check stones may be dropped as long as the turn can still end with the monarch safe. The turn is one ply, and the draw clock goes on.":
    "Von uns festgelegt: Ein Zug mit Steinen endet immer mit `done`, auch nach dem dritten. Im Schach dürfen Steine gesetzt werden, solange der Zug noch mit sicherem Monarchen enden kann. Der Zug ist ein Halbzug, und die Zählung zum Remis läuft weiter.",
  "Stones never move, and only the enemy can capture them. What captures the mine leaves the board with it: a monarch with the crown that does so loses the game. Our decision: one without the crown counts as lost, and its side gets its stones.":
    "Steine ziehen nie, und nur der Gegner kann sie schlagen. Was die Mine schlägt, verlässt mit ihr das Brett: Ein Monarch mit Krone verliert so die Partie. Von uns festgelegt: Einer ohne Krone gilt als verloren, und seine Seite bekommt ihre Steine.",
  "Our decision: check treats enemy stones as plain. An exploding mine may expose the royal monarch of the side that set it off, which may then be captured.":
    "Von uns festgelegt: Für Schach gelten gegnerische Steine als harmlos. Eine explodierende Mine kann den königlichen Monarchen dessen freilegen, der sie ausgelöst hat; er kann dann geschlagen werden.",
  "A side that has nothing legal to do draws instead of losing if its royal monarch is not attacked and every cell beside it holds a stone or a man of its own, at least one of them a stone.":
    "Wer nichts Erlaubtes tun kann, spielt remis, statt zu verlieren, wenn sein königlicher Monarch nicht angegriffen ist und auf jedem Feld neben ihm ein Stein oder eine eigene Figur steht, wenigstens ein Stein.",
  Stone: "Stein",
  "Is dropped from the reserve after the loss of a monarch and never moves. One of the three is secretly mined: what captures it leaves the board with it.":
    "Wird nach dem Verlust eines Monarchen aus der Reserve eingesetzt und zieht nie. Einer der drei ist heimlich vermint: Was ihn schlägt, verlässt mit ihm das Brett.",
  "Crown with a hiding place: who has lost a monarch may hide the crown on any empty cell.":
    "Krone mit einem Versteck: Wer einen Monarchen verloren hat, darf die Krone auf irgendeinem leeren Feld verstecken.",
  "Our decision: a lone monarch may not be left attacked, not even by a move that captures an enemy monarch that might wear the crown or steps on a cell that might hide it. What is legal never depends on the other side's secret.":
    "Von uns festgelegt: Ein einzelner Monarch darf nicht angegriffen bleiben, auch nicht durch einen Zug, der einen gegnerischen Monarchen schlägt, der die Krone tragen könnte, oder ein Feld betritt, das sie verbergen könnte. Was erlaubt ist, hängt nie vom Geheimnis der anderen Seite ab.",
  "A side with a lone monarch may, once, secretly hide the crown on an empty cell at the start of any later turn; our decision: without spending it. That it did so is public, the cell is secret. The monarch is then an ordinary man, there is no check against that side, and it castles regardless of attacks.":
    "Wer nur noch einen Monarchen hat, darf einmal, zu Beginn irgendeines späteren Zuges, heimlich die Krone auf einem leeren Feld verstecken; von uns festgelegt: ohne den Zug dafür zu verbrauchen. Dass es geschah, ist öffentlich, das Feld geheim. Der Monarch ist dann eine gewöhnliche Figur, gegen diese Seite gibt es kein Schach, und er rochiert ungeachtet aller Angriffe.",
  "An enemy man that stops on the cell wins for its owner; a man of the hider's own that stops there loses for the hider. Passing over the cell is nothing. Our decision: men stop by moving, by being dropped and, both of them, by castling; a move that stops on the hidden crowns of both sides wins for the mover.":
    "Eine gegnerische Figur, die auf dem Feld stehen bleibt, gewinnt für ihre Seite; eine eigene, die dort stehen bleibt, verliert für sie. Darüber hinwegzugehen ist nichts. Von uns festgelegt: Figuren bleiben stehen, indem sie ziehen, eingesetzt werden und, beide, indem sie rochieren; ein Zug, der auf den versteckten Kronen beider Seiten stehen bleibt, gewinnt für den, der zieht.",
  "Our decision: hiding is no ply, and it is legal even if no move follows, which loses. An en passant capture stays possible after it.":
    "Von uns festgelegt: Das Verstecken ist kein Halbzug, und es ist auch erlaubt, wenn kein Zug folgt, was verliert. Danach bleibt ein Schlagen en passant möglich.",
  "Draws: the third repetition of a position and 100 plies without a capture or a Pawn move, as in chess. Our decision: a lone monarch against a lone monarch is a draw at once if nothing else is left on the board or in reserve and no crown is hidden. A right to hide that was never used doesn't matter.":
    "Remis: dritte Wiederholung einer Stellung und 100 Halbzüge ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in Reserve ist und keine Krone versteckt ist. Ein nie genutztes Recht zu verstecken zählt nicht.",
  "Crown with halves: who has lost a monarch may split the other one in two, and one half secretly wears the crown.":
    "Krone mit Hälften: Wer einen Monarchen verloren hat, darf den anderen teilen, und eine Hälfte trägt heimlich die Krone.",
  "A side that has lost a monarch without the crown may split the other one in two: one half stays, the other goes to an empty neighbouring cell; if there is none it can't. The side chooses which half stays and, secretly, which one wears the crown. Our decision: it may do so only at the start of its very next turn, without spending it.":
    "Wer einen Monarchen ohne Krone verloren hat, darf den anderen in zwei teilen: Eine Hälfte bleibt, die andere geht auf ein leeres Nachbarfeld; ohne ein solches geht es nicht. Die Seite wählt, welche Hälfte bleibt und, heimlich, welche die Krone trägt. Von uns festgelegt: Nur zu Beginn des allernächsten Zuges, und ohne ihn dafür zu verbrauchen.",
  "Each half has half of the monarch's moves, in one of three ways chosen before the game. Our decision, since the page's figures are lost: the halves have four directions each, seen from White's side for both players.":
    "Jede Hälfte hat die halben Züge des Monarchen, auf eine von drei Arten, die vor der Partie gewählt wird. Von uns festgelegt, da die Abbildungen der Quelle verloren sind: Die Hälften haben je vier Richtungen, für beide von Weiß aus gesehen.",
  "While both halves live they are ordinary men, and there is no check against their side. Capturing the half with the crown wins; when the other one is captured, the remaining half is royal as a lone monarch is. Halves never castle.":
    "Solange beide Hälften leben, sind sie gewöhnliche Figuren, und es gibt kein Schach gegen ihre Seite. Wer die Hälfte mit der Krone schlägt, gewinnt; wird die andere geschlagen, ist die übrige königlich wie ein einzelner Monarch. Hälften rochieren nie.",
  "Our decision: splitting is no ply, and it is legal even if no move follows, which loses. An en passant capture stays possible after it unless a half lands on its cell.":
    "Von uns festgelegt: Das Teilen ist kein Halbzug, und es ist auch erlaubt, wenn kein Zug folgt, was verliert. Danach bleibt ein Schlagen en passant möglich, außer eine Hälfte landet auf dessen Feld.",
  "Draws: the third repetition of a position and 100 plies without a capture or a Pawn move, as in chess. Our decision: a lone monarch against a lone monarch is a draw at once if nothing else is left on the board or in reserve; a half is no monarch here. A right to split that was never used doesn't matter.":
    "Remis: dritte Wiederholung einer Stellung und 100 Halbzüge ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in Reserve ist; eine Hälfte ist hier kein Monarch. Ein nie genutztes Recht zu teilen zählt nicht.",
  "Orthogonal half": "Gerade Hälfte",
  "Half of a split monarch: goes one step along a rank or file.":
    "Hälfte eines geteilten Monarchen: geht einen Schritt auf Reihe oder Linie.",
  "Diagonal half": "Schräge Hälfte",
  "Half of a split monarch: goes one step diagonally.":
    "Hälfte eines geteilten Monarchen: geht einen Schritt diagonal.",
  "How a monarch is halved": "Wie ein Monarch geteilt wird",
  "along lines and diagonally": "gerade und schräg",
  "left and right": "links und rechts",
  "up and down": "oben und unten",
  "Almost everybody rides a horse: Cavaliers in place of Pawns, Nightriders and Cannons on 10×10 cells.":
    "Fast alle reiten: Kavaliere statt Bauern, Nachtreiter und Kanonen auf 10×10 Feldern.",
  "Checkmate the Eques Rex to win.": "Setze den Eques Rex matt.",
  "A Cavalier that reaches the last rank becomes a Queen, Marshall, Paladin, Cannon or Nightrider of which its side has fewer on the board than in the array. A piece that came back so and was captured again may come back again.":
    "Ein Kavalier, der die letzte Reihe erreicht, wird Dame, Marschall, Paladin, Kanone oder Nachtreiter, soweit seine Seite davon weniger auf dem Brett hat als am Anfang. Was so zurückkam und wieder geschlagen wurde, kann noch einmal zurückkommen.",
  "If there is no such piece the Cavalier may not move to the last rank; but it still attacks, and checks, an Eques Rex there.":
    "Gibt es keine solche Figur, darf der Kavalier nicht auf die letzte Reihe; er greift dort einen Eques Rex aber an und gibt ihm Schach.",
  "There are no Pawns, no double steps, no en passant and no castling.":
    "Es gibt keine Bauern, keine Doppelschritte, kein En passant und keine Rochade.",
  "Our decision: stalemate and the third repetition of a position are draws, as in chess.":
    "Von uns festgelegt: Patt und dritte Wiederholung einer Stellung sind remis wie im Schach.",
  "Our decision: 100 plies without a capture or a promotion are a draw. A Cavalier's move doesn't count, for it can go back.":
    "Von uns festgelegt: 100 Halbzüge ohne Schlagen oder Umwandlung sind remis. Ein Zug eines Kavaliers zählt nicht, denn er kann zurück.",
  "Royal. Goes one step in any direction or leaps like a Knight, never to an attacked cell.":
    "Königlich. Geht einen Schritt in jede Richtung oder springt wie ein Springer, nie auf ein angegriffenes Feld.",
  Marshall: "Marschall",
  "Goes like a Rook or leaps like a Knight.": "Geht wie ein Turm oder springt wie ein Springer.",
  "Goes like a Bishop or leaps like a Knight.":
    "Geht wie ein Läufer oder springt wie ein Springer.",
  Cannon: "Kanone",
  "Goes like a Rook without capturing; captures along the same lines by hopping over exactly one man of either side.":
    "Geht wie ein Turm, ohne zu schlagen; schlägt auf denselben Linien, indem sie über genau eine Figur einer der Seiten springt.",
  Nightrider: "Nachtreiter",
  "Makes any number of Knight's leaps in one direction, landing on empty cells before the last.":
    "Macht beliebig viele Springersprünge in einer Richtung, wobei jedes Feld vor dem letzten leer sein muss.",
  Cavalier: "Kavalier",
  "Goes one step along a rank or file to an empty cell, then one step diagonally outwards. Is promoted on the last rank.":
    "Geht einen Schritt auf Reihe oder Linie auf ein leeres Feld, dann einen Schritt schräg nach außen. Wird auf der letzten Reihe umgewandelt.",
  "The classic chess in space: five boards of 5×5 above one another, and the Unicorn that goes through the corners of the cells.":
    "Das klassische Schach im Raum: fünf Bretter zu 5×5 übereinander, und das Einhorn, das durch die Ecken der Felder geht.",
  "Checkmate the King to win.": "Setze den König matt.",
  "Cells touch in 26 directions: 6 through a side (the Rook's), 12 through an edge (the Bishop's) and 8 through a corner (the Unicorn's). The Queen has all of them, and so has the King, for one step.":
    "Felder berühren sich in 26 Richtungen: 6 durch eine Seite (die des Turms), 12 durch eine Kante (die des Läufers) und 8 durch eine Ecke (die des Einhorns). Die Dame hat sie alle, und ebenso der König, für einen Schritt.",
  "White starts on the levels A and B and goes up, Black on E and D and goes down.":
    "Weiß beginnt auf den Ebenen A und B und geht aufwärts, Schwarz auf E und D und geht abwärts.",
  "A Pawn goes one step forward, or one level towards the enemy. It captures one step diagonally forward on its level, or sideways and one level towards the enemy. There is no double step, no en passant and no castling.":
    "Ein Bauer geht einen Schritt vorwärts, oder eine Ebene auf den Gegner zu. Er schlägt einen Schritt schräg vorwärts auf seiner Ebene, oder seitwärts und eine Ebene auf den Gegner zu. Es gibt keinen Doppelschritt, kein En passant und keine Rochade.",
  "A Pawn is promoted on the last rank of the enemy's two home levels, always: a white one on rank 5 of D and E, a black one on rank 1 of A and B.":
    "Ein Bauer wird auf der letzten Reihe der beiden Heimatebenen des Gegners umgewandelt, immer: ein weißer auf Reihe 5 von D und E, ein schwarzer auf Reihe 1 von A und B.",
  "Our decision: on the last rank of another level a Pawn stays a Pawn and can still go up (a black one down).":
    "Von uns festgelegt: Auf der letzten Reihe einer anderen Ebene bleibt ein Bauer ein Bauer und kann noch aufwärts (ein schwarzer abwärts).",
  "Our decision: stalemate, the third repetition of a position and 100 plies without a capture or a Pawn's move are draws, as in chess.":
    "Von uns festgelegt: Patt, dritte Wiederholung einer Stellung und 100 Halbzüge ohne Schlagen oder Bauernzug sind remis wie im Schach.",
  "Royal. Goes one step in any of the 26 directions, never to an attacked cell.":
    "Königlich. Geht einen Schritt in jede der 26 Richtungen, nie auf ein angegriffenes Feld.",
  "Goes any distance in any of the 26 directions.": "Geht beliebig weit in jede der 26 Richtungen.",
  "Goes any distance through the sides of the cells: along ranks and files, and straight up and down.":
    "Geht beliebig weit durch die Seiten der Felder: auf Reihen und Linien, und gerade auf und ab.",
  "Goes any distance through the edges of the cells: diagonally on its level, or up or down and one step along a rank or file at a time.":
    "Geht beliebig weit durch die Kanten der Felder: diagonal auf der eigenen Ebene, oder auf oder ab und dabei je einen Schritt auf Reihe oder Linie.",
  "Goes any distance through the corners of the cells, changing level, rank and file with every step. It can reach 30 cells of the board only.":
    "Geht beliebig weit durch die Ecken der Felder, wobei sich mit jedem Schritt Ebene, Reihe und Linie ändern. Kann nur 30 Felder des Bretts erreichen.",
  "Leaps two steps in one direction and one at a right angle to it, up and down too.":
    "Springt zwei Schritte in eine Richtung und einen im rechten Winkel dazu, auch auf und ab.",
  "Goes one step forward or one level towards the enemy. Captures one step diagonally forward on its level, or sideways and one level towards the enemy.":
    "Geht einen Schritt vorwärts oder eine Ebene auf den Gegner zu. Schlägt einen Schritt schräg vorwärts auf der eigenen Ebene, oder seitwärts und eine Ebene auf den Gegner zu.",
  "Four armies of 30 or 31 men on four boards above one another: Catholic, Protestant, Islamic and Byzantine, each with compounds of its own. Your men grow by delivering checkmate; the third checkmate wins at the latest.":
    "Vier Armeen von 30 oder 31 Figuren auf vier Brettern übereinander: katholisch, protestantisch, islamisch und byzantinisch, jede mit eigenen Verbindungen. Deine Figuren wachsen durch Mattsetzen; spätestens das dritte Matt gewinnt.",
  "Red is the Catholic army, Yellow the Protestant, Green the Islamic, Blue the Byzantine one. Our decision: the colours Yellow and Blue, and that of its two flanks each army's King, Pope, Primates and Princes take the one on plane s or z.":
    "Rot ist die katholische Armee, Gelb die protestantische, Grün die islamische, Blau die byzantinische. Von uns festgelegt: die Farben Gelb und Blau, und dass König, Papst, Primasse und Prinzen jeder Armee von ihren zwei Flanken die auf Fläche s oder z nehmen.",
  "Play goes round anticlockwise: Red, Yellow, Green, Blue. Each army's camp are the four columns of its corner, with 16 Pawns on the four columns beside it, on all levels.":
    "Gespielt wird gegen den Uhrzeigersinn: Rot, Gelb, Grün, Blau. Das Lager jeder Armee sind die vier Säulen ihrer Ecke, mit 16 Bauern auf den vier Säulen daneben, auf allen Ebenen.",
  "There is no castling. A Pawn goes one step along either horizontal axis away from its own camp. It captures one step along both these axes at once, or along one of them and one level up or down.":
    "Es gibt keine Rochade. Ein Bauer geht einen Schritt auf einer der beiden waagrechten Achsen vom eigenen Lager weg. Er schlägt einen Schritt auf beiden Achsen zugleich, oder auf einer davon und eine Ebene auf oder ab.",
  "A Pawn's double step is open from every cell where a Pawn of its own army started, not only from its own: two steps along one of its two directions, both cells empty, without capturing. An enemy Pawn, and no other man, may capture it as if it had made a single step only.":
    "Der Doppelschritt steht einem Bauern von jedem Feld aus offen, auf dem ein Bauer seiner Armee begann, nicht nur vom eigenen: zwei Schritte in eine seiner beiden Richtungen, beide Felder leer, ohne zu schlagen. Ein gegnerischer Bauer, und keine andere Figur, kann ihn schlagen, als hätte er nur einen Schritt gemacht.",
  "Our decision: each enemy may do so on its next turn. The right ends when the Pawn's owner moves or passes again; a claim doesn't end it, and it fails while the cell passed over is occupied.":
    "Von uns festgelegt: Jeder Gegner kann das bei seinem nächsten Zug tun. Das Recht endet, wenn der Besitzer des Bauern wieder zieht oder passt; eine Ansage beendet es nicht, und es entfällt, solange das übergangene Feld besetzt ist.",
  "A Pawn whose move ends in the camp of the diagonally opposite army (its four columns without Pawns, on all levels) may become another man that can be captured, of a type that its own army has in the array (Rook, Knight, Bishop or Camel, its own compounds, Prince); in the corner column it must.":
    "Ein Bauer, dessen Zug im Lager der schräg gegenüberliegenden Armee endet (ihre vier Säulen ohne Bauern, auf allen Ebenen), kann eine andere schlagbare Figur werden, von einer Art, die seine Armee am Anfang hat (Turm, Springer, Läufer oder Kamel, eigene Verbindungen, Prinz); in der Ecksäule muss er.",
  "A King or Emperor must be kept out of check by every living enemy: a move that leaves it attacked isn't legal.":
    "Ein König oder Kaiser muss vor dem Schach jedes lebenden Gegners bewahrt werden: Ein Zug, der ihn angegriffen lässt, ist nicht erlaubt.",
  "Our decision: while three or four players live, one without a legal move passes, in check or not, so that another player may come to its relief. With two left, stalemate is a draw, as in chess; in check one passes and is checkmated at the start of the other's turn.":
    "Von uns festgelegt: Solange drei oder vier leben, passt, wer keinen erlaubten Zug hat, im Schach oder nicht, sodass jemand anders zu Hilfe kommen kann. Sind noch zwei übrig, ist Patt remis wie im Schach; im Schach wird gepasst, und zu Beginn des gegnerischen Zuges ist man matt.",
  "Checkmate happens at the start of a turn: if you attack an enemy's King or Emperor then, you claim it before your move. You must. If several of your men attack it you choose which one delivers checkmate; a pinned man attacks too. If several enemies are attacked they are claimed one after the other.":
    "Matt geschieht zu Beginn eines Zuges: Greifst du dann einen gegnerischen König oder Kaiser an, so sagst du Matt an, bevor du ziehst. Du musst. Greifen ihn mehrere deiner Figuren an, so wählst du, welche mattsetzt; auch eine gefesselte Figur greift an. Sind mehrere Gegner angegriffen, werden sie nacheinander angesagt.",
  "Our decision: attacks are looked at afresh after every claim (an army that leaves the board opens lines, and a new Emperor reaches further), and every attack that there is then is claimed before the move.":
    "Von uns festgelegt: Nach jeder Ansage werden die Angriffe neu betrachtet (eine Armee, die das Brett verlässt, öffnet Linien, und ein neuer Kaiser reicht weiter), und jeder Angriff, den es dann gibt, wird vor dem Zug angesagt.",
  "By a claim the army of the checkmated player leaves the board, your King becomes an Emperor, and the man that delivered checkmate is promoted: Camel to Cafila, Knight to Cavalcade, Rook to Duchess, Bishop to Governor, Pawn or Prince to Usurper, each of which can move like a Unicorn besides. The Bishop's compounds (Caliph, Cardinal, Metropolitan, Moderator, Pope, Primate) stay what they are. Then you make your move, and play goes on among those left.":
    "Durch eine Ansage verlässt die mattgesetzte Armee das Brett, dein König wird Kaiser, und die Figur, die mattsetzte, steigt auf: Kamel zu Karawane, Springer zu Kavalkade, Turm zu Herzogin, Läufer zu Gouverneur, Bauer oder Prinz zu Usurpator; sie alle können danach auch wie ein Einhorn ziehen. Die Verbindungen des Läufers (Kalif, Kardinal, Metropolit, Moderator, Papst, Primas) bleiben, was sie sind. Dann ziehst du, und unter den Übrigen geht es weiter.",
  "A Pawn that delivers checkmate while it stands in its promotion zone becomes a Usurper: the chance of anything else is lost.":
    "Ein Bauer, der in seiner Umwandlungszone mattsetzt, wird Usurpator: Die Aussicht auf anderes ist verloren.",
  "You win at once if a man that has been promoted by a checkmate delivers another one, or if your Emperor delivers checkmate itself; the player who is neither mating nor mated is second. Our decision: a man promoted, or an Emperor made, by the first of several claims in one turn may deliver the next. Otherwise the player that delivers the third checkmate wins. Those who are out take their places in the order in which they left, the first of them the last place.":
    "Du gewinnst sofort, wenn eine Figur, die durch ein Matt aufgestiegen ist, wieder eines setzt, oder wenn dein Kaiser selbst mattsetzt; wer weder mattsetzt noch matt wird, ist Zweiter. Von uns festgelegt: Was durch die erste von mehreren Ansagen eines Zuges aufsteigt oder Kaiser wird, kann die nächste setzen. Sonst gewinnt, wer das dritte Matt setzt. Wer ausscheidet, nimmt seinen Platz in der Reihenfolge des Ausscheidens ein, der Erste den letzten.",
  "Our decision: a draw among those left is the third occurrence of a position with the same player to move, 100 rounds (100 plies for each living army) without a capture, a claim or a Pawn's move, nothing left but Emperors, or a full round of passes. Claims come before any draw.":
    "Von uns festgelegt: Remis unter den Übrigen ist das dritte Auftreten einer Stellung mit demselben am Zug, 100 Runden (100 Halbzüge für jede lebende Armee) ohne Schlagen, Ansage oder Bauernzug, nichts als Kaiser, oder eine volle Runde Passen. Ansagen gehen jedem Remis vor.",
  "Royal. Goes one step through a side or an edge of its cell (18 directions), never to an attacked cell.":
    "Königlich. Geht einen Schritt durch eine Seite oder Kante seines Feldes (18 Richtungen), nie auf ein angegriffenes Feld.",
  Emperor: "Kaiser",
  "Goes any distance through the sides of the cells: along files and planes, and straight up and down.":
    "Geht beliebig weit durch die Seiten der Felder: auf Linien und Flächen, und gerade auf und ab.",
  "Leaps two steps in one direction and one at a right angle to it, up and down too (2:1:0).":
    "Springt zwei Schritte in eine Richtung und einen im rechten Winkel dazu, auch auf und ab (2:1:0).",
  "Goes one step along either horizontal axis away from its camp; two from any cell where a Pawn of its army started. Captures one step along both these axes at once, or along one of them and one level up or down.":
    "Geht einen Schritt auf einer der beiden waagrechten Achsen vom Lager weg; zwei von jedem Feld aus, auf dem ein Bauer der Armee begann. Schlägt einen Schritt auf beiden Achsen zugleich, oder auf einer davon und eine Ebene auf oder ab.",
  "Goes any distance through the edges of the cells: diagonally on its level, or up or down and one step sideways at a time. Keeps to one colour.":
    "Geht beliebig weit durch die Kanten der Felder: diagonal auf der eigenen Ebene, oder auf oder ab und dabei je einen Schritt zur Seite. Bleibt auf einer Farbe.",
  Camel: "Kamel",
  "Leaps three steps in one direction and one at a right angle to it, up and down too (3:1:0). Keeps to one colour.":
    "Springt drei Schritte in eine Richtung und einen im rechten Winkel dazu, auch auf und ab (3:1:0). Bleibt auf einer Farbe.",
  Caliph: "Kalif",
  "Goes like a Bishop or leaps like a Camel. Keeps to one colour.":
    "Geht wie ein Läufer oder springt wie ein Kamel. Bleibt auf einer Farbe.",
  Cardinal: "Kardinal",
  Metropolitan: "Metropolit",
  "Goes like a Bishop or a Gryphon: one step through an edge, then perhaps any distance on as a Rook in the same plane, turning by 45°. Every cell passed must be empty.":
    "Geht wie ein Läufer oder wie ein Greif: einen Schritt durch eine Kante, dann vielleicht beliebig weit wie ein Turm in derselben Fläche weiter, um 45° gewendet. Jedes übergangene Feld muss leer sein.",
  "Goes like a Bishop, or one step through a corner of its cell.":
    "Geht wie ein Läufer, oder einen Schritt durch eine Ecke des Feldes.",
  Pope: "Papst",
  "Goes like a Bishop, or one step in any direction.":
    "Geht wie ein Läufer, oder einen Schritt in jede Richtung.",
  Primate: "Primas",
  "Goes like a Bishop, or one step through a side of its cell.":
    "Geht wie ein Läufer, oder einen Schritt durch eine Seite des Feldes.",
  Prince: "Prinz",
  "Goes one step like the King, but isn't royal.":
    "Geht einen Schritt wie der König, ist aber nicht königlich.",
  Cafila: "Karawane",
  "A Camel that has delivered checkmate: leaps like a Camel, or goes any distance through the corners of the cells.":
    "Ein Kamel, das mattgesetzt hat: springt wie ein Kamel, oder geht beliebig weit durch die Ecken der Felder.",
  Cavalcade: "Kavalkade",
  "A Knight that has delivered checkmate: leaps like a Knight, or goes any distance through the corners of the cells.":
    "Ein Springer, der mattgesetzt hat: springt wie ein Springer, oder geht beliebig weit durch die Ecken der Felder.",
  Duchess: "Herzogin",
  "A Rook that has delivered checkmate: goes like a Rook, or any distance through the corners of the cells.":
    "Ein Turm, der mattgesetzt hat: geht wie ein Turm, oder beliebig weit durch die Ecken der Felder.",
  Governor: "Gouverneur",
  "A Bishop that has delivered checkmate: goes like a Bishop, or any distance through the corners of the cells.":
    "Ein Läufer, der mattgesetzt hat: geht wie ein Läufer, oder beliebig weit durch die Ecken der Felder.",
  Usurper: "Usurpator",
  "A Pawn or Prince that has delivered checkmate: goes one step like the King, or any distance through the corners of the cells, and isn't royal.":
    "Ein Bauer oder Prinz, der mattgesetzt hat: geht einen Schritt wie der König, oder beliebig weit durch die Ecken der Felder, und ist nicht königlich.",
  Red: "Rot",
  Yellow: "Gelb",
  Green: "Grün",
  Blue: "Blau",
  "Four equal armies of Elves, Unicorns and a Gryphon on four boards above one another. Your men grow by delivering checkmate; the third checkmate wins at the latest.":
    "Vier gleiche Armeen von Elfen, Einhörnern und einem Greifen auf vier Brettern übereinander. Deine Figuren wachsen durch Mattsetzen; spätestens das dritte Matt gewinnt.",
  "All four armies are alike. Our decision: the colours Yellow and Blue, and that the Kings stand on the flanks sb, sg, zg and zb; each stands on the colour of the army opposite its own.":
    "Alle vier Armeen sind gleich. Von uns festgelegt: die Farben Gelb und Blau, und dass die Könige auf den Flanken sb, sg, zg und zb stehen; jeder steht auf der Farbe der Armee gegenüber.",
  "Our decision: a Gorgon and a Harpy may stop after their first step, as the Gryphon may.":
    "Von uns festgelegt: Gorgone und Harpyie dürfen nach ihrem ersten Schritt stehen bleiben, wie der Greif.",
  "A Pawn whose move ends in the camp of the diagonally opposite army (its four columns without Pawns, on all levels) may become another man that can be captured, of a type that its own army has in the array (Rook, Knight, Elf, Gryphon, Unicorn); in the corner column it must.":
    "Ein Bauer, dessen Zug im Lager der schräg gegenüberliegenden Armee endet (ihre vier Säulen ohne Bauern, auf allen Ebenen), kann eine andere schlagbare Figur werden, von einer Art, die seine Armee am Anfang hat (Turm, Springer, Elfe, Greif, Einhorn); in der Ecksäule muss er.",
  "By a claim the army of the checkmated player leaves the board, your King becomes an Emperor, and the man that delivered checkmate is promoted: Gryphon to Gorgon, Rook to Harpy, Elf or Unicorn to Leprechaun, Knight to Sleipnir, and, by our decision, Pawn to Usurper, for which the page names no other. Then you make your move, and play goes on among those left.":
    "Durch eine Ansage verlässt die mattgesetzte Armee das Brett, dein König wird Kaiser, und die Figur, die mattsetzte, steigt auf: Greif zu Gorgone, Turm zu Harpyie, Elfe oder Einhorn zu Leprechaun, Springer zu Sleipnir, und, von uns festgelegt, Bauer zu Usurpator, für den die Quelle nichts anderes nennt. Dann ziehst du, und unter den Übrigen geht es weiter.",
  Elf: "Elfe",
  "Leaps three steps in one direction and one in each of the two others (3:1:1). Keeps to the cells of one colour.":
    "Springt drei Schritte in eine Richtung und je einen in die beiden anderen (3:1:1). Bleibt auf den Feldern einer Farbe.",
  Gryphon: "Greif",
  "Goes one step through an edge of its cell, then perhaps any distance on as a Rook in the same plane, turning by 45°. Every cell passed must be empty.":
    "Geht einen Schritt durch eine Kante des Feldes, dann vielleicht beliebig weit wie ein Turm in derselben Fläche weiter, um 45° gewendet. Jedes übergangene Feld muss leer sein.",
  "Goes any distance through the corners of the cells, changing level, plane and file with every step. Keeps to the cells of one colour.":
    "Geht beliebig weit durch die Ecken der Felder, wobei sich mit jedem Schritt Ebene, Fläche und Linie ändern. Bleibt auf den Feldern einer Farbe.",
  Gorgon: "Gorgone",
  "A Gryphon that has delivered checkmate: goes like a Gryphon, or one step through a side of its cell and then perhaps any distance on as a Bishop in the same plane, turning by 45°.":
    "Ein Greif, der mattgesetzt hat: geht wie ein Greif, oder einen Schritt durch eine Seite des Feldes und dann vielleicht beliebig weit wie ein Läufer in derselben Fläche weiter, um 45° gewendet.",
  Harpy: "Harpyie",
  "A Rook that has delivered checkmate: goes like a Rook, or one step through a corner of its cell and then perhaps any distance on outwards as a Rook.":
    "Ein Turm, der mattgesetzt hat: geht wie ein Turm, oder einen Schritt durch eine Ecke des Feldes und dann vielleicht beliebig weit nach außen wie ein Turm.",
  "An Elf or Unicorn that has delivered checkmate: leaps like an Elf or goes like a Unicorn.":
    "Eine Elfe oder ein Einhorn, das mattgesetzt hat: springt wie eine Elfe oder geht wie ein Einhorn.",
  "A Knight that has delivered checkmate: leaps like a Knight, or five, four and three steps (5:4:3), which here is possible only between the levels 1 and 4.":
    "Ein Springer, der mattgesetzt hat: springt wie ein Springer, oder fünf, vier und drei Schritte (5:4:3), was hier nur zwischen den Ebenen 1 und 4 geht.",
  "A Pawn that has delivered checkmate: goes one step like the King, or any distance like a Unicorn, and isn't royal.":
    "Ein Bauer, der mattgesetzt hat: geht einen Schritt wie der König, oder beliebig weit wie ein Einhorn, und ist nicht königlich.",
  "Upper half": "Obere Hälfte",
  "Lower half": "Untere Hälfte",
  "Left half": "Linke Hälfte",
  "Right half": "Rechte Hälfte",
  "Lion and Unicorn 2": "Löwe und Einhorn 2",
  "Lion and Unicorn 3": "Löwe und Einhorn 3",
  "Lion and Unicorn 4": "Löwe und Einhorn 4",
  Crown: "Krone",
  "Crown-2": "Krone-2",
  "Crown-3": "Krone-3",
  "Crown-4": "Krone-4",
  "A Paratrooper moves exactly two steps, each in any direction, also back to where it came from. On the first step it may capture an enemy, or jump over whatever stands there; the second must end on an empty cell, on an enemy, which it captures, or on its own starting cell. So it can capture two men in a turn, capture a neighbour and stay, or do nothing. It attacks every cell within two steps.":
    "Ein Fallschirmjäger geht genau zwei Schritte, jeden in irgendeine Richtung, auch zurück. Beim ersten kann er einen Gegner schlagen oder über alles springen, was dort steht; der zweite muss auf einem leeren Feld enden, auf einem Gegner, der geschlagen wird, oder auf dem eigenen Ausgangsfeld. So kann er zwei Figuren in einem Zug schlagen, einen Nachbarn schlagen und bleiben, oder nichts tun. Er greift jedes Feld im Umkreis von zwei Schritten an.",
  "Each side starts with a Paratrooper in reserve. Any turn may be spent on dropping it on an empty cell; our decision: that is one ply, and the draw clock goes on.":
    "Jede Seite beginnt mit einem Fallschirmjäger in Reserve. Jeder Zug darf darauf verwendet werden, ihn auf ein leeres Feld zu setzen; von uns festgelegt: Das ist ein Halbzug, und die Zählung zum Remis läuft weiter.",
  "If either step leaves the board the Paratrooper goes back to its owner's reserve, keeping what the first step captured, and can be dropped again. Once captured it is gone for good. Two ways to the same captures and the same end cell are one move.":
    "Führt einer der Schritte vom Brett, kehrt der Fallschirmjäger in die Reserve zurück; was der erste Schritt schlug, bleibt geschlagen, und er kann wieder eingesetzt werden. Einmal geschlagen ist er für immer fort. Zwei Wege mit denselben geschlagenen Figuren und demselben Endfeld sind ein Zug.",
  "Our decision: a Paratrooper that takes the mine on its first step is gone, without a second step and without a way back to the reserve.":
    "Von uns festgelegt: Ein Fallschirmjäger, der mit dem ersten Schritt die Mine schlägt, ist fort, ohne zweiten Schritt und ohne Weg zurück in die Reserve.",
  "Our decision: the first step of a Paratrooper does not stop on a cell, and one in reserve counts as part of the army.":
    "Von uns festgelegt: Mit dem ersten Schritt bleibt ein Fallschirmjäger nicht stehen, und einer in Reserve zählt zur Armee.",
  "Waits in reserve until it is dropped on an empty cell. Goes exactly two steps, each in any direction, and may capture on both. A step off the board takes it back to the reserve.":
    "Wartet in Reserve, bis er auf ein leeres Feld gesetzt wird. Geht genau zwei Schritte, jeden in irgendeine Richtung, und kann bei beiden schlagen. Ein Schritt vom Brett bringt ihn in die Reserve zurück.",
  "Half of a split monarch: goes one step towards rank 1, straight or diagonally, or straight towards the a-file (south, south-east, south-west, west).":
    "Hälfte eines geteilten Monarchen: geht einen Schritt auf Reihe 1 zu, gerade oder schräg, oder gerade auf die a-Linie zu (Süd, Südost, Südwest, West).",
  "Half of a split monarch: goes one step towards rank 8, straight or diagonally, or straight towards the h-file (north, north-east, north-west, east).":
    "Hälfte eines geteilten Monarchen: geht einen Schritt auf Reihe 8 zu, gerade oder schräg, oder gerade auf die h-Linie zu (Nord, Nordost, Nordwest, Ost).",
  "Half of a split monarch: goes one step towards the a-file, straight or diagonally, or straight up the board (west, north-west, south-west, north).":
    "Hälfte eines geteilten Monarchen: geht einen Schritt auf die a-Linie zu, gerade oder schräg, oder gerade das Brett hinauf (West, Nordwest, Südwest, Nord).",
  "Half of a split monarch: goes one step towards the h-file, straight or diagonally, or straight down the board (east, north-east, south-east, south).":
    "Hälfte eines geteilten Monarchen: geht einen Schritt auf die h-Linie zu, gerade oder schräg, oder gerade das Brett hinab (Ost, Nordost, Südost, Süd).",

  "Capturing the whole army of a side that has hidden its crown wins at once, or the crown must be found even then, as chosen before the game. With clocks it must always be found, as the page demands.":
    "Wer die ganze Armee einer Seite schlägt, die ihre Krone versteckt hat, gewinnt sofort, oder die Krone muss selbst dann noch gefunden werden, je nach Wahl vor der Partie. Mit Uhren muss sie immer gefunden werden, wie die Quelle es verlangt.",
  "Our decision: where the crown must be found, the side without an army is passed over while the other combs the board, and it can win on time. Of the cells where men stand or have stopped since the hiding everybody sees that the crown isn't there. The draws still hold.":
    "Von uns festgelegt: Muss die Krone gefunden werden, wird die Seite ohne Armee übergangen, während die andere das Brett absucht, und sie kann durch Zeit gewinnen. Von den Feldern, auf denen seit dem Verstecken Figuren stehen oder standen, sehen alle, dass die Krone nicht dort ist. Die Remisregeln gelten weiter.",
  "Whoever has lost the army": "Wer die ganze Armee verloren hat",
  "has lost the game": "hat die Partie verloren",
  "loses once the crown is found": "verliert, sobald die Krone gefunden ist",
};
