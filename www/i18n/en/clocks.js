import { plural } from "./grammar.js";

export const clocks = {
  title: "Clocks",
  none: "None",
  own: "Custom",
  all: "Everyone",
  each: "Different times",
  bonus: "Increment or delay",
  increment: "Increment: added after each move",
  delay: "Delay: free at the start of each move",
  minutes: "Minutes",
  seconds: "Seconds per move",
  minutesUnit: "min",
  secondsUnit: "s per move",
  tooShort: "Set at least one second.",
  /** @param {number} minutes @param {number} seconds */
  preset: (minutes, seconds) =>
    seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s per move`,
  decided: "Fixed in games with clocks.",
  /** @param {string} seat */
  of: (seat) => `${seat}’s time`,
  noTime: "no time left",
  /** @param {string} seat @param {number} seconds */
  left: (seat, seconds) => {
    if (seconds === 60) return `${seat} has one minute left.`;
    return `${seat} has ${plural(seconds, { one: "one second", other: `${seconds} seconds` })} left.`;
  },
  stop: "Pause clocks",
  start: "Start clocks",
  stopped: "Clocks paused. They resume with the next move.",
};
