import { EVERY_DAY } from "#training/calendar/day.ts";
import type { Clause } from "#training/health/clause.ts";
import { describeDayLimit } from "../../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../../week-wish.ts";

const COUNTS: { readonly [word in string]?: number } = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  ein: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  um: 1,
  dois: 2,
  quatro: 4,
  een: 1,
  twee: 2,
  drie: 3,
};
const FREE_DAYS =
  /\b(?<count>[1-4]|a|one|two|three|four|einen?|zwei|drei|vier|une?|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|um|dois|quatro|een|twee|drie) (?:full |complete |whole |komplett\w* |ganze? )?(?:(?:free|rest|off|recovery|freie|trainingsfreie|rust|vrije) ?days?|freie tage|ruhetage?|trainingsfreie tage|days? (?:off|free|of rest)|tage? (?:frei|pause)|dias? (?:libres?|de descanso|livres?|de folga)|jours? (?:de repos|libres?|off)|giorni? (?:liber[io]|di riposo)|rustdag(?:en)?|vrije dag(?:en)?|dagen (?:vrij|rust))\b/u;
const MOST_DAYS =
  /\b(?:max\w*|at most|no more than|not more than|only|up to|hochstens|nur|como maximo|solo|au maximum|maximum|seulement|al massimo|no maximo|hooguit|maximaal) (?<count>[3-6]|three|four|drei|vier|tres|cuatro|trois|quatre|tre|quattro|quatro|drie) (?:days?|tage?|dias?|jours?|giorni|dagen)\b|\b(?<other>[3-6]|three|four) days? (?:a|per|each) week (?:max\w*|at most|tops|is enough|is plenty)\b/u;
const IN_A_ROW =
  /\b(?:no|not|never|nie|nicht|keine|nunca|no quiero|jamais|pas(?: de)?|mai|non|nooit|niet|geen) (?:\w+ ){0,2}?(?:two|2|zwei|dos|deux|due|dois|twee)? ?(?:(?:training )?days? in a row|days? (?:running|back to back)|consecutive days|tage\w* (?:hintereinander|nacheinander|am stuck)|dias seguidos|jours (?:de suite|d affilee)|giorni (?:di fila|consecutivi)|dagen (?:achter elkaar|na elkaar))\b/u;
const NARROWED =
  /\b(?:run\w*|hard|heavy|legs?|squat\w*|intervals?|lauf\w*|hart\w*|schwer\w*|corr\w*|cour\w*|rennen|hardlop\w*|lift\w*|swim\w*|rid\w*|bik\w*)\b/u;
const FEWEST = 3;
/** "Quiero descansar los martes", "je me repose le mardi": to rest, of whole days. */
const RESTS =
  /\b(?:rest(?:ing)?|(?:have|take) (?:it|that) off|pause|pausieren|ausruhen|ruhen|descans(?:ar|o|amos)|reposer?|repos|ripos(?:are|armi|o)|folgar|folga|rusten|rust)\b/u;
/** "Rest between sets", "the rest of Monday", "resting heart rate on Mondays". */
const OTHER_REST =
  /\b(?:between|zwischen|entre|tra|fra|tussen|sets?|series?|satze?n?|serie|seconds?|minutes?|min|rest (?:of|is)|heart|pulse|hr|active|activo|actif|attivo|less|weniger|menos|moins|meno|minder)\b/u;
const MOST_RESTED = 3;

/** "Friday has to stay a rest day", "quiero descansar los martes": these days are off, and no other. */
function restedDays(clause: Clause, said: string): WeekWish | undefined {
  const weekdays = getDays(clause);
  if (weekdays.length === 0 || weekdays.length > MOST_RESTED || clause.isDenied || NOT.test(said)) return undefined;
  if (!(FREE_DAYS.test(said) || RESTS.test(said)) || OTHER_REST.test(said)) return undefined;
  const limit = { phrase: clause.quote, weekdays, closed: [], without: [], isOff: true as const };
  return { quotes: [clause.quote], days: [limit], effect: describeDayLimit(limit) };
}

const NOT =
  /\b(?:no|not|dont|never|without|skip|kein\w*|nicht|nie|ohne|nunca|sin|pas|jamais|sans|non|mai|senza|nao|sem|geen|niet|nooit|zonder|after|before|nach|vor|despues|antes|apres|avant|dopo|prima|depois|na)\b/u;

/** "Two free days a week", "at most four days a week", "never two days in a row". */
export function freeDays({ clauses }: WeekSentence): readonly WeekWish[] {
  if (clauses.some(({ words }) => NARROWED.test(words.join(" ")))) return [];
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const quotes = [clause.quote];
    const limit = { phrase: clause.quote, weekdays: EVERY_DAY, closed: [], without: [] };
    const rested = restedDays(clause, said);
    if (rested !== undefined) return [rested];
    // "I don't need a rest day on Friday"
    if (getDays(clause).length > 0 && FREE_DAYS.test(said)) return [];
    if (/\b(?:until|week off|next week|after)\b/u.test(said)) return [];
    if (IN_A_ROW.test(said))
      return [{ quotes, days: [{ ...limit, daysInARow: 1 }], effect: "a free day between any two days of training" }];
    const free = FREE_DAYS.exec(said)?.groups?.["count"];
    const most = MOST_DAYS.exec(said)?.groups;
    const told = most?.["count"] ?? most?.["other"];
    const mostDays = free === undefined ? findValue(told) : free === undefined ? undefined : 7 - (findValue(free) ?? 0);
    if (mostDays === undefined || mostDays < FEWEST) return [];
    return [{ quotes, days: [{ ...limit, mostDays }], effect: `${mostDays} days of training a week at most` }];
  });
}

function findValue(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return COUNTS[word] ?? (/^\d$/u.test(word) ? Number(word) : undefined);
}
