import { heaviestShare } from "../../selection/strength/meet.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { AT_START, expectedGain, grown } from "../../athlete/lifts/expected-gain.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import { liftOfExercise, type TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import { BARBELL_STEP, emptyBar } from "../../physiology/rounding.ts";
import { formatLoad } from "../../units/format.ts";
import type { ExerciseItem, Load, Session, Violation } from "../../model/plan.ts";
import { inSession, getItems, type DayFacts, type Rule, type RuleFacts } from "../rule.ts";

const EPSILON = 1e-6;
/** Maxima are rounded to half a kilogram once for the week and once for the day. */
const ROUNDING = 0.5 + EPSILON;
const MOST_OF_A_PULL = 1.1;

/**
 * Rule 4: a barbell load is at most the level's cap of a known maximum (a single on the way to a meet: 92.5 %), on plates, not below the
 * bar; estimates say so. A maximum is known as of the plan's first day, and grows by what training brings (strength.md section 7).
 */
export const barbellLoads: Rule = (facts) =>
  facts.sessions.flatMap((session) =>
    getItems(session).flatMap((item) =>
      item.load === undefined
        ? []
        : loadProblems(item, item.load, { ...facts, loading: facts.on(session.date).loading, session }).map((message) =>
            inSession("barbell-loads", session, `${item.name}: ${message}`),
          ),
    ),
  );

function loadProblems(
  item: ExerciseItem,
  load: Load,
  { athlete, capacities, loading, session, plan }: RuleFacts & Pick<DayFacts, "loading"> & { readonly session: Session },
): string[] {
  const share = liftOfExercise(item.name);
  const unit = athlete.units ?? "kg";
  const pairs = load.kilograms / BARBELL_STEP[unit];
  if (load.bar === undefined) return share === undefined || load.kilograms <= 0 ? [] : [`${load.kilograms} kg without a bar`];
  const found: string[] = [];
  const capacity =
    load.lift !== undefined && Object.hasOwn(capacities.lifts, load.lift) ? capacities.lifts[load.lift as TrainingLift] : undefined;
  if (load.oneRepMax === undefined || capacity === undefined) return [`${load.kilograms} kg without a maximum`];
  const gain = expectedGain(athlete, plan.weeks[session.week - 1] ?? AT_START);
  const own = exerciseMaximum(capacities, item.name);
  const known =
    own !== undefined && own.lift === load.lift
      ? (exerciseMaximum(capacities, item.name, gain)?.oneRepMax ?? 0)
      : grown(capacity.oneRepMax, gain);
  if (load.oneRepMax > known + ROUNDING) found.push(`a maximum of ${load.oneRepMax} kg where ${known} kg is known`);
  const hasGrown = own?.estimated === false && load.oneRepMax > own.oneRepMax + EPSILON && load.oneRepMax <= known + EPSILON;
  if ((capacity.estimated || hasGrown) && !load.estimated) found.push("an estimate that is not marked");
  const isPull = findExercise(item.name)?.movementPattern === "olympic_pull";
  // A pull ends at the hips: its weight is that of the whole lift and more (load-plausibility.md section 2).
  const cap = isPull ? MOST_OF_A_PULL : heaviestShare(athlete, loading, session.date, item.dose.reps ?? Number.POSITIVE_INFINITY);
  if (load.kilograms > load.oneRepMax * cap + EPSILON) found.push(`${load.kilograms} kg is above ${cap * 100}% of ${load.oneRepMax} kg`);
  if (Math.abs(pairs - Math.round(pairs)) > EPSILON) found.push(`${load.kilograms} kg cannot be loaded with plates in ${unit}`);
  if (load.kilograms < emptyBar(athlete.sex, unit) - EPSILON) found.push(`${load.kilograms} kg is less than the bar`);
  return found;
}

/** Text and numbers of a load must say the same. */
export const loadTexts: Rule = ({ sessions, athlete }) =>
  sessions.flatMap((session): Violation[] =>
    getItems(session)
      .filter(
        (item) =>
          item.load !== undefined &&
          !(item.weight ?? "").replace(/ incl\. sled$/u, "").endsWith(formatLoad(item.load.kilograms, athlete.units ?? "kg")),
      )
      .map((item) => inSession("load-texts", session, `${item.name}: "${item.weight ?? ""}" for ${item.load?.kilograms ?? 0} kg`)),
  );
