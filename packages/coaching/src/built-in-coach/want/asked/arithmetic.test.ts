import { describe, expect, test } from "vitest";
import { askAll, askIn, VIEW } from "../../self-contained/dialogue-fixture.ts";

const MONDAY = { view: { ...VIEW, today: "2026-11-30" } };

describe("speeds, weights and plates are computed", () => {
  test.each<[said: string, answer: RegExp]>([
    ["what speed do i set on the treadmill for 4:45", /^\*\*12\.6 km\/h\*\* = 4:45 \/km\. With a 1% incline/],
    ["what speed do i set on the treadmill for the intervals", /4:42–4:47 \/km = \*\*12\.5–12\.8 km\/h\*\*/],
    ["laufband geschwindigkeit für 5:30", /^\*\*10,9 km\/h\*\*/],
    ["treadmill speed in mph for 8:00 per mile", /^\*\*7\.5 mph\*\*/],
    ["what is 90 kg in lb", /^\*\*198\.4 lb\*\* = 90 kg/],
    ["what is 225 lb in kg", /^\*\*102\.1 kg\*\*/],
    ["was sind 90 kg in pfund", /^\*\*198,4 lb\*\*/],
    ["plates per side on a 20 kg bar for 90 kg", /^\*\*35 kg a side\*\*: 25 \+ 10/],
    ["welche scheiben pro seite für 92,5 kg mit 20 kg stange", /^\*\*36,25 kg pro Seite\*\*: 25 \+ 10 \+ 1,25/],
  ])("%s", async (said, answer) => expect((await askIn(MONDAY, said)).text).toMatch(answer));

  test("a weight of the answer before", async () => {
    expect((await askAll("whats my best squat", "how many pounds is that")).text).toMatch(/237 lb/);
  });

  test.each(["is the treadmill as good as outside", "my treadmill broke, set back", "how much is my squat in lb", "make my squat 90 kg"])(
    "%s is another question",
    async (said) => expect((await askAll(said)).reader ?? "").not.toMatch(/^(?:treadmill speed|weight in units)$/),
  );
});

describe("what is planned reaches to the end of its period", () => {
  test.each<[said: string, answer: RegExp]>([
    ["how many hours this week and whats the toughest day", /^\*\*3 h 56 min\*\* planned[^]*Fri 4 Dec is the hardest/],
    ["wie viele stunden diese woche und welcher tag ist der härteste", /^\*\*3 h 56 min\*\* geplant[^]*die härteste/],
    ["how many km are planned til about mid december", /are still planned up to Sun 13 Dec/],
    ["wie viele km bis Mitte Dezember", /bis So 13\. Dez noch geplant/],
    ["how many hours until early december", /still planned up to Mon 7 Dec/],
  ])("%s", async (said, answer) => expect((await askIn(MONDAY, said)).text).toMatch(answer));

  test("until mid December is no card until today", async () => {
    const { proposals } = await askIn(MONDAY, "im away until about mid december");
    expect(proposals[0]?.request).toMatchObject({ reason: "travel", from: "2026-11-30" });
    expect(proposals[0]?.request).not.toMatchObject({ to: "2026-11-30" });
  });
});
