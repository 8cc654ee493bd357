/** @satisfies {typeof import("../en/marks.js").marks} */
export const marks = {
  legend: {
    title: "Pièces",
    board: "Échiquier",
    emptyBoard: "Échiquier vide",
    presentBoard: "Position actuelle",
    side: "Camp",
    royal: "royale",
    notation: "Notation XBetza",
    notes: "Règles spéciales",
    marks: "Marques sur l’échiquier",
    preview: (kind, square) => `Coups depuis ${square} : ${kind}`,
    crossing: "Au clavier, O mène à la même case de l’autre échiquier.",
    beyond:
      "Les bandes pâles à côté de l’échiquier répètent les cases au-delà des bords qui se rejoignent.",
    moveIt: "Cliquez sur le petit échiquier pour déplacer la pièce.",
    rises: (royal) => `Devient ${royal} quand son armée fait échec et mat.`,
    delivers: (kind) => `Devient ${kind} si elle fait échec et mat.`,
    wins: "Si elle fait échec et mat, son armée gagne aussitôt.",
  },
  reachMarks: {
    both: "se déplace ou prend",
    moves: "se déplace",
    captures: "prend",
    hops: "prend en sautant une pièce",
    first: "premier coup seulement",
    stays: "peut revenir à son point de départ",
  },
  marks: {
    chosen: { spoken: "sélectionnée", legend: "la pièce sélectionnée" },
    move: { spoken: "coup possible", legend: "elle peut y aller" },
    capture: { spoken: "prise possible", legend: "elle peut y prendre" },
    "must-capture": {
      spoken: "doit prendre",
      legend: "une pièce qui peut prendre, quand la prise est obligatoire",
    },
    promotion: { spoken: "promotion", legend: "elle y est promue" },
    castling: { spoken: "roque", legend: "elle roque" },
    stay: {
      spoken: "peut rester ici",
      legend: "elle peut rester sur place : sélectionnez-la à nouveau",
    },
    place: {
      spoken: "peut être choisie",
      legend: "une pièce ou une couronne peut y être placée",
    },
    landing: {
      spoken: "case d’arrivée",
      legend: "sa case d’arrivée sur l’autre échiquier",
    },
    taken: { spoken: "occupée, arrivée impossible" },
    "into-check": {
      spoken: "interdite par un échec",
      legend: "interdit : elle y serait en échec",
    },
    "through-check": {
      spoken: "interdite par un échec",
      legend: "interdit : elle traverserait un échec",
    },
    "leaves-royal-attacked": {
      spoken: "interdite par un échec",
      legend: "interdit : sa pièce royale serait en échec",
    },
    "still-in-check": { spoken: "interdite par un échec" },
    "landing-taken": {
      spoken: (square) => `la case d’arrivée ${square} est occupée`,
      legend: "interdit : la case d’arrivée est occupée",
    },
    wall: {
      spoken: (name) => name,
      legend: "une case bloquée, qu’aucune pièce n’occupe ni ne traverse",
    },
    goal: {
      spoken: (seat) => (seat === "" ? "but" : `but (${seat})`),
      legend: "un but : une case qui fait gagner",
    },
    blocker: { spoken: "bloque le passage", legend: "une pièce qui bloque le passage" },
    check: { spoken: "en échec", legend: "une pièce royale en échec" },
    attacked: {
      spoken: "attaquée par la pièce sélectionnée",
      legend: "une pièce adverse attaque cette case : sélectionnez-la ou pointez-la",
    },
    reached: {
      spoken: "la pièce sélectionnée peut venir ici",
      legend: "une pièce adverse peut y aller, mais pas y prendre",
    },
    examined: { spoken: "sélectionnée" },
    premove: {
      spoken: "coup anticipé",
      legend: "votre coup anticipé : il sera joué après la réponse de l’ordinateur",
    },
    last: { spoken: "dernier coup", legend: "le dernier coup" },
    round: {
      spoken: "dernier tour",
      legend:
        "les coups depuis votre dernier tour, aux couleurs de leurs armées ; le dernier est plus vif",
    },
    missed: {
      spoken: "marquée par vous comme fouillée",
      legend: "votre marque pour une case fouillée (clic droit, appui long ou M)",
    },
    searched: { spoken: "fouillée" },
    way: { legend: "le trajet du coup que vous pointez" },
  },
};
