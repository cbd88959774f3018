import { addDays, type Day, nextDayOfMonth, type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { getDaysAway, namesOtherPlace } from "../../free-text/days-away.ts";
import { datesIn } from "../../free-text/dates/dates-off.ts";
import { kitIn } from "../../free-text/kit/kit-words.ts";
import { limitPeriod } from "../../health/stated-limits/period.ts";
import { normalise } from "../../health/normalise.ts";
import { countIn, isBareCount, LIMIT_WORDS, type SportKind } from "../schedule-words.ts";
import type { WishClause } from "./wish-clause.ts";
import { IN_A_ROW, readWishClauses } from "./wish-clauses.ts";
import { MINIMUM_WORDS } from "./wish-caps.ts";
import {
  COACHED_WORDS,
  type FoundSchedule,
  isOfSwims,
  isUnwanted,
  LONG_OF,
  movementsIn,
  NO_GYM,
  NOT_DAYS,
  type ScheduleLimit,
  type ScheduleReading,
  type Statement,
} from "./wish-statement.ts";
import { ofCount, ofMinutes } from "./wish-amounts.ts";
import { ofDays, ofMovementBefore } from "./wish-days.ts";
import { singleDaysOff, getWindow } from "./wish-windows.ts";
import { getStatements } from "./read-wish-statements.ts";

/** A time that was named before. */
const THAT_SPAN =
  /\b(?:(?:for|during|in|throughout) )?that (?:month|fortnight|period)\b|\b(?:for|during) (?:that time|those weeks)\b|\bin (?:dem monat|diesem monat|der zeit|diesen wochen)\b|\b(?:ese|aquel) (?:mes|periodo)\b|\b(?:ce mois la|pendant ce (?:mois|temps))\b|\b(?:in|per) quel (?:mese|periodo)\b|\b(?:nesse|naquele) (?:mes|periodo)\b|\bin die (?:maand|periode|weken)\b/u;

const REFERS_BACK =
  /\b(?:da|dann|an (?:dem|den|diesen|diesem) tag\w*|then|those days|that day|these days|on (?:those|these)|ese dia|esos dias|ahi|ce jour|ces jours|ces jours la|quel giorno|quei giorni|nesse dia|nesses dias|dan|die dag\w*)\b/u;

/** Reads the schedule among the wishes: every clause that is about days, counts, minutes or dates as a whole. */
export function readSchedule(text: string, today: Day): ScheduleReading {
  const days: DayLimit[] = [];
  const limits: ScheduleLimit[] = [];
  const remarks: string[] = [];
  const quotes = new Set<string>();
  const sentences = [...Map.groupBy(readWishClauses(text), ({ sentence }) => sentence).values()];
  sentences.forEach((clauses, index) => {
    const window = getWindow(clauses, sentences[index + 1] ?? [], today);
    if (window !== undefined) {
      for (const quote of window.quotes) quotes.add(quote);
      days.push(...window.limits);
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
    let soFar = "";
    let isOfWeek = false;
    let isOfLong = false;
    let isOfMinutes = false;
    const isOfSpan = clauses.some(({ said }) => THAT_SPAN.test(said));
    for (const statement of getStatements(clauses.filter(({ quote }) => !quotes.has(quote)))) {
      // "For that month 40 mins max": the weeks before and after have their time.
      if (isOfSpan && statement.minutes !== undefined && statement.days.length === 0) {
        for (const quote of statement.quotes) quotes.add(quote);
        remarks.push(
          `“${statement.quotes.join(", ")}”: holds for that time only, so nothing is shorter before it; say so again when it begins.`,
        );
        continue;
      }
      const isLength = statement.minutes !== undefined && tellsLength(statement.said, soFar);
      const back =
        statement.days.length === 0 && !isLength && (REFERS_BACK.test(statement.said) || statement.minutes !== undefined) ? named : [];
      const weekly: Partial<Statement> =
        isOfWeek && statement.minutes === undefined ? { said: `${statement.said} max a week`, isEnough: true } : {};
      // "40 minutos los miércoles y 30 los viernes"
      const bareMinutes =
        isOfMinutes && statement.minutes === undefined ? /^(?<minutes>[1-9]\d) \D+$/u.exec(statement.said)?.groups?.["minutes"] : undefined;
      isOfMinutes ||= statement.minutes !== undefined;
      const whole: Statement = {
        ...statement,
        ...(bareMinutes === undefined ? {} : { minutes: Number(bareMinutes) }),
        ...weekly,
        days: statement.days.length > 0 ? statement.days : back,
        isBack: back.length > 0,
        isOfLong,
        isLater: named.length > 0,
      };
      // "Burpees make me miserable, once a week is plenty": how often is that of the object before.
      const found: FoundSchedule | undefined =
        !isFirst && isBareCount(statement.said)
          ? undefined
          : (ofMovementBefore(whole, about, before) ?? readStatement(whole, about, today));
      before = statement.quotes.join(", ");
      soFar = `${soFar}, ${before}`;
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
        days.push(...(found.days ?? []).map((limit) => untilItIsBack(limit, clauses, today)));
        limits.push(...(found.limits ?? []));
        remarks.push(...(found.remarks ?? []));
      }
      // Nobody else reads a day into a part of it.
      else if (statement.quotes.length > 1 && statement.days.length > 0) {
        for (const quote of statement.quotes) quotes.add(quote);
        remarks.push(`“${statement.quotes.join(", ")}”: the plan sets its days itself; move a session where you want it on another one.`);
      }
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
  // "No gym": what needs none is left, where nothing else is listed and no date is said.
  const noGym = sentences
    .flat()
    .find(({ said }) => NO_GYM.test(said) && !PART_OF_GYM.test(said) && !/\d/u.test(said) && said.split(" ").length <= MOST_NO_GYM);
  if (noGym !== undefined && !quotes.has(noGym.quote) && kitIn(text).items.length === 0) {
    const weekdays = namesOtherPlace(noGym.said) ? getDaysAway(text) : EVERY_DAY;
    if (weekdays.length > 0) {
      quotes.add(noGym.quote);
      days.push({ phrase: noGym.quote, weekdays, closed: [], without: [], only: [], isOwn: true });
    }
  }
  return { quotes, days, limits, remarks };
}

/** "On Saturdays we go skiing, 2 hours": how long that lasts, and no limit of the day. Without a limiting word only a short time is one. */
function tellsLength(said: string, before: string): boolean {
  if (LIMIT_WORDS.test(said)) return false;
  return LASTS.test(said) || (OWN_OUTING.test(normalise(before)) && !LITTLE_TIME.test(`${normalise(before)} ${said}`));
}

const LASTS = /\b(?:takes?|lasts?|goes on|dauert|dauern|geht (?:so |etwa )?\d|dura|duran|dure|durent|durano|duram|duurt|duren)\b/u;
const OWN_OUTING =
  /\b(?:(?:we|i) (?:go|do|ride|run|ski|swim|dance|play)\b|(?:gehe|gehen|fahre|fahren|spiele|spielen|tanze) (?:ich|wir)?|(?:voy|vamos|salgo|juego|bailo)\b|(?:je|on|nous) (?:vais|va|allons|fais|joue|danse)\b|(?:vado|andiamo|gioco|ballo|esco)\b|(?:vou|vamos|jogo|danco)\b|(?:ga|gaan|speel|dans|schaats|rijd) (?:ik|we)?|ik (?:ga|speel|dans|schaats|rijd|fiets))/u;
const LITTLE_TIME =
  /\b(?:only|just|quick|short\w*|max\w*|time|hardly|nur|kurz\w*|zeit|hochstens|solo|cort\w*|tiempo|poco|seulement|court\w*|temps|peu|breve|tempo|curt\w*|so|alleen|kort\w*|tijd)\b/u;

const MOST_NO_GYM = 5;
/** "No gym machines", "no gym on race weeks": a part of it, or of the time. */
const PART_OF_GYM = /\bgym (?:machines?|class\w*|sessions?|workouts?|days?|on|in|during|before)\b/u;

/** Clauses about the week, whatever day it is: they say nothing of what is liked or disliked. */
export function scheduledQuotes(text: string): ReadonlySet<string> {
  return readSchedule(text, ANY_DAY).quotes;
}

const ANY_DAY: Day = "2026-01-01";

function readStatement(told: Statement, about: readonly SportKind[], today: Day): FoundSchedule | undefined {
  // "I don't want intervals early in the week, so not Mondays": the days are those of what was named.
  const goesOn =
    told.kinds.length > 0 || about.length === 0 || !(NOT_DAYS.test(told.said) || COACHED_WORDS.test(told.said)) ? told.kinds : about;
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
  if (MINIMUM_WORDS.test(said) && [...statement.kinds, ...about].includes("strength"))
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

/** "5 km seguidos", "an hour in a row" */
const AMOUNT_IN_A_ROW =
  /\b(?:km|k|m|miles?|min\w*|hours?|h|horas?|stunden?|heures?|or[ae]) (?:seguid\w*|in a row|am stuck|de suite|d affilee|di fila|achter elkaar)\b/u;

function hardCount(said: string): string | undefined {
  const { count, other } = HARD_A_WEEK.exec(said)?.groups ?? {};
  return count ?? other;
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
  /\b(?:two|2|zwei|dos|deux|due|dois|duas|twee|double) (?:sessions?|workouts?|trainings?|einheiten|sesiones|entrenos|seances|allenamenti|treinos|trainingen)\b.*\b(?:day|tag|dia|jour|giorno|dag)\b|\bdouble days\b|\b(?:no|never|without|keine|pas de|niente|geen) (?:doubles|doppel ?einheiten|dobles? sesion\w*|doubles? seances?|doppi[oe]? (?:seduta|sedute|allenament\w*)|dubbele trainingen|two a days|2 a days)\b|\b(?:twice|zweimal|dos veces|deux fois|due volte|duas vezes|twee keer) (?:a|in a|on a|on the same|am|al|par|por|per|ao|op een|on one) (?:day|tag|dia|jour|giorno|dag)\b/u;

const IN_REPAIR =
  /\b(?:(?:in (?:bits|pieces)|at the (?:shop|menders|garage)|being (?:fixed|repaired|serviced)|(?:gone|away|off|sent)(?: \w+)? (?:to be|for|to get) (?:re ?)?(?:weld\w*|repair\w*|fix\w*|servic\w*|mend\w*))|in (?:der )?(?:reparatur|werkstatt)|wird (?:gerade )?repariert|en (?:el taller|reparacion)|en reparation|chez le reparateur|au garage|in riparazione|dal meccanico|em reparacao|no conserto|na oficina|in reparatie|bij de (?:fietsenmaker|reparateur))\b/u;

const BROKEN =
  /\b(?:always (?:taken|busy|occupied|in use|full)|(?:immer|standig|dauernd) (?:besetzt|belegt|voll)|siempre (?:ocupad[oa]|pillad[oa])|toujours (?:pris[e]?|occupee?)|sempre (?:occupat[oa]|ocupad[oa]|pres[oa])|altijd (?:bezet|vol))\b(?! (?:at|after|from|between|before|around|in the|um|ab|nach|zwischen|abends|a las|despues|entre|por la|a partir|a|apres|vers|le soir|alle|dopo|dalle|la sera|as|depois|a noite|om|na|vanaf|tussen|avonds)\b)|\b(?:broken|out of order|kaputt|defekt|rot[oa]|averiad[oa]|estropead[oa]|cassee?|en panne|hors service|rott[oa]|guast[oa]|avariad[oa]|estragad[oa]|stuk|kapot|defect)\b/u;

const NOT_THERE =
  /^(?:and |but |there is |theres )?no (?:\w+ ){1,3}?(?:there|here|at (?:the |my )?(?:gym|office|box|work))$|^(?:und |aber )?kein\w* (?:\w+ ){1,2}?(?:da|dort|im (?:studio|gym|buro))$|^(?:y |pero )?(?:no hay|sin) (?:\w+ ){1,2}?(?:alli|ahi|en el (?:box|gimnasio))$|\b(?:(?:we|gym|box|club) (?:dont|do not|doesnt|does not) have|havent got|wir haben kein\w*|haben wir (?:nicht|kein\w*)|gibt es (?:bei uns )?(?:nicht|kein\w*)|no (?:lo |la |los |las )?tenemos|no hay|on n a pas|nous n avons pas|il n y a pas|non (?:lo |la |li )?abbiamo|non c e|nao (?:o |a )?temos|nao ha|nao tem|hebben we (?:niet|geen)|heeft geen|is er niet)\b/u;

function isMissingToo({ quotes, said, polarity }: Statement): boolean {
  return polarity !== "positive" && said.split(" ").length <= 3 && kitIn(quotes.join(", ")).items.length > 0;
}

/** "The sled is being repaired, back by the 14th": missing until then. */
function untilItIsBack(limit: DayLimit, clauses: readonly WishClause[], today: Day): DayLimit {
  if (limit.without.length === 0 || limit.from !== undefined) return limit;
  const back = clauses.find(({ said }) => IS_BACK.test(said));
  const [date] = back === undefined ? [] : datesIn([{ words: back.said.split(" ") }], today);
  const number = BACK_ON.exec(back?.said ?? "")?.groups?.["date"];
  const from = date?.from ?? (number === undefined ? undefined : nextDayOfMonth(Number(number), today));
  return from === undefined || from <= today ? limit : { ...limit, from: today, until: addDays(from, -1) };
}

/** "Kommt am 15. wieder", "vuelve el 15" */
const BACK_ON =
  /\b(?:am|ab|ab dem|on the|on|el|le|il|dia|op de|de|vanaf) (?<date>[1-9]|[12]\d|3[01])(?:e|er)?(?= |$)(?! ?(?:min|km|kg|uhr|h|x|%))/u;

const IS_BACK =
  /\b(?:kommt|comes|back|again|fixed|ready|wieder|zuruck|fertig|de vuelta|vuelve|otra vez|revient|torna|volta|list[oa]|de retour|prete?|di nuovo|pront[oa]|de volta|terug|weer|klaar)\b/u;

/** "The ski erg is broken until January", "el trineo no lo tenemos" */
function ofKit({ quotes, said, days, isDenied }: Statement, today: Day): FoundSchedule | undefined {
  if (!BROKEN.test(said) && !NOT_THERE.test(said) && !IN_REPAIR.test(said)) return undefined;
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

const BARE_MINUTES =
  /\b(?:longer than|over|above|beyond|langer als|uber|mas de|plus de|piu di|mais de|meer dan|langer dan|max\w*|hochstens) (?<minutes>\d{2,3})$/u;
