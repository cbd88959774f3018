import type { Day } from "../calendar/day.ts";
import { heaviestShare } from "../selection/strength/meet.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { exerciseMaximum } from "../athlete/exercise-maximum.ts";
import { liftOfExercise, type TrainingLift } from "../athlete/training-lifts.ts";
import { BARBELL_STEP, emptyBar } from "../physiology/rounding.ts";
import { formatLoad } from "../units/format.ts";
import type { ExerciseItem, Load, Violation } from "../model/plan.ts";
import { inSession, itemsOf, type DayFacts, type Rule, type RuleFacts } from "./rule.ts";

const EPSILON = 1e-6;
const MOST_OF_A_PULL = 1.1;

/** Rule 4: a barbell load is at most the level's cap of a known maximum (a single on the way to a meet: 92.5 %), on plates, not below the bar; estimates say so. */
export const barbellLoads: Rule = (facts) =>
  facts.sessions.flatMap((session) =>
    itemsOf(session).flatMap((item) =>
      item.load === undefined
        ? []
        : loadProblems(item, item.load, { ...facts, loading: facts.on(session.date).loading, date: session.date }).map((message) =>
            inSession("barbell-loads", session, `${item.name}: ${message}`),
          ),
    ),
  );

function loadProblems(
  item: ExerciseItem,
  load: Load,
  { athlete, capacities, loading, date }: RuleFacts & Pick<DayFacts, "loading"> & { readonly date: Day },
): string[] {
  const share = liftOfExercise(item.name);
  const unit = athlete.units ?? "kg";
  const pairs = load.kilograms / BARBELL_STEP[unit];
  if (load.bar === undefined) return share === undefined || load.kilograms <= 0 ? [] : [`${load.kilograms} kg without a bar`];
  const found: string[] = [];
  const capacity =
    load.lift !== undefined && Object.hasOwn(capacities.lifts, load.lift) ? capacities.lifts[load.lift as TrainingLift] : undefined;
  if (load.oneRepMax === undefined || capacity === undefined) return [`${load.kilograms} kg without a maximum`];
  const own = exerciseMaximum(capacities, item.name);
  const known = own !== undefined && own.lift === load.lift ? own.oneRepMax : capacity.oneRepMax;
  if (load.oneRepMax > known + EPSILON) found.push(`a maximum of ${load.oneRepMax} kg where ${known} kg is known`);
  if (capacity.estimated && !load.estimated) found.push("an estimate that is not marked");
  const isPull = findExercise(item.name)?.movementPattern === "olympic_pull";
  // A pull ends at the hips: its weight is that of the whole lift and more (load-plausibility.md section 2).
  const cap = isPull ? MOST_OF_A_PULL : item.dose.reps === 1 ? heaviestShare(athlete, loading, date) : loading.cap;
  if (load.kilograms > load.oneRepMax * cap + EPSILON) found.push(`${load.kilograms} kg is above ${cap * 100} % of ${load.oneRepMax} kg`);
  if (Math.abs(pairs - Math.round(pairs)) > EPSILON) found.push(`${load.kilograms} kg cannot be loaded with plates in ${unit}`);
  if (load.kilograms < emptyBar(athlete.sex, unit) - EPSILON) found.push(`${load.kilograms} kg is less than the bar`);
  return found;
}

/** Text and numbers of a load must say the same. */
export const loadTexts: Rule = ({ sessions, athlete }) =>
  sessions.flatMap((session): Violation[] =>
    itemsOf(session)
      .filter(
        (item) =>
          item.load !== undefined &&
          !(item.weight ?? "").replace(/ incl\. sled$/u, "").endsWith(formatLoad(item.load.kilograms, athlete.units ?? "kg")),
      )
      .map((item) => inSession("load-texts", session, `${item.name}: "${item.weight ?? ""}" for ${item.load?.kilograms ?? 0} kg`)),
  );
