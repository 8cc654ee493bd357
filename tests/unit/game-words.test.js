import assert from "node:assert/strict";
import { test } from "node:test";
import { inOwnLanguage } from "../../www/i18n/game-words.js";
import { caissa } from "./fixtures/caissa.js";

test("names are those of the variant file in the page's language, also for custom variants", () => {
  const { seats, kinds, options, ...rest } = caissa();
  const game = {
    ...rest,
    own: true,
    name: "Burgschach",
    seats: seats.map((seat) => ({ ...seat, name: "Weiß", army: "Garde" })),
    kinds: kinds.map((kind) => ({ ...kind, name: "Burg", rules: "Zieht nie." })),
    options: [
      {
        name: "walls",
        about: "Mauern",
        values: [{ value: "no", label: "ohne" }],
        numbers: null,
        initial: "no",
        withClocks: null,
      },
    ],
    translations: [
      { language: "fr", names: { Burg: "Château" } },
      {
        language: "en",
        names: {
          Burgschach: "Castle chess",
          Weiß: "White",
          Garde: "Guard",
          Burg: "Castle",
          ohne: "none",
        },
      },
    ],
  };
  const [translated] = inOwnLanguage([game]);
  assert.equal(translated.name, "Castle chess");
  assert.deepEqual([translated.seats[0].name, translated.seats[0].army], ["White", "Guard"]);
  assert.equal(translated.seats[0].header, seats[0].header);
  assert.deepEqual([translated.kinds[0].name, translated.kinds[0].rules], ["Castle", "Zieht nie."]);
  // Without a translation, texts stay as they are.
  assert.equal(translated.options[0].about, "Mauern");
  assert.equal(translated.options[0].values[0].label, "none");
  assert.equal(inOwnLanguage({ info: game }).info.name, "Castle chess");
});
