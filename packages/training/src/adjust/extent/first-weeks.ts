import type { Athlete } from "../../athlete/athlete.ts";
import { addDays, type Day } from "../../calendar/day.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { withBlocks } from "../../session/finish/lighter-than-last.ts";
import { withWherePossible } from "./within-planned.ts";

/** Sets of a lift in the week in which it is new. */
const FIRST_SETS = 3;
const FIRST_DAYS = 7;

/** The plan in which a lift that stands in for another one begins with fewer sets: legs that are new to it are sore for days. */
export function withFirstSets(plan: Plan, adjusted: Plan, athlete: Athlete, today: Day): Plan {
  if (adjusted === plan) return adjusted;
  const known = new Set(plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength.map(({ name }) => name))));
  const isNew = ({ name, sets = 1 }: ExerciseItem): boolean => !known.has(name) && sets > FIRST_SETS;
  const others = new Map<string, Session>();
  for (const session of adjusted.weeks.flatMap(({ sessions }) => sessions)) {
    const isFirst = session.date >= today && session.date < addDays(today, FIRST_DAYS);
    if (!isFirst || !session.blocks.strength.some(isNew)) continue;
    const strength = session.blocks.strength.map((line) => (isNew(line) ? withSets(line) : line));
    others.set(session.id, withBlocks(session, { ...session.blocks, strength }));
  }
  return withWherePossible(adjusted, athlete, others);
}

function withSets(line: ExerciseItem): ExerciseItem {
  const { sets = 1, dose } = line;
  return { ...line, sets: FIRST_SETS, dose: { ...dose, totalSeconds: Math.round((dose.totalSeconds * FIRST_SETS) / sets) } };
}
