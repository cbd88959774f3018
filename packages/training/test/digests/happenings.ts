import type { Adjustment, Progress } from "#training/adjust/adjustment.ts";
import { addDays } from "#training/calendar/day.ts";
import type { SessionOutcome } from "#training/model/outcome.ts";
import type { Plan } from "#training/model/plan.ts";
import { START } from "../arbitrary/start.ts";

/** Something that happens on the Thursday of the second week. */
export interface Happening {
  readonly name: string;
  readonly adjustment: (plan: Plan) => Adjustment;
}

const TODAY = addDays(START, 10);

/** Everything before the second week is done but for each fifth session; what was planned this week is not noted yet. */
export function onThursday(plan: Plan): Progress {
  const first = plan.weeks[0]?.sessions ?? [];
  return {
    today: TODAY,
    outcomes: first.map(({ id }, index): SessionOutcome => ({ sessionId: id, status: index % 5 === 4 ? "skipped" : "completed" })),
  };
}

const always =
  (adjustment: Adjustment): Happening["adjustment"] =>
  () =>
    adjustment;

export const HAPPENINGS: readonly Happening[] = [
  { name: "a sore knee", adjustment: always({ kind: "injury", details: "right knee pain, 4 of 10" }) },
  { name: "a painful shoulder", adjustment: always({ kind: "injury", details: "sharp pain in the left shoulder" }) },
  {
    name: "a race in the fourth week",
    adjustment: always({ kind: "competition", competition: { type: "10k", date: addDays(START, 26), priority: "B" } }),
  },
  { name: "three days of illness", adjustment: always({ kind: "absence", reason: "illness", from: TODAY, to: addDays(TODAY, 2) }) },
  {
    name: "a week of illness",
    adjustment: always({ kind: "absence", reason: "illness", from: addDays(TODAY, -1), to: addDays(TODAY, 5) }),
  },
  {
    name: "ten days of holiday",
    adjustment: always({ kind: "absence", reason: "holiday", from: addDays(TODAY, 3), to: addDays(TODAY, 12) }),
  },
  {
    name: "sixteen days of holiday",
    adjustment: always({ kind: "absence", reason: "holiday", from: addDays(TODAY, 1), to: addDays(TODAY, 16) }),
  },
  {
    name: "the hardest session of the week is missed",
    adjustment: (plan) => {
      const past = (plan.weeks[1]?.sessions ?? []).filter(({ date }) => date < TODAY);
      const hardest = past.toSorted((a, b) => b.intensityLevel - a.intensityLevel)[0];
      return { kind: "missed", sessionIds: hardest === undefined ? [] : [hardest.id] };
    },
  },
  { name: "everything of this week is missed", adjustment: always({ kind: "missed" }) },
  {
    name: "three days a week from now on",
    adjustment: always({ kind: "availability", availability: { daysPerWeek: 3, weekdays: [2, 4, 7], minutes: { 2: 30, 4: 45, 7: 75 } } }),
  },
  { name: "six days a week from now on", adjustment: always({ kind: "availability", availability: { daysPerWeek: 6, longDay: 7 } }) },
  {
    name: "better numbers",
    adjustment: always({ kind: "benchmarks", strength: { oneRepMax: { backSquat: 150 } }, conditioning: { run5k: 1260, row500m: 94 } }),
  },
];
