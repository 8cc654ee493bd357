/** @import { RemarkCode, RevealCode, SecretField } from "../../engine/protocol.js" */

/** Where a crown must be if the captured piece didn’t wear it. @param {string} other */
const onTheOther = (other) => `it is on the ${other === "" ? "other one" : other}`;

/**
 * What has been revealed. `other` is the player's other monarch, or "".
 * @type {Record<RevealCode, (names: {seat: string, kind: string, other: string, square: string}) => string>}
 */
const revealed = {
  "crown-captured": ({ seat, kind }) => `${seat}’s ${kind} wore the crown.`,
  "no-crown": ({ seat, kind, other }) =>
    `${seat}’s ${kind} didn’t wear the crown: ${onTheOther(other)}.`,
  mine: ({ seat, square }) =>
    `${seat}’s stone on ${square} was mined: the piece that captured it is gone.`,
  "no-mine": ({ seat, square }) => `${seat}’s stone on ${square} was not mined.`,
  "crown-found": ({ seat, square }) =>
    `${seat}’s crown was hidden on ${square} and has been found.`,
  "own-crown": ({ seat, square }) =>
    `${seat}’s own piece stopped on its hidden crown, on ${square}.`,
};

/** @param {boolean} over  all secrets are revealed */
const is = (over) => (over ? "was" : "is");

/**
 * A secret in words: the piece type that wears the crown, the square, or "" for either.
 * @type {Record<SecretField,
 *   (seat: string, kind: string, square: string, over: boolean) => string>}
 */
const kept = {
  crown: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the ${kind}`,
  half: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the ${kind}`,
  mine: (seat, _, square, over) =>
    square === ""
      ? `${seat}’s mine ${is(over)} in hand`
      : `${seat}’s mine ${is(over)} on ${square}`,
  hidden: (seat, _, square, over) => `${seat}’s crown ${is(over)} hidden on ${square}`,
};

export const secrets = {
  secrets: {
    sentences: kept,
    choose: {
      crown: "Which of your monarchs wears the crown?",
      half: "Which half wears the crown?",
      mine: "Which Stone is mined?",
      hidden: "Where is your crown hidden?",
    },
    /** @param {string} seat */
    chooser: (seat) => `For ${seat} only`,
    meaning: {
      crown:
        "Your opponent wins by capturing it, but learns which one it is only when one of the two is captured. You can’t change it later.",
      half: "Your opponent wins by capturing the half with the crown. You can’t change it later.",
      mine: "A piece that captures the mined Stone is lost too.",
      hidden: "You lose if a piece moves onto its square, even one of your own.",
    },
    /** @param {string} seat @param {string} next  who chooses afterwards and begins */
    first: (seat, next) =>
      `${seat} chooses first, so that ${next} can choose, keep the device and begin.`,
    missing: "Make your choice first.",
    confirm: "Confirm",
    others: "Other players or rules…",
    chance: "Random choice",
    chanceExplain: "Nobody sees it now. Later, hold “Show my secret”.",
    show: "Show my secret",
    showShort: "Secret",
    showHint: "hold to show",
    holdIt: "Hold to show your secret.",
    showShared: "The board is covered first",
    none: "You have no secret now.",
    speakTitle: "Speak the secret aloud?",
    speakExplain:
      "A screen reader will speak your secret aloud. Others nearby may hear it. To see it on the board without speech, hold the key.",
    speak: "Speak it now",
    dontSpeak: "Cancel",
    choosing: "Choosing secrets",
  },
  handover: {
    /** @param {string} seat */
    title: (seat) => `Hand the device to ${seat}`,
    explain: "The board is covered so that nobody sees the other player’s secrets.",
    /** @param {string} seat @param {string} next  who chooses afterwards and begins, or "" */
    choice: (seat, next) =>
      next === ""
        ? `${seat} now chooses a secret.`
        : `${seat} chooses a secret first, so that ${next} can choose, keep the device and begin.`,
    takenBack: "Moves have been taken back.",
    last: "Last moves",
    /** @param {string} seat @param {string} kind @param {string} move */
    moved: (seat, kind, move) => `${seat}’s ${kind}: ${move}`,
    /** @param {string} seat @param {string} doing  "hides the crown on e4" */
    did: (seat, doing) => `${seat} ${doing}`,
    /** @param {string} seat @param {string} way  "Paratrooper from d4 to f6" */
    went: (seat, way) => `${seat}: ${way}`,
    captures: ", capturing",
    capturesToo: " and at the end",
    check: ", check",
    /** @param {string} seat */
    show: (seat) => `I am ${seat}: show my board`,
    /** @param {string} seat */
    toChoice: (seat) => `I am ${seat}: let me choose`,
    passOn: "Hand over",
    /** @param {string} seat */
    passOnHint: (seat) => `It’s ${seat}’s turn here. Hand over the device to play on.`,
  },
  pin: {
    /** @param {string} seat */
    label: (seat) => `${seat}’s PIN`,
    wrong: "That isn’t the PIN.",
    choose: "PIN, 4 to 8 digits",
    optional: "Optional: what a PIN protects",
    chooseExplain:
      "The PIN keeps your secrets from the other player at this device, and in the saved game. It doesn’t stop someone who uses developer tools or other programs here while the game is open, or who knows the passphrase of a file with this game.",
    checking: "Checking…",
    keeping: "Saving…",
    missing: "Enter your PIN.",
    malformed: "A PIN has 4 to 8 digits.",
    forgotten: "Forgotten the PIN?",
    giveUpTitle: "End this game?",
    /** @param {string} seat */
    giveUpExplain: (seat) =>
      `Without the PIN, ${seat} loses. The secrets stay hidden until all players agree with their PINs.`,
    giveUp: "End the game",
    cancel: "Try again",
    hidden: "The secrets stay hidden until all players agree.",
  },
  consent: {
    "take-back": {
      title: "Take back after a reveal?",
      explain:
        "The players have learned something about a secret since then. You can take back only if everyone agrees. A revealed secret stays revealed, and the game record shows it.",
      confirm: "Take back",
    },
    elsewhere: {
      title: "Continue with a revealed secret?",
      explain:
        "A secret of this game was revealed in another copy, perhaps a deleted one. You can only play on if everyone agrees. Then it is revealed here, too, and the game record shows it.",
      confirm: "Reveal and continue",
    },
    reveal: {
      title: "Reveal the secrets?",
      explain: "The game is over. All players must agree.",
      confirm: "Reveal secrets",
    },
    /** @param {string} seat */
    agrees: (seat) => `${seat} agrees`,
    cancel: "Cancel",
    ask: "Play on here",
  },
  reveals: { sentences: revealed },
  remarks: {
    filed: "Saved to a file: secrets may be known elsewhere.",
    /** @type {Record<RemarkCode, string>} */
    codes: {
      "taken-back-revealed": "Taken back after a reveal.",
      "taken-back-searched": "Taken back after a search.",
      "revealed-elsewhere": "Revealed in another copy.",
      "searched-elsewhere": "Searched in another copy.",
    },
  },
  beliefs: {
    /** @param {string} seat */
    button: (seat) => `What ${seat} believed`,
    /** @param {string} seat */
    title: (seat) => `What the computer, ${seat}, believed`,
    none: "There was nothing to guess in this game.",
    close: "Close",
    ply: "Half-move",
    move: "Move",
    start: "Start",
    /** @param {string} seat @param {string} kind */
    wears: (seat, kind) => `${seat}’s ${kind} wears the crown`,
    /** @param {string} seat */
    hidden: (seat) => `Where ${seat}’s crown is hidden`,
    /** @param {string} seat */
    mine: (seat) => `Which of ${seat}’s Stones is mined`,
    truth: "Solid: probability it gave to the truth. Dashed: share of possibilities left.",
    probability: "Probability",
    possible: "Still possible",
    numbers: "As a table",
  },
};
