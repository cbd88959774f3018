import type { Athlete } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Plan } from "#training/model/plan.ts";
import { type DayDraft, getPlan, line } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";

/** A long run of so many minutes with so much climb; 0 is flat. */
const run = (climb: number, over: Partial<ExerciseItem> = {}, minutes = 120): DayDraft => ({
  weekday: 7,
  code: "RL",
  blocks: { mainWorkout: [line("Long run", { ...over, dose: { seconds: 60 * minutes, ...(climb === 0 ? {} : { climb }) } })] },
});
const runs = (climbs: readonly number[], minutes = 120): Plan => getPlan(climbs.map((climb) => [run(climb, {}, minutes)]));
/** In sixteen weeks, far enough for no long run to be near the race. */
const racing = (type = "trail 30 km 1500 m D+", date = "2027-03-14"): Partial<Athlete> => ({
  focus: "running",
  competitions: [{ type, date, priority: "A" }],
});
const flat = (id: string): string => `${id}: a long run on the flat on the way to a race over trails`;

export const CLIMBING_CASES = [
  ...cases("CL1", [
    ["long runs that climb", runs([200, 240]), [], racing()],
    ["a long run on the flat before a race over trails", runs([0]), [flat("w1d1")], racing()],
    ["a flat one after one that climbs", runs([200, 0]), [flat("w2d1")], racing()],
    ["less than an hour", runs([200, 0], 59), [], racing()],
    ["on the flat before a race on the road", runs([0]), [], racing("30 km road race")],
    ["on the flat more than sixteen weeks before", runs([0]), [], racing("trail 30 km", "2027-03-23")],
    ["legs that do not like hills", runs([0]), [], { ...racing(), dislikes: "hills" }],
    [
      "at the pace of a road",
      getPlan([[run(200, { pace: { zone: "easy", fastest: 360, slowest: 400, per: "km", estimated: false } })]]),
      ["w1d1: metres of climb at the pace of a road"],
      racing(),
    ],
  ]),
  ...cases("CL2", [
    ["40% more climb", runs([500, 700]), [], racing()],
    ["more than 40% more", runs([500, 701]), ["701 m of climb after 500 m"], racing()],
    ["150 m more", runs([100, 250]), [], racing()],
    ["more than 150 m more", runs([100, 251]), ["251 m of climb after 100 m"], racing()],
    ["after a week without", runs([500, 100, 700]), [], racing()],
  ]),
  ...cases("CL3", [
    ["near the race as the race", runs([400, 440, 480, 520, 560, 600]), [], racing("trail 30 km 1500 m D+", "2027-01-24")],
    [
      "near the race far less than the race",
      runs([100, 100, 100, 100, 100, 100]),
      ["w6d1: 100 m of climb where the race has 650 m in such a run"],
      racing("trail 30 km 1500 m D+", "2027-01-24"),
    ],
    ["in the first weeks of climbing", runs([100, 100]), [], racing("trail 30 km 1500 m D+", "2026-12-27")],
  ]),
];
