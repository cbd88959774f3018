import type { Day, Weekday } from "../calendar/day.ts";
import type { DayLimit } from "../free-text/availability.ts";
import { type DateRange, monthIn, rangeIn } from "../free-text/date-range.ts";
import { datesIn } from "../free-text/dates-off.ts";
import { kitIn } from "../free-text/kit-words.ts";
import { weekdaysIn } from "../free-text/weekdays.ts";
import type { HealthLimits } from "../health/limits.ts";
import { limitPeriod, opensAgain } from "../health/told/period.ts";
import { type Activity, activitiesIn } from "../injuries/activities.ts";
import { wordsOf } from "../health/told/limit-movements.ts";
import { languageOf, toEnglish } from "../language/translate.ts";
import { countIn, DENIED, ENOUGH, isWeekly, kindsIn, minutesIn, OTHER_SPORT, type SportKind, SUITS } from "./schedule-words.ts";
import { IN_A_ROW, MINIMUM, type Polarity, readWishClauses, signOf, type WishClause } from "./wish-clauses.ts";

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
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const OF_WORKDAYS = /\b(?:weekdays?|unter der woche|werktags|entre semana|en semaine|durante la settimana|doordeweeks|durante a semana)\b/u;
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
  readonly polarity: Polarity;
  /** The long session was named before it in the sentence. */
  readonly isOfLong: boolean;
  /** Its days are those named before it. */
  readonly isBack: boolean;
  /** Other days were named before it in the sentence. */
  readonly isLater: boolean;
}

const REASON =
  /(?<=\w) (?:because|since (?:i|its|my|we)|as (?:i|its|my|we)|cos|when its|weil|denn|wegen|porque|parce|perche|pois|omdat|want (?:ik|dan|het|de|die|we)|vanwege)\b.*$/u;
const DAY_FILL =
  /^(?:auf|open|offen|geoffnet|abiert[oa]|ouverte?|apert[oa]|and|und|y|e|et|en|or|oder|o|ou|of|nor|ni|nem|the|on|am|an|every|each|jeden?|le|les|el|los|il|la|al|ao|aos|as|a|o|no|na|op|de|do|di|only|nur|solo|seulement|alleen|so|please|bitte|always|immer|siempre|toujours|sempre|altijd|afternoons?|evenings?|mornings?|nights?|abends?|morgens|soirs?|matins?|with|mit|con|avec|com|met|club|verein|team|gruppe|grupo|groupe|gruppo|masters|friends|amigos|amis|amici|freunden|vrienden|im|noche|tarde|sera|noite|avond|ochtend)$/u;
const ONLY_SPORT =
  /\b(?:only|just|nur|bloss|solo|solamente|seulement|uniquement|que|soltanto|apenas|so|alleen|slechts) (?:for |do |go |an? |my |the |easy |short |mit |zum |ein\w* |fur |zu |un[ae]? |de |la |il |el |le |een |gaan |voor )*·/u;
const REFERS_BACK =
  /\b(?:da|dann|an (?:dem|den|diesen|diesem) tag\w*|then|those days|that day|these days|on (?:those|these)|ese dia|esos dias|ahi|ce jour|ces jours|ces jours la|quel giorno|quei giorni|nesse dia|nesses dias|dan|die dag\w*)\b/u;
const LONG_OF = /\b(?:long(?:est)?|lange[nrs]?|larg[oa]s?|longue?s?|lung[oh]\w*|long[ao]s?|longao)\b/u;
const LONG_ONE = /\b(?:long|lange[nr]?|larg[ao]|longue|lung[oa]) (?:ones?|stuff|day)\b|\blongao\b/u;
/** Rides with others are the long ones of a week. */
const IN_GROUP =
  /\b(?:club|group|bunch|chain ?gang|friends|mates|gruppe|verein|vereins\w*|freund\w*|grupeta|grupo|amigos|groupe|amis|gruppo|squadra|amici|groep\w*|vereniging|vrienden)\b/u;
const SUITED_DAYS =
  /\b(?:i (?:can )?(?:only )?train|ich (?:kann nur )?trainiere|trainiere|entreno|je m entraine|mi alleno|eu treino|treino|ik train)\b/u;
const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|abroad|skiing|off sick|urlaub|verreist|weg|unterwegs|skifahren|skiurlaub|de viaje|vacaciones|fuera|vacances|voyage|deplacement|au ski|absent|vacanza|ferie|viaggio|via|ferias|viagem|fora|vakantie|reis|wintersport)\b/u;
const NO_TRAINING =
  /\b(?:no (?:training|sessions?|workouts?|sport)|nothing|none|off|nix|nichts|kein (?:training|sport)|trainingsfrei|pause|sin entrenar|nada|pas d (?:entrainement|seances?)|rien|niente|nessun allenamento|sem treinos?|geen (?:training|trainingen|sport)|rest)\b/u;
/** "No gym machines", "no gym on race weeks": a part of it, or of the time. */
const PART_OF_GYM = /\bgym (?:machines?|class\w*|sessions?|workouts?|days?|on|in|during|before)\b/u;
const NO_GYM =
  /\b(?:no|without(?: an?y?)?|kein\w*|ohne|sin|nada de|sans|pas de|senza|niente|sem|geen|zonder|no (?:hay|tendre|tengo)) (?:access to (?:an? )?|\w+ )?(?:gym|box|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool)\b|\b(?:gym|box|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool) (?:is |ist |esta |est |e |is )?(?:closed|shut|zu|geschlossen|cerrado|fermee?|chiusa|fechado|dicht|gesloten)\b/u;
const POOL_CLOSED =
  /\b(?:pool|schwimmbad|hallenbad|bad|piscina|piscine|zwembad)\b.*\b(?:closed|shut|zu|geschlossen|cerrad\w*|cierra\w*|ferme\w*|chius\w*|chiude|fech\w*|sluit|dicht|gesloten)\b|\b(?:no|kein|sin|pas de|niente|sem|geen) (?:pool|swimming|schwimmen|schwimmbad|piscina|piscine|natation|nadar|nuoto|zwembad|zwemmen)\b/u;
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
    for (const off of singleDaysOff(clauses, today)) {
      for (const quote of off.quotes) quotes.add(quote);
      days.push(...off.days);
    }
    let named: readonly Weekday[] = [];
    let about: readonly SportKind[] = [];
    let isFirst = true;
    let before = "";
    let isOfWeek = false;
    let isOfLong = false;
    for (const statement of statementsOf(clauses.filter(({ quote }) => !quotes.has(quote)))) {
      const back = statement.days.length === 0 && (REFERS_BACK.test(statement.said) || statement.minutes !== undefined) ? named : [];
      const weekly: Partial<Statement> =
        isOfWeek && statement.minutes === undefined ? { said: `${statement.said} max a week`, isEnough: true } : {};
      const whole: Statement = {
        ...statement,
        ...weekly,
        days: statement.days.length > 0 ? statement.days : back,
        isBack: back.length > 0,
        isOfLong,
        isLater: named.length > 0,
      };
      // "Burpees make me miserable, once a week is plenty": how often is that of the object before.
      const found: Found | undefined =
        !isFirst && isBareCount(statement.said)
          ? undefined
          : (ofMovementBefore(whole, about, before) ?? readStatement(whole, about, today));
      before = statement.quotes.join(", ");
      isFirst &&= found !== undefined;
      isOfWeek ||= found !== undefined && countIn(statement.said)?.isWeekly === true;
      // "No hay trineo ni ski erg"
      const missing = days.at(-1);
      if (found === undefined && missing !== undefined && missing.without.length > 0 && isMissingToo(statement)) {
        const without = [...missing.without, ...kitIn(statement.quotes.join(", ")).items.map(({ key }) => key)];
        days[days.length - 1] = { ...missing, without, phrase: [missing.phrase, ...statement.quotes].join(", ") };
        for (const quote of statement.quotes) quotes.add(quote);
        continue;
      }
      if (found !== undefined) {
        for (const quote of statement.quotes) quotes.add(quote);
        days.push(...(found.days ?? []));
        limits.push(...(found.limits ?? []));
        remarks.push(...(found.remarks ?? []));
      }
      // Nobody else reads a day into a part of it.
      else if (statement.quotes.length > 1 && statement.days.length > 0) for (const quote of statement.quotes) quotes.add(quote);
      if (statement.days.length > 0) named = statement.days;
      if (statement.kinds.length > 0) about = statement.kinds;
      isOfLong ||= LONG_OF.test(statement.said) && !isOfSwims(statement.kinds);
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
  // "No gym": what needs none is left, where nothing else is listed.
  const noGym = sentences.flat().find(({ said }) => NO_GYM.test(said) && !PART_OF_GYM.test(said) && said.split(" ").length <= MOST_NO_GYM);
  if (noGym !== undefined && !quotes.has(noGym.quote) && kitIn(text).items.length === 0) {
    quotes.add(noGym.quote);
    days.push({ phrase: noGym.quote, weekdays: EVERY_DAY, closed: [], without: [], only: [] });
  }
  return { quotes, days, limits, remarks };
}

const MOST_NO_GYM = 5;

/** Clauses about the week, whatever day it is: they say nothing of what is liked or disliked. */
export function scheduledQuotes(text: string): ReadonlySet<string> {
  return readSchedule(text, ANY_DAY).quotes;
}

const ANY_DAY: Day = "2026-01-01";

type Found = Partial<Pick<ScheduleReading, "days" | "limits" | "remarks">>;

function readStatement(told: Statement, about: readonly SportKind[], today: Day): Found | undefined {
  // "I don't want intervals early in the week, so not Mondays": the days are those of what was named.
  const goesOn = told.kinds.length > 0 || about.length === 0 || !NOT_DAYS.test(told.said) ? told.kinds : about;
  const statement = goesOn === told.kinds ? told : { ...told, kinds: goesOn };
  const { days, said, minutes } = statement;
  const broken = ofKit(statement, today);
  if (broken !== undefined) return broken;
  const phrase = statement.quotes.join(", ");
  if (
    IN_A_ROW.test(said) &&
    !AMOUNT_IN_A_ROW.test(said) &&
    !LONG_OF.test(said) &&
    isOfRuns(statement) &&
    (statement.isDenied || isUnwanted(statement))
  )
    return { limits: [{ phrase, limits: { consecutiveRuns: false }, note: `“${phrase}”: never runs on two days in a row.` }] };
  if (TWICE_A_DAY.test(said) && (statement.isDenied || isUnwanted(statement)))
    return { remarks: [`“${phrase}”: the plan has one session a day.`] };
  if (MINIMUM.test(said) && [...statement.kinds, ...about].includes("strength"))
    return { limits: [{ phrase, limits: { strengthPerWeek: 1 }, note: `“${phrase}”: strength training once a week at most.` }] };
  const fewer = FEWER_THAN.exec(said)?.groups?.["count"];
  const fewest = VALUES.get(fewer ?? "");
  if (fewest !== undefined && days.length === 0 && (isOfRuns(statement) || statement.kinds.includes("strength")))
    return ofCount({ ...statement, isEnough: true }, { times: fewest - 1, isOfDays: false, isWeekly: true });
  const hard = hardCount(said);
  if (hard !== undefined)
    return {
      limits: [
        {
          phrase,
          limits: { hardDays: FEW.get(hard) ?? 2 },
          note: `“${phrase}”: ${FEW.get(hard) ?? 2} hard ${FEW.get(hard) === 1 ? "day" : "days"} a week at most.`,
        },
      ],
    };
  const count = countIn(said);
  if (days.length > 0 && days.length < EVERY_DAY.length) return ofDays(statement, today);
  if (count !== undefined) return ofCount(statement, count);
  // "20 min metcons are my favourite, nothing longer than 30"
  const bare = about.length > 0 && statement.kinds.length === 0 ? BARE_MINUTES.exec(said)?.groups?.["minutes"] : undefined;
  const most = minutes ?? (bare === undefined ? undefined : Number(bare));
  return most === undefined ? undefined : ofMinutes(statement, most, about);
}

const NOT_DAYS =
  /^(?:(?:so|also|and|und|please|bitte) )*(?:not|nicht|never|no|pas|non|nao|niet) (?:on |am |an |los |el |le |il |op |as |aos )?\p{L}+s?(?: (?:and|or|und|oder|y|o|et|ou|e|en|of) (?:on |am )?\p{L}+)?(?: (?:please|bitte|either|auch))*$/u;
/** "5 km seguidos", "an hour in a row" */
const AMOUNT_IN_A_ROW =
  /\b(?:km|k|m|miles?|min\w*|hours?|h|horas?|stunden?|heures?|or[ae]) (?:seguid\w*|in a row|am stuck|de suite|d affilee|di fila|achter elkaar)\b/u;

function hardCount(said: string): string | undefined {
  const { count, other } = HARD_A_WEEK.exec(said)?.groups ?? {};
  return count ?? other;
}

function isOfSwims(kinds: readonly SportKind[]): boolean {
  return kinds.includes("swim") && !kinds.includes("bike") && !kinds.includes("run");
}

function isOfRuns({ kinds }: Statement): boolean {
  return kinds.includes("run") && !kinds.includes("fast-run");
}

/** "less than 5 times a week" */
const FEWER_THAN =
  /\b(?:less|fewer|weniger|menos|moins|meno|minder) (?:than|als|de|di|dan) (?<count>[2-7]|two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|twee|vijf)\b(?! (?:km|k|min\w*|hours?|miles?|m)\b)/u;
const VALUES: ReadonlyMap<string, number> = new Map(
  [
    "2 two zwei dos deux due twee",
    "3 three drei tres trois tre",
    "4 four vier cuatro quatre quattro",
    "5 five funf cinco cinq cinque vijf",
    "6 six sechs",
    "7",
  ].flatMap((words, at) => words.split(" ").map((word): [string, number] => [word, at + 2])),
);
const FEW: ReadonlyMap<string, number> = new Map([
  ...["one", "1", "a single", "eine", "ein", "una", "un", "une", "uma", "een"].map((word): [string, number] => [word, 1]),
  ...["two", "2", "zwei", "dos", "deux", "due", "duas", "dois", "twee"].map((word): [string, number] => [word, 2]),
  ...["three", "3", "drei", "tres", "trois", "tre", "drie"].map((word): [string, number] => [word, 3]),
]);
/** "more than one hard session a week" */
const HARD_A_WEEK = new RegExp(
  String.raw`\b(?:more than|max\w*|at most|mehr als|hochstens|mas de|maximo|plus de|maximum|piu di|massimo|mais de|meer dan|hooguit) (?<count>${[...FEW.keys()].join("|")}) (?:hard|tough|intense|quality|harte\w*|intensive\w*|zware)\b.*\b(?:weeks?|weekly|woche)\b|\b(?:more than|max\w*|mas de|maximo|plus de|piu di|mais de) (?<other>${[...FEW.keys()].join("|")}) \w+ (?:dur[oa]s?|durs?|dures?|intens\w*|duri|dure)\b.*\b(?:semana|semaine|settimana)\b`,
  "u",
);
const TWICE_A_DAY =
  /\b(?:two|2|zwei|dos|deux|due|dois|duas|twee|double) (?:sessions?|workouts?|trainings?|einheiten|sesiones|entrenos|seances|allenamenti|treinos|trainingen)\b.*\b(?:day|tag|dia|jour|giorno|dag)\b|\bdouble days\b|\b(?:twice|zweimal|dos veces|deux fois|due volte|duas vezes|twee keer) (?:a|in a|on a|on the same|am|al|par|por|per|ao|op een|on one) (?:day|tag|dia|jour|giorno|dag)\b/u;
const BROKEN =
  /\b(?:always (?:taken|busy|occupied|in use|full)|(?:immer|standig|dauernd) (?:besetzt|belegt|voll)|siempre (?:ocupad[oa]|pillad[oa])|toujours (?:pris[e]?|occupee?)|sempre (?:occupat[oa]|ocupad[oa]|pres[oa])|altijd (?:bezet|vol)|broken|out of order|kaputt|defekt|rot[oa]|averiad[oa]|estropead[oa]|cassee?|en panne|hors service|rott[oa]|guast[oa]|avariad[oa]|estragad[oa]|stuk|kapot|defect)\b/u;
const NOT_THERE =
  /\b(?:(?:we|gym|box|club) (?:dont|do not|doesnt|does not) have|havent got|wir haben kein\w*|haben wir (?:nicht|kein\w*)|gibt es (?:bei uns )?(?:nicht|kein\w*)|no (?:lo |la |los |las )?tenemos|no hay|on n a pas|nous n avons pas|il n y a pas|non (?:lo |la |li )?abbiamo|non c e|nao (?:o |a )?temos|nao ha|nao tem|hebben we (?:niet|geen)|heeft geen|is er niet)\b/u;

function isMissingToo({ quotes, said, polarity }: Statement): boolean {
  return polarity !== "positive" && said.split(" ").length <= 3 && kitIn(quotes.join(", ")).items.length > 0;
}

/** "The ski erg is broken until January", "el trineo no lo tenemos" */
function ofKit({ quotes, said, days, isDenied }: Statement, today: Day): Found | undefined {
  if (!BROKEN.test(said) && !NOT_THERE.test(said)) return undefined;
  const phrase = quotes.join(", ");
  // "No bench press on Mondays, it is always taken" is about that day.
  if (isDenied && days.length > 0 && days.length < EVERY_DAY.length && movementsIn(phrase).length > 0) return undefined;
  const without = kitIn(phrase).items.map(({ key }) => key);
  if (without.length === 0) return undefined;
  const { until } = limitPeriod(said.split(" "), today);
  return {
    days: [{ phrase, weekdays: EVERY_DAY, closed: [], without, ...(until === undefined ? {} : { from: today, until }) }],
  };
}

/** "Training before a Monday" names a day in the week of nothing: no date, and no day off. */
const BEFORE_ANY_DAY = /\b(?:before|after) (?:a|an|any|every|each) \p{L}+days?\b/u;

/** Of weekdays: kept for one sport, without one, of so many minutes, or free. */
function ofDays(statement: Statement, today: Day): Found | undefined {
  const { quotes, said, days, kinds, minutes, isBack, isOfLong } = statement;
  const phrase = quotes.join(", ");
  const limit = { phrase, weekdays: days, closed: [], without: [] };
  if (BEFORE_ANY_DAY.test(said) && minutes === undefined && kinds.every((kind) => kind === "training")) return undefined;
  const sports = SPORTS.filter((kind) => kinds.includes(kind));
  const isDenied = statement.isDenied || isUnwanted(statement);
  const { rest } = kindsIn(said);
  const short = minutes === undefined || minutes < 15 || minutes > 300 ? [] : [{ ...limit, minutes }];
  if (kinds.includes("trainer")) return isDenied ? { remarks: [`“${phrase}”: ride outside on ${namesOf(days)}.`] } : undefined;
  if (sports.length > 0 && ONLY_SPORT.test(rest) && !isDenied && !endsInDays(said)) {
    const closed = SPORTS.filter((kind) => !sports.includes(kind)).flatMap((kind) => CLOSES[kind] ?? []);
    return { days: [{ ...limit, closed }, ...short] };
  }
  // "The swim club has it then" is why.
  if (isBack && signOf(said, statement.polarity) === "told" && !isOnlyThen(said)) return {};
  if (statement.isLater && !statement.isDenied && AFTERMATH.test(said)) return {};
  // "No running before work on Tuesdays" leaves the other hours of the day.
  if (isDenied && kinds.length > 0 && EARLY.test(said))
    return { remarks: [`“${phrase}”: the plan sets no time of day, so choose another hour.`] };
  // "Cycling outdoors on Tuesdays" leaves the trainer.
  if (isDenied && sports.length > 0 && !LONG_OF.test(said) && OUTDOORS.test(said))
    return {
      remarks: [`“${phrase}”: the plan sets no place, so do it ${INDOORS.test(said) ? "outdoors" : "indoors"} on ${namesOf(days)}.`],
    };
  // "No long runs on Saturdays" leaves the short ones.
  if (isDenied && LONG_OF.test(said) && (sports.length > 0 || kinds.includes("training") || LONG_ONE.test(said)))
    return {
      days: [
        {
          ...limit,
          notLong: isOfSwims(kinds) ? ["SW"] : sports.includes("bike") ? ["BK"] : sports.includes("run") ? ["RL"] : ["BK", "RL"],
        },
      ],
    };
  // "Weekday rides over an hour" leaves the shorter ones.
  if (isDenied && sports.length > 0 && short.length > 0 && LONGER.test(said)) return { days: short };
  if (isDenied && sports.includes("run") && TRACK.test(said)) return { days: [{ ...limit, closed: CLOSES["fast-run"] ?? [] }] };
  const named = kinds.filter((kind) => CLOSES[kind] !== undefined);
  if (named.length > 0 && isDenied && minutes === undefined)
    return { days: [{ ...limit, closed: [...new Set(named.flatMap((kind) => CLOSES[kind] ?? []))] }] };
  const isLong = LONG_OF.test(said) || (sports.includes("bike") && IN_GROUP.test(said));
  if ((sports.includes("bike") || sports.includes("run")) && isLong && days.length === 1 && !isDenied)
    return { days: [{ ...limit, isLong: true, longOf: sports.includes("bike") ? "BK" : "RL" }] };
  // "The pool is shut on Mondays" closes those days, and "no swimming" says the same.
  if (POOL_CLOSED.test(said)) return { days: [{ ...limit, closed: ["swim"] }] };
  if (sports.includes("swim") && sports.length === 1)
    return !isDenied && days.length <= MOST_SWIM_DAYS ? outside(limit, ["swim"]) : undefined;
  if (sports.length > 0 && isOnlyThen(said)) return isDenied ? undefined : outside(limit, sports);
  // "Saturdays are parkrun": that day is kept for it.
  const [sport] = sports;
  if (sport === "strength" && PLACE.test(said)) return undefined;
  if (sport !== undefined && sports.length === 1 && days.length <= MOST_KEPT_DAYS && !isDenied && minutes === undefined)
    return { days: [{ ...limit, wanted: days, closed: SPORTS.filter((kind) => kind !== sport).flatMap((kind) => CLOSES[kind] ?? []) }] };
  if (sports.length > 0) return undefined;
  // "Zondag lange rit", "Sunday instead" behind the long run.
  if ((isLong || (INSTEAD.test(said) && isOfLong)) && days.length === 1 && !isDenied && !TAKEN.test(said))
    return { days: [{ ...limit, isLong: true }] };
  if (INSTEAD.test(said) && !isDenied) return {};
  if (short.length > 0) return { days: short };
  if (OTHER_SPORT.test(said) && !isDenied) return { days: [{ ...limit, isEasy: true }] };
  // "Monday, Wednesday and Friday." are days of training; a single day among the dislikes is a day off.
  const isList = quotes.length >= FEWEST_DAYS && isBareDays(phrase, said);
  if ((SUITED_DAYS.test(said) || isList) && !isDenied && days.length >= FEWEST_DAYS) return ofOpenDays(limit);
  if (isBack) return NOTHING_ELSE.test(said) ? { days: [{ ...limit, isOff: true }] } : undefined;
  // "No lunges on Mondays" leaves the rest of Monday.
  const denied = isDenied ? movementsIn(phrase.replace(REASON_IN_QUOTE, "")) : [];
  if (denied.length > 0) return { days: [{ ...limit, closed: denied }] };
  if (LIFTS.test(said) && !TAKEN.test(said))
    return {
      remarks: [
        signOf(said, statement.polarity) === "unwanted"
          ? `“${phrase}”: the plan sets the day of a lift; where it falls on ${namesOf(days)}, swap that session with another day.`
          : `“${phrase}”: noted; the plan sets the day of a lift.`,
      ],
    };
  // "I train with the club on Wednesdays"
  if (IN_GROUP.test(said) && days.length < FEWEST_DAYS && signOf(said, statement.polarity) !== "unwanted")
    return { days: [{ ...limit, isEasy: true }] };
  // "Wednesdays work better" takes nothing away.
  if (BETTER.test(said) && !isDenied && kinds.length === 0 && days.length < FEWEST_DAYS && !RESTING.test(said))
    return isOfLong && days.length === 1 ? { days: [{ ...limit, isLong: true }] } : {};
  if (HAS_TIME.test(said) && !isDenied && minutes === undefined)
    return MORE_TIME.test(said) ? {} : ofOpenDays(limit, OF_WORKDAYS.test(said) ? WORKDAYS : EVERY_DAY);
  if (NIGHT_SHIFT.test(said) && !NO_TRAINING.test(said)) return { days: [{ ...limit, isEasy: true }] };
  const movements = signOf(said, statement.polarity) === "unwanted" ? movementsIn(phrase.replace(REASON_IN_QUOTE, "")) : [];
  if (movements.length > 0) return { days: [{ ...limit, closed: movements }] };
  // "I only have a treadmill Monday to Thursday, outside is weekends only"
  if (!isDenied && PLACE_OF_RUNS.test(said))
    return { remarks: [`“${phrase}”: the plan sets no place, so run each session where you can that day.`] };
  const isFree = kinds.every((kind) => kind === "training") && (isDenied || TAKEN.test(said) || (!statement.isLater && !SUITS.test(said)));
  return isFree && days.length <= MOST_DAYS_OFF && (datesOf(said, today).until !== undefined || !NOT_OF_WEEK.test(said))
    ? { days: [{ ...limit, ...datesOf(said, today), isOff: true }] }
    : undefined;
}

const NIGHT_SHIFT =
  /\b(?:night ?shifts?|nights?|nachtschicht\w*|nachtdienst\w*|(?:trabajo|turno) de noche|turno de noche|(?:travaille|poste) de nuit|turno di notte|lavoro di notte|turno da noite|trabalho a noite|nachtdienst\w*)\b/u;
const PLACE_OF_RUNS = /\b(?:treadmills?|laufband|cinta|tapis|esteira|loopband|outside|outdoors|draussen|fuera|dehors|all aperto|buiten)\b/u;

/** Movements that a clause names, in the English that they are read in. */
function movementsIn(phrase: string): readonly Activity[] {
  return [...new Set(activitiesIn(wordsOf(toEnglish(phrase, languageOf(phrase)))).map(({ activity }) => activity))];
}

/** In this field a bare "running on Mondays" is unwanted; what asks, likes or tells something says so itself. */
function isUnwanted({ said, kinds, polarity }: Statement): boolean {
  return (kinds.length > 0 || LONG_OF.test(said)) && signOf(said, polarity) === "unwanted";
}

const INDOORS = /\b(?:indoors?|inside|drinnen|dentro|interieur|binnen)\b/u;
const OUTDOORS =
  /\b(?:indoors?|inside|drinnen|interieur|binnen|outdoors?|outside|in the dark|drauss?en|im dunkeln|al aire libre|fuera|dehors|exterieur|all aperto|fuori|ao ar livre|buiten)\b/u;
const LONGER = /\b(?:over|above|beyond|longer|more than|uber|langer|mehr als|mas de|plus de|piu di|mais de|langer dan|meer dan)\b/u;
const TRACK = /\b(?:tracks?|pista|piste|bahn|tartanbahn|baan|atletiekbaan)\b/u;
const BETTER =
  /\b(?:the day|better|best|great|perfect|ideal|fine|mejor|bien|besser|am besten|lieber|super|mieux|parfait|meglio|bene|melhor|beter|prima|works? (?:well|for me))\b/u;
const RESTING = /\b(?:off|out|free|rest|frei|ruhetag|libre|descanso|repos|riposo|folga|vrij|rust\w*)\b/u;
const NOTHING_ELSE =
  /\b(?:nothing (?:else|more)|no other|nichts (?:anderes|weiter)|sonst nichts|nada mas|rien d autre|nient altro|niets anders)\b/u;
/** Why something is unwanted on the day before: "legs are dead after Sunday's ride". */
const AFTERMATH =
  /\b(?:dead|tired|sore|shot|toast|fried|knackered|wrecked|mude|platt|kaputt|mort\w*|fatigue\w*|cansad\w*|muert\w*|stanch\w*|moe)\b|\b(?:after|from|vom|nach|apres|despues|dopo|depois) (?:\p{L}+ )?(?:\p{L}+ )?(?:ride|run|swim|session|lauf|fahrt|velo|course|carrera|corsa|giro|training|club|climbing|football)\b/u;
/** Hours that are over before the rest of the day. */
const EARLY =
  /\b(?:before (?:work|breakfast|dawn|\d)|early|in the mornings?|mornings|fasted|vor (?:der|dem) (?:arbeit|fruhstuck)|morgens|fruhmorgens|antes del trabajo|por la manana|le matin|avant le travail|al mattino|la mattina|de manha|voor het werk|s ochtends)\b/u;
const INSTEAD =
  /\b(?:(?:changed|moved|switched|shifted) to|verlegt|verschoben|now on|jetzt am|instead|stattdessen|en su lugar|a la place|invece|em vez disso|in plaats daarvan)\b/u;
/** "I like hills, but not on Mondays": the days are those of the movement before. */
function ofMovementBefore({ quotes, said, days }: Statement, about: readonly SportKind[], before: string): Found | undefined {
  if (days.length === 0 || about.length > 0 || !NOT_DAYS.test(said)) return undefined;
  const closed = movementsIn(before);
  return closed.length === 0 ? undefined : { days: [{ phrase: quotes.join(", "), weekdays: days, closed, without: [] }] };
}

const PLACE = /\b(?:gym|studio|salle|gimnasio|palestra|ginasio|academia|sportschool)\b/u;
const MOST_SWIM_DAYS = 4;
const MOST_KEPT_DAYS = 2;
const MOST_DAYS_OFF = 4;
/** The day belongs to something else. */
const TAKEN =
  /\b(?:off|out|free|rest|busy|work\w*|family|church|choir|course|class|reserved|taken|blocked|frei|ruhetag|familie\w*|belegt|chor\w*|arbeit\w*|dienst|spatschicht|kurs|libre|descanso|familia|trabajo|ocupad\w*|reservad\w*|dedico|repos|famille|travail|reserve\w*|occupe\w*|riposo|famiglia|lavoro|occupat\w*|impegnat\w*|folga|trabalho|vrij|rust\w*|gezin|werk\w*|bezet)\b/u;
/** "next Tuesday" is one day, and what is liked or lifted on a day leaves it open. */
const NOT_OF_WEEK =
  /\b(?:next|this|last|until|till?|since|nachste\w*|diese\w*|bis|seit|proxim\w*|hasta|desde|prochain\w*|jusqu\w*|depuis|prossim\w*|fino|volgende|tot|sinds|ate|yoga|row\w*|walk\w*|physio\w*|doctor|arzt)\b/u;

const LIFTS =
  /\b(?:squat\w*|deadlift\w*|bench\w*|press\w*|pull|push|snatch\w*|clean\w*|upper|lower|kniebeug\w*|kreuzheb\w*|bankdr\w*|sentadill\w*|peso muerto|banca|souleve|panca|stacco|agachament\w*|supino)\b/u;
const HAS_TIME =
  /\b(?:(?:have|got|habe ich|habe|ich habe|tengo|j ai(?: le)?|ho|tenho|heb ik|heb) (?:\w+ )?(?:time|zeit|tiempo|temps|tempo|tijd)|i can train|i train|ich trainiere|kann ich(?: trainieren)?|puedo(?: entrenar)?|je peux|posso|kan ik|are (?:best|my days)|passt|passen|works? best|suits?(?: me)?)\b/u;

const MORE_TIME = /\b(?:more|most|mehr|mas|plus|piu|mais|meer)\b/u;

/** The days on which there is time: all of them where they are enough for a plan. */
function ofOpenDays(limit: DayLimit, scope = EVERY_DAY): Found {
  if (limit.weekdays.length < FEWEST_DAYS && scope.length === EVERY_DAY.length)
    return {
      remarks: [`“${limit.phrase}”: a plan has three days a week or more, so these alone are too few; move what matters most to them.`],
    };
  const weekdays = scope.filter((day) => !limit.weekdays.includes(day));
  return { days: [{ ...limit, weekdays, isOff: true, ...(scope.length === EVERY_DAY.length ? { isOnly: true as const } : {}) }] };
}

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
  return { days: [{ ...limit, weekdays, wanted: limit.weekdays, closed: kinds.flatMap((kind) => CLOSES[kind] ?? []) }] };
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
    // "More than once a session" counts no days.
    if (!isWeekly && A_SESSION.test(said)) return undefined;
    if (!isWeekly && !isEnough && !isOfDays) return undefined;
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
  if (kinds.includes("run") && !kinds.includes("fast-run") && !ON_TRACK.test(said) && !LONG_OF.test(said))
    return {
      limits: [
        { phrase, limits: { runsPerWeek: times }, note: `“${phrase}”: ${times} ${times === 1 ? "run" : "runs"} a week at most.` },
        ...rest,
      ],
    };
  return undefined;
}

const A_SESSION =
  /\b(?:a|per|each|every|one|pro|in einer|por|par|a la|por cada|ogni|elke) (?:sessions?|workouts?|training|einheit|sesion|entreno|seance|allenamento|treino)\b/u;
/** How often somebody is on the track says nothing of the other runs. */
const ON_TRACK = /\b(?:track|piste|pista|bahn\w*|baan|hills?|trails?|tempo)\b/u;

/** "one strength session a week", "five runs a week" */
const NOUN_COUNT =
  /\b(?:one|two|three|four|five|ein\w*|zwei|drei|vier|funf|una?|dos|tres|cuatro|une?|deux|trois|quatre|due|tre|quattro|uma?|duas|quatro|een|twee|drie|vier|[1-6]) (?:\w+ )?(?:sessions?|runs?|laufe\w*|einheit\w*|sesiones|sesion|seances?|sorties?|sedut[ae]|treinos?|corridas?|carreras?|corse)\b/u;

/** "Three times a week is enough": nothing else is named. */
export function isBareCount(said: string): boolean {
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
  if (own.length === 0 && isWeekly(said))
    return { remarks: [`“${phrase}”: set the minutes of each day in your profile; the plan keeps to them.`] };
  if (own.includes("trainer") && (isMost || isDenied))
    return { remarks: [`“${phrase}”: indoors ${minutes} minutes at most; ride outside where it takes longer.`] };
  if (own.includes("run") && EASY_RUN.test(said))
    return { remarks: [`“${phrase}”: the long run stays as it is; end any other run after ${minutes} minutes.`] };
  if (own.includes("run") && (isMost || isDenied) && (isDenied || MOST.test(said)) && minutes >= 20)
    return { limits: [{ phrase, limits: { runMinutes: minutes }, note: `“${phrase}”: runs of ${minutes} minutes at most.` }] };
  if (own.length > 0 && !own.every((kind) => kind === "training")) return undefined;
  const isOfSessions = kinds.includes("training") || ENOUGH.test(said) || EACH.test(said) || ANYTHING_LONGER.test(said);
  if (!isOfSessions || minutes < 30) return undefined;
  return { limits: [{ phrase, limits: { sessionMinutes: minutes }, note: `“${phrase}”: sessions of ${minutes} minutes at most.` }] };
}

const EASY_RUN =
  /\b(?:easy|slow|recovery|lockere\w*|langsame\w*|suaves?|faciles?|facili|lent[eio]|leves?|rustige) \p{L}+|rodajes? suaves?\b/u;
const ANYTHING_LONGER =
  /^(?:anything|everything|nothing|alles|nichts|todo|nada|tout|rien|tutto|niente|tudo) (?:that s |that is |was )?(?:longer than|over|above|more than|beyond|langer als|uber|mas de|que dure mas|plus de|piu di|mais de|langer dan)\b.*(?:hours?|h|hrs?|min\w*|stunden?|horas?|heures?|or[ae]|uur)$/u;
const MOST = /\b(?:max\w*|at most|tops|hochstens|como mucho|au plus|al massimo|no maximo|hooguit)\b/u;
const BARE_MINUTES =
  /\b(?:longer than|over|above|beyond|langer als|uber|mas de|plus de|piu di|mais de|meer dan|langer dan|max\w*|hochstens) (?<minutes>\d{2,3})$/u;
const EACH =
  /\b(?:each|per session|ciascun\w*|l un[oa]|al giorno|per day|a day|am tag|pro tag|al dia|par jour|por dia|ao dia|per dag|jeweils|cada un[oa]|chacune?|elk|per keer)\b/u;

function timesText(times: number): string {
  return times === 1 ? "once a week" : times === 2 ? "twice a week" : `${times} times a week`;
}

function namesOf(days: readonly Weekday[]): string {
  return days.map((day) => DAY_NAMES[day] ?? "").join(" and ");
}

const STILL_RUNS = /\b(?:run|jog|laufen|correr|courir|correre|hardlopen|bodyweight)\b/u;
/** "Danach wieder normal" */
const BACK_TO_NORMAL =
  /^(?:(?:after|from) (?:that|then)(?: on)?|afterwards|then|danach|dann|despues|luego|apres|ensuite|dopo|poi|depois|daarna)\b.*\b(?:normal\w*|as usual|as before|wie immer|wie sonst|gewoon)\b/u;

/** "Hotel has a treadmill", "I've a kettlebell at home": what there is. */
function tellsKit({ quote, said, polarity }: WishClause): boolean {
  return polarity !== "negative" && OWNS_KIT.test(said) && kitIn(quote).items.length > 0;
}

const OWNS_KIT =
  /\b(?:has|have|ive|got|there is|theres|with|only|hat|hab|habe|gibt|mit|nur|tiene|tengo|hay|con|solo|a un|j ai|il y a|avec|ha|ho|ce|tem|tenho|com|heeft|heb|met)\b/u;

/** "None on 25th and 26th", "I fly home on the 20th so nothing that day": days of the month without training. */
function singleDaysOff(
  clauses: readonly WishClause[],
  today: Day,
): readonly { readonly quotes: readonly string[]; readonly days: readonly DayLimit[] }[] {
  return clauses.flatMap((clause, at) => {
    if (!NO_TRAINING.test(clause.said) || rangeIn(clause.said.split(" "), today) !== undefined) return [];
    const isBack = /\b(?:that|this|diesem|dem|ese|ce|quel|die) (?:day|tag|dia|jour|giorno|dag)\b/u.test(clause.said);
    const beside = isBack ? clauses.slice(Math.max(0, at - 1), at) : [];
    const end = clauses.findIndex(
      ({ said, link }, index) => index > at && !(link === "and" && /^(?:the |am |on )?\d{1,2}(?:st|nd|rd|th)?(?: \w+)?$/u.test(said)),
    );
    const all = [...beside, clause, ...clauses.slice(at + 1, end < 0 ? clauses.length : end)];
    const dates = datesIn(
      all.map(({ said }) => ({ words: said.split(" ") })),
      today,
    );
    if (dates.length === 0 || all.some(({ quote }) => weekdaysIn(quote).length > 0)) return [];
    const quotes = all.map(({ quote }) => quote);
    const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, closed: [], without: [], isOff: true as const };
    return [{ quotes, days: dates.map((date): DayLimit => ({ ...limit, ...date })) }];
  });
}

/** Dates on which there is no gym, or no training at all. */
function windowOf(
  clauses: readonly WishClause[],
  next: readonly WishClause[],
  today: Day,
): { readonly quotes: readonly string[]; readonly limit: DayLimit; readonly isWhole: boolean } | undefined {
  const rangeOf = ({ said }: WishClause): DateRange | undefined =>
    rangeIn(said.split(" "), today) ?? (POOL_CLOSED.test(said) && !DENIED.test(said) ? monthIn(said.split(" "), today) : undefined);
  const dated = clauses.find((clause) => rangeOf(clause) !== undefined);
  const range = dated === undefined ? undefined : rangeOf(dated);
  if (dated === undefined || range === undefined || range.until < today) return undefined;
  const goesOn =
    next.length > 0 &&
    next.every(
      ({ said }) =>
        (NO_GYM.test(said) || NO_TRAINING.test(said) || BACK_TO_NORMAL.test(said)) &&
        datesIn([{ words: said.split(" ") }], today).length === 0,
    )
      ? next
      : [];
  const whole = [...clauses, ...goesOn];
  const said = whole.map((clause) => clause.said).join(" , ");
  // What there is instead is read with the equipment, for the same days.
  if (HOTEL_KIT.test(said) || clauses.some(tellsKit)) return undefined;
  const isGym = NO_GYM.test(said) || (AWAY.test(said) && STILL_RUNS.test(said));
  const isOff = !isGym && (NO_TRAINING.test(said) || AWAY.test(said));
  const isPool = POOL_CLOSED.test(said);
  if (!isGym && !isOff && !isPool) return undefined;
  const quotes = whole
    .filter(
      (clause) =>
        clause === dated ||
        NO_GYM.test(clause.said) ||
        NO_TRAINING.test(clause.said) ||
        AWAY.test(clause.said) ||
        BACK_TO_NORMAL.test(clause.said) ||
        (isGym && STILL_RUNS.test(clause.said)) ||
        POOL_CLOSED.test(clause.said),
    )
    .map(({ quote }) => quote);
  const limit = { phrase: quotes.join(", "), weekdays: EVERY_DAY, ...range, closed: [], without: [] };
  if (!isGym && !isOff) return { quotes, limit: { ...limit, closed: ["swim"] }, isWhole: quotes.length === clauses.length };
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
      all[all.length - 1] = { ...statementOf([...last.quotes, clause.quote], `${last.said} max`), isEnough: true };
      return;
    }
    if (isBareDays(clause.quote, said)) {
      const before = all.at(-1);
      const next = clauses[index + 1];
      // "Long runs on Saturday rather than Sunday"
      if (clause.link === "instead" && before !== undefined) {
        all[all.length - 1] = { ...before, quotes: [...before.quotes, clause.quote] };
        return;
      }
      // "Mondays and Thursdays", "la tirada larga, el sábado"
      if (waiting.length === 0 && before !== undefined && (before.days.length > 0 || before.kinds.some((kind) => kind !== "training"))) {
        // "The long run: Sunday" says where it belongs; "long runs on Sundays" is unwanted.
        const isAssigned = clause.link === "comma" && LONG_OF.test(before.said);
        all[all.length - 1] = statementOf(
          [...before.quotes, clause.quote],
          `${before.said} ${said}`,
          [],
          isAssigned ? "positive" : before.polarity,
        );
        return;
      }
      if (next !== undefined && next.link !== "contrast") {
        waiting = [...waiting, clause.quote];
        return;
      }
    }
    // "No swimming or running on Mondays", "op maandag niet zwemmen of hardlopen": one day for both sports.
    if (waiting.length === 0 && clause.link === "and" && last !== undefined && isSameDay(last, statementOf([clause.quote], said))) {
      all[all.length - 1] = statementOf([...last.quotes, clause.quote], `${last.said} ${said}`, [], last.polarity);
      return;
    }
    all.push(statementOf([...waiting, clause.quote], said, waiting, clause.polarity));
    waiting = [];
  });
  if (waiting.length > 0) all.push(statementOf(waiting, "", waiting));
  return all;
}

/** Two sports of which only one has its day said. */
function isSameDay(one: Statement, other: Statement): boolean {
  const isSport = ({ kinds }: Statement): boolean => SPORTS.some((kind) => kinds.includes(kind));
  if (
    !isSport(one) ||
    !isSport(other) ||
    one.minutes !== undefined ||
    other.minutes !== undefined ||
    ENOUGH.test(`${one.said} ${other.said}`)
  )
    return false;
  if (one.days.length > 0) return other.days.length === 0 && other.said.split(" ").length <= 2;
  return other.days.length > 0 && one.said.split(" ").length <= MOST_BEFORE && other.said.split(" ").length <= MOST_BEHIND;
}

const MOST_BEFORE = 6;
const MOST_BEHIND = 4;

/** "…, not more", "… et ça me va" */
const ENOUGH_ALONE =
  /^(?:(?:that is|thats|das|and|is|it s|es|ca|eso|con eso) )*(?:not more|no more|max\w*|tops|plenty|enough|thats? (?:enough|plenty|fine)|nicht mehr|mehr nicht|hochstens|reicht(?: mir)?|passt so|no mas|nada mas|como mucho|me basta|y ya|pas plus|au (?:max\w*|plus)|me (?:va|suffit|convient)|ca me (?:va|suffit|convient)|non di piu|al massimo|basta(?: cosi)?|mi va bene|nao mais|no maximo|chega|e chega|niet meer|hooguit|is genoeg|is plenty|not (?:two|three|four|five|six|seven|\d)|nicht (?:zwei|drei|vier|funf|sechs|\d))$/u;

function isBareDays(quote: string, said: string): boolean {
  const days = weekdaysIn(`${quote} und`);
  if (days.length === 0) return false;
  const others = said
    .split(" ")
    .filter((word) => !DAY_FILL.test(word) && weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length === 0);
  return others.length === 0;
}

function statementOf(quotes: readonly string[], said: string, leading: readonly string[] = [], polarity: Polarity = "none"): Statement {
  const whole = [...leading.map((quote) => quote.toLowerCase()), said].join(" ").trim();
  return {
    quotes,
    said: whole,
    days: daysOf(quotes.map((quote) => quote.replace(REASON_IN_QUOTE, "")).join(" und ")),
    kinds: kindsIn(said).kinds,
    minutes: minutesIn(said),
    isDenied: DENIED.test(said),
    isEnough: ENOUGH.test(said),
    polarity,
    isOfLong: false,
    isBack: false,
    isLater: false,
  };
}

/** "Entre semana solo martes y jueves" names two days. */
function daysOf(quote: string): readonly Weekday[] {
  // "No swims before Wednesday": the days of the week until then.
  const [next] = BEFORE_DAY.test(quote) ? weekdaysIn(quote) : [];
  if (next !== undefined && next > 1) return EVERY_DAY.filter((day) => day < next);
  const named = weekdaysIn(quote.replace(/weekdays?|unter der woche|werktags|entre semana|en semaine|doordeweeks/giu, " "));
  return named.length > 0 ? named : weekdaysIn(quote);
}

const BEFORE_DAY =
  /(?<!\p{L})(?:before|vor|antes (?:del?|da)|avant(?: le)?|prima d[ie]l?|voor)\s+(?:mon|tue|wed|thu|fri|sat|sun|dien|mitt|don|frei|sam|son|mar|mi[eé]|jue|vie|s[aá]b|dom|mer|jeu|ven|gio|dins|woen|vrij|zat|zon|ter|qua|qui|sex)\p{L}*$/iu;
const REASON_IN_QUOTE = /(?<=\w)\s+(?:because|since i|as i|cos|weil|denn|wegen|porque|parce|perch[eé]|pois|omdat)\b.*$/iu;
