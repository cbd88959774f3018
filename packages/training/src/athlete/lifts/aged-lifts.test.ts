import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const OLD = { ...HYBRID, strength: { ...HYBRID.strength, recordedOn: "2026-03-01" } };

test.each([
  { focus: "running", availability: { daysPerWeek: 5 }, isSaid: true },
  {
    focus: "triathlon",
    availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7] },
    dislikes: "Club swim Tuesday and Friday 6am, an hour, our coach sets those.",
    isSaid: false,
  },
] as const)("old lifts are named only where something is lifted: $focus", ({ isSaid, ...told }) => {
  const result = generatePlan(
    {
      ...OLD,
      ...told,
      competitions: [{ type: "70.3 triathlon", date: "2027-06-20", priority: "A" }],
      history: { longestSwim: { value: 1500, source: "told" } },
    },
    { startDate: "2026-11-30", weeks: 5 },
  );
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const isLifted = result.plan.weeks.some(({ sessions }) =>
    sessions.some(({ blocks }) =>
      Object.values(blocks)
        .flat()
        .some(({ load }) => load !== undefined),
    ),
  );
  expect(isLifted).toBe(isSaid);
  const notes = result.plan.notes.map(({ text }) => text).join("\n");
  expect(notes.includes("over 6 months old")).toBe(isSaid);
});
