import { expect, test } from "vitest";
import { askIn, DIARY, type Setting, VIEW } from "../../self-contained/dialogue-fixture.ts";

const MILES: Setting = { view: { ...VIEW, distances: "mi", athlete: { ...VIEW.athlete, units: "lb" } } };
const BEFORE_THE_LOG: Setting = { diary: { ...DIARY, work: DIARY.work.filter(({ on }) => on < "2026-11-09") } };

test.each<[setting: Setting, said: string, text: RegExp]>([
  // What was, the log says; what is, the plan.
  [{}, "which week was the heaviest of this block", /^\*\*Week of Mon 23 Nov 2026\*\*: \*\*load 1,870\*\*/],
  [BEFORE_THE_LOG, "which week was the heaviest of this block", /^You have logged nothing of that kind in this block/],
  [{}, "which week is the heaviest of this block", /^\*\*Week 3\*\*.*\n\nThe weeks build up to the deload/],
  [{}, "which week is the easiest of this block", /^\*\*Week 4\*\*.*\n\nIt is your deload/],
  [
    {},
    "did i run more in week 2 than in week 3",
    /^\*\*Yes, 320 m more\*\* of running in week 2 than in week 3: 23\.7 km against 23\.4 km as planned/,
  ],
  [MILES, "did i run more in week 2 than in week 3", /14\.7 mi against 14\.5 mi as planned[\s\S]*15,681 lb\*\* lifted, \*\*15\.2 mi/],
])("%#: %s", async (setting, said, text) => expect((await askIn(setting, said)).text).toMatch(text));

test("a gap that is too small to show is none", async () => {
  const { text } = await askIn(MILES, "did i cover more distance in week 2 than in week 3");
  expect(text).not.toMatch(/\*\*(?:Yes|No), 0 /);
});

test("only the week before a deload is the last one before it", async () => {
  const short =
    VIEW.plan === undefined
      ? VIEW
      : { ...VIEW, plan: { ...VIEW.plan, plan: { ...VIEW.plan.plan, weeks: VIEW.plan.plan.weeks.slice(0, 2) } } };
  expect((await askIn({ view: short }, "which week is the heaviest of this block")).text).not.toMatch(/deload/);
});
