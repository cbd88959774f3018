import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "#test/athlete-arbitrary.ts";
import { FUZZ } from "#test/fuzz.ts";
import { HYBRID } from "#test/athletes.ts";
import { getPlan } from "#test/started-plan.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { addDays } from "../../calendar/day.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import type { Plan, PlanWeek } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { mayTest } from "../../season/test-days.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { adjust } from "../adjust.ts";
import type { Adjustment } from "../adjustment.ts";
import { explain } from "../explain.ts";

const COMPLAINTS = [
  "left knee pain 4/10",
  "calf pulled 6/10, limped home",
  "shoulder 5/10 in the bench",
  "lower back 6/10, cannot bend",
  "wrist 7/10, swollen",
  "tight calf 2/10",
  "ankle rolled 6/10, swollen",
] as const;

const anyHappening: fc.Arbitrary<Adjustment> = fc.oneof(
  fc.constantFrom(...COMPLAINTS).map((details): Adjustment => ({ kind: "injury", details })),
  fc
    .record({ reason: fc.constantFrom<"illness" | "holiday">("illness", "holiday"), days: fc.integer({ min: 1, max: 16 }) })
    .map(({ reason, days }): Adjustment => ({ kind: "absence", reason, from: addDays(START, 9), to: addDays(START, 8 + days) })),
);

const LATER_WEEKS = 4;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const MEASURES: { readonly [what: string]: (week: PlanWeek) => number } = {
  minutes: ({ sessions }) => sum(sessions.map(({ duration }) => duration)),
  running: ({ sessions }) => sum(sessions.map((session) => runSeconds(session) / 60)),
};
/** Rounding of a week, and warm-ups of what stands in for others. */
const SPARE = { minutes: 12, share: 1.05 } as const;

/** After days away a week may come again that ran more; pain runs no more. */
const isMeasured = (what: string, { kind }: Adjustment): boolean => what === "minutes" || kind === "injury";

/** Weeks after the happening that hold more than was planned. */
function moreThanPlanned(before: Plan, after: Plan, happening: Adjustment, today: string): readonly string[] {
  const last = addDays(today, 7 * LATER_WEEKS);
  return after.weeks.flatMap((week, index) => {
    const planned = before.weeks[index];
    if (planned === undefined || week.startDate > last) return [];
    // A deload that the days away have replaced is a week of training (dose-progression.md section 6).
    if (planned.isDeload && !week.isDeload && happening.kind === "absence" && happening.reason === "holiday") return [];
    return Object.entries(MEASURES).flatMap(([what, measure]) => {
      const [was, is] = [measure(planned), measure(week)];
      return isMeasured(what, happening) && is > SPARE.share * was + SPARE.minutes
        ? [`week ${week.week}: ${Math.round(is)} ${what} instead of ${Math.round(was)}`]
        : [];
    });
  });
}

test("after pain, illness and days away no week within four holds more than was planned, and every change has one reason", () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, anyHappening, (athlete, block, happening) => {
      const plan = getPlan(athlete, block, false);
      // A crossfitter's rounds become runs where the bar or the rings are closed.
      if (plan === undefined || athlete.focus === "crossfit" || (athlete.injuries ?? "") !== "") return;
      const today = addDays(START, 9);
      const result = adjust(plan, athlete, happening, { today, outcomes: [] });
      if (result.kind === "referral") return;
      expect(moreThanPlanned(plan, result.plan, happening, today), JSON.stringify(happening)).toEqual([]);
      for (const { reason, text } of explain(result.layer)) {
        expect(reason.trim(), text).not.toBe("");
        expect(text, text).not.toMatch(/because[ .]*$|\bsays \.|undefined/u);
      }
      expect(result.layer.reasons.every((reason) => reason.trim() !== "")).toBe(true);
      expect(new Set(result.layer.reasons).size).toBe(result.layer.reasons.length);
    }),
    { numRuns: Math.ceil(FUZZ.runs / 12), seed: FUZZ.seed },
  );
}, 180_000);

test("a sore leg runs no more at threshold in the place of what is left out", () => {
  const runner: Athlete = {
    ...HYBRID,
    focus: "running",
    conditioning: { run5k: 1380, run10k: 2880, recordedOn: "2026-10-26" },
    history: { weeklyRun: { value: 40_000, source: "told" }, longestRun: { value: 14_000, source: "told" } },
  };
  const made = generatePlan(runner, { startDate: "2026-11-23", weeks: 6 });
  if (made.kind !== "plan") throw new Error("no plan");
  const done = adjust(made.plan, runner, { kind: "injury", details: "tight calf 2/10" }, { today: "2026-12-07", outcomes: [] });
  if (done.kind !== "adjusted") throw new Error("a referral");
  const fast = ({ weeks }: Plan) =>
    weeks.flatMap(({ sessions }) => sessions).filter(({ code, work }) => code === "RT" && work?.stimulus === "threshold");
  const planned = new Map(fast(made.plan).map(({ id, work }) => [id, work]));
  expect(fast(done.plan).length).toBeGreaterThan(0);
  for (const { id, work } of fast(done.plan)) {
    const was = planned.get(id);
    if (was !== undefined && work !== undefined) expect(work.sets * work.seconds).toBeLessThanOrEqual(was.sets * was.seconds);
  }
});

test("the first fast run after a limit has ended is no test", () => {
  const reading = (endedOn: string) => ({
    ...readAthlete({ ...HYBRID, injuries: "" }, "2026-11-23", 0),
    regions: [{ region: "lower_leg" as const, grade: 0 as const, score: 0, phrase: "calf", ended: true as const, endedOn }],
  });
  expect(mayTest(reading("2026-12-19"), "run", "2026-12-22")).toBe(false);
  expect(mayTest(reading("2026-12-19"), "run", "2026-12-29")).toBe(true);
  expect(mayTest(reading("2026-12-19"), "bike", "2026-12-22")).toBe(true);
});
