import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { isBeforeRace } from "../../season/race-window.ts";
import type { ExerciseItem, Load, Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/** From this share of the maximum the way to a lift is small steps (load-plausibility.md LP25). */
const HEAVY = 0.8;
const FEWEST_STEPS = 3;
/** Largest step between sets as a share of the top set: nobody goes from the empty bar to a heavy one. */
const LARGEST_STEP = 0.45;

/** LP25 (load-plausibility.md section 15): a first lift of 80 % and more has three lighter sets before it, and no step larger than 45 % of it. */
export const rampUp: Rule = ({ sessions }) =>
  sessions.flatMap((session): Violation[] => {
    const first = [...session.blocks.skill, ...session.blocks.strength].find(({ load }) => load?.bar !== undefined);
    const share = (first?.load?.kilograms ?? 0) / (first?.load?.oneRepMax ?? Number.POSITIVE_INFINITY);
    if (first?.load === undefined || share < HEAVY || session.code === "RACE" || isLight(first.load)) return [];
    const way = session.blocks.warmup.find(({ name, weight }) => name === first.name && weight !== undefined);
    if (way === undefined) return [];
    const steps = getNumbers(way.weight);
    const top = getNumbers(first.weight).at(-1) ?? 0;
    const largest = Math.max(...steps.map((weight, index) => (steps[index + 1] ?? top) - weight));
    if (steps.length >= FEWEST_STEPS && largest <= LARGEST_STEP * top) return [];
    return [inSession("LP25", session, `${first.name}: ${way.weight ?? ""} before ${first.weight ?? ""}`)];
  });

function getNumbers(text = ""): readonly number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
}

/**
 * The same work once more is a plate that does not fit; three times it is no plan. The heavy triples of a Hyrox athlete, which
 * stay at RPE 8 beside the stations, may stand for three weeks.
 */
const MOST_ALIKE = { usual: 2, hyrox: 3 } as const;

const HEAVY_REPS = 3;

/**
 * LP45 (load-plausibility.md section 15): the first lift of a day is not the same sets, repetitions and weight in three loading weeks that follow each
 * other; the bench press of a volume day follows the heavy one. Beside a runner's or triathlete's season lifting holds what there is.
 */
export const liftProgress: Rule = (facts) => {
  if (FOCUS_TRAITS[facts.athlete.focus].isEndurance) return [];
  const before = new Map<string, { readonly week: number; readonly item: ExerciseItem; readonly alike: number }>();
  const found: Violation[] = [];
  for (const session of facts.sessions) {
    const item = mainLift(session);
    if (item === undefined || session.isDeload || session.code === "PV" || isEased(facts, session)) continue;
    const key = `${session.code} ${session.weekday} ${item.name}`;
    const last = before.get(key);
    const alike = last?.week === session.week - 1 && isSame(last.item, item) ? last.alike + 1 : 1;
    before.set(key, { week: session.week, item, alike });
    const holds = facts.athlete.focus === "hyrox" && (item.dose.reps ?? 0) <= HEAVY_REPS;
    if (alike > (holds ? MOST_ALIKE.hyrox : MOST_ALIKE.usual)) {
      const work = `${item.sets ?? 1} × ${item.reps ?? ""} at ${item.weight ?? ""}`;
      found.push(inSession("LP45", session, `${item.name}: ${work} in ${alike} weeks on end`));
    }
  }
  return found;
};

/** Near the empty bar a plate is a large step. */
function isLight({ kilograms, bar = 0 }: Load): boolean {
  return kilograms < 2 * bar;
}

/** Technique days repeat what they practise. */
const LEAST_RPE = 6.5;

function mainLift({ blocks }: Session): ExerciseItem | undefined {
  const item = blocks.strength[0];
  const isWork = item?.load?.oneRepMax !== undefined && item.dose.reps !== 1 && (item.rpe ?? 0) >= LEAST_RPE && !isLight(item.load);
  return isWork ? item : undefined;
}

function isSame(a: ExerciseItem, b: ExerciseItem): boolean {
  return a.sets === b.sets && a.dose.reps === b.dose.reps && a.load?.kilograms === b.load?.kilograms;
}

/** From here on the caps of age leave the table no step. */
const SLOWER_FROM = 50;
const ADULT = 18;

/** Limits of age, health and of what is sore, a race near or just over: the week has its own weights. */
function isEased({ on, races, athlete }: RuleFacts, { date }: Session): boolean {
  const { reading } = on(date);
  const { age = 30 } = athlete;
  return (
    age >= SLOWER_FROM ||
    age < ADULT ||
    reading.regions.length > 0 ||
    reading.health.findings.some(({ group }) => group !== "masters") ||
    isBeforeRace(races, date) ||
    (athlete.easings ?? []).length > 0
  );
}
