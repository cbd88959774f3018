import { EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import type { DateRange } from "../dates/date-range.ts";
import { spanIn } from "../dates/worded-span.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** "Uni exams 7-18 Dec so less in those 2 weeks": shorter sessions on those dates, and no day without. Minutes of a session where a text names none. */
const MINUTES_OF_LITTLE_TIME = 45;
const SHORT_MINUTES = 30;

const LESS_TIME =
  /\b(?:light(?:er)? (?:please|week)|(?:week|it|things) light|quick (?:workouts?|sessions?|stuff)|on call|abgabe|eng|voll mit|pien[ao] di|less|fewer|half (?:the|of)|lighter|shorter|short sessions?|reduced?|cut (?:back|down)|(?:tone|wind|dial|scale) (?:it |things )?(?:down|back)|not (?:that |so |too |as )?much|cant (?:do|train) (?:that |as |so )?much|little time|no time|hardly any|barely|busy|hectic|manic|mental|mad|crazy|insane|rammed|flat out|slammed|swamped|snowed under|tight|crunch|go easy|easy (?:week|on me)|take it easy|exams?|finals|deadlines?|midterms?|revision|audit|stocktake|moving house|weniger|wenig|kaum|keine zeit|kurzer\w*|kurz\w*|knapp|stress\w*|prufung\w*|klausur\w*|umzug|menos|poco|poca|examenes|liad[oa]s?|a tope|mudanza|moins|allege\w*|peu|examens?|partiels|concours|charge\w*|demenage\w*|meno|esam[ei]|impegnat\w*|trasloco|pouco|provas?|corridos?|(?:semanas?|vida|fase) (?:muito |bem )?corridas?|minder|weinig|tentamen\w*|druk(?:ke)?|verhuiz\w*)\b/u;
/** What is less is not the time, or more of it. */
const NOT_OF_TIME =
  /\b(?:more time|after (?:my |the )?(?:exams|finals)|mehr zeit|mas tiempo|plus de temps|piu tempo|mais tempo|meer tijd|off|away|holidays?|ski\w*|hotel|no (?:gym|training|pool|sessions?)|keine? (?:training|gym|sport)|closed|urlaub|weg|vacaciones|vacances|vacanza|ferias|vakantie|races?|kilos?|kg|lbs?|pain|less pain|want to|colds?|flu|covid|fever|virus|ill|(?<!(?:would|that) (?:be|is) )sick|erkalt\w*|krank\w*|grippe|fieber|resfriad\w*|gripe|enferm\w*|fiebre|rhume|malade|fievre|raffreddor\w*|influenza|malat\w*|febbre|constipad\w*|doente|verkouden\w*|griep|ziek\w*|koorts|run|lift|squat|bench|deadlift|snatch|sub|pounds)\b/u;
const CALM =
  /\b(?:calm|quiet|relaxed|slow|easy going|free(?:r)?|off peak|fine|ok|okay|good|ruhig\w*|entspannt\w*|locker|frei|tranquil\w*|calme|libre|calmo|calma|liber[oa]|sossegad\w*|rustig|vrij)\b/u;
const TELLS_MINUTES = /\b(?<minutes>[2-9]\d) ?(?:min\w*|mins?)\b/u;
const ONLY_SHORT =
  /\b(?:only (?:very )?(?:short|quick)|quick (?:workouts?|sessions?) only|short sessions? only|nur kurz\w*|solo (?:sesiones )?cortas?|seulement (?:des )?(?:seances )?courtes|solo (?:sedute )?brevi)\b/u;

/** Dates with little time for training. */
export function busyDates({ clauses, today }: WeekSentence): readonly WeekWish[] {
  const found = getSpan(clauses, today);
  if (found === undefined) return [];
  const { range, dated } = found;
  const near = clauses.filter((clause, at) => dated.includes(clause) || [at - 1, at + 1].some((beside) => isAt(dated, clauses[beside])));
  const all = near.map(toSaid).join(" , ");
  if (!LESS_TIME.test(all) || NOT_OF_TIME.test(all)) return [];
  // "Work is calm until the end of January, then audit season": the dates are those of the calm, and what comes after them has none.
  if (dated.some((clause) => CALM.test(toSaid(clause)))) return [];
  const quotes = near
    .filter((one) => dated.includes(one) || (LESS_TIME.test(toSaid(one)) && spanIn(toSaid(one), today) === undefined) || isBackground(one))
    .map(({ quote }) => quote);
  const told = TELLS_MINUTES.exec(all)?.groups?.["minutes"];
  const minutes = told === undefined ? (ONLY_SHORT.test(all) ? SHORT_MINUTES : MINUTES_OF_LITTLE_TIME) : Number(told);
  const limit: DayLimit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], minutes, isBusy: true, ...range };
  return [{ quotes, days: [limit], told: { kind: "busy" } }];
}

interface Span {
  readonly range: DateRange;
  /** The clauses that tell the dates. */
  readonly dated: readonly Clause[];
}

/** Returns the dates of one clause, or of two whose "and" stands between the dates. */
function getSpan(clauses: readonly Clause[], today: WeekSentence["today"]): Span | undefined {
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const range = spanIn(toSaid(clause), today);
    if (range !== undefined) return { range, dated: [clause] };
    const joined = next?.isJoined === true ? spanIn(`${toSaid(clause)} and ${toSaid(next)}`, today) : undefined;
    if (next !== undefined && joined !== undefined) return { range: joined, dated: [clause, next] };
  }
  return undefined;
}

function isAt(dated: readonly Clause[], clause: Clause | undefined): boolean {
  return clause !== undefined && dated.includes(clause);
}

function toSaid({ words }: Clause): string {
  return words.join(" ");
}

/** Why there is less time, in a word or two: "… kaum Zeit, Familie". */
function isBackground(clause: Clause): boolean {
  return clause.words.length <= 2 && BACKGROUND.test(toSaid(clause));
}

const BACKGROUND =
  /\b(?:work|family|kids|uni|school|travel|familie|arbeit|kinder|trabajo|familia|ninos|travail|famille|enfants|lavoro|famiglia|figli|trabalho|werk|gezin)\b/u;
