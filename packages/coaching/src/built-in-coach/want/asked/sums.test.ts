import { describe, expect, test } from "vitest";
import { askIn, DIARY, VIEW } from "../../self-contained/dialogue-fixture.ts";

const NOW = { view: { ...VIEW, today: "2026-11-30" }, diary: DIARY };

describe("amounts of a period", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["sum up november for me, sessions hours km"], /^\*\*21 km\*\*, \*\*7 h 28 min\*\*, \*\*6 sessions\*\* in November 2026/],
    [["november recap pls: hours and sessions"], /^\*\*7 h 28 min\*\*, \*\*6 sessions\*\* in November/],
    [["stunden und einheiten im november bitte"], /^\*\*7 h 28 min\*\*, \*\*6 Einheiten\*\* im November/],
    [["how long have i spent on tempo runs this year in hours, jan to now"], /^\*\*1 h/],
    [
      ["sum up november, sessions and hours", "more or less than in october?"],
      /^\*\*in November 2026.*\*\* against \*\*in October 2026\*\*/,
    ],
  ])("%s", async (said, answer) => expect((await askIn(NOW, ...said)).text).toMatch(answer));

  test.each([
    "how many hours and sessions are left this week",
    "make november easier",
    "hours in november vs october",
    "km per session in november",
  ])("%s is another question", async (said) => expect((await askIn(NOW, said)).reader ?? "").not.toBe("period sums"));
});

describe("a set as a share of a best", () => {
  test.each<[said: string, answer: RegExp]>([
    ["is 4x4 at 90 heavy for my squat? like in percent", /^\*\*84%\*\*, heavy, not maximal: 90 kg of 107\.5 kg[^]*about 2 in reserve/],
    ["how hard is 5 x 3 at 40 kg on the overhead press", /^\*\*84%\*\*/],
    ["is a squat of 60 kg light in percent", /^\*\*56%\*\*, light/],
    ["wie schwer ist 3x5 mit 100 kg kreuzheben in prozent", /^\*\*75 %\*\*/],
  ])("%s", async (said, answer) => expect((await askIn(NOW, said)).text).toMatch(answer));

  test.each(["make my squats 4x4 at 95", "was 4x4 at 90 too heavy", "what is 80 percent of my squat"])(
    "%s is another question",
    async (said) => expect((await askIn(NOW, said)).reader ?? "").not.toBe("set in percent"),
  );
});

describe("weekdays", () => {
  test.each<[said: readonly string[], answer: RegExp]>([
    [["are my fridays harder than my mondays by rpe"], /^\*\*Friday is harder than Monday\*\*, by rated effort: Friday 7\.5, Monday/],
    [["bin ich freitags schlechter drauf als montags", "also so vom rpe her"], /^\*\*Freitag ist härter als Montag\*\*/],
  ])("%s", async (said, answer) => expect((await askIn(NOW, ...said)).text).toMatch(answer));

  test.each(["is it better to squat on monday than friday, can i move it", "should i run monday or friday"])(
    "%s is another question",
    async (said) => expect((await askIn(NOW, said)).reader ?? "").not.toBe("weekday efforts"),
  );
});
