import { or, compact, ordinal, plural } from "./grammar.js";
import { levelParts } from "../../state/levels.js";

/** @param {number} place */
const placed = (place) => `${ordinal(place, { one: "re", other: "e" })} place`;

/** @satisfies {typeof import("../en/table.js").table} */
export const table = {
  table: {
    toGallery: "Tous les jeux",
    board: "Échiquier",
    source: "Source de ce jeu",
    view: "Vue de l’échiquier",
  },
  seat: {
    player: (seat) => `Joueur : ${seat}`,
    name: (seat) => `Nom : ${seat}`,
    human: "Humain",
    computer: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Ordinateur, niv. ${number} sur 8` : `Ordinateur, niv. ${number}`;
    },
    level: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Niveau ${number} sur 8` : `Niveau ${number}`;
    },
    score: ({ won, lost, drawn }) =>
      `Vous ${won}–${lost}${drawn === 0 ? "" : `, ${drawn} ${plural(drawn, { one: "nulle", other: "nulles" })}`}`,
    scoreAgainst: (score, level) => `${score} contre le niveau ${levelParts(level).number}`,
    ranks: {
      beginner: "Débutant",
      casual: "Amateur",
      club: "Club",
      strong: "Fort",
      master: "Maître",
    },
    toMove: "Au trait",
    thinking: "Réflexion…",
    waiting: "En pause",
    inCheck: "En échec",
    checks: (given, limit) => `Échecs : ${given}/${limit}`,
    out: (place) => `Hors jeu · ${placed(place)}`,
    place: placed,
    risen: (seat, royal) => `Nouvelle pièce royale (${seat}) : ${royal}`,
    won: "Victoire",
    drew: "Nulle",
    nothingCaptured: "Aucune prise",
    captured: (seat) => `Prises (${seat})`,
    allCaptured: (title) => `${title} : tout voir`,
    capturedKind: (count, kind, owner) => {
      const piece = owner === "" ? kind : `${kind} (${owner})`;
      return count === 1 ? piece : `${count} × ${piece}`;
    },
    materialLead: (pawns) => `Avantage matériel : ${pawns}`,
  },
  status: {
    toMove: (seat) => `Trait : ${seat}`,
    toMoveInCheck: (seat) => `Trait : ${seat}, en échec`,
    moveOfTurn: (seat, number, all) => `${seat} : coup ${number} sur ${all}`,
    mustCapture: (seat) => `Trait : ${seat}, prise obligatoire`,
    thinking: (seat) => `${seat} : réflexion en cours`,
    hinting: "Recherche d’un indice",
    thought: (seat, thought) => `${seat} : ${thought}`,
    loading: "Chargement du moteur de jeu…",
    playedLater: "Vous pouvez déjà choisir un coup. Il sera joué dès que le moteur sera chargé.",
    paused: "Ordinateur en pause",
    browsing:
      "Vous regardez une position antérieure. Appuyez sur « Reprendre » pour continuer d’ici.",
    looking: (move) => `Vous regardez le coup ${move}.`,
    lookingAtStart: "Vous regardez le début de la partie.",
    opensStudy: "Un coup joué ici ouvre une étude.",
    hint: (move) => `Indice : ${move}`,
    last: (seat, move) => `Dernier coup (${seat}) : ${move}`,
    premoveDropped: (move) => `Le coup anticipé ${move} n’est pas légal.`,
    begin: "Choisissez une pièce pour voir ses coups.",
    claimFirst: "Annoncez le mat avant de jouer : avec son bouton ou la pièce sur l’échiquier.",
    setUp: "Placez d’abord toutes vos pièces en réserve.",
    only: (ways) => `Aucune pièce ne peut se déplacer. Vous pouvez seulement ${or(ways)}.`,
    noMoreMoves: "Aucun autre coup n’est possible. Appuyez sur « Terminé ».",
    ways: {
      drop: "parachuter une pièce de votre réserve",
      hide: "cacher la couronne (bouton « Cacher la couronne »)",
      split: "scinder le monarque (bouton « Scinder le monarque »)",
      pass: "passer (bouton « Passer »)",
    },
    clock: (played, limit) =>
      `Nulle après ${Math.floor(limit / 2)} coups sans progrès. Jusqu’ici : ${Math.floor(played / 2)}.`,
    counting: (played, limit) =>
      `Nulle après ${Math.floor(limit / 2)} coups comptés. Jusqu’ici : ${Math.ceil(played / 2)}.`,
  },
  thinking: {
    title: "Moteur",
    depth: (depth) => `profondeur ${depth}`,
    nodes: (nodes) => `${compact(nodes)} nœuds`,
    mates: (moves) => `mat en ${moves}`,
    mated: (moves) => `mat subi en ${moves}`,
    none: "Pas encore d’analyse",
  },
  controls: {
    title: "Commandes de la partie",
    undo: "Annuler",
    backToGame: "Retour à la partie",
    redo: "Rétablir",
    first: "Au début",
    previous: "Coup précédent",
    next: "Coup suivant",
    last: "Au dernier coup",
    flip: "Retourner",
    more: "Plus",
    hint: "Indice",
    stop: "Arrêter",
    moveNow: "Jouer maintenant",
    showNow: "Montrer maintenant",
    replay: "Revoir le tour",
    pause: "Pause",
    resume: "Reprendre",
    resign: "Abandonner",
    draw: "Nulle",
    offerDraw: "Proposer la nulle",
    newGame: "Nouvelle partie",
    leaveZen: "Quitter le mode zen",
  },
  moves: {
    title: "Coups",
    none: "Pas encore de coups. Choisissez une pièce sur l’échiquier, ou saisissez un coup.",
    noneAtAll: "La partie s’est terminée sans aucun coup.",
    start: "Début",
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", échec" : ""}`,
    typed: "Saisir un coup",
    typedExample: (move) => (move === "" ? "aide" : `${move} / aide`),
    completions: "Coups correspondants",
    play: "Jouer",
  },
  voice: {
    start: "Le début de la partie.",
    after: (doing) => `Après : ${doing}`,
  },
  turn: {
    title: "Qui a le trait",
    toMove: "au trait",
    inCheck: "au trait, en échec",
    thinking: "en réflexion",
    waiting: "en pause",
    claims: "mat à annoncer",
    passes: "sans coup légal",
    wins: "victoire",
    draw: "Nulle",
  },
  around: {
    title: (seat) => `Commandes : ${seat}`,
    yourTurn: "À vous de jouer",
    inCheck: "À vous de jouer, en échec",
    turnOf: (seat) => `Trait : ${seat}`,
    end: "Vue normale",
  },
};
