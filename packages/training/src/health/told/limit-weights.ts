import { type Activity, activitiesIn } from "../../injuries/activities.ts";
import { readStatements } from "../../injuries/statements.ts";
import { type HealthLimits, LIGHTEST_LINE } from "../limits.ts";
import { isUpperBound, type LimitAsk } from "./limit-numbers.ts";

const POUND = 0.453_592;
const WEIGHT = /\b(\d{1,3}(?:\.\d{1,2})?) ?(kg|kgs|kilos?|kilogram\w*|chilogrammi|chili|quilos?|lbs?|pounds?|libras)\b/gu;
/** A body and its change. */
const OF_A_BODY =
  /\b(?:i weigh|weigh(?:s|ed|ing)? (?:in )?(?:at|about)?|body ?weight|ich wiege|peso \d|je pese|peso corporal|lost|lose|losing|gain\w*|abgenommen|zugenommen|weight class|gewichtsklasse)\b/u;
/** A best lift, unless somebody orders it. */
const BEST_LIFT =
  /\b(?:1 ?rm|pr|pb|personal best|best lift|bestleistung|current(?:ly)? lift|(?:squat|bench|deadlift) max|max (?:squat|bench|deadlift|press|snatch|clean))\b/u;

/** "+1 kg every 2 weeks": how it grows. */
const EACH_TIME = /\+ ?\d|\bplus \d|\b(?:every|each|jede\w*|alle) (?:\w+ )?(?:weeks?|wochen?|sessions?)\b/u;

/** Of what the athlete may lift: everything, or the movements named beside the number. */
export function weightLimits(said: string, quote: string, ask: LimitAsk): Partial<HealthLimits> {
  const told = [...said.matchAll(WEIGHT)].map((match) => Number(match[1]) * (/^(?:lb|pound|libra)/u.test(match[2] ?? "") ? POUND : 1));
  if (EACH_TIME.test(said)) return {};
  if (told.length === 0 || OF_A_BODY.test(said) || (BEST_LIFT.test(said) && !ask.isOrder) || !(isUpperBound(said) || ask.isOrder))
    return {};
  const most = Math.floor(Math.min(...told) * 10) / 10;
  if (most < LIGHTEST_LINE / 2) return { kilograms: LIGHTEST_LINE };
  const named = activitiesOf(quote).filter((one) => LIFTED.has(one));
  if (named.length === 0) return { kilograms: most, heavyCarries: false, tests: false };
  return { kilogramsOf: Object.fromEntries(named.map((one) => [one, most])), tests: false };
}

/** Movements that take a weight; "no lifting over 20 kg" names none. */
const LIFTED: ReadonlySet<Activity> = new Set<Activity>([
  "overhead",
  "squat",
  "squat-deep",
  "lunge",
  "deadlift",
  "floor",
  "swing",
  "clean",
  "snatch",
  "jerk",
  "bench",
  "bench-close",
  "bench-wide",
  "press",
  "row",
  "carry",
  "sled",
  "wallball",
  "front-rack",
]);

export function activitiesOf(quote: string): readonly Activity[] {
  const words = readStatements(quote).flatMap((statement) => statement.words);
  return [...new Set(activitiesIn(words).map(({ activity }) => activity))];
}
