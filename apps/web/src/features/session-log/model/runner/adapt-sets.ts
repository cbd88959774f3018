import { getNumber } from "@ironpace/contract";
import { readEffortRule, type EffortRule } from "@ironpace/training";
import { changeSet } from "../change-draft.ts";
import type { DraftExercise, DraftSet, Maker, SessionDraft } from "../draft.ts";
import { changeRun } from "./run-changes.ts";
import { FRESH_RUN } from "./steps.ts";
import { loadStep } from "./shown-set.ts";

/**
 * Rates a set, and changes the open sets after it as the plan says of a set that is a point harder or easier than planned. Another answer takes
 * the first change back. A set whose load the athlete changed by hand stays as it is.
 * @param rpe - Effort of the set, 1-10.
 */
export function rateSet(draft: SessionDraft, exercise: DraftExercise, set: DraftSet, rpe: number, maker: Maker): SessionDraft {
  const rated = changeSet(restoreSets(draft, set.id, maker), set.id, { rpe: String(rpe) }, maker);
  const rule = getRule(draft);
  const planned = exercise.plan?.rpe;
  if (rule === undefined || planned === undefined) return rated;
  const open = rated.exercises.find(({ key }) => key === exercise.key)?.sets.filter(({ done }) => !done) ?? [];
  const following = open.filter(({ typed }) => getNumber(typed.weight ?? "") === getNumber(set.typed.weight ?? ""));
  const changes = following.flatMap(({ id, typed }) => {
    const next = adaptTyped(typed, rpe - planned, rule, draft.weightUnit);
    return next === undefined ? [] : [{ id, typed: { ...typed, ...next }, before: typed }];
  });
  if (changes.length === 0) return rated;
  const adapted = changes.reduce((now, { id, typed }) => changeSet(now, id, { typed }, maker), rated);
  return changeRun(adapted, {
    adapted: { setId: set.id, before: Object.fromEntries(changes.map(({ id, before }) => [id, before])) },
  });
}

/** Takes back what the effort of a set changed in the sets after it. */
export function restoreSets(draft: SessionDraft, setId: string, maker: Maker): SessionDraft {
  const { adapted, ...run } = draft.run ?? FRESH_RUN;
  if (adapted?.setId !== setId) return draft;
  const open = draft.exercises.flatMap(({ sets }) => sets).filter(({ id, done }) => !done && adapted.before[id] !== undefined);
  const restored = open.reduce((now, { id }) => changeSet(now, id, { typed: adapted.before[id] ?? {} }, maker), draft);
  return { ...restored, run };
}

/** The rule stands with the first lift and holds for all. */
function getRule({ exercises }: SessionDraft): EffortRule | undefined {
  for (const { plan } of exercises) {
    const rule = readEffortRule(plan?.cue ?? "");
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** From so many points on, the range of the rule is used to its end (load-plausibility.md, section 9). */
const FAR_POINTS = 1.5;
/** A step of plates that is more than this share of the load is a repetition instead. */
const MOST_SHARE = 0.08;

type Adapted = Partial<Pick<DraftSet["typed"], "weight" | "reps">>;

/**
 * Load or repetitions of a set after one that was harder or easier than planned.
 * @param points - Effort above the planned one; below it negative.
 * @returns undefined within a point of the plan, and where nothing is to be changed.
 */
export function adaptTyped(
  typed: DraftSet["typed"],
  points: number,
  rule: EffortRule,
  unit: SessionDraft["weightUnit"],
): Adapted | undefined {
  const weight = getNumber(typed.weight ?? "");
  const reps = getNumber(typed.reps ?? "");
  if (!(weight > 0) || Math.abs(points) < 1) return undefined;
  const step = loadStep(typed.weight, unit);
  if (points > 0) {
    const { harder } = rule;
    const [least, most] = "percent" in harder ? harder.percent : [0, 0];
    const wanted = "percent" in harder ? weight * (1 - (points < FAR_POINTS ? least : most) / 100) : weight - harder.load;
    const lighter = Math.floor(wanted / step + 1e-6) * step;
    if (lighter > 0 && ("load" in harder || weight - lighter <= weight * MOST_SHARE)) return { weight: written(lighter) };
    return reps > 1 ? { reps: String(reps - 1) } : undefined;
  }
  if (rule.easier === "nothing") return undefined;
  if (rule.easier !== "repetition") {
    const heavier = Math.round((weight * (1 + rule.easier.percent / 100)) / step) * step;
    if (heavier > weight) return { weight: written(heavier) };
  }
  return reps > 0 ? { reps: String(reps + 1) } : undefined;
}

const written = (weight: number): string => String(Number(weight.toFixed(2)));
