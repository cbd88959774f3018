import { CLOSED_WORDS } from "../statements/schedule-words.ts";
import type { DayLimit } from "./day-limit.ts";
import { SESSION_CONTENTS } from "./session-content.ts";
import { getNames } from "./dates/day-names.ts";
import { addDays, type Day, daysBetween, shortDay, type Weekday, getWeekday, EVERY_DAY } from "../calendar/day.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { getWords } from "../health/stated-limits/limit-movements.ts";
import { limitPeriod } from "../health/stated-limits/period.ts";
import { activitiesIn, type Activity, activityNames } from "../injuries/activities.ts";
import type { SessionCode } from "../model/plan.ts";
import { formatList } from "../model/words.ts";
import { rangeIn } from "./dates/date-range.ts";
import { datesIn } from "./dates/dates-off.ts";
import { readEquipment } from "./kit/equipment-sentence.ts";
import { readWeek } from "./week-sentence.ts";
import { getMarker } from "../statements/wishes/wish-markers.ts";
import { weekdaysIn } from "./dates/weekdays.ts";

const POOL = /\b(?:pools?|swimming baths?|schwimmbad|hallenbad|schwimmhalle|bad|piscina|piscine|zwembad)\b/u;
const SWIMS = /\b(?:swim\w*|schwimm\w*|nuoto|natacion|natation|nadar|nager|zwem\w*)\b/u;
const ONLY = /\b(?:only|nur|solo|seulement|alleen|just|sino)\b/u;
const NOT_THEN =
  /\b(?:cant|cannot|can not|unable|no|not|never|kein\w*|nicht|gar nicht|nie|no puedo|pas|peux pas|niente|geen|niet|nao|non posso|dead|busy|off|free of training|rest)\b/u;
const TRAINING =
  /\b(?:train\w*|do|make|work out|exercis\w*|sessions?|sport|gym|studio|fitnessstudio|times?|anything|entren\w*|allen\w*|trein\w*|train\w*)\b/u;

/** Words of equipment and what the catalogue calls it. */
const KIT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:barbells?|langhantel\w*|barra|barre|bilanciere)\b/u, "barbell"],
  [/\bsleds?\b|\bschlitten\b/u, "sled"],
  [/\b(?:rowers?|row erg|rowing machines?|ruder\w*)\b/u, "rower"],
  [/\b(?:ski ?ergs?)\b/u, "ski erg"],
  [/\b(?:dumbb?ells?|dbs?|kurzhantel\w*|mancuernas?|halteres?|manubri)\b/u, "dumbbell"],
  [/\b(?:kettlebells?|kbs?)\b/u, "kettlebell"],
  [/\b(?:bike|bikes|bike erg|rad|ergometer|bici)\b/u, "bike"],
  [/\b(?:rack|squat rack)\b/u, "rack"],
  [/\b(?:bench(?! press)|hantelbank|banco|banc|panca)\b/u, "bench"],
  [/\bbands?\b|\bbander\b/u, "band"],
  [/\b(?:pull up bar|klimmzugstange)\b/u, "pull-up bar"],
];

const MAY_NAME_KIT =
  /\b(?:hate|scared|afraid|stand|dislike|like|hasse|angst|only|nur|just|no|don['’]?t|doesn['’]?t|haven['’]?t|kein\w*|broken|kaputt|defekt|order|cant do|racks?|bench|banco?|panca)\b/iu;
/** Clauses of one breath. */
const NEAR = 10;
/** Most clauses name no day, and end here. */
const MAY_NAME_DAYS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|mont|dienst|mittw|donn|freit|samst|sonn|lun|mart|mi[eé]rc|merc|juev|jeu|giov|viern|ven|s[aá]b|sam|dom|dim|week|woche|werk|maan|dins|woens|dond|vrij|zat|zon|segund|ter[cç]|quart|quint|sext|fin de|christmas|xmas|boxing|new year|heilig|weihn|silvester|neujahr|nochebuena|navidad|nochevieja|no[eë]l)|\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\b|\d\.|\d{1,2} \p{L}{3}|\d(?:st|nd|rd|th)\b|\bon \d{1,2}$|\p{L}{3} \d{1,2}/iu;

/** What a text says of days on which something is closed, missing or impossible. */
export function readAvailability(text: string, today: Day, isWish = false): readonly DayLimit[] {
  const kit = readEquipment(text, today, isWish);
  if (!MAY_NAME_DAYS.test(text) && !MAY_NAME_KIT.test(text)) return kit.limits;
  const clauses = readClauses(text);
  const week = readWeek(text);
  const isEasySaid = week.limits.some(({ isEasy }) => isEasy === true);
  const others = clauses.flatMap((clause, index) => {
    if (kit.clauses.has(clause) || week.clauses.has(clause) || (isEasySaid && NIGHT_SHIFT.test(clause.words.join(" ")))) return [];
    if (!MAY_NAME_DAYS.test(clause.quote) && !MAY_NAME_KIT.test(clause.words.join(" "))) return [];
    const near = clauses.slice(Math.max(0, index - NEAR), index + NEAR);
    const sentence = near.filter((other) => other.sentence === clause.sentence);
    const after = clauses.slice(index + 1, index + NEAR);
    const end = after.findIndex((other) => other.sentence !== clause.sentence || !isBareDay(other));
    const dates = datesOff(clause, clauses.slice(index + 1, index + NEAR), today);
    if (dates.length > 0) return dates;
    const found = limitIn(clause, { sentence, goesOn: end < 0 ? after : after.slice(0, end) }, today);
    return found === undefined ? [] : [withDaysBehind(found, clause, end < 0 ? after : after.slice(0, end))];
  });
  return [...kit.limits, ...week.limits, ...others];
}

/** "I can't train on Christmas Eve and Christmas Day", "away from 21 December to 3 January": dates without training, or without a gym. */
function datesOff(clause: Clause, after: readonly Clause[], today: Day): readonly DayLimit[] {
  const said = clause.words.join(" ");
  const isAway = AWAY.test(said);
  // "I am away, I can run there": what needs no gym stays.
  const isGym =
    NO_GYM.test(said) || (isAway && after.some((other) => other.sentence === clause.sentence && STILL_MOVES.test(other.words.join(" "))));
  if (!isGym && !isAway && !(NOT_THEN.test(said) && TRAINING.test(said) && isDayOff(said))) return [];
  // Whom a doctor bans from something has no day off.
  if (UNTIL_ONLY.test(said) || namesProfessional(said) || weekdaysIn(clause.quote).length > 0) return [];
  const range = rangeIn(clause.words, today);
  const end = after.findIndex((other) => other.sentence !== clause.sentence || !other.isJoined || !isBareDate(other, today));
  const goesOn = range === undefined ? after.slice(0, end < 0 ? after.length : end) : [];
  const dates = range === undefined ? datesIn([clause, ...goesOn], today) : [range];
  const phrase = [clause, ...goesOn].map(({ quote }) => quote).join(" and ");
  return dates
    .filter(({ from, until }) => until >= today && daysBetween(from, until) <= LONGEST_AWAY)
    .map((one): DayLimit => {
      const limit = { phrase, weekdays: EVERY_DAY, ...one, closed: [], without: [] };
      return isGym ? { ...limit, only: [] } : { ...limit, isOff: true };
    });
}

/** Longer than this nobody is on holiday: the dates were read wrongly. */
const LONGEST_AWAY = 60;
const AWAY =
  /^(?:(?:i|we|im|i am|i will be|ill be|well be|we are|were|bin|ich bin|wir sind) )*(?:away|on (?:holidays?|vacation|leave)|(?:im|in) urlaub|verreist|weg|travell?ing|abroad)\b(?!.*\b(?:run|lift|swim|bike|hotel|pool)\b)/u;
const NO_GYM =
  /\b(?:no|without(?: an?y?)?|kein\w*|ohne|sin|sans) (?:\w+ )?(?:gym|studio|fitnessstudio|gimnasio|salle)\b|\b(?:gym|studio|fitnessstudio) (?:is |ist )?(?:closed|shut|zu|geschlossen)\b/u;
const STILL_MOVES = /\b(?:can|could|will) (?:still |only )?(?:run|jog|walk|swim|ride|train)\b/u;
/** "no training until 24 December" is a limit of its own. */
const UNTIL_ONLY =
  /\b(?:until|till?|since|seit|before|after|vor|nach|bis|hasta|desde|antes|jusqu\w*|avant|depuis|fino|finche|prima|ate|tot|voor|sinds)\b/u;

/** Nothing but a date: the second of two. */
function isBareDate(clause: Clause, today: Day): boolean {
  return clause.words.length <= 4 && datesIn([clause], today).length > 0 && !NOT_THEN.test(clause.words.join(" "));
}

/** "closed on Mondays and Fridays": the second day is read with the first, and quoted with it. */
function withDaysBehind(limit: DayLimit, { quote }: Clause, goesOn: readonly Clause[]): DayLimit {
  if (limit.phrase !== quote || goesOn.length === 0) return limit;
  const isRead = weekdaysIn(goesOn.map((other) => other.quote).join(" und ")).every((day) => limit.weekdays.includes(day));
  return isRead ? { ...limit, phrase: [quote, ...goesOn.map((other) => other.quote)].join(" and ") } : limit;
}

const LINK =
  /^(?:and|und|y|et|e|or|oder|also|too|please|bitte|on|am|the|club|swims?|il|le|lo|los|el|mornings?|evenings?|afternoons?|lunch(?:time)?s?|nights?|early|late|only|morgens?|abends?|fruh|vormittags?|mittags?|nachmittags?|mananas?|tardes?|noches?|matins?|soirs?|midi|mattin[ae]|ser[ae]|manhas?|noites?|ochtends?|avonds?)$/u;

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** "Tue & Thu": the second day stands alone. */
export function isBareDay({ quote, words }: Clause): boolean {
  const others = words.filter((word) => !LINK.test(word) && weekdaysIn(`${capitalised(word)} und`).length === 0);
  return others.length === 0 && weekdaysIn(`${quote} und`).length > 0;
}

interface Place {
  readonly sentence: readonly Clause[];
  /** Clauses of days alone that follow. */
  readonly goesOn: readonly Clause[];
}

function limitIn(clause: Clause, { sentence, goesOn }: Place, today: Day): DayLimit | undefined {
  // "not Wednesdays as it's my daughter's swim meet": why says nothing of what.
  const said = clause.words.join(" ").replace(REASON, "");
  const whole = sentence.map(({ words }) => words.join(" ")).join(" ");
  const own = weekdaysIn(clause.quote);
  if (FOR_SOME_ONLY.test(said)) return undefined;
  if (
    /\b(?:ferien|holidays?|vacaciones|vacances|vacanze)\b/u.test(said) &&
    POOL.test(whole) &&
    CLOSED_WORDS.test(whole) &&
    own.length === 0
  )
    return undefined;
  if (isBareDay(clause) && sentence.indexOf(clause) > 0 && !NOT_THEN.test(said)) return undefined;
  const weekdays = own.length === 0 ? own : weekdaysIn([clause, ...goesOn].map(({ quote }) => quote).join(" und "));
  const dates = rangeIn(clause.words, today);
  const isPool = POOL.test(said) && CLOSED_WORDS.test(said);
  const goesOnWithPool = dates !== undefined && POOL.test(whole) && CLOSED_WORDS.test(whole);
  const kit = kitIn(whole);
  // "In Lisbon 5-19 December, hotel gym only (dumbbells, bike)", "only dumbbells and a kettlebell at home"
  const isElsewhere = dates !== undefined && /\bhotel\b/u.test(whole);
  const isAtHome = dates === undefined && own.length === 0 && /\bat home\b|\bzuhause\b|\bhome gym\b/u.test(said);
  if ((isElsewhere || isAtHome) && ONLY.test(said)) {
    const owned = kitIn(
      isAtHome ? whole.replace(/^.*?\b(?:only|just|nur|solo|seulement|uniquement|soltanto|apenas|alleen)\b/u, "") : whole,
    );
    if (owned.length > 0)
      return {
        phrase: isAtHome ? clause.quote : sentence.map(({ quote }) => quote).join(", "),
        weekdays: EVERY_DAY,
        ...dates,
        closed: [],
        without: [],
        only: owned,
      };
  }
  const days = weekdaysIn(sentence.map(({ quote }) => quote).join(" und "));
  // "Only a rower at home midweek, proper gym at weekends": the days are those of the gym.
  const isOfOthers =
    own.length === 0 &&
    sentence.some((other) => /\b(?:gym|studio|box)\b/u.test(other.words.join(" ")) && weekdaysIn(other.quote).length > 0);
  if (
    /\b(?:only|just|nur)\b/u.test(said) &&
    kit.length > 0 &&
    // "Maybe a fourth if one is just the bike": nothing that is so on those days.
    !/\b(?:if|maybe|perhaps|falls|vielleicht)\b/u.test(said) &&
    !isOfOthers &&
    days.length > 0 &&
    days.length < 7 &&
    !NOT_THEN.test(whole) &&
    !UNTIL.test(whole)
  )
    return { phrase: sentence.map(({ quote }) => quote).join(", "), weekdays: days, closed: [], without: [], only: kit };
  if ((isPool || goesOnWithPool) && (weekdays.length > 0 || dates !== undefined))
    return { phrase: clause.quote, weekdays: weekdays.length > 0 ? weekdays : EVERY_DAY, ...dates, closed: ["swim"], without: [] };
  if (TRAINS_ON.test(said) && weekdays.length > 0 && weekdays.length < 7 && kit.length === 0) {
    const joined = weekdaysIn(
      sentence
        .filter((other) => other.isJoined)
        .map(({ quote }) => quote)
        .join(" und "),
    );
    const others = EVERY_DAY.filter((day) => !weekdays.includes(day) && !joined.includes(day));
    return { phrase: [clause, ...goesOn].map(({ quote }) => quote).join(" and "), weekdays: others, closed: [], without: [], isOff: true };
  }
  if (
    isOnlyOn(said, whole) &&
    own.length > 0 &&
    days.length >= 2 &&
    days.length < 7 &&
    kit.length === 0 &&
    !NOT_THEN.test(said.replace(/\b(?:no|not) (?:other|on other)\b/gu, ""))
  )
    return daysAlone(sentence.map(({ quote }) => quote).join(", "), days, whole);
  if (
    (POOL.test(said) || SWIMS.test(said)) &&
    own.length > 0 &&
    own.length < 4 &&
    !NOT_THEN.test(said) &&
    !CLOSED_WORDS.test(said) &&
    (ONLY.test(said) || said.split(" ").length <= 6)
  )
    return {
      phrase: [clause, ...goesOn].map(({ quote }) => quote).join(" and "),
      weekdays: EVERY_DAY.filter((day) => !weekdays.includes(day)),
      closed: ["swim"],
      without: [],
    };
  const missing = missingKit(said, whole);
  if (missing.length > 0 && days.length > 0 && days.length < 7 && /\b(?:only|nur|just)\b/u.test(whole)) {
    // "no sled on weekdays, only on Saturdays": it is there on the days behind the "only".
    const open = weekdaysIn(
      sentence
        .filter(({ words }) => ONLY.test(words.join(" ")))
        .map(({ quote }) => quote)
        .join(" und "),
    );
    const there = open.length > 0 && open.length < days.length ? open : days;
    const others = EVERY_DAY.filter((day) => !there.includes(day));
    return { phrase: sentence.map(({ quote }) => quote).join(", "), weekdays: others, closed: [], without: missing };
  }
  if (missing.length > 0 && weekdays.length === 0) {
    // "The ski erg is broken until the new year": the date is that of its own clause.
    const { until } = limitPeriod(clause.words, today);
    return {
      phrase: clause.quote,
      weekdays: EVERY_DAY,
      ...(until === undefined ? {} : { from: today, until }),
      closed: [],
      without: missing,
    };
  }
  const list = sentence.slice(sentence.indexOf(clause) + 1).filter(({ words }) => words.length <= 2);
  const rest = sentence.slice(sentence.indexOf(clause) + 1).map(({ words }) => words.join(" "));
  const unloved = rest.some((words) => getMarker(words) === "keep") ? [] : unlovedIn(clause, said, list);
  if (unloved.length > 0 && weekdays.length === 0)
    return { phrase: [clause, ...list].map(({ quote }) => quote).join(" and "), weekdays: EVERY_DAY, closed: unloved, without: [] };
  if (weekdays.length === 0 || weekdays.length === 7) return undefined;
  if (SWIMS.test(said) && ONLY.test(said)) {
    const others = EVERY_DAY.filter((day) => !weekdays.includes(day));
    return { phrase: [clause, ...goesOn].map(({ quote }) => quote).join(" and "), weekdays: others, closed: ["swim"], without: [] };
  }
  if (/\b(?:no|without|kein\w*|ohne|sin|pas de|senza)\b/u.test(said) && kitIn(said).length > 0 && !UNTIL.test(said))
    return /\bonly\b/u.test(whole) && sentence.length > 1
      ? {
          phrase: sentence.map(({ quote }) => quote).join(", "),
          weekdays,
          closed: [],
          without: [],
          only: kitIn(whole.replace(/^.*?\bonly\b/u, "")),
        }
      : { phrase: clause.quote, weekdays, closed: [], without: kitIn(said) };
  if (UNTIL.test(said)) return undefined;
  const stopped = NOT_THEN.test(said) ? activitiesIn(getWords(said)).map(({ activity }) => activity) : [];
  if (stopped.length > 0) return { phrase: clause.quote, weekdays, closed: stopped, without: [] };
  const minutes = Number(/\b(\d{2,3}) ?(?:min|mins|minutes?|minuten|minutos)\b/u.exec(said)?.[1] ?? Number.NaN);
  if (minutes >= 15 && /\b(?:only|just|max\w*|have|up to|nur|hochstens|habe|solo)\b/u.test(said) && !/\brun\w*|\bpulse\b/u.test(said))
    return { phrase: clause.quote, weekdays, closed: [], without: [], minutes };
  if (/\b(?:gym|studio|box|fitnessstudio)\b/u.test(said) && CLOSED_WORDS.test(said))
    return { phrase: clause.quote, weekdays, closed: [], without: [], only: [] };
  // "so nothing hard on Thursday"
  if (NOTHING_HARD.test(said)) return { phrase: clause.quote, weekdays, closed: [], without: [], isEasy: true };
  if (NIGHT_SHIFT.test(said) && !NOT_THEN.test(said) && !NOTHING_HARD.test(whole))
    return { phrase: clause.quote, weekdays, closed: [], without: [], isEasy: true };
  if (isDayOff(said)) {
    // "The gym only before 7, Tuesdays not at all": it is the gym that is shut.
    const before = sentence.slice(0, sentence.indexOf(clause) + 1);
    const isGym = before.some(({ words }) => /^(?:gym|studio|fitnessstudio|box)$/u.test(words.find((word) => GYM.test(word)) ?? ""));
    return { phrase: clause.quote, weekdays, closed: [], without: [], ...(isGym ? { only: [] } : { isOff: true as const }) };
  }
  return undefined;
}

const REASON =
  /(?<=\w) (?:as its?|as i|as my|because|cos|cause its|since its|since my|due to|wegen|weil|porque|parce|perche|want (?:ik|dan|het|de|die|we))\b.*$/u;
const GYM = /^(?:gym|studio|fitnessstudio|box)$/u;
/** A day that dates something is no day of the week. */
const UNTIL = /\b(?:until|till?|til|bis|before|hasta|jusqu\w*|fino|ate|tot|since|seit|desde|depuis|next week|from)\b/u;
const MOVES =
  /\b(?:run\w*|lauf\w*|swim\w*|schwimm\w*|bike|ride\w*|rad\w*|lift\w*|squat\w*|deadlift\w*|bench\w*|pool|schwimmbad|hours?|h|min\w*|mins|max\w*|nuoto|correr|walk\w*)\b/u;

/** A plan has three days and more: fewer of them are those of the gym. */
const FEWEST_DAYS = 3;

function daysAlone(phrase: string, days: readonly Weekday[], whole: string): DayLimit | undefined {
  const weekdays = EVERY_DAY.filter((day) => !days.includes(day));
  if (days.length >= FEWEST_DAYS) return { phrase, weekdays, closed: [], without: [], isOff: true };
  return /\b(?:gym|studio|fitnessstudio|palestra|gimnasio|salle|academia|sportschool)\b/u.test(whole)
    ? { phrase, weekdays, closed: [], without: [], only: [] }
    : undefined;
}

/** "Only Mon, Wed and Sat", "gym only Mon Wed Fri", "kann Mo Di Do abends": all training is on those days. */
function isOnlyOn(said: string, whole: string): boolean {
  return (
    (ONLY.test(whole.replace(JUST_DOING, " ")) || /\b(?:kann|i can|available|verfugbar|puedo|posso|je peux)\b/u.test(said)) &&
    !MOVES.test(whole) &&
    !UNTIL.test(said) &&
    !CLOSED_WORDS.test(whole)
  );
}

/** "Ladies only on Monday nights": for whom, and not when. */
const FOR_SOME_ONLY =
  /\b(?:ladies|womens?|mens?|kids?|members?|adults?|seniors?|families|squads?|clubs?) only\b|\b(?:only|nur|solo|seulement|que|apenas|so|alleen) (?:for |fur |para |pour (?:les )?|per |voor )?(?:ladies|women|men|kids|members|frauen|damen|manner|kinder|vereine|mujeres|hombres|ninos|socios|femmes|hommes|enfants|membres|donne|uomini|bambini|soci|mulheres|homens|criancas|vrouwen|dames|mannen|kinderen|leden)\b/u;

/** "I just follow along": how, and not when. */
const JUST_DOING = /\bjust (?:follow|turn|show|do|join|go|get|tag|want|like|need|say|so|wing)\w*\b/gu;

/** "I'm scared of box jumps": a single movement is left out, a sport is not. */
function unlovedIn({ quote }: Clause, said: string, goesOn: readonly Clause[]): readonly Activity[] {
  if (!/\b(?:i (?:\w+ )?hate|^hate|scared of|afraid of|cant stand|i dislike|i dont like|ich hasse|angst vor)\b/u.test(said)) return [];
  if (OF_AN_AMOUNT.test(said)) return [];
  return [quote, ...goesOn.map((other) => other.quote)]
    .flatMap((words) => activitiesIn(getWords(words)))
    .flatMap(({ activity }) => (SPORTS.has(activity) ? [] : [activity]));
}

/** "I don't like big jumps in weight on bench": how fast it grows, and no jump. */
const OF_AN_AMOUNT =
  /\b(?:jumps?|leaps?|steps?|sprunge?|saltos?|sauts?|salti|sprongen?) (?:in|of|im|en|de|di|in het) (?:the |my |der |la |el |il |le )?(?:weights?|loads?|volume|mileage|kilos?|kg|gewicht\w*|last|cargas?|pesos?|charges?|poids|carichi|carico|distan\w*|pace|intensit\w*)\b|\bgewichtsspr\w+/u;

const SPORTS: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "run-fast",
  "bike",
  "swim",
  "rower",
  "ski",
  "walk",
  "hills",
  "sitting",
]);

const NOTHING_HARD =
  /\b(?:nothing|no|not|never) (?:too )?(?:hard|intense|heavy|brutal|savage|crazy|killer|tough|gnarly)\b|\b(?:easy|light) (?:only|stuff only|please)\b|\bonly (?:easy|light)\b|\bnichts (?:hartes|anstrengendes|intensives)\b|\bnur locker\w*\b|\bnada (?:duro|fuerte)\b|\brien de dur\b/u;

/** "Night shifts every Tuesday into Wednesday" */
const NIGHT_SHIFT = /\bnight ?shifts?\b|\bwork(?:ing)? nights\b|\bnachtschicht\w*\b|\bnachtdienst\w*\b/u;

/** "I can train Mon Wed Fri", "trainiere nur Mo, Mi und Fr" */
const TRAINS_ON =
  /\b(?:i can train|can only train|only train|train only|i train only|trainiere nur|kann nur|trainieren nur|solo puedo entrenar|solo entreno)\b/u;

/** "the rower is broken", "no rack in my gym": missing on every day. */
function missingKit(said: string, whole: string): readonly string[] {
  const isBroken = /\b(?:broken|out of order|kaputt|defekt|rot[oa]|casse|rotto)\b/u.test(said) && !/\bbone|\bbroke my\b/u.test(said);
  const isNone =
    /^(?:there is |theres |and |but |we have |i have |have |my gym has )*(?:no|kein\w*|without)\b/u.test(said) &&
    /\b(?:my|our|the|this|in|at|im|meinem|unserem) (?:\w+ )?(?:gym|box|studio)\b|\b(?:gym|box|studio) (?:has|only|without|with|hat|is|there)\b|^(?:gym|studio|box)$/u.test(
      whole,
    );
  const isNotOwned = /^(?:(?:and|but|my|our) )?(?:we|i|gym|box) (?:(?:dont|do not|doesnt) have|havent got) (?:an?|any|the)\b/u.test(said);
  // Nobody dislikes a rack: alone these words say that there is none.
  const isBare =
    /^(?:no|without|kein\w*|ohne|sin|sans|pas de|senza|sem|geen|zonder) (?:\w+ )?(?:racks?|bench|bank|banco|banc|panca)$/u.test(said);
  const isClosed = /\bcant do \w+ at my (?:gym|box)\b/u.test(said);
  return isBroken || isNone || isNotOwned || isBare || isClosed ? kitIn(said) : [];
}

/** "Los jueves tengo fútbol así que ese día nada", "Thursday is football, so nothing that day" */
const NOTHING_THAT_DAY =
  /\b(?:ese|aquel|este) dia (?:nada|no(?: puedo| entreno)?$)|\bnada (?:ese|aquel) dia\b|\b(?:that|on that|this) day (?:nothing|is out|is off|no training)\b|\bnothing (?:on )?that day\b|\ban (?:dem|diesem) tag (?:nichts|nix|gar nichts|geht nichts|kein training)\b|\b(?:nichts|nix) an (?:dem|diesem) tag\b|\b(?:ce jour la|ce jour) (?:rien|c est mort|pas d\w*)\b|\brien ce jour\b|\b(?:quel|in quel) giorno (?:niente|nulla)\b|\bniente (?:in )?quel giorno\b|\b(?:esse|nesse|naquele) dia nada\b|\bnada nesse dia\b|\bdie dag (?:niets|niks)\b|\b(?:niets|niks) die dag\b/u;

/** "Can't do Fridays at all", "mondays are dead for me", "no training on Thursdays", "Dienstag gar nicht". */
function isDayOff(said: string): boolean {
  if (NOTHING_THAT_DAY.test(said)) return true;
  if (!NOT_THEN.test(said) || /\b(?:run\w*|lauf\w*|swim\w*|bike\w*|ride\w*|lift\w*|legs?|hurt\w*|pain\w*|sore|heavy|hard)\b/u.test(said))
    return false;
  if (/\b(?:kann ich|ich kann|i can|puedo|je peux)\b/u.test(said)) return true;
  // "not Wednesdays", "never Mondays": nothing but the day.
  if (said.split(" ").length <= 3 && /^(?:not|never|no|nie|kein\w*|nicht|nunca|jamais|mai|nooit)\b/u.test(said)) return true;
  // "cast off tuesday", "boot off next monday"
  if (/\b(?:cast|boot|brace|stitches|plaster|splint|sling|gips|schiene|crutches) (?:comes |is |are )?off\b/u.test(said)) return false;
  return TRAINING.test(said) || /\bdead\b|\bat all\b|\bgar nicht\b|\bbusy\b|\boff\b/u.test(said);
}

function kitIn(said: string): readonly string[] {
  return KIT.filter(([words]) => words.test(said)).map(([, name]) => name);
}

/** The limits that hold on a day. */
export function limitsOnDay(limits: readonly DayLimit[], date: Day): readonly DayLimit[] {
  const weekday = getWeekday(date);
  return limits.filter(
    ({ weekdays, from, until, except, after }) =>
      weekdays.includes(weekday) &&
      (from === undefined || date >= from) &&
      (until === undefined || date <= until) &&
      !isExcepted(except, date) &&
      !isExcepted(after?.except, addDays(date, -1)),
  );
}

function isExcepted(except: DayLimit["except"], date: Day): boolean {
  return except?.some(({ from, until }) => from <= date && date <= until) === true;
}

const FAST_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI"]);
const LONG_NAMES: { readonly [code in SessionCode]?: string } = { RL: "long run", BK: "long ride", SW: "long swim" };

/** Weekdays on which a long session is not wanted: those that are named, and all but the one that it has its place on. */
export function getUnwantedDays(code: SessionCode, limits: readonly DayLimit[]): readonly Weekday[] {
  return limits.flatMap(({ weekdays, from, closed, notLong, isLong, longOf, isFastDay }) => {
    if (isFastDay === true && code === "RI") return EVERY_DAY.filter((day) => !weekdays.includes(day));
    if (notLong?.includes(code) === true) return weekdays;
    if (from === undefined && weekdays.length < EVERY_DAY.length && closed.includes("run-fast") && FAST_RUNS.has(code)) return weekdays;
    return isLong === true && longOf === code ? EVERY_DAY.filter((day) => !weekdays.includes(day)) : [];
  });
}

/** "Wednesday is the club's ride": the days of every week that hold nothing of the session's sport. */
export function getClosedDays(code: SessionCode, limits: readonly DayLimit[]): readonly Weekday[] {
  return limits
    .filter(({ from, weekdays }) => from === undefined && weekdays.length < EVERY_DAY.length)
    .filter(({ closed }) => closed.some((sport) => SPORT_CODES[sport]?.has(code) === true))
    .flatMap(({ weekdays }) => weekdays);
}

const SPORT_CODES: { readonly [sport in Activity]?: ReadonlySet<SessionCode> } = {
  run: new Set<SessionCode>(["RE", "REs", "RL", "RT", "RI"]),
  swim: new Set<SessionCode>(["SW", "SWs"]),
  bike: new Set<SessionCode>(["BK", "BQ"]),
  // With strength behind them.
  lifting: new Set<SessionCode>(["REs", "SWs"]),
  "leg-strength": new Set<SessionCode>(["SF", "SL", "SL2", "SLm", "OLs", "PS", "PD"]),
  "run-fast": new Set<SessionCode>(["HX"]),
  pullup: new Set<SessionCode>(["GY", "GYE"]),
};

const SPORT_NAMES: readonly (readonly [Activity, string])[] = [
  ["run", "runs"],
  ["swim", "swims"],
  ["bike", "rides"],
  ["lifting", "strength"],
];

/** In days: longer than any block, so that the end is none. */
const OPEN_ENDED = 300;

/** What the plan does about it, as a clause: "no swims on Mondays". */
export function describeDayLimit({
  weekdays,
  minutes,
  closed,
  without,
  only,
  capped,
  isOff,
  movedTo,
  isEasy,
  isBusy,
  isLong,
  longOf,
  notLong,
  wanted,
  isFastDay,
  content,
  times,
  coached,
  outing,
  commitment,
  extra = [],
  mostDays,
  part,
  daysInARow,
  isAmple,
  after,
  from,
  until,
}: DayLimit): string {
  const days = weekdays.length === 7 ? "" : ` on ${getNames(weekdays)}`;
  const isOneDay = from !== undefined && from === until && weekdays.length === 1;
  const when =
    from === undefined || until === undefined
      ? days
      : isOneDay
        ? ` on ${shortDay(from)}`
        : `${days} ${from === until ? `on ${shortDay(from)}` : `from ${shortDay(from)} ${daysBetween(from, until) >= OPEN_ENDED ? "on" : `to ${shortDay(until)}`}`}`;
  if (mostDays !== undefined) return `${mostDays} days of training a week at most${when}`;
  if (daysInARow !== undefined) return "a free day between any two days of training";
  if (part !== undefined) return `training in the ${part}${when}`;
  if (isOff === true && movedTo !== undefined && from === undefined)
    return `training on ${getNames([movedTo])} instead of ${getNames(weekdays)}`;
  if (isOff === true) return `no training${when}`;
  if (isAmple === true) return `no deload${when} where a week beside it has room for one`;
  if (after !== undefined)
    return `${closed.includes("leg-strength") ? "no heavy legs and nothing fast" : `no ${formatList(activityNames(closed))}`}${when}`;
  if (isBusy === true && minutes !== undefined) return `sessions of ${minutes} minutes at most and one hard day fewer a week${when}`;
  if (isEasy === true && minutes !== undefined) return `easy sessions of ${minutes} minutes at most${when}`;
  if (isEasy === true) return `nothing hard${when}`;
  if (isLong === true) return `the ${longOf === undefined ? "longest session" : LONG_NAMES[longOf]}${when}`;
  if (notLong !== undefined) return `no ${notLong.map((code) => LONG_NAMES[code] ?? "").join(" or ")}${when}`;
  if (only?.length === 0)
    return `no gym${closed.length === 0 ? "" : `, ${formatList(activityNames(closed).map((name) => `no ${name}`))}`}${when}`;
  if (closed.length > 2 && weekdays.length < 7)
    return `${formatList(SPORT_NAMES.filter(([sport]) => !closed.includes(sport)).map(([, name]) => name))} and nothing else${when}`;
  const alone = closed.length === 1 && from === undefined ? SPORT_NAMES.find(([sport]) => closed.includes(sport))?.[1] : undefined;
  if (wanted !== undefined && alone !== undefined) return `${alone} on ${getNames(wanted)} only`;
  if (times !== undefined) return `${times.sport} ${times.count} times a week`;
  if (content !== undefined) return `${SESSION_CONTENTS[content].name}${when}`;
  if (isFastDay === true) return `a fast run of the week${when}`;
  if (coached === true) return `the training of your coach${when}`;
  if (outing !== undefined) return `your own outing${when}`;
  if (commitment !== undefined) return `your ${commitment.label}${when}`;
  if (extra.length > 0) return `${formatList(extra.map((key) => key.replace("sled", "the sled")))} are there${when}`;
  if (wanted !== undefined && closed.length + without.length === 0 && only === undefined) return `it has its place on ${getNames(wanted)}`;
  if (closed.includes("swim") && closed.length === 1) return `no swims${when}`;
  if (closed.length > 0) return `no ${formatList(activityNames(closed))}${when}`;
  if (minutes !== undefined) return `sessions of ${minutes} minutes at most${when}`;
  if (capped !== undefined) return `${without.length === 0 ? "" : `no ${formatList(without)}, `}${formatList(capped)}${when}`;
  if (only !== undefined) return `only ${formatList(only)}${when}`;
  return `no ${formatList(without)}${when}`;
}
