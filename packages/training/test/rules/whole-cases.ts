import type { ExerciseItem, Plan, Session } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const one = (over: Partial<DayDraft>): Plan => getPlan([[{ weekday: 1, ...over }]]);
const main = (...items: readonly ExerciseItem[]): Plan => one({ blocks: { mainWorkout: items } });
const rest = (totalSeconds: number, over: Partial<ExerciseItem> = {}): ExerciseItem =>
  line("Glute bridge", { ...over, dose: { totalSeconds } });
const notes = (over: Partial<Session["coachNotes"]>): Plan =>
  one({ coachNotes: { stimulus: "One.", strategy: "Two.", substitutions: "Three.", warmup: "Four.", ...over } });
const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");

const COMPLETE = cases("completeness", [
  ["a whole session", one({}), []],
  ["no warm-up", one({ blocks: { warmup: [], mainWorkout: [rest(1500)] } }), ["w1d1: no warm-up"]],
  ["no cooldown", one({ blocks: { cooldown: [], mainWorkout: [rest(1500)] } }), ["w1d1: no cooldown"]],
  ["no main part", one({ blocks: { mainWorkout: [], skill: [rest(1200)] } }), ["w1d1: no main part"]],
  ["strength as the main part", one({ blocks: { mainWorkout: [], strength: [rest(1200)] } }), []],
  ["a gymnastics session without skill", one({ code: "GY" }), ["w1d1: no skill"]],
  ["another gymnastics session without skill", one({ code: "GYE" }), ["w1d1: no skill"]],
  ["a gymnastics session", one({ code: "GY", blocks: { mainWorkout: [rest(600)], skill: [rest(600)] } }), []],
  ["a minute too long", main(rest(1261)), []],
  ["more than a minute too long", main(rest(1262)), ["w1d1: 30 minutes, but its lines take 31"]],
  ["a minute too short", main(rest(1139)), []],
  ["more than a minute too short", main(rest(1138)), ["w1d1: 30 minutes, but its lines take 29"]],
  ["a line without time", main(rest(1200), rest(0)), ["w1d1: a line that takes no time"]],
  ["two lines with one id", main(rest(600, { id: "x" }), rest(600, { id: "x" })), ["w1d1: line ids are not unique"]],
  ["two sessions with one id", getPlan([[{ weekday: 1 }, { weekday: 2, id: "w1d1" }]]), ["w1d2: its id is not unique"]],
  ["an exercise nobody knows", main(line("Flying", { dose: { totalSeconds: 1200 } })), ['w1d1: "Flying" is not in the catalogue']],
  ["a substitution nobody knows", main(rest(1200, { substitutions: ["Dead bug", "Flying"] })), ['w1d1: "Flying" is not in the catalogue']],
  ["a note of 80 words", notes({ strategy: words(80) }), []],
  ["a note of 81 words", notes({ strategy: ` ${words(81)} ` }), ["w1d1: the strategy note has 81 words"]],
  ["a note of spaces", notes({ warmup: "  " }), ["w1d1: the warmup note has 0 words"]],
  ["words with several spaces between", notes({ warmup: words(80).replaceAll(" ", "  ") }), []],
  ["no title", one({ title: " " }), [" : no title or description"]],
  ["no description", one({ description: " " }), ["w1d1: no title or description"]],
]);

const intervals = (totalSeconds: number, over: Partial<ExerciseItem> = {}, restSeconds = 60): ExerciseItem =>
  line("Interval run", { sets: 4, ...over, dose: { seconds: 180, restSeconds, totalSeconds } });
const station = (name: string, totalSeconds: number): ExerciseItem => line(name, { dose: { seconds: 240, totalSeconds } });
const endurance = (code: "RI" | "HX" | "SU", ...items: readonly ExerciseItem[]): Plan => one({ code, blocks: { mainWorkout: items } });
const touch = (...items: readonly ExerciseItem[]): Plan =>
  one({
    code: "HX",
    blocks: { mainWorkout: items },
    coachNotes: { stimulus: "One.", strategy: "Walk two minutes after each machine.", substitutions: "Three.", warmup: "Four." },
  });
const twoLead = { notes: "About 4:30 each. Do a station after runs 1 to 2; the others follow a minute of walking." };

const MINUTES = cases("LM1", [
  ["repetitions and their rests", endurance("RI", intervals(960)), []],
  ["without the rest after the last", endurance("RI", intervals(900)), []],
  ["less than its work and rests", endurance("RI", intervals(890)), ["w1d1: Interval run: 890 s for 4 × 180 s with rests of 60 s"]],
  ["more than its work and rests", endurance("RI", intervals(1161)), ["w1d1: Interval run: 1161 s for 4 × 180 s with rests of 60 s"]],
  [
    "by the rest that is printed",
    endurance("RI", intervals(900, { restBetweenSets: "2:00" })),
    ["w1d1: Interval run: 900 s for 4 × 180 s with rests of 120 s"],
  ],
  ["lines that are done in circles", endurance("SU", intervals(890)), []],
  ["walks between runs", endurance("HX", intervals(900, twoLead, 0)), []],
  [
    "walks between runs that nobody counted",
    endurance("HX", intervals(800, twoLead, 0)),
    ["w1d1: 120 s of walking between the runs are not counted"],
  ],
  ["walks after machines", touch(station("Ski erg", 360), station("Wall ball", 240)), []],
  ["walks after machines that nobody counted", touch(station("Row erg", 260)), ["w1d1: the walk after the Row erg is not counted"]],
]);

const labelled = (label: string, first: number, then = 0, kind: "steady" | "amrap" = "steady"): Plan =>
  one({
    mainFormat: { kind, label },
    blocks: {
      mainWorkout: [
        line("Bike erg", { rpe: 7, dose: { totalSeconds: 60 * first } }),
        ...(then === 0 ? [] : [line("Row erg", { rpe: 3, dose: { totalSeconds: 60 * then } })]),
      ],
    },
  });

const LABELS = cases("LM2", [
  ["as long as it says", labelled("AMRAP 20", 20), []],
  ["rounded", labelled("20 min easy", 21), []],
  ["longer", labelled("AMRAP 12", 12, 8), ['w1d1: "AMRAP 12" over 20 min of lines']],
  ["shorter", labelled("34 min easy", 20), ['w1d1: "34 min easy" over 20 min of lines']],
  ["with all of its parts", labelled("12 min easy, then 8 min of drills", 12, 8), []],
  ["without what follows a workout", labelled("AMRAP 12", 12, 8, "amrap"), []],
  ["with a part of it", labelled("20 min with 10 min at marathon effort", 10, 10), []],
  ["repetitions have their own minutes", labelled("3 × 6 min at threshold", 20), []],
]);

const NONE = "w1d1: Glute bridge: a number or a zone that is none";
const bad = (over: Partial<ExerciseItem>): Plan => main(rest(1200, over));
const PACE = { zone: "easy", fastest: 380, slowest: 400, per: "km", estimated: false } as const;
const LOAD = { kilograms: 24, perHand: false, estimated: false } as const;
const twelve = Array.from({ length: 12 }, () => []);
const SCALE = "w1d1: RPE or complexity is not on its scale";
const AMOUNT = "w1d1: load, tonnage or distance is no amount";
const WHOLE = "w1d1: minutes, day or week are no whole numbers";

const PLANS = cases("well-formed", [
  ["twelve weeks", getPlan(twelve), []],
  ["thirteen weeks", getPlan([...twelve, []]), ["13 weeks in a plan of 13"]],
  ["no weeks", getPlan([]), ["0 weeks in a plan of 0"]],
  ["fewer weeks than it says", getPlan([[]], { durationWeeks: 2 }), ["1 weeks in a plan of 2"]],
  ["macro week 0", getPlan([[]], { firstMacroWeek: 0 }), ["the first macro week is 0"]],
  ["half a macro week", getPlan([[]], { firstMacroWeek: 1.5 }), ["the first macro week is 1.5"]],
  ["a start that is no day", { ...getPlan([[]]), startDate: "2026-02-30" }, ['"2026-02-30" is no day']],
  ["a week that starts on no day", getPlan([{ days: [], startDate: "soon" }]), ['"soon" is no day']],
  ["a week without a number", getPlan([{ days: [], week: 0.5 }]), ["weeks without numbers"]],
  ["one week of two without a macro week", getPlan([[], { days: [], macroWeek: Number.NaN }]), ["weeks without numbers"]],
]);

const SESSIONS = cases("well-formed", [
  ["a session on no day", one({ date: "2026-13-01" }), ['w1d1: "2026-13-01" is no day']],
  ["weekday 8", one({ weekday: 8 as 7, date: "2026-11-23" }), ["w1d1: 8 is no weekday"]],
  ["weekday 0", one({ weekday: 0 as 1, date: "2026-11-23" }), ["w1d1: 0 is no weekday"]],
  ["Sunday", one({ weekday: 7 }), []],
  ["a code of nothing", one({ code: "XX" as "RE" }), ['w1d1: "XX" is no code of a session']],
  ["half a minute", one({ duration: 30.5, load: 122 }), [WHOLE]],
  ["day 0", one({ day: 0 }), [WHOLE]],
  ["half a week", one({ week: 1.5 }), [WHOLE]],
  ["RPE 0", one({ intensityLevel: 0.9 }), [SCALE]],
  ["RPE 1", one({ intensityLevel: 1 }), []],
  ["RPE 11", one({ intensityLevel: 10.1 }), [SCALE]],
  ["complexity 11", one({ complexity: 11 }), [SCALE]],
  ["complexity 10", one({ complexity: 10 }), []],
  ...(["load", "ironLoad", "tonnage", "distance"] as const).flatMap((field) => [
    [`a negative ${field}`, one({ [field]: -1 }), [AMOUNT]] as const,
    [`an endless ${field}`, one({ [field]: 1e6 + 1 }), [AMOUNT]] as const,
  ]),
  ["a million metres", one({ distance: 1e6 }), []],
  ["a hundred lines", main(...Array.from({ length: 98 }, () => rest(12))), []],
  ["a hundred and one lines", main(...Array.from({ length: 99 }, () => rest(12))), ["w1d1: 101 lines"]],
]);

const LINES = cases("well-formed", [
  ["half a set", bad({ sets: 1.5 }), [NONE]],
  ["one set", bad({ sets: 1 }), []],
  ["RPE 10 in a line", bad({ rpe: 10 }), []],
  ["RPE 0 in a line", bad({ rpe: 0 }), []],
  ["RPE 10.5 in a line", bad({ rpe: 10.5 }), [NONE]],
  ["RPE below 0 in a line", bad({ rpe: -0.5 }), [NONE]],
  ...(["recovery", "easy", "marathon", "threshold", "interval", "repetition", "race"] as const).map(
    (zone) => [`the zone ${zone}`, bad({ pace: { ...PACE, zone } }), []] as const,
  ),
  ...(["km", "500m", "100m"] as const).map((per) => [`a pace per ${per}`, bad({ pace: { ...PACE, per } }), []] as const),
  ["a zone nobody knows", bad({ pace: { ...PACE, zone: "flying" as "easy" } }), [NONE]],
  ["a pace per mile", bad({ pace: { ...PACE, per: "mile" as "km" } }), [NONE]],
  ...(["reps", "seconds", "metres", "restSeconds"] as const).map(
    (field) => [`less than no ${field}`, main(line("Glute bridge", { dose: { totalSeconds: 1200, [field]: -1 } })), [NONE]] as const,
  ),
  ["less than no time", main(rest(1300), rest(-100)), [NONE]],
  ...(["kilograms", "bar", "oneRepMax", "percent"] as const).map(
    (field) => [`less than no ${field}`, bad({ load: { ...LOAD, [field]: -1 } }), [NONE]] as const,
  ),
  ...(["fastest", "slowest"] as const).map((field) => [`${field} below 0`, bad({ pace: { ...PACE, [field]: -1 } }), [NONE]] as const),
  ...(["low", "high"] as const).map(
    (field) => [`${field} below 0`, bad({ power: { low: 100, high: 120, estimated: false, [field]: -1 } }), [NONE]] as const,
  ),
]);

export const WHOLE_CASES = [...COMPLETE, ...MINUTES, ...LABELS, ...PLANS, ...SESSIONS, ...LINES];
