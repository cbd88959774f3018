import { describe, expect, test } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

async function cards(said: string): Promise<readonly string[]> {
  return (await askAll(said)).proposals.map(({ request }) => {
    switch (request.reason) {
      case "move":
        return `${request.sessionId} to ${request.to}`;
      case "ease":
        return `${request.from} ${request.mostMinutes ?? ""} min`;
      case "record":
        return request.record.kind;
      default:
        return request.reason;
    }
  });
}

describe("a reason is a limit: nothing lands on the day that is gone", () => {
  test.each<[said: string, expected: readonly string[]]>([
    ["I'm on a train all of Monday, move my session to another day", ["w4d1 to 2026-12-03"]],

    ["je suis en déplacement vendredi, mets la séance un autre jour", ["w4d4 to 2026-12-03"]],
    ["ich kann freitag nicht, mach die einheit am donnerstag", ["w4d4 to 2026-12-03"]],
    ["venerdì sono in viaggio quindi sposta la sessione a giovedì", ["w4d4 to 2026-12-03"]],
  ])("%s", async (said, expected) => expect(await cards(said)).toEqual(expected));
});

describe("each of two wishes gets its card", () => {
  test.each<[said: string, expected: readonly string[]]>([
    ["log 6 km easy run this morning 34 min and mark yesterdays session as an 8", ["log", "complete"]],
    ["set my weight to 64 and add a goal: deadlift 140 by march", ["weight", "goal"]],
    ["verschieb montag auf donnerstag und streich den freitag", ["w4d1 to 2026-12-03", "missed"]],
  ])("%s", async (said, expected) => expect(await cards(said)).toEqual(expected));

  test.each(["swap friday and saturday next week", "log squats 3x5 at 90 and bench 3x5 at 50"])("%s is one", async (said) =>
    expect(await cards(said)).toHaveLength(1),
  );
});

describe("a choice between two days and a session on its own day get a verdict", () => {
  test.each<[said: readonly string[], expected: RegExp]>([
    [
      ["my right calf is tight since the long run, 3 out of 10", "can i do the threshold run monday"],
      /^\*\*Yes, as long as the pain stays at 3/,
    ],
    [["my right calf hurts 6 out of 10", "can i do the threshold run monday"], /^\*\*No, not while it hurts/],
    [["can i do the threshold run monday"], /^\*\*Yes, it is planned for that day\*\*/],
  ])("%s", async (said, expected) => expect((await askAll(...said)).text).toMatch(expected));
});
