import { type Day, EVERY_DAY, nextWeekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekWish } from "../week-wish.ts";
import { activityIn, type NamedActivity } from "./activity-words.ts";
import { type Beside, joinBeside, readBeside } from "./beside-commitment.ts";
import { type Commitment, SWIM_LESSON } from "./commitment.ts";
import { IS_HABIT, IS_PAST, KEEPS, NO_FACT, SAYS_EASY, SAYS_HARD, WITH_COMPANY } from "./commitment-words.ts";
import { lengthIn, withoutClock } from "./lengths.ts";
import { isCommute } from "../training-wishes/told-habits.ts";
import { hasRhythm } from "../day-wishes/rhythms.ts";
import { belongsToOthers } from "./owner.ts";
import { REFUSES_TRAINING } from "./refusal-words.ts";
import { isWork, WORK_EFFECT } from "./work.ts";
import { toWeekClauses, type WeekClause } from "./week-clauses.ts";

/**
 * Fixed dates of the week: "Sunday club ride 9am, 60-70 miles, not negotiable", "martes y jueves tengo boxeo". What the athlete keeps is the
 * training of its day; what somebody else has ("the kids' football") is no training and closes nothing.
 */
export function readCommitments(sentences: readonly (readonly Clause[])[], today: Day): readonly WeekWish[] {
  return sentences.flatMap((sentence, at) => {
    const behind = sentences[at + 1] ?? [];
    // "Das bleibt." is a sentence of its own.
    const [first] = behind;
    const isOfIt = behind.length === 1 || IT.test(first?.words.join(" ") ?? "");
    const kept = first !== undefined && isOfIt && isKeeping(first.quote) ? [first] : [];
    return readSentence(toWeekClauses(sentence), kept, today);
  });
}

function readSentence(clauses: readonly WeekClause[], kept: readonly Clause[], today: Day): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const { said, days } = clause;
    const isOfOthers = belongsToOthers(said) && !HELPS_ME.test(said);
    const activity = activityIn(said);
    if ((activity === undefined && !(isOfOthers && OTHER_DATES.test(said))) || days.length === 0 || days.length > MOST_DAYS) return [];
    const later = clauses.slice(at + 1);
    const next = later.findIndex((other) => other.days.length > 0);
    const tail = later.slice(0, next < 0 ? undefined : next);
    if (isOfOthers || activity === undefined) return ofOthers(clause, tail);
    const told = tail.map((one) => ({ one, beside: readBeside(one.said, today) }));
    const end = told.findIndex(({ one, beside }) => beside === undefined && !isDetail(one.said));
    const near = told.slice(0, end < 0 ? undefined : end);
    const details = near.map(({ one }) => one);
    const beside = joinBeside(
      near.flatMap((each) => each.beside ?? []),
      today,
    );
    // "…, nothing that day" is a day off, whatever it is for.
    const refused = tail.filter(isRefusal);
    if (refused.length > 0) return dayOff([clause, ...refused]);
    const own = ofOwn({ clause, activity, details, beside, kept: next < 0 ? kept : [], isListed: isBesideDate(clauses, at) });
    const isSession = own.some((wish) => wish.days.length > 0);
    return isSession && isWork(clause, clauses) ? [{ quotes: clause.quotes, days: [], effect: WORK_EFFECT }] : own;
  });
}

/** "Die gehört gesetzt, auch wenn …": of what the sentence before names. */
const IT = /^(?:it|that|this|which|die|das|der|es|eso|esa|la|lo|ca|c est|celle|quella|quello|essa|esse|dat|die)\b/u;
const MOST_DAYS = 5;

/** "Saturday my training partner can spot me": who is there for the athlete has no date of their own. */
const HELPS_ME =
  /\b(?:spots?|spotting|helps?|helping|films?|filming|coaches|joins?|joining|belays?) me\b|\b(?:sichert|hilft|filmt) (?:er |sie )?mi(?:r|ch)\b|\bme (?:ayuda|asegura|vigila|aide|assure|pare|aiuta|assiste|ajuda)\b|\bmi (?:aiuta|assiste)\b|\b(?:helpt|filmt) me\b/u;

interface Found {
  readonly clause: WeekClause;
  readonly activity: NamedActivity;
  readonly details: readonly WeekClause[];
  /** What they say of it besides its length and effort. */
  readonly beside: Beside;
  readonly kept: readonly Clause[];
  /** A bare sport of a day beside a date: "Wednesday spin, Friday swim". */
  readonly isListed: boolean;
}

function isBesideDate(clauses: readonly WeekClause[], at: number): boolean {
  const { said = "" } = clauses[at] ?? {};
  const isBare = said.split(" ").length <= MOST_BARE_WORDS && !NO_FACT.test(said);
  return isBare && clauses.some((other, index) => index !== at && other.days.length > 0 && activityIn(other.said)?.isDated === true);
}

/** "And a swim on Fridays" */
const MOST_BARE_WORDS = 5;

function ofOwn({ clause, activity, details, beside, kept, isListed }: Found): readonly WeekWish[] {
  if (hasRhythm(clause.quotes.join(" "))) return [];
  if (IS_PAST.test(clause.said)) return [{ quotes: clause.quotes, days: [], effect: "counts as over, so those days stay open" }];
  // "Spin class Wednesdays if I'm off": only the athlete knows which ones.
  if (activity.isDated && CONDITION.test(clause.said) && !NO_FACT.test(clause.said.replace(CONDITION, " ")))
    return [{ quotes: clause.quotes, days: [], effect: "do it instead of that day's session when it takes place" }];
  const whole = [clause.said, ...details.map(({ said }) => said), ...kept.map(({ quote }) => normalise(quote))].join(" , ");
  if (NO_FACT.test(withoutKeeping(clause.said))) return [];
  if (isFastRun(activity, whole)) return ofFastRun({ clause, activity, details, beside, kept, isListed }, whole);
  const isKept = isKeeping(whole);
  // One that is not settled is a class, which the plan trains beside.
  if (activity.label === "partner workout" && !isKept && beside.isLed !== true) return [];
  const isSocial = WITH_COMPANY.test(whole) || (activity.sport === "ride" && RACES.test(whole));
  const isOwn = activity.sport === "ride" || activity.sport === "swim";
  const isHabit = isOwn && (isListed || IS_HABIT.test(clause.said)) && !isCommute(clause.said) && !SO_ONLY.test(clause.quotes.join(" "));
  const isLesson =
    (activity.sport === "gymnastics" && (WITH_A_COACH.test(whole) || beside.isLed === true)) ||
    (activity.label === "swim" && IS_LESSON.test(clause.said));
  if (!activity.isDated && !isKept && !isSocial && !isHabit && !isLesson) return [];
  const quotes = [...clause.quotes, ...details.flatMap((one) => one.quotes), ...kept.map(({ quote }) => quote)];
  // "At the pool with my wife, aqua fit": the clause behind says which.
  const nearer = details.map(({ said }) => activityIn(said)).find((one) => one?.isDated === true);
  const named = !activity.isDated && nearer !== undefined ? nearer : activity;
  // A squad has a coach, who sets the swim.
  const isSquad = named.label === "swim" && SQUAD.test(whole);
  const isLed = (isLesson || beside.isLed === true) && named.kind !== "match";
  const commitment = toCommitment(named, whole, isLed ? (isSquad ? "squad" : "lesson") : named.kind);
  const { except } = beside;
  const limit: DayLimit = {
    phrase: quotes.join(", "),
    weekdays: clause.days,
    wanted: clause.days,
    closed: [],
    without: [],
    commitment,
    ...(except === undefined ? {} : { except }),
  };
  const squad: DayLimit = { phrase: limit.phrase, weekdays: clause.days, isSquad: true, closed: [], without: [] };
  const days = [...(isSquad ? [limit, squad] : [limit]), ...ofDaysAfter(limit, beside), ...ofOtherDays(limit, beside)];
  return [
    {
      quotes,
      days,
      told: { kind: "commitment", weekdays: clause.days, commitment, ...(except === undefined ? {} : { except }) },
    },
  ];
}

/** "I'm stiff the day after", "no big pulling the day after": what the weekday behind it does not hold. */
function ofDaysAfter({ phrase, weekdays, except }: DayLimit, { spared = [] }: Beside): readonly DayLimit[] {
  if (spared.length === 0) return [];
  return [{ phrase, weekdays: weekdays.map(nextWeekday), closed: spared, without: [], after: except === undefined ? {} : { except } }];
}

/** "No extra pool please": the sport on its days alone. */
function ofOtherDays({ phrase, weekdays, commitment }: DayLimit, { isAll }: Beside): readonly DayLimit[] {
  const sport = commitment?.sport === "ride" ? "bike" : commitment?.sport;
  if (isAll !== true || (sport !== "swim" && sport !== "run" && sport !== "bike")) return [];
  return [{ phrase, weekdays: EVERY_DAY.filter((day) => !weekdays.includes(day)), wanted: weekdays, closed: [sport], without: [] }];
}

function isFastRun({ sport, label, isHard }: NamedActivity, whole: string): boolean {
  return sport === "run" && label !== "parkrun" && (isHard || SAYS_HARD.test(whole));
}

/** "Martes y jueves pista con el grupo": a fast run of the week is on that day. */
function ofFastRun({ clause, details, kept }: Found, whole: string): readonly WeekWish[] {
  const { days } = clause;
  if (days.length > MOST_FAST_DAYS || !(WITH_COMPANY.test(whole) || isKeeping(whole))) return [];
  const quotes = [...clause.quotes, ...details.flatMap((one) => one.quotes), ...kept.map(({ quote }) => quote)];
  const limit: DayLimit = { phrase: quotes.join(", "), weekdays: days, wanted: days, isFastDay: true, closed: [], without: [] };
  return [{ quotes, days: [limit], told: { kind: "club-run", weekdays: days } }];
}

const MOST_FAST_DAYS = 2;

export function toCommitment(
  { label, sport, isHard, minutes, kind: usual }: NamedActivity,
  whole: string,
  kind: Commitment["kind"] = usual,
): Commitment {
  const told = lengthIn(whole);
  const saysHard = SAYS_HARD.test(whole);
  return {
    label:
      sport === "swim" && kind === "lesson" && IS_LESSON.test(whole)
        ? SWIM_LESSON
        : SINGLE.has(label) && /\bmasters?\b/u.test(whole)
          ? `masters ${label}`
          : CLUB.test(whole) && SINGLE.has(label)
            ? `club ${label}`
            : label,
    sport,
    kind,
    isHard: saysHard || (isHard && !SAYS_EASY.test(whole)),
    minutes: told.minutes ?? findMinutes(sport, told.metres) ?? minutes,
    isLengthTold: told.minutes !== undefined || told.metres !== undefined,
    ...(told.metres === undefined ? (label === "parkrun" ? { metres: PARKRUN_METRES } : {}) : { metres: told.metres }),
  };
}

/** "Só nado às terças": without its accent it is a word of other languages. */
const SO_ONLY = /(?<!\p{L})só(?!\p{L})/iu;
const CLUB = /\b(?:clubs?|vereins?\w*|\w+treff|squad|harriers|grupeta|toerclub|clube)\b/u;
const CONDITION =
  /\b(?:if (?:im|i am|work|the|my|its|i (?:can|get|have))|when (?:im|i)|wenn|falls|si (?:puedo|libro|no|je|j|estoy|hay)|quand|se (?:posso|sono|riesco|estou|der)|quando|als ik|sometimes)\b.*$/u;
const WITH_A_COACH =
  /\b(?:with|mit|con|avec|com|met) (?:\w+ ){0,3}?(?:coach|trainer(?:in)?|teacher|entrenador\w*|entraineu\w*|allenat\w*|treinador\w*)\b|\b(?:lesson|class|unterricht|clase|cours|lezione|aula|les)\b/u;
/** An hour of learning: "swim lesson", "Schwimmkurs", "clase de natación". */
const IS_LESSON =
  /\b(?:lessons?|swim(?:ming)? class(?:es)?|schwimm(?:kurs|unterricht|stunde)\w*|unterricht|clases? de natacion|cours de (?:natation|nage)|lezion[ei]|corso di nuoto|aulas? de natacao|zwemles(?:sen)?)\b/u;
const SQUAD = /\b(?:clubs?|vereins?\w*|schwimm(?:verein|gruppe|training)|squad|masters?|squadra|equipo|equipe|zwem(?:club|training))\b/u;
const SINGLE: ReadonlySet<string> = new Set(["ride", "run", "swim"]);
const RACES = /\b(?:rac(?:e|es|ing)|rennen|carrera|course|gara|corrida|wedstrijd)\b/u;
const PARKRUN_METRES = 5000;

/** Metres a minute at an easy effort, rounded down: a length in kilometres becomes time on the page. */
const METRES_A_MINUTE = { run: 165, ride: 420, swim: 40 } as const;

function findMinutes(sport: Commitment["sport"], metres: number | undefined): number | undefined {
  if (metres === undefined || !(sport in METRES_A_MINUTE)) return undefined;
  return 5 * Math.round(metres / METRES_A_MINUTE[sport as keyof typeof METRES_A_MINUTE] / 5);
}

/** Somebody else's date: shown as understood, unless training is refused beside it. */
function ofOthers(clause: WeekClause, tail: readonly WeekClause[]): readonly WeekWish[] {
  const beside = tail.filter(isRefusal);
  if (beside.length > 0 || REFUSES_TRAINING.test(clause.said)) return dayOff([clause, ...beside]);
  const own = [clause, ...tail].find(({ said }) => OWN_TIME.test(said));
  const { minutes } = lengthIn(own?.said ?? "");
  if (own !== undefined && minutes === undefined) return [];
  // "… so I get exactly 40 minutes": the time of that day.
  if (own !== undefined && minutes !== undefined) {
    const quotes = [...new Set([...clause.quotes, ...own.quotes])];
    const limit: DayLimit = { phrase: quotes.join(", "), weekdays: clause.days, closed: [], without: [], minutes };
    return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
  }
  if (MAY_BE_A_WISH.test(clause.said) || REFUSES_DAY.test(clause.said)) return [];
  // An hour, a length or a word more says nothing of training.
  const isMore = ({ said }: WeekClause): boolean =>
    isChatter(said) || withoutClock(said) !== said || HOUR.test(said) || lengthIn(said).minutes !== undefined;
  return [
    {
      quotes: [...clause.quotes, ...tail.filter(isMore).flatMap((one) => one.quotes)],
      days: [],
      effect: "not your own training, so those days stay open; move a session that does not fit around it",
    },
  ];
}

function isRefusal({ said }: WeekClause): boolean {
  return said.split(" ").length <= MOST_REFUSING_WORDS && REFUSES_TRAINING.test(said) && !isKeeping(said);
}

function dayOff(clauses: readonly WeekClause[]): readonly WeekWish[] {
  const quotes = clauses.flatMap((one) => one.quotes);
  const weekdays = clauses[0]?.days ?? [];
  return [
    { quotes, days: [{ phrase: quotes.join(", "), weekdays, closed: [], without: [], isOff: true }], effect: "no training on those days" },
  ];
}

/** What others have besides a sport. */
const OTHER_DATES =
  /\b(?:(?<=\b(?:has|have|hat|haben|ont|a|ha|hanno|tiene|tienen|tem|tm|heeft|hebben) )gym|gymnastics|gymnastique|turnen|gimnasia|ginnastica|ginastica|lessons?|practice|training|match(?:es)?|scouts?|brownies|club|class(?:es)?|unterricht|stunde|probe|spiel|clases?|entreno|partido|cours|entrainement|lezion[ei]|partita|aulas?|treino|jogo|les|wedstrijd)\b/u;
const MAY_BE_A_WISH =
  /\b(?:hate|dislike|love|would like|want|prefer|please|hasse|mochte|bitte|odio|quiero|deteste|veux|vorrei|voglio|quero|haat|wil)\b/u;
/** What is left of it for the athlete: "so I get exactly 40 minutes", "can't get to the gym then", "une heure d'eau pour moi". */
const OWN_TIME =
  /\b(?:i (?:get|have|only|just|still)|(?:for|leaves) me|cant get|bleiben? mir|fur mich|hab(?:e)? ich (?:nur |dann )?\d|me (?:quedan?|da tiempo)|para mi|tengo \d|pour moi|il me reste|j ai \d|per me|mi restano?|ho \d|para mim|tenho \d|voor mij|heb ik \d)\b/u;
/** "Not Mondays, it's my daughter's swim meet" */
const REFUSES_DAY =
  /^(?:(?:so|also|and|but|und|aber|y|et|e|en) )*(?:not|no|never|nicht|kein\w*|nie|nunca|pas|jamais|non|mai|nao|niet|geen|nooit)\b/u;
const HOUR =
  /\b(?:before|after|till?|until|erst (?:ab|nach)|vor|nach|bis|antes|despues|hasta|avant|apres|jusqu\w*|prima|dopo|fino|depois|ate|voor|na|tot|not training|kein training|no es entreno)\b/u;
const MOST_REFUSING_WORDS = 7;

/** More of the date: its length, its hour, how hard it is, that it stays. */
function isDetail(said: string): boolean {
  if (isKeeping(said)) return !NO_FACT.test(withoutKeeping(said)) || said.split(" ").length <= MOST_KEEPING_WORDS;
  if (NO_FACT.test(said)) return false;
  const rest = withoutClock(said);
  const words = rest.split(" ").length;
  if (rest === "" || isChatter(rest)) return true;
  const { minutes, metres } = lengthIn(said);
  if (minutes !== undefined || metres !== undefined) return words <= MOST_LENGTH_WORDS;
  return (
    (activityIn(said) !== undefined || SAYS_EASY.test(said) || SAYS_HARD.test(said) || WITH_COMPANY.test(said)) &&
    words <= MOST_DETAIL_WORDS
  );
}

const MOST_KEEPING_WORDS = 8;
const MOST_LENGTH_WORDS = 8;
const MOST_DETAIL_WORDS = 8;
const MOST_CHATTER_WORDS = 3;

function isChatter(said: string): boolean {
  return said.split(" ").length <= MOST_CHATTER_WORDS && !/\d/u.test(said) && !NO_FACT.test(said) && !NAMES_KIT.test(said);
}

const NAMES_KIT =
  /\b(?:gym|studio|garage|home|barbell|dumbbells?|kettlebells?|sled|rower|rack|squats?|bench|deadlifts?|strength|lift\w*|kraft\w*|fuerza|muscu|forza|forca|kracht)\b/u;

function isKeeping(text: string): boolean {
  return normalise(text).search(KEEPS) >= 0;
}

function withoutKeeping(said: string): string {
  return said.replaceAll(KEEPS, " ");
}
