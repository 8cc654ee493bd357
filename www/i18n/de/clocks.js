import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/clocks.js").clocks} */
export const clocks = {
  title: "Uhren",
  none: "Keine",
  own: "Individuell",
  all: "Alle",
  each: "Verschiedene Zeiten",
  bonus: "Inkrement oder Delay",
  increment: "Inkrement: nach jedem Zug gutgeschrieben",
  delay: "Delay: frei zu Beginn jedes Zuges",
  minutes: "Minuten",
  seconds: "Sekunden pro Zug",
  minutesUnit: "min",
  secondsUnit: "s pro Zug",
  tooShort: "Mindestens eine Sekunde.",
  preset: (minutes, seconds) =>
    seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s pro Zug`,
  decided: "In Partien mit Uhr immer so.",
  of: (seat) => `Bedenkzeit von ${seat}`,
  noTime: "keine Zeit mehr",
  left: (seat, seconds) => {
    if (seconds === 60) return `${seat} hat noch eine Minute.`;
    return `${seat} hat noch ${plural(seconds, { one: "eine Sekunde", other: `${seconds} Sekunden` })}.`;
  },
  stop: "Uhren anhalten",
  start: "Uhren starten",
  stopped: "Uhren angehalten. Mit dem nächsten Zug laufen sie weiter.",
};
