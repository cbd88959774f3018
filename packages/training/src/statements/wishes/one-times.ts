import { EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import type { Clause } from "../../health/clause.ts";
import type { HealthFinding } from "../../health/group.ts";
import { normalise } from "../../health/normalise.ts";
import { isOfTimeBefore } from "../../health/stated-limits/limit-evidence.ts";

type Told = Pick<HealthFinding, "phrase" | "limits">;

/**
 * Reads which caps on the length of a session belong to a time that their sentence names before them: "from 20 to 27 December at my parents', 30
 * minutes a day at most" is about those days, "in the ski week I could run 20 minutes at most" about that week.
 * @returns for a cap the days it holds on, "undated" where the time has no dates, and undefined for a cap of the whole plan
 */
export function oneTimes(clauses: readonly Clause[], spans: readonly DayLimit[]): (told: Told) => DayLimit | "undated" | undefined {
  return ({ phrase, limits: { runMinutes, runMetres, sessionMinutes } }) => {
    const own = clauses.find(({ quote }) => quote === phrase || quote.includes(phrase) || phrase.includes(quote));
    if (own === undefined || [runMinutes, runMetres, sessionMinutes].every((most) => most === undefined)) return undefined;
    if (ALWAYS.test(normalise(own.quote))) return undefined;
    const sentence = clauses.filter(({ sentence: other }) => other === own.sentence);
    const before = sentence.slice(0, sentence.indexOf(own));
    // Days without training have no minutes: "off from 24 December to 2 January, 60 minutes a session at most".
    const span = spans.find(({ phrase: words, isOff }) => isOff !== true && before.some(({ quote }) => words.startsWith(quote)));
    const minutes = sessionMinutes ?? runMinutes;
    if (span?.from !== undefined && span.until !== undefined && minutes !== undefined)
      return { phrase, weekdays: EVERY_DAY, from: span.from, until: span.until, closed: [], without: [], minutes };
    return isOfTimeBefore(normalise(own.quote), sentence) ? "undated" : undefined;
  };
}

/** "Otherwise 60 minutes at most": of all the other days. */
const ALWAYS =
  /\b(?:otherwise|apart from that|besides|always|every week|all year|the rest|sonst|ansonsten|immer|el resto|por lo demas|siempre|sinon|le reste|toujours|altrimenti|per il resto|sempre|de resto|o resto|anders|verder|altijd)\b/u;
