import { meetPracticeIn } from "../../athlete/stated/stated-meet-practice.ts";
import { formatList } from "../../model/words.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const WANTS =
  /\b(?:practi[sc]e|train|drill|rehearse|learn|nail|work on|uben|trainieren|lernen|practicar|entrenar|aprender|travailler|apprendre|provare|imparare|praticar|aprender|oefenen|leren)\b/u;

/** "I had two squats turned down for depth and forgot the bench commands, so I want to practise both": in every set of those lifts. */
export function meetPractice({ clauses }: WeekSentence): readonly WeekWish[] {
  const told = clauses.map((clause) => ({ clause, practice: meetPracticeIn(clause.quote) }));
  const found = told.filter(({ practice }) => practice.commands || practice.depth);
  if (found.length === 0) return [];
  const wants = clauses.filter((clause) => WANTS.test(clause.words.join(" ")));
  const parts = [
    ...(found.some(({ practice }) => practice.commands) ? ["the commands of the platform in every set of the lifts of a meet"] : []),
    ...(found.some(({ practice }) => practice.depth) ? ["depth as the judges see it in every set of squats"] : []),
  ];
  const quotes = [...new Set([...found.map(({ clause }) => clause.quote), ...wants.map(({ quote }) => quote)])];
  return [{ quotes, days: [], effect: `${formatList(parts)}, from the first week on` }];
}
