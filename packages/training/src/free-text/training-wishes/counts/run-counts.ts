import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const COUNTS: { readonly [word in string]?: number } = {
  once: 1,
  one: 1,
  einmal: 1,
  una: 1,
  une: 1,
  uma: 1,
  twice: 2,
  two: 2,
  zweimal: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  due: 2,
  duas: 2,
  twee: 2,
  thrice: 3,
  three: 3,
  dreimal: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  tre: 3,
  drie: 3,
  four: 4,
  viermal: 4,
  vier: 4,
  cuatro: 4,
  quatre: 4,
  quattro: 4,
  quatro: 4,
  five: 5,
};
const COUNT = String.raw`(?<count>once|twice|thrice|one|two|three|four|five|[1-5]|einmal|zweimal|dreimal|viermal|zwei|drei|vier|una|dos|tres|cuatro|une|deux|trois|quatre|due|tre|quattro|uma|duas|quatro|twee|drie)(?: ?(?:x|times|mal|veces|fois|volte|vezes|keer))?`;
const RUN = String.raw`(?:run(?:s|ning)?|jog(?:s|ging)?|lauf(?:en|e)?|joggen|correr|correndo|corridas?|carreras?|courir|courses?|correre|corse|hardlopen|hardloop|rennen)`;
const A_WEEK = String.raw`(?:a week|per week|each week|every week|weekly|pro woche|in der woche|die woche|(?:a|por) la semana|a la semana|por semana|par semaine|a settimana|alla settimana|per week|in de week)`;
const WANTS =
  /\b(?:(?:is|are) (?:plenty|enough|fine|my limit)|reich(?:t|en)|genug|bastan?|suffi\w*|keep|kept|still|want|would like|like to|prefer|please|stay|remain|weiter\w*|mochte|will|seguir|quiero|continuer|garder|veux|voglio|continuare|quero|continuar|blijven|wil)\b/u;
const RUNS_A_WEEK = new RegExp(
  String.raw`\b${RUN} (?:\w+ ){0,2}?${COUNT} ${A_WEEK}\b|\b${COUNT.replace("count", "other")} (?:\w+ )?${RUN} ${A_WEEK}\b`,
  "u",
);

/** "Keep running twice a week": as many runs as told, and no more. */
export function runCounts({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  if (isWish) return [];
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const found = RUNS_A_WEEK.exec(said)?.groups;
    const word = found?.["count"] ?? found?.["other"];
    const runs = word === undefined ? undefined : (COUNTS[word] ?? Number(word));
    if (runs === undefined || !WANTS.test(said) || clause.isDenied || /\b(?:max\w*|most|more than)\b/u.test(said)) return [];
    const effect = `${runs} ${runs === 1 ? "run" : "runs"} a week at most`;
    return [{ quotes: [clause.quote], days: [], effect, limits: { runsPerWeek: runs } }];
  });
}
