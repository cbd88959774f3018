import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Athlete, Focus } from "#training/athlete/athlete.ts";
import { type Day, daysBetween, getWeekday } from "#training/calendar/day.ts";
import { equipmentMet } from "#training/catalogue/equipment.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import { getItems } from "#training/checks/rule.ts";
import { validatePlan } from "#training/checks/validate.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { anyAthlete } from "../athlete-arbitrary.ts";
import { HYBRID } from "../athletes.ts";

const FOCUSES: readonly Focus[] = ["running", "hyrox", "crossfit", "triathlon", "strength"];

/** A note, and what a session of its plan may not hold in any line or list of substitutions. */
const FORBIDDEN: readonly (readonly [note: string, names: RegExp])[] = [
  ["physio says no jumping", /box jump|broad jump|squat jump|double-under|single-under|pogo|burpee broad|burpee box/iu],
  ["no deep lunges until my knee settles", /walking lunge|bulgarian|greatest|couch stretch|pistol/iu],
  [
    "my doctor says no bending forward with weight",
    /romanian|good morning|^barbell row|pendlay|bent-over row|kettlebell swing|^deadlift/iu,
  ],
  ["no sit-ups, no twisting under load", /sit-up|v-up|russian twist|toes-to-bar/iu],
  ["nothing overhead for now", /overhead|push press|jerk|^snatch$|^power snatch|thruster|wall ball|handstand/iu],
  ["wrist hurts in push-ups, everything else is fine", /push-up|^burpee/iu],
  ["nothing on the floor please", /^plank|dead bug|glute bridge|hollow|bird dog|foam rolling|cat-cow/iu],
  ["the rower in my gym is broken", /^row erg/iu],
  ["No barbell back squats, my shoulder does not let me hold the bar", /^back squat|^pause squat/iu],
  ["I'm scared of box jumps", /box jump/iu],
  [
    "Right shoulder: I can't press overhead",
    /overhead|push press|jerk|^snatch$|thruster|lat pulldown|floor pulldown|pullover|wall slide|greatest/iu,
  ],
  ["I don't hang from a bar, never again", /pull-up|toes-to-bar|muscle-up|dead hang|hanging|rope climb/iu],
  ["no burpees and no box jumps please, my knee", /(?<!no-jump incline )burpee|box jump/iu],
];

/** What stands beside the lines may not ask for what the limit is about, although the lines themselves may be mild forms of it. */
const NOT_OFFERED: readonly (readonly [note: string, names: RegExp])[] = [
  ["I don't hang from a bar", /inverted row/iu],
  ["my cardiologist says pulse not over 130", /interval|sprint|assault/iu],
  ["doctor says no breath holding", /\bhold\b|dead hang/iu],
  ["I take tablets for high blood pressure, it is controlled", /pike|handstand|wall walk/iu],
];

const NEEDS_GYM = /barbell|rower|erg\b|kettlebell|cable|machine|rack|sled|pool/u;

/** What has to be true of the whole plan. */
const HELD: readonly (readonly [note: string, breaks: (plan: Plan) => readonly unknown[]])[] = [
  ["never run on two days in a row", (plan) => pairs(runsOf(plan)).filter(([a, b]) => daysBetween(a.date, b.date) < 2)],
  ["max 3 runs a week", (plan) => plan.weeks.filter(({ sessions }) => sessions.filter(isRun).length > 3)],
  ["I can't train on Wednesdays", (plan) => sessionsOf(plan).filter(({ date }) => getWeekday(date) === 3)],
  ["I can't train on 9 and 10 December", (plan) => between(plan, "2026-12-09", "2026-12-10")],
  ["I am away from 7 December to 14 December", (plan) => between(plan, "2026-12-07", "2026-12-14")],
  [
    "I am on holiday without any gym from 7 December to 13 December, I can run there",
    (plan) =>
      between(plan, "2026-12-07", "2026-12-13")
        .flatMap(getItems)
        .filter(({ name }) => NEEDS_GYM.test(findExercise(name)?.equipment.join(" ") ?? "")),
  ],
  [
    "Golfer's elbow. Farmer's carry and sled pull light only, max 16 kg a hand. Sled push is good.",
    (plan) =>
      sessionsOf(plan)
        .flatMap(getItems)
        .filter(
          ({ name, weight }) =>
            /farmers carry/iu.test(name) &&
            [...String(weight).matchAll(/(\d+(?:\.\d+)?) kg/gu)].some(([, kilograms]) => Number(kilograms) > 16),
        ),
  ],
  [
    "My doctor says no heavy lifting",
    (plan) =>
      sessionsOf(plan)
        .flatMap(({ blocks }) => blocks.strength)
        .filter(
          ({ name, rpe = 0, reps, load }) =>
            reps !== undefined && (load === undefined ? rpe > 6 && !/pull-up/iu.test(name) : (load.percent ?? 0) > 60),
        ),
  ],
  ["night shifts every Tuesday", (plan) => sessionsOf(plan).filter(({ date, hard }) => getWeekday(date) === 2 && hard)],
  [
    "the pool is closed on Mondays",
    (plan) =>
      sessionsOf(plan).filter((session) => getWeekday(session.date) === 1 && getItems(session).some(({ name }) => /swim/iu.test(name))),
  ],
  [
    "Schienbeinkantensyndrom links seit 2 Wochen, beim gehen schmerzfrei, beim laufen nach 10 min wieder da",
    (plan) =>
      runsOf(plan)
        .filter(({ code }) => code !== "HX")
        .flatMap(getItems)
        .filter(({ name }) => /^(?:easy|long|tempo|interval) run$/iu.test(name)),
  ],
  [
    "Broke my wrist on sunday, in a cast till mid jan. legs are fine",
    (plan) =>
      sessionsOf(plan)
        .flatMap(getItems)
        .filter(({ name, load }) => load !== undefined && !/calf|leg press|extension|sled/iu.test(name)),
  ],
  [
    "physio capped my runs at 40 minutes",
    (plan) => runsOf(plan).filter((session) => session.code !== "HX" && runSeconds(session) > 42 * 60),
  ],
];

const HEAVIEST = (plan: Plan): number =>
  Math.max(
    0,
    ...sessionsOf(plan)
      .flatMap(getItems)
      .flatMap(({ weight = "" }) => [...weight.matchAll(/(\d+(?:\.\d+)?) kg/gu)].map(([, kilograms]) => Number(kilograms))),
  );

/** Days, minutes and equipment told in words, which hold for any athlete. */
const HELD_BY_ALL: readonly (readonly [note: string, breaks: (plan: Plan) => readonly unknown[]])[] = [
  [
    "Only Monday, Wednesday and Saturday, 45 minutes including warm up, school run after.",
    (plan) => sessionsOf(plan).filter(({ date, duration }) => ![1, 3, 6].includes(getWeekday(date)) || duration > 45),
  ],
  [
    "Dienstag und Donnerstag hab ich Spätdienst, da geht nur morgens und höchstens 40 Minuten. Montags bitte immer frei.",
    (plan) =>
      sessionsOf(plan).filter(({ date, duration }) => getWeekday(date) === 1 || ([2, 4].includes(getWeekday(date)) && duration > 40)),
  ],
  [
    "No training on Tuesdays and every session under 50 minutes.",
    (plan) => sessionsOf(plan).filter(({ date, duration }) => getWeekday(date) === 2 || duration > 50),
  ],
  [
    "Ik train thuis met dumbbells tot 16 kg en een mat, 's avonds max 30 minuten.",
    (plan) => [
      ...sessionsOf(plan).filter(({ duration }) => duration > 30),
      ...sessionsOf(plan)
        .flatMap(getItems)
        .filter(({ name }) => {
          const exercise = findExercise(name);
          return exercise !== undefined && !equipmentMet(exercise, ["dumbbell"]);
        }),
    ],
  ],
  ["Garage gym with a barbell and 100 kg in total, no rack, and a bench.", (plan) => (HEAVIEST(plan) > 100 ? [HEAVIEST(plan)] : [])],
  [
    "My gym has no sled and no ski erg, but there's a rower.",
    (plan) =>
      sessionsOf(plan)
        .flatMap(getItems)
        .filter(({ name }) => /\bsled\b|ski erg/iu.test(findExercise(name)?.equipment.join(" ") ?? "")),
  ],
];

function planOf(focus: Focus, note: string): Plan {
  const athlete: Athlete = { ...HYBRID, focus, injuries: note };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 3 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete).filter(({ rule }) => rule === "health" || rule === "injuries")).toEqual([]);
  return result.plan;
}

function sessionsOf(plan: Plan): readonly Session[] {
  return plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code !== "RACE");
}

function between(plan: Plan, from: Day, until: Day): readonly Session[] {
  return sessionsOf(plan).filter(({ date }) => date >= from && date <= until);
}

function isRun(session: Session): boolean {
  return session.code !== "RACE" && runSeconds(session) > 6 * 60;
}

function runsOf(plan: Plan): readonly Session[] {
  return sessionsOf(plan).filter(isRun);
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.slice(1).map((one, index) => [all[index] as T, one]);
}

describe.each(FOCUSES)("a limit reaches every line of a plan for %s", (focus) => {
  test.each(FORBIDDEN)("%s", (note, names) => {
    const lines = sessionsOf(planOf(focus, note)).flatMap(getItems);
    expect(
      [...new Set(lines.flatMap(({ name, substitutions = [] }) => [name, ...substitutions]))].filter((name) => names.test(name)),
    ).toEqual([]);
  });

  test.each(HELD)("%s", (note, breaks) => {
    expect(breaks(planOf(focus, note))).toEqual([]);
  });
});

const SOME = fc.sample(anyAthlete, { numRuns: 12, seed: 7 });

describe("alternatives keep the limits of any athlete", () => {
  test.each([...FORBIDDEN, ...NOT_OFFERED])("%s", (injuries, names) => {
    for (const athlete of SOME) {
      const result = generatePlan({ ...athlete, injuries }, { startDate: "2026-11-30", weeks: 2 });
      if (result.kind === "referral") continue;
      const offered = sessionsOf(result.plan).flatMap((session) => getItems(session).flatMap(({ substitutions = [] }) => substitutions));
      expect([...new Set(offered)].filter((name) => names.test(name))).toEqual([]);
    }
  });

  test("from sixty on no jump is offered", () => {
    for (const athlete of SOME) {
      const result = generatePlan({ ...athlete, age: 63 }, { startDate: "2026-11-30", weeks: 2 });
      if (result.kind === "referral") continue;
      const offered = sessionsOf(result.plan).flatMap((session) => getItems(session).flatMap(({ substitutions = [] }) => substitutions));
      expect(offered.filter((name) => /(?<!no-)jump|pogo|squat throw|double-under|single-under/iu.test(name))).toEqual([]);
    }
  });
});

const CLOSED_STATIONS = [
  ["no lunges until February, says my physio", /lunge/iu],
  ["no wall balls, nothing overhead", /wall ball/iu],
] as const;

test.each(CLOSED_STATIONS)("no page of a Hyrox hands a closed station back: %s", (injuries, names) => {
  for (const entry of ["relay", "doubles"] as const) {
    const competitions = [{ name: "Hyrox", type: "hyrox", date: "2026-12-12", priority: "B", entry }] as const;
    const athlete: Athlete = { ...HYBRID, focus: "hyrox", injuries, competitions };
    const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 2 });
    if (result.kind !== "plan") throw new Error("a referral instead of a plan");
    const race = result.plan.weeks.flatMap(({ sessions }) => sessions).find(({ code }) => code === "RACE");
    expect(race?.blocks.warmup.map(({ name }) => name).filter((name) => names.test(name))).toEqual([]);
    expect(race?.coachNotes.warmup).not.toMatch(names);
    if (entry === "relay") expect(race?.blocks.mainWorkout.map(({ name }) => name).filter((name) => names.test(name))).toEqual([]);
    for (const { text } of result.plan.notes) if (text.includes("Try it")) expect(text).not.toMatch(names);
  }
});

test("the example events of a contest name nothing that is closed", () => {
  const competitions = [{ name: "Box Battle", type: "crossfit competition", date: "2026-12-12", priority: "B" }] as const;
  const athlete: Athlete = { ...HYBRID, focus: "crossfit", injuries: "my physio says nothing overhead for now, no burpees", competitions };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 2 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const race = result.plan.weeks.flatMap(({ sessions }) => sessions).find(({ code }) => code === "RACE");
  const names = (race?.blocks.mainWorkout ?? []).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => /jerk|thruster|snatch|wall ball|burpee|handstand/iu.test(name))).toEqual([]);
});

describe("days, minutes and equipment that are told hold for any athlete", () => {
  test.each(HELD_BY_ALL)("%s", (injuries, breaks) => {
    for (const athlete of SOME) {
      const { equipment: _equipment, availability, competitions: _races, absences: _absences, ...rest } = athlete;
      const result = generatePlan(
        { ...rest, availability: { daysPerWeek: availability.daysPerWeek }, injuries },
        { startDate: "2026-11-30", weeks: 2 },
      );
      if (result.kind !== "referral") expect(breaks(result.plan)).toEqual([]);
    }
  });
});
