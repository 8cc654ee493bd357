/** @satisfies {typeof import("../en/settings.js").settings} */
export const settings = {
  title: "Einstellungen",
  close: "Einstellungen schließen",
  language: "Sprache",
  menu: {
    theme: { name: "Aussehen", values: { auto: "Auto", light: "Hell", dark: "Dunkel" } },
    boardColours: {
      name: "Brettfarben",
      values: {
        own: "Original",
        wood: "Holz",
        meadow: "Wiese",
        sea: "Meer",
        stone: "Stein",
        heather: "Heide",
      },
    },
    pieceSet: {
      name: "Figuren",
      values: {
        figures: "Bilder",
        classic: "Klassisch",
        letters: "Buchstaben",
        japanese: "Japanisch",
      },
    },
    coordinates: {
      name: "Koordinaten",
      values: { outside: "Außen", inside: "Innen", off: "Aus" },
    },
    notation: {
      name: "Notation",
      values: {
        letters: "Englisch",
        local: "Deutsch",
        figurines: "Figurinen",
        coordinates: "Felder",
      },
    },
    animation: { name: "Animation", values: { off: "Aus", fast: "Schnell", normal: "Normal" } },
    premove: { name: "Vorauszug", values: { false: "Aus", true: "An" } },
    confirm: { name: "Jeden Zug bestätigen", hint: "Mit ✓ oder Eingabe, bevor er gespielt wird." },
    wheel: { name: "Mausrad blättert durch die Partie", hint: "Über dem Brett." },
    zen: { name: "Zen-Modus", hint: "nur Bretter, Spieler und Stand; Z oder Escape beendet ihn" },
    volume: {
      name: "Ton",
      turnOn: "Ton einschalten",
      turnOff: "Ton ausschalten",
      volume: "Lautstärke",
      off: "Aus",
      percent: (percent) => `${percent} %`,
    },
    turnsToMover: {
      name: "Brett zur Seite am Zug drehen",
      hint: "Für zwei Spieler an einem Bildschirm.",
    },
    coversOnlySecrets: {
      name: "Nur für Geheimnisse verdecken",
      hint: "Zwei Spieler an einem Bildschirm sehen das Brett gemeinsam. Es wird verdeckt, bevor einer ein Geheimnis sieht.",
    },
  },
};
