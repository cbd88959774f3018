import { exercisesNamedIn } from "#training/catalogue/named-exercises.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const TIMES =
  /\b(?:(?<count>[1-4]) ?(?:x|times|mal|veces|fois|volte|vezes|keer)|(?<word>once|twice|thrice|three times|einmal|zweimal|dreimal|una vez|dos veces|tres veces|une fois|deux fois|trois fois|una volta|due volte|tre volte))(?: (?:a|per|each|every|pro|die|in der|por|a la|par|a|alla) ?(?:week|wk|woche|semana|semaine|settimana))?\b/u;
const COUNTS: { readonly [word in string]?: number } = {
  once: 1,
  twice: 2,
  thrice: 3,
  "three times": 3,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  "una vez": 1,
  "dos veces": 2,
  "tres veces": 3,
  "une fois": 1,
  "deux fois": 2,
  "trois fois": 3,
  "una volta": 1,
  "due volte": 2,
  "tre volte": 3,
};
const WANTS =
  /\b(?:works?|best|please|want|like|prefer|keep|would|respond|bitte|mochte|will|am liebsten|funktioniert|por favor|quiero|prefiero|me va|je veux|voudrais|marche|vorrei|voglio|preferisco|meglio)\b/u;
const NOT =
  /\b(?:max\w*|at most|no more|only|enough|plenty|hochstens|nur|solo|seulement|al massimo|hurts?|pain\w*|sore|flat|ach\w*|tight\w*|weeks? ago)\b/u;

/** "Bench 3x a week works best for me": the goal sets how often a lift is trained, and the head counts it. */
export function liftCounts({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] => {
    const said = words.join(" ");
    const found = TIMES.exec(said)?.groups;
    const times = found === undefined ? undefined : (COUNTS[found["word"] ?? ""] ?? Number(found["count"]));
    const names = times === undefined ? [] : exercisesNamedIn(quote);
    if (times === undefined || names.length !== 1 || NOT.test(said) || !WANTS.test(said)) return [];
    return [{ quotes: [quote], days: [], told: { kind: "lift-count", names, times } }];
  });
}
