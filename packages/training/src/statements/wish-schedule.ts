import type { Day, Weekday } from "../calendar/day.ts";
import type { DayLimit } from "../free-text/availability.ts";
import { rangeIn } from "../free-text/date-range.ts";
import { weekdaysIn } from "../free-text/weekdays.ts";
import type { HealthLimits } from "../health/limits.ts";
import { limitPeriod, opensAgain } from "../health/told/period.ts";
import type { Activity } from "../injuries/activities.ts";
import { countIn, DENIED, ENOUGH, kindsIn, minutesIn, OTHER_SPORT, type SportKind, SUITS } from "./schedule-words.ts";
import { readWishClauses, type WishClause } from "./wish-clauses.ts";

/** What a wish says of the week: its days, how often and how long, and dates. */
export interface ScheduleReading {
  /** Clauses of which nothing is left to read. */
  readonly quotes: ReadonlySet<string>;
  readonly days: readonly DayLimit[];
  readonly limits: readonly ScheduleLimit[];
  /** What the plan cannot set, as a sentence. */
  readonly remarks: readonly string[];
}

export interface ScheduleLimit {
  readonly phrase: string;
  readonly limits: Partial<HealthLimits>;
  readonly note: string;
}

const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** A plan has three days and more. */
const FEWEST_DAYS = 3;
const DAY_NAMES = ["", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"] as const;

/** What each kind closes on a day without it. */
const CLOSES: { readonly [kind in SportKind]?: readonly Activity[] } = {
  run: ["run"],
  "fast-run": ["run-fast"],
  swim: ["swim"],
  bike: ["bike"],
  strength: ["lifting"],
  legs: ["leg-strength"],
  cardio: ["run", "bike", "swim", "rower", "ski"],
};
/** Sports that a day may be kept for. */
const SPORTS = ["run", "swim", "bike", "strength"] as const satisfies readonly SportKind[];

/** A clause with the bare days that stand beside it. */
interface Statement {
  readonly quotes: readonly string[];
  readonly said: string;
  readonly days: readonly Weekday[];
  readonly kinds: readonly SportKind[];
  readonly minutes: number | undefined;
  readonly isDenied: boolean;
  readonly isEnough: boolean;
  /** Its days are those named before it. */
  readonly isBack: boolean;
}

const REASON =
  /(?<=\w) (?:because|since (?:i|its|my|we)|as (?:i|its|my|we)|cos|when its|weil|denn|wegen|porque|parce|perche|pois|omdat|want (?:ik|dan|het|de|die|we)|vanwege)\b.*$/u;
const DAY_FILL =
  /^(?:and|und|y|e|et|en|or|oder|o|ou|of|nor|ni|nem|the|on|am|an|every|each|jeden?|le|les|el|los|il|la|al|ao|aos|as|a|o|no|na|op|de|do|di|only|nur|solo|seulement|alleen|so|please|bitte|always|immer|siempre|toujours|sempre|altijd|afternoons?|evenings?|mornings?|nights?|abends?|morgens|soirs?|matins?|noche|tarde|sera|noite|avond|ochtend)$/u;
const ONLY_SPORT =
  /\b(?:only|just|nur|bloss|solo|solamente|seulement|uniquement|que|soltanto|apenas|so|alleen|slechts) (?:for |do |go |an? |my |the |easy |short |mit |zum |ein\w* |fur |zu |un[ae]? |de |la |il |el |le |een |gaan |voor )*·/u;
const REFERS_BACK =
  /\b(?:da|dann|an (?:dem|den|diesen|diesem) tag\w*|then|those days|that day|these days|on (?:those|these)|ese dia|esos dias|ahi|ce jour|ces jours|ces jours la|quel giorno|quei giorni|nesse dia|nesses dias|dan|die dag\w*)\b/u;
const LONG_OF =
  /\b(?:long(?:est)?|club|group|bunch|chain ?gang|gruppe|verein|vereins\w*|lange[nrs]?|larg[oa]s?|grupeta|grupo|club|longue?s?|groupe|lung[oh]\w*|gruppo|squadra|longa?s?|grupo|longao|lange|groep\w*|vereniging)\b/u;
const SUITED_DAYS =
  /\b(?:i (?:can )?(?:only )?train|ich (?:kann nur )?trainiere|trainiere|entreno|je m entraine|mi alleno|eu treino|treino|ik train)\b/u;
const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|abroad|skiing|off sick|urlaub|verreist|weg|unterwegs|skifahren|skiurlaub|de viaje|vacaciones|fuera|vacances|voyage|deplacement|au ski|absent|vacanza|ferie|viaggio|via|ferias|viagem|fora|vakantie|reis|wintersport)\b/u;
const NO_TRAINING =
  /\b(?:no (?:training|sessions?|workouts?|sport)|nothing|off|kein (?:training|sport)|trainingsfrei|pause|sin entrenar|nada|pas d (?:entrainement|seances?)|rien|niente|nessun allenamento|sem treinos?|geen (?:training|trainingen|sport)|rest)\b/u;
const NO_GYM =
  /\b(?:no|without(?: an?y?)?|kein\w*|ohne|sin|sans|pas de|senza|niente|sem|geen|zonder|no (?:hay|tendre|tengo)) (?:access to (?:an? )?|\w+ )?(?:gym|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool)\b|\b(?:gym|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool) (?:is |ist |esta |est |e |is )?(?:closed|shut|zu|geschlossen|cerrado|fermee?|chiusa|fechado|dicht|gesloten)\b/u;
const HOTEL_KIT = /\b(?:hotel|only (?:dumbbells?|bodyweight|bands?))\b/u;

/** Reads the schedule among the wishes: every clause that is about days, counts, minutes or dates as a whole. */
export function readSchedule(text: string, today: Day): ScheduleReading {
  const days: DayLimit[] = [];
  const limits: ScheduleLimit[] = [];
  const remarks: string[] = [];
  const quotes = new Set<string>();
  const sentences = [...Map.groupBy(readWishClauses(text), ({ sentence }) => sentence).values()];
  sentences.forEach((clauses, index) => {
    const window = windowOf(clauses, sentences[index + 1] ?? [], today);
    if (window !== undefined) {
      for (const quote of window.quotes) quotes.add(quote);
      days.push(window.limit);
      if (window.isWhole) return;
    }
    let named: readonly Weekday[] = [];
    let about: readonly SportKind[] = [];
    let isFirst = true;
    for (const statement of statementsOf(clauses.filter(({ quote }) => !quotes.has(quote)))) {
      const back = statement.days.length === 0 && (REFERS_BACK.test(statement.said) || statement.minutes !== undefined) ? named : [];
      const whole = { ...statement, days: statement.days.length > 0 ? statement.days : back, isBack: back.length > 0 };
      // "Burpees make me miserable, once a week is plenty": how often is that of the object before.
      const found: Found | undefined = !isFirst && isBareCount(statement.said) ? undefined : readStatement(whole, about, today);
      isFirst &&= found !== undefined;
      if (found !== undefined) {
        for (const quote of statement.quotes) quotes.add(quote);
        days.push(...(found.days ?? []));
        limits.push(...(found.limits ?? []));
        remarks.push(...(found.remarks ?? []));
      }
      if (statement.days.length > 0) named = statement.days;
      if (statement.kinds.length > 0) about = statement.kinds;
    }
    // "Tuesdays I'm at the office, there I can only run": the days are kept for the run, and not off.
    const kept = days.filter(({ closed, weekdays }) => closed.length > 2 && weekdays.length < EVERY_DAY.length);
    for (const one of kept)
      for (let at = days.length - 1; at >= 0; at--) {
        const other = days[at];
        if (other?.isOff === true && other.from === undefined && other.weekdays.every((day) => one.weekdays.includes(day)))
          days.splice(at, 1);
      }
  });
  return { quotes, days, limits, remarks };
}

/** Clauses about the week, whatever day it is: they say nothing of what is liked or disliked. */
export function scheduledQuotes(text: string): ReadonlySet<string> {
  return readSchedule(text, ANY_DAY).quotes;
}

const ANY_DAY: Day = "2026-01-01";

type Found = Partial<Pick<ScheduleReading, "days" | "limits" | "remarks">>;

function readStatement(statement: Statement, about: readonly SportKind[], today: Day): Found | undefined {
  const { days, said, minutes } = statement;
  const count = countIn(said);
  if (days.length > 0 && days.length < EVERY_DAY.length) return ofDays(statement, today);
  if (count !== undefined) return ofCount(statement, count);
  // "20 min metcons are my favourite, nothing longer than 30"
  const bare = about.length > 0 && statement.kinds.length === 0 ? BARE_MINUTES.exec(said)?.groups?.["minutes"] : undefined;
  const told = minutes ?? (bare === undefined ? undefined : Number(bare));
  return told === undefined ? undefined : ofMinutes(statement, told, about);
}

/** Of weekdays: kept for one sport, without one, of so many minutes, or free. */
function ofDays({ quotes, said, days, kinds, minutes, isDenied, isBack }: Statement, today: Day): Found | undefined {
  const phrase = quotes.join(", ");
  const limit = { phrase, weekdays: days, closed: [], without: [] };
  const sports = SPORTS.filter((kind) => kinds.includes(kind));
  const { rest } = kindsIn(said);
  const short = minutes === undefined || minutes < 15 || minutes > 300 ? [] : [{ ...limit, minutes }];
  if (kinds.includes("trainer")) return isDenied ? { remarks: [`“${phrase}”: ride outside on ${namesOf(days)}.`] } : undefined;
  if (sports.length > 0 && ONLY_SPORT.test(rest) && !isDenied && !endsInDays(said)) {
    const closed = SPORTS.filter((kind) => !sports.includes(kind)).flatMap((kind) => CLOSES[kind] ?? []);
    return { days: [{ ...limit, closed }, ...short] };
  }
  const named = kinds.filter((kind) => CLOSES[kind] !== undefined);
  if (named.length > 0 && isDenied && minutes === undefined)
    return { days: [{ ...limit, closed: [...new Set(named.flatMap((kind) => CLOSES[kind] ?? []))] }] };
  if ((sports.includes("bike") || sports.includes("run")) && LONG_OF.test(said) && days.length === 1 && !isDenied)
    return { days: [{ ...limit, isLong: true }] };
  if (sports.includes("swim") && sports.length === 1)
    return !isDenied && days.length <= MOST_SWIM_DAYS ? outside(limit, ["swim"]) : undefined;
  if (sports.length > 0 && isOnlyThen(said)) return isDenied ? undefined : outside(limit, sports);
  // "Saturdays are parkrun": that day is kept for it.
  const [sport] = sports;
  if (sport !== undefined && sports.length === 1 && days.length <= MOST_KEPT_DAYS && !isDenied && minutes === undefined)
    return { days: [{ ...limit, closed: SPORTS.filter((kind) => kind !== sport).flatMap((kind) => CLOSES[kind] ?? []) }] };
  if (sports.length > 0) return undefined;
  if (short.length > 0) return { days: short };
  if (OTHER_SPORT.test(said) && !isDenied) return { days: [{ ...limit, isEasy: true }] };
  if (SUITED_DAYS.test(said) && !isDenied && days.length >= FEWEST_DAYS)
    return { days: [{ ...limit, weekdays: EVERY_DAY.filter((day) => !days.includes(day)), isOff: true, isOnly: true }] };
  if (isBack) return undefined;
  const isFree = kinds.every((kind) => kind === "training") && (isDenied || TAKEN.test(said) || !SUITS.test(said));
  return isFree && days.length <= MOST_DAYS_OFF && (datesOf(said, today).until !== undefined || !NOT_OF_WEEK.test(said))
    ? { days: [{ ...limit, ...datesOf(said, today), isOff: true }] }
    : undefined;
}

const MOST_SWIM_DAYS = 4;
const MOST_KEPT_DAYS = 2;
const MOST_DAYS_OFF = 4;
/** The day belongs to something else. */
const TAKEN =
  /\b(?:off|out|free|rest|busy|work\w*|family|church|choir|course|class|reserved|taken|blocked|frei|ruhetag|familie\w*|belegt|chor\w*|arbeit\w*|dienst|spatschicht|kurs|libre|descanso|familia|trabajo|ocupad\w*|reservad\w*|dedico|repos|famille|travail|reserve\w*|occupe\w*|riposo|famiglia|lavoro|occupat\w*|impegnat\w*|folga|trabalho|vrij|rust\w*|gezin|werk\w*|bezet)\b/u;
/** "next Tuesday" is one day, and what is liked or lifted on a day leaves it open. */
const NOT_OF_WEEK =
  /\b(?:next|this|last|until|till?|since|nachste\w*|diese\w*|bis|seit|proxim\w*|hasta|desde|prochain\w*|jusqu\w*|depuis|prossim\w*|fino|volgende|tot|sinds|ate|squat\w*|deadlift\w*|bench\w*|press\w*|snatch\w*|clean\w*|yoga|row\w*|walk\w*|kniebeug\w*|kreuzheb\w*|bankdr\w*|sentadill\w*|peso muerto|banca|souleve|panca|stacco|agachament\w*|supino|physio\w*|doctor|arzt)\b/u;

/** "Tuesdays from 8 December until the end of January" */
function datesOf(said: string, today: Day): Partial<Pick<DayLimit, "from" | "until">> {
  const words = said.split(" ");
  const { until } = limitPeriod(words, today);
  const before = opensAgain(words, today);
  return until === undefined ? {} : { from: before ?? today, until };
}

/** "Swimming on Mondays and Thursdays only": on no other day. */
function outside(limit: DayLimit, kinds: readonly SportKind[]): Found {
  const weekdays = EVERY_DAY.filter((day) => !limit.weekdays.includes(day));
  return { days: [{ ...limit, weekdays, closed: kinds.flatMap((kind) => CLOSES[kind] ?? []) }] };
}

function isOnlyThen(said: string): boolean {
  return /\b(?:only|nur|solo|solamente|seulement|uniquement|soltanto|apenas|so|alleen)\b/u.test(said);
}

/** "Running only on Saturdays": the only is that of the days. */
function endsInDays(said: string): boolean {
  return (
    /\b(?:only|nur|solo|seulement|alleen) (?:on |am |an |op |el |los |le |il |as |aos )?\p{L}+(?: (?:and|und|y|et|e|en) (?:on |am |el |le |il )?\p{L}+)?$/u.test(
      said,
    ) && weekdaysIn(said.split(" ").slice(-2).join(" und ")).length > 0
  );
}

/** How often: days, runs or strength a week. */
function ofCount(statement: Statement, { times, isOfDays, isWeekly }: NonNullable<ReturnType<typeof countIn>>): Found | undefined {
  const { quotes, said, kinds, minutes, isEnough } = statement;
  const phrase = quotes.join(", ");
  const rest = minutes === undefined ? [] : (ofMinutes(statement, minutes, kinds)?.limits ?? []);
  const isOfTraining = kinds.every((kind) => kind === "training") && (isOfDays || kinds.length > 0 || isBareCount(said));
  if (isOfTraining) {
    if (!isWeekly && !isEnough) return undefined;
    return { days: [{ phrase, weekdays: EVERY_DAY, closed: [], without: [], mostDays: Math.max(times, FEWEST_DAYS) }], limits: rest };
  }
  if (!isEnough && !NOUN_COUNT.test(said)) return undefined;
  if (kinds.includes("strength"))
    return {
      limits: [
        { phrase, limits: { strengthPerWeek: times }, note: `“${phrase}”: strength training ${timesText(times)} at most.` },
        ...rest,
      ],
    };
  if (kinds.includes("run"))
    return {
      limits: [
        { phrase, limits: { runsPerWeek: times }, note: `“${phrase}”: ${times} ${times === 1 ? "run" : "runs"} a week at most.` },
        ...rest,
      ],
    };
  return undefined;
}

/** "one strength session a week", "five runs a week" */
const NOUN_COUNT =
  /\b(?:one|two|three|four|five|ein\w*|zwei|drei|vier|funf|una?|dos|tres|cuatro|une?|deux|trois|quatre|due|tre|quattro|uma?|duas|quatro|een|twee|drie|vier|[1-6]) (?:\w+ )?(?:sessions?|runs?|laufe\w*|einheit\w*|sesiones|sesion|seances?|sorties?|sedut[ae]|treinos?|corridas?|carreras?|corse)\b/u;

/** "Three times a week is enough": nothing else is named. */
function isBareCount(said: string): boolean {
  return said.split(" ").every((word) => COUNT_FILL.test(word) || ENOUGH.test(word));
}

const COUNT_FILL =
  /^(?:\d|\dx|x|a|an|per|in|der|die|pro|por|par|al?|la|na|week|wk|woche|semana|semaine|settimana|times?|mal|vez|veces|fois|volt[ae]|vez|vezes|keer|once|twice|thrice|\w*mal|one|two|three|four|five|six|ein\w*|zwei|drei|vier|funf|sechs|un[ae]?|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|uma?|duas|dois|quatro|een|twee|drie|vijf|is|are|ist|sind|es|son|est|sont|e|sono|sao|zijn|me|mir|mi|fur|for|mich|ok|okay|fine|vollig|please|bitte|would|be|great|and|und|y|et|en)$/u;

/** How long: of strength, of a workout, or of every session. */
function ofMinutes({ quotes, said, kinds, isDenied }: Statement, minutes: number, about: readonly SportKind[]): Found | undefined {
  const phrase = quotes.join(", ");
  const own = kinds.length > 0 && !kinds.every((kind) => kind === "training") ? kinds : about;
  if (own.includes("strength") && minutes >= 15)
    return {
      limits: [{ phrase, limits: { strengthMinutes: minutes }, note: `“${phrase}”: strength sessions of ${minutes} minutes at most.` }],
    };
  if (own.includes("metcon") && (isDenied || ENOUGH.test(said)) && minutes <= 60)
    return { limits: [{ phrase, limits: { scoredMinutes: minutes }, note: `“${phrase}”: workouts of ${minutes} minutes at most.` }] };
  const isMost = ENOUGH.test(said) || /\b(?:longer|langer|lengthier|over|above|uber|plus long\w*)\b/u.test(said);
  if (own.includes("trainer") && isMost)
    return { remarks: [`“${phrase}”: indoors ${minutes} minutes at most; ride outside where it takes longer.`] };
  if (own.includes("run") && isMost && (isDenied || MOST.test(said)) && minutes >= 20)
    return { limits: [{ phrase, limits: { runMinutes: minutes }, note: `“${phrase}”: runs of ${minutes} minutes at most.` }] };
  if (own.length > 0 && !own.every((kind) => kind === "training")) return undefined;
  const isOfSessions = kinds.includes("training") || ENOUGH.test(said) || EACH.test(said);
  if (!isOfSessions || minutes < 30) return undefined;
  return { limits: [{ phrase, limits: { sessionMinutes: minutes }, note: `“${phrase}”: sessions of ${minutes} minutes at most.` }] };
}

const MOST = /\b(?:max\w*|at most|tops|hochstens|como mucho|au plus|al massimo|no maximo|hooguit)\b/u;
const BARE_MINUTES =
  /\b(?:longer than|over|above|beyond|langer als|uber|mas de|plus de|piu di|mais de|meer dan|langer dan|max\w*|hochstens) (?<minutes>\d{2,3})$/u;
const EACH = /\b(?:each|per session|ciascun\w*|l un[oa]|jeweils|cada un[oa]|chacune?|elk|per keer)\b/u;

function timesText(times: number): string {
  return times === 1 ? "once a week" : times === 2 ? "twice a week" : `${times} times a week`;
}

function namesOf(days: readonly Weekday[]): string {
  return days.map((day) => DAY_NAMES[day] ?? "").join(" and ");
}

/** Dates on which there is no gym, or no training at all. */
function windowOf(
  clauses: readonly WishClause[],
  next: readonly WishClause[],
  today: Day,
): { readonly quotes: readonly string[]; readonly limit: DayLimit; readonly isWhole: boolean } | undefined {
  const dated = clauses.find(({ said }) => rangeIn(said.split(" "), today) !== undefined);
  const range = dated === undefined ? undefined : rangeIn(dated.said.split(" "), today);
  if (dated === undefined || range === undefined || range.until < today) return undefined;
  const goesOn = next.length > 0 && next.every(({ said }) => NO_GYM.test(said) || NO_TRAINING.test(said)) ? next : [];
  const whole = [...clauses, ...goesOn];
  const said = whole.map((clause) => clause.said).join(" , ");
  if (HOTEL_KIT.test(said)) return undefined;
  const isGym = NO_GYM.test(said) || (AWAY.test(said) && /\b(?:run|jog|laufen|correr|courir|correre|hardlopen|bodyweight)\b/u.test(said));
  const isOff = !isGym && (NO_TRAINING.test(said) || AWAY.test(said));
  if (!isGym && !isOff) return undefined;
  const quotes = whole
    .filter((clause) => clause === dated || NO_GYM.test(clause.said) || NO_TRAINING.test(clause.said) || AWAY.test(clause.said))
    .map(({ quote }) => quote);
  const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, ...range, closed: [], without: [] };
  return { quotes, limit: isGym ? { ...limit, only: [] } : { ...limit, isOff: true }, isWhole: quotes.length === clauses.length };
}

/** Clauses with the bare days beside them: "Dienstags und freitags bin ich im Büro", "on Mondays or Wednesdays because I play". */
function statementsOf(clauses: readonly WishClause[]): readonly Statement[] {
  const all: Statement[] = [];
  let waiting: readonly string[] = [];
  clauses.forEach((clause, index) => {
    const said = clause.said.replace(REASON, "");
    const last = all.at(-1);
    if (last !== undefined && waiting.length === 0 && ENOUGH_ALONE.test(said)) {
      all[all.length - 1] = { ...statementOf([...last.quotes, clause.quote], last.said), isEnough: true };
      return;
    }
    if (isBareDays(clause.quote, said)) {
      const before = all.at(-1);
      const next = clauses[index + 1];
      if (waiting.length === 0 && before !== undefined && before.days.length > 0) {
        all[all.length - 1] = statementOf([...before.quotes, clause.quote], `${before.said} ${said}`);
        return;
      }
      if (next !== undefined && next.link !== "contrast") {
        waiting = [...waiting, clause.quote];
        return;
      }
    }
    all.push(statementOf([...waiting, clause.quote], [...waiting.map(() => ""), said].join(" ").trim(), waiting));
    waiting = [];
  });
  if (waiting.length > 0) all.push(statementOf(waiting, "", waiting));
  return all;
}

/** "…, not more", "… et ça me va" */
const ENOUGH_ALONE =
  /^(?:(?:that is|thats|das|and|is|it s|es|ca|eso|con eso) )*(?:not more|no more|max\w*|tops|plenty|enough|thats? (?:enough|plenty|fine)|nicht mehr|mehr nicht|hochstens|reicht(?: mir)?|passt so|no mas|nada mas|como mucho|me basta|y ya|pas plus|au (?:max\w*|plus)|me (?:va|suffit|convient)|ca me (?:va|suffit|convient)|non di piu|al massimo|basta(?: cosi)?|mi va bene|nao mais|no maximo|chega|e chega|niet meer|hooguit|is genoeg|is plenty)$/u;

function isBareDays(quote: string, said: string): boolean {
  const days = weekdaysIn(`${quote} und`);
  if (days.length === 0) return false;
  const others = said
    .split(" ")
    .filter((word) => !DAY_FILL.test(word) && weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length === 0);
  return others.length === 0;
}

function statementOf(quotes: readonly string[], said: string, leading: readonly string[] = []): Statement {
  const whole = [...leading.map((quote) => quote.toLowerCase()), said].join(" ").trim();
  return {
    quotes,
    said: whole,
    days: weekdaysIn(quotes.map((quote) => quote.replace(REASON_IN_QUOTE, "")).join(" und ")),
    kinds: kindsIn(said).kinds,
    minutes: minutesIn(said),
    isDenied: DENIED.test(said),
    isEnough: ENOUGH.test(said),
    isBack: false,
  };
}

const REASON_IN_QUOTE = /(?<=\w)\s+(?:because|since i|as i|cos|weil|denn|wegen|porque|parce|perch[eé]|pois|omdat)\b.*$/iu;
