import { expect, test } from "vitest";
import { checkIn, day, minutes, running, tell } from "../stories/people.ts";
import { STORIES } from "../stories/stories.ts";
import { sessionsOf, tellStory } from "../stories/tell-story.ts";
import type { Region } from "#training/catalogue/exercise.ts";
import type { Plan } from "#training/model/plan.ts";

const runners = ["ankle-turned", "knee-3-gets-worse", "calf-grabbed-in-the-intervals"].flatMap(
  (name) => STORIES.find((story) => story.name === name) ?? [],
);

const COMPLAINTS: readonly (readonly [string, Region])[] = [
  ["turned my left ankle, 5/10, I can walk", "ankle"],
  ["right calf pulled in the sprint, 6/10, limped home", "lower_leg"],
  ["left knee pain 5/10", "knee"],
  ["hamstring pulled yesterday, 5/10", "thigh"],
];

/** Two calm sessions and a passed test in the second week, and two in the third. */
const REPORTS = [
  [day(3, 1), 1, false],
  [day(3, 4), 1, true],
  [day(4, 1), 1, false],
  [day(4, 4), 0, true],
] as const;

/** Longer pieces are the step; seconds of running in three weeks that a short extra run of one of them may be worth. */
const ROUNDING = 180;

const cases = runners.flatMap((story) => COMPLAINTS.map(([words, region]) => ({ story, words, region, who: story.name })));

function after({ story, words, region }: (typeof cases)[number], reports: number): Plan {
  const days = REPORTS.slice(0, reports).map(([on, pain, passed]) => [on, checkIn(region, pain, pain, passed ? { passed } : {})] as const);
  return tellStory({ ...story, claims: {}, days: [[day(2, 2), tell(words)], ...days] }).after;
}

/** Seconds of the longest run without a walk on each day of running, deloads aside. */
function pieces(plan: Plan): number[] {
  return sessionsOf(plan)
    .filter(({ date, isDeload }) => date >= day(3, 1) && !isDeload)
    .flatMap(({ blocks }) => {
      const runs = blocks.mainWorkout.filter(({ name }) => name === "Run-walk intervals" || name === "Easy run");
      return runs.length === 0 ? [] : [Math.max(...runs.map(({ name, dose }) => (name === "Easy run" ? Infinity : (dose.seconds ?? 0))))];
    });
}

function fastSeconds(plan: Plan, from: string): number {
  return sessionsOf(plan)
    .filter(({ date }) => date >= from)
    .flatMap(({ blocks }) => blocks.mainWorkout.filter(({ name }) => name === "Tempo run" || name === "Interval run"))
    .reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
}

test.each(cases)("$words ($who): every good report leaves at least as much running and no day longer", (one) => {
  const plans = [0, 1, 2, 3, 4].map((reports) => after(one, reports));
  for (const [index, plan] of plans.entries()) {
    const before = plans[index - 1];
    if (before === undefined) continue;
    const from = REPORTS[index - 1]?.[0] ?? day(3, 1);
    // Threshold in the place of a longer easy run is a step up as well.
    const isFaster = fastSeconds(plan, from) > fastSeconds(before, from);
    if (!isFaster) expect(running(plan, from, day(6, 7))).toBeGreaterThanOrEqual(running(before, from, day(6, 7)) - ROUNDING);
    expect(minutes(plan, day(2, 1), day(6, 7))).toBeLessThanOrEqual(minutes(plans[0] ?? plan, day(2, 1), day(6, 7)) + 60);
  }
  const grown = pieces(plans.at(-1) ?? after(one, 4));
  expect(grown.map((piece, index) => piece >= Math.max(0, ...grown.slice(0, index)))).not.toContain(false);
});
