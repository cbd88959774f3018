import type { Weekday } from "../../calendar/day.ts";
import { namedNights, NOTHING_HARD_WORDS } from "../../athlete/stated/stated-shifts.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { getNames } from "../dates/day-names.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

const SHIFT =
  /\b(?:shifts?|nights?|on call|duty|24 ?h(?:our)?s?|dienste?n?|\w*schicht\w*|nachtdienste?n?|bereitschaft\w*|guardias?|turnos?|gardes?|astreintes?|turni|turno|guardi[ae]|reperibilita|plantao|plantoes|piquete|wachtdienst\w*|nachtdienst\w*|\w*dienst)\b/u;
const DAY_AFTER =
  /\b(?:(?:the )?(?:next|following) (?:day|morning)|(?:the )?(?:day|morning) after|le lendemain|lendemains?|(?:am )?(?:nachsten|folge) ?tag|(?:am )?tag (?:danach|darauf)|danach|al dia siguiente|el dia siguiente|il giorno (?:dopo|seguente)|no dia seguinte|o dia seguinte|(?:de )?dag (?:erna|daarna)|(?:de )?volgende dag)\b/u;
const SPENT =
  /\b(?:wrecked|dead|toast|fried|cooked|useless|knackered|shattered|exhausted|wiped out|done in|platt|matsch|kaputt|tot|erledigt|fertig|reventad[oa]|muert[oa]|hech[oa] polvo|cuite?|morte?|crevee?|creve|mort|hs|distrutt[oa]|cotto|mort[oa]|de rastos|moido|gesloopt|kapot|op)\b/u;
const MOST_DAYS = 3;

/**
 * "24 h shifts, usually Monday and Thursday, the day after I'm wrecked: nothing hard": the days after the shifts have nothing hard. Nights in turn of
 * weeks that nobody can date are said on the hard sessions themselves.
 */
export function shiftDays({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex((clause) => DAY_AFTER.test(saidIn(clause)) && clause.words.length <= MOST_WORDS);
  const after = clauses[at];
  const before = clauses.slice(0, Math.max(0, at));
  const first = before.findIndex((clause) => SHIFT.test(saidIn(clause)));
  const asked = [after, clauses[at + 1]].filter((clause) => clause !== undefined);
  if (after !== undefined && first >= 0 && asked.some((clause) => NOTHING_HARD_WORDS.test(saidIn(clause)) || SPENT.test(saidIn(clause)))) {
    const named = before.slice(first);
    const shifts = [...new Set(named.flatMap(getDays))];
    if (shifts.length > 0 && shifts.length <= MOST_DAYS) {
      const weekdays = shifts.map((day): Weekday => ((day % 7) + 1) as Weekday).toSorted((a, b) => a - b);
      const tail = asked.filter((clause) => clause === after || NOTHING_HARD_WORDS.test(saidIn(clause)));
      const quotes = [...named, ...tail].map(({ quote }) => quote);
      const limit = { phrase: quotes.join(", "), weekdays, closed: [], without: [], isEasy: true as const };
      return [
        {
          quotes,
          days: [limit],
          effect: `nothing hard on ${getNames(weekdays)}; when a shift moves, swap the hard session with the day before it`,
        },
      ];
    }
  }
  const behind = easyBehindShift(clauses);
  return behind === undefined ? nightWeeks(clauses) : [behind];
}

/** "Nights on Wednesdays so Thursday something easy at most": the day that follows from the shift is the easy one. */
function easyBehindShift(clauses: readonly Clause[]): WeekWish | undefined {
  const first = clauses.findIndex((clause) => SHIFT_OF_DAY.test(saidIn(clause)) && getDays(clause).length > 0);
  if (first < 0) return undefined;
  const used = clauses.slice(first, first + MOST_CLAUSES);
  const whole = used.map(({ quote }) => quote).join(", ");
  const cut = SO.exec(whole);
  const after = cut === null ? "" : whole.slice(cut.index + cut[0].length).trim();
  const shifts = weekdaysIn(cut === null ? "" : whole.slice(0, cut.index));
  const weekdays = weekdaysIn(`${after.charAt(0).toUpperCase()}${after.slice(1)}`);
  const last = used.findLastIndex((clause) => AT_MOST_EASY.test(saidIn(clause)));
  if (last < 0 || shifts.length === 0 || weekdays.length === 0 || weekdays.length > MOST_DAYS) return undefined;
  if (!AT_MOST_EASY.test(normalise(after)) || weekdays.some((day) => shifts.includes(day))) return undefined;
  const quotes = used.slice(0, last + 1).map(({ quote }) => quote);
  const limit = { phrase: quotes.join(", "), weekdays, closed: [], without: [], isEasy: true as const };
  return { quotes, days: [limit], effect: `nothing hard on ${getNames(weekdays)}` };
}

const MOST_CLAUSES = 4;
const SHIFT_OF_DAY = new RegExp(
  String.raw`${SHIFT.source}|\b(?:de nuit|de noche|la notte|di notte|a noite|de noite|s nachts|night work)\b`,
  "u",
);
const SO =
  /(?<!\p{L})(?:so|therefore|also|deshalb|daher|darum|as[ií] que|por eso|donc|du coup|quindi|perci[oò]|ent[aã]o|por isso|dus|daarom)(?!\p{L})/iu;
const AT_MOST_EASY =
  /\b(?:easy|light|gentle|nothing (?:hard|heavy)|locker\w*|leicht\w*|nichts (?:hartes|schweres)|suave|facil|ligero|tranquil\w*|nada (?:duro|fuerte|pesado)|facile|leger|cool|doux|rien de (?:dur|lourd)|leggero|niente di (?:duro|pesante)|leve|rustig\w*|licht\w*|niets zwaars)\b/u;

const MOST_WORDS = 16;

/** "In der Nachtwoche bitte nix Hartes" */
function nightWeeks(clauses: readonly Clause[]): readonly WeekWish[] {
  const told = clauses.filter(({ quote }) => namedNights(quote));
  if (told.length === 0) return [];
  return [
    {
      quotes: told.map(({ quote }) => quote),
      days: [],
      effect:
        "in a week of night shifts, do half of every hard session, easily, and do not make up the rest; write the dates of the night weeks in your profile (“nights 7–13 Dec”), and the plan takes the hard sessions out of them",
    },
  ];
}

function saidIn({ words }: Clause): string {
  return words.join(" ");
}
