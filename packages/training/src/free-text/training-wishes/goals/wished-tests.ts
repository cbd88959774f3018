import { normalise } from "#training/health/normalise.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

const WHAT = String.raw`(?:1 ?rm|one rep max\w*|maxes|max\w*|5 ?k|10 ?k|ftp|2 ?k|benchmark\w*|fitness|strength|squat|bench|deadlift|lifts?|numbers|schwelle\w*|kniebeuge|bankdrucken|kreuzheben|maximo|rm|sentadilla|squat|massimal\w*|maximal\w*|massimale|maximos?)`;
const WISHED_TEST = new RegExp(
  String.raw`\b(?:test|retest|check|testen|uberprufen|probar|tester|testare|provare|testar) (?:\w+ ){0,3}?${WHAT}\b|\b${WHAT} (?:time )?(?:trial|tests?)\b|\b(?:test|essai|prueba|prova|teste) (?:de |di |do |del |of (?:my )?)(?:\w+ )?${WHAT}\b|\b(?:max|maximal|maximum)test\b|\b(?:max out|find (?:out )?my max)\b`,
  "u",
);
const WISH =
  /\b(?:want|would|like|love|id|please|can (?:we|i)|could|plan|put|schedule|mochte|will|wurde|bitte|quiero|quisiera|gustaria|veux|voudrais|aimerais|voglio|vorrei|piacerebbe|quero|gostaria|queria|wil|graag|zou)\b/u;
const NOT =
  /\b(?:no|not|never|dont|without|hate|kein\w*|nicht|nie|ohne|sin|nunca|pas|jamais|sans|non|mai|senza|nao|sem|geen|niet|zonder)\b/u;

/** "I'd like to test my 1RM in the last week": the plan sets its tests itself, and says what to do for another. */
export function wishedTests({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, isOther }): readonly WeekWish[] => {
    const said = normalise(quote);
    if (isOther || !WISHED_TEST.test(said) || !WISH.test(said) || NOT.test(said) || isOfABody(said)) return [];
    return [{ quotes: [quote], days: [], effect: EFFECT }];
  });
}

const EFFECT =
  "the plan sets its own tests and cannot add one: test in place of the hardest session of that week, after two easy days, and enter the result";
