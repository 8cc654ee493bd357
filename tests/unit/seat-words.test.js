import assert from "node:assert/strict";
import { test } from "node:test";
import { seatLabel, seatPhrase } from "../../www/i18n/seat-words.js";
import { placeWords } from "../../www/i18n/strings.js";
import { TWO_SEATS } from "./fixtures/messages.js";

const [white, black] = TWO_SEATS;

test("an army is named after the colour", () => {
  const red = { ...white, name: "Red", army: "Catholic" };
  assert.deepEqual([seatLabel(red), seatPhrase(red)], ["Red · Catholic", "Red (Catholic)"]);
  assert.deepEqual([seatLabel(black), seatPhrase(black)], ["Black", "Black"]);
  assert.equal(seatPhrase(undefined), "");
  const info = /** @type {any} */ ({ seats: [red, { ...black, name: "Yellow" }] });
  const ranks = [
    { place: 1, seats: [0] },
    { place: 2, seats: [1] },
  ];
  assert.deepEqual(placeWords(ranks, info), ["1st: Red (Catholic).", "2nd: Yellow."]);
});
