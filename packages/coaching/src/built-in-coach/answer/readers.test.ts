import { describe, expect, test } from "vitest";
import { askAll } from "../self-contained/dialogue-fixture.ts";
import { whoAnswered } from "./reader.ts";
import { FIRST_READERS } from "./readers.ts";

describe("readers in their order", () => {
  test.each<[who: string, ...said: string[]]>([
    ["kept as planned", "keep friday as planned"],
    ["list of reps", "bench today: 8, 8, 6 at 55"],

    ["order", "im away from 10 to 13 december"],
  ])("%s answers the last of %s", async (who, ...said) => {
    expect(whoAnswered(await askAll(...said))).toBe(who);
  });

  test("every first reader has a name of its own", () => {
    expect(new Set(FIRST_READERS.map(({ name }) => name)).size).toBe(FIRST_READERS.length);
  });
});
