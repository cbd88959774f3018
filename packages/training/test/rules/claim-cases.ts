import type { Athlete } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Plan, PlanNote, Session } from "#training/model/plan.ts";
import type { QualityWork } from "#training/model/quality-work.ts";
import { type DayDraft, getPlan, line } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const WORK: QualityWork = { stimulus: "threshold", mode: "run", rung: 4, sets: 4, seconds: 600, restSeconds: 120, purpose: "load" };
const threshold = (sets: number, minutes: number, change = ""): DayDraft => ({
  weekday: 2,
  code: "RT",
  description: `At threshold. ${change}`,
  work: { ...WORK, sets, seconds: 60 * minutes },
});
const after = (day: DayDraft): Plan => getPlan([[threshold(4, 10)], [day]]);

const lifting = (strength: readonly ExerciseItem[], over: Partial<DayDraft> = {}): DayDraft => ({
  weekday: 1,
  code: "OLs",
  blocks: { strength, mainWorkout: [] },
  ...over,
});
const snatch = (kilograms: number, sets = 5, reps = 2): ExerciseItem =>
  line("Snatch", { sets, reps: `${reps}`, dose: { reps }, load: { kilograms, bar: 20, perHand: false, estimated: false } });
const HEAVIER = { trainingIntent: "Make the snatch and the clean and jerk heavier without changing how they look." };
const curl = (notes: string): ExerciseItem => line("Hamstring curl", { notes, dose: { reps: 10 } });
const CHOOSE = "Choose a weight that leaves 3 reps in reserve after 10; write it down.";

const note = (text: string): Partial<Plan> => ({ notes: [{ kind: "injury", text } satisfies PlanNote] });
const run = (name: string, over: Partial<DayDraft> = {}): DayDraft => ({
  weekday: 3,
  code: "RE",
  blocks: { mainWorkout: [line(name)] },
  ...over,
});
const FLAT = "All your running is easy; nothing fast, no hills. Hills, strides and faster runs come back from Mon 30 Nov.";
const HILLY = { coachNotes: { stimulus: "", strategy: "Walk the steep parts.", substitutions: "", warmup: "" } };
const REPEAT = { coachNotes: { stimulus: "", strategy: "", substitutions: "", warmup: "New: if not, repeat last week's session." } };

const paced = (fastest: number): DayDraft => ({
  weekday: 2,
  code: "RI",
  work: { ...WORK, stimulus: "pace-5k", sets: 5, seconds: 180, metres: 600 },
  blocks: {
    mainWorkout: [line("Interval run", { pace: { zone: "race", fastest, slowest: fastest + 6, per: "km", estimated: false } })],
  },
});
const efforts = (weekday: 1 | 4, rpe: number, overall: number, over: Partial<Session> = {}): DayDraft => ({
  ...lifting([line("Deadlift", { rpe, sets: 4, dose: { reps: 3 } })], { weekday, code: "PD", intensityLevel: overall }),
  ...over,
});
const longRun = (kilometres: number, over: Partial<Session> = {}): DayDraft => ({
  weekday: 7,
  code: "RL",
  distance: 1000 * kilometres,
  blocks: { mainWorkout: [line("Long run", { dose: { metres: 1000 * kilometres } })] },
  ...over,
});
const ON_THE_WAY = { trainingIntent: "A step towards your 16 km long run. Endurance." };
const RACE_DAY: DayDraft = { weekday: 7, code: "RACE" };
const LAST_HARD: DayDraft = { weekday: 2, code: "HX", trainingIntent: "The last hard work: you cannot gain more fitness before the race." };
const hardDay = (weekday: 1 | 4): DayDraft => ({ weekday, code: "RI", hard: true });
const longSwim = (metres: number, description = ""): DayDraft => ({
  weekday: 3,
  code: "SW",
  title: "Long swim",
  description,
  blocks: { mainWorkout: [line("Freestyle swim", { dose: { metres } })] },
});
const GROWS = "The swim that grows towards the race.";
const turn = (name: string, part: string): DayDraft => ({
  weekday: 3,
  code: "GY",
  blocks: {
    skill: [
      line(name, { replaced: { name: "Ring muscle-up", reason: `Too much for the elbow for now. It is the ${part}' turn this week.` } }),
    ],
  },
});
const NEAR: DayDraft = {
  weekday: 3,
  code: "HX",
  blocks: { mainWorkout: [line("Run", { why: "Today it is 10 s slower; the gap closes as the race comes near." })] },
};
const racingOn = (date: string): Pick<Athlete, "competitions"> => ({ competitions: [{ type: "hyrox", date, priority: "A" }] });
const season = (name: "build" | "specific", ...days: readonly DayDraft[]): Plan => getPlan([{ season: name, days }]);

/** What a plan says of itself is what it holds. */
export const CLAIM_CASES = [
  ...cases("claim-work", [
    ["as much in fewer pieces", after(threshold(2, 20, "Last full session 4 × 10 min: the same work in fewer, longer repetitions.")), []],
    [
      "a minute less is not the same",
      after(threshold(3, 13, "Last full session 4 × 10 min: the same work in fewer, longer repetitions.")),
      ['w2d1: "4 × 10 min: the same work in fewer, longer repetitions" with 3 × 13 min'],
    ],
    ["four minutes more", after(threshold(4, 11, "Last full session 4 × 10 min: 4 min more work today.")), []],
    [
      "more where it is less",
      after(threshold(4, 9, "Last full session 4 × 10 min: 4 min more work today.")),
      ['w2d1: "4 × 10 min: 4 min more work today" with 4 × 9 min'],
    ],
  ]),
  ...cases("claim-lift", [
    ["heavier", getPlan([[lifting([snatch(40)])], [lifting([snatch(42.5)], HEAVIER)]]), []],
    ["a set more", getPlan([[lifting([snatch(40)])], [lifting([snatch(40, 6)], HEAVIER)]]), []],
    [
      "heavier with the same bar",
      getPlan([[lifting([snatch(40)])], [lifting([snatch(40)], HEAVIER)]]),
      [`w2d1: "${HEAVIER.trainingIntent}" with the work of week 1`],
    ],
    ["a weight to choose once", getPlan([[lifting([curl(CHOOSE)])], [lifting([curl("Last week's weight.")])]]), []],
    [
      "a weight to choose again",
      getPlan([[lifting([curl(CHOOSE)])], [lifting([curl(CHOOSE)])]]),
      ["w2d1: Hamstring curl: a weight to choose, which week 1 had"],
    ],
  ]),
  ...cases("claim-deload", [
    ["half the sets", getPlan([[lifting([snatch(40, 6)])], { isDeload: true, days: [lifting([snatch(40, 3)], { isDeload: true })] }]), []],
    [
      "all of them",
      getPlan([[lifting([snatch(40, 6)])], { isDeload: true, days: [lifting([snatch(40, 6)], { isDeload: true })] }]),
      ["w2d1: Snatch: 6 × 2, no less than in week 1"],
    ],
  ]),
  ...cases("claim-label", [
    ["harder sets, a harder day", getPlan([[efforts(1, 7, 7), efforts(4, 8, 8)]]), []],
    ["harder sets, an easier day", getPlan([[efforts(1, 7, 7), efforts(4, 8, 6)]]), ["w1d2: RPE 6, and w1d1 with lighter sets has 7"]],
    ["hard at RPE 6", getPlan([[efforts(1, 6, 6, { hard: true })]]), ["w1d1: hard at RPE 6"]],
  ]),
  ...cases("claim-count", [
    [
      "the second of two",
      getPlan([[run("Easy run", { title: "Rehearsal 1 of 2" }), run("Easy run", { weekday: 5, title: "Rehearsal 2 of 2" })]]),
      [],
    ],
    ["the third without two", getPlan([[run("Easy run", { title: "Rehearsal 3 of 3" })]]), ["Rehearsal 3 of 3: number 3 after 0"]],
    [
      "comes again and does not",
      getPlan([[run("Easy run", { description: "The same workout comes again." })]]),
      ["w1d1: comes again, and does not"],
    ],
  ]),
  ...cases("claim-head", [
    [
      "hours as told",
      getPlan([[run("Easy run")]], note("You train 5 h a week; the fullest week here has 3 h: more.")),
      [],
      { history: { weeklyMinutes: { value: 300, source: "told" } } },
    ],
    [
      "other hours",
      getPlan([[run("Easy run")]], note("You train 5 h 15 min a week; the fullest week here has 3 h: more.")),
      ["315 min a week said, 300 told"],
      { history: { weeklyMinutes: { value: 300, source: "told" } } },
    ],
    [
      "days that are not full are not too short",
      getPlan([[run("Easy run")]], note("Your days are too short for all of it.")),
      ['"Your days are too short for all of it.…" with 50% of the minutes used'],
      { availability: { daysPerWeek: 1, weekdays: [3], minutes: { 3: 60 } } },
    ],
  ]),
  ...cases("claim-cue", [
    ["flat and easy", getPlan([[run("Easy run")]], note(FLAT)), []],
    ["a hill", getPlan([[run("Easy run", HILLY)]], note(FLAT)), ['w1d1: "Walk the steep parts." under "no hills"']],
    ["strides", getPlan([[run("Strides")]], note(FLAT)), ['w1d1: Strides under "nothing fast"']],
    ["once the day has come", getPlan([[], [run("Strides", HILLY)]], note(FLAT)), []],
  ]),
  ...cases("claim-phase", [
    ["race pace is specific", season("specific", paced(240)), []],
    ["threshold builds", season("build", threshold(4, 10)), []],
    ["threshold is not specific", season("specific", threshold(4, 10)), ["specific in 1 weeks without the work that names it"]],
    ["easy runs build nothing", season("build", run("Easy run")), ["build in 1 weeks without the work that names it"]],
  ]),
  ...cases("claim-pace", [
    ["one pace", getPlan([[paced(240)], [paced(242)]]), []],
    ["two paces of one race", getPlan([[paced(240)], [paced(250)]]), ["w2d1: 4:13 /km, and 4:03 /km on 2026-11-24"]],
  ]),
  ...cases("claim-when", [
    ["on the way to what comes", getPlan([[longRun(12, ON_THE_WAY)], [longRun(16)], [RACE_DAY]]), []],
    ["on the way beyond the plan", getPlan([[longRun(12, ON_THE_WAY)]]), []],
    [
      "on the way to what does not come before the race",
      getPlan([[longRun(12, ON_THE_WAY)], [longRun(13)], [RACE_DAY]]),
      ["w1d1: on the way to 16 km that were run or do not come"],
    ],
    [
      "on the way to what was run",
      getPlan([[longRun(16)], [longRun(12, ON_THE_WAY)]]),
      ["w2d1: on the way to 16 km that were run or do not come"],
    ],
    ["the last hard work", getPlan([[hardDay(1), LAST_HARD, RACE_DAY]]), []],
    ["hard again after the race", getPlan([[LAST_HARD, RACE_DAY], [hardDay(4)]]), []],
    ["a harder day after the last", getPlan([[LAST_HARD, hardDay(4), RACE_DAY]]), ["w1d1: the last hard work before a harder day"]],
    ["a swim that grows", getPlan([[longSwim(2000)], [longSwim(2100, GROWS)]]), []],
    ["the first of them", getPlan([[longSwim(2000, GROWS)]]), []],
    ["a swim of the same length", getPlan([[longSwim(2000)], [longSwim(2000, GROWS)]]), ["Long swim: a swim that grows and does not"]],
    ["near a race to come", getPlan([[NEAR]]), [], racingOn("2027-03-07")],
    ["near a race that is past", getPlan([[NEAR]]), ["w1d1: the race comes near and none is ahead"], racingOn("2026-11-24")],
    ["near a race of next autumn", getPlan([[NEAR]]), ["w1d1: the race comes near and none is ahead"], racingOn("2027-10-03")],
  ]),
  ...cases("claim-turn", [
    ["legs that squat", getPlan([[turn("Pistol squat", "legs")]]), []],
    ["a trunk that hangs", getPlan([[turn("Toes-to-bar", "trunk")]]), []],
    ["legs that hang", getPlan([[turn("Toes-to-bar", "legs")]]), ["w1d1: legs with Toes-to-bar"]],
  ]),
  ...cases("claim-fallback", [
    ["one of its kind", getPlan([[run("Easy run")], [run("Easy run", REPEAT)]]), []],
    ["another kind", getPlan([[threshold(4, 10)], [run("Easy run", { weekday: 2, ...REPEAT })]]), ["w2d1: last week's session is w1d1"]],
  ]),
];
