import { EVERY_DAY } from "../../calendar/day.ts";
import { datesIn } from "../dates/dates-off.ts";
import { spanIn } from "../dates/worded-span.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const MORE =
  /\b(?:(?:loads|lots|plenty|much|way|far)? ?(?:of )?(?:more|extra) (?:time|energy)|(?:loads|lots|plenty) of (?:time|energy)|(?:viel )?mehr (?:zeit|energie)|(?:viel|jede menge) (?:zeit|energie)|(?:mucho )?mas (?:tiempo|energia)|(?:beaucoup )?plus (?:de temps|d energie)|(?:molto )?piu (?:tempo|energia)|(?:muito )?mais (?:tempo|energia)|(?:veel )?meer (?:tijd|energie))\b/u;
const DENIES =
  /\b(?:no|not|never|without|need|want|wish|if|kein\w*|nicht|nie|brauche|wenn|sin|si|pas|besoin|si|non|se|nao|sem|geen|niet|als)\b/u;
const BEGINS =
  /\b(?:break up|breaks? up|from|on|since|off from|ab|seit|ferien|desde|vacaciones|depuis|a partir|vacances|dal|vacanze|desde|ferias|vanaf|vakantie)\b/u;

/** Whether a clause tells of more time or energy: "school's back" in it is no part of the body. */
export function saysAmple(said: string): boolean {
  return MORE.test(said) && !DENIES.test(said);
}

/** "We break up on 18 December and I've got loads more energy until 4 January": weeks that no deload is put in where another one is near. */
export function ampleDates({ clauses, today }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    if (clause.isOther || !saysAmple(said)) return [];
    const range = spanIn(said, today);
    if (range === undefined) return [];
    // Without a first day of its own it begins with the date that stands before it.
    const before = clauses[at - 1];
    const start =
      before !== undefined && range.from === today && BEGINS.test(before.words.join(" ")) ? datesIn([before], today)[0] : undefined;
    const from = start !== undefined && start.from <= range.until ? start.from : range.from;
    const quotes = [...(start === undefined || before === undefined ? [] : [before.quote]), clause.quote];
    const limit: DayLimit = {
      phrase: quotes.join(" and "),
      weekdays: EVERY_DAY,
      closed: [],
      without: [],
      isAmple: true,
      from,
      until: range.until,
    };
    return [{ quotes, days: [limit], effect: "no deload in these weeks where a week beside them has room for it" }];
  });
}
