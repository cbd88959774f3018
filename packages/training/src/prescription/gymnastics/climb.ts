import { healthCheck } from "../../health/exercise-limits.ts";
import type { Level } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isWithinLimits } from "../../injuries/limits/substitute-exercise.ts";
import { isGymnast } from "../../selection/gates/gate-table.ts";
import { nextGate } from "../../selection/gates/next-gate.ts";
import { movementGate } from "../../selection/gates/movement-gate.ts";
import { aimsAtPulls, type SkillGoal, statedSkills } from "../../athlete/stated/stated-skills.ts";
import { bestSet } from "../../selection/gates/rep-ceiling.ts";
import type { PlanContext } from "../../context/context.ts";
import { SKILL_LADDERS, type Rung, type Skill } from "./skill-ladders.ts";

/** Half of a best set is at least one repetition from here on. */
const FEWEST_TO_PRACTISE = 2;
/** Below the highest open rung in the first four weeks; one up every four weeks. The experienced practise what they are best at from the start. */
const RUNGS_BELOW: { readonly [level in Level]: number } = { beginner: 2, intermediate: 2, advanced: 0, elite: 0 };

/** A rung, and what it stands for when an injury, equipment or a dislike closes the one of the week. */
export interface Step {
  readonly rung: Rung;
  readonly replaced?: { readonly name: string; readonly reason: string };
}

/**
 * The rung of this skill in a macro week: among those that the gates leave open one higher from phase to phase, the highest from macro
 * week 9 on. When injury, equipment or a dislike closes it, the nearest easier one. Undefined when there is none.
 */
export function getStep(context: PlanContext, skill: Skill, macroWeek: number): Step | undefined {
  const wanted = findRung(context, skill, macroWeek);
  if (wanted === undefined) return undefined;
  if (context.picker.allows(wanted.exercise)) return { rung: wanted };
  const easier = SKILL_LADDERS[skill].slice(0, SKILL_LADDERS[skill].indexOf(wanted)).toReversed();
  const isStrong = rungsBelow(context) === 0;
  const others = skill === "pull" ? [...easier, ...ON_A_BAR] : easier;
  const rung = others.find(
    (candidate) =>
      isBehindGate(context, candidate) &&
      context.picker.allows(candidate.exercise) &&
      !NO_SKILL.has(candidate.exercise) &&
      !(isStrong && LEADING_DRILLS.has(candidate.exercise)),
  );
  return rung === undefined ? undefined : { rung, replaced: closing(context, wanted) };
}

/** Without rings and bands a pull-up is learned on the bar. */
const ON_A_BAR: readonly Rung[] = [
  { exercise: "Foot-assisted pull-up", cue: "Toes on a box: as much help as it takes, three seconds down.", dose: 4 },
  { exercise: "Negative pull-up", cue: "Up with a step, five seconds down.", dose: 2 },
];

/** A plank practises no handstand and a short split squat no pistol: another skill has its turn instead. */
const NO_SKILL: ReadonlySet<string> = new Set([
  "Plank",
  "Split squat (short range)",
  "Step-up (low box)",
  "Dead bug",
  "Incline push-up",
  "Push-up",
]);

/** What led to the skill is no practice for those who have it. */
const LEADING_DRILLS: ReadonlySet<string> = new Set(["Kip swing drill", "Muscle-up transition drill", "Hanging knee raise", "Plank"]);

/** Why nothing of a skill can be practised this week. */
export function whyClosed(context: PlanContext, skill: Skill, macroWeek: number): Step["replaced"] {
  const wanted = findRung(context, skill, macroWeek);
  return wanted === undefined ? undefined : closing(context, wanted);
}

function closing({ picker }: PlanContext, { exercise }: Rung): NonNullable<Step["replaced"]> {
  return { name: exercise, reason: picker.pick(exercise).replaced?.reason ?? "Something easier comes first." };
}

function findRung(context: PlanContext, skill: Skill, macroWeek: number): Rung | undefined {
  const open = SKILL_LADDERS[skill].filter((rung) => isBehindGate(context, rung));
  // What somebody wants to learn begins a rung higher, a press as high as its gates are open: an incline push-up leads to no handstand.
  const aimed = isAimed(context, skill) ? (skill === "press" ? 2 : 1) : 0;
  const below = Math.max(0, rungsBelow(context) - aimed - Math.floor((macroWeek - 1) / 4));
  // What the athlete has shown is where practice starts: what led to it is behind.
  const proven = open.findLastIndex((rung) => isProven(context, rung));
  const highest = open.length - 1 - below;
  // Strict pull-ups lead to what somebody wants to learn until its gate is open: a swing on the bar replaces none of them.
  const next = open[highest]?.exercise ?? "";
  const isSwing = next === "Kip swing drill" || (KIPPED_NAMES.test(next) && goalGates(context).length > 0);
  const isBuilding = open[proven]?.exercise === "Pull-up (strict)" && isSwing;
  return open[isBuilding && aimsAtPulls(context.athlete) ? proven : Math.max(0, proven, highest)];
}

/** Skills that somebody may want to learn by name; pulls and presses begin at what the profile shows. */
const AIMS_OF: { readonly [skill in Skill]?: readonly SkillGoal[] } = {
  rings: ["muscle-up", "ring-muscle-up", "dip"],
  press: ["handstand-push-up"],
  walk: ["handstand", "handstand-walk", "handstand-push-up"],
  skips: ["double-under"],
  pistol: ["pistol"],
};

function isAimed({ athlete }: PlanContext, skill: Skill): boolean {
  const aims = AIMS_OF[skill];
  return aims !== undefined && statedSkills(`${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`).some((aim) => aims.includes(aim));
}

function rungsBelow({ level, athlete }: PlanContext): number {
  return isGymnast(athlete) ? 0 : RUNGS_BELOW[level];
}

/** A skill with a number of its own in the profile, not one that is only likely from another number. */
function isProven({ athlete }: PlanContext, { exercise }: Rung): boolean {
  if (exercise === "Handstand walk") return athlete.gymnastics.handstandWalk === true;
  const best = OWN_NUMBER.has(exercise) ? bestSet(exercise, athlete) : undefined;
  return best?.isKnown === true && best.reps >= FEWEST_TO_PRACTISE;
}

const OWN_NUMBER: ReadonlySet<string> = new Set(["Pull-up (strict)", "Handstand push-up (strict)", "Bar muscle-up", "Ring muscle-up"]);

function isBehindGate({ athlete }: PlanContext, rung: Rung): boolean {
  const best = bestSet(rung.exercise, athlete);
  const isReady = rung.isReady?.(athlete) ?? true;
  const isEnough = best === undefined || best.reps >= FEWEST_TO_PRACTISE || (best.isKnown && isSingle(rung.exercise, best.reps));
  return isReady && isEnough && movementGate(rung.exercise, athlete).met;
}

/** Whoever has one muscle-up practises singles: nothing else leads to the second. */
function isSingle(exercise: string, reps: number): boolean {
  return reps === 1 && exercise.endsWith("muscle-up");
}

const KIPPED_NAMES = /kip|butterfly|muscle-up|toes-to-bar|chest-to-bar/iu;
const UPSIDE_DOWN = /handstand|wall walk/iu;

/** The movement that a skill to learn ends in, and what it is called in a sentence. */
const SKILL_GOALS: { readonly [aim in SkillGoal]?: readonly [name: string, opens: string] } = {
  "muscle-up": ["Bar muscle-up", "the bar muscle-up"],
  "ring-muscle-up": ["Ring muscle-up", "the ring muscle-up"],
  "handstand-walk": ["Handstand walk", "walking"],
  "handstand-push-up": ["Handstand push-up (strict)", "the strict handstand push-up"],
  "kipping-pull-up": ["Pull-up (kipping)", "kipping"],
  "toes-to-bar": ["Toes-to-bar", "toes-to-bar"],
  "rope-climb": ["Rope climb", "rope climbs"],
  "double-under": ["Double-under", "double-unders"],
  pistol: ["Pistol squat", "pistols"],
  dip: ["Dip (parallel bar)", "dips"],
};

/** What opens the skills that somebody wants to learn. */
export function goalGates({ athlete }: PlanContext): readonly string[] {
  return statedSkills(`${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`).flatMap((aim) => {
    const [name, opens] = SKILL_GOALS[aim] ?? [];
    return name === undefined || opens === undefined ? [] : (nextGate(name, opens, athlete) ?? []);
  });
}

/** What opens the next rung, as a sentence; undefined at the top of the ladder, and where an injury ends it for now. */
export function nextRung({ athlete, limits, health }: PlanContext, skill: Skill): string | undefined {
  for (const { exercise: name, opens } of SKILL_LADDERS[skill]) {
    if (opens === undefined) continue;
    const exercise = findExercise(name);
    if (exercise !== undefined && (!isWithinLimits(exercise, limits) || healthCheck(health, () => "")(exercise) !== undefined))
      return undefined;
    // What was forbidden opens with nobody's repetitions.
    if ((!health.kipping && KIPPED_NAMES.test(name)) || (!health.overhead && UPSIDE_DOWN.test(name))) return undefined;
    const closed = nextGate(name, opens, athlete);
    if (closed !== undefined) return closed;
    const best = bestSet(name, athlete);
    if (best !== undefined && best.reps < FEWEST_TO_PRACTISE && !(best.isKnown && isSingle(name, best.reps)))
      return `sets of ${opens.replace(/^the /u, "")}s, from ${FEWEST_TO_PRACTISE} in a row on; ${best.isKnown ? `you have ${best.reps}` : "yours are not known yet"}.`;
  }
  return undefined;
}
