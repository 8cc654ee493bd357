// The section of the manual about movements, by its English text.

/** @type {Record<string, string>} */
export const manual = {
  "Movements: XBetza": "Déplacements : XBetza",
  "`moves` uses the notation that R. Betza invented and H. G. Muller extended. A movement is a sequence of parts, and the piece has the moves of all parts. A part is an atom, which is a capital letter, with modifiers and directions (small letters) before it and perhaps a range after it; or a chain in brackets. `fmWfceFifmnD` is the Pawn of chess, `BNN` a Bishop or Nightrider, `mRcpR` the Cannon of Chinese chess.":
    "`moves` utilise la notation que R. Betza a inventée et que H. G. Muller a étendue. Un déplacement est une suite de parties, et la pièce a les coups de toutes les parties. Une partie est un atome, c’est-à-dire une majuscule, précédé de modificateurs et de directions (minuscules) et parfois suivi d’une portée ; ou une chaîne entre crochets. `fmWfceFifmnD` est le Pion des échecs, `BNN` un Fou ou Noctambule, `mRcpR` le Canon des échecs chinois.",
  "one square orthogonally, (1,0): the Wazir": "une case orthogonalement, (1,0) : le Wazir",
  "one square diagonally, (1,1): the Ferz": "une case en diagonale, (1,1) : le Ferz",
  "a leap of two squares orthogonally, (2,0): the Dabbaba":
    "un saut de deux cases orthogonalement, (2,0) : le Dabbaba",
  "a leap of two squares and one across, (2,1): the Knight":
    "un saut de deux cases et d’une de côté, (2,1) : le Cavalier",
  "a leap of two squares diagonally, (2,2): the Alfil":
    "un saut de deux cases en diagonale, (2,2) : l’Alfil",
  "a leap of three squares orthogonally, (3,0)": "un saut de trois cases orthogonalement, (3,0)",
  "a leap of three squares and one across, (3,1): the Camel":
    "un saut de trois cases et d’une de côté, (3,1) : le Chameau",
  "a leap of three squares and two across, (3,2): the Zebra":
    "un saut de trois cases et de deux de côté, (3,2) : le Zèbre",
  "a leap of three squares diagonally, (3,3)": "un saut de trois cases en diagonale, (3,3)",
  "one square in every direction, `WF`: the King":
    "une case dans toutes les directions, `WF` : le Roi",
  "any number of empty squares orthogonally: the Rook":
    "autant de cases vides que l’on veut orthogonalement : la Tour",
  "any number of empty squares diagonally: the Bishop":
    "autant de cases vides que l’on veut en diagonale : le Fou",
  "any number of empty squares in every direction, `RB`: the Queen":
    "autant de cases vides que l’on veut dans toutes les directions, `RB` : la Dame",
  "alone: the piece never moves": "seul : la pièce ne bouge jamais",
  "after an atom: at most so many steps in one direction; 1 to 99":
    "après un atome : au plus ce nombre de pas dans une direction ; de 1 à 99",
  "the letter doubled: the leap or step any number of times in one direction; a piece on a square where it lands stops it":
    "la lettre doublée : le saut ou le pas répété autant que l’on veut dans une direction ; une pièce sur une case d’arrivée l’arrête",
  "the same as doubled": "comme la lettre doublée",
  "only without capturing": "seulement sans prendre",
  "only capturing": "seulement en prenant",
  "only from a square where such a piece stands in the array, or one of its `starts-on`":
    "seulement depuis une case où se trouve une telle pièce dans la position initiale, ou une case de son `starts-on`",
  "also captures en passant a piece that has just crossed the square by `ifmnD`":
    "prend aussi en passant une pièce qui vient de franchir la case par `ifmnD`",
  "before a leap: lame, the squares on its way must be empty; `nN` steps orthogonally first. Before `Q`, `R` or `B` of a royal piece: not across attacked squares":
    "avant un saut : boiteux, les cases du trajet doivent être vides ; `nN` avance d’abord orthogonalement. Avant `Q`, `R` ou `B` d’une pièce royale : sans traverser de cases attaquées",
  "only by jumping over exactly one piece of either side":
    "seulement en sautant par-dessus exactement une pièce, de l’un ou l’autre camp",
  "only by jumping over exactly one piece of either side, to the square directly behind it: the Grasshopper":
    "seulement en sautant par-dessus exactement une pièce de l’un ou l’autre camp, sur la case juste derrière : la Sauterelle",
  "only attacks a royal piece at its end, without moving there: `WfkR` is the General of Xiangqi, which may not face the other General":
    "attaque seulement une pièce royale en bout de course, sans y aller : `WfkR` est le Général du xiangqi, qui ne peut faire face à l’autre Général",
  "forward, as the piece's own player sees it":
    "vers l’avant, du point de vue du joueur de la pièce",
  backward: "vers l’arrière",
  "to the left": "vers la gauche",
  "to the right": "vers la droite",
  "forward and backward": "vers l’avant et vers l’arrière",
  "to the left and to the right": "vers la gauche et vers la droite",
  "after a direction of `N`, `C` or `Z`: all four moves to that side; without `h` only the two that go farthest":
    "après une direction de `N`, `C` ou `Z` : les quatre coups de ce côté ; sans `h`, seulement les deux qui vont le plus loin",
  "diagonally, a vertical and a horizontal letter together are the one move between them; otherwise directions add up, as in `fsW`":
    "en diagonale, une lettre verticale et une horizontale forment ensemble l’unique coup entre elles ; sinon les directions s’ajoutent, comme dans `fsW`",
  "with `K` and `Q`, directions select the moves of `W` and `F`, or `R` and `B`: `fK` is `fWfF`, `flQ` is `flRflB`. (In Interactive Diagrams they are `fW` and `flB`; the import converts them.)":
    "avec `K` et `Q`, les directions choisissent les coups de `W` et `F`, ou de `R` et `B` : `fK` est `fWfF`, `flQ` est `flRflB`. (Dans les diagrammes interactifs, ce sont `fW` et `flB` ; l’importation les convertit.)",
  "with `N`, `C` and `Z`, the second letter is the longer way":
    "avec `N`, `C` et `Z`, la seconde lettre est le trajet le plus long",
  "between two legs in brackets: the piece may stop there or move on. Only the last leg may slide or capture. Two to four legs of `W F D A H G K R B Q`":
    "entre deux étapes entre crochets : la pièce peut s’y arrêter ou continuer. Seule la dernière étape peut glisser ou prendre. De deux à quatre étapes parmi `W F D A H G K R B Q`",
  "between two legs in brackets: the piece must move on. The squares on its way must be empty":
    "entre deux étapes entre crochets : la pièce doit continuer. Les cases de son trajet doivent être vides",
  "directions after the first leg are relative to the leg before: `f` straight on; `fl`, `fr`, `fs` turned by 45°; `l`, `r`, `s` by 90°; `bl`, `br`, `bs` by 135°. Without any, the leg leads outwards":
    "après la première étape, les directions sont relatives à l’étape précédente : `f` tout droit ; `fl`, `fr`, `fs` à 45° ; `l`, `r`, `s` à 90° ; `bl`, `br`, `bs` à 135°. Sans direction, l’étape s’éloigne du départ",
  "the older form of `-`: starts another leg with the same atom, straight or diagonal as its directions say":
    "l’ancienne forme de `-` : commence une autre étape avec le même atome, orthogonale ou diagonale selon ses directions",
  "before the last `a`: the last leg slides. `FyafsF` is `[F?fsR]`":
    "avant le dernier `a` : la dernière étape glisse. `FyafsF` est `[F?fsR]`",
  "On a board with levels, three numbers give the size of a step. Letters apply within a level there, so a piece with `R` is the Rook of chess. The King of Raumschach is `(1,0,0)(1,1,0)(1,1,1)`, and its Pawn, which moves forward or up, is `m<0,1,0>m<0,0,1>c<-1,1,0>c<1,1,0>c<-1,0,1>c<1,0,1>`.":
    "Sur un échiquier à étages, trois nombres donnent la taille d’un pas. Les lettres y valent à l’intérieur d’un étage : une pièce avec `R` est la Tour des échecs. Le Roi du Raumschach est `(1,0,0)(1,1,0)(1,1,1)`, et son Pion, qui avance ou monte, est `m<0,1,0>m<0,0,1>c<-1,1,0>c<1,1,0>c<-1,0,1>c<1,0,1>`.",
  "a leap of these three sizes, in every order and with every sign: the Knight in space, with up to 24 leaps":
    "un saut de ces trois tailles, dans tous les ordres et avec tous les signes : le Cavalier dans l’espace, avec jusqu’à 24 sauts",
  "the same any number of times in one direction: here the Rook; `(1,1,0)0` is the Bishop, `(1,1,1)0` the Unicorn. `(1,0,0)3` is at most three times":
    "le même, répété autant que l’on veut dans une direction : ici la Tour ; `(1,1,0)0` est le Fou, `(1,1,1)0` la Licorne. `(1,0,0)3` vaut au plus trois fois",
  "just this step: to the right, forward, up, as the piece's own player sees it; here forward and down. The player's `upward` says which way is up":
    "seulement ce pas : à droite, en avant, en haut, du point de vue du joueur de la pièce ; ici en avant et en bas. Le `upward` du joueur dit où est le haut",
  "a chain: one step, then optionally on in a direction that turns least from it (the Gryphon: 45° in one plane). With `-` instead of `?` it must go on. Two to four legs; only the last may ride":
    "une chaîne : un pas, puis au choix la suite dans la direction qui s’en écarte le moins (le Griffon : 45° dans un plan). Avec `-` au lieu de `?`, il faut continuer. De deux à quatre étapes ; seule la dernière peut se répéter",
  "stand before the numbers or the bracket as they do before a letter, `n` before a straight leap: `imn<0,2,0>` is a Pawn's double step, after which `e` may capture it en passant on the square it crossed":
    "se placent avant les nombres ou le crochet comme avant une lettre, `n` avant un saut droit : `imn<0,2,0>` est le double pas d’un Pion, après lequel `e` peut le prendre en passant sur la case franchie",
};
