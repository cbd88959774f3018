import { totalSeconds, type DraftItem, type SessionBrief } from "../../context/draft.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isWithinLimits } from "../../injuries/limits/substitute-exercise.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { goalGates, nextRung, type Step, getStep, whyClosed } from "./climb.ts";
import type { Rung, Skill } from "./skill-ladders.ts";
import { getPractice } from "./practice.ts";
import { getSkills, skillWeek } from "./turns.ts";

export interface SkillBlock {
  readonly items: readonly DraftItem[];
  readonly skills: readonly Skill[];
  readonly rhythm: "sets" | "emom";
  /** What opens the next rungs: one sentence for each skill. */
  readonly gates: readonly string[];
}

/**
 * Two skills of the week, a third when there is time. From the fifth week on, and whenever time is short, the first two take turns
 * minute by minute.
 */
export function skillBlock(brief: SessionBrief, seconds: number): SkillBlock {
  const steps = getSteps(brief);
  // Single muscle-ups with their own rest become more of them; a turn every second minute would keep them few.
  const isSingles = steps[0]?.rung.exercise.endsWith("muscle-up") === true && seconds >= TWO_SKILLS;
  const emom = steps.length > 1 && !isSingles && canTakeTurns(brief, seconds);
  const items: DraftItem[] = [];
  steps.forEach(({ rung, choice }, index) => {
    const isTurn = emom && index < 2;
    const mostSeconds = isTurn ? seconds / 2 : seconds - totalSeconds(items);
    const item = getPractice(
      brief,
      rung,
      choice,
      isTurn ? { kind: "emom", minute: index === 0 ? "Odd" : "Even" } : { kind: "sets" },
      mostSeconds,
    );
    if (index === 0 || isTurn || (item.sets ?? 1) >= FEWEST_SETS) items.push(item);
  });
  const skills = steps.slice(0, items.length).map(({ skill }) => skill);
  const asked = goalGates(brief.context);
  const gates = asked.length > 0 ? asked : skills.flatMap((skill) => nextRung(brief.context, skill) ?? []);
  return { items, skills, rhythm: emom ? "emom" : "sets", gates: [...new Set(gates)].slice(0, MOST_GATES) };
}

/** Fewer sets of another skill are not worth the change. */
const FEWEST_SETS = 3;
/** Two skills one after the other, each with its own rests, take this long. */
const TWO_SKILLS = 960;
/** Ten minutes are the shortest EMOM of two skills. */
const SHORTEST_EMOM = 600;

function canTakeTurns({ frame, isRecovery, isTaper }: SessionBrief, seconds: number): boolean {
  const isLight = frame.isDeload || isRecovery || isTaper;
  return isLight ? seconds >= 480 : seconds >= SHORTEST_EMOM && (frame.phase !== "foundation" || seconds < TWO_SKILLS);
}

const MOST_GATES = 2;

interface Practice {
  readonly skill: Skill;
  readonly rung: Rung;
  readonly choice: Choice;
}

/** The rungs of the week; what is closed by an injury, equipment or a dislike gives its place to another skill, and the line says so. */
function getSteps(brief: SessionBrief): readonly Practice[] {
  const { context, frame } = brief;
  const macroWeek = skillWeek(brief);
  const { wanted, otherwise } = getSkills(brief);
  const spare = [...otherwise];
  const steps: Practice[] = [];
  const add = (skill: Skill, instead?: Step["replaced"]): boolean => {
    const step = getStep(context, skill, macroWeek);
    if (step === undefined || steps.some(({ rung }) => rung.exercise === step.rung.exercise)) return false;
    const replaced = instead ?? step.replaced;
    const { exercise } = context.picker.pick(step.rung.exercise);
    steps.push({ skill, rung: step.rung, choice: { exercise, ...(replaced === undefined ? {} : { replaced }) } });
    return true;
  };
  const other = macroWeek % 2 === 0 && !frame.isDeload;
  for (const skill of wanted) {
    // Where an injury leaves only something easier, that takes turns with a skill that is open: two weeks of it are enough.
    const injured = other && steps.length < MOST_ALTERNATED ? injuredRung(context, skill, macroWeek) : undefined;
    if (injured !== undefined) {
      const lowered = (candidate: Alternate): typeof injured => ({
        ...injured,
        reason: `${injured.reason} ${ALTERNATE_REASONS[candidate]}`,
      });
      const isOpen = (candidate: Skill): boolean => {
        const step = getStep(context, candidate, macroWeek);
        return step?.replaced === undefined && !FOR_LEARNERS.has(step?.rung.exercise ?? "");
      };
      const instead = ALTERNATE_SKILLS.find(
        (candidate) => spare.includes(candidate) && isOpen(candidate) && add(candidate, lowered(candidate)),
      );
      if (instead !== undefined) {
        spare.splice(spare.indexOf(instead), 1);
        continue;
      }
    }
    if (add(skill)) continue;
    // Two skills on one rung: nothing is closed, another has its turn.
    const isDouble = getStep(context, skill, macroWeek) !== undefined;
    const replaced = isDouble ? undefined : whyClosed(context, skill, macroWeek);
    const near = NEAREST_SKILLS[skill] ?? [];
    spare.sort((a, b) => nearness(near, a) - nearness(near, b));
    // A split squat in the place of a handstand is no skill: then the other one has the time.
    const isSkill = (candidate: Skill): boolean => !LEG_DRILLS.has(getStep(context, candidate, macroWeek)?.rung.exercise ?? "");
    for (let done = false; spare.length > 0 && !done;) {
      const candidate = spare.shift() ?? "shapes";
      done = isSkill(candidate) && add(candidate, near.includes(candidate) ? replaced : undefined);
    }
  }
  return steps.length > 0 ? steps : [anything(brief)];
}

/** The first rungs of legs and trunk: no turn for who practises a handstand. */
const FOR_LEARNERS: ReadonlySet<string> = new Set(["Split squat (short range)", "Step-up (low box)", "Dead bug", "Single-under"]);
const LEG_DRILLS: ReadonlySet<string> = new Set(["Split squat (short range)", "Step-up (low box)"]);
/** What trains most of a closed skill: a muscle-up is a pull first. */
const NEAREST_SKILLS: { readonly [skill in Skill]?: readonly Skill[] } = {
  pull: ["rope", "rings"],
  rings: ["pull", "rope", "press"],
  rope: ["pull"],
  press: ["walk", "rings"],
  walk: ["press"],
  toes: ["pull", "shapes"],
};

function nearness(near: readonly Skill[], skill: Skill): number {
  const at = near.indexOf(skill);
  return at === -1 ? near.length : at;
}

/** Skills that give way in every other week. */
const MOST_ALTERNATED = 2;
/** Skills for legs and trunk, most worth practising first. */
const ALTERNATE_SKILLS = ["pistol", "skips", "toes", "shapes"] as const;
type Alternate = (typeof ALTERNATE_SKILLS)[number];
const ALTERNATE_REASONS: { readonly [skill in Alternate]: string } = {
  pistol: "It is the legs' turn this week.",
  skips: "It is the legs' turn this week.",
  toes: "It is the trunk's turn this week.",
  shapes: "It is the trunk's turn this week.",
};

/** What an injury closes of a skill this week, when it leaves an easier rung of it. */
function injuredRung(context: PlanContext, skill: Skill, macroWeek: number): Step["replaced"] {
  const replaced = getStep(context, skill, macroWeek)?.replaced;
  const exercise = findExercise(replaced?.name ?? "");
  return exercise === undefined || isWithinLimits(exercise, context.limits) ? undefined : replaced;
}

/** When every ladder is closed: the nearest to a hollow hold that is open. */
function anything({ context }: SessionBrief): Practice {
  const choice = context.picker.pick("Hollow hold");
  return {
    skill: "shapes",
    rung: { exercise: choice.exercise.name, cue: "Slow and controlled; keep breathing.", dose: 20, held: true },
    choice,
  };
}
