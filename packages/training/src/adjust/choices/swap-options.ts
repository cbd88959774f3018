import type { Athlete } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { itemText } from "../../plan-text/explain/item.ts";
import { regionName } from "../../injuries/region-name.ts";
import type { ExerciseItem, Plan } from "../../model/plan.ts";
import { type Equivalent, equivalents } from "../../session/swaps/equivalents.ts";
import { inSentence, formatList } from "../../model/words.ts";
import { type SwapPlace, swapPlace, swappedWithinRules } from "./swap.ts";

/** An exercise that may take the place of another one in its session. */
export interface SwapOption {
  /** A name of the catalogue: `by` of the adjustment "swap". */
  readonly by: string;
  /** The line as it would be, with the load converted. */
  readonly item: ExerciseItem;
  /** The same in words: "Front squat 4 × 5 at 85 kg". */
  readonly text: string;
  /** Why it is close, what it spares, and where its load comes from: sentences for the athlete. */
  readonly why: string;
}

const MOST_OPTIONS = 6;

/**
 * What the athlete can do instead of the exercise of a line, the closest first: the same movement before the same muscles, only what
 * their injuries, equipment, skills and dislikes allow, and nothing that would break a rule of the plan. Empty for what cannot be
 * swapped: races, warm-ups, unknown ids. At most `most` of them.
 */
export function swapOptions(plan: Plan, athlete: Athlete, sessionId: string, itemId: string, most = MOST_OPTIONS): readonly SwapOption[] {
  const place = swapPlace(plan, athlete, { sessionId, itemId });
  const exercise = place.kind === "found" ? findExercise(place.item.name) : undefined;
  if (place.kind === "refused" || exercise === undefined) return [];
  const options: SwapOption[] = [];
  for (const equivalent of equivalents(place.context, exercise)) {
    if (options.length >= most) break;
    const session = swappedWithinRules(plan, athlete, place, equivalent.exercise.name);
    const item =
      session &&
      Object.values(session.blocks)
        .flat()
        .find(({ id }) => id === itemId);
    if (item !== undefined) options.push({ by: item.name, item, text: itemText(item), why: why(place, equivalent, item) });
  }
  return options;
}

const LIKENESS_TEXTS: { readonly [likeness in Equivalent["likeness"]]: string } = {
  movement: "The same movement.",
  family: "The same muscles, in a similar movement.",
  catalogue: "A common replacement with the same purpose.",
  endurance: "The same time at the same effort.",
};

function why({ item: before, context }: SwapPlace, { exercise, likeness }: Equivalent, item: ExerciseItem): string {
  const old = findExercise(before.name);
  const spared = context.reading.regions
    .filter(({ region, grade }) => grade > 0 && old !== undefined && exercise.stress[region] < old.stress[region])
    .map(({ region }) => regionName(region));
  const load =
    item.why ??
    (item.dose.reps !== undefined && before.load !== undefined && item.rpe !== undefined
      ? `Choose the weight by effort: RPE ${item.rpe}.`
      : undefined);
  return [
    LIKENESS_TEXTS[likeness],
    ...(spared.length === 0 ? [] : [`Easier on the ${formatList(spared)} than ${inSentence(before.name)}.`]),
    ...(load === undefined ? [] : [load]),
  ].join(" ");
}
