import { normalise } from "../../health/normalise.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** A plan for beginners that ended at the same week again and again, or that grew too fast. */
const STUCK =
  /\b(?:(?:get|got|am|im|was|always|keep getting|been)? ?stuck (?:on|at|in) week \d|(?:failed|gave up|bailed|quit|dropped out) (?:on|at|in|after) week \d|woche \d (?:\w+ ){0,2}?(?:hangen ?geblieben|gescheitert|aufgegeben|steckengeblieben)|(?:hangen ?geblieben|gescheitert|stecken ?geblieben) (?:\w+ ){0,2}?woche \d|(?:atascad[oa]|me atasco|me quede) (?:siempre )?en la semana \d|bloquee? (?:a|en) (?:la )?semaine \d|bloccat[oa] alla settimana \d|travad[oa] na semana \d|(?:blijf|bleef) (?:\w+ )?(?:hangen|steken) (?:in|op|bij) week \d|(?:plan|app|programme|program) (?:\w+ )?(?:went|goes|got|ramped|grew) (?:up )?too (?:fast|quick\w*))\b/u;
const RUNS = /\b(?:couch|c25k|5k|runs?|running|jog\w*|lauf\w*|correr|corr\w*|courir|course|corsa|corrida|hardlo\w*)\b/u;
const NOT = /\b(?:never|not|nie|nicht|nunca|jamais|mai|nooit) (?:\w+ )?(?:stuck|hangen|gescheitert|atascad|bloque|bloccat)/u;
/** Runs of 8 minutes with walks between; what goes on without a stop comes in the next block. */
const RUNG = 7;

/** "Started with couch to 5k, stuck on week 5 three times": the runs keep their walks, and grow in small steps. */
export function stuckPlans({ clauses }: WeekSentence): readonly WeekWish[] {
  if (!RUNS.test(clauses.map(({ words }) => words.join(" ")).join(" "))) return [];
  return clauses.flatMap(({ quote }): readonly WeekWish[] => {
    const said = normalise(quote);
    if (!STUCK.test(said) || NOT.test(said)) return [];
    return [
      {
        quotes: [quote],
        days: [],
        limits: { runRung: RUNG, growsFreely: false },
        effect: "the runs of these weeks keep their walks, up to 8 minutes at a time, and grow in small steps",
      },
    ];
  });
}
