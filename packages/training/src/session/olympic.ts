import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { setsItem } from "../prescription/items.ts";
import { buildMetcon, type BuiltMetcon } from "../prescription/metcon/build-metcon.ts";
import { fitSets, strengthDoses } from "../prescription/strength/fit-sets.ts";
import { type LiftDose, liftDose } from "../prescription/strength/lift-dose.ts";
import { assemble } from "./assemble.ts";
import { inSentence, listOf, shortName } from "../model/words.ts";
import { metconStimulus, metconStrategy } from "./metcons.ts";

/** Snatch one week, clean and jerk the next, then squat and a short metcon. Beginners learn the lifts with pipe and dumbbells. */
export function olympicSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const lift = olympicLift(brief);
  const squatDoses = strengthDoses(brief, [lift.choice.exercise.name]);
  const easy = brief.frame.isDeload || brief.isRecovery;
  const metconMinutes = easy ? 5 : context.level === "beginner" ? 7 : 8;
  let built: BuiltMetcon | undefined;
  let isSprint = false;
  const ramp = lift.dose?.load === undefined ? {} : { ramp: { choice: lift.choice, load: lift.dose.load } };
  const blocks = assemble(
    brief,
    "olympic",
    (seconds) => {
      isSprint = canSprint(brief);
      built = isSprint ? buildMetcon(brief, "sprint", Math.min(SPRINT_SECONDS, seconds * 0.3)) : undefined;
      isSprint = built !== undefined;
      built ??= buildMetcon(brief, "short", Math.min(metconMinutes * 60 * (brief.isTaper ? 0.6 : 1), seconds * 0.25));
      const left = seconds - totalSeconds(built?.items ?? []);
      const skill = isLifted(lift) ? liftItems(brief, lift, left * 0.5) : [];
      return { skill, strength: fitSets(brief, squatDoses, left - totalSeconds(skill)), mainWorkout: built?.items ?? [] };
    },
    ramp,
  );
  const name = lift.choice.exercise.name;
  const first = (blocks.skill ?? [])[0];
  const dose =
    first === undefined
      ? ""
      : ` ${first.sets ?? 1} × ${first.reps ?? first.duration ?? ""}${first.weight === undefined ? "" : ` at ${first.weight}`}`;
  const squat = (blocks.strength ?? [])[0];
  const head = isDrill(name)
    ? "Olympic lifting technique"
    : isLifted(lift)
      ? `${name}${dose}`
      : `Strength: ${shortName(squat?.name ?? name)}`;
  return {
    title: `${brief.frame.isDeload ? `Deload: ${inSentence(head)}` : head}${isLifted(lift) ? ", squat" : ""} and ${built?.format.label ?? "finish"}`,
    description: `${isLifted(lift) ? "Speed first, then strength, then breath" : "Strength first, then breath"}${built === undefined ? "." : `: the short workout is ${listOf(built.movements.map(shortName))}.`}`,
    intent: "Powerful, precise lifting while fresh; a short hit of conditioning at the end.",
    movementFocus: ["olympic", "squat", "conditioning"],
    complexity: context.level === "beginner" ? 5 : 8,
    blocks,
    ...(built === undefined ? {} : { mainFormat: built.format }),
    notes: {
      stimulus: `The lifts are fast and identical; stop a set when the bar drifts. ${metconStimulus(built, isSprint ? "sprint" : "short", easy)}`,
      strategy: `Reset fully between repetitions. ${built === undefined ? "" : metconStrategy(built)}`.trim(),
    },
  };
}

/** The sprints with their rests. */
const SPRINT_SECONDS = 660;
/** Before this week nothing is all out. */
const FIRST_SPRINTS = 3;

/** Sprints are the fast part of a CrossFit week, for those who have the technique and may go all out. */
function canSprint({ context, frame, isTaper, isRecovery }: SessionBrief): boolean {
  const isReady = context.level !== "beginner" && context.highestRpe >= 9 && frame.macroWeek >= FIRST_SPRINTS;
  return isReady && !frame.isDeload && !isTaper && !isRecovery;
}

const PULL_CUE = "Slow to the knee, then as fast as you can; shoulders shrug, arms stay long. Lower it under control.";

function isPull({ exercise }: Choice): boolean {
  return exercise.movementPattern === "olympic_pull";
}

/** Whether anything of the Olympic lifts is open: the drill counts, an air squat in their place does not. */
function isLifted({ choice }: OlympicLift): boolean {
  return choice.exercise.movementPattern.startsWith("olympic");
}

function isDrill(name: string): boolean {
  return name === "Technique PVC snatch and clean drill";
}

interface OlympicLift {
  readonly choice: Choice;
  readonly dose?: LiftDose;
}

const NOVICE_REASON = "The full lifts come after the positions: pipe and dumbbells teach them.";

function olympicLift(brief: SessionBrief): OlympicLift {
  const { context, frame } = brief;
  // Where nothing may go overhead the pull keeps the speed.
  const names = frame.macroWeek % 2 === 1 ? ["Snatch", "Power snatch", "Snatch pull"] : ["Clean and jerk", "Power clean", "Clean pull"];
  const wanted = names[0] ?? "Snatch";
  const open = context.level === "beginner" ? [] : names.filter((name) => context.picker.allows(name));
  for (const name of open) {
    const exercise = context.picker.pick(name).exercise;
    const dose = liftDose(brief, exercise, "olympic");
    if (dose?.load === undefined) continue;
    return { choice: name === wanted ? { exercise } : { ...context.picker.pick(wanted), exercise }, dose };
  }
  const drill = context.picker.pickFirst(["Technique PVC snatch and clean drill", "Dumbbell snatch", "Air squat"]);
  return {
    choice: {
      exercise: drill.exercise,
      replaced: {
        name: wanted,
        reason:
          context.level === "beginner"
            ? NOVICE_REASON
            : (drill.replaced?.reason ??
              context.picker.pick(wanted).replaced?.reason ??
              "There is no tested lift to take a weight from; technique builds it."),
      },
    },
  };
}

function liftItems(brief: SessionBrief, { choice, dose }: OlympicLift, seconds: number): DraftItem[] {
  const { context, frame } = brief;
  const easy = frame.isDeload || brief.isRecovery;
  if (dose === undefined) {
    const sets = Math.max(3, Math.min(easy ? 4 : 6, Math.floor(seconds / 90)));
    const drill = setsItem(context, choice, {
      sets,
      reps: 5,
      restSeconds: 60,
      rpe: 4,
      notes: "Positions: floor, knee, hip, catch. Slow, then fast.",
    });
    return [drill];
  }
  const wanted = easy ? 3 : brief.isTaper ? 4 : 6 + ((frame.macroWeek - 1) % 2);
  const perSet = dose.reps * 4 + dose.restSeconds;
  const sets = Math.max(2, Math.min(wanted, dose.mostSets, Math.floor(seconds / perSet)));
  return [setsItem(context, choice, { ...dose, sets, notes: isPull(choice) ? PULL_CUE : "Miss once: take 5 % off. No grinding." })];
}
