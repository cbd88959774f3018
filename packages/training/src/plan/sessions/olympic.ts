import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { repCeiling } from "../../gates/rep-ceiling.ts";
import { setsItem, timedItem } from "../items.ts";
import { buildMetcon, type BuiltMetcon } from "../metcon/build-metcon.ts";
import { fitSets, templateDoses } from "../strength/fit-sets.ts";
import { type LiftDose, liftDose } from "../strength/lift-dose.ts";
import type { Slot } from "../strength/templates.ts";
import { assemble } from "./assemble.ts";
import { listOf, metconStimulus, metconStrategy, short } from "./metcons.ts";

/** Snatch one week, clean and jerk the next, then squat and a short metcon. Beginners learn the lifts with pipe and dumbbells. */
export function olympicSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const lift = olympicLift(brief);
  const squat: Slot = { role: context.level === "beginner" ? "volume" : "secondary", options: [brief.frame.macroWeek % 2 === 1 ? "Back squat" : "Front squat"] };
  const squatDoses = templateDoses(brief, [squat, { role: "accessory", options: ["Single-arm dumbbell row", "Face pull", "Chest-supported row"] }], [lift.choice.exercise.name]);
  const easy = brief.frame.isDeload || brief.isRecovery;
  const metconMinutes = easy ? 5 : context.level === "beginner" ? 7 : 8;
  let built: BuiltMetcon | undefined;
  const ramp = lift.dose?.load === undefined ? {} : { ramp: { choice: lift.choice, load: lift.dose.load } };
  const blocks = assemble(
    brief,
    "olympic",
    (seconds) => {
      built = buildMetcon(brief, "short", Math.min(metconMinutes * 60 * (brief.isTaper ? 0.6 : 1), seconds * 0.25));
      const left = seconds - totalSeconds(built?.items ?? []);
      const skill = liftItems(brief, lift, left * 0.5);
      return { skill, strength: fitSets(brief, squatDoses, left - totalSeconds(skill)), mainWorkout: built?.items ?? [] };
    },
    ramp,
  );
  const name = lift.choice.exercise.name;
  const first = (blocks.skill ?? [])[0];
  const dose = first === undefined ? "" : ` ${first.sets ?? 1} × ${first.reps ?? first.duration ?? ""}${first.weight === undefined ? "" : ` at ${first.weight}`}`;
  return {
    title: `${brief.frame.isDeload ? "Deload: " : ""}${name === "Technique PVC snatch and clean drill" ? "Olympic lifting technique" : `${name}${dose}`}, squat and ${built?.format.label ?? "finish"}`,
    description: `Speed first, then strength, then breath${built === undefined ? "." : `: the short workout is ${listOf(built.movements.map(short))}.`}`,
    intent: "Powerful, precise lifting while fresh; a short hit of conditioning at the end.",
    movementFocus: ["olympic", "squat", "conditioning"],
    complexity: context.level === "beginner" ? 5 : 8,
    blocks,
    ...(built === undefined ? {} : { mainFormat: built.format }),
    notes: {
      stimulus: `The lifts are fast and identical; stop a set when the bar drifts. ${metconStimulus("short", easy)}`,
      strategy: `Reset fully between repetitions. ${built === undefined ? "" : metconStrategy(built)}`.trim(),
    },
  };
}

interface OlympicLift {
  readonly choice: Choice;
  readonly dose?: LiftDose;
}

const NOVICE_REASON = "The full lifts come after the positions: pipe and dumbbells teach them.";

function olympicLift(brief: SessionBrief): OlympicLift {
  const { context, frame } = brief;
  const names = frame.macroWeek % 2 === 1 ? ["Snatch", "Power snatch"] : ["Clean and jerk", "Power clean"];
  const wanted = names[0] ?? "Snatch";
  const open = context.level === "beginner" ? [] : names.filter((name) => context.picker.allows(name));
  for (const name of open) {
    const exercise = context.picker.pick(name).exercise;
    const dose = liftDose(brief, exercise, "olympic");
    if (dose?.load === undefined) continue;
    return { choice: name === wanted ? { exercise } : { ...context.picker.pick(wanted), exercise }, dose };
  }
  const drill = context.picker.pickFirst(["Technique PVC snatch and clean drill", "Dumbbell snatch", "Air squat"]);
  return { choice: { exercise: drill.exercise, replaced: { name: wanted, reason: context.level === "beginner" ? NOVICE_REASON : (drill.replaced?.reason ?? "There is no tested lift to take a weight from; technique builds it.") } } };
}

function liftItems(brief: SessionBrief, { choice, dose }: OlympicLift, seconds: number): DraftItem[] {
  const { context, frame } = brief;
  const easy = frame.isDeload || brief.isRecovery;
  if (dose === undefined) {
    const sets = Math.max(3, Math.min(easy ? 4 : 6, Math.floor(seconds / 90)));
    const drill = setsItem(context, choice, { sets, reps: 5, restSeconds: 60, rpe: 4, notes: "Positions: floor, knee, hip, catch. Slow, then fast." });
    return [drill];
  }
  const wanted = easy ? 3 : brief.isTaper ? 4 : 6 + ((frame.macroWeek - 1) % 2);
  const perSet = dose.reps * 4 + dose.restSeconds;
  const sets = Math.max(2, Math.min(wanted, dose.mostSets, Math.floor(seconds / perSet)));
  return [setsItem(context, choice, { ...dose, sets, notes: "Miss once: take 5 % off. No grinding." })];
}

/** Skill practice well away from failure, then strict strength. */
export function gymnasticsSession(brief: SessionBrief, easyMinutes: number): SessionDraft {
  const { frame } = brief;
  const easy = frame.isDeload || brief.isRecovery;
  const doses = templateDoses(brief, [
    { role: "pull-up", options: ["Pull-up (strict)"] },
    { role: "accessory", options: ["Dip (parallel bar)", "Push-up", "Incline push-up"] },
    { role: "accessory", options: ["Ring row", "Chest-supported row", "Face pull"] },
    { role: "accessory", options: ["Seated dumbbell press", "Pike push-up", "Landmine press"] },
    { role: "trunk", options: ["Hollow hold", "Plank", "Dead bug"] },
  ]);
  let skills: DraftItem[] = [];
  const blocks = assemble(brief, "gymnastics", (seconds) => {
    const aerobic = easyMinutes === 0 ? [] : aerobicPart(brief, Math.min(easyMinutes * 60, seconds * 0.4));
    const left = seconds - totalSeconds(aerobic);
    skills = skillItems(brief, left * 0.45, easy);
    const names = new Set(skills.map((item) => item.name));
    const strict = fitSets(brief, doses.filter((dose) => !names.has(dose.choice.exercise.name)), left - totalSeconds(skills));
    const main = strict.length + aerobic.length > 0 ? aerobic : aerobicPart(brief, Math.max(300, left - totalSeconds(skills)));
    return { skill: skills, strength: strict, ...(main.length === 0 ? {} : { mainWorkout: main }) };
  });
  const names = skills.map((item) => item.name.replace(/ \((strict|kipping)\)/u, "").toLowerCase());
  return {
    title: `${frame.isDeload ? "Deload: gymnastics" : "Gymnastics"}: ${listOf(names)}${easyMinutes === 0 ? " and strict strength" : " and easy engine"}`,
    description: "Quality practice in short sets, long before fatigue, then strict strength for the same shapes.",
    intent: "Skill: better positions and more repetitions in reserve.",
    movementFocus: ["gymnastics", "pull", "trunk"],
    complexity: 6,
    blocks,
    ...(easyMinutes === 0 ? {} : { mainFormat: { kind: "steady" as const, label: "easy aerobic finish" } }),
    notes: {
      stimulus: "Fresh and focused. Every repetition looks like the best one; stop the set when it does not.",
      strategy: "Practise at 30–50 % of your maximum with full rests. Film one set. Strict strength is slow on the way down.",
    },
  };
}

function aerobicPart(brief: SessionBrief, seconds: number): DraftItem[] {
  const choice = brief.context.picker.pick(brief.frame.macroWeek % 2 === 1 ? "Row erg" : "Bike erg");
  if (seconds < 300) return [];
  return [timedItem(brief.context, choice, { seconds: 60 * Math.floor(seconds / 60), rpe: 3, notes: "Nose breathing, one even pace." })];
}

const SKILL_TURNS: readonly (readonly string[])[] = [
  ["Handstand hold", "Kip swing drill"],
  ["Toes-to-bar", "Wall walk"],
  ["Ring muscle-up", "Handstand push-up (strict)"],
  ["Chest-to-bar pull-up", "Handstand walk"],
  ["Bar muscle-up", "Pistol squat"],
];

const HELD = new Set(["Handstand hold", "Plank", "Hollow hold", "Handstand walk", "Breathing drill (supine)", "Dead bug"]);

function skillItems(brief: SessionBrief, seconds: number, easy: boolean): DraftItem[] {
  const { frame } = brief;
  const turn = SKILL_TURNS[(frame.macroWeek - 1 + brief.occurrence * 2 + (brief.code === "GYE" ? 1 : 0)) % SKILL_TURNS.length] ?? [];
  const taken = new Set<string>();
  return turn.flatMap((name) => {
    const choice = practisable(brief, name);
    if (taken.has(choice.exercise.name)) return [];
    taken.add(choice.exercise.name);
    const perSet = 30 + 60;
    const sets = Math.max(2, Math.min(easy ? 4 : 7, Math.floor(seconds / turn.length / perSet)));
    return [skillSets(brief, choice, sets)];
  });
}

/** A skill nobody has done yet is practised through its drill. */
function practisable(brief: SessionBrief, name: string): Choice {
  const { picker, athlete } = brief.context;
  const choice = picker.pick(name);
  const ceiling = repCeiling(choice.exercise.name, athlete);
  const drill = DRILLS.get(choice.exercise.name);
  if (ceiling === undefined || ceiling.perSession >= 4 || drill === undefined) return choice;
  return { exercise: picker.pickFirst(drill).exercise, replaced: { name, reason: "The drill comes first: your best set is still too small to practise with." } };
}

const DRILLS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Ring muscle-up", ["Muscle-up transition drill", "Ring row"]],
  ["Bar muscle-up", ["Kip swing drill", "Ring row"]],
  ["Handstand push-up (strict)", ["Pike push-up", "Wall walk", "Seated dumbbell press"]],
  ["Chest-to-bar pull-up", ["Band-assisted pull-up", "Ring row"]],
]);

function skillSets(brief: SessionBrief, choice: Choice, sets: number): DraftItem {
  const { context } = brief;
  const notes = "Quality only, well away from failure.";
  const name = choice.exercise.name;
  const most = maximumOf(brief, name);
  if (HELD.has(name) || choice.exercise.category === "cardio") return timedItem(context, choice, { seconds: 25, sets, restSeconds: 60, rpe: 5, notes });
  const reps = most === undefined ? 4 : Math.max(1, Math.floor(most * 0.4));
  const allowed = most === undefined ? sets : Math.max(1, Math.min(sets, Math.floor((most * 2) / reps)));
  const why = most === undefined ? undefined : `40 % of your best set of ${most}.`;
  return setsItem(context, choice, { sets: allowed, reps, restSeconds: 60, rpe: 5, notes, ...(why === undefined ? {} : { why }) });
}

function maximumOf(brief: SessionBrief, name: string): number | undefined {
  const { gymnastics, level } = brief.context.athlete;
  const unknown = level === "beginner" ? 0 : 1;
  if (name === "Ring muscle-up") return gymnastics.ringMuscleUps ?? unknown;
  if (name === "Bar muscle-up") return gymnastics.barMuscleUps ?? unknown;
  if (name.startsWith("Handstand push-up")) return gymnastics.handstandPushUps ?? unknown;
  if (name.startsWith("Chest-to-bar") || name.startsWith("Pull-up")) return gymnastics.strictPullUps ?? unknown;
  return undefined;
}
