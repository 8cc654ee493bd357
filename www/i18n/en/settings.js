/** @import { MenuSetting, SettingWords } from "../../state/settings.js" */

export const settings = {
  title: "Settings",
  close: "Close settings",
  language: "Language",
  menu: /** @satisfies {{[Name in MenuSetting]: SettingWords<Name>}} */ ({
    theme: { name: "Appearance", values: { auto: "Auto", light: "Light", dark: "Dark" } },
    boardColours: {
      name: "Board colours",
      values: {
        own: "Original",
        wood: "Wood",
        meadow: "Meadow",
        sea: "Sea",
        stone: "Stone",
        heather: "Heather",
      },
    },
    pieceSet: {
      name: "Pieces",
      values: { figures: "Figures", classic: "Classic", letters: "Letters", japanese: "Japanese" },
    },
    coordinates: {
      name: "Coordinates",
      values: { outside: "Outside", inside: "Inside", off: "Off" },
    },
    notation: {
      name: "Notation",
      values: { letters: "Letters", local: "", figurines: "Figurines", coordinates: "Squares" },
    },
    animation: { name: "Animation", values: { off: "Off", fast: "Fast", normal: "Normal" } },
    premove: { name: "Premove", values: { false: "Off", true: "On" } },
    confirm: { name: "Confirm each move", hint: "With ✓ or Enter, before it is played." },
    wheel: { name: "Mouse wheel steps through the game", hint: "Over the board." },
    zen: { name: "Zen mode", hint: "only boards, players and the status; Z or Escape leaves it" },
    volume: {
      name: "Sound",
      turnOn: "Turn sound on",
      turnOff: "Turn sound off",
      volume: "Volume",
      off: "Off",
      /** @param {number} percent */
      percent: (percent) => `${percent}%`,
    },
    turnsToMover: {
      name: "Turn the board to the side to move",
      hint: "For two players on one screen.",
    },
    coversOnlySecrets: {
      name: "Cover only while a secret is shown",
      hint: "Two players on one screen see the board together. It is covered before one of them sees a secret.",
    },
  }),
};
