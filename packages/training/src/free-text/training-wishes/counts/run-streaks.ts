import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const RUNS = /\b(?:run\w*|jog\w*|miles?|lauf\w*|gelaufen|corr\w*|cour\w*|corsa|hardlo\w*|km)\b/u;
const DAILY =
  /\b(?:every (?:single )?day|each day|daily|jeden tag|taglich|cada dia|todos los dias|chaque jour|tous les jours|ogni giorno|tutti i giorni|todos os dias|elke dag|iedere dag)\b/u;
const STREAK = /\b(?:streak\w*|serie|racha|serie en cours|reeks)\b/u;
const AT_LEAST =
  /\b(?:at least|minimum|mindestens|al menos|como minimo|au moins|almeno|pelo menos|minstens|never miss\w*|stays?|alive|keep|bleib\w*)\b/u;
const NO_STREAK = /\b(?:no|not|never run|without|kein\w*|nicht|sin|pas|senza|sem|niet|every other|hurt\w*|pain\w*)\b/u;

/** "… and stays" */
const MOST_OF_AN_END = 2;

/** "I run at least a mile every day, the streak stays": it is kept beside the plan. */
export function runStreaks({ clauses }: WeekSentence): readonly WeekWish[] {
  const used = clauses.filter(
    ({ words, isJoined }) => STREAK.test(words.join(" ")) || DAILY.test(words.join(" ")) || (isJoined && words.length <= MOST_OF_AN_END),
  );
  const said = clauses.map(({ words }) => words.join(" ")).join(" , ");
  const isStreak = STREAK.test(said) && (RUNS.test(said) || DAILY.test(said));
  if (!(isStreak || (DAILY.test(said) && RUNS.test(said) && AT_LEAST.test(said))) || NO_STREAK.test(said)) return [];
  return [
    {
      quotes: used.map(({ quote }) => quote),
      days: [],
      effect:
        "keep your daily run: on a day without a run in the plan jog your shortest distance very easily, and walk it when you are ill or something hurts",
    },
  ];
}
