import { describe, expect, it } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

/** The day of the fixture is Sat 28 Nov. */
describe("day, distance, minutes and effort of a log message are kept", () => {
  it.each<[message: string, title: string, metres: number, minutes: number, rpe: number]>([
    ["forgot to log: yesterday 6k super easy with my sister, 38 min, effort 2", "Run", 6000, 38, 2],
    ["vergessen einzutragen: gestern 6 km ganz locker mit meiner schwester, 38 min, anstrengung 2", "Run", 6000, 38, 2],
    ["j'ai oublié de noter : hier 6 km facile, 38 min, effort 2", "Run", 6000, 38, 2],
    ["forgot to log: 20k bike yesterday, 45 min, effort 4", "Ride", 20_000, 45, 4],
    ["vergessen einzutragen: gestern 1500 m geschwommen, 35 min, anstrengung 5", "Swim", 1500, 35, 5],
  ])("%s", async (message, title, metres, minutes, rpe) => {
    expect(await cardAfter(message)).toMatchObject({ kind: "log", title, date: "2026-11-27", minutes, rpe, sets: [{ metres }] });
  });

  it.each([
    "my sister ran 6k yesterday in 38 min, effort 2",
    "yesterday 6k in 80 min, effort 2",
    "how far did i run yesterday, 6k in 38 min?",
  ])("%s is no run of the athlete", async (message) => {
    expect((await askAll(message)).reader).not.toBe("complete log");
  });
});
