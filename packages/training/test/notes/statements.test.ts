import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Athlete, Focus } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import { getItems } from "#training/checks/rule.ts";
import { healthCheck } from "#training/health/exercise-limits.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { stressLimits } from "#training/injuries/limits/stress-limits.ts";
import { limitCheck } from "#training/injuries/limits/substitute-exercise.ts";
import type { ExerciseItem, Plan, Session } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { HYBRID } from "../athletes.ts";

const START = "2026-11-30";

/** A limit in the words of an athlete, and what breaks it in a finished plan. */
interface Limit {
  readonly focuses: readonly Focus[];
  readonly amounts: readonly number[];
  readonly wordings: readonly ((amount: number) => string)[];
  readonly breaks: (plan: Plan, amount: number) => readonly unknown[];
}

const sessionsOf = (plan: Plan): readonly Session[] => plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code !== "RACE");
const itemsIn = (plan: Plan): readonly ExerciseItem[] => sessionsOf(plan).flatMap(getItems);
const kilogramsOf = ({ load }: ExerciseItem): number => (load === undefined ? 0 : load.kilograms * (load.perHand ? 2 : 1));
const minutesOf = (session: Session, names: RegExp): number =>
  getItems(session)
    .filter(({ name }) => names.test(name))
    .reduce((sum, { dose }) => sum + dose.totalSeconds / 60, 0);
const RUNS = /^(?:easy run|long run|run-walk intervals)$/iu;
const metresOf = (session: Session, names: RegExp): number =>
  getItems(session)
    .filter(({ name }) => names.test(name))
    .reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);

const lift = (words: readonly string[], german: string, names: RegExp, amounts: readonly number[]): Limit => ({
  focuses: ["strength", "crossfit", "hyrox"],
  amounts,
  wordings: [
    ...words.flatMap((word) => [
      (kg: number) => `${word} up to ${kg} kg`,
      (kg: number) => `${word} ok up to about ${kg}`,
      (kg: number) => `no ${word} over ${kg} kg`,
      (kg: number) => `physio says ${word} max ${kg} kg`,
    ]),
    (kg) => `${german} höchstens ${kg} kg`,
    (kg) => `${german} bis ${kg} kg geht`,
    (kg) => `kein ${german} über ${kg} kg`,
  ],
  breaks: (plan, kg) => itemsIn(plan).filter((item) => names.test(item.name) && kilogramsOf(item) > kg),
});

const LIMITS: readonly Limit[] = [
  {
    focuses: ["running", "hyrox", "triathlon"],
    amounts: [5, 6, 8],
    wordings: [
      (km) => `no run longer than ${km} km`,
      (km) => `runs up to ${km} km are fine`,
      (km) => `physio says max 3 runs a week, none longer than ${km} km`,
      (km) => `right knee hurts after about ${km}k`,
      (km) => `knee pain when I run more than ${km} km`,
      (km) => `achilles sore, flat running under ${km}k is ok`,
      (km) => `kein Lauf länger als ${km} km`,
      (km) => `Laufen bis ${km} km geht`,
      (km) => `Knie schmerzt beim Laufen ab ${km} km`,
      (km) => `höchstens ${km} km am Stück laufen`,
    ],
    breaks: (plan, km) => sessionsOf(plan).filter((session) => metresOf(session, RUNS) > 1060 * km),
  },
  {
    focuses: ["running", "hyrox", "triathlon"],
    amounts: [20, 25, 30],
    wordings: [
      (min) => `running is allowed again but only ${min} minutes at a time`,
      (min) => `runs of ${min} min max`,
      (min) => `heel spur, easy runs ok up to ${min} min`,
      (min) => `no run longer than ${min} minutes`,
      (min) => `lockere Läufe bis ${min} min gehen`,
      (min) => `Laufen höchstens ${min} Minuten`,
    ],
    breaks: (plan, min) => sessionsOf(plan).filter((session) => session.code !== "HX" && minutesOf(session, RUNS) > min + 1),
  },
  {
    focuses: ["running", "hyrox"],
    amounts: [2, 3],
    wordings: [
      (n) => `max ${n} runs a week`,
      (n) => `physio limits me to ${n} runs per week`,
      (n) => `no more than ${n} runs a week`,
      (n) => `höchstens ${n} Läufe pro Woche`,
      (n) => `laut Physio ${n} Läufe pro Woche`,
    ],
    breaks: (plan, n) => plan.weeks.filter(({ sessions }) => sessions.filter((session) => runSeconds(session) > 360).length > n),
  },
  {
    focuses: ["triathlon"],
    amounts: [600, 800, 1000],
    wordings: [
      (m) => `swimming max ${m} m`,
      (m) => `shoulder aches in freestyle after ${m}m or so`,
      (m) => `swims up to ${m} m are fine`,
      (m) => `Schwimmen höchstens ${m} m`,
    ],
    breaks: (plan, m) => sessionsOf(plan).filter((session) => metresOf(session, /^swim|^kickboard/iu) > m),
  },
  {
    focuses: ["triathlon"],
    amounts: [45, 60, 75],
    wordings: [
      (min) => `${min} min max on the bike`,
      (min) => `no ride longer than ${min} minutes`,
      (min) => `rides up to ${min} min are ok`,
      (min) => `Radfahren höchstens ${min} min`,
    ],
    breaks: (plan, min) => sessionsOf(plan).filter((session) => minutesOf(session, /^(?:bike|long ride|assault)/iu) > min + 1),
  },
  {
    focuses: ["hyrox", "crossfit", "strength", "general"],
    amounts: [1],
    wordings: [
      () => "a day of rest after every training day",
      () => "never train two days in a row",
      () => "nach jedem Trainingstag ein Tag Pause",
      () => "nie zwei Tage hintereinander trainieren",
    ],
    breaks: (plan) => {
      const dates = new Set(sessionsOf(plan).map(({ date }) => date));
      return [...dates].filter((date) => dates.has(addDays(date, 1)));
    },
  },
  lift(["squats"], "Kniebeugen", /^(?:back|front|pause|box) squat$/iu, [60, 80]),
  lift(["deadlifts"], "Kreuzheben", /deadlift/iu, [70, 90]),
  lift(["bench press", "bench"], "Bankdrücken", /^(?:bench press|close-grip bench press|pause bench press)$/iu, [50, 60]),
  {
    focuses: ["crossfit", "strength", "hyrox"],
    amounts: [90],
    wordings: [
      (deg) => `no squats deeper than ${deg} degrees`,
      (deg) => `squat only to ${deg} deg`,
      () => "squats to a box/parallel fine, deep not",
      (deg) => `Kniebeugen nur bis ${deg} Grad`,
    ],
    breaks: (plan) =>
      itemsIn(plan).filter(({ name }) =>
        /^(?:back squat|front squat|overhead squat|snatch|squat clean|wall ball|pistol squat)$/iu.test(name),
      ),
  },
];

/** What is fine, and an exercise that has to stay. */
const FINE: readonly (readonly [words: string, name: string])[] = [
  ["bike is no problem at all", "Bike erg"],
  ["rows and pull ups are totally fine", "Barbell row"],
  ["trap bar feels good", "Trap-bar deadlift"],
  ["Rudern ist kein Problem", "Row erg"],
  ["Klimmzüge gehen gut", "Pull-up (strict)"],
];
/** What nobody understands is shown back as it was written. */
const UNKNOWN = ["my gromble aches sideways at dusk", "my flimmer wheezes sideways at dawn"];
/** A variant that is out, and what of the same movement stays. */
const VARIANTS: readonly (readonly [words: string, out: string, stays: string])[] = [
  ["no sled pull", "Sled pull (rope)", "Sled push"],
  ["sumo not, deadlift fine", "Sumo deadlift", "Deadlift"],
  ["keine GHD Sit-ups", "GHD sit-up", "Sit-up"],
  ["no box jumps", "Box jump", "Broad jump"],
  ["lunges hurt my knee, step ups ok", "Walking lunge", "Step-up"],
  ["elbow hurts with chin ups, neutral grip is fine", "Chin-up (strict)", "Barbell row"],
  ["left hip pinches in sumo deadlifts, conventional is fine", "Sumo deadlift", "Deadlift"],
];

function planOf(focus: Focus, injuries: string): Plan {
  const athlete: Athlete = { ...HYBRID, focus, injuries };
  const result = generatePlan(athlete, { startDate: START, weeks: 3 });
  if (result.kind !== "plan") throw new Error(`a referral instead of a plan: ${injuries}`);
  return result.plan;
}

const limitArbitrary = fc.constantFrom(...LIMITS).chain((limit) =>
  fc.record({
    limit: fc.constant(limit),
    focus: fc.constantFrom(...limit.focuses),
    amount: fc.constantFrom(...limit.amounts),
    wording: fc.constantFrom(...limit.wordings),
    fine: fc.constantFrom(...FINE),
    unknown: fc.constantFrom(...UNKNOWN),
    isFineFirst: fc.boolean(),
  }),
);

describe("a note is made of statements, and a plan holds each", () => {
  test("a limit holds in every session, what is fine stays, what nobody understands is shown back", () => {
    fc.assert(
      fc.property(limitArbitrary, ({ limit, focus, amount, wording, fine: [fine, name], unknown, isFineFirst }) => {
        const told = wording(amount);
        const note = isFineFirst ? `${fine}. ${told}. ${unknown}.` : `${told}. ${unknown}. ${fine}.`;
        const plan = planOf(focus, note);
        expect(limit.breaks(plan, amount), note).toEqual([]);
        const reading = readInjuries(note, START);
        const exercise = findExercise(name);
        expect(exercise !== undefined && limitCheck(stressLimits(reading))(exercise), `${name} in ${note}`).toBe(true);
        if (exercise !== undefined) expect(healthCheck(reading.health.limits, () => "")(exercise), note).toBeUndefined();
        expect(
          plan.notes.some(({ text }) => text.includes(unknown)),
          `“${unknown}” of ${note}`,
        ).toBe(true);
      }),
      { numRuns: 36, seed: 26 },
    );
  });

  test.each(VARIANTS)("%s", (words, out, stays) => {
    const reading = readInjuries(words, START);
    const isWithin = limitCheck(stressLimits(reading));
    const closes = healthCheck(reading.health.limits, () => "");
    const isOpen = (name: string): boolean => {
      const exercise = findExercise(name);
      return exercise !== undefined && isWithin(exercise) && closes(exercise) === undefined;
    };
    expect([isOpen(out), isOpen(stays)]).toEqual([false, true]);
  });
});
