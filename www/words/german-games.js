// Was die Spieldateien von sich sagen, auf Deutsch: der Schlüssel ist der Text der Datei.

/** @type {Record<string, string>} */
export const germanGames = {
  White: "Weiß",
  Black: "Schwarz",
  Red: "Rot",
  Yellow: "Gelb",
  Green: "Grün",
  Blue: "Blau",
};
