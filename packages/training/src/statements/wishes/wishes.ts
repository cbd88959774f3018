import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { memoized } from "../../language/memoized.ts";
import { readAvailability } from "../../free-text/availability.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { withoutComplaints } from "../../free-text/wished-complaints.ts";
import { readDayWords } from "../../free-text/dates/day-words.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { spanIn } from "../../free-text/dates/worded-span.ts";
import { readWeekWishes } from "../../free-text/week-wishes.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import type { HealthFinding } from "../../health/group.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { formatList } from "../../model/words.ts";
import { wishedCaps } from "../wished-exercises/wished-objects.ts";
import { wishedShape } from "../wished-exercises/wished-shape.ts";
import { oneTimes } from "./one-times.ts";
import { normalise } from "../../health/normalise.ts";
import { isOffered, kindsIn } from "../schedule-words.ts";
import { describeLimits } from "../../health/stated-limits/describe-limits.ts";
import { positionLimits } from "../../health/stated-limits/limit-positions.ts";
import { readToldLimits, statedLimitFindings } from "../../health/stated-limits/stated-limits.ts";
import type { StatedLimit } from "../../health/stated-limits/stated-limit.ts";
import { isLimitingAmount } from "./amount-evidence.ts";
import { withoutDoubted } from "./doubted-days.ts";
import { onStay } from "./stays-elsewhere.ts";
import { datedDislikes } from "./dated-dislikes.ts";
import { withOwnDates } from "./dated-weekdays.ts";
import { indoorRideLimits, indoorsUntil, namesTrainer } from "./indoor-rides.ts";
import { getParts } from "../note-statements.ts";
import type { Part } from "../note-statement.ts";
import type { WeekWish } from "../../free-text/week-wish.ts";
import { TRAINS_THEN } from "./wish-days.ts";
import { withThoseDays } from "./those-days.ts";
import { readSchedule } from "./wish-schedule.ts";

/** Days and numbers among the likes and dislikes. */
export interface Wishes {
  readonly days: readonly DayLimit[];
  readonly findings: readonly HealthFinding[];
  /** What the plan cannot set, as a sentence. */
  readonly remarks: readonly string[];
  /** Clauses about the week. */
  readonly scheduled: ReadonlySet<string>;
  /** Clauses that name a day and ask for no rest on it: they are shown back. */
  readonly doubted: readonly string[];
}

/** What is wished holds like a limit of health, and is none. */
export const WISH_LABEL = "a wish";
/** Numbers of a wish; what it only dislikes is no limit of health. */
const NUMBERS: ReadonlySet<string> = new Set<keyof HealthLimits>([
  "runMinutes",
  "runMetres",
  "weeklyRunMetres",
  "runsPerWeek",
  "swimMetres",
  "swimRepeatMetres",
  "rideMinutes",
  "kilogramsOf",
  "daysInARow",
  "consecutiveRuns",
  "hardDays",
  "deloadEvery",
]);
/** Reads the days and numbers of what an athlete would rather not do; a bare day is a day off. */
export function readWishes(text: string, today: Day): Wishes {
  return text.trim() === "" ? NO_WISHES : readOnce(text, today);
}

/** The limits that an athlete wishes for. The runs of CrossFit are inside its workouts: how often somebody wants to run limits none of them. */
export function wishFindings({ focus, dislikes = "" }: Pick<Athlete, "focus" | "dislikes">, today: Day): readonly HealthFinding[] {
  const { days, findings } = readWishes(dislikes, today);
  const isRunCount = ({ phrase, limits }: HealthFinding): boolean =>
    limits.runsPerWeek !== undefined && days.some(({ times, phrase: told }) => times?.sport === "run" && told === phrase);
  return focus === "crossfit" ? findings.filter((finding) => !isRunCount(finding)) : findings;
}

const readOnce = memoized(read);

/** "Tue + Thu" is a list like any other. */
const PLUS = /(?<=\p{L}{2} )[+&](?= \p{L}{2})/gu;

function read(typed: string, today: Day): Wishes {
  const written = typed.replace(PLUS, ",");
  const { wishes: ofWeek, rest: whole } = readWeekWishes(withoutComplaints(written), today, true);
  const schedule = readSchedule(whole, today);
  const text = withoutQuotes(whole, schedule.quotes);
  const clauses = readClauses(text);
  // "Hills, but once a week at most" says nothing of how often somebody runs.
  const caps = wishedCaps(text);
  const isCapOfAnother = (phrase: string): boolean => caps.some(({ quote }) => phrase.includes(quote) || quote.includes(phrase));
  const parts = getParts(clauses);
  // What is left out on every day is a movement, which the exercises are chosen by.
  const told = readAvailability(text, today, true).filter(
    ({ closed, weekdays }) => closed.length === 0 || weekdays.length < WHOLE_WEEK || closed.includes("standing-overhead"),
  );
  const isTold = (quote: string): boolean => told.some(({ phrase }) => phrase.includes(quote));
  const isLiked = (sentence: number): boolean =>
    parts.some((part) => part.sentence === sentence && /\b(?:prefer|love|like|mag|lieber)\b/u.test(part.said));
  const days = parts
    .filter(({ named, verdict, quote, sentence }) => named.length === 0 && verdict !== "fine" && !isTold(quote) && !isLiked(sentence))
    .map(({ quote }) => ({ quote, weekdays: weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)} am`) }))
    .filter(
      ({ quote, weekdays }) =>
        weekdays.length > 0 &&
        weekdays.length < 5 &&
        // The days at the end of a story are training days: "so mornings, Tue Thu Sat".
        (weekdays.length < 3 || parts.length === 1) &&
        isWholeClause(parts, quote) &&
        quote.split(/\s+/u).length <= MOST_WORDS &&
        !saysTraining(quote) &&
        !isOffered(normalise(quote)) &&
        !MAYBE.test(normalise(quote)),
    )
    .map(({ quote, weekdays }): DayLimit => ({ phrase: quote, weekdays, closed: [], without: [], isOff: true }));
  // Among the dislikes "wall balls over 4 kg" is a limit as it stands.
  const amounts = clauses.flatMap(({ quote, isDenied }) =>
    isDenied || !OVER_AMOUNT.test(inDigits(quote))
      ? []
      : readToldLimits(readClauses(`no ${inDigits(quote)}`), today, {}).map((limit) => ({ ...limit, phrase: quote })),
  );
  const onTrainer = indoorRideLimits(typed, today);
  const limitsTold = uniqueLimits([...onTrainer, ...amounts, ...readToldLimits(clauses, today, {})]);
  // "No more than an hour on the trainer" says nothing of a ride outside.
  const isIndoors = indoorsUntil(typed, today) !== undefined;
  const isOfTrainer = ({ phrase, limits: { rideMinutes } }: StatedLimit): boolean =>
    !isIndoors && rideMinutes !== undefined && namesTrainer(normalise(phrase));
  const indoors = limitsTold
    .filter(isOfTrainer)
    .map(
      ({ phrase, limits: { rideMinutes } }) =>
        `“${phrase}”: indoors ${String(rideMinutes)} minutes at most; ride outside where it takes longer.`,
    );
  const limits = limitsTold.filter((limit) => {
    const { limits: fields, cue, phrase } = limit;
    return (
      (onTrainer.includes(limit) || !isTold(phrase)) &&
      !isOfTrainer(limit) &&
      !AIMS.test(normalise(phrase)) &&
      !IS_USUAL.test(normalise(phrase)) &&
      isLimitingAmount(phrase, text) &&
      !(fields.runsPerWeek !== undefined && ONE_LONG.test(normalise(phrase))) &&
      !(fields.runsPerWeek !== undefined && isCapOfAnother(phrase)) &&
      // A ban that was not sure is none among the wishes: what is disliked is read as that.
      fields.runShare === undefined &&
      (cue !== undefined || Object.keys(fields).some((field) => NUMBERS.has(field)))
    );
  });
  const findings = statedLimitFindings(
    limits.flatMap((limit) => ofItsSport(limit, text)),
    today,
    0,
    {},
  ).map((finding): HealthFinding => ({
    ...finding,
    limits: Object.fromEntries(Object.entries(finding.limits).filter(([field]) => NUMBERS.has(field))),
  }));
  const positions = positionFindings(clauses);
  const off = clauses
    .filter(({ quote }) => !isTold(quote) && days.every(({ phrase }) => phrase !== quote))
    .map(({ quote }) => ({ quote, weekdays: weekdaysIn(quote) }))
    .filter(({ quote, weekdays }) => weekdays.length > 0 && weekdays.length < MOST_DAYS_OFF && FREE.test(quote) && !OF_A_SPORT.test(quote))
    .map(({ quote, weekdays }): DayLimit => ({ phrase: quote, weekdays, closed: [], without: [], isOff: true }));
  // "Saturday is kid day, 30 min max while they nap": a day with minutes is no day off.
  const withMinutes = new Set(
    [...schedule.days, ...told].flatMap(({ minutes, weekdays }) => (minutes === undefined || weekdays.length > 1 ? [] : weekdays)),
  );
  const isTrained = ({ isOff, weekdays, from }: DayLimit): boolean =>
    isOff === true && from === undefined && weekdays.length === 1 && weekdays.every((day) => withMinutes.has(day));
  const everyDay = [
    ...ofWeek.flatMap((wish) => wish.days),
    ...schedule.days,
    ...told,
    ...days,
    ...off,
    ...datedDislikes(text, today),
  ].flatMap((limit) => withOwnDates(withThoseDays(limit, written), typed, today));
  // "El sábado nada antes del mediodía" is an hour, and no day off.
  const isOfAnHour = ({ isOff, phrase }: DayLimit): boolean => isOff === true && NOT_BEFORE.test(normalise(phrase));
  const isLonger = ({ isOff, phrase }: DayLimit): boolean => isOff === true && LONGER.test(normalise(phrase));
  const spans = [...ofWeek.flatMap((wish) => wish.days), ...told].filter(({ from, until }) => from !== undefined && until !== undefined);
  const onceAt = oneTimes(readClauses(written), spans);
  const scheduled = schedule.limits
    .filter((limit) => onceAt(limit) === undefined)
    .map((limit): HealthFinding => ({ group: "doctors-limit", label: WISH_LABEL, ...limit }));
  const weighed = withoutDoubted(
    everyDay.filter((limit) => !isTrained(limit) && !isOfAnHour(limit) && !isLonger(limit) && !isOfSomeWeeks(limit, typed, today)),
    typed,
  );
  return {
    days: [
      ...weighed.days.map(onStay),
      ...[...schedule.limits, ...findings].flatMap((limit) => onceAt(limit) ?? []).filter((limit) => limit !== "undated"),
    ],
    findings: [
      ...scheduled,
      ...ofWeek.flatMap(toFinding),
      ...findings.filter((limit) => onceAt(limit) === undefined),
      ...positions,
      ...shapeFindings(text),
    ]
      .map(ofWorkouts)
      .map((finding) => ({ ...finding, label: WISH_LABEL })),
    remarks: [
      ...clauses.filter(({ words }) => ONE_LONG.test(words.join(" "))).map(({ quote }) => `“${quote}”: one long run a week, never two.`),
      ...ofWeek
        .filter(({ days: of, effect }) => of.length === 0 && effect !== undefined)
        .map(({ quotes, effect = "" }) => `“${quotes.join(", ")}”: ${effect}.`),
      // Where every ride is on the trainer, its length is a limit.
      ...schedule.remarks.filter((remark) => !onTrainer.some(({ phrase }) => remark.includes(phrase))),
      ...everyDay
        .filter((limit) => isOfSomeWeeks(limit, typed, today))
        .map(({ phrase }) => `“${phrase}”: taken as those weeks alone; enter their dates in the calendar, and they get fewer sessions.`),
      ...everyDay
        .filter(isOfAnHour)
        .map(({ phrase }) => `“${phrase}”: the plan sets no time of day, so that day keeps its session; train it when it suits you.`),
      ...everyDay
        .filter(isTrained)
        .map(({ phrase }) => `“${phrase}”: taken as what you like on that day, not as a day off, because you give it minutes.`),
      ...[...schedule.limits, ...findings]
        .filter((limit) => onceAt(limit) === "undated")
        .map(({ phrase }) => `“${phrase}”: taken as that time alone; enter its dates in the calendar, and it gets shorter sessions.`),
      ...indoors,
    ],
    scheduled: new Set([
      ...ofWeek.flatMap((wish) => wish.quotes),
      ...schedule.quotes,
      ...positions.map(({ phrase }) => phrase),
      ...clauses.filter(({ words }) => ONE_LONG.test(words.join(" "))).map(({ quote }) => quote),
    ]),
    doubted: weighed.doubted,
  };
}

/** "No lying on my tummy" among the dislikes closes what it names, as it does among the limits. */
function positionFindings(clauses: readonly Clause[]): readonly HealthFinding[] {
  return clauses.flatMap(({ quote }): readonly HealthFinding[] => {
    const limits = positionLimits(quote);
    if (limits === undefined) return [];
    return [{ group: "doctors-limit", label: WISH_LABEL, phrase: quote, limits, note: `“${quote}”: ${describeLimits(limits)}.` }];
  });
}

/** "Sundays longer" has more time, and is no day off. */
const LONGER =
  /\b(?:longer|more(?: time)?|open end(?:ed)?|langer|mehr(?: zeit)?|mas (?:tiempo|largo)|plus (?:long\w*|de temps)|piu (?:tempo|lungo|lunga)|mais (?:tempo|longo)|meer tijd)$/u;

/** "Nights w/c 7 Dec, 3 sessions is plenty then", "exámenes del 11 al 29, tres días": so few days in those weeks, and not in all. */
function isOfSomeWeeks({ mostDays, from, phrase }: DayLimit, text: string, today: Day): boolean {
  if (mostDays === undefined || from !== undefined) return false;
  const sentence = text.split(/(?<=[.!?;\n])\s/u).find((one) => one.includes(phrase)) ?? phrase;
  const said = normalise(sentence);
  return SOME_WEEKS.test(said) || (OCCASION.test(said) && (THEN.test(said) || spanIn(said, today) !== undefined));
}

const SOME_WEEKS =
  /\b(?:night weeks?|(?:those|these|such) weeks|that week|exam weeks?|w c|nachtwoche\w*|(?:diese[nr]?|den|solchen) wochen|prufungswoche\w*|semanas? de (?:noches?|examenes)|esas semanas|semaines? de nuit|ces semaines|settimane? di notte|quelle settimane|semanas? de noite|nessas semanas|nachtweken?|die weken)\b/u;
/** What many have every week: without dates or a "then" it says nothing of some weeks. */
const OCCASION =
  /\b(?:night ?shifts?|nights|exams?|on call|nachtschicht\w*|prufung\w*|klausur\w*|noches|examenes|nuits|examens|partiels|notti|esami|noites|exames|nachtdienst\w*|tentamen\w*)\b/u;
const THEN = /\b(?:then|dann|da|entonces|ahi|alors|allora|entao|dan)\b/u;

const NOT_BEFORE =
  /\b(?:nothing|not|impossible|imposible|impossibile|impossivel|unmoglich|onmogelijk|nada|nichts|nix|nicht|rien|pas|niente|non|niets|niet|no training|no entreno) (?:\w+ ){0,2}?(?:before|antes del?(?: la)?|vor|avant|prima (?:del?|delle|di)|voor) (?:noon|midday|lunch|mediodia|tarde|las|mittags?|dem mittag|midi|mezzogiorno|meio dia|de middag|\d)/u;

/** "Long swims (anything over 2k bores me)": a distance or a time without a sport is that of the sport of its sentence. */
function ofItsSport(limit: StatedLimit, text: string): readonly StatedLimit[] {
  const { runMetres, runMinutes, ...others } = limit.limits;
  if ((runMetres ?? runMinutes) === undefined || kindsIn(normalise(limit.phrase)).kinds.length > 0) return [limit];
  const sentence = text.split(/[.;!?\n]/u).find((part) => part.includes(limit.phrase)) ?? "";
  const { kinds } = kindsIn(normalise(sentence));
  if (kinds.includes("run") || kinds.every((kind) => kind === "training")) return [limit];
  if (kinds.includes("swim")) return runMetres === undefined ? [] : [{ ...limit, limits: { ...others, swimMetres: runMetres } }];
  return kinds.includes("bike") && runMinutes !== undefined ? [{ ...limit, limits: { ...others, rideMinutes: runMinutes } }] : [];
}

/** A number that is wished for holds like one that is told; the head says it with the clause. */
function toFinding({ quotes, limits }: WeekWish): readonly HealthFinding[] {
  return limits === undefined ? [] : [{ group: "doctors-limit", label: WISH_LABEL, phrase: quotes.join(", "), limits, note: "" }];
}

/** "Hate anything over 20 minutes" is about a workout: a session begins with its warm-up. */
function ofWorkouts(finding: HealthFinding): HealthFinding {
  const { sessionMinutes, ...limits } = finding.limits;
  if (sessionMinutes === undefined || sessionMinutes >= SHORTEST_SESSION || OF_SESSIONS.test(finding.phrase)) return finding;
  const note = `“${finding.phrase}”: workouts of ${sessionMinutes} minutes at most.`;
  return { ...finding, note, limits: { ...limits, scoredMinutes: Math.min(sessionMinutes, limits.scoredMinutes ?? Infinity) } };
}

const SHORTEST_SESSION = 30;
const OF_SESSIONS = /session|training|einheit|sesi[oó]n|entren|s[ée]ance|allenament|treino|per keer|pro tag|a day|per day/iu;

/** The text without what was read as a whole, every other letter in its place. */
function withoutQuotes(text: string, quotes: ReadonlySet<string>): string {
  const rest = [...quotes].reduce((left, quote) => left.replace(quote, " ".repeat(quote.length)), text);
  // A "so" that is left over is no Sunday.
  return quotes.size === 0 ? rest : rest.replace(/(?<!\p{L})so(?!\p{L})/gu, "  ");
}

/** "early finish by 19:00 on tues/thurs choir" is about an hour: only a clause of days alone is a day off. */
function isWholeClause(parts: readonly Part[], quote: string): boolean {
  const clause = parts.find((part) => part.quote === quote)?.clause;
  return parts
    .filter((part) => part.clause === clause)
    .every((part) => part.quote.split(/\s+/u).length <= MOST_WORDS && weekdaysIn(`${part.quote} am`).length > 0);
}

/** "Want: 100 kg deadlift" is where somebody is going, and no limit. */
const AIMS =
  /^(?:i )?(?:(?:my |the |mein\w* |die |mi |los |mon |les |il mio |i |o meu |os |mijn |de )?(?:first|erste[nrs]?|primer[ao]?s?|premiers?|prim[oi]|primeir[ao]s?|eerste) (?:\w+ )?\d+(?:\.\d+)? ?(?:km|k|kilomet\w*|miles?)\b|(?:my |the |mein |mi |mon |il mio |o meu |mijn )?(?:goals?|aims?|targets?|dreams?|ziele?|traum|objetivos?|metas?|objectifs?|reve|obiettiv[oi]|sogno|sonho|doel\w*|droom)\b|want(?: to)?\b|(?:would|d|id) (?:love|like) (?:not )?to\b|will\b(?! not)|mochte\b(?! nicht)|(?:ich )?wurde (?:ich )?gern\w*\b|quiero\b|(?:me )?gustaria\b|quero\b|gostaria\b|je veux\b|j ?aimerais\b|voglio\b|vorrei\b|(?:mi )?piacerebbe\b|wil\b(?! niet)|(?:ik )?zou (?:ik )?graag\b)(?!.*\b(?:at most|max\w*|no more|no longer|not more|under|below|hochstens|como mucho|au plus|al massimo|no maximo|hooguit|hoogstens)\b)/u;

/** "Normally 60k a week": what is done, and no limit. */
const IS_USUAL =
  /^(?:i )?(?:(?:am|m|run|do|was|lauf\w*|mache|mach|corro|hago|fais|cours|corro|faccio|faco|loop|doe|ich) )*(?:normally|usually|typically|currently|normalerweise|sonst|meist(?:ens)?|aktuell|normalmente|habitualmente|actualmente|normalement|d habitude|actuellement|di solito|attualmente|atualmente|normaal|meestal) (?:(?!max\w*|at most|only|just|hochstens|nur|solo|seulement|maximaal|alleen|no |not )\w+ )*?\d+(?: \d+)? ?(?:km|k|kilomet\w*|miles?)\b(?!.*\b(?:max\w*|at most|tops|hochstens|como mucho|au plus|al massimo|hoogstens)\b)/u;

/** "Train mo/tu/th/sa", "then Sunday": days to train on, and no days off. */
function saysTraining(quote: string): boolean {
  const said = normalise(quote);
  const { trains, isDenied, isOff } = readDayWords(quote, said.split(" "));
  return !isDenied && !isOff && (trains || INSTEAD.test(said) || TRAINS_THEN.test(said));
}

/** "Domingo talvez" offers a day, and takes none. */
const MAYBE =
  /\b(?:maybe|perhaps|possibly|if possible|bonus|vielleicht|eventuell|evtl|quizas?|a lo mejor|tal vez|peut etre|eventuellement|forse|magari|eventualmente|talvez|se calhar|misschien|eventueel)\b/u;

const INSTEAD =
  /^(?:then|or|and then|else|otherwise|instead|dann|oder|sonst|stattdessen|luego|o|sino|entonces|puis|ou|sinon|poi|oppure|altrimenti|depois|senao|dan|of|anders)\b/u;

/** Minutes of a session and of a workout that are wished for hold like a limit. */
function shapeFindings(text: string): readonly HealthFinding[] {
  const { sessionMinutes, workoutMinutes, phrases } = wishedShape(text);
  const limits: Partial<HealthLimits> = {
    ...(sessionMinutes === Infinity ? {} : { sessionMinutes }),
    ...(workoutMinutes === Infinity ? {} : { scoredMinutes: workoutMinutes }),
  };
  if (Object.keys(limits).length === 0) return [];
  const phrase = phrases.join("” and “");
  const held = [
    ...(sessionMinutes === Infinity ? [] : [`sessions of ${sessionMinutes} minutes at most`]),
    ...(workoutMinutes === Infinity ? [] : [`workouts of ${workoutMinutes} minutes at most`]),
  ];
  return [{ group: "doctors-limit", label: WISH_LABEL, phrase, limits, note: `“${phrase}”: ${formatList(held)}.` }];
}

/** "One long slow run a week max": the other runs are not counted. */
const ONE_LONG =
  /\b(?:one|1|a single|only one|ein\w*|un[ae]?|uma|een) (?:long|lang\w*|larg[ao]|longue|lung[oa]|tirada larga|sortie longue)(?: \p{L}+)? ?(?:run|lauf|tirada|sortie|corsa|corrida|duurloop|course)?\b.*\b(?:week|woche|semana|semaine|settimana)\b/u;

const OVER_AMOUNT =
  /(?<!\p{L})(?:over|above|more than|longer than|heavier than|beyond|[üu]ber|mehr als|l[äa]nger als|schwerer als|m[áa]s de|plus de|pi[ùu] di|mais de|meer dan|langer dan|zwaarder dan) (?:\d|(?:half )?an? (?:half )?hour|half hour|(?:one|two|three) hours?|(?:twenty|thirty|forty|forty-five|sixty|ninety) min|(?:einer?|eine halbe) stunde|(?:una|media) hora|une (?:demi-)?heure)/iu;

/** "half an hour" and "an hour and a half" as minutes. */
function inDigits(quote: string): string {
  return WRITTEN_OUT.reduce((text, [words, minutes]) => text.replace(words, `${minutes} minutes`), quote);
}

const WRITTEN_OUT: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:an|one) hour and a half(?!\p{L})|(?<!\p{L})anderthalb Stunden(?!\p{L})/iu, 90],
  [/(?<!\p{L})(?:three[ -]quarters? of an hour|(?:eine )?dreiviertelstunde)(?!\p{L})/iu, 45],
  [
    /(?<!\p{L})(?:half an hour|half-hour|an half hour|(?:eine )?halbe Stunde|media hora|une demi-heure|mezz'?ora|meia hora|een half uur)(?!\p{L})/iu,
    30,
  ],
  [/(?<!\p{L})(?:an|one) hour(?!\p{L})|(?<!\p{L})eine Stunde(?!\p{L})|(?<!\p{L})una hora(?!\p{L})|(?<!\p{L})une heure(?!\p{L})/iu, 60],
  [/(?<!\p{L})twenty min(?:ute)?s?(?!\p{L})/iu, 20],
  [/(?<!\p{L})thirty min(?:ute)?s?(?!\p{L})/iu, 30],
  [/(?<!\p{L})forty min(?:ute)?s?(?!\p{L})/iu, 40],
];

/** The first of two that quote the same words. */
function uniqueLimits<T extends { readonly phrase: string }>(limits: readonly T[]): readonly T[] {
  return limits.filter(({ phrase }, at) => limits.findIndex((other) => other.phrase === phrase) === at);
}

/** "Montags bitte immer frei", "jamais de séance le vendredi soir" */
const FREE =
  /(?<!\p{L})(?:frei|ruhetag|nichts|kein (?:training|sport)|off|rest(?! of| is| are| after)|nothing|no (?:training|sessions?|workouts?)|never train|libres?|descanso|nada|sin entrenar|ning[uú]n entreno|(?:pas|jamais) de (?:s[ée]ances?|sport|entra[iî]nement)|repos|rien|liber[oi]|riposo|niente|livres?|folga|sem treino|vrij|rust|niets|geen (?:training|sport))(?!\p{L})/iu;
const OF_A_SPORT =
  /(?<!\p{L})(?:runs?|running|swims?|swimming|bike|rides?|lift\w*|legs?|heavy|hard|lauf\w*|schwimm\w*|rad\w*|schwer\w*|hart\w*|correr|nadar|courir|natation|v[ée]lo|corsa|nuoto|gym|day off work)(?!\p{L})/iu;
const MOST_DAYS_OFF = 4;

/** "sonntags (Familie)", "on Mondays please" */
const MOST_WORDS = 3;
const WHOLE_WEEK = 7;
const NO_WISHES: Wishes = { days: [], findings: [], remarks: [], scheduled: new Set(), doubted: [] };
