import { addDays, type Day, shortDay, EVERY_DAY } from "../../calendar/day.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { operationAhead, spansInWeeks } from "../../health/time.ts";
import { activitiesIn } from "../../injuries/activities.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekWish } from "../week-wish.ts";

/** Longer rests are those of large operations, which their own rules bring back. */
const MOST_WEEKS = 3;
/** Clauses between the day and the rest: who says so, a remark. */
const MOST_BETWEEN = 3;

/**
 * Days without training behind a small operation that is still to come: "wisdom teeth out on 10 Dec, a week no exercise". They begin on its day and
 * end when they are over; training goes on before and after them.
 */
export function readRestAfter(text: string, today: Day): readonly WeekWish[] {
  const clauses = readClauses(text);
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const weeks = clause.isOther ? undefined : weeksOfRest(clause);
    if (weeks === undefined || weeks > MOST_WEEKS) return [];
    const event = clauses
      .slice(Math.max(0, at - MOST_BETWEEN), at + 1)
      .findLast(
        ({ sentence, isOther, words }) => clause.sentence - sentence <= 1 && !isOther && operationAhead(words, today) !== undefined,
      );
    const from = event === undefined ? undefined : operationAhead(event.words, today);
    if (event === undefined || from === undefined) return [];
    const until = addDays(from, Math.round(7 * weeks));
    const isSmall = SMALL.test(event.words.join(" "));
    const quotes = isSmall && event !== clause ? [event.quote, clause.quote] : [clause.quote];
    const limit: DayLimit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, from, until, closed: [], without: [], isOff: true };
    return [
      {
        quotes,
        days: [limit],
        effect: `no training from ${shortDay(from)} to ${shortDay(until)}; come back with easy sessions, and sooner only if your dentist or doctor says so`,
      },
    ];
  });
}

/** How long a clause forbids all training; undefined where it names a movement or no time. */
function weeksOfRest({ words, englishWords, english }: Clause): number | undefined {
  const said = words.join(" ");
  if (!NO_TRAINING.test(said) && !NO_TRAINING.test(englishWords.join(" "))) return undefined;
  if (HARD_ONLY.test(said) || activitiesIn(getWords(english)).length > 0) return undefined;
  if (FORTNIGHT.test(said)) return 2;
  return spansInWeeks(englishWords)[0] ?? spansInWeeks(words)[0];
}

const TRAINING = String.raw`(?:exercis\w*|sports?|training|train|gym|workouts?|sporteln|trainieren|deporte|ejercicios?|entren\w*|exercices?|allenament\w*|allen\w+|attivita fisica|activite physique|treinos?|treinar|exercicios?|sporten|trainen|beweging)`;
const NO_TRAINING = new RegExp(
  String.raw`\b(?:no|not|not any|without|any|off|kein\w*|nicht|ohne|sin|nada de|sans|pas de|ne pas|senza|niente|non|sem|nao|geen|niet|zonder)(?: (?:any|all|to|do|faire|fare|hacer|fazer|mich|me|le|la|el|o|a|du|de))* ${TRAINING}\b|\b(?:(?:a |one |two )?(?:weeks?|days?|fortnight) off|(?:complete |full )?rest for|sportverbot|sportpause|trainingspause|reposo|repos|riposo|repouso|rust)\b`,
  "u",
);
/** "No hard exercise" leaves the easy one. */
const HARD_ONLY =
  /\b(?:hard|heavy|intense|contact|schwer\w*|intensiv\w*|hart\w*|fuerte|intens\w*|lourd\w*|pesant\w*|pesad\w*|zwaar|zware|lower|upper|legs?)\b/u;
const FORTNIGHT = /\b(?:fortnight|quincena|quinze jours|quinzaine|quindici giorni|quinzena|vierzehn tage|14 tage)\b/u;

/** Done in an hour, and no operation that has weeks of its own (special-populations.md section 4.19). */
const SMALL =
  /\b(?:tooth|teeth|molars?|mole|cyst|wart|lipoma|biopsy|toe ?nail|root canal|weisheitsz\w+|zahn|zahne|backenzahn|leberfleck|muttermal|warze|zyste|lipom|nagel|muelas?|dientes?|lunar|quiste|verruga|unas?|dents?|grain de beaute|kyste|verrue|ongle|denti|dente|neo|cisti|verruca|unghia|sisos?|dentes?|sinal|quisto|unha|kies|kiezen|verstandskies\w*|tand|moedervlek|cyste|wrat|teennagel)\b/u;
