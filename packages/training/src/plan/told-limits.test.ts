import { expect, test } from "vitest";
import { HYBRID } from "../../test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { itemsOf } from "../checks/rule.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan } from "../model/plan.ts";
import { runSeconds } from "../week/run-history.ts";
import { generatePlan } from "./generate-plan.ts";

function planOf(over: Partial<Athlete>, weeks = 6): Plan {
  const athlete: Athlete = { ...HYBRID, ...over };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete).filter(({ rule }) => rule === "health")).toEqual([]);
  return result.plan;
}

const runsByWeek = (plan: Plan): number[] =>
  plan.weeks.map(({ sessions }) => sessions.reduce((sum, session) => sum + runSeconds(session), 0));

test("no running for three weeks holds for three, and then comes back by runs with walks", () => {
  const runs = runsByWeek(planOf({ focus: "running", injuries: "my doctor said no running for 3 weeks" }));
  expect(runs.slice(0, 3)).toEqual([0, 0, 0]);
  expect(runs[3]).toBeGreaterThan(0);
  expect(runs[3]).toBeLessThan(45 * 60);
});

test("no jumping until January: none before it, few in its first week", () => {
  const jumps = planOf({ focus: "crossfit", injuries: "no jumping until January" }, 8).weeks.map(
    ({ sessions }) =>
      sessions.flatMap(itemsOf).filter(({ name }) => /box jump|double-under|single-under|squat jump|broad jump/iu.test(name)).length,
  );
  expect(jumps.slice(0, 4)).toEqual([0, 0, 0, 0]);
});

test("a limit in kilograms is in the title, the warm-up and the rule for changing weights", () => {
  const plan = planOf({ focus: "strength", injuries: "surgeon says squat max 60 kg and nothing else over 80 kg" });
  for (const session of plan.weeks.flatMap(({ sessions }) => sessions)) {
    for (const item of itemsOf(session)) {
      const most = /squat/iu.test(item.name) ? 60 : 80;
      const numbers = [...`${item.weight ?? ""} ${item.notes ?? ""}`.matchAll(/(\d+(?:\.\d+)?) kg/gu)].map((match) => Number(match[1]));
      expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(most);
      expect(item.notes ?? "").not.toContain("add 2.5 %");
    }
    const inTitle = [...session.title.matchAll(/(\d+(?:\.\d+)?) kg/gu)].map((match) => Number(match[1]));
    expect(Math.max(0, ...inTitle)).toBeLessThanOrEqual(80);
  }
});

test("a ceiling of the pulse stands in every session", () => {
  const plan = planOf({ focus: "hyrox", age: 58, injuries: "my doctor allows heart rate up to 130" });
  for (const { coachNotes, code } of plan.weeks.flatMap(({ sessions }) => sessions))
    if (code !== "RACE") expect(coachNotes.strategy).toContain("Pulse up to 130");
});

test.each(["running", "general", "hyrox"] as const)("where the pulse decides, nobody leaves the watch: %s", (focus) => {
  const injuries = "Stent in 2024, cleared by my cardiologist on 12 Nov, pulse not over 125";
  const { weeks } = planOf({ focus, age: 58, injuries, conditioning: { run5k: 2100 } });
  const told = weeks.flatMap(({ sessions }) => sessions.map(({ coachNotes }) => coachNotes.strategy));
  expect(told.filter((strategy) => strategy.includes("pulse decides") && /\b(?:leave|looking at) the watch/iu.test(strategy))).toEqual([]);
});

test.each([{ age: 66 }, { age: 71, level: "beginner" as const, history: { trainingYears: { lift: 1 } } }])(
  "from sixty on every warm-up of lifting has a balance drill: %o",
  (person) => {
    const plan = planOf({ focus: "strength", ...person });
    const warmups = plan.weeks.flatMap(({ sessions }) =>
      sessions.filter(({ code }) => code.startsWith("S")).map(({ blocks }) => blocks.warmup),
    );
    for (const warmup of warmups) expect(warmup.map(({ name }) => name)).toContain("Single-leg stand");
  },
);

const ON_TWO_LEGS = ["Doctor says nothing on one leg", "My doctor says no single-leg exercises", "no single leg work"];

test.each(ON_TWO_LEGS)("who may do nothing on one leg does not balance on it either: %s", (injuries) => {
  const plan = planOf({ focus: "strength", age: 71, injuries });
  const names = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.warmup.map(({ name }) => name)));
  expect(names).not.toContain("Single-leg stand");
});

test("who hangs from no bar has no row under one either, not even as an alternative", () => {
  const plan = planOf({ focus: "strength", injuries: "I don't hang from a bar, the surgeon told me never again" });
  const names = plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(itemsOf).flatMap(({ name, substitutions = [] }) => [name, ...substitutions]),
  );
  expect(names.filter((name) => /inverted row|pull-up|chin-up|hanging|dead hang|toes-to-bar/iu.test(name))).toEqual([]);
  expect(plan.notes.map(({ text }) => text).join(" ")).toContain("no hanging from a bar or a rope");
});

test("a limit in kilograms takes nothing off what the body alone can do on one leg", () => {
  const injuries = "My doctor says lift no more than 2 kg";
  for (const strength of [
    { backSquat: 95, deadlift: 120 },
    { backSquat: 45, deadlift: 60 },
  ]) {
    const plan = planOf({ focus: "strength", injuries, bodyWeight: 77, strength: { oneRepMax: strength } });
    const sets = plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength)).filter(isOnOneLeg);
    expect(sets.length).toBeGreaterThan(0);
    for (const { name, reps } of sets) expect(Number.parseInt(reps ?? "0", 10), name).toBeGreaterThanOrEqual(5);
  }
});

function isOnOneLeg({ name, reps }: { readonly name: string; readonly reps?: string }): boolean {
  return reps !== undefined && /split squat|step-up|step-down|lunge|pistol/iu.test(name);
}
