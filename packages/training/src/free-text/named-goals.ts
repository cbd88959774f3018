import type { Athlete } from "../athlete/athlete.ts";
import { EXERCISES } from "../catalogue/exercises.ts";
import { readClauses } from "../health/clause.ts";
import { normalise } from "../health/normalise.ts";

/** A goal in an athlete's words, and the exercises that lead to it. */
export interface NamedGoal {
  readonly quote: string;
  readonly names: ReadonlySet<string>;
}

const LIFTS: readonly (readonly [goal: RegExp, exercise: RegExp])[] = [
  [/\b(?:push|press) ?ups?\b|\bliegest\w+|\bflexiones\b|\bpompes\b|\bflessioni\b|\bflexoes\b|\bopdrukken\b/u, /push-up$|^Push-up|^Incline push-up/u],
  [/\bmuscle ?ups?\b/u, /muscle-up/iu],
  [/\b(?:pull|chin) ?ups?\b|\bklimmzug\w*|\bdominadas?\b|\btractions?\b|\btrazioni\b|\boptrekken\b/u, /pull-up(?! bar)|Pull-up|Chin-up/u],
  [/\bdead ?lifts?\b|\bkreuzheb\w*|\bpeso muerto\b|\bsouleve de terre\b|\bstacco\b/u, /^(?:Sumo d|D|Trap-bar d|Block pull|Kettlebell d)eadlift$|^Block pull/u],
  [/\bbench(?: press)?\b|\bbankdruck\w*/u, /bench press/iu],
  [/\b(?:back )?squat\b|\bkniebeuge\w*|\bsentadilla\b/u, /^Back squat$|^Front squat$|^Box squat$/u],
];
const AIMS =
  /\b(?:first|goal|goals|target|aim\w*|want|would like|working (?:on|towards)|training for|chasing|before summer|by (?:summer|spring|easter|christmas)|ziel|mein\w* erste\w*|primer\w*|objetivo|quiero|premier\w*|objectif|prim[oae]\w*|obiettivo|voglio|primeir\w*|quero|eerste|doel|wil)\b/u;
const NUMBER = /\b\d{1,3}\b|\bfirst\b|\bone\b|\berste\w*|\bprim\w+|\bpremi\w+|\beerste\b/u;
const LIMITS = /\b(?:no|not|never|max\w*|at most|only|until|hurts?|pain\w*|sore|best|did|pulled|currently|now|can do|a week|per week|x)\b/u;
const MOST_GOALS = 3;

/** "Training for my first 10 push-ups", "goal: 3 pull ups and deadlift 100 before summer". */
export function namedGoals({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): readonly NamedGoal[] {
  const key = `${injuries}\n${dislikes}`;
  const known = RECENT.get(key);
  if (known !== undefined) return known;
  const found = [injuries, dislikes].flatMap(goalsIn).slice(0, MOST_GOALS);
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(key, found);
  return found;
}

function goalsIn(text: string): readonly NamedGoal[] {
  if (!AIMS.test(normalise(text))) return [];
  const sentences = [...Map.groupBy(readClauses(text), ({ sentence }) => sentence).values()];
  return sentences.flatMap((clauses) => {
    let isAim = false;
    return clauses.flatMap((clause): readonly NamedGoal[] => {
      const said = clause.words.join(" ");
      isAim ||= AIMS.test(said);
      // A goal may name its season behind it: "deadlift 100 before summer".
      const [, exercise] = LIFTS.find(([goal]) => goal.test(said)) ?? [];
      if (!isAim || exercise === undefined || !NUMBER.test(said) || LIMITS.test(said) || clause.isDenied || clause.isOther) return [];
      return [{ quote: clause.quote, names: new Set(EXERCISES.flatMap(({ name }) => (exercise.test(name) ? [name] : []))) }];
    });
  });
}

const RECENT = new Map<string, readonly NamedGoal[]>();
const MOST_RECENT = 8;
