import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/clocks.js").clocks} */
export const clocks = {
  title: "Pendules",
  none: "Aucune",
  own: "Personnalisée",
  all: "Tous",
  each: "Temps différents",
  bonus: "Incrément ou délai",
  increment: "Incrément : ajouté après chaque coup",
  delay: "Délai : gratuit au début de chaque coup",
  minutes: "Minutes",
  seconds: "Secondes par coup",
  minutesUnit: "min",
  secondsUnit: "s par coup",
  tooShort: "Au moins une seconde.",
  preset: (minutes, seconds) =>
    seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s par coup`,
  decided: "Imposé dans les parties avec pendule.",
  of: (seat) => `Temps : ${seat}`,
  noTime: "temps écoulé",
  left: (seat, seconds) => {
    if (seconds === 60) return `${seat} : il reste une minute.`;
    return `${seat} : il reste ${plural(seconds, { one: `${seconds} seconde`, other: `${seconds} secondes` })}.`;
  },
  stop: "Arrêter les pendules",
  start: "Lancer les pendules",
  stopped: "Pendules arrêtées. Elles repartent au prochain coup.",
};
