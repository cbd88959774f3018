import type { Weekday } from "../../calendar/day.ts";
import { readClauses } from "../../health/clause.ts";
import type { Clause } from "../../health/clause.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

/** A coach who stands beside the lifter at the club, on the days of the plan. */
const COACH_THERE =
  /\b(?:(?:coach\w*|trainers?) (?:is|are|will be|comes?|watch\w*|can be) (?:only )?(?:there|here|in|around|present|at the (?:club|gym)|with (?:me|us)|on)|(?:coach\w*|trainer\w*) (?:ist|sind|kommt|schaut|steht) (?:nur )?(?:da|dabei|dort|im verein|zu|anwesend)?|(?:el |mi |la )?(?:entrenador\w*|coach) (?:esta|viene|va) ?(?:alli|ahi|en el club|presente)?|(?:le |mon |ma |l )?(?:entraineu\w*|coach) (?:est (?:la|present\w*|au club)|vient)|(?:il |mio |la )?(?:allenat\w*|coach) (?:c e|e (?:li|presente|in palestra)|viene)|(?:trainer|coach) is er|o treinador esta)\b/u;
const NOT = /\b(?:not|never|isnt|nicht|kein\w*|nunca|pas|non|niet)\b/u;

/** "Coach is there Tue, Thu and Sat": the full lifts belong on those days. */
export function coachThereWishes({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const used = withDays(clauses, at);
    const weekdays = getWeekdays(used);
    if (!isThere(clause) || weekdays.length === 0) return [];
    return [{ quotes: used.map(({ quote }) => quote), days: [], told: { kind: "coach-there", weekdays } }];
  });
}

/** Weekdays on which a coach is told to be there. */
export function coachThere(text: string): readonly Weekday[] {
  const clauses = readClauses(text);
  return getWeekdays(clauses.flatMap((clause, at) => (isThere(clause) ? withDays(clauses, at) : [])));
}

function isThere({ words, isOther }: Clause): boolean {
  const said = words.join(" ");
  return !isOther && COACH_THERE.test(said) && !NOT.test(said);
}

/** The clause and the bare days behind it. */
function withDays(clauses: readonly Clause[], at: number): readonly Clause[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const goesOn = clauses
    .slice(at + 1)
    .findIndex((other) => other.sentence !== clause.sentence || getDays(other).length === 0 || other.words.length > MOST_OF_A_DAY);
  return [clause, ...clauses.slice(at + 1, goesOn < 0 ? undefined : at + 1 + goesOn)];
}

function getWeekdays(clauses: readonly Clause[]): readonly Weekday[] {
  return [...new Set(clauses.flatMap(getDays))].toSorted((a, b) => a - b);
}

const MOST_OF_A_DAY = 3;
