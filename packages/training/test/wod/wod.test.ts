import fc from "fast-check";
import { expect, test } from "vitest";
import { benchmarkText } from "#training/catalogue/benchmark-text.ts";
import type { BenchmarkWorkout } from "#training/catalogue/benchmark-workout.ts";
import { BENCHMARK_GROUPS } from "#training/catalogue/benchmark-workouts.ts";
import { EXERCISES } from "#training/catalogue/exercises.ts";
import { lineKind, withoutTalk } from "#training/wod/line-kind.ts";
import { readWod } from "#training/wod/read-wod.ts";
import { BOARD_WORKOUTS } from "./board-workouts.ts";
import { MAIN_SITE_WORKOUTS } from "./main-site-workouts.ts";
import { MIXED_WORKOUTS } from "./mixed-workouts.ts";
import { PASTED_WORKOUTS } from "./pasted-workouts.ts";
import { POSTED_WORKOUTS } from "./posted-workouts.ts";
import { STRUCTURED_WORKOUTS } from "./structured-workouts.ts";
import { TYPED_WORKOUTS } from "./typed-workouts.ts";
import type { WodScheme } from "#training/wod/wod.ts";
import { partsText, wodText } from "#training/wod/wod-text.ts";

test.each([
  { list: "typed into the app", workouts: TYPED_WORKOUTS },
  { list: "posted by boxes", workouts: BOARD_WORKOUTS },
  { list: "of all kinds", workouts: MIXED_WORKOUTS },
  { list: "from chats and Instagram", workouts: POSTED_WORKOUTS },
  { list: "from main sites", workouts: MAIN_SITE_WORKOUTS },
])("workouts $list are read exactly", ({ workouts }) => {
  expect(new Set(workouts.map(([typed]) => typed)).size).toBe(workouts.length);
  const wrong = workouts.map(([typed, read]) => ({ typed, read, got: partsText(readWod(typed)) })).filter(({ read, got }) => read !== got);
  // As objects, so that a failure shows what was read instead.
  expect(wrong).toEqual([]);
});

test("sessions of all kinds are read exactly, with everything that is shown back", () => {
  const wrong = [...STRUCTURED_WORKOUTS, ...PASTED_WORKOUTS]
    .map(([id, typed, read]) => ({ id, typed, read, got: wodText(readWod(typed)) }))
    .filter(({ read, got }) => read !== got);
  expect(wrong).toEqual([]);
});

test.each([
  // A run between other movements, rounds and sets of a bar are no session of endurance.
  ["Run 1 mile, then 50 pull ups, then run 1 mile", "not for time: 1609m Run; 50 Pull-up (kipping); 1609m Run"],
  ["3 Runden: 400 m Lauf, 20 Kniebeugen, 1 Min Pause", "3 rounds rest 1:00: 400m Run; 20 Air squat"],
  ["Rudern 4x10 60kg", "sets 4x10: Barbell row @60"],
  ["5 sets\n400m run\nrest 90 seconds", "5 rounds rest 1:30: 400m Run"],
  // Lists of repetitions of two movements are no sets of one.
  ["21-15-9 thrusters 43/30 & pull-ups", "21-15-9: Thruster @43/30; Pull-up (kipping)"],
  ["9-7-5 ring muscle ups, snatches 61/43", "9-7-5: Ring muscle-up; Snatch @61/43"],
  ["21-15-9 Kreuzheben 100/70, Liegestütze", "21-15-9: Deadlift @100/70; Push-up"],
  ["30-20-10 flexiones y sentadillas", "30-20-10: Push-up; Air squat"],
  // A bracket that ends with a number is no turn.
  ["12-9-6 for time (cap 9)\nSquat snatch 61/43\nBar muscle ups", "12-9-6 for time cap 9: Snatch @61/43; Bar muscle-up"],
  ["3 Runden auf Zeit (Zeitlimit 9)\n10 Liegestütze\n10 Klimmzüge", "3 rounds for time cap 9: 10 Push-up; 10 Pull-up (kipping)"],
  // Another word makes another lift of it.
  ["Zottman curls 3x12", "sets 3x12: Zottman curls"],
  // A partner that is jumped over, a walk back and a rest "then" make no team, no way back and no common clock.
  ["AMRAP 8: 10 burpees over partner, 10 squats", "amrap 8: 10 Burpee [over partner]; 10 Air squat"],
  ["10x100m sprint, walk back", "10 rounds [recovery: walk back]: 100m Run [sprint]"],
  ["Zurück laufen: 6 x 200 m, Gehpause", "6 rounds [recovery: walk]: 200m Run || note: Zurück laufen"],
])("“%s” is not taken for another kind of session", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  // Times of day, pages, titles and advertising are no work.
  ["5 RFT\n10 burpees\nheats at 17:00 / 17:20", "5 rounds for time: 10 Burpee || note: heats at 17:00 / 17:20"],
  ["Meet 18:30 at the gate\n5 x 400 m run", "5 rounds: 400m Run || note: Meet 18:30 at the gate"],
  ["AMRAP 9\n9 burpees\npg 2/2", "amrap 9: 9 Burpee || note: pg 2/2"],
  ["SALE: 20% off till 24/12\n3 RFT\n400 m run\n9 burpees", "3 rounds for time: 400m Run; 9 Burpee || note: SALE: 20% off till 24/12"],
  ["Entrenamos a las 18:00\nAMRAP 9\n9 dominadas", "amrap 9: 9 Pull-up (kipping) || note: Entrenamos a las 18:00"],
  // A share to drop is no load, and a repetition of a set is no rope.
  ["Leg curl 3 x 10 then drop 30%", "sets 3x10: Hamstring curl [then drop 30%]"],
  ["Bench\n1 x 1 @ RPE 8\nthen 4 x 4 @ -12% from the single", "sets 1x1: Bench press [RPE 8] || sets 4x4: Bench press [12% less]"],
  // An unknown word makes another exercise of a known one.
  ["10 scap pull ups", "not for time: 10 scap pull ups"],
  ["3 x 12 belt squat", "sets 3x12: belt squat"],
  ["12 Nordische Klimmzüge", "not for time: 12 Nordische Klimmzüge"],
  // A movement that is done without a clock is not for time.
  ["C) For quality, 3 sets:\n12 GHD sit ups\n30 m farmers carry", "3 rounds not for time: 12 GHD sit-up; 30m Farmers carry"],
  ["Calentamiento\n10 sentadillas\n10 flexiones", "not for time [warm-up]: 10 Air squat; 10 Push-up"],
])("“%s” keeps what is no work apart", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test("a number that no part has, and words of no movement, are shown back", () => {
  expect(readWod("3 RFT\n400m run\n21 burpees\nevery break = 7 squats\nsee you saturday")).toMatchObject({
    parts: [{ scheme: { kind: "rounds", rounds: 3 } }],
    notes: ["see you saturday"],
    kept: [{ before: 1, lines: ["every break = 7 squats"] }],
  });
  expect(readWod("20 min AMRAP\n5 Klimmzüge\n* alle 2 min 7 Burpees").kept).toEqual([{ before: 1, lines: ["* alle 2 min 7 Burpees"] }]);
  for (const typed of [
    "3 RFT: 10 burpees, 12 air squats",
    "EMOM 12\n1 - 12/10 cal row\n2 - 10 burpees",
    "AMRAP 8 ⏎ 5 pull-ups".replace(" ⏎ ", "\n"),
  ])
    expect([readWod(typed).notes, readWod(typed).unread]).toEqual([undefined, undefined]);
});

test.each(Object.values(BENCHMARK_GROUPS).flat())(
  "$name is read from its own text: form, cap, movements in order, amounts and loads for both",
  (workout) => {
    const { parts } = readWod(benchmarkText(workout));
    expect(parts).toHaveLength(1);
    const [part] = parts;
    if (part?.kind !== "work") throw new Error("no work was read");
    expect(part).toMatchObject({
      scheme: schemeOf(workout),
      ...(workout.capMinutes === undefined ? {} : { capSeconds: 60 * workout.capMinutes }),
      ...(workout.restMinutes === undefined ? {} : { restSeconds: 60 * workout.restMinutes }),
    });
    expect(part.movements.map(({ isKnown }) => isKnown)).toEqual(workout.movements.map(() => true));
    for (const [index, { exercise, called, reps, metres, load, bodyWeights, calories, maxReps }] of workout.movements.entries()) {
      const movement = part.movements[index];
      if (called === undefined) expect(movement?.name).toBe(exercise);
      expect(movement?.reps).toBe(typeof reps === "number" ? reps : undefined);
      expect(movement?.metres).toBe(metres);
      if (typeof reps === "object") expect(movement?.list ?? (part.scheme.kind === "reps" ? part.scheme.reps : [])).toEqual(reps);
      expect(movement?.load?.values).toEqual(
        load === undefined ? (bodyWeights === undefined ? undefined : [bodyWeights]) : [load.men, load.women],
      );
      if (calories !== undefined) expect(movement?.calories).toBe(calories === true ? true : calories.men);
      if (maxReps === true && workout.kind === "amrap") expect(movement?.isMax).toBe(true);
    }
  },
);

function schemeOf({ kind, rounds, minutes = 0, movements }: BenchmarkWorkout): Partial<WodScheme> {
  const lists = movements.filter(({ reps }) => typeof reps === "object");
  switch (kind) {
    case "for-time":
      return lists.length === movements.length ? { kind: "reps" } : { kind: "once" };
    case "amrap":
      return { kind, seconds: 60 * minutes };
    case "emom":
      return { kind, turns: minutes, every: 60 };
    case "max-load":
      return { kind };
    default:
      return { kind: "rounds", ...(rounds === undefined ? {} : { rounds }) };
  }
}

test("whatever is typed is read without an error and quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(() => readWod(text)).not.toThrow();
    }),
  );
  const pieces = fc.constantFrom(
    "21-15-9 ",
    "amrap ",
    "emom 10 ",
    "5 x ",
    "400 m ",
    "run",
    ", ",
    "\n",
    "3 rounds ",
    "rest 1:00",
    "@ 40 kg",
    " / ",
    "max ",
    "thrusters ",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
      const text = wodText(readWod(all.join("")));
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }),
  );
});

test("what is not known stays as it was typed", () => {
  const [part] = readWod("3 RFT: 10 zercher gronks, 20 push-ups").parts;
  expect(part).toMatchObject({
    movements: [
      { name: "zercher gronks", isKnown: false, reps: 10 },
      { name: "Push-up", isKnown: true, reps: 20 },
    ],
  });
});

test.each([
  ["5 RFT", "scheme"],
  ["AMRAP 12", "scheme"],
  ["for time 20 cap", "scheme"],
  ["TC 22", "scheme"],
  ["21-15-9", "scheme"],
  ["EMOM 16", "scheme"],
  ["400m run", "movement"],
  ["12 zercher gronks", "movement"],
  ["split jerk", "movement"],
  ["push press 50/35", "movement"],
  ["hold a plank 30 s", "movement"],
  ["go as you please 5 km run", "note"],
  ["rest 2:00", "rest"],
  ["Rx+ 95/65 and 45 DU", "scaling"],
  ["scale: 20 C2B", "scaling"],
  ["42 singles if you cant", "scaling"],
  ["or banded", "scaling"],
  ["go as far as you can", "note"],
  ["keep the row at 2k pace", "note"],
  ["hold same split all 6", "note"],
  ["dont go out like an idiot", "note"],
  ["keep hr under 145 repeat til time", "note"],
  ["swap whenever you like", "note"],
  ["last set", "note"],
  ["manten el ritmo", "note"],
  ["gardez le rythme", "note"],
  ["zercher gronks", "name"],
])("the line “%s” is a %s", (line, kind) => {
  expect(lineKind(line)).toBe(kind);
});

test("no exercise of the catalogue is taken for talk, named or counted", () => {
  const lines = EXERCISES.flatMap(({ name }) => [name, `12 ${name}`, `${name} 5x5 @ 70%`, `30 s ${name}`]).map((line) =>
    line.replaceAll(/[()]/g, " "),
  );
  expect(lines.filter((line) => withoutTalk(line) !== line)).toEqual([]);
});
