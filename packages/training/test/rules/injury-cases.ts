import type { Athlete } from "#training/athlete/athlete.ts";
import { line, named, getPlan, strengthDay } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const hurt = (injuries: string): Partial<Athlete> => ({ injuries });
const stressed = (name: string): string => `w1d1: ${name} stresses an injured region too much`;

export const INJURY_CASES = cases("injuries", [
  ["squats on a sore knee", named("Back squat", "Back squat"), [stressed("Back squat"), stressed("Back squat")], hurt("knee pain")],
  ["a bridge on a sore knee", named("Glute bridge"), [], hurt("knee pain")],
  [
    "squats as a substitution",
    strengthDay([line("Glute bridge", { substitutions: ["Back squat", "Dead bug"] })]),
    [stressed("Back squat")],
    hurt("knee pain"),
  ],
  ["something nobody knows", named("Flying"), [], hurt("knee pain")],
  ["squats on an old injury", named("Back squat"), [], hurt("old knee injury, fully healed")],
  [
    "any workout with red flags",
    getPlan([[{ weekday: 1 }, { weekday: 2 }]]),
    ["w1d1", "w1d2"].map((id) => `${id}: a workout although the text holds red flags`),
    hurt("chest pain when running"),
  ],
  ["RPE 6 in pregnancy, cleared", strengthDay([], { intensityLevel: 6 }), [], hurt("32 weeks pregnant, cleared by my midwife")],
  [
    "RPE 7 in pregnancy, cleared",
    strengthDay([], { intensityLevel: 7 }),
    ["w1d1: RPE 7 is above 6"],
    hurt("32 weeks pregnant, cleared by my midwife"),
  ],
  ["RPE 3 in pregnancy before a clearance", strengthDay([], { intensityLevel: 3 }), [], hurt("pregnant, second trimester")],
  [
    "RPE 4 in pregnancy before a clearance",
    strengthDay([], { intensityLevel: 4 }),
    ["w1d1: RPE 4 is above 3"],
    hurt("pregnant, second trimester"),
  ],
  ["RPE 8 with high blood pressure", strengthDay([], { intensityLevel: 8 }), [], hurt("high blood pressure")],
  ["RPE 9 with high blood pressure", strengthDay([], { intensityLevel: 9 }), ["w1d1: RPE 9 is above 8"], hurt("high blood pressure")],
  ["a run on a tight calf", named("Long run"), [], hurt("tight calf 2/10")],
  ["a run on a calf at 4", named("Easy run"), [stressed("Easy run")], hurt("calf 4/10")],
  ["a run with walks on a calf at 4", named("Run-walk intervals"), [], hurt("calf 4/10")],
  ["a run with walks on a shin at 4", named("Run-walk intervals"), [stressed("Run-walk intervals")], hurt("shin 4/10")],
  ["a deadlift on a back at 2", named("Deadlift"), [], hurt("tight lower back 2/10")],
  ["a deadlift on a back at 3", named("Deadlift"), [stressed("Deadlift")], hurt("lower back 3/10")],
  ["slow calf raises on a calf at 4", named("Calf raise"), [], hurt("calf 4/10")],
  [
    "loaded calf raises on a calf at 4",
    named("Single-leg calf raise (loaded)"),
    [stressed("Single-leg calf raise (loaded)")],
    hurt("calf 4/10"),
  ],
  ["RPE 4 on the third day of a back at 8", strengthDay([], { weekday: 3, intensityLevel: 4 }), [], hurt("back 8/10")],
  [
    "RPE 5 on the third day of a back at 8",
    strengthDay([], { weekday: 3, intensityLevel: 5 }),
    ["w1d1: more than gentle movement on one of the first three days"],
    hurt("back 8/10"),
  ],
  ["RPE 5 on the fourth day of a back at 8", strengthDay([], { weekday: 4, intensityLevel: 5 }), [], hurt("back 8/10")],
  [
    "an AMRAP in the first week of a back at 7",
    strengthDay([], { weekday: 7, mainFormat: { kind: "amrap", label: "AMRAP 12" } }),
    ["w1d1: scored work before the back or neck is ready for it"],
    hurt("back 7/10"),
  ],
  [
    "an AMRAP in the first week of a wrist at 7",
    strengthDay([], { mainFormat: { kind: "amrap", label: "AMRAP 12" } }),
    [],
    hurt("wrist 7/10"),
  ],
  ["RPE 10 in good health", strengthDay([], { intensityLevel: 10 }), []],
]);
