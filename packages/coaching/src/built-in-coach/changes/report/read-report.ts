import type { Day } from "@ironpace/training";
import { liftNamed, testNamed, TESTS } from "../../own-data/subject.ts";
import type { Subject } from "../../query/query.ts";
import { readClause } from "../../conversation/clause.ts";
import { type Followed, isOfAnother } from "../../conversation/follow-up-of.ts";
import { isPast, takePast } from "./past-words.ts";

/** Work that a message tells of: what it was, on which day, and how much. Everything of the message has been read. */
export interface Report {
  readonly subject?: Subject;
  /** A sport without a test or lift: "run", "swim"; "session" where only what was planned can be meant. */
  readonly activity?: "run" | "ride" | "row" | "ski" | "swim" | "session";
  readonly on: Day;
  readonly kilograms?: number;
  readonly reps?: number;
  readonly metres?: number;
  readonly seconds?: number;
  readonly rpe?: number;
  /** "12", without a unit. */
  readonly bare?: number;
}

const EFFORT =
  / (?:rpe|effort|anstrengung|belastung|esfuerzo|sforzo|ressenti|intensidad)(?: (?:was|of|war|de|di|era|like|about|um|etwa))* (10|\d(?:[.,]5)?)(?: ?(?:\/|of|von|sur|de|su) ?10)?(?= )| (10|\d(?:[.,]5)?) ?(?:\/|out of|of|von|sur|de|su) ?10(?= )/;
const LOADED = / (\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)(?= )/;
const DISTANCE = / (\d{1,3}(?:[.,]\d{1,2})?) ?(?:km|kms|k|kilometers?|kilometres?|kilometer|kilometros?|chilometri)(?= )/;
const METRES = / (\d{3,5}) ?(?:m|meters?|metres?|meter|metros|metri)(?= )/;
const HOURS = / (\d) ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]) ?(\d{1,2})?(?: ?(?:m|min|mins))?(?= )/;
const MINUTES = / (\d{1,3}) ?(?:min|mins|minutes?|minuten|minutos?|minut[oi])(?= )/;
const CLOCK = / (?:in |time |zeit |en |tiempo |tempo )?(\d{1,2}):(\d{2})(?::(\d{2}))?(?= )/;
const REPS = / (\d{1,3}) ?(?:reps?|wdh|wiederholungen|repetitions?|repeticiones|ripetizioni)(?= )/;
const BARE = / (\d{1,3}(?:[.,]\d{1,2})?)(?= )/;
/** Seconds for a kilometre that nobody runs in. */
const FASTEST = 120;
const KG_PER_LB = 0.45359237;

const CHEERS = /\b(?:finally|endlich|enfin|por fin|finalmente|pr|pb)\b/;
const NEW_BEST =
  /\b(?:new (?:max|best|pr|pb|record|1 ?rm)|neue[rs]? (?:bestleistung|rekord|max\w*|bestwert|bestzeit)|nouveau (?:max|record)|nuev[oa] (?:maximo|marca|record|rm)|nuovo (?:massimale|massimo|record|max))\b/;

/** Words around a report that tell nothing by themselves. */
const ASIDE =
  / (?:he|finally|at last|yes+|yay|woo+\w*|boom|wow|hell|easy|hard|tough|rough|brutal|felt|great|good|ok|okay|strict|unbroken|in a row|straight|new|pr|pb|best|personal|record|max|1 ?rm|single|for|kg|endlich|zah|hart|locker|leicht|schwer|super|geil|neu|neue[rs]?|bestleistung|rekord|strikt|strikte|am stuck|enfin|dur|facile|nouveau|strictes?|por fin|duro|facil|suave|nuevo|nueva|marca|estrictas?|seguidas|finalmente|finally|dura|nuovo|massimale|massimo|maximo|rm|bestwert|strett[ei]|di fila|d affilee|already|schon|deja|ya|gia|instead|only|just|nur|seulement|solo|erst|eben|gerade|grade|recien|appena|viens|vient|juste|morning|evening|fruh|the|run|one|thing|whole|ganze?n?|lauf|einheit|training|session|workout|seance|entreno|sesion|allenamento|seduta|long|lange[rn]?|lunga|lungo|larga|longue|sortie|tirada|corsa|carrera|course|todays?|heutige[rn]?|with|mit|avec|con|ging|lief|was|war|fue|era|alla|all|tutto|todo|tout|hab|habe|bin|sono|suis|estoy|have|ive|i|im)(?= )/;

/** Undefined where the message asks, wishes, or says anything beside the work. */
export function readReport({ frame, words, view, tongue, cards }: Followed): Report | undefined {
  const { content, subjects, tokens, days, verbs } = frame;
  if (content.includes("?") || frame.asksAdvice || frame.looksAhead || frame.hasException || subjects.length > 1) return undefined;
  if (verbs.length > 0 || isOfAnother(content, tongue)) return undefined;
  const [named] = days;
  if (days.length > 1 || frame.periods.length > 0 || (named !== undefined && named > view.today && cards.length === 0)) return undefined;
  const clause = readClause(words);
  const isTold = isPast(words, tongue);
  const isToday =
    (named === view.today && (content.includes("!") || CHEERS.test(words))) ||
    (subjects.length === 1 && (/!{2,}/u.test(content) || NEW_BEST.test(words)));
  if (!isTold && !isToday) return undefined;
  takePast(clause, tongue);
  const effort = clause.take(EFFORT);
  const loaded = clause.take(LOADED);
  const distance = clause.take(DISTANCE);
  const metres = distance === undefined ? clause.take(METRES) : undefined;
  const hours = clause.take(HOURS);
  const minutes = hours === undefined ? clause.take(MINUTES) : undefined;
  const clock = clause.take(CLOCK);
  const reps = clause.take(REPS);
  for (const { concept, text } of tokens)
    if (/^(?:lift|test|sport|kind|day|time|tell|reply|rel:compare|topic:done|topic:session|metric:effort)/.test(concept))
      clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  const bare = clause.take(BARE);
  if (!clause.isRead()) return undefined;
  const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));
  const rpe = effort === undefined ? undefined : number(effort[1] ?? effort[2]);
  const kilograms =
    loaded === undefined
      ? undefined
      : /^(?:lb|pound)/.test(loaded[2] ?? "")
        ? Math.round(10 * number(loaded[1]) * KG_PER_LB) / 10
        : number(loaded[1]);
  const clocked =
    clock === undefined
      ? undefined
      : clock[3] === undefined
        ? 60 * Number(clock[1]) + Number(clock[2])
        : 3600 * Number(clock[1]) + 60 * Number(clock[2]) + Number(clock[3]);
  const seconds =
    hours !== undefined ? 3600 * Number(hours[1]) + 60 * Number(hours[2] ?? 0) : minutes !== undefined ? 60 * Number(minutes[1]) : clocked;
  const subject = getSubject(frame.subjects[0], words);
  const far =
    distance === undefined
      ? subject.subject === undefined && bare !== undefined
        ? 1000 * number(bare[1])
        : 0
      : 1000 * number(distance[1]);
  return {
    ...subject,
    on: named === undefined || named > view.today ? view.today : named,
    ...(kilograms !== undefined && { kilograms }),
    ...(reps !== undefined && { reps: Number(reps[1]) }),
    ...(distance !== undefined && { metres: Math.round(1000 * number(distance[1])) }),
    ...(metres !== undefined && { metres: Number(metres[1]) }),
    // "17.5 in 1:46" is hours and minutes.
    ...(seconds !== undefined && {
      seconds: clocked !== undefined && far > 0 && seconds < (FASTEST * far) / 1000 ? 60 * seconds : seconds,
    }),
    ...(rpe !== undefined && { rpe }),
    ...(bare !== undefined && { bare: number(bare[1]) }),
  };
}

function getSubject(subject: Subject | undefined, words: string): Pick<Report, "subject" | "activity"> {
  if (/\bparkrun\b/.test(words)) {
    const test = TESTS.find(({ name }) => name === "5 km");
    return test === undefined ? {} : { subject: { name: test.name, test }, activity: "run" };
  }
  if (subject === undefined) return {};
  if (subject.sport !== undefined) return { activity: subject.sport };
  // A pull-up is both a lift of the log and a test; its best is the test's.
  const test = subject.test ?? (subject.lift?.benchmark === undefined || /pull/.test(subject.name) ? testNamed(subject.name) : undefined);
  if (test !== undefined) return { subject: { name: test.name, test } };
  const lift = subject.lift ?? liftNamed(subject.name);
  return lift === undefined ? {} : { subject: { name: lift.name, lift } };
}
