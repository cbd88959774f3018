import { addDays, type Day, daysBetween, EVERY_DAY, nextDayOfMonth } from "#training/calendar/day.ts";
import { normalise } from "#training/health/normalise.ts";
import { namesRegion } from "#training/injuries/complaints/regions.ts";
import { dayAtStart } from "#training/health/stated-limits/period.ts";
import { getMonth } from "#training/health/time.ts";
import { describeDayLimit } from "../../availability.ts";
import type { WeekWish } from "../../week-wish.ts";

const THAT_DAY = String.raw`(?:that|then|there|da|dann|(?:an )?(?:dem|diesem|den) tag|der (?:tag|abend)|ese dia|esa (?:noche|tarde)|entonces|ce jour|ce soir|la soiree|(?:ce|cette) \w+|la|quel giorno|quella (?:sera|giornata)|li|esse dia|nesse dia|essa noite|ai|die (?:dag|avond)|dan)`;
/** Nothing is to be expected of the day that was named. */
const REFUSES = new RegExp(
  String.raw`\b(?:(?:dont|do not|no need to)(?: \w+){0,2}? (?:expect|count on|plan|give|put|schedule|bother)(?: \w+){0,3}? (?:that|then|there|me|it)|count me out|that (?:day|evening|night|afternoon|one|weekend) ?(?:s|is|will be)? (?:gone|out|off|lost|taken|spoken for|a write off|written off|dead)|(?:ill|i will|im|i am) (?:be )?(?:no use|useless|out of action|good for nothing)|(?:rechnet?|plant?) (?:\w+ ){0,3}?nicht mit mir|erwarte\w* (?:\w+ )?(?:nichts|nix)|bin ich (?:raus|nicht zu gebrauchen|weg)|(?:tag|abend) ist (?:weg|gelaufen|gestrichen|dahin|tabu)|no cont\w+ conmigo|no esper\w+ nada|${THAT_DAY} (?:esta perdid[oa]|nada|rien|niente|salta|c est mort|est mort\w*|nao da|nichts|nix|niks|niets)|ne compt\w+ pas sur moi|n attend\w* rien|non cont\w+ su di me|non aspett\w+ niente|nao cont\w+ comigo|reken\w* niet op mij|verwacht (?:\w+ )?(?:niks|niets)|valt (?:dan )?af|is (?:dan )?weg)\b`,
  "u",
);
const UNTIL_THEN =
  /\b(?:until then|till then|bis dahin|hasta entonces|hasta ese dia|d ici la|jusque la|fino ad allora|ate la|tot dan|tot die tijd)\b/u;
const DAY_AFTER =
  /\b(?:and|or|nor|und|oder|noch|y|ni|o|et|ou|e|ne|nem|en|of)(?: \w+){0,2} (?:day after|next day|following day|tag da(?:nach|rauf)|(?:dia )?siguiente|lendemain|giorno dopo|dia seguinte|dag (?:erna|erop|daarna))\b/u;
const DATE =
  /\b(?:on |am |el |le |il |dia |op )?(?:the |de |den )?(?<!\d)(?<day>[12]\d|3[01]|[1-9])(?!\d)(?<ordinal>st|nd|rd|th|e)?(?: (?:of |de |di )?(?<month>\p{L}+))?/gu;
const BEFORE = /\b(?:on|am|el|le|il|dia|op)(?: (?:the|de|den))? $|^(?:on|am|el|le|il|dia|op) /u;
/** "Thesis due 29 Jan, the two weeks before that I'll be useless": a stretch before a deadline. */
const OF_WEEKS = /\b(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken|due|deadline|abgabe|entrega|rendu|scadenza)\b/u;
/** Days ahead that a note is about. */
const AHEAD_DAYS = 70;

/** "It's my 50th on the 19th, so don't expect anything from me that day or the day after": dates that an occasion takes. */
export function readDatedOccasions(text: string, today: Day): readonly WeekWish[] {
  return text.split(/(?<!\d)\.(?=\s|$)|[!?;\n]/u).flatMap((sentence): readonly WeekWish[] => {
    const phrase = sentence.trim();
    const said = normalise(phrase);
    // "D'ici là rien avec l'épaule": a part that rests until a day is no day off.
    if (!REFUSES.test(said) || OF_WEEKS.test(said) || UNTIL_THEN.test(said) || namesRegion(said)) return [];
    const dates = datesIn(said, today);
    const [date] = dates;
    if (date === undefined || dates.length > 1) return [];
    const until = DAY_AFTER.test(said) ? addDays(date, 1) : date;
    const limit = { phrase, weekdays: EVERY_DAY, closed: [], without: [], isOff: true as const, from: date, until };
    return [{ quotes: [phrase], days: [limit], effect: describeDayLimit(limit) }];
  });
}

/** Days with their month, as an ordinal behind "on the", or behind an article; "my 50th" is none. */
function datesIn(said: string, today: Day): readonly Day[] {
  return [...said.matchAll(DATE)].flatMap(({ 0: match, index, groups = {} }): readonly Day[] => {
    const { day = "", ordinal, month = "" } = groups;
    const isNamed = getMonth(month) >= 0;
    const isBehind = BEFORE.test(match) || BEFORE.test(said.slice(0, index));
    if (!isNamed && (!isBehind || (ordinal === undefined && UNIT.test(month)))) return [];
    const date = isNamed ? dayAtStart([day, month], today) : nextDayOfMonth(Number(day), today);
    return date === undefined || date < today || daysBetween(today, date) > AHEAD_DAYS ? [] : [date];
  });
}

const UNIT =
  /^(?:km|k|min\w*|h|hours?|uhr|am|pm|kg|x|weeks?|wochen?|tage?|semanas?|dias?|semaines?|jours?|settimane|giorni|weken|dagen|uur|or[ae]|heures?|horas?|%)$/u;
