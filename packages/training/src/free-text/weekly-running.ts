import { PAINLESS } from "../language/good-news-words.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import type { Metres } from "../units/units.ts";

const A_WEEK = String.raw`(?:(?:a|per|each|every|the|this|/) ?)?(?:week|wk|weekly)`;
const DISTANCE = new RegExp(
  String.raw`\b(?:\d+(?:\.\d+)? ?(?:-|to|or) ?)?(?<amount>\d+(?:\.\d+)?) ?(?<unit>km|kms|k|kilomet\w*|miles?|mi)\b(?: \w+){0,3}? ?${A_WEEK}\b|\b${A_WEEK} (?:mileage|volume|running|kilometres|distance) (?:\w+ ){0,3}?(?<other>\d+(?:\.\d+)?) ?(?<of>km|k|miles?)\b`,
  "u",
);
/** Words that make it a limit, a goal, the past or another sport. */
const NO_PRESENT =
  /\b(?:max\w*|at most|no more|not more|no|not(?! hurt)|never|only allowed|up to|upto|more than|less than|over|under|limit\w*|cap\w*|until|till|keep|kept|stay\w*|allow\w*|let|lets|doctor|physio|surgeon|add\w*|increas\w*|build up|goal|target|want|would like|aim\w*|plan|used to|last|before|ago|was|were|did|bike|cycling|ride|riding|swim\w*|row\w*|walk\w*|from|next|first|then|above|hurts)\b/u;
const PRESENT =
  /\b(?:i run|i m|im|i am|currently|now|at the moment|running|run|runs|doing|averag\w*|mileage|at about|these days|still)\b|^(?:about |around |approx |roughly )?\d/u;
const METRES_A_MILE = 1609;
const FEWEST: Metres = 3000;
const MOST: Metres = 200_000;

/** "currently at 25 km a week": what is run today, in metres, and no limit; undefined where the clause says anything else. */
export function weeklyRunIn({ englishWords }: Clause): Metres | undefined {
  const said = englishWords.join(" ");
  const { amount, unit, other, of } = DISTANCE.exec(said)?.groups ?? {};
  const told = amount ?? other;
  if (told === undefined || NO_PRESENT.test(said.replace(PAINLESS, ""))) return undefined;
  if (!PRESENT.test(said) && other === undefined) return undefined;
  const metres = Math.round(Number(told) * ((unit ?? of ?? "").startsWith("mi") ? METRES_A_MILE : 1000));
  return metres >= FEWEST && metres <= MOST ? metres : undefined;
}

/** The athlete with the weekly running that the notes tell, where the profile has no number. */
export function withToldRunning(athlete: Athlete): Athlete {
  if (athlete.history?.weeklyRun !== undefined) return athlete;
  const value = readClauses(athlete.injuries ?? "")
    .map((clause) => weeklyRunIn(clause))
    .find((metres) => metres !== undefined);
  return value === undefined ? athlete : { ...athlete, history: { ...athlete.history, weeklyRun: { value, source: "told" } } };
}
