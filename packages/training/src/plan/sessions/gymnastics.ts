import { repCeiling } from "../../gates/rep-ceiling.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { setsItem, timedItem } from "../items.ts";
import { fitSets, templateDoses } from "../strength/fit-sets.ts";
import { assemble } from "./assemble.ts";
import { listOf, shortName } from "../words.ts";

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
    const strict = fitSets(
      brief,
      doses.filter((dose) => !names.has(dose.choice.exercise.name)),
      left - totalSeconds(skills),
    );
    const main = strict.length + aerobic.length > 0 ? aerobic : aerobicPart(brief, Math.max(300, left - totalSeconds(skills)));
    return { skill: skills, strength: strict, ...(main.length === 0 ? {} : { mainWorkout: main }) };
  });
  const names = skills.map((item) => shortName(item.name));
  return {
    title: `${frame.isDeload ? "Deload gymnastics" : "Gymnastics"}: ${listOf([...names, easyMinutes === 0 ? "strict strength" : "easy engine"])}`,
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
  return {
    exercise: picker.pickFirst(drill).exercise,
    replaced: { name, reason: "The drill comes first: your best set is still too small to practise with." },
  };
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
  if (HELD.has(name) || choice.exercise.category === "cardio")
    return timedItem(context, choice, { seconds: 25, sets, restSeconds: 60, rpe: 5, notes });
  const reps = most === undefined ? practiceReps(choice) : Math.max(1, Math.floor(most * 0.4));
  const allowed = most === undefined ? sets : Math.max(1, Math.min(sets, Math.floor((most * 2) / reps)));
  const why = most === undefined ? undefined : `40 % of your best set of ${most}.`;
  return setsItem(context, choice, { sets: allowed, reps, restSeconds: 60, rpe: 5, notes, ...(why === undefined ? {} : { why }) });
}

/** A wall walk is long; what stands in for a skill is easy and needs more repetitions to be worth a set. */
function practiceReps({ exercise }: Choice): number {
  if (exercise.name === "Wall walk") return 2;
  return exercise.difficulty === "beginner" ? 8 : 4;
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
