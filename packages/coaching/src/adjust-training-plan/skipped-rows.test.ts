import { type PlanRow, toSessionRow } from "@ironpace/contract";
import { addDays, adjust, type Athlete, generatePlan, type SessionOutcome } from "@ironpace/training";
import { expect, test } from "vitest";
import { skippedRows } from "./skipped-rows.ts";

const ATHLETE: Athlete = {
  focus: "running",
  level: "intermediate",
  availability: { daysPerWeek: 4 },
  competitions: [],
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: {},
};
const START = "2026-11-02";
const generated = generatePlan(ATHLETE, { startDate: START, weeks: 10 });
if (generated.kind !== "plan") throw new Error("no plan");
const { plan } = generated;
const sessions = plan.weeks.flatMap((week) => week.sessions);
const rows = sessions.map((session) => ({ ...toSessionRow(session), id: session.id, performed_sessions: null, skip_reason: null }));

test.each([3, 7, 8, 10, 14, 20, 28, 29, 35])(
  "the rows that become skipped are the sessions that the engine takes for missed, %i days after the last one",
  (daysSince) => {
    const today = addDays(START, 50);
    const last = addDays(today, -daysSince);
    const outcomes = sessions.filter(({ date }) => date <= last).map(({ id }): SessionOutcome => ({ sessionId: id, status: "completed" }));
    const completed = new Set(outcomes.map(({ sessionId }) => sessionId));
    const row = {
      training_sessions: rows.map((one) => ({ ...one, status: completed.has(one.id) ? "completed" : "planned" })),
    } as unknown as PlanRow;
    const result = adjust(plan, ATHLETE, { kind: "missed" }, { today, outcomes });
    if (result.kind !== "adjusted") throw new Error("a referral");
    const away = result.athlete.absences ?? [];
    const isAway = (date: string): boolean => away.some(({ from, to }) => from <= date && date <= to);
    const skipped = skippedRows({ planId: "1", reason: "missed", preview: true }, { row, block: { plan, outcomes }, outcomes }, today);
    const expected = sessions.filter(({ id, date }) => date < today && !completed.has(id) && isAway(date));
    expect(skipped.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(skipped.length).toBeGreaterThan(0);
  },
);
