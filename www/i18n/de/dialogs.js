/** @param {number} count */
const counted = (count) => ["kein", "ein", "zwei", "drei", "vier"][count] ?? String(count);

/** @satisfies {typeof import("../en/dialogs.js").dialogs} */
export const dialogs = {
  newGame: {
    title: (game) => `Neue Partie ${game}`,
    explain: "Die aktuelle Partie bleibt unter „Deine Partien“ erhalten.",
    start: "Partie beginnen",
    cancel: "Abbrechen",
    number: (name, last) => `${name}, 0 bis ${last}`,
    random: "Zufällig",
    randomNumber: "Zufallszahl",
    side: "Deine Seite",
    swap: "Seiten tauschen",
    rotate: "Plätze rotieren",
    presets: "Wer spielt",
    hotSeat: (seats) =>
      `Zu ${{ 2: "zweit", 3: "dritt", 4: "viert" }[seats] ?? seats} an einem Bildschirm`,
    alone: (others) => `Ein Mensch, ${counted(others)} Computer`,
    advanced: "Erweitert",
    model: "Wie der Computer seine Gegner sieht",
    models: {
      usual: "Automatisch",
      paranoid: "Alle sind gegen ihn (paranoid)",
      "max-n": "Jeder spielt für sich (max-n)",
      "best-reply": "Nur die stärkste Antwort zählt (best reply)",
    },
  },
  branch: {
    title: "Von hier aus weiterspielen?",
    kept: "Die Züge nach dieser Stellung bleiben als Kopie unter „Deine Partien“.",
    lost: "Die Züge nach dieser Stellung gehen verloren, denn dieser Browser speichert die Partie nicht.",
    confirm: "Weiterspielen",
    cancel: "Abbrechen",
  },
  resign: {
    title: "Diese Partie aufgeben?",
    explain: (seat) => `${seat} gibt auf. Du kannst das danach noch zurücknehmen.`,
    explainSecrets: (seat) =>
      `${seat} gibt auf, und alle Geheimnisse werden gelüftet. Zurücknehmen geht nur, wenn alle zustimmen.`,
    explainForGood: (seat) =>
      `${seat} gibt auf, und alle Geheimnisse werden gelüftet. Das lässt sich nicht zurücknehmen.`,
    confirm: "Aufgeben",
    cancel: "Weiterspielen",
    explainSeveral: (seat) =>
      `Der Computer spielt für ${seat} weiter, damit die anderen ihre Partie beenden können. Um wieder zu übernehmen, wähle „Mensch“ neben dem Namen.`,
  },
};
