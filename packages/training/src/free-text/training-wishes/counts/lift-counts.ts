import { exercisesNamedIn } from "#training/catalogue/named-exercises.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const A_WEEK = String.raw`(?: ?/ ?|(?: (?:a|per|each|every|pro|die|in der|por|a la|par|a|alla|in de))? ?)(?:week|wk|woche|semana|semaine|settimana)`;
const TIMES = new RegExp(
  String.raw`\b(?:(?<count>[1-4]) ?(?:x|times|mal|veces|fois|volte|vezes|keer|days?|tage|dias|jours|giorni|dagen)|(?<word>once|twice|thrice|(?:two|three|four) (?:times|days)|einmal|zweimal|dreimal|una vez|dos veces|tres veces|une fois|deux fois|trois fois|una volta|due volte|tre volte|uma vez|duas vezes|tres vezes|een keer|twee keer|drie keer))(?<each>${A_WEEK})?\b`,
  "u",
);
const COUNTS: { readonly [word in string]?: number } = {
  once: 1,
  "two times": 2,
  "two days": 2,
  twice: 2,
  thrice: 3,
  "three times": 3,
  "three days": 3,
  "four times": 4,
  "four days": 4,
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
  "uma vez": 1,
  "duas vezes": 2,
  "tres vezes": 3,
  "een keer": 1,
  "twee keer": 2,
  "drie keer": 3,
};
/** Every other week. */
const ALTERNATE =
  /\b(?:(?:every|each) (?:other|second|2nd) week|(?:once )?every (?:two|2) weeks|alle (?:zwei|2) wochen|jede zweite woche|cada (?:dos|2) semanas|una semana si y otra no|toutes les (?:deux|2) semaines|une semaine sur (?:deux|2)|ogni (?:due|2) settimane|a cada (?:duas|2) semanas|(?:om de|elke) (?:twee|2|andere) weken?)\b/u;
const WANTS =
  /\b(?:works?|best|please|want|like|prefer|keep|would|respond|bitte|mochte|will|am liebsten|funktioniert|por favor|quiero|prefiero|me va|je veux|voudrais|marche|vorrei|voglio|preferisco|meglio|quero|gostaria|wil|graag)\b/u;
const NOT =
  /\b(?:max\w*|at most|no more|only|enough|plenty|hochstens|nur|solo|seulement|al massimo|hurts?|pain\w*|sore|flat|ach\w*|tight\w*|weeks? ago|too (?:much|often)|hate|dont|never|used to)\b/u;
const OTHER_SIGNS = /\b(?:hurts?|pain\w*|sore|ach\w*|tight\w*|used to|hate)\b/u;

/** "Bench 3x a week works best for me", "deadlift only every other week": how often a lift is trained; the head counts it on the sessions. */
export function liftCounts({ clauses, isWish }: Pick<WeekSentence, "clauses" | "isWish">): readonly WeekWish[] {
  // "Squat twice a week, bench 3x": the week is named once.
  const isOfWeek = clauses.some(
    ({ quote, words }) => TIMES.exec(words.join(" "))?.groups?.["each"] !== undefined && exercisesNamedIn(quote).length === 1,
  );
  return clauses.flatMap(({ quote, words }): readonly WeekWish[] => {
    const said = words.join(" ");
    const isAlternate = ALTERNATE.test(said) && !OTHER_SIGNS.test(said);
    const found = TIMES.exec(said)?.groups;
    const times = isAlternate
      ? EVERY_OTHER_WEEK
      : found === undefined
        ? undefined
        : (COUNTS[found["word"] ?? ""] ?? Number(found["count"]));
    const names = times === undefined ? [] : exercisesNamedIn(quote);
    if (times === undefined || names.length !== 1 || (!isAlternate && NOT.test(said))) return [];
    // Among likes and dislikes "squat once a week" is a wish as it stands.
    if (!WANTS.test(said) && !(isWish && (isAlternate || isOfWeek))) return [];
    return [{ quotes: [quote], days: [], told: { kind: "lift-count", names, times } }];
  });
}

const EVERY_OTHER_WEEK = 0.5;
