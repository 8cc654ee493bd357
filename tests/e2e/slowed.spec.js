import { expect, test } from "@playwright/test";
import { answersWhenSlowed } from "./slowed.js";

// `tests/unit/pace.test.js` proves that a search ends in time, and `cargo xtask bench` measures it.
test("the computer answers, though all processes are stopped most of the time", async () => {
  test.setTimeout(120_000);
  for (const { game, best } of await answersWhenSlowed(["caissa-britannia", "armies-of-faith-4"]))
    expect(best, game).not.toBe("");
});
