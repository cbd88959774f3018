import type { WeekSentence, WeekWish } from "../week-wish.ts";

const MAXES =
  /\b(?:max(?:es|ed|ing)? out|(?:1 ?rm|one rep max\w*|max(?:imum|imal)?) (?:tests?|testing|attempts?|days?)|(?:test\w*|hit\w*|go\w* for) (?:my |a |new )?(?:1 ?rms?|max(?:es)?|one rep max\w*)|maximalversuch\w*|maximaltest\w*|maximalkrafttest\w*|(?:series|pruebas|tests?) (?:al |de )?maximo\w*|(?:tests? de |au )(?:max|1 ?rm)|massimali|(?:testes? de )?(?:carga )?maxima|max(?:tests?|pogingen))\b/u;
const AGAINST =
  /\b(?:hate\w*|dislike\w*|loath\w*|dread\w*|never|dont|do not|not|no|without|please no|sick of|hass\w*|kein\w*|nicht|nie|ohne|odi\w*|no|sin|nunca|deteste\w*|pas|sans|jamais|detest\w*|non|senza|mai|nao|sem|haat|geen|niet|nooit)\b/u;

/** "My old coach made me max out every Friday and I hated it": no session asks for a maximum. */
export function noMaxes({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    if (!MAXES.test(said)) return [];
    const next = clauses[at + 1];
    const behind = next !== undefined && next.words.length <= MOST_WORDS ? next.words.join(" ") : "";
    const isBehind = !AGAINST.test(said) && AGAINST.test(behind);
    if (!AGAINST.test(said) && !isBehind) return [];
    const quotes = isBehind && next !== undefined ? [clause.quote, next.quote] : [clause.quote];
    return [{ quotes, days: [], limits: { tests: false }, effect: "no session tests a maximum, on that day or any other" }];
  });
}

/** "And I hated it" */
const MOST_WORDS = 6;
