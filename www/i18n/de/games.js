// The sentences of the shipped variant files, by their English text, and the two players that files needn’t name.

/** @type {Record<string, string>} */
export const games = {
  "Standard chess on an 8×8 board. Checkmate the King.":
    "Das klassische Schach auf 8×8 Feldern. Setze den König matt.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop or Knight.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer oder Springer umgewandelt.",
  "A Pawn that has just moved two squares may be captured en passant by an enemy Pawn, as if it had moved only one.":
    "Ein Bauer, der gerade zwei Felder vorgerückt ist, kann von einem gegnerischen Bauern en passant geschlagen werden, als wäre er nur ein Feld vorgerückt.",
  "Castling: the King moves two squares towards a Rook, which lands on the square the King crossed. Neither may have moved before, the squares between them must be empty, and the King may not start on, cross or land on an attacked square.":
    "Rochade: Der König zieht zwei Felder auf einen Turm zu, und dieser springt auf das Feld, das der König überquert hat. Keiner von beiden darf schon gezogen haben, die Felder zwischen ihnen müssen leer sein, und der König darf auf keinem angegriffenen Feld stehen, keines überqueren und auf keinem landen.",
  "Automatic draws: stalemate, fivefold repetition, 75 moves by each side without a capture or Pawn move, and insufficient material: King against King alone, with a single Knight, or with Bishops that are all on one colour.":
    "Automatisch remis: Patt, fünffache Stellungswiederholung, 75 Züge beider Seiten ohne Schlagen oder Bauernzug und zu wenig Material: König gegen König allein, mit einem einzigen Springer oder mit Läufern, die alle auf einer Farbe stehen.",
  "The player to move may claim a draw after threefold repetition, and after 50 moves by each side without a capture or Pawn move. The computer claims at once.":
    "Wer am Zug ist, kann Remis reklamieren nach dreifacher Stellungswiederholung und nach 50 Zügen beider Seiten ohne Schlagen oder Bauernzug. Der Computer reklamiert sofort.",
  "Moves one square in any direction, never to an attacked square. May castle.":
    "Zieht ein Feld in jede Richtung, nie auf ein angegriffenes Feld. Kann rochieren.",
  "Moves any distance in any direction.": "Zieht beliebig weit in jede Richtung.",
  "Moves any distance along ranks and files.": "Zieht beliebig weit auf Reihen und Linien.",
  "Moves any distance diagonally.": "Zieht beliebig weit diagonal.",
  "Leaps two squares along a rank or file and one to the side, over any pieces between.":
    "Springt zwei Felder auf Reihe oder Linie und eines zur Seite, auch über andere Figuren.",
  "Moves one square forward, or two from its starting square; captures one square diagonally forward, also en passant. Promotes on the last rank.":
    "Zieht ein Feld vorwärts, vom Ausgangsfeld aus auch zwei; schlägt ein Feld schräg vorwärts, auch en passant. Wird auf der letzten Reihe umgewandelt.",
  White: "Weiß",
  Black: "Schwarz",
  "The pieces of chess on two boards: each move ends on the other side of the looking-glass.":
    "Die Figuren des Schachs auf zwei Brettern: Jeder Zug endet auf der anderen Seite des Spiegels.",
  "A piece moves or captures as if only its own board existed. Then it passes through the looking-glass to the same square of the other board, which must be empty. What it passes on the other board doesn’t matter.":
    "Eine Figur zieht und schlägt, als gäbe es nur ihr eigenes Brett. Dann geht sie durch den Spiegel auf dasselbe Feld des anderen Bretts, das leer sein muss. Was auf dem anderen Brett am Weg steht, spielt keine Rolle.",
  "Before the piece passes over, the move must already be legal on its own board: it may not leave your King in check there. So a King may not step onto an attacked square, even though it leaves it at once.":
    "Schon vor dem Übergang muss der Zug auf seinem Brett erlaubt sein: Dein König darf dort nicht im Schach stehen. Ein König darf also kein angegriffenes Feld betreten, obwohl er es sofort verlässt.",
  "After the passage, your King may not be attacked on the board where it then stands. Attacks never cross from board to board. A check can be met by a piece from the other board.":
    "Nach dem Übergang darf dein König auf dem Brett, auf dem er dann steht, nicht angegriffen sein. Angriffe gehen nie von Brett zu Brett. Ein Schach lässt sich durch eine Figur abwehren, die vom anderen Brett herüberkommt.",
  "A Pawn that reaches the last rank of either board promotes to a Queen, Rook, Bishop or Knight, then passes over.":
    "Ein Bauer, der die letzte Reihe eines der Bretter erreicht, wird in Dame, Turm, Läufer oder Springer umgewandelt und geht dann hinüber.",
  "Our decision: there is no en passant.": "Von uns festgelegt: Es gibt kein En passant.",
  "Our decision: castling follows the rules of chess on the King’s board, and both landing squares of the other board must be empty. Both pieces pass over, and the King may not be attacked where it lands.":
    "Von uns festgelegt: Die Rochade folgt auf dem Brett des Königs den Regeln des Schachs, und beide Landefelder des anderen Bretts müssen leer sein. Beide Figuren gehen hinüber, und der König darf dort nicht angegriffen sein.",
  "Our decision: stalemate, threefold repetition and 50 moves by each side without a capture or Pawn move are draws, as in chess.":
    "Von uns festgelegt: Patt, dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug sind remis wie im Schach.",
  "Moves one square in any direction, never to an attacked square of either board. May castle.":
    "Zieht ein Feld in jede Richtung, nie auf ein angegriffenes Feld eines der Bretter. Kann rochieren.",
  "Moves one square forward, or two from its starting square; captures one square diagonally forward. Promotes on the last rank.":
    "Zieht ein Feld vorwärts, vom Ausgangsfeld aus auch zwei; schlägt ein Feld schräg vorwärts. Wird auf der letzten Reihe umgewandelt.",
  "Two boards and a looking-glass: each move ends on the other board. Couriers and Jesters replace Bishops and Queens.":
    "Zwei Bretter und ein Spiegel: Jeder Zug endet auf dem anderen Brett. Kuriere und Narren statt Läufern und Damen.",
  "A Pawn that reaches the last rank of either board promotes to a Rook, Courier, Jester or Knight, then passes over. Only this way can a Jester reach the light squares.":
    "Ein Bauer, der die letzte Reihe eines der Bretter erreicht, wird in Turm, Kurier, Narr oder Springer umgewandelt und geht dann hinüber. Nur so kommt ein Narr auf die hellen Felder.",
  "There is no castling and no en passant. For a double step, the square crossed must be empty on the Pawn’s own board only.":
    "Es gibt weder Rochade noch En passant. Für den Doppelschritt muss das überquerte Feld nur auf dem Brett des Bauern leer sein.",
  "Automatic draws: stalemate; 64 moves by each side without a capture or Pawn move, unless the last one is checkmate; 32 moves while one side has only its King and the other at least one Rook or Courier; the fifth time that both boards show the same position, whoever is to move.":
    "Automatisch remis: Patt; 64 Züge beider Seiten ohne Schlagen oder Bauernzug, es sei denn, der letzte setzt matt; 32 Züge, während eine Seite nur den König hat und die andere mindestens einen Turm oder Kurier; die fünfte gleiche Stellung auf beiden Brettern, gleich wer am Zug ist.",
  "Our decision: the 32 moves belong to the same count of moves without a capture or Pawn move; it does not restart when a King is left alone.":
    "Von uns festgelegt: Die 32 Züge gehören zur selben Zählung der Züge ohne Schlagen oder Bauernzug; sie beginnt nicht neu, wenn ein König allein bleibt.",
  "Moves one square in any direction, never to an attacked square of either board.":
    "Zieht ein Feld in jede Richtung, nie auf ein angegriffenes Feld eines der Bretter.",
  "Moves any distance diagonally, or one square along a rank or file.":
    "Zieht beliebig weit diagonal oder ein Feld auf Reihe oder Linie.",
  "Moves one or two steps diagonally. The second step goes straight on or turns 90°, never back; the square in between must be empty.":
    "Zieht einen oder zwei Schritte diagonal. Der zweite geht geradeaus oder im rechten Winkel weiter, nie zurück; das Feld dazwischen muss leer sein.",
  "Lions, Unicorns and Dragons on a 10×10 board, and a royal Queen who may not pass through check.":
    "Löwen, Einhörner und Drachen auf 10×10 Feldern und eine königliche Dame, die nicht durch Schach ziehen darf.",
  "Checkmate the Queen, the royal piece, to win. She may not move to or across an attacked square; beyond the first attacked square the whole line is closed to her, captures included.":
    "Die Dame ist die königliche Figur: Setze sie matt. Sie darf weder auf ein angegriffenes Feld noch darüber hinweg ziehen; hinter dem ersten angegriffenen Feld ist die ganze Linie für sie gesperrt, auch zum Schlagen.",
  "Each square of the Queen’s path is judged as if she stood there and had left her old square.":
    "Jedes Feld ihres Weges wird so beurteilt, als stünde die Dame dort und hätte ihr altes Feld verlassen.",
  "The enemy Queen attacks like any Queen, even where she may not move herself. So the two Queens may never face each other along an open line.":
    "Die gegnerische Dame greift an wie jede Dame, auch dort, wohin sie selbst nicht ziehen darf. Die beiden Damen dürfen sich also nie auf offener Linie gegenüberstehen.",
  "A Pawn that reaches the last rank promotes to a Knight, or to any piece except a Queen or Pawn of which its side has fewer on the board than at the start, the Prince Consort included. A piece that came back this way and is captured again may come back again.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in einen Springer umgewandelt oder in eine Figur (außer Dame und Bauer), von der seine Seite weniger auf dem Brett hat als am Anfang, auch in den Prinzgemahl. Was so zurückkam und wieder geschlagen wird, kann noch einmal zurückkommen.",
  "A Pawn may move two squares from the rank where it starts, and may then be captured en passant.":
    "Ein Bauer kann von der Reihe aus, auf der er beginnt, zwei Felder ziehen und dann en passant geschlagen werden.",
  "There is no castling.": "Es gibt keine Rochade.",
  "Our decision: Queen against Queen with nothing else is an immediate draw, because neither can ever capture.":
    "Von uns festgelegt: Dame gegen Dame und sonst nichts ist sofort remis, denn keine kann je schlagen.",
  "Royal piece: moves any distance in any direction, but not to or across an attacked square.":
    "Königliche Figur: zieht beliebig weit in jede Richtung, aber weder auf ein angegriffenes Feld noch darüber hinweg.",
  "Moves like a Queen without capturing; captures only on adjacent squares.":
    "Zieht wie eine Dame, ohne zu schlagen; schlägt nur auf Nachbarfeldern.",
  "Moves like a Queen without capturing; captures along the same lines by jumping over exactly one piece of either side.":
    "Zieht wie eine Dame, ohne zu schlagen; schlägt auf denselben Linien, indem er über genau eine Figur springt, gleich welcher Seite.",
  "Moves like a Bishop, or makes any number of Knight’s leaps in one direction; every square before the last must be empty.":
    "Zieht wie ein Läufer oder macht beliebig viele Springersprünge in einer Richtung; jedes Feld vor dem letzten muss leer sein.",
  "Makes any number of two-square leaps in one direction, straight or diagonal. Only the squares where it lands on the way must be empty.":
    "Macht beliebig viele Sprünge von zwei Feldern in einer Richtung, gerade oder schräg. Nur die Felder, auf denen er unterwegs landet, müssen leer sein.",
  "Moves any distance along ranks and files. Does not castle.":
    "Zieht beliebig weit auf Reihen und Linien. Rochiert nicht.",
  "Moves any distance diagonally, or one square along a rank or file without capturing.":
    "Zieht beliebig weit diagonal oder, ohne zu schlagen, ein Feld auf Reihe oder Linie.",
  "Leaps two squares along a rank or file and one to the side. Available only by promotion.":
    "Springt zwei Felder auf Reihe oder Linie und eines zur Seite. Entsteht nur durch Umwandlung.",
  "Chess with a secret: only you know which of your two monarchs wears the crown. Capture the crown.":
    "Schach mit einem Geheimnis: Nur du weißt, welcher deiner beiden Monarchen die Krone trägt. Schlage die Krone.",
  "Each side has two monarchs, which move one square in any direction. Before the game, each player secretly chooses which of them wears the crown. That never changes, and the opponent learns it only when one of them is captured. Capturing the crown wins at once.":
    "Jede Seite hat zwei Monarchen, die ein Feld in jede Richtung ziehen. Vor der Partie wählt jeder Spieler heimlich, welcher von ihnen die Krone trägt. Das ändert sich nie, und der Gegner erfährt es erst, wenn einer geschlagen wird. Wer die Krone schlägt, gewinnt sofort.",
  "While a side has both monarchs, they are ordinary pieces: they may be attacked and left attacked, and there is no check.":
    "Solange eine Seite beide Monarchen hat, sind sie gewöhnliche Figuren: Sie dürfen angegriffen sein und bleiben, und es gibt kein Schach.",
  "When a monarch without the crown is captured, everyone knows that the other one wears it. That lone monarch is royal, with check and checkmate as in chess.":
    "Wird ein Monarch ohne Krone geschlagen, wissen alle, dass der andere sie trägt. Dieser einzelne Monarch ist königlich, mit Schach und Matt wie im Schach.",
  "Our decision: a lone monarch may not be left in check, not even by capturing an enemy monarch that might wear the crown. What is legal never depends on the opponent’s secret.":
    "Von uns festgelegt: Ein einzelner Monarch darf nicht im Schach bleiben, auch nicht durch einen Zug, der einen vielleicht gekrönten gegnerischen Monarchen schlägt. Was erlaubt ist, hängt nie vom Geheimnis des Gegners ab.",
  "Castling: either monarch moves two squares towards either Rook, which lands on the square it crossed. Neither may have moved, and every square between them must be empty. While a side has both monarchs, attacked squares don’t matter. Our decision: a lone monarch castles as in chess, never out of, through or into check.":
    "Rochade: Jeder der Monarchen kann zwei Felder auf einen der Türme zu ziehen, und dieser springt auf das überquerte Feld. Keiner darf gezogen haben, und alle Felder dazwischen müssen leer sein. Solange eine Seite beide Monarchen hat, spielen angegriffene Felder keine Rolle. Von uns festgelegt: Ein einzelner Monarch rochiert wie im Schach, nie aus dem Schach, hindurch oder hinein.",
  "A side with no legal move loses, at every stage of the game.":
    "Wer keinen erlaubten Zug hat, verliert, in jeder Phase der Partie.",
  "A Pawn that reaches the last rank promotes to a Generalissimo, a Rook, a Bishop, a Knight or a Monarch without a crown, whatever has been captured.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Generalissimus, Turm, Läufer, Springer oder einen Monarchen ohne Krone umgewandelt, gleich was schon geschlagen ist.",
  "Draws: threefold repetition and 50 moves by each side without a capture or Pawn move, as in chess. Our decision: lone monarch against lone monarch is an immediate draw if nothing else is left on the board or in hand.":
    "Remis: dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in der Hand ist.",
  "In position text, the castling letters are the files of the unmoved Rooks and monarchs. A letter stays while its piece is unmoved, even if its partner is gone.":
    "In Stellungstexten sind die Rochadebuchstaben die Linien der Türme und Monarchen, die noch nicht gezogen haben. Ein Buchstabe bleibt, solange seine Figur nicht gezogen hat, auch wenn ihr Partner fort ist.",
  "A monarch: moves one square in any direction. Either it or its partner secretly wears the crown. May castle.":
    "Ein Monarch: zieht ein Feld in jede Richtung. Er oder sein Partner trägt heimlich die Krone. Kann rochieren.",
  "A monarch: moves one square in any direction, unlike the Queen in chess. Either it or its partner secretly wears the crown. May castle.":
    "Ein Monarch: zieht ein Feld in jede Richtung, anders als die Dame im Schach. Er oder sein Partner trägt heimlich die Krone. Kann rochieren.",
  "Moves any distance along ranks and files. May castle.":
    "Zieht beliebig weit auf Reihen und Linien. Kann rochieren.",
  "Moves any distance in any direction, like the Queen in chess. Available only by promotion.":
    "Zieht beliebig weit in jede Richtung, wie die Dame im Schach. Entsteht nur durch Umwandlung.",
  "Moves one square in any direction. Available only by promotion; everyone knows that it wears no crown, and capturing it decides nothing.":
    "Zieht ein Feld in jede Richtung. Entsteht nur durch Umwandlung; alle wissen, dass er keine Krone trägt, und ihn zu schlagen entscheidet nichts.",
  "Crown with stones: after losing a monarch you may drop three of them, one secretly mined.":
    "Krone mit Steinen: Wer einen Monarchen verloren hat, darf drei davon einsetzen, einer davon heimlich vermint.",
  "A side that has lost a monarch without the crown gets three stones in hand, one of them secretly mined. It may spend a turn on dropping one, two or three of them on empty squares. Our decision: it marks the mine when dropping it, and the last stone must be the mine if no earlier one was.":
    "Wer einen Monarchen ohne Krone verloren hat, bekommt drei Steine in die Hand, einer davon heimlich vermint. Statt eines Zuges kann er einen, zwei oder drei davon auf leere Felder einsetzen. Von uns festgelegt: Die Mine wird beim Einsetzen bestimmt, und der letzte Stein muss sie sein, wenn es vorher keiner war.",
  "Our decision: a turn of stones always ends with “Done”, even after the third. In check, stones may be dropped as long as the turn can still end with the monarch safe. The turn counts as one move and does not reset the 50-move count.":
    "Von uns festgelegt: Ein Zug mit Steinen endet immer mit „Fertig“, auch nach dem dritten. Im Schach dürfen Steine eingesetzt werden, solange der Zug noch mit sicherem Monarchen enden kann. Das Ganze zählt als ein Zug und unterbricht die Zählung der 50 Züge nicht.",
  "Stones never move, and only the enemy can capture them. A piece that captures the mine leaves the board with it; a monarch with the crown that does so loses the game. Our decision: a monarch without the crown counts as lost, and its side gets its stones.":
    "Steine ziehen nie, und nur der Gegner kann sie schlagen. Eine Figur, die die Mine schlägt, verlässt mit ihr das Brett; ein Monarch mit Krone verliert so die Partie. Von uns festgelegt: Ein Monarch ohne Krone gilt als verloren, und seine Seite bekommt ihre Steine.",
  "Our decision: for check, enemy stones count as plain. An exploding mine may expose the royal monarch of the side that set it off; it may then be captured.":
    "Von uns festgelegt: Für Schach gelten gegnerische Steine als gewöhnlich. Eine explodierende Mine kann den königlichen Monarchen der Seite freilegen, die sie ausgelöst hat; er kann dann geschlagen werden.",
  "A side with no legal move draws instead of losing if its royal monarch is not attacked and every square around it holds a stone or one of its own pieces, with at least one stone among them. Our decision: stones of both sides count, also enemy stones that are protected.":
    "Wer keinen erlaubten Zug hat, spielt remis, statt zu verlieren, wenn sein königlicher Monarch nicht angegriffen ist und auf jedem Feld um ihn herum ein Stein oder eine eigene Figur steht, darunter mindestens ein Stein. Von uns festgelegt: Steine beider Seiten zählen, auch gedeckte gegnerische.",
  "Dropped from hand after the loss of a monarch; never moves. One of the three is secretly mined: a piece that captures it leaves the board with it.":
    "Wird nach dem Verlust eines Monarchen aus der Hand eingesetzt und zieht nie. Einer der drei ist heimlich vermint: Eine Figur, die ihn schlägt, verlässt mit ihm das Brett.",
  "Crown with a hiding place: after losing a monarch you may hide the crown on any empty square.":
    "Krone mit einem Versteck: Wer einen Monarchen verloren hat, darf die Krone auf einem beliebigen leeren Feld verstecken.",
  "Our decision: a lone monarch may not be left in check, not even by capturing an enemy monarch that might wear the crown or by stepping on a square that might hide it. What is legal never depends on the opponent’s secret.":
    "Von uns festgelegt: Ein einzelner Monarch darf nicht im Schach bleiben, auch nicht durch einen Zug, der einen vielleicht gekrönten gegnerischen Monarchen schlägt oder ein Feld betritt, auf dem die Krone versteckt sein könnte. Was erlaubt ist, hängt nie vom Geheimnis des Gegners ab.",
  "A side with a lone monarch may, once, secretly hide the crown on an empty square at the start of any later turn; our decision: without using up the turn. Everyone sees that it did so, but not where. The monarch is then an ordinary piece, there is no check against that side, and it castles regardless of attacks.":
    "Eine Seite mit nur einem Monarchen darf einmal, zu Beginn eines beliebigen späteren Zuges, heimlich die Krone auf einem leeren Feld verstecken; von uns festgelegt: ohne den Zug dafür zu verbrauchen. Alle sehen, dass sie es tat, aber nicht, wo. Der Monarch ist dann eine gewöhnliche Figur, gegen diese Seite gibt es kein Schach, und er rochiert ungeachtet aller Angriffe.",
  "An enemy piece that stops on the square wins for its owner; one of the hider’s own pieces that stops there loses for the hider. Passing over the square has no effect. Our decision: a piece stops by moving, by being dropped or by castling (both pieces); a move that stops on the hidden crowns of both sides wins for the mover.":
    "Eine gegnerische Figur, die auf dem Feld stehen bleibt, gewinnt für ihre Seite; bleibt dort eine eigene stehen, verliert die Seite, der die Krone gehört. Das Feld zu überqueren hat keine Folgen. Von uns festgelegt: Figuren bleiben stehen, wenn sie ziehen, eingesetzt werden oder rochieren (beide); trifft ein Zug die versteckten Kronen beider Seiten, gewinnt, wer zog.",
  "Our decision: hiding does not count as a move, and it is legal even if no move follows, which loses. En passant stays possible after it.":
    "Von uns festgelegt: Das Verstecken zählt nicht als Zug und ist auch erlaubt, wenn kein Zug folgt, was verliert. Danach bleibt En passant möglich.",
  "Draws: threefold repetition and 50 moves by each side without a capture or Pawn move, as in chess. Our decision: lone monarch against lone monarch is an immediate draw if nothing else is left on the board or in hand and no crown is hidden. An unused right to hide doesn’t matter.":
    "Remis: dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in der Hand ist und keine Krone versteckt ist. Ein ungenutztes Recht zu verstecken zählt nicht.",
  "Crown with halves: after losing a monarch you may split the other in two, and one half secretly wears the crown.":
    "Krone mit Hälften: Wer einen Monarchen verloren hat, darf den anderen teilen, und eine Hälfte trägt heimlich die Krone.",
  "A side that has lost a monarch without the crown may split the other one in two: one half stays, the other moves to an empty neighbouring square; if there is none, it can’t split. The side chooses which half stays and, secretly, which one wears the crown. Our decision: only at the start of its very next turn, without using up the turn.":
    "Wer einen Monarchen ohne Krone verloren hat, darf den anderen in zwei Hälften teilen: Eine bleibt, die andere zieht auf ein leeres Nachbarfeld; gibt es keines, geht es nicht. Er wählt, welche Hälfte bleibt und, heimlich, welche die Krone trägt. Von uns festgelegt: nur zu Beginn des allernächsten Zuges, ohne ihn dafür zu verbrauchen.",
  "Each half has half of the monarch’s moves, in one of three ways chosen before the game. Our decision, since the figures on the author’s page are lost: each half has four directions, seen from White’s side for both players.":
    "Jede Hälfte hat die Hälfte der Züge des Monarchen, auf eine von drei Arten, die vor der Partie gewählt wird. Von uns festgelegt, da die Abbildungen auf der Seite des Autors verloren sind: Jede Hälfte hat vier Richtungen, für beide Spieler von Weiß aus gesehen.",
  "While both halves are on the board, they are ordinary pieces, and there is no check against their side. Capturing the half with the crown wins; when the other is captured, the remaining half is royal like a lone monarch. Halves never castle.":
    "Solange beide Hälften auf dem Brett sind, sind sie gewöhnliche Figuren, und gegen ihre Seite gibt es kein Schach. Wer die Hälfte mit der Krone schlägt, gewinnt; wird die andere geschlagen, ist die übrige königlich wie ein einzelner Monarch. Hälften rochieren nie.",
  "Our decision: splitting does not count as a move, and it is legal even if no move follows, which loses. En passant stays possible after it, unless a half lands on the en passant square.":
    "Von uns festgelegt: Das Teilen zählt nicht als Zug und ist auch erlaubt, wenn kein Zug folgt, was verliert. Danach bleibt En passant möglich, außer eine Hälfte landet auf dem En-passant-Feld.",
  "Draws: threefold repetition and 50 moves by each side without a capture or Pawn move, as in chess. Our decision: lone monarch against lone monarch is an immediate draw if nothing else is left on the board or in hand; a half doesn’t count as a monarch here. An unused right to split doesn’t matter.":
    "Remis: dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug, wie im Schach. Von uns festgelegt: Ein einzelner Monarch gegen einen einzelnen ist sofort remis, wenn sonst nichts auf dem Brett oder in der Hand ist; eine Hälfte zählt hier nicht als Monarch. Ein ungenutztes Recht zu teilen zählt nicht.",
  "Half of a split monarch: moves one square along a rank or file.":
    "Hälfte eines geteilten Monarchen: zieht ein Feld auf Reihe oder Linie.",
  "Half of a split monarch: moves one square diagonally.":
    "Hälfte eines geteilten Monarchen: zieht ein Feld diagonal.",
  "Almost everyone rides a horse: Cavaliers in place of Pawns, Nightriders and Cannons on a 10×10 board.":
    "Fast alle reiten: Kavaliere statt Bauern, Nachtreiter und Kanonen auf 10×10 Feldern.",
  "Checkmate the Eques Rex to win.": "Setze den Eques Rex matt.",
  "A Cavalier that reaches the last rank promotes to a Queen, Marshall, Paladin, Cannon or Nightrider of which its side has fewer on the board than at the start. A piece that came back this way and is captured again may come back again.":
    "Ein Kavalier, der die letzte Reihe erreicht, wird in Dame, Marschall, Paladin, Kanone oder Nachtreiter umgewandelt, soweit seine Seite davon weniger auf dem Brett hat als am Anfang. Was so zurückkam und wieder geschlagen wird, kann noch einmal zurückkommen.",
  "If there is no such piece, the Cavalier may not move to the last rank, but it still attacks, and checks, an Eques Rex there.":
    "Gibt es keine solche Figur, darf der Kavalier nicht auf die letzte Reihe; einen Eques Rex greift er dort trotzdem an und gibt ihm Schach.",
  "There are no Pawns, no double steps, no en passant and no castling.":
    "Es gibt keine Bauern, keine Doppelschritte, kein En passant und keine Rochade.",
  "Our decision: stalemate and threefold repetition are draws, as in chess.":
    "Von uns festgelegt: Patt und dreifache Stellungswiederholung sind remis wie im Schach.",
  "Our decision: 50 moves by each side without a capture or promotion are a draw. A Cavalier’s move does not reset the count, because it can go back.":
    "Von uns festgelegt: 50 Züge beider Seiten ohne Schlagen oder Umwandlung sind remis. Ein Zug eines Kavaliers unterbricht die Zählung nicht, denn er kann zurück.",
  "Royal piece: moves one square in any direction or like a Knight, never to an attacked square.":
    "Königliche Figur: zieht ein Feld in jede Richtung oder wie ein Springer, nie auf ein angegriffenes Feld.",
  "Moves like a Rook or a Knight.": "Zieht wie ein Turm oder ein Springer.",
  "Moves like a Bishop or a Knight.": "Zieht wie ein Läufer oder ein Springer.",
  "Moves like a Rook without capturing; captures along the same lines by jumping over exactly one piece of either side.":
    "Zieht wie ein Turm, ohne zu schlagen; schlägt auf denselben Linien, indem sie über genau eine Figur springt, gleich welcher Seite.",
  "Makes any number of Knight’s leaps in one direction; every square before the last must be empty.":
    "Macht beliebig viele Springersprünge in einer Richtung; jedes Feld vor dem letzten muss leer sein.",
  "Moves one step along a rank or file to an empty square, then one step diagonally outwards. Promotes on the last rank.":
    "Zieht einen Schritt auf Reihe oder Linie auf ein leeres Feld, dann einen Schritt schräg nach außen. Wird auf der letzten Reihe umgewandelt.",
  "The classic of 3D chess: five 5×5 boards above one another, and a Unicorn that moves through the corners of the cells.":
    "Der Klassiker des Raumschachs: fünf Bretter zu 5×5 übereinander und ein Einhorn, das durch die Ecken der Felder zieht.",
  "Checkmate the King to win.": "Setze den König matt.",
  "Cells touch in 26 directions: 6 through a face (the Rook’s), 12 through an edge (the Bishop’s) and 8 through a corner (the Unicorn’s). The Queen has all of them, and so has the King, for one step.":
    "Felder berühren sich in 26 Richtungen: 6 durch eine Fläche (die des Turms), 12 durch eine Kante (die des Läufers) und 8 durch eine Ecke (die des Einhorns). Die Dame hat sie alle, der König auch, aber nur für einen Schritt.",
  "White starts on levels A and B and moves up, Black on E and D and moves down.":
    "Weiß beginnt auf den Ebenen A und B und zieht nach oben, Schwarz auf E und D und zieht nach unten.",
  "A Pawn moves one step forward, or one level towards the enemy. It captures one step diagonally forward on its level, or sideways and one level towards the enemy. There is no double step, no en passant and no castling.":
    "Ein Bauer zieht einen Schritt vorwärts oder eine Ebene auf den Gegner zu. Er schlägt einen Schritt schräg vorwärts auf seiner Ebene oder seitwärts und eine Ebene auf den Gegner zu. Es gibt keinen Doppelschritt, kein En passant und keine Rochade.",
  "A Pawn must promote on the last rank of the enemy’s two home levels: a white one on rank 5 of D and E, a black one on rank 1 of A and B.":
    "Ein Bauer wird auf der letzten Reihe der beiden Heimatebenen des Gegners immer umgewandelt: ein weißer auf Reihe 5 von D und E, ein schwarzer auf Reihe 1 von A und B.",
  "Our decision: on the last rank of another level a Pawn stays a Pawn and can still move up (a black one down).":
    "Von uns festgelegt: Auf der letzten Reihe einer anderen Ebene bleibt ein Bauer Bauer und kann noch nach oben (ein schwarzer nach unten).",
  "Royal piece: moves one step in any of the 26 directions, never to an attacked cell.":
    "Königliche Figur: zieht einen Schritt in jede der 26 Richtungen, nie auf ein angegriffenes Feld.",
  "Moves any distance in any of the 26 directions.":
    "Zieht beliebig weit in jede der 26 Richtungen.",
  "Moves any distance through the faces of the cells: along ranks and files, and straight up and down.":
    "Zieht beliebig weit durch die Flächen der Felder: auf Reihen und Linien und gerade nach oben und unten.",
  "Moves any distance through the edges of the cells: diagonally on its level, or up or down and one step along a rank or file at a time.":
    "Zieht beliebig weit durch die Kanten der Felder: diagonal auf seiner Ebene oder nach oben oder unten und dabei je einen Schritt auf Reihe oder Linie.",
  "Moves any distance through the corners of the cells, changing level, rank and file with every step. It can reach only 30 cells of the board.":
    "Zieht beliebig weit durch die Ecken der Felder, wobei sich mit jedem Schritt Ebene, Reihe und Linie ändern. Kann nur 30 Felder des Bretts erreichen.",
  "Leaps two steps in one direction and one at a right angle to it, also up and down.":
    "Springt zwei Schritte in eine Richtung und einen im rechten Winkel dazu, auch nach oben und unten.",
  "Moves one step forward or one level towards the enemy. Captures one step diagonally forward on its level, or sideways and one level towards the enemy.":
    "Zieht einen Schritt vorwärts oder eine Ebene auf den Gegner zu. Schlägt einen Schritt schräg vorwärts auf seiner Ebene oder seitwärts und eine Ebene auf den Gegner zu.",
  "Four armies of 30 or 31 pieces on four boards above one another: Catholic, Protestant, Islamic and Byzantine, each with its own compound pieces. Pieces promote by giving checkmate, and the game ends with the third checkmate at the latest.":
    "Vier Armeen von 30 oder 31 Figuren auf vier Brettern übereinander: katholisch, protestantisch, islamisch und byzantinisch, jede mit eigenen kombinierten Figuren. Figuren werden durch Mattsetzen befördert; spätestens das dritte Matt gewinnt.",
  "Red is the Catholic army, Yellow the Protestant, Green the Islamic and Blue the Byzantine one. Our decision: the colours Yellow and Blue, and that each army’s King, Pope, Primates and Princes stand on its flank on rank s or z.":
    "Rot ist die katholische Armee, Gelb die protestantische, Grün die islamische und Blau die byzantinische. Von uns festgelegt: die Farben Gelb und Blau; König, Papst, Primasse und Prinzen jeder Armee stehen auf der Flanke, die auf Reihe s oder z liegt.",
  "Play goes anticlockwise: Red, Yellow, Green, Blue. Each army’s camp is the four columns of its corner; its 16 Pawns stand on the four columns beside it, on all levels.":
    "Gespielt wird gegen den Uhrzeigersinn: Rot, Gelb, Grün, Blau. Das Lager jeder Armee sind die vier Säulen ihrer Ecke; ihre 16 Bauern stehen auf den vier Säulen daneben, auf allen Ebenen.",
  "There is no castling. A Pawn moves one step along either horizontal axis, away from its own camp. It captures one step along both axes at once, or along one of them and one level up or down.":
    "Es gibt keine Rochade. Ein Bauer zieht einen Schritt auf einer der beiden waagrechten Achsen, vom eigenen Lager weg. Er schlägt einen Schritt auf beiden Achsen zugleich oder auf einer davon und eine Ebene nach oben oder unten.",
  "A Pawn may make a double step from any cell where a Pawn of its own army started, not only from its own: two steps in one of its two directions, both cells empty, without capturing. Only an enemy Pawn may capture it en passant, as if it had made a single step.":
    "Ein Bauer kann von jedem Feld, auf dem ein Bauer seiner Armee begann, einen Doppelschritt machen, nicht nur vom eigenen: zwei Schritte in eine seiner beiden Richtungen, beide Felder leer, ohne zu schlagen. Nur ein gegnerischer Bauer kann ihn en passant schlagen, als hätte er nur einen Schritt gemacht.",
  "Our decision: each enemy may do so on its next turn. The right ends when the Pawn’s owner moves or passes again, not by a claim; it can’t be used while the cell passed over is occupied.":
    "Von uns festgelegt: Jeder Gegner kann das in seinem nächsten Zug tun. Das Recht endet, wenn der Besitzer des Bauern wieder zieht oder passt, nicht durch eine Ansage; es ruht, solange das überquerte Feld besetzt ist.",
  "A Pawn that ends its move in the camp of the diagonally opposite army (its four columns without Pawns, on all levels) may promote to any other capturable piece that its own army starts with (Rook, Knight, Bishop or Camel, its own compounds, Prince); in the corner column it must.":
    "Ein Bauer, dessen Zug im Lager der schräg gegenüberliegenden Armee endet (ihre vier Säulen ohne Bauern, auf allen Ebenen), kann in eine andere schlagbare Figur umgewandelt werden, die seine Armee am Anfang hat (Turm, Springer, Läufer oder Kamel, eigene Kombinationen, Prinz); in der Ecksäule muss er es.",
  "A King or Emperor may not be left in check by any enemy still in the game: a move that leaves it attacked is illegal.":
    "Ein König oder Kaiser darf nicht im Schach eines Gegners bleiben, der noch im Spiel ist: Ein Zug, nach dem er angegriffen ist, ist nicht erlaubt.",
  "Our decision: while three or four players are left, one without a legal move passes, in check or not, so that another player may come to the rescue. With two left, stalemate is a draw, as in chess; a player in check passes and is checkmated at the start of the opponent’s turn.":
    "Von uns festgelegt: Solange drei oder vier Spieler übrig sind, passt, wer keinen erlaubten Zug hat, im Schach oder nicht, sodass ein anderer zu Hilfe kommen kann. Zu zweit ist Patt remis wie im Schach; wer im Schach steht, passt und ist zu Beginn des gegnerischen Zuges matt.",
  "Checkmate happens at the start of a turn: if you then attack an enemy’s King or Emperor, you must claim it before your move. If several of your pieces attack it, you choose which one delivers checkmate; a pinned piece attacks too. If several enemies are attacked, you claim them one after the other.":
    "Matt geschieht zu Beginn eines Zuges: Greifst du dann einen gegnerischen König oder Kaiser an, musst du vor deinem Zug Matt ansagen. Greifen ihn mehrere deiner Figuren an, wählst du, welche mattsetzt; auch eine gefesselte Figur greift an. Sind mehrere Gegner angegriffen, sagst du sie nacheinander an.",
  "Our decision: after every claim, attacks are checked again (an army that leaves the board opens lines, and a new Emperor reaches further), and every attack then found is claimed before the move.":
    "Von uns festgelegt: Nach jeder Ansage werden die Angriffe neu geprüft (eine Armee, die das Brett verlässt, öffnet Linien, und ein neuer Kaiser reicht weiter), und jeder Angriff, den es dann gibt, wird vor dem Zug angesagt.",
  "After a claim, the checkmated player’s army leaves the board, your King becomes an Emperor, and the piece that delivered checkmate is promoted: Camel to Cafila, Knight to Cavalcade, Rook to Duchess, Bishop to Governor, Pawn or Prince to Usurper, each of which can also move like a Unicorn. The Bishop’s compounds (Caliph, Cardinal, Metropolitan, Moderator, Pope, Primate) stay what they are. Then you make your move, and play goes on among those left.":
    "Nach einer Ansage verlässt die mattgesetzte Armee das Brett, dein König wird Kaiser, und die Figur, die mattsetzte, wird befördert: Kamel zu Karawane, Springer zu Kavalkade, Turm zu Herzogin, Läufer zu Gouverneur, Bauer oder Prinz zu Usurpator; sie alle können danach auch wie ein Einhorn ziehen. Die Kombinationen mit dem Läufer (Kalif, Kardinal, Metropolit, Moderator, Papst, Primas) bleiben, was sie sind. Dann ziehst du, und die Übrigen spielen weiter.",
  "A Pawn that delivers checkmate while in its promotion zone becomes a Usurper and can’t promote to anything else.":
    "Ein Bauer, der in seiner Umwandlungszone mattsetzt, wird Usurpator und kann nichts anderes mehr werden.",
  "You win at once if a piece promoted by a checkmate delivers another one, or if your Emperor delivers checkmate itself; the player who is neither mating nor mated is second. Our decision: a piece promoted, or an Emperor made, by the first of several claims in one turn may deliver the next. Otherwise the player who delivers the third checkmate wins. Eliminated players rank in the order in which they left: the first of them is last.":
    "Du gewinnst sofort, wenn eine durch Matt beförderte Figur noch einmal mattsetzt oder dein Kaiser selbst mattsetzt; wer weder mattsetzt noch mattgesetzt wird, ist Zweiter. Von uns festgelegt: Eine Figur oder ein Kaiser, der durch die erste von mehreren Ansagen eines Zuges entsteht, kann die nächste ausführen. Sonst gewinnt, wer das dritte Matt setzt. Die Reihenfolge des Ausscheidens ergibt die Plätze: Der Erste wird Letzter.",
  "Our decision: those left draw by threefold repetition with the same player to move, by 100 rounds (100 moves of each of them) without a capture, a claim or a Pawn move, if only Emperors are left, or after a full round of passes. Claims come before any draw.":
    "Von uns festgelegt: Remis unter den Übrigen sind die dreifache Wiederholung einer Stellung mit demselben Spieler am Zug, 100 Runden (je 100 Züge) ohne Schlagen, Ansage oder Bauernzug, nur noch Kaiser oder eine volle Runde Passen. Ansagen gehen jedem Remis vor.",
  "Royal piece: moves one step through a face or an edge of its cell (18 directions), never to an attacked cell.":
    "Königliche Figur: zieht einen Schritt durch eine Fläche oder Kante ihres Feldes (18 Richtungen), nie auf ein angegriffenes Feld.",
  "Leaps two steps in one direction and one at a right angle to it, also up and down (2:1:0).":
    "Springt zwei Schritte in eine Richtung und einen im rechten Winkel dazu, auch nach oben und unten (2:1:0).",
  "Moves one step along either horizontal axis, away from its camp; two from any cell where a Pawn of its army started. Captures one step along both axes at once, or along one of them and one level up or down.":
    "Zieht einen Schritt auf einer der beiden waagrechten Achsen, vom Lager weg; zwei von jedem Feld aus, auf dem ein Bauer seiner Armee begann. Schlägt einen Schritt auf beiden Achsen zugleich oder auf einer davon und eine Ebene nach oben oder unten.",
  "Moves any distance through the edges of the cells: diagonally on its level, or up or down and one step sideways at a time. Stays on one colour.":
    "Zieht beliebig weit durch die Kanten der Felder: diagonal auf seiner Ebene oder nach oben oder unten und dabei je einen Schritt zur Seite. Bleibt auf einer Farbe.",
  "Leaps three steps in one direction and one at a right angle to it, also up and down (3:1:0). Stays on one colour.":
    "Springt drei Schritte in eine Richtung und einen im rechten Winkel dazu, auch nach oben und unten (3:1:0). Bleibt auf einer Farbe.",
  "Moves like a Bishop or a Camel. Stays on one colour.":
    "Zieht wie ein Läufer oder ein Kamel. Bleibt auf einer Farbe.",
  "Moves like a Bishop or a Gryphon: one step through an edge, then optionally any distance on like a Rook in the same plane, turning 45°. Every cell passed must be empty.":
    "Zieht wie ein Läufer oder wie ein Greif: einen Schritt durch eine Kante, dann auf Wunsch beliebig weit wie ein Turm in derselben Schicht weiter, um 45° gedreht. Jedes überquerte Feld muss leer sein.",
  "Moves like a Bishop, or one step through a corner of its cell.":
    "Zieht wie ein Läufer oder einen Schritt durch eine Ecke seines Feldes.",
  "Moves like a Bishop, or one step in any direction.":
    "Zieht wie ein Läufer oder einen Schritt in jede Richtung.",
  "Moves like a Bishop, or one step through a face of its cell.":
    "Zieht wie ein Läufer oder einen Schritt durch eine Fläche seines Feldes.",
  "Moves like the King, but is not royal.": "Zieht wie der König, ist aber nicht königlich.",
  "A Camel that has delivered checkmate: moves like a Camel, or any distance through the corners of the cells.":
    "Ein Kamel, das mattgesetzt hat: zieht wie ein Kamel oder beliebig weit durch die Ecken der Felder.",
  "A Knight that has delivered checkmate: moves like a Knight, or any distance through the corners of the cells.":
    "Ein Springer, der mattgesetzt hat: zieht wie ein Springer oder beliebig weit durch die Ecken der Felder.",
  "A Rook that has delivered checkmate: moves like a Rook, or any distance through the corners of the cells.":
    "Ein Turm, der mattgesetzt hat: zieht wie ein Turm oder beliebig weit durch die Ecken der Felder.",
  "A Bishop that has delivered checkmate: moves like a Bishop, or any distance through the corners of the cells.":
    "Ein Läufer, der mattgesetzt hat: zieht wie ein Läufer oder beliebig weit durch die Ecken der Felder.",
  "A Pawn or Prince that has delivered checkmate: moves like the King, or any distance through the corners of the cells, but is not royal.":
    "Ein Bauer oder Prinz, der mattgesetzt hat: zieht wie der König oder beliebig weit durch die Ecken der Felder, ist aber nicht königlich.",
  "Four equal armies of Elves, Unicorns and a Gryphon on four boards above one another. Pieces promote by giving checkmate, and the game ends with the third checkmate at the latest.":
    "Vier gleiche Armeen von Elfen, Einhörnern und einem Greifen auf vier Brettern übereinander. Figuren werden durch Mattsetzen befördert; spätestens das dritte Matt gewinnt.",
  "All four armies are alike. Our decision: the colours Yellow and Blue, and that the Kings stand on the flanks sb, sg, zg and zb, each on the colour of the army opposite.":
    "Alle vier Armeen sind gleich. Von uns festgelegt: die Farben Gelb und Blau und dass die Könige auf den Flanken sb, sg, zg und zb stehen, jeder auf der Farbe der Armee gegenüber.",
  "Our decision: a Gorgon or Harpy may stop after its first step, like the Gryphon.":
    "Von uns festgelegt: Gorgone und Harpyie dürfen wie der Greif nach ihrem ersten Schritt stehen bleiben.",
  "A Pawn that ends its move in the camp of the diagonally opposite army (its four columns without Pawns, on all levels) may promote to any other capturable piece that its own army starts with (Rook, Knight, Elf, Gryphon, Unicorn); in the corner column it must.":
    "Ein Bauer, dessen Zug im Lager der schräg gegenüberliegenden Armee endet (ihre vier Säulen ohne Bauern, auf allen Ebenen), kann in eine andere schlagbare Figur umgewandelt werden, die seine Armee am Anfang hat (Turm, Springer, Elfe, Greif, Einhorn); in der Ecksäule muss er es.",
  "After a claim, the checkmated player’s army leaves the board, your King becomes an Emperor, and the piece that delivered checkmate is promoted: Gryphon to Gorgon, Rook to Harpy, Elf or Unicorn to Leprechaun, Knight to Sleipnir, and, by our decision, Pawn to Usurper, as the author’s page names nothing else for it. Then you make your move, and play goes on among those left.":
    "Nach einer Ansage verlässt die mattgesetzte Armee das Brett, dein König wird Kaiser, und die Figur, die mattsetzte, wird befördert: Greif zu Gorgone, Turm zu Harpyie, Elfe oder Einhorn zu Leprechaun, Springer zu Sleipnir und, von uns festgelegt, Bauer zu Usurpator, da die Seite des Autors nichts anderes für ihn nennt. Dann ziehst du, und die Übrigen spielen weiter.",
  "Leaps three steps in one direction and one in each of the other two (3:1:1). Stays on cells of one colour.":
    "Springt drei Schritte in eine Richtung und je einen in die beiden anderen (3:1:1). Bleibt auf Feldern einer Farbe.",
  "Moves one step through an edge of its cell, then optionally any distance on like a Rook in the same plane, turning 45°. Every cell passed must be empty.":
    "Zieht einen Schritt durch eine Kante seines Feldes, dann auf Wunsch beliebig weit wie ein Turm in derselben Schicht weiter, um 45° gedreht. Jedes überquerte Feld muss leer sein.",
  "Moves any distance through the corners of the cells, changing level, rank and file with every step. Stays on cells of one colour.":
    "Zieht beliebig weit durch die Ecken der Felder, wobei sich mit jedem Schritt Ebene, Reihe und Linie ändern. Bleibt auf Feldern einer Farbe.",
  "A Gryphon that has delivered checkmate: moves like a Gryphon, or one step through a face of its cell and then optionally any distance on like a Bishop in the same plane, turning 45°.":
    "Ein Greif, der mattgesetzt hat: zieht wie ein Greif oder einen Schritt durch eine Fläche seines Feldes und dann auf Wunsch beliebig weit wie ein Läufer in derselben Schicht weiter, um 45° gedreht.",
  "A Rook that has delivered checkmate: moves like a Rook, or one step through a corner of its cell and then optionally any distance outwards like a Rook.":
    "Ein Turm, der mattgesetzt hat: zieht wie ein Turm oder einen Schritt durch eine Ecke seines Feldes und dann auf Wunsch beliebig weit wie ein Turm nach außen.",
  "An Elf or Unicorn that has delivered checkmate: moves like an Elf or a Unicorn.":
    "Eine Elfe oder ein Einhorn, das mattgesetzt hat: zieht wie eine Elfe oder ein Einhorn.",
  "A Knight that has delivered checkmate: leaps like a Knight, or five, four and three steps (5:4:3), which is possible here only between levels 1 and 4.":
    "Ein Springer, der mattgesetzt hat: springt wie ein Springer oder fünf, vier und drei Schritte (5:4:3), was hier nur zwischen den Ebenen 1 und 4 geht.",
  "A Pawn that has delivered checkmate: moves like the King or a Unicorn, but is not royal.":
    "Ein Bauer, der mattgesetzt hat: zieht wie der König oder ein Einhorn, ist aber nicht königlich.",
  "A Paratrooper moves exactly two steps, each in any direction, even back to where it came from. The first step may capture an enemy or jump over any piece; the second must end on an empty square, on an enemy, which it captures, or on its own starting square. So it can capture two pieces in a turn, capture a neighbour and stay, or do nothing. It attacks every square within two steps.":
    "Ein Fallschirmjäger zieht genau zwei Schritte, jeden in eine beliebige Richtung, auch zurück. Der erste kann einen Gegner schlagen oder jede Figur überspringen; der zweite muss auf einem leeren Feld enden, auf einem Gegner, der geschlagen wird, oder auf dem eigenen Ausgangsfeld. So kann er zwei Figuren in einem Zug schlagen, einen Nachbarn schlagen und bleiben oder nichts tun. Er greift jedes Feld im Umkreis von zwei Schritten an.",
  "Each side starts with a Paratrooper in hand. Instead of a move, it may be dropped on an empty square. Our decision: a drop counts as a move and does not reset the 50-move count.":
    "Jede Seite beginnt mit einem Fallschirmjäger in der Hand. Statt eines Zuges kann er auf ein leeres Feld eingesetzt werden. Von uns festgelegt: Das zählt als Zug und unterbricht die Zählung der 50 Züge nicht.",
  "If either step leaves the board, the Paratrooper returns to its owner’s hand, keeping what the first step captured, and can be dropped again. Once captured, it is gone for good. Two routes with the same captures and the same final square count as one move.":
    "Führt einer der Schritte vom Brett, kehrt der Fallschirmjäger in die Hand zurück; was der erste Schritt schlug, bleibt geschlagen, und er kann wieder eingesetzt werden. Einmal geschlagen ist er für immer fort. Zwei Wege mit denselben geschlagenen Figuren und demselben Endfeld gelten als ein Zug.",
  "Our decision: a Paratrooper that captures the mine on its first step is gone: no second step, no return to hand.":
    "Von uns festgelegt: Ein Fallschirmjäger, der mit dem ersten Schritt die Mine schlägt, ist fort: kein zweiter Schritt, kein Weg zurück in die Hand.",
  "Our decision: a Paratrooper’s first step does not stop on a square, and a Paratrooper in hand counts as part of the army.":
    "Von uns festgelegt: Mit dem ersten Schritt bleibt ein Fallschirmjäger nicht stehen, und in der Hand zählt er zur Armee.",
  "Waits in hand until it is dropped on an empty square. Moves exactly two steps, each in any direction, and may capture on both. A step off the board returns it to hand.":
    "Wartet in der Hand, bis er auf ein leeres Feld eingesetzt wird. Zieht genau zwei Schritte, jeden in eine beliebige Richtung, und kann bei beiden schlagen. Ein Schritt vom Brett bringt ihn in die Hand zurück.",
  "Half of a split monarch: moves one square towards rank 1, straight or diagonally, or straight towards the a-file (south, south-east, south-west, west).":
    "Hälfte eines geteilten Monarchen: zieht ein Feld auf Reihe 1 zu, gerade oder schräg, oder gerade auf die a-Linie zu (Süd, Südost, Südwest, West).",
  "Half of a split monarch: moves one square towards rank 8, straight or diagonally, or straight towards the h-file (north, north-east, north-west, east).":
    "Hälfte eines geteilten Monarchen: zieht ein Feld auf Reihe 8 zu, gerade oder schräg, oder gerade auf die h-Linie zu (Nord, Nordost, Nordwest, Ost).",
  "Half of a split monarch: moves one square towards the a-file, straight or diagonally, or straight up the board (west, north-west, south-west, north).":
    "Hälfte eines geteilten Monarchen: zieht ein Feld auf die a-Linie zu, gerade oder schräg, oder gerade das Brett hinauf (West, Nordwest, Südwest, Nord).",
  "Half of a split monarch: moves one square towards the h-file, straight or diagonally, or straight down the board (east, north-east, south-east, south).":
    "Hälfte eines geteilten Monarchen: zieht ein Feld auf die h-Linie zu, gerade oder schräg, oder gerade das Brett hinab (Ost, Nordost, Südost, Süd).",
  "Capturing the whole army of a side that has hidden its crown wins at once, or the crown must still be found, as chosen before the game. With clocks it must always be found, as the author’s page demands.":
    "Wer die ganze Armee einer Seite schlägt, die ihre Krone versteckt hat, gewinnt sofort, oder die Krone muss dann noch gefunden werden, je nach Wahl vor der Partie. Mit Uhren muss sie immer gefunden werden, wie es die Seite des Autors verlangt.",
  "Our decision: where the crown must be found, the side without an army is skipped while the other searches the board, and it can win on time. Everyone sees that the crown is not on squares where pieces stand or have stopped since it was hidden. The draws still apply.":
    "Von uns festgelegt: Muss die Krone gefunden werden, wird die Seite ohne Armee übersprungen, während die andere das Brett absucht, und sie kann durch Zeit gewinnen. Alle sehen, dass die Krone nicht auf Feldern liegt, auf denen seit dem Verstecken Figuren stehen oder stehen geblieben sind. Die Remisregeln gelten weiter.",
  "Checkmate the Knight. The Kings are ordinary pieces.":
    "Setze den Springer matt. Die Könige sind gewöhnliche Figuren.",
  "Checkmate the royal Knight to win.": "Wer den königlichen Springer mattsetzt, gewinnt.",
  "The Commoners move like Kings, but may be captured, and their loss decides nothing.":
    "Die Männer ziehen wie Könige, dürfen aber geschlagen werden; ihr Verlust entscheidet nichts.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop or Commoner.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer oder Mann umgewandelt.",
  "Castling is that of chess: the royal Knight moves two squares towards a Rook, which lands on the square it crossed.":
    "Rochiert wird wie im Schach: Der königliche Springer zieht zwei Felder auf einen Turm zu, und dieser springt auf das überquerte Feld.",
  "Automatic draws: stalemate, threefold repetition, and 50 moves by each side without a capture or Pawn move.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug.",
  "Royal piece: moves like a Knight, never to an attacked square. May castle.":
    "Königliche Figur: zieht wie ein Springer, nie auf ein angegriffenes Feld. Kann rochieren.",
  "A world champion’s chess on 10×8 squares, with Archbishop and Chancellor.":
    "Das Schach eines Weltmeisters auf 10×8 Feldern, mit Erzbischof und Kanzler.",
  "A Pawn that reaches the last rank promotes to a Queen, Chancellor, Archbishop, Rook, Bishop or Knight.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Kanzler, Erzbischof, Turm, Läufer oder Springer umgewandelt.",
  "Castling: the King moves three squares towards a Rook, which lands on the last square the King crossed. Otherwise it is that of chess.":
    "Rochade: Der König zieht drei Felder auf einen Turm zu, und dieser springt auf das letzte Feld, das der König überquert hat. Sonst wie im Schach.",
  "Open lines on a 10×10 board. Pawns promote only to captured pieces.":
    "Offene Linien auf 10×10 Feldern. Bauern werden nur in geschlagene Figuren umgewandelt.",
  "On the eighth and ninth rank a Pawn may promote, on the last it must: to a piece of its own side that has been captured, a Queen, Chancellor, Archbishop, Rook, Bishop or Knight.":
    "Auf der achten und neunten Reihe kann ein Bauer umgewandelt werden, auf der letzten muss er es: in eine geschlagene Figur der eigenen Seite, Dame, Kanzler, Erzbischof, Turm, Läufer oder Springer.",
  "If no such piece has been captured, the Pawn may not move to the last rank, but it still attacks, and checks, a King there.":
    "Wurde keine solche Figur geschlagen, darf der Bauer nicht auf die letzte Reihe ziehen; er greift dort aber an und bietet einem König Schach.",
  "Moves one square in any direction, never to an attacked square.":
    "Zieht ein Feld in jede Richtung, nie auf ein angegriffenes Feld.",
  "Moves one square forward, or two from its starting square; captures one square diagonally forward, also en passant. Promotes on the last three ranks.":
    "Zieht ein Feld vorwärts, vom Ausgangsfeld aus auch zwei; schlägt ein Feld schräg vorwärts, auch en passant. Wird auf den letzten drei Reihen umgewandelt.",
  "Chess with the Cannons and Elephants of Chinese chess, on a 10×10 board.":
    "Schach mit den Kanonen und Elefanten des chinesischen Schachs, auf 10×10 Feldern.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop, Knight, Cannon or Elephant.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer, Springer, Kanone oder Elefant umgewandelt.",
  "Moves one square diagonally, or leaps two, over any piece between.":
    "Zieht ein Feld diagonal oder springt zwei, auch über eine andere Figur.",
  "The great chess of the Middle Ages, on a 12×8 board.":
    "Das große Schach des Mittelalters, auf 12×8 Feldern.",
  "The game starts after the customary first moves: both sides have advanced the Pawns on the files a, g and l by two squares, and the Queen to the third square of her file.":
    "Die Partie beginnt nach den üblichen ersten Zügen: Beide Seiten haben die Bauern der Linien a, g und l zwei Felder vorgerückt und die Dame auf das dritte Feld ihrer Linie gestellt.",
  "Pawns make no double step, so there is no en passant. There is no castling.":
    "Bauern machen keinen Doppelschritt, also gibt es kein en passant. Es gibt keine Rochade.",
  "A Pawn that reaches the last rank promotes to a Queen.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in eine Dame umgewandelt.",
  "Our decision, as in Fairy-Stockfish, since the sources leave it open: a player who is stalemated loses. So does one who has only the King left, except by taking the opponent’s last piece besides the King in reply, which draws.":
    "Von uns festgelegt wie in Fairy-Stockfish, da die Quellen es offenlassen: Wer patt ist, verliert. Ebenso, wer nur noch den König hat, es sei denn, er schlägt im Gegenzug die letzte Figur des Gegners außer dem König; das ist remis.",
  "Our decision: threefold repetition, and 50 moves by each side without a capture or Pawn move, are draws.":
    "Von uns festgelegt: Dreifache Stellungswiederholung sowie 50 Züge beider Seiten ohne Schlagen oder Bauernzug sind remis.",
  "Leaps two squares diagonally, over any piece between.":
    "Springt zwei Felder diagonal, auch über eine andere Figur.",
  "Moves one square along a rank or file.": "Zieht ein Feld auf Reihe oder Linie.",
  "Moves one square diagonally.": "Zieht ein Feld diagonal.",
  "Moves one square forward; captures one square diagonally forward. Promotes on the last rank.":
    "Zieht ein Feld vorwärts; schlägt ein Feld schräg vorwärts. Wird auf der letzten Reihe umgewandelt.",
  "Chess, but the third check wins.": "Schach, aber das dritte Schachgebot gewinnt.",
  "A player who gives the third check wins at once. Checkmate wins, too.":
    "Wer zum dritten Mal Schach bietet, gewinnt sofort. Auch Matt gewinnt.",
  "A move that gives check counts as one check, even if several pieces attack the King.":
    "Ein Zug, der Schach bietet, zählt einmal, auch wenn mehrere Figuren den König angreifen.",
  "Automatic draws: stalemate, threefold repetition, 50 moves by each side without a capture or Pawn move, and King against King.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung, 50 Züge beider Seiten ohne Schlagen oder Bauernzug und König gegen König.",
  "Chess from one of 960 start positions.": "Schach aus einer von 960 Startstellungen.",
  "A number from 0 to 959 says where the pieces behind the Pawns start; Black’s stand opposite. The Bishops start on squares of different colours, and the King between the Rooks. Number 518 is the array of Chess.":
    "Eine Zahl von 0 bis 959 bestimmt, wo die Figuren hinter den Bauern beginnen; die schwarzen stehen gegenüber. Die Läufer beginnen auf verschiedenfarbigen Feldern, der König zwischen den Türmen. Nummer 518 ist die Startstellung des Schachs.",
  "Castling: move the King onto the Rook. Wherever they started, the King ends on c1 or g1 and the Rook next to it on d1 or f1 (Black’s on the eighth rank). Neither may have moved before, no other piece may stand on squares they cross or reach, and the King may not start on, cross or land on an attacked square.":
    "Rochade: Ziehe den König auf den Turm. Wo sie auch begonnen haben, der König endet auf c1 oder g1 und der Turm neben ihm auf d1 oder f1 (die schwarzen auf der achten Reihe). Keiner von beiden darf schon gezogen haben, keine andere Figur darf auf Feldern stehen, die sie überqueren oder erreichen, und der König darf nicht auf einem angegriffenen Feld beginnen oder enden oder eines überqueren.",
  "Chess, but a King that reaches the centre wins.": "Schach, aber ein König in der Mitte gewinnt.",
  "A player whose King reaches one of the squares d4, e4, d5 and e5 wins at once. Checkmate wins, too.":
    "Wessen König eines der Felder d4, e4, d5 und e5 erreicht, gewinnt sofort. Auch Matt gewinnt.",
  "The King may not move to an attacked square, not even in the centre.":
    "Auch dort darf der König nicht auf ein angegriffenes Feld ziehen.",
  "Lose all your pieces to win. Captures are compulsory.":
    "Wer alle Figuren verliert, gewinnt. Wer schlagen kann, muss schlagen.",
  "A player who has lost all pieces, or has no legal move, wins.":
    "Wer alle Figuren verloren hat oder keinen erlaubten Zug hat, gewinnt.",
  "A player who can capture must capture, but may choose how.":
    "Wer schlagen kann, muss schlagen, hat aber die Wahl, wie.",
  "The King is an ordinary piece: there is no check, no checkmate and no castling.":
    "Der König ist eine gewöhnliche Figur: Es gibt kein Schach, kein Matt und keine Rochade.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop, Knight or King.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer, Springer oder König umgewandelt.",
  "The game is also drawn if only Bishops are left, White’s on one colour and Black’s on the other.":
    "Remis ist die Partie auch, wenn nur noch Läufer da sind, die weißen auf der einen Feldfarbe und die schwarzen auf der anderen.",
  "Automatic draws: threefold repetition, and 50 moves by each side without a capture or Pawn move.":
    "Automatisch remis: dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen oder Bauernzug.",
  "Moves one square in any direction. Not royal: it may be captured.":
    "Zieht ein Feld in jede Richtung. Nicht königlich: Er darf geschlagen werden.",
  "Keep every species alive: lose the last piece of any type, and you lose.":
    "Keine Art darf aussterben: Wer die letzte Figur einer Art verliert, verliert die Partie.",
  "A player who has no piece of some type left loses: no King, no Queen, no Rook, no Bishop, no Knight or no Pawn.":
    "Wer von einer Art keine Figur mehr hat, verliert: keinen König, keine Dame, keinen Turm, keinen Läufer, keinen Springer oder keinen Bauern.",
  "A Pawn that promotes is no longer a Pawn. If a move makes types of both players extinct, the player who made it wins.":
    "Ein umgewandelter Bauer ist kein Bauer mehr. Sterben durch einen Zug Arten beider Spieler aus, gewinnt, wer gezogen hat.",
  "The King is not royal: it may move to attacked squares and be left attacked, and castle from, across and to them.":
    "Der König ist nicht königlich: Er darf auf angegriffene Felder ziehen und angegriffen bleiben und von ihnen, über sie und auf sie rochieren.",
  "Moves one square in any direction. Not royal, but losing the last one loses the game. May castle.":
    "Zieht ein Feld in jede Richtung. Nicht königlich, aber wer den letzten verliert, verliert die Partie. Kann rochieren.",
  "The chess of Thailand, close to the game of a thousand years ago.":
    "Das Schach Thailands, nahe am Spiel vor tausend Jahren.",
  "The Thai names: Khun (King), Met (seed), Khon (noble), Ma (horse, the Knight), Ruea (boat, the Rook), Bia (cowrie, the Pawn).":
    "Die thailändischen Namen: Khun (König), Met (Samenkorn), Khon (Edelmann), Ma (Pferd, der Springer), Ruea (Boot, der Turm), Bia (Kaurischnecke, der Bauer).",
  "Pawns start on the third rank and make no double step. A Pawn that reaches the sixth rank promotes to a Met. There is no castling.":
    "Bauern beginnen auf der dritten Reihe und machen keinen Doppelschritt. Ein Bauer, der die sechste Reihe erreicht, wird in einen Met umgewandelt. Es gibt keine Rochade.",
  "When there are no Pawns left, the chase is limited: without a checkmate in 64 moves the game is a draw.":
    "Sind keine Bauern mehr da, ist die Jagd begrenzt: Gelingt in 64 Zügen kein Matt, ist die Partie remis.",
  "Against a lone King the limit depends on the strongest pieces: two Rooks 8 moves, one 16, two Khons 22, two Knights 32, one Khon 44, otherwise 64; the number of pieces on the board is subtracted.":
    "Gegen einen einzelnen König hängt die Grenze von den stärksten Figuren ab: zwei Türme 8 Züge, einer 16, zwei Khon 22, zwei Springer 32, ein Khon 44, sonst 64; abgezogen wird die Zahl der Figuren auf dem Brett.",
  "Automatic draws: stalemate, threefold repetition, and the end of a count.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung und das Ende einer Zählung.",
  "Moves one square diagonally or straight forward.":
    "Zieht ein Feld diagonal oder geradeaus vorwärts.",
  "Moves one square forward; captures one square diagonally forward. Promotes on the last three ranks.":
    "Zieht ein Feld vorwärts; schlägt ein Feld schräg vorwärts. Wird auf den letzten drei Reihen umgewandelt.",
  "The chess of Burma: players set up their own armies first.":
    "Das Schach Birmas: Zuerst stellen beide ihr eigenes Heer auf.",
  "The Burmese names: Min-gyi (King), Sit-ke (General), Sin (Elephant), Myin (horse, the Knight), Yahhta (chariot, the Rook), Nè (feudal lord, the Pawn).":
    "Die birmanischen Namen: Min-gyi (König), Sit-ke (General), Sin (Elefant), Myin (Pferd, der Springer), Yahhta (Streitwagen, der Turm), Nè (Lehnsherr, der Bauer).",
  "The game begins with the Pawns on the board. In turn, players drop their other pieces on empty squares of their own three ranks, Rooks only on the first rank. Nobody moves until all pieces are on the board.":
    "Zu Beginn stehen nur die Bauern auf dem Brett. Abwechselnd setzen beide ihre anderen Figuren auf leere Felder ihrer eigenen drei Reihen ein, Türme nur auf die erste. Niemand zieht, bevor alle Figuren auf dem Brett sind.",
  "The two long diagonals are marked. A Pawn that stands on one of them in the opponent’s half may promote to a General as a move of its own, if its player has no General: it stays on its square or goes to an empty one as a General. A player’s last Pawn may do so from every square.":
    "Die beiden langen Diagonalen sind markiert. Ein Bauer, der in der gegnerischen Hälfte auf einer davon steht, darf in einem eigenen Zug in einen General umgewandelt werden, wenn sein Spieler keinen hat: Er bleibt auf seinem Feld oder geht als General auf ein leeres. Der letzte Bauer eines Spielers darf das von jedem Feld aus.",
  "The new General may not attack a piece at once, and the promotion may not give check.":
    "Der neue General darf nicht sofort eine Figur angreifen, und die Umwandlung darf nicht Schach geben.",
  "Pawns make no double step and don’t promote by moving forward. There is no castling.":
    "Bauern machen keinen Doppelschritt und werden durch Vorrücken nicht umgewandelt. Es gibt keine Rochade.",
  "Against a lone King and without Pawns, the other player must give checkmate in 16 moves with a Rook, otherwise in 44 with an Elephant, otherwise in 64 with a Knight.":
    "Gegen einen einzelnen König muss die andere Seite ohne Bauern mit einem Turm in 16 Zügen mattsetzen, sonst mit einem Elefanten in 44, sonst mit einem Springer in 64.",
  "Automatic draws: stalemate, even if a player could still promote, threefold repetition, 50 moves without a capture or a Pawn’s move, and the end of a count.":
    "Automatisch remis: Patt, auch wenn noch eine Umwandlung möglich wäre, dreifache Stellungswiederholung, 50 Züge ohne Schlagen oder Bauernzug und das Ende einer Zählung.",
  "Moves one square forward; captures one square diagonally forward. Promotes on the marked diagonals of the opponent’s half.":
    "Zieht ein Feld vorwärts; schlägt ein Feld schräg vorwärts. Wird auf den markierten Diagonalen der gegnerischen Hälfte umgewandelt.",
  "Captured pieces change sides and may be dropped again.":
    "Geschlagene Figuren wechseln die Seite und dürfen wieder eingesetzt werden.",
  "A captured piece changes its colour and goes to the hand of the player who captured it.":
    "Eine geschlagene Figur wechselt die Farbe und kommt in die Hand dessen, der sie geschlagen hat.",
  "Instead of moving, a player may drop a piece from the hand on any empty square. A drop may give check or checkmate.":
    "Statt zu ziehen, darf man eine Figur aus der Hand auf ein leeres Feld einsetzen. Das darf Schach oder Matt geben.",
  "Pawns may not be dropped on the first or the last rank. A Pawn dropped on the second rank may still move two squares.":
    "Bauern dürfen nicht auf die erste oder die letzte Reihe eingesetzt werden. Ein auf die zweite Reihe eingesetzter Bauer darf noch zwei Felder ziehen.",
  "A promoted piece that is captured is a Pawn again.":
    "Eine umgewandelte Figur, die geschlagen wird, ist wieder ein Bauer.",
  "A Rook that was dropped can’t castle.": "Ein eingesetzter Turm kann nicht rochieren.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop or Knight. En passant and castling are as in chess.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in eine Dame, einen Turm, einen Läufer oder einen Springer umgewandelt. En passant und Rochade sind wie im Schach.",
  "Shogi on 5×5 squares with six pieces each.": "Shōgi auf 5×5 Feldern mit je sechs Figuren.",
  "The rules of Shogi on a smaller board: pieces promote on the last rank.":
    "Die Regeln des Shōgi auf einem kleineren Brett: Figuren werden auf der letzten Reihe umgewandelt.",
  "A captured piece changes sides: it goes, unpromoted, to the hand of the player who captured it.":
    "Eine geschlagene Figur wechselt die Seite: Sie kommt, nicht mehr umgewandelt, in die Hand dessen, der sie geschlagen hat.",
  "Instead of moving, a player may drop a piece from the hand on any empty square, unpromoted.":
    "Statt zu ziehen, darf man eine Figur aus der Hand auf ein leeres Feld einsetzen, nicht umgewandelt.",
  "A piece may not be dropped where it could never move. No Pawn may be dropped on a file with another unpromoted Pawn of the same player, nor give checkmate at once; it may give check.":
    "Keine Figur darf dort eingesetzt werden, wo sie nie mehr ziehen könnte. Ein Bauer darf nicht auf eine Linie mit einem anderen eigenen, nicht umgewandelten Bauern eingesetzt werden und nicht sofort mattsetzen; Schach geben darf er.",
  "A player without a legal move loses.": "Wer keinen legalen Zug hat, verliert.",
  "The fourth repetition of a position with the same pieces in hand loses for the player who moved first in the game. If one player gave check with every move since the first, that player loses.":
    "Bei der vierten Wiederholung einer Stellung mit denselben Figuren in der Hand verliert, wer die Partie begonnen hat. Hat einer seit dem ersten Mal mit jedem Zug Schach geboten, verliert dieser.",
  "Moves one square in any direction except diagonally backward.":
    "Zieht ein Feld in jede Richtung außer schräg rückwärts.",
  "Moves and captures one square straight forward.":
    "Zieht und schlägt ein Feld geradeaus vorwärts.",
  "Moves like a Rook, or one square diagonally.": "Zieht wie ein Turm oder ein Feld diagonal.",
  "Moves like a Bishop, or one square along ranks and files.":
    "Zieht wie ein Läufer oder ein Feld auf Reihen und Linien.",
  "Moves like a Gold General.": "Zieht wie ein Gold-General.",
  "The chess of Japan. Captured pieces change sides and are dropped again.":
    "Das Schach Japans. Geschlagene Figuren wechseln die Seite und werden wieder eingesetzt.",
  "Black (Sente) moves first in Japan; here the first player is White, as in other games.":
    "In Japan beginnt Schwarz (Sente); hier heißt der erste Spieler Weiß, wie in anderen Spielen.",
  "A move that starts or ends on the last three ranks may promote the piece, and must if it could not move again. Kings and Gold Generals don’t promote.":
    "Ein Zug, der auf den letzten drei Reihen beginnt oder endet, darf die Figur umwandeln, und er muss, wenn sie sonst nie mehr ziehen könnte. Könige und Gold-Generäle werden nicht umgewandelt.",
  "A promoted Pawn (Tokin), Lance, Knight or Silver General moves like a Gold General; a Rook and a Bishop gain the King’s other steps.":
    "Ein umgewandelter Bauer (Tokin), Springer, Silber-General oder eine umgewandelte Lanze zieht wie ein Gold-General; Turm und Läufer erhalten die übrigen Schritte des Königs dazu.",
  "The fourth repetition of a position with the same pieces in hand draws. If one player gave check with every move since the first, that player loses.":
    "Die vierte Wiederholung einer Stellung mit denselben Figuren in der Hand ist remis. Hat einer seit dem ersten Mal mit jedem Zug Schach geboten, verliert dieser.",
  "Left out: the rules of entering Kings (declared wins by points). Players may agree on a draw instead.":
    "Weggelassen: die Regeln für eindringende Könige (erklärter Gewinn nach Punkten). Spieler können stattdessen remis vereinbaren.",
  "Leaps two squares forward and one to the side.":
    "Springt zwei Felder vorwärts und eines zur Seite.",
  "Moves any distance straight forward.": "Zieht beliebig weit geradeaus vorwärts.",
  "The first King on the last rank wins. Giving check is illegal.":
    "Der erste König auf der letzten Reihe gewinnt. Schachgebote sind verboten.",
  "A player whose King reaches the eighth rank wins.":
    "Wessen König die achte Reihe erreicht, gewinnt.",
  "If White’s King reaches it first and Black’s King can follow with the next move, the game is a draw.":
    "Ist der weiße König zuerst dort und kann der schwarze mit dem nächsten Zug folgen, ist die Partie remis.",
  "It is illegal to give check, and to leave one’s own King attacked.":
    "Es ist verboten, Schach zu bieten und den eigenen König angegriffen zu lassen.",
  "There are no Pawns and no castling.": "Es gibt keine Bauern und keine Rochade.",
  "Automatic draws: stalemate, threefold repetition, and 50 moves by each side without a capture.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung und 50 Züge beider Seiten ohne Schlagen.",
  "36 Pawns against the army of chess.": "36 Bauern gegen die Figuren des Schachs.",
  "White has 36 Pawns and no King. White wins by checkmate, Black by capturing all white pieces.":
    "Weiß hat 36 Bauern und keinen König. Weiß gewinnt durch Matt, Schwarz, indem er alle weißen Figuren schlägt.",
  "White’s Pawns may make a double step from the first and from the second rank. After one from the first rank they can’t be captured en passant.":
    "Weiße Bauern können von der ersten und von der zweiten Reihe aus einen Doppelschritt machen. Nach einem von der ersten Reihe können sie nicht en passant geschlagen werden.",
  "Black castles as in chess.": "Schwarz rochiert wie im Schach.",
  "After each move you put the duck on another empty square, where it blocks the way.":
    "Nach jedem Zug setzt man die Ente auf ein anderes leeres Feld, wo sie im Weg steht.",
  "After each move the player puts the duck on an empty square other than the one where it is. It comes into the game with White’s first move.":
    "Nach jedem Zug setzt der Spieler die Ente auf ein leeres Feld, auf dem sie noch nicht steht. Ins Spiel kommt sie mit dem ersten Zug von Weiß.",
  "No piece may enter the duck’s square or pass it. Knights leap over it. The duck can’t be captured.":
    "Keine Figur darf das Feld der Ente betreten oder überqueren. Springer springen über sie. Die Ente kann nicht geschlagen werden.",
  "There is no check: a King may stay attacked or move to an attacked square. Capture the King to win.":
    "Es gibt kein Schach: Ein König darf angegriffen bleiben und auf angegriffene Felder ziehen. Wer den König schlägt, gewinnt.",
  "A player without a legal move wins.": "Wer keinen Zug hat, gewinnt.",
  "The duck may block the square of a capture en passant. Kings may castle out of, through and into attacked squares.":
    "Die Ente kann auch das Feld blockieren, auf dem en passant geschlagen würde. Könige dürfen von, über und auf angegriffene Felder rochieren.",
  "Moves one square in any direction. Capture it to win. May castle.":
    "Zieht ein Feld in jede Richtung. Wer ihn schlägt, gewinnt. Darf rochieren.",
  "Chess on a 10×10 board with four more squares beyond its corners, with Champions and Wizards.":
    "Schach auf 10×10 Feldern und vier weiteren hinter den Ecken, mit Champions und Zauberern.",
  "The squares beyond the corners are w1, w2, w3 and w4. They touch the board only at its corners.":
    "Die Felder hinter den Ecken heißen w1, w2, w3 und w4. Sie berühren das Brett nur an den Ecken.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop, Knight, Champion or Wizard.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer, Springer, Champion oder Zauberer umgewandelt.",
  "A Pawn that has just moved two or three squares may be captured en passant by an enemy Pawn on any square that it passed.":
    "Ein Bauer, der gerade zwei oder drei Felder gezogen ist, kann von einem gegnerischen Bauern auf jedem Feld, das er überquert hat, en passant geschlagen werden.",
  "Moves one square along a rank or file, or leaps two squares in any straight direction, over any piece between.":
    "Zieht ein Feld auf Reihe oder Linie oder springt zwei Felder weit gerade oder schräg, auch über eine Figur.",
  "Moves one square diagonally, or leaps three squares along a rank or file and one to the side, over any pieces between.":
    "Zieht ein Feld diagonal oder springt drei Felder auf Reihe oder Linie und eines zur Seite, auch über Figuren.",
  "Moves one square forward, or two or three from its starting square; captures one square diagonally forward, also en passant. Promotes on the last rank.":
    "Zieht ein Feld vorwärts, vom Ausgangsfeld auch zwei oder drei; schlägt ein Feld schräg vorwärts, auch en passant. Wird auf der letzten Reihe umgewandelt.",
  "Chess around a cylinder: the a-file is next to the h-file. Checkmate the King.":
    "Schach rund um einen Zylinder: Neben der a-Linie liegt die h-Linie. Setze den König matt.",
  "The left and right edges are joined: a piece that leaves the board on one side comes back on the other. The strips beside the board repeat the squares that follow there.":
    "Der linke und der rechte Rand sind verbunden: Eine Figur, die das Brett auf einer Seite verlässt, kommt auf der anderen zurück. Die Streifen neben dem Brett wiederholen die Felder, die dort folgen.",
  "A Rook on a3 can reach h3 past a piece on b3, and a Bishop on c1 goes by b2 and a3 to h4. No move may end where it began.":
    "Ein Turm auf a3 erreicht h3 trotz einer Figur auf b3, und ein Läufer auf c1 zieht über b2 und a3 nach h4. Kein Zug darf enden, wo er begann.",
  "One piece may attack a square in two directions at once. A check on both ways can’t be blocked.":
    "Eine Figur kann ein Feld auf zwei Wegen zugleich angreifen. Ein Schach auf beiden Wegen lässt sich nicht durch Dazwischenziehen abwehren.",
  "Pawns capture over the edge too, also en passant.":
    "Bauern schlagen auch über den Rand, auch en passant.",
  "Castling is that of chess, with the Rook that is on this side without crossing an edge.":
    "Rochiert wird wie im Schach, mit dem Turm, der auf dieser Seite steht, ohne über den Rand zu gehen.",
  "Automatic draws: stalemate, threefold repetition, 50 moves by each side without a capture or Pawn move, and insufficient material: King against King alone, with a single Knight or with a single Bishop. A lone Rook can’t force checkmate here.":
    "Automatisch remis: Patt, dreifache Wiederholung, 50 Züge beider Seiten ohne Schlag- oder Bauernzug und zu wenig Material: König gegen König allein, mit einem Springer oder einem Läufer. Ein Turm allein kann hier kein Matt erzwingen.",
  "Moves any distance along ranks and files, also around the board.":
    "Zieht beliebig weit auf Reihen und Linien, auch um das Brett herum.",
  "Moves any distance diagonally, also around the board.":
    "Zieht beliebig weit diagonal, auch um das Brett herum.",
  "Moves any distance in any direction, also around the board.":
    "Zieht beliebig weit in jede Richtung, auch um das Brett herum.",
  "Every capture explodes. Blow up the enemy King to win.":
    "Jedes Schlagen löst eine Explosion aus. Wer den feindlichen König sprengt, gewinnt.",
  "A capture removes the captured piece, the capturing piece, and all other pieces but Pawns on the squares around it, whoever owns them.":
    "Ein Schlagzug entfernt die geschlagene und die schlagende Figur sowie ringsum alle Figuren beider Seiten außer Bauern.",
  "A player whose King explodes loses. No player may blow up their own King, so a King never captures.":
    "Wessen König explodiert, der verliert. Niemand darf den eigenen König sprengen, also schlägt ein König nie.",
  "A capture that blows up the enemy King wins, even if the player’s own King is in check. Checkmate wins, too.":
    "Wer den feindlichen König sprengt, gewinnt, auch wenn der eigene im Schach steht. Auch Matt gewinnt.",
  "Kings that stand next to each other can’t be captured: neither is in check.":
    "Könige, die nebeneinander stehen, können nicht geschlagen werden: Keiner steht im Schach.",
  "A capture en passant explodes around the square to which the capturing Pawn moves.":
    "Beim Schlagen en passant liegt die Explosion um das Feld, auf das der schlagende Bauer zieht.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop or Knight. Castling is as in chess.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer oder Springer umgewandelt. Rochade wie im Schach.",
  "Moves one square in any direction to an empty square, not into check. Never captures. May castle.":
    "Zieht ein Feld in jede Richtung auf ein leeres Feld, nicht ins Schach. Schlägt nie. Darf rochieren.",
  "Chess in which a Hawk and an Elephant enter behind pieces that make their first move.":
    "Schach, bei dem Falke und Elefant hinter Figuren ins Spiel kommen, die zum ersten Mal ziehen.",
  "Each player has a Hawk (Bishop and Knight) and an Elephant (Rook and Knight) in hand. They are never dropped on their own.":
    "Jeder Spieler hat einen Falken (Läufer und Springer) und einen Elefanten (Turm und Springer) in der Hand. Sie werden nie allein eingesetzt.",
  "When a piece of the first rank, not a Pawn, makes its first move, a piece in hand may enter in the same turn on the square it has left.":
    "Macht eine Figur der Grundreihe ihren ersten Zug, darf im selben Zug eine Figur aus der Hand auf das verlassene Feld kommen.",
  "A player who castles may let one piece enter, on the square of the King or on that of the Rook.":
    "Wer rochiert, darf eine Figur ins Spiel bringen, auf das Feld des Königs oder das des Turms.",
  "Nothing may enter on a square whose piece has moved before or was captured. Pieces in hand that can no longer enter are lost.":
    "Auf ein Feld, dessen Figur schon gezogen hat oder geschlagen wurde, darf nichts mehr kommen. Figuren in der Hand, die nicht mehr ins Spiel kommen können, sind verloren.",
  "A move that is illegal by itself doesn’t become legal by a piece that enters, and so no piece enters to block a check.":
    "Ein Zug, der für sich regelwidrig ist, wird durch die neue Figur nicht regelgerecht; sie kann also kein Schach abwehren.",
  "A Pawn that reaches the last rank promotes to a Queen, Rook, Bishop, Knight, Hawk or Elephant.":
    "Ein Bauer, der die letzte Reihe erreicht, wird in Dame, Turm, Läufer, Springer, Falke oder Elefant umgewandelt.",
  "Automatic draws: stalemate, threefold repetition, 50 moves by each side without a capture or Pawn move, and insufficient material with both hands empty.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung, 50 Züge beider Seiten ohne Schlag- oder Bauernzug und ungenügendes Material bei leeren Händen.",
  "The chess of Korea: Cannons, palaces with diagonal lines, and a game that is decided by points.":
    "Das Schach Koreas: Kanonen, Paläste mit diagonalen Linien und Punkte, die die Partie entscheiden.",
  "The General and the Guards stay in the palace of 3×3 squares. General, Guards, Chariot, Cannon and Soldier may also move along the diagonal lines drawn in either palace.":
    "General und Wächter bleiben im Palast aus 3×3 Feldern. General, Wächter, Wagen, Kanone und Soldat ziehen in beiden Palästen auch entlang der eingezeichneten Diagonalen.",
  "No Cannon jumps over a Cannon or captures one.":
    "Keine Kanone überspringt oder schlägt eine Kanone.",
  "A player who is not in check may pass. If both pass one after the other, the game ends.":
    "Wer nicht im Schach steht, darf passen. Passen beide nacheinander, endet die Partie.",
  "If the Generals face each other on an open line, the player to move must part them or pass, even in check. That pass ends the game (“bikjang”).":
    "Sehen sich die Generäle auf einer offenen Linie an, muss der Spieler am Zug sie trennen oder passen, auch im Schach. Dieses Passen beendet die Partie („Bikjang“).",
  "A position that occurs for the third time ends the game, and so do 50 moves by each side without a capture. A player who repeats a position by giving check with every move loses.":
    "Tritt eine Stellung zum dritten Mal ein, endet die Partie, ebenso nach 50 Zügen beider Seiten ohne Schlagzug. Wer eine Stellung mit lauter Schachgeboten wiederholt, verliert.",
  "A game without checkmate is decided by points: Chariot 13, Cannon 7, Horse 5, Elephant 3, Guard 3, Soldier 2. Red, who moves second, has 1.5 points more, so there are no draws.":
    "Ohne Matt entscheiden Punkte: Wagen 13, Kanone 7, Pferd 5, Elefant 3, Wächter 3, Soldat 2. Rot zieht als Zweiter und hat 1,5 Punkte mehr, also gibt es kein Remis.",
  "A game that ends without checkmate is a draw.": "Eine Partie, die ohne Matt endet, ist remis.",
  "Moves one square along the lines of its palace, never to an attacked square.":
    "Zieht ein Feld entlang der Linien seines Palastes, nie auf ein angegriffenes Feld.",
  "Moves any distance along ranks and files, and along the diagonals of a palace.":
    "Zieht beliebig weit auf Reihen und Linien und entlang der Diagonalen eines Palastes.",
  "Moves and captures along ranks and files, and along the diagonals of a palace, by jumping over exactly one piece, which may not be a Cannon.":
    "Zieht und schlägt auf Reihen, Linien und den Diagonalen eines Palastes, indem sie genau eine Figur überspringt, die keine Kanone sein darf.",
  "Moves one square along a rank or file, then one square diagonally outward. A piece on the first square blocks it.":
    "Zieht ein Feld gerade, dann ein Feld schräg nach außen. Eine Figur auf dem ersten Feld versperrt den Weg.",
  "Moves one square along a rank or file, then two squares diagonally outward. A piece on the way blocks it.":
    "Zieht ein Feld gerade, dann zwei Felder schräg nach außen. Eine Figur auf dem Weg versperrt ihn.",
  "Moves one square along the lines of its palace.":
    "Zieht ein Feld entlang der Linien seines Palastes.",
  "Moves one square forward or sideways, in the enemy palace also diagonally forward along its lines. Never promotes.":
    "Zieht ein Feld vorwärts oder seitwärts, im feindlichen Palast entlang der Linien auch schräg vorwärts. Wird nie umgewandelt.",
  "A position that occurs for the fourth time ends the game, and so do 100 moves by each side without a capture. A player who repeats a position by giving check with every move loses.":
    "Tritt eine Stellung zum vierten Mal ein, endet die Partie, ebenso nach 100 Zügen beider Seiten ohne Schlagzug. Wer eine Stellung mit lauter Schachgeboten wiederholt, verliert.",
  "A player loses who moves a piece that may enter the enemy palace to a square, away, back, away and back again in successive turns, never in check and without a capture by either side. Before the last of these moves the player may pass once.":
    "Wer eine Figur, die in den feindlichen Palast darf, in aufeinanderfolgenden Zügen auf ein Feld, weg, zurück, weg und wieder zurück zieht, ohne dabei im Schach zu stehen und ohne dass jemand schlägt, verliert. Vor dem letzten dieser Züge darf er einmal passen.",
  "Each turn has two moves, with one piece or with two. White begins with a single move.":
    "Wer am Zug ist, zieht zweimal, mit einer Figur oder mit zweien. Weiß beginnt mit einem einzigen Zug.",
  "A turn has two moves by the same player, with the same piece or with two pieces. White’s first turn has one move only.":
    "Wer an der Reihe ist, macht zwei Züge, mit derselben Figur oder mit zweien. Nur beim ersten Mal hat Weiß einen einzigen Zug.",
  "A check ends the turn: after a first move that gives check there is no second one.":
    "Ein Schachgebot beendet den Doppelzug: Gibt der erste Zug Schach, entfällt der zweite.",
  "A player in check must answer it with the first move of the turn. No move may leave the player’s own King attacked, not even the first.":
    "Wer im Schach steht, muss es mit dem ersten Zug abwehren. Kein Zug darf den eigenen König angegriffen lassen, auch der erste nicht.",
  "Castling is one move of a turn, and so is a Pawn’s double step.":
    "Eine Rochade ist einer der beiden Züge, ebenso ein Doppelschritt.",
  "A Pawn that made a double step in the enemy’s last turn can be captured en passant, unless it moved on or another piece moved to the square it passed. Only the first move of a turn may do so; if it does, the second move may capture the other Pawn en passant.":
    "Ein Bauer, der im letzten Doppelzug des Gegners einen Doppelschritt gemacht hat, kann en passant geschlagen werden, außer wenn er weitergezogen ist oder eine andere Figur auf das übersprungene Feld zog. Das darf nur der erste Zug; hat er en passant geschlagen, darf der zweite auch den anderen Bauern en passant schlagen.",
  "After a first move without a legal second one the turn ends. It is stalemate only if there is no legal first move.":
    "Gibt es nach dem ersten Zug keinen möglichen zweiten, ist der Gegner an der Reihe. Patt ist es nur, wenn es keinen ersten Zug gibt.",
  "Automatic draws: stalemate, threefold repetition, 50 moves by each side without a capture or Pawn move, and insufficient material: King against King alone, with a single Knight, or with Bishops that are all on one colour.":
    "Automatisch remis: Patt, dreifache Stellungswiederholung, 50 Züge beider Seiten ohne Schlag- oder Bauernzug und ungenügendes Material: König gegen König allein, mit einem einzelnen Springer oder mit Läufern, die alle auf einer Farbe stehen.",
  "The chess of China: Cannons that capture over a piece, a palace for the General, and a river across the board.":
    "Das Schach Chinas: Kanonen, die über eine Figur hinweg schlagen, ein Palast für den General und ein Fluss quer über das Brett.",
  "The General and the Advisors stay in the palace of 3×3 squares. Elephants don’t cross the river between the halves of the board.":
    "General und Berater bleiben im Palast aus 3×3 Feldern. Elefanten überqueren den Fluss zwischen den Bretthälften nicht.",
  "The Generals may not face each other on an open file.":
    "Die Generäle dürfen sich auf keiner offenen Linie ansehen.",
  "A position that occurs for the third time draws, unless one player repeats it by giving check with every move, or by chasing the same piece with every move: that player loses. General and Soldiers may chase, and Soldiers that haven’t crossed the river may be chased.":
    "Tritt eine Stellung zum dritten Mal ein, ist die Partie remis, außer wenn ein Spieler sie mit lauter Schachgeboten wiederholt oder mit jedem Zug dieselbe Figur jagt: dann verliert er. General und Soldaten dürfen jagen, und Soldaten vor dem Fluss dürfen gejagt werden.",
  "A game is drawn after 50 moves by each side without a capture.":
    "Nach 50 Zügen beider Seiten ohne Schlagzug ist die Partie remis.",
  "Moves one square along ranks and files within its palace, never to an attacked square or in sight of the enemy General on an open file.":
    "Zieht ein Feld gerade innerhalb seines Palastes, nie auf ein angegriffenes Feld oder auf offener Linie dem feindlichen General gegenüber.",
  "Moves any distance along ranks and files, but captures only by jumping over exactly one piece of either side.":
    "Zieht beliebig weit auf Reihen und Linien, schlägt aber nur, indem sie genau eine Figur überspringt.",
  "Moves exactly two squares diagonally. A piece between blocks it. Never crosses the river.":
    "Zieht genau zwei Felder schräg. Eine Figur dazwischen versperrt den Weg. Überquert nie den Fluss.",
  "Moves one square diagonally along the lines of its palace.":
    "Zieht ein Feld schräg entlang der Linien seines Palastes.",
  "Moves one square forward, beyond the river also sideways. Never promotes.":
    "Zieht ein Feld vorwärts, jenseits des Flusses auch seitwärts. Wird nie umgewandelt.",
};
