/** @param {string} other */
const onTheOther = (other) => `sie ist auf der anderen${other === "" ? "" : ` (${other})`}`;

/** @param {boolean} over */
const is = (over) => (over ? "war" : "ist");

/** @satisfies {typeof import("../en/secrets.js").secrets} */
export const secrets = {
  secrets: {
    sentences: {
      crown: (seat, kind) => `Kronenträger von ${seat}: ${kind}`,
      half: (seat, kind) => `Kronenträger von ${seat}: ${kind}`,
      mine: (seat, _, square, over) =>
        square === ""
          ? `Die Mine von ${seat} ${is(over)} in der Hand`
          : `Die Mine von ${seat} ${is(over)} auf ${square}`,
      hidden: (seat, _, square, over) =>
        `Die Krone von ${seat} ${is(over)} auf ${square} versteckt`,
    },
    choose: {
      crown: "Welcher deiner Monarchen trägt die Krone?",
      half: "Welche Hälfte trägt die Krone?",
      mine: "Welcher Stein ist vermint?",
      hidden: "Wo ist deine Krone versteckt?",
    },
    chooser: (seat) => `Nur für ${seat}`,
    meaning: {
      crown:
        "Dein Gegner gewinnt, wenn er ihn schlägt, erfährt aber erst beim Schlagen eines der beiden, welcher es ist. Die Wahl gilt für die ganze Partie.",
      half: "Dein Gegner gewinnt, wenn er die Hälfte mit der Krone schlägt. Die Wahl gilt für die ganze Partie.",
      mine: "Eine Figur, die den verminten Stein schlägt, ist auch verloren.",
      hidden: "Du verlierst, wenn eine Figur auf ihr Feld zieht, auch eine eigene.",
    },
    first: (seat, next) => `${seat} wählt zuerst, damit ${next} danach gleich beginnen kann.`,
    missing: "Triff zuerst deine Wahl.",
    confirm: "Bestätigen",
    others: "Andere Spieler oder Regeln …",
    chance: "Zufällig wählen",
    chanceExplain: "Niemand sieht sie jetzt. Später „Mein Geheimnis“ gedrückt halten.",
    show: "Mein Geheimnis",
    showShort: "Geheimnis",
    showHint: "gedrückt halten",
    holdIt: "Zum Zeigen gedrückt halten.",
    showShared: "Das Brett wird zuerst verdeckt",
    none: "Du hast gerade kein Geheimnis.",
    speakTitle: "Geheimnis vorlesen?",
    speakExplain:
      "Ein Screenreader liest dein Geheimnis laut vor. Andere können es hören. Um es nur auf dem Brett zu sehen, halte die Taste gedrückt.",
    speak: "Vorlesen",
    dontSpeak: "Abbrechen",
    choosing: "Geheimnisse wählen",
  },
  handover: {
    title: (seat) => `Gib das Gerät weiter: ${seat}`,
    explain: "Das Brett ist verdeckt, damit niemand die Geheimnisse der anderen sieht.",
    choice: (seat, next) =>
      next === ""
        ? `${seat} wählt jetzt ein Geheimnis.`
        : `${seat} wählt zuerst ein Geheimnis, damit ${next} danach gleich beginnen kann.`,
    takenBack: "Züge wurden zurückgenommen.",
    last: "Letzte Züge",
    moved: (seat, kind, move) => `${kind} (${seat}): ${move}`,
    did: (seat, doing) => `${seat} ${doing}`,
    went: (seat, way) => `${seat}: ${way}`,
    captures: ", schlägt",
    capturesToo: " und am Ende",
    check: ", Schach",
    show: (seat) => `Ich bin ${seat}: Brett zeigen`,
    toChoice: (seat) => `Ich bin ${seat}: wählen`,
    passOn: "Weitergeben",
    passOnHint: (seat) => `${seat} ist hier am Zug. Gib das Gerät weiter, um weiterzuspielen.`,
  },
  pin: {
    label: (seat) => `PIN von ${seat}`,
    wrong: "Das ist nicht die PIN.",
    choose: "PIN, 4 bis 8 Ziffern",
    optional: "Optional: Was schützt eine PIN?",
    chooseExplain:
      "Die PIN schützt deine Geheimnisse vor dem anderen Spieler an diesem Gerät, auch in der gespeicherten Partie. Sie hält niemanden auf, der hier bei offener Partie Entwicklerwerkzeuge oder andere Programme benutzt oder das Passwort einer Datei mit dieser Partie kennt.",
    checking: "Wird geprüft …",
    keeping: "Wird gespeichert …",
    missing: "Gib deine PIN ein.",
    malformed: "Eine PIN hat 4 bis 8 Ziffern.",
    forgotten: "PIN vergessen?",
    giveUpTitle: "Partie beenden?",
    giveUpExplain: (seat) =>
      `Ohne die PIN verliert ${seat}. Die Geheimnisse bleiben verborgen, bis alle mit ihrer PIN zustimmen.`,
    giveUp: "Partie beenden",
    cancel: "Noch einmal versuchen",
    hidden: "Die Geheimnisse bleiben verborgen, bis alle zustimmen.",
  },
  consent: {
    "take-back": {
      title: "Trotz Enthüllung zurücknehmen?",
      explain:
        "Seither wurde etwas über ein Geheimnis bekannt. Von vorher geht es nur weiter, wenn alle zustimmen. Was gelüftet ist, bleibt gelüftet, und in der Partie wird es vermerkt.",
      confirm: "Zurücknehmen",
    },
    elsewhere: {
      title: "Mit gelüftetem Geheimnis weiterspielen?",
      explain:
        "Ein Geheimnis dieser Partie wurde in einer anderen, vielleicht gelöschten Kopie gelüftet. Die Partie geht nur weiter, wenn alle zustimmen. Dann ist es auch hier gelüftet, und in der Partie wird es vermerkt.",
      confirm: "Lüften und weiterspielen",
    },
    reveal: {
      title: "Geheimnisse lüften?",
      explain: "Die Partie ist zu Ende. Alle müssen zustimmen.",
      confirm: "Geheimnisse lüften",
    },
    agrees: (seat) => `${seat} stimmt zu`,
    cancel: "Abbrechen",
    ask: "Hier weiterspielen",
  },
  reveals: {
    sentences: {
      "crown-captured": ({ seat, kind }) => `${kind} (${seat}) trug die Krone.`,
      "no-crown": ({ seat, kind, other }) =>
        `${kind} (${seat}) trug die Krone nicht; ${onTheOther(other)}.`,
      mine: ({ seat, square }) =>
        `Der Stein auf ${square} (${seat}) war vermint: Die Figur, die ihn schlug, ist verloren.`,
      "no-mine": ({ seat, square }) => `Der Stein auf ${square} (${seat}) war nicht vermint.`,
      "crown-found": ({ seat, square }) =>
        `Die Krone von ${seat} war auf ${square} versteckt und wurde gefunden.`,
      "own-crown": ({ seat, square }) =>
        `Eine eigene Figur (${seat}) blieb auf der versteckten Krone auf ${square} stehen.`,
    },
  },
  remarks: {
    filed: "In einer Datei gespeichert: Geheimnisse können anderswo bekannt sein.",
    codes: {
      "taken-back-revealed": "Trotz Enthüllung zurückgenommen.",
      "taken-back-searched": "Nach einer Suche zurückgenommen.",
      "revealed-elsewhere": "In anderer Kopie gelüftet.",
      "searched-elsewhere": "In anderer Kopie gesucht.",
    },
  },
  beliefs: {
    button: (seat) => `Was ${seat} glaubte`,
    title: (seat) => `Was der Computer (${seat}) glaubte`,
    none: "In dieser Partie gab es für ihn nichts zu raten.",
    close: "Schließen",
    ply: "Halbzug",
    move: "Zug",
    start: "Anfang",
    wears: (seat, kind) => `${kind} (${seat}) trägt die Krone`,
    hidden: (seat) => `Wo die Krone von ${seat} versteckt ist`,
    mine: (seat) => `Welcher Stein von ${seat} vermint ist`,
    truth:
      "Durchgezogen: Wahrscheinlichkeit, die er der Wahrheit gab. Gestrichelt: Anteil der verbliebenen Möglichkeiten.",
    probability: "Wahrscheinlichkeit",
    possible: "Noch möglich",
    numbers: "Als Tabelle",
  },
};
