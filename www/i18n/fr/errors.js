import { and, or } from "./grammar.js";

/** @import { ToldCode } from "../../state/reasons.js" */
/** @import { Argument, Sentence } from "../words.js" */

/** @param {Argument} arg */
const attacker = (arg) => `${arg("by")}${arg("bySquare") === "" ? "" : ` en ${arg("bySquare")}`}`;

/** @param {Argument} arg */
const byAttacker = (arg) => (arg("by") === "" ? "" : ` (attaque : ${attacker(arg)})`);

/** @param {Argument} arg */
const where = (arg) => (arg("at") === "" ? "" : ` (« ${arg("at")} »)`);

/** @param {Argument} arg */
const allowed = (arg) =>
  arg("allowed") === "" ? "" : ` Attendu : ${arg("allowed").replaceAll("`", "")}.`;

/** @param {Argument} arg @param {string} fault */
const misplaced = (arg, fault) => `${fault}${where(arg)} : « ${arg("found")} ».${allowed(arg)}`;

/** Pour un coup d’une partie, `allowed` est le code de la raison. @param {Argument} arg */
const whyRefused = (arg) => {
  const found = arg("allowed");
  const known = /** @type {Record<string, Sentence | undefined>} */ (reasons);
  const reason = known[found];
  if (reason !== undefined) return ` ${reason((key) => (key === "wall" ? arg(key) : ""))}`;
  const fitting = /^one of (.*), as/.exec(found)?.[1];
  if (fitting !== undefined) return ` Plusieurs pièces conviennent : ${fitting}.`;
  // The found words say enough.
  return found.startsWith("a move ") ? "" : allowed(arg);
};

/** @param {string} square */
const on = (square) => (square === "" ? "à cet endroit" : `en ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` (ligne ${arg("line")})`);

/** @param {Argument} arg */
const place = (arg) => `Ligne ${arg("line")}, colonne ${arg("column")}`;

/** Sans article, pour que tous les noms conviennent. @param {Argument} arg */
const piece = (arg) => (arg("kind") === "" ? "Cette pièce" : `Cette pièce (${arg("kind")})`);

/** @param {string} name */
const named = (name) => (name === "" ? "" : ` (${name})`);

/** @satisfies {Record<ToldCode, Sentence>} */
const reasons = {
  "not-your-turn": () => "C’est à l’autre camp de jouer.",
  "computer-turn": () =>
    "C’est à l’ordinateur de jouer. Appuyez sur « Arrêter » pour qu’il joue tout de suite, ou sur « Reprendre » s’il est en pause.",
  "empty-cell": (arg) => `Il n’y a pas de pièce ${on(arg("square"))}.`,
  "game-over": () => "La partie est terminée. Annulez un coup ou commencez une nouvelle partie.",
  "own-man": (arg) => `Il y a déjà une de vos pièces ${on(arg("square"))}${named(arg("kind"))}.`,
  "no-such-move": (arg) => `${piece(arg)} ne se déplace pas ainsi.`,
  "out-of-bounds": (arg) => `${piece(arg)} n’a pas le droit d’aller là.`,
  "not-in-hand": () => "Vous n’avez pas cette pièce en réserve.",
  "drop-on-piece": () => "Une pièce se parachute sur une case vide.",
  "only-enters": (arg) =>
    `${piece(arg)} n’entre en jeu qu’avec le premier coup d’une pièce, sur sa case.`,
  "drop-zone": (arg) => `${piece(arg)} ne peut pas être parachutée ici.`,
  "drop-file": () => "Vous avez déjà une telle pièce sur cette colonne.",
  "drop-colour": () => "Votre autre pièce de ce type est déjà sur cette couleur.",
  "drop-needed": () => "Cette case doit rester libre pour une autre pièce en réserve.",
  "drop-first": () => "Parachutez d’abord vos pièces en réserve.",
  "loses-royal": () => "La prise retirerait aussi votre propre pièce royale.",
  "drop-mates": () => "Un parachutage de cette pièce ne peut pas donner mat.",
  blocked: (arg) => `Le passage est bloqué ${on(arg("at") || arg("square"))}.`,
  "only-captures": (arg) => `${piece(arg)} ne se déplace ainsi que pour prendre.`,
  "only-without-capture": (arg) => `${piece(arg)} ne peut pas prendre ainsi.`,
  unhoppable: (arg) =>
    `${piece(arg)} ne peut ni sauter par-dessus la pièce ${on(arg("at") || arg("square"))} ni la prendre en sautant.`,
  facing: (arg) =>
    `Les deux camps se font face (${arg("royal") || "pièce royale"}) : séparez-les, ou passez pour finir la partie.`,
  "needs-screen": (arg) =>
    `${piece(arg)} doit sauter par-dessus exactement une pièce pour prendre.`,
  "needs-screen-before": (arg) =>
    `${piece(arg)} doit sauter par-dessus une pièce juste avant la case d’arrivée.`,
  "leaves-royal-attacked": (arg) =>
    `Ce coup laisserait la pièce royale${named(arg("royal"))} en échec${byAttacker(arg)}.`,
  "into-check": (arg) => `${piece(arg)} serait en échec ${on(arg("square"))}${byAttacker(arg)}.`,
  "through-check": (arg) => {
    const square = arg("at") || arg("square");
    const attacked =
      square === "" ? "" : ` : la case ${square} est attaquée${named(attacker(arg))}`;
    return `${piece(arg)} ne peut pas traverser un échec${attacked}.`;
  },
  "still-in-check": (arg) =>
    `La pièce royale${named(arg("royal"))} est en échec. Parez d’abord l’échec.`,
  "gives-check": (arg) => `${piece(arg)} ferait échec, ce que ce jeu interdit.`,
  flees: () =>
    "Ici, une pièce royale ne peut pas fuir un échec ; elle peut seulement prendre l’unique pièce qui fait échec.",
  "forbidden-capture": () => "Cette pièce ne peut pas prendre celle-là.",
  "must-capture": () => "La prise est obligatoire, et ce camp peut prendre.",
  "none-captured": (arg) => `Aucune pièce de ce type${named(arg("kind"))} n’a été prise à ce camp.`,
  "promotion-limit": (arg) =>
    `Ce camp ne peut pas obtenir par promotion une autre pièce de ce type${named(arg("kind"))}.`,
  "not-in-array": (arg) =>
    `Ce camp n’avait aucune pièce de ce type${named(arg("kind"))} au départ.`,
  "landing-taken": (arg) =>
    `${piece(arg)} arriverait ${arg("at") === "" ? "sur l’autre échiquier, où la case" : `en ${arg("at")}, mais cette case`} est occupée.`,
  "no-promotion": (arg) =>
    `${piece(arg)} doit y être promue, mais aucune pièce prise ne convient pour la promotion.`,
  "castling-lost": () => "Vous ne pouvez plus roquer : le Roi ou cette Tour a déjà bougé.",
  "claim-first": () => "Annoncez d’abord le mat.",
  claimed: (arg) =>
    `Échec et mat : ${arg("kind")} (${arg("seat")}) en ${arg("square")}. Joueur éliminé : ${arg("victim")}.`,
  "wall-first": (arg) =>
    `Vous avez déjà joué. Choisissez maintenant une case vide : ${arg("wall")}.`,
  "turn-of-drops": () =>
    "Vous avez commencé à parachuter des pièces. Continuez ou appuyez sur « Terminé ».",
  "draw-declined": (arg) => `Nulle refusée : ${arg("seat")}.`,
  "nothing-to-undo": () => "Aucun coup à annuler.",
  "nothing-to-redo": () => "Aucun coup à rétablir.",

  "move-empty": (arg) => `Saisissez un coup, par exemple ${arg("example")}.`,
  "move-unreadable": (arg) =>
    `« ${arg("found")} » n’est pas un coup. Saisissez par exemple ${arg("example")}.`,
  "unreadable-move": (arg) =>
    `« ${arg("found")} » n’est pas un coup. Un coup s’écrit par exemple e2e4 ou a9a10=R.`,
  "move-ambiguous": (arg) => `« ${arg("found")} » peut désigner ${arg("allowed")}.`,
  "promotion-needed": (arg) => `Précisez la promotion : ${arg("allowed")}.`,
  "not-now": (arg) => `« ${arg("found")} » n’est pas jouable maintenant.`,

  // Liens, fichiers et positions.
  "link-broken": (arg) => `Ce lien est illisible : « ${arg("found")} ».`,
  "unknown-game": (arg) => `Aucun jeu ne s’appelle « ${arg("found")} ».`,
  "nothing-taught": (arg) => `« ${arg("found")} » n’a ni leçon ni problèmes.`,
  "link-position-refused": (arg) =>
    `La position de ce lien ne peut pas être mise en place. ${arg("why")}`,
  "link-record-refused": (arg) => `La partie de ce lien ne peut pas être ouverte. ${arg("why")}`,
  "text-refused": (arg) => `Ouverture impossible. Votre partie n’a pas changé. ${arg("why")}`,
  "text-empty": () => "Collez d’abord une partie ou une position.",
  "text-unknown": () =>
    "Ce texte n’est pas reconnu. Attendu : une ou plusieurs parties (PGN, partie enregistrée ou coups), une position (FEN ou EPD), un coup sur l’échiquier, un lien vers ce site ou un fichier de variante.",
  "file-unreadable": (arg) => `Le fichier « ${arg("found")} » n’a pas pu être lu.`,

  "too-long": (arg) => `Ce texte est trop long pour une position : ${arg("allowed")}.`,
  "empty-text": (arg) => `Le texte est vide. Attendu : ${arg("allowed")}.`,
  "wrong-length": (arg) =>
    `« ${arg("found")} » n’est pas une position. Attendu : ${arg("allowed")}.`,
  "placement-boards": (arg) => misplaced(arg, "Mauvais nombre d’échiquiers"),
  "placement-ranks": (arg) => misplaced(arg, "Mauvais nombre de rangées"),
  "placement-width": (arg) => misplaced(arg, "Une rangée n’a pas la bonne largeur"),
  "placement-hole": (arg) => misplaced(arg, "L’échiquier a un trou à cet endroit"),
  "placement-count": (arg) => misplaced(arg, "Mauvais nombre de cases vides"),
  "unknown-letter": (arg) => misplaced(arg, "Aucune pièce n’a cette lettre"),
  turn: (arg) => misplaced(arg, "Trait illisible"),
  castling: (arg) => misplaced(arg, "Droits de roque illisibles"),
  "en-passant": (arg) => misplaced(arg, "Case de prise en passant illisible"),
  clock: (arg) => misplaced(arg, "Compteur de demi-coups illisible"),
  number: (arg) => misplaced(arg, "Numéro de coup illisible"),
  reserves: (arg) => misplaced(arg, "Pièces en réserve illisibles"),
  "unknown-field": (arg) => misplaced(arg, "Ce jeu n’a pas ce champ"),
  "field-value": (arg) => misplaced(arg, "Un champ a une valeur impossible"),
  "field-values": (arg) => misplaced(arg, "Un champ a un mauvais nombre de valeurs"),

  "fields-missing": (arg) =>
    `Il manque des champs dans la position ; « ${arg("used")} » remplace « ${arg("found")} ».`,
  "operations-left-out": (arg) => `Ignoré après la position : ${arg("found")}`,
  "castling-left-out": (arg) =>
    `Droits de roque ignorés, faute des pièces nécessaires : ${arg("found")}.`,
  "castling-rewritten": (arg) =>
    `Droits de roque « ${arg("found")} » lus comme « ${arg("used")} ».`,
  "en-passant-left-out": (arg) =>
    `Prise en passant en ${arg("found")} ignorée : aucune pièce n’a pu y passer.`,

  position: () => "Cette position est impossible.",
  "unknown-secret": (arg) =>
    arg("at") === ""
      ? "Le résultat dépend d’un secret inconnu ici : ce coup n’est pas jouable."
      : `Il manque le secret du champ « ${arg("at")} ».`,
  monarchs: (arg) => `Monarques impossibles (${arg("at")}) : ${arg("found")}.${allowed(arg)}`,
  "impossible-secret": (arg) =>
    `Le secret « ${arg("at")} » est impossible : ${arg("found")}.${allowed(arg)}`,
  "impossible-drops": (arg) =>
    `Nombre de parachutages impossible en un tour : ${arg("found")}.${allowed(arg)}`,
  "impossible-moves": (arg) =>
    `Il ne peut pas rester ${arg("found")} coups dans ce tour.${allowed(arg)}`,
  "royal-count": (arg) =>
    `Attendu : ${arg("allowed")} pour ${arg("at")} ; trouvé : ${arg("found")}.`,
  "no-men": (arg) => `Le camp au trait (${arg("at")}) n’a pas de pièces.`,
  "other-side-in-check": (arg) =>
    `Le camp qui n’a pas le trait est en échec en ${arg("at")}, ce qui est impossible.`,
  "must-have-promoted": (arg) => `La pièce en ${arg("at")} devrait déjà être promue.`,
  "too-many-men": (arg) => `Pièces de type « ${arg("at")} » : ${arg("found")} ; ${arg("allowed")}.`,
  "too-many-pieces": (arg) =>
    `Il y a ${arg("found")} pièces sur l’échiquier et en réserve ; au plus ${arg("allowed")} sont possibles.`,
  "no-reserve": (arg) => `« ${arg("at")} » : ${arg("found")} ; permis : ${arg("allowed")}.`,
  "castling-without-men": (arg) => `Droit de roque « ${arg("found")} » : ${arg("allowed")}.`,
  "counterpart-occupied": (arg) =>
    `La case ${arg("at")} est occupée sur les deux échiquiers : ${arg("found")}.`,
  "impossible-checks": (arg) => `Nombre d’échecs impossible : ${arg("found")}.${allowed(arg)}`,
  "impossible-winner": (arg) => `« ${arg("found")} » ne peut pas avoir gagné.${allowed(arg)}`,
  "impossible-en-passant": (arg) =>
    `La prise en passant en ${arg("found")} est impossible ; il faut : ${arg("allowed")}.`,

  "record-header": (arg) =>
    `La ligne ${arg("line")} n’est pas un en-tête : « ${arg("found")} ». Attendu : ${arg("allowed")}.`,
  "record-format": (arg) =>
    `Ce n’est ni du PGN ni une partie enregistrée ici. Attendu : ${arg("allowed")}.`,
  "record-unknown-game": (arg) =>
    `Ligne ${arg("line")} : aucun jeu ne s’appelle « ${arg("found")} ».`,
  "record-unknown-variant": (arg) =>
    `Ligne ${arg("line")} : aucune variante ne s’appelle « ${arg("found")} » ici.${allowed(arg)}`,
  "record-position": (arg) =>
    `Ligne ${arg("line")} : position initiale impossible à mettre en place (${arg("allowed")}).`,
  "record-move": (arg) =>
    `${place(arg)} : « ${arg("found")} » n’est pas jouable.${whyRefused(arg)}`,
  "record-variation": (arg) =>
    `${place(arg)} : les parenthèses d’une variante ne correspondent pas (« ${arg("found")} »). Attendu : ${arg("allowed")}.`,
  "record-result": (arg) =>
    `${place(arg)} : le résultat « ${arg("found")} » ne correspond pas à la partie ; attendu : ${arg("allowed")}.`,

  "analysis-lines": (arg) =>
    `Nombre de variantes d’une analyse : ${arg("allowed")}, et non ${arg("found")}.`,
  "review-secrets": () => "Une partie peut être analysée une fois tous ses secrets révélés.",
  "review-unfinished": () => "Une partie peut être analysée une fois terminée.",
  "export-failed": () => "L’image n’a pas pu être créée.",
  "pgn-secrets": () => "Le PGN ne peut pas contenir de secrets. Copiez plutôt la partie en texte.",
  "pgn-players": () => "Le PGN est fait pour deux joueurs. Copiez plutôt la partie en texte.",
  "no-list": () => "Aucune liste de parties n’est ouverte.",
  "unknown-listed-game": () => "Cette partie n’est pas dans la liste.",
  "no-study": () => "Aucune étude n’est ouverte.",
  "in-study": () => "C’est possible dans une partie, pas dans une étude.",
  "unknown-node": () => "Ce coup n’est plus dans l’étude.",
  "study-root": () => "Le début d’une étude ne peut pas être supprimé.",
  "study-nodes": (arg) =>
    `Trop de positions dans l’étude${inLine(arg)} : ${arg("found")} ; maximum : ${arg("allowed")}.`,
  "study-depth": (arg) =>
    `Trop de variantes imbriquées${inLine(arg)} : ${arg("found")} niveaux ; maximum : ${arg("allowed")}.`,
  "study-size": (arg) =>
    `L’étude est trop longue : ${arg("found")} octets de coups, de commentaires et de flèches ; maximum : ${arg("allowed")}. Raccourcissez un commentaire ou supprimez une variante.`,
  "study-glyph": (arg) =>
    `« ${arg("found")} » n’est pas une annotation de coup ; permis : ${arg("allowed")}.`,
  "study-arrows": (arg) =>
    `Trop de flèches et de cercles dans cette position : ${arg("found")} ; maximum : ${arg("allowed")}.`,
  "arrow-colour": (arg) =>
    `« ${arg("found")} » n’est pas une couleur de flèche ; permis : ${arg("allowed")}.`,

  "consent-needed": () =>
    "Depuis, un secret a été en partie dévoilé. Pour reprendre d’ici, tous les joueurs doivent être d’accord.",
  "computer-refuses": () =>
    "Depuis, vous en savez plus sur le secret de l’ordinateur : il refuse d’annuler des coups.",
  "revealed-elsewhere": () =>
    "Un secret de cette partie a été révélé dans une autre copie. La partie ne continue que si ce secret est révélé ici aussi.",
  "not-your-view": () => "Seul le joueur au trait peut le faire. Passez-lui d’abord l’appareil.",
  "pending-choice": () => "La partie commence dès que tous les secrets sont choisis.",
  "record-commitment": (arg) =>
    `Un secret de cette partie ne correspond pas à ce qui a été scellé lors du choix${inLine(arg)}.${allowed(arg)}`,
  "choice-value": (arg) => `« ${arg("found")} » ne peut pas être choisi.${allowed(arg)}`,
  "nothing-to-choose": () => "Il n’y a rien à choisir maintenant.",
  "unknown-secret-field": (arg) => `Ce jeu n’a pas de secret nommé « ${arg("found")} ».`,
  "not-over": () => "Vous le saurez à la fin de la partie.",
  "no-thought": () => "L’ordinateur n’a trouvé aucun coup dans cette position.",
  "seal-format": () => "Ce n’est pas une partie scellée dans un format connu.",
  "seal-damaged": () => "La partie scellée est endommagée.",
  "seal-record": (arg) =>
    `La partie scellée ne peut pas être rejouée${inLine(arg)} : « ${arg("found")} ».`,
  "unknown-option": (arg) => misplaced(arg, "Ce jeu n’a pas cette option"),
  "option-value": (arg) => misplaced(arg, "Cette option n’a pas cette valeur"),
  "seats-fixed": () =>
    "Les joueurs qui ont des secrets ne peuvent pas changer. Commencez une nouvelle partie pour cela.",
  "time-over": () => "Le temps de ce joueur est écoulé. L’ordinateur continue à sa place.",
  "secret-kept": () =>
    "Votre secret est enregistré. Maintenez « Voir mon secret » à côté de votre nom pour le voir.",

  "storage-absent": () =>
    "Ce navigateur n’enregistre rien pour cette page. Enregistrez vos parties dans un fichier avant de partir.",
  "storage-full": () =>
    "La partie n’a pas pu être enregistrée : le stockage du navigateur est plein. Enregistrez-la dans un fichier.",
  "storage-failed": () =>
    "Ce navigateur n’a pas pu enregistrer ou lire vos parties. Enregistrez cette partie dans un fichier avant de partir.",
  "secrets-not-stored": () =>
    "Les parties à secrets ne sont pas enregistrées ici, car ce navigateur ne peut pas les chiffrer sur cette page. Vous pouvez jouer jusqu’à ce que vous la fermiez.",
  "storage-cleared": () =>
    "Ce navigateur a supprimé les parties enregistrées. La partie en cours sera de nouveau enregistrée au prochain coup.",
  "saved-game-unreadable": () =>
    "La partie enregistrée est illisible. Elle reste dans « Vos parties », et une nouvelle partie a commencé.",
  "finished-kept": () => "La partie terminée reste dans « Vos parties ».",
  "saved-game-gone": () => "Ce navigateur n’a plus la partie enregistrée.",
  "open-elsewhere": () =>
    "Cette partie est ouverte dans un autre onglet. Reprenez-la ici pour jouer.",

  // Toutes les parties dans un fichier.
  "games-file-json": (arg) =>
    `Ce n’est pas un fichier de parties : il est illisible${inLine(arg)}. Rien n’a été ajouté.`,
  "games-file-other": () =>
    "Ce n’est pas un fichier de parties de Menagerie. Pour ouvrir une seule partie, utilisez « Partager » à côté d’un échiquier.",
  "games-file-fault": (arg) => misplaced(arg, "Valeur incorrecte"),
  "games-file-large": (arg) =>
    `Le fichier « ${arg("found")} » est trop gros pour des parties enregistrées.`,
  "pieces-missing": () => "Les pièces n’ont pas pu être chargées. Rechargez la page.",
  "part-missing": () =>
    "Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion ou rechargez la page.",
  "games-file-left-out": () =>
    "Il manque au fichier des parties à secrets, impossibles à ouvrir ici.",
  "games-file-at-table": () =>
    "Revenez à la liste des jeux pour ajouter des parties depuis un fichier.",
  "games-file-variant-other": (arg) =>
    `Vous avez déjà une autre variante d’identifiant « ${arg("found")} » ; elle n’a pas changé.`,
  "games-file-variant-fault": (arg) =>
    `Ses règles sont illisibles${inLine(arg)} : ${arg("found")}.`,
  "games-file-no-variant": () => "La variante dans laquelle elle a été jouée n’existe pas ici.",

  // Seulement pour les appels par scripts, ou si la page et le moteur sont de versions différentes.
  "no-game": () => "Aucune partie n’est encore ouverte.",
  "unknown-cell": (arg) => `L’échiquier n’a pas de case numéro ${arg("found")}.`,
  "unknown-seat": (arg) => `La partie n’a pas de joueur numéro ${arg("found")}.`,
  "unknown-kind": () => "Le jeu n’a pas cette pièce.",
  "unknown-level": (arg) =>
    `L’ordinateur n’a pas de niveau ${arg("found")} ; niveaux possibles : ${arg("allowed") || "d’autres"}.`,
  "unknown-model": (arg) =>
    `L’ordinateur n’a pas de modèle « ${arg("found")} » ; modèles possibles : ${arg("allowed") || "d’autres"}.`,
  "no-claimable-draw": () => "Il n’y a pas de nulle à réclamer ici.",
  "resign-several": () =>
    "Vous ne pouvez pas abandonner tant qu’il reste plus de deux joueurs. Laissez l’ordinateur jouer à votre place.",
  "unreadable-call": (arg) => `Une erreur s’est produite (${arg("found")}). Rechargez la page.`,
  "unknown-call": (arg) => `Une erreur s’est produite (« ${arg("found")} »). Rechargez la page.`,
  "search-hidden-information": () => "L’ordinateur ne sait pas encore jouer aux jeux à secrets.",
  "search-seats": () =>
    "L’ordinateur ne sait pas jouer aux jeux à secrets ou à parachutages à plus de deux joueurs.",
  "not-thinking": () => "L’ordinateur ne réfléchit pas en ce moment.",
  "learning-unreachable": (arg) =>
    `« ${arg("found")} » n’a pas pu être chargé. Êtes-vous en ligne ? Tout le reste fonctionne.`,
  "learning-missing": (arg) =>
    `« ${arg("found")} » n’existe pas : rien n’est encore écrit sur ce jeu.`,
  "learning-broken": (arg) => `« ${arg("found")} » est illisible. Recharger la page peut aider.`,
  "proof-moves": (arg) =>
    `L’ordinateur ne peut pas prouver de gain en ${arg("found")} coups ; permis : ${arg("allowed")}.`,
  "proof-seat": () => "Le camp au trait ne peut pas être le défenseur.",
  "proof-too-long": () => "La preuve prendrait trop de temps à l’ordinateur.",
  "own-game-not-kept": () =>
    "Votre variante n’a pas pu être enregistrée dans ce navigateur. Enregistrez-la dans un fichier avant de fermer la page.",
  "game-id-taken": (arg) =>
    `Un jeu intégré a déjà l’identifiant « ${arg("found")} ». Donnez-en un autre au vôtre à la ligne id = "…".`,
  "variant-file": (arg) => `Les règles de « ${arg("found")} » sont illisibles : ${arg("allowed")}.`,

  // Ce qui n’a pas pu être importé.
  "import-text": (arg) =>
    `Ce n’est ni un fichier variants.ini de Fairy-Stockfish ni un diagramme interactif : le texte commence par « ${arg("found")} ».`,
  "import-long-text": (arg) =>
    `C’est trop long : ${arg("found")} octets ; maximum : ${arg("allowed")}. Importez-en une partie.`,
  "import-games": (arg) =>
    `Trop de jeux à la fois : ${arg("found")} ; maximum : ${arg("allowed")}. Importez-les en plusieurs fois ; la suite peut commencer${arg("line") === "" ? " plus loin" : ` à la ligne ${arg("line")}`}.`,
  "import-long-game": (arg) =>
    `« ${arg("at")} » et les jeux dont il dérive sont trop longs${inLine(arg)} : ${arg("found")} octets ou plus ; maximum : ${arg("allowed")}.`,
  "import-line": (arg) => `Texte non compris${inLine(arg)} : « ${arg("found")} ».${allowed(arg)}`,
  "import-repeated": (arg) =>
    `« ${arg("found")} » est répété${inLine(arg)}. Fairy-Stockfish ne lit que le premier.`,
  "import-parent": (arg) =>
    `« ${arg("at")} » dérive${inLine(arg)} de « ${arg("found")} », qui n’est ni dans le texte ni connu ici.`,
  "import-unknown-key": (arg) =>
    `Réglage inconnu${inLine(arg)} : « ${arg("at")} = ${arg("found")} ».`,
  "import-rule": (arg) =>
    `Règle non prise en charge${inLine(arg)} : « ${arg("at")} = ${arg("found")} ».${allowed(arg)}`,
  "import-value": (arg) =>
    `Valeur incorrecte pour « ${arg("at")} »${inLine(arg)} : « ${arg("found")} ».${allowed(arg)}`,
  "import-notation": (arg) =>
    arg("found") === ""
      ? `Il manque les coups de « ${arg("at")} »${inLine(arg)}.`
      : `Les coups « ${arg("found")} » de « ${arg("at")} » ne sont pas pris en charge${inLine(arg)} : ${arg("allowed")}.`,
  "import-array": (arg) =>
    `Position initiale impossible à mettre en place${inLine(arg)} : « ${arg("found")} » (${arg("at")}).${allowed(arg)}`,
  "import-reserve": (arg) =>
    `Réserve de pièces impossible sous cette forme${inLine(arg)} : « ${arg("found")} » (${arg("at")}).${allowed(arg)}`,
  "import-hole": (arg) =>
    `Ici, un échiquier ne peut pas avoir de trous ; ils sont devenus des cases ordinaires${inLine(arg)} : « ${arg("found")} ».`,
  "import-royal": (arg) =>
    `Chaque camp doit avoir exactement une pièce royale au départ${inLine(arg)} ; ${arg("at")} : ${arg("found")}.`,
  "import-pieces": (arg) =>
    `Trop de types de pièces${inLine(arg)} : ${arg("found")}.${allowed(arg)}`,
  "import-promotion": (arg) =>
    `Cette partie de la promotion n’a pas été importée${inLine(arg)} : « ${arg("at")} = ${arg("found")} ».${allowed(arg)}`,
  "import-castling": (arg) =>
    `Ce roque n’a pas été importé${inLine(arg)} : « ${arg("found")} » (${arg("at")}).${allowed(arg)}`,
  "import-assumed": (arg) =>
    `« ${arg("at")} » n’est pas précisé${inLine(arg)} ; supposé : ${arg("found")}.`,
  "import-file": (arg) =>
    `Le résultat n’est pas un jeu jouable : « ${arg("at")} »${arg("found") === "" ? "" : ` = ${arg("found")}`} : ${arg("allowed")}.`,

  "engine-slow": () => "Le moteur se charge encore. Rechargez la page si cela dure trop longtemps.",
  "engine-unreachable": () =>
    "Le moteur de jeu n’a pas pu être chargé. Vérifiez la connexion et rechargez la page. Menagerie demande un navigateur récent.",
  "engine-sandboxed": () =>
    "Le moteur de jeu n’a pas pu démarrer : cette page est dans un cadre en bac à sable (sandbox) qui l’interdit. Le cadre doit avoir « allow-scripts allow-same-origin ».",
  "engine-outdated": () => "La page et son moteur sont de versions différentes. Rechargez la page.",
  "engine-crashed": () => "Le moteur de jeu s’est arrêté de façon inattendue.",
  "engine-restarted": () => "Le moteur s’est arrêté et a redémarré. Votre partie n’a pas changé.",

  // Échiquiers sur les pages d’autres sites.
  "embed-adopted": () =>
    "Cet échiquier a été déplacé dans un autre document. Créez-en un nouveau là-bas.",
  "embed-nothing": () => "Aucun jeu n’est indiqué : il manque l’attribut « game » ou « src ».",
  "embed-property": (arg) =>
    `La propriété « ${arg("property")} » ne peut pas recevoir de valeur de type « ${arg("found")} » et n’a pas changé. Attendu : ${arg("allowed")}.`,
  "embed-position-refused": (arg) =>
    `La position indiquée ici ne peut pas être mise en place. ${arg("why")}`,
  "embed-record-refused": (arg) => `Les coups indiqués ici ne sont pas jouables. ${arg("why")}`,
  "embed-secretive": () =>
    "Dans ce jeu, les joueurs ont des secrets : les coups ne peuvent être joués qu’à la main.",
  "embed-watched": () =>
    "Dans ce jeu, les joueurs ont des secrets. Vous voyez ce que tout le monde sait.",
  "embed-view-only": () =>
    "Cet échiquier est en lecture seule : vous pouvez poser des questions, mais pas jouer.",
  "seats-unreadable": (arg) =>
    `« ${arg("found")} » n’indique pas qui joue. Attendu, séparés par des virgules (maximum : ${arg("allowed")}) : « human » ou « computer:level-1 » à « computer:level-20 ».`,
  "orientation-unknown": (arg) =>
    `Aucun joueur ne s’appelle « ${arg("found")} ». Attendu : ${arg("allowed")}.`,
  "src-unreachable": (arg) =>
    `Le fichier de variante « ${arg("found")} » n’a pas pu être chargé${arg("allowed") === "" ? "" : ` (statut ${arg("allowed")})`}. Son serveur doit autoriser les autres sites à le lire.`,
  "src-too-long": (arg) => `Le fichier de variante « ${arg("found")} » dépasse 1 Mio.`,

  copied: (arg) => `Copié : ${arg("what")}.`,
  "copy-refused": (arg) =>
    `Le navigateur a bloqué la copie. ${arg("text") ? "Copiez ce texte vous-même :" : "Enregistrez plutôt l’image."}`,
};

/** @satisfies {typeof import("../en/errors.js").errors} */
export const errors = {
  reasons,
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : ` : « ${arg("found")} »`;
    return `Erreur « ${code} »${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
  withOptions: (choices, fault) =>
    `avec ${and(choices.map(({ option, values }) => `${option} = ${or(values)}`))} : ${fault}`,
};
