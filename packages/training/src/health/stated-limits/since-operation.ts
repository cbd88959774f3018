import { addDays, type Day } from "../../calendar/day.ts";
import type { Clause } from "../clause.ts";
import { normalise } from "../normalise.ts";
import { getMonth, operationAhead, spansInWeeks, weeksSince } from "../time.ts";
import type { StatedLimit } from "./stated-limit.ts";

/**
 * Counts the weeks of a limit from the operation that its sentence, or the one before it, dates: "Hernia op on 16 Nov. Six weeks nothing over 10 kg"
 * ends six weeks after the 16th. A limit with a date of its own, and "six more weeks", keep theirs.
 */
export function countedFromOperation(limit: StatedLimit, clauses: readonly Clause[], today: Day): StatedLimit {
  const own = clauses.find(({ quote }) => quote === limit.phrase);
  if (own === undefined) return limit;
  const said = normalise(limit.phrase);
  const weeks = spansInWeeks(own.englishWords)[0] ?? spansInWeeks(own.words)[0];
  const isDated = [...own.words, ...own.englishWords].some((word) => getMonth(word) >= 0 || /^\d{1,2}[./]\d{1,2}\.?$/u.test(word));
  if (weeks === undefined || isDated || MORE.test(said)) return limit;
  const day = operationDay(clauses, own, today);
  const until = day === undefined ? undefined : addDays(day, Math.ceil(7 * weeks) - 1);
  // What was told at a later appointment, and what would be over already, does not count from the operation.
  const isTold = clauses.some(({ sentence, words }) => sentence === own.sentence && TOLD_LATER.test(words.join(" ")));
  return until === undefined || until < today || isTold ? limit : { ...limit, period: { until, endsByWord: false } };
}

/** The past day of the operation that is named in the sentence of a clause or in the one before it. */
function operationDay(clauses: readonly Clause[], own: Clause, today: Day): Day | undefined {
  const before = clauses.slice(0, clauses.indexOf(own) + 1).filter(({ sentence, isOther }) => own.sentence - sentence <= 1 && !isOther);
  const named = before.findIndex(({ words }) => OPERATION.test(words.join(" ")));
  if (named < 0) return undefined;
  for (const { words } of before.slice(named)) {
    const at = words.findIndex(
      (word, index) => getMonth(word) >= 0 && (isDay(words[index - 1]) || isDay(words[index - 2]) || isDay(words[index + 1])),
    );
    const hasDate = at >= 0 || words.some((word) => /^\d{1,2}[./]\d{1,2}\.?$/u.test(word));
    const ago = hasDate && operationAhead(words, today) === undefined ? weeksSince(words, today) : undefined;
    if (ago !== undefined && ago > 0 && ago <= MOST_WEEKS) return addDays(today, -Math.round(7 * ago));
  }
  return undefined;
}

function isDay(word: string | undefined): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)?$/u.test(word ?? "");
}

/** "At the check-up yesterday the surgeon said": weeks from that day on. */
const TOLD_LATER =
  /\b(?:check ?ups?|follow ?ups?|appointment|review|yesterday|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|last week|kontroll\w*|nachsorge|termin|gestern|letzte woche|revision|control|ayer|la semana pasada|controle|rendez ?vous|hier|la semaine derniere|controllo|visita|ieri|la settimana scorsa|consulta|ontem|semana passada|afspraak|gisteren|vorige week)\b/u;

/** Older operations have no limits in weeks any more. */
const MOST_WEEKS = 26;
const MORE =
  /\b(?:more|another|further|next|from now|today|still|left|weitere\w*|noch|nachsten?|ab (?:jetzt|heute)|mas|otras?|proximas?|encore|prochaines?|altre|ancora|prossime|mais|outras|nog|komende)\b(?! than| de \d| als)/u;
const OPERATION =
  /\b(?:op|ops|surgery|\w*operation|\w*operiert|\w*operatie|geopereerd|operated|operaron|operad[oa]|operacion|cirugia|operee?|operazione|operat[oa]|intervento|operacao|cirurgia|c section|caesarean|kaiserschnitt|cesarea|cesarienne|keizersne\w*|\w+(?:ectomy|ectomia|ectomie|ektomie|scopy|skopie|plasty|plastik))\b/u;
