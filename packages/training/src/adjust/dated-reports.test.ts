import { shortDay } from "../calendar/day.ts";
import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { getReports } from "../injuries/reports.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import type { Plan } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { adjust } from "./adjust.ts";

const START = "2026-11-30";
const RUNNER: Athlete = {
  level: "intermediate",
  focus: "running",
  history: { weeklyRun: { value: 35_000, source: "told" } },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run10k: 3000 },
  availability: { daysPerWeek: 4 },
};

function told(plan: Plan, athlete: Athlete, details: string, today: string) {
  const done = adjust(plan, athlete, { kind: "injury", details }, { today, outcomes: [] });
  if (done.kind !== "adjusted") throw new Error("a referral");
  return done;
}

const runs = ({ weeks }: Plan, from: string, to: string) =>
  weeks
    .flatMap(({ sessions }) => sessions.filter(({ date }) => date >= from && date <= to))
    .filter(({ blocks }) => blocks.mainWorkout.some(({ name }) => /\brun\b/iu.test(name)));

const made = generatePlan(RUNNER, { startDate: START, weeks: 10 });
if (made.kind !== "plan") throw new Error("no plan");
const { plan } = made;

/** A ban ends when its text says so, counted from the day on which it was told. */
test.each([
  ["calf strain, physio says no running for 3 weeks", "2027-01-03"],
  ["Physio: drei Wochen kein Laufen, Wade", "2027-01-03"],
  ["le médecin dit pas de course pendant 3 semaines", "2027-01-03"],
])("weeks of a ban begin on the day of the report: %s", (details, last) => {
  const done = told(plan, RUNNER, details, "2026-12-14");
  expect(runs(done.plan, "2026-12-14", last)).toEqual([]);
  expect(runs(done.plan, "2027-01-04", "2027-02-07").length).toBeGreaterThan(0);
});

test("a ban without an end is not lifted by the calendar", () => {
  const done = told(plan, RUNNER, "fisio: niente corsa finché non mi rivede", "2026-12-14");
  expect(runs(done.plan, "2026-12-14", "2027-02-07")).toEqual([]);
});

test("weeks of a pregnancy count from the day of the report", () => {
  const done = told(plan, RUNNER, "pregnant, 8 weeks, midwife is happy for me to train", "2026-12-14");
  const { findings } = readAthlete(done.athlete, "2026-12-14").health;
  expect(findings.find(({ group }) => group === "pregnancy")?.note).toContain("week 8");
});

describe("lines of a report without a complaint", () => {
  const first = told(plan, RUNNER, "left calf 5/10 after the intervals", "2026-12-08");
  const second = told(first.plan, first.athlete, "doctor: iron is low, no hard sessions until 10 January", "2026-12-15");
  const third = told(second.plan, second.athlete, "right knee 3/10 on the stairs", "2026-12-20");

  test("have the day on which they were told, and so have those around them", () => {
    expect(getReports(third.athlete)).toEqual({
      known: "",
      reports: [
        { text: "left calf 5/10 after the intervals", on: "2026-12-08" },
        { text: "doctor: iron is low, no hard sessions until 10 January", on: "2026-12-15" },
        { text: "right knee 3/10 on the stairs", on: "2026-12-20" },
      ],
    });
  });

  test("an older plan keeps the days of its easings", () => {
    const { injuryReports: _, ...older } = first.athlete;
    expect(getReports(older).reports).toEqual([{ text: "left calf 5/10 after the intervals", on: "2026-12-08" }]);
    const mixed = told(first.plan, older, "right knee 3/10 on the stairs", "2026-12-20").athlete;
    expect(getReports(mixed).reports.map(({ on }) => on)).toEqual(["2026-12-08", "2026-12-20"]);
  });
});

/** The words about an illness hold of the plan that they stand above. */
test.each([
  ["2026-12-09", "2026-12-13"],
  ["2026-12-16", "2026-12-18"],
  ["2026-12-01", "2026-12-10"],
])("what is said of the days after an illness from %s to %s is what they hold", (from, to) => {
  const done = adjust(plan, RUNNER, { kind: "absence", reason: "illness", from, to }, { today: to, outcomes: [] });
  if (done.kind !== "adjusted") throw new Error("a referral");
  const said = done.layer.reasons.join(" ");
  const days = /Easy days first: (.+?)\. /u.exec(said)?.[1]?.split(", ") ?? [];
  expect(days.length).toBeGreaterThan(0);
  const sessions = done.plan.weeks.flatMap((week) => week.sessions).filter(({ date }) => date > to);
  for (const [index, text] of days.entries()) {
    const session = sessions[index];
    const minutes = /(\d+) min\b/u.exec(session?.title ?? "")?.[1] ?? session?.duration;
    expect(text).toBe(`${shortDay(session?.date ?? "")} ${minutes} min`);
    expect(session?.hard).toBe(false);
  }
  expect(said).not.toMatch(/a third/u);
});

describe("what is said about a report", () => {
  const hurt = told(plan, RUNNER, "left calf 3/10 on the long run", "2026-12-08");

  test("of a medicine names it, and takes it for no yes to the calf", () => {
    const done = told(
      hurt.plan,
      hurt.athlete,
      "beta blocker (bisoprolol 2.5 mg) since 19 December; doctor: keep training, do not hold the breath",
      "2026-12-21",
    );
    const said = done.layer.reasons.join(" ");
    expect(said).not.toContain("We found no injury");
    expect(said).toContain("Stand up slowly".toLowerCase());
    expect(done.athlete.easings?.some(({ cleared }) => cleared !== undefined)).toBe(false);
  });

  test.each(["physio: left calf cleared for everything", "Physio: linke Wade ist für alles freigegeben"])(
    "of a yes is no riddle: %s",
    (yes) => {
      const done = told(hurt.plan, hurt.athlete, yes, "2026-12-21");
      expect(done.layer.reasons.join(" ")).not.toContain("We found no injury");
    },
  );

  test("of a yes says which bans it ends, and of another complaint ends none", () => {
    const banned = told(plan, RUNNER, "Dottoressa: niente lavori intensi fino al controllo del 7 gennaio", "2026-12-10");
    const yes = told(
      banned.plan,
      banned.athlete,
      "controllo: la dottoressa dà il via libera completo, anche ai lavori intensi",
      "2027-01-13",
    );
    expect(yes.layer.reasons.join(" ")).toContain("“Dottoressa: niente lavori intensi fino al controllo del 7 gennaio” no longer holds.");
    const other = told(banned.plan, banned.athlete, "ginocchio destro 3/10 sulle scale", "2026-12-20");
    expect(other.layer.reasons.join(" ")).not.toContain("no longer");
    const hard = banned.plan.weeks.flatMap(({ sessions }) => sessions.filter(({ date }) => date > "2026-12-10"));
    expect(hard.every(({ intensityLevel }) => intensityLevel <= 6)).toBe(true);
  });

  test("of a ban says first that a race is not started", () => {
    const racer: Athlete = { ...RUNNER, competitions: [{ name: "Canal half", type: "half marathon", date: "2027-01-10", priority: "A" }] };
    const block = generatePlan(racer, { startDate: START, weeks: 8 });
    if (block.kind !== "plan") throw new Error("no plan");
    const done = told(block.plan, racer, "calf tear. doctor: no running until 20 January", "2026-12-20");
    expect(done.layer.reasons.slice(0, 3).join(" ")).toMatch(/Sun 10 Jan, Race day: Canal half, do not start\. Do not start: /u);
  });
});
