import { addDays, type Day, daysBetween, getWeekday } from "../../calendar/day.ts";
import { getMonth, operationAhead, spansInWeeks, weeksSince } from "../time.ts";

/** For how long a limit holds. */
export interface Period {
  /** The last day of it; undefined as long as nothing says. */
  readonly until?: Day;
  /** "until the scan", "until my surgeon says so": it ends with word of somebody, and no date is missing. */
  readonly endsByWord: boolean;
}

/** Words that may stand before a date which leads its clause: "Physio says until the end of January nothing overhead". */
const LEADS =
  /^(?:(?:my|the|and|but|so|mein\w*) )?(?:(?:\w+ )?(?:says?|said|told me|thinks|wants|meint|sagt)(?: that)? )?(?:until|till?|before|for the next|for)\b/u;

/** "The physio ordered two weeks without running": a span right before its ban. */
const SPAN_OF_BAN =
  /^(?!.*\b(?:after|since|ago|every|within|in the last|nach|seit|despues|desde|apres|depuis|dopo|depois|na|sinds)\b)(?:\w+ ){0,4}?(?:\d{1,2}|an?|one|two|three|four|five|six|eight|ten|eine?|zwei|drei|vier|funf|sechs|acht|una?|dos|tres|cuatro|seis|ocho|deux|trois|quatre|huit|due|tre|quattro|sei|duas|dois|quatro|oito|een|twee|drie|zes) (?:weeks?|days?|months?|wochen?|tage?|monate?|semanas?|dias?|meses|mes|semaines?|jours|mois|settiman[ae]|giorni|mes[ei]|weken|dagen|maand\w*) (?:of )?(?:no|without|off|kein\w*|ohne|sin|sans|pas de|senza|niente|sem|geen|zonder)\b/u;

/** The end of a clause that begins with it: it holds for what the sentence goes on with. */
export function leadingPeriod(said: string, today: Day): Period | undefined {
  if (!LEADS.test(said) && !SPAN_OF_BAN.test(said)) return undefined;
  const found = limitPeriod(said.split(" "), today);
  return found.until === undefined ? undefined : found;
}

const UNTIL = /^(?:until|till|til|before|bis|vor|hasta|antes|jusqu\w*|avant|fino|finche|prima|ate|tot)$/u;
const LITTLE =
  /^(?:the|at|least|mind|mindestens|approx|ca|end|of|start|mid|late|mid|middle|mitte|mediados|mi|meados|ende|fin|final|finales|fine|eind|early|about|around|approximately|roughly|etwa|ungefahr|circa|cca|unos|dia|hacia|environ|vers|verso|rond|ongeveer|to|zum|zu|el|de|del|la|le|au|a|al|il|ao|o|het|dem|der|den|in|im|en|weekend|wochenende|finde)$/u;
const MORE =
  /^(?:more|further|other|another|weitere\w*|noch|mas|plus|encore|altre|mais|nog|next|coming|nachsten?|proximas?|prochaine?s?|prossime)$/u;
const AGO = /\b(?:ago|fa|atras|geleden)\b|\bvor \w+ (?:tag|woche|monat|jahr)|\bhace \w+ |\bil y a \w+ /u;
const AFTER = /\b(?:after|since|from|following|post|nach|seit|despues de|tras|desde|apres|depuis|dopo|apos|na)\b(?<tail>.*)$/u;
const FESTIVE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas|weihnachten|navidad|noel|natale|natal|kerst)\b/u, "12-25"],
  [
    /\b(?:new years?(?: eve)?|the new year|neue[sn]? jahr\w*|end of (?:the |this )?year|years? end|jahresende|ende des jahres|fin de ano|final de ano|fin (?:d|de l) annee|fine anno|fim do ano|eind van het jaar|neujahr|silvester|ano nuevo|nouvel an|capodanno|ano novo|nieuwjaar)\b/u,
    "12-31",
  ],
  [/\b(?:spring|fruhling|fruhjahr|primavera|printemps|voorjaar|lente)\b/u, "02-28"],
  [/\b(?:summer|sommer|verano|ete|estate|verao|zomer)\b/u, "05-31"],
  [/\b(?:autumn|herbst|otono|automne|autunno|outono|herfst)\b/u, "08-31"],
];
const BY_WORD =
  /\b(?:until|till|bis|hasta|jusqu\w*|fino|ate|tot|before|unless)\b.{0,40}\b(?:clear\w*|check\w*|recheck|reavaliac\w*|reassess\w*|reevalu\w*|nachkontrolle|rivalutaz\w*|scan|mri|x ray|appointment|review|follow up|told|says?|said|agree\w*|allow\w*|notice|doctor|surgeon|physio\w*|better|heal\w*|retest|tests?|ent|results?|fit|scan|op|blood\w*|arzt|kontrolle|termin|freig\w*|weiteres|medico|revision|cita|alta|avis|controle|rendez|medecin|nuevo aviso|visita|controllo|consulta|controle|afspraak|arts)\b/u;

const BY_RESULT =
  /\b(?:until|till|bis|hasta|jusqu\w*|fino|ate|before)\b(?: (?:the|my|next|der|zur|la|el|le))*(?: \w+){0,2} (?:retest|recheck|reavaliac\w*|reassess\w*|reevalu\w*|nachkontrolle|rivalutaz\w*|review|check ?up|check|scan|mri|x ?rays?|ent|appointment|follow up|blood ?tests?|test|results?|bike fit|kontrolle|termin|untersuchung|revision|controle|controllo|afspraak)\b/u;

/** The period of a limit in normalised words; `today` is the day on which it was read. */
export function limitPeriod(words: readonly string[], today: Day): Period {
  const said = words.join(" ");
  // "until the retest on 18 December": the day opens nothing, its result does.
  if (BY_RESULT.test(said)) return { endsByWord: true };
  const named = untilDay(words, today) ?? festiveDay(said, today);
  if (named !== undefined) return { until: named, endsByWord: false };
  // "Since two months it hurts": how long it has been there, and no end.
  const weeks = SINCE_SPAN.test(said) ? undefined : readDuration(words);
  if (weeks !== undefined) return { until: addDays(readStart(said, today), Math.ceil(7 * weeks) - 1), endsByWord: false };
  return { endsByWord: BY_WORD.test(said) };
}

const SINCE_SPAN =
  /^(?:and |but )?(?:(?:since|for the last|for the past|seit|desde hace|hace|depuis|da|ha|sinds|al)) (?:about |around |roughly |circa |ungefahr |etwa |unos |unas |environ |cerca de |ongeveer )?(?:\d{1,2}|an?|one|two|three|four|five|six|several|some|ein\w*|zwei|drei|vier|dos|tres|deux|trois|due|tre|dois|duas|twee|drie) (?:days?|weeks?|months?|years?|tag\w*|woche\w*|monat\w*|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois|giorni|settiman[ae]|mes[ei]|weken|maanden)\b/u;

const FIRST = /\b(?:first|ersten?|erste[nr]?|primer[ao]?s?|premiere?s?|prim[aoie]|eerste)\b/u;
/** "then 10 minutes every second day for two weeks" */
const THEN_FOR =
  /^(?:then|after that|afterwards|dann|danach|luego|despues|ensuite|puis|apres|poi|dopo|daarna)\b.*\b(?:for|fur|durante|por|pendant|per|voor) \w+ (?:weeks?|wochen?|semanas?|semaines?|settimane|weken)\b/u;
const STARTED = /\b(?:cleared|clearance|signed off|allowed|started|since|seit|from|freigegeben|alta|op|surgery|operat\w*)\b/u;

/** "cleared on 16 November, walks only for the first four weeks", "no bike until 1 December, then short for the first week": counted from that day. */
export function firstSpan(said: string, before: readonly string[], today: Day): Period | undefined {
  const isNext = THEN_FOR.test(said);
  if (!FIRST.test(said) && !isNext) return undefined;
  const weeks =
    spansInWeeks(
      said
        .replace(FIRST, " ")
        .replace(/^.*\b(?:for|fur|durante|por|pendant|per|voor) (?=\w+ (?:week|woche|semana|semaine|settiman|weken))/u, "")
        .replace(/\s+/gu, " ")
        .split(" "),
    )[0] ?? (/\b(?:week|woche|semana|semaine|settimana)\b/u.test(said) ? 1 : undefined);
  if (weeks === undefined || weeks > LONGEST_WEEKS) return undefined;
  const ends = before
    .map((one) => untilDay(one.split(" "), today) ?? opensAgain(one.split(" "), today))
    .findLast((day) => day !== undefined);
  const start = ends === undefined ? (isNext ? undefined : pastDay(before, today)) : addDays(ends, 1);
  return start === undefined ? undefined : { until: addDays(start, Math.ceil(7 * weeks) - 1), endsByWord: false };
}

/** "cleared me on 16 November" */
function pastDay(before: readonly string[], today: Day): Day | undefined {
  for (const said of before.filter((one) => STARTED.test(one)).toReversed()) {
    const words = said.split(" ");
    const days = words.map((_, at) => dayAtStart(words.slice(at, at + 3), today));
    const found = days.find((day) => day !== undefined && day <= today && daysBetween(day, today) <= LONG_OVER);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "until 15 January", "bis Januar", "before 15.1.": a month alone ends it before its first day. */
function untilDay(words: readonly string[], today: Day): Day | undefined {
  for (const [index, word] of words.entries()) {
    if (!UNTIL.test(word)) continue;
    const after = words.slice(index + 1, index + 11);
    while (after.length > 0 && LITTLE.test(after[0] ?? "")) after.shift();
    // "till Monday 7 December"
    if (WEEKDAYS.some((name) => name.test(after[0] ?? "")) && /^\d/u.test(after[1] ?? "")) {
      after.shift();
      const date = /^(?:[1-9]|[12]\d|3[01])$/u.exec(after[0] ?? "")?.[0];
      if (date !== undefined && getMonth(after[1]) < 0 && getMonth(after[2]) < 0) return dayOfMonth(Number(date), today);
    }
    const date = readBareDate(words.slice(index + 1, index + 5));
    if (date !== undefined) return dayOfMonth(date, today);
    // "everything up to 8/10" is an effort, and no day of October.
    if (/^(?:[1-9]|10)\/10$/u.test(after[0] ?? "") && words.some((one) => OF_TEN.test(one))) continue;
    const part = words
      .slice(index + 1, index + 5)
      .map(partOfMonth)
      .find((days) => days !== undefined);
    const found = dayAtStart(after, today, part) ?? weekdayAhead(words.slice(index + 1, index + 5), today) ?? dayOfEvent(after, today);
    if (found !== undefined)
      return word === "before" || word === "vor" || word === "avant" || word === "antes" ? addDays(found, -1) : found;
    const span = spansInWeeks(after.slice(0, 2))[0];
    if (span !== undefined && !/^(?:ago|post|after|nach)$/u.test(after[2] ?? "")) return undefined;
  }
  return undefined;
}

/** "bis zum 15", "hasta el 15", "até dia 14": behind an article a number without a unit is a day of the month. */
function readBareDate(words: readonly string[]): number | undefined {
  const { date } = BARE_DATE.exec(words.join(" "))?.groups ?? {};
  return date === undefined ? undefined : Number(date);
}

const BARE_DATE =
  /^(?:to )?(?:(?:o|ao|al|el|le|the) )?(?:the|zum|dem|den|el|le|au|il|al|dia|ao dia) (?<date>[1-9]|[12]\d|3[01])(?: (?:no|not|nothing|then|kein\w*|nicht|nichts|dann|wieder|sin|nada|y|luego|pas|rien|puis|niente|poi|sem|depois|geen|niet|dan)\b.*)?$/u;

/** "until the stitches come out on the 9th of December": the day of what it waits for. */
function dayOfEvent(after: readonly string[], today: Day): Day | undefined {
  const at = after.findIndex((word, index) => index > 0 && ON.test(word));
  if (at < 0) return undefined;
  const tail = after.slice(at + 1);
  while (tail.length > 0 && LITTLE.test(tail[0] ?? "")) tail.shift();
  return dayAtStart(tail, today);
}

const ON = /^(?:on|am|el|le|il|op|em|no)$/u;

const OF_TEN = /^(?:everything|anything|all|alles|todo|tout|tutto|tudo|rpe|effort|intensity|anstrengung|pain|schmerz\w*|dolor|douleur)$/u;

const WEEKDAYS = [
  /^(?:mon|mondays?|montag|lunes|lundi|lunedi|maandag)$/u,
  /^(?:tue|tues|tuesdays?|dienstag|martes|mardi|martedi|dinsdag)$/u,
  /^(?:wed|weds|wednesdays?|mittwoch|miercoles|mercredi|mercoledi|woensdag)$/u,
  /^(?:thu|thur|thurs|thursdays?|donnerstag|jueves|jeudi|giovedi|donderdag)$/u,
  /^(?:fri|fridays?|freitag|viernes|vendredi|venerdi|vrijdag)$/u,
  /^(?:sat|saturdays?|samstag|sabado|samedi|sabato|zaterdag)$/u,
  /^(?:sun|sundays?|sonntag|domingo|dimanche|domenica|zondag)$/u,
] as const;

/** "Wednesday week", "a week on Wednesday", "Mittwoch in einer Woche", "mercredi en huit", "woensdag over een week": not the next one, the one after. */
const WEEK_LATER =
  /^a week (?:on|from) \w+|^\w+ (?:week$|(?:in|over|en|tra|fra) (?:a|one|1|einer|una|une|een) (?:week|woche|semana|semaine|settimana)\b|in acht tagen|(?:en|in) (?:huit|ocho|eight)\b)/u;

/** "until Friday", "till fri next week": the next such day, or that of the next week. */
function weekdayAhead(words: readonly string[], today: Day): Day | undefined {
  const at = words.findIndex((word) => WEEKDAYS.some((name) => name.test(word)));
  const isWeekLater = WEEK_LATER.test(words.join(" "));
  if (at < 0 || at > (isWeekLater ? 3 : 2)) return undefined;
  const weekday = WEEKDAYS.findIndex((name) => name.test(words[at] ?? "")) + 1;
  const ahead = (weekday - getWeekday(today) + 7) % 7 || 7;
  const isNextWeek = words.some((word) => /^(?:next|nachste\w*|proxim\w*|prochaine?|prossim\w*|volgende)$/u.test(word));
  if (isWeekLater) return addDays(today, ahead + 7);
  const crosses = weekday <= getWeekday(today);
  return addDays(today, isNextWeek && !crosses ? ahead + 7 : ahead);
}

/** A day that the words begin with: "15 january 2027", "january 15", "15.1", "2027-01-15". */
export function dayAtStart(words: readonly string[], today: Day, into = -1): Day | undefined {
  const [first = "", second = "", third = ""] = words.filter((word) => word !== "de" && word !== "of" && word !== "the");
  const iso = /^(20\d\d)-(\d{2})-(\d{2})$/u.exec(first);
  if (iso !== null) return first;
  const numeric = /^(\d{1,2})[./](\d{1,2})(?:[./](20)?(\d\d))?$/u.exec(first);
  if (numeric !== null && Number(numeric[2]) <= 12 && Number(numeric[2]) > 0)
    return ahead(Number(numeric[1]), Number(numeric[2]), numeric[4] === undefined ? undefined : 2000 + Number(numeric[4]), today);
  const number = /^(\d{1,2})(?:st|nd|rd|th|o|er|e)?$/u.exec(first)?.[1];
  // "til 20th", "bis zum 20.", "tot de 20e": that day of this month or the next.
  if (/^\d{1,2}(?:st|nd|rd|th|er|e)$/u.test(first) && getMonth(second) < 0) return dayOfMonth(Number(number), today);
  if (number !== undefined && getMonth(second) >= 0) return ahead(Number(number), getMonth(second) + 1, findYear(third), today);
  if (getMonth(first) < 0) return undefined;
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(second)?.[1];
  if (day !== undefined) return ahead(Number(day), getMonth(first) + 1, findYear(third), today);
  const start = ahead(1, getMonth(first) + 1, findYear(second), today);
  const month = Number(start.slice(5, 7));
  return into === END ? addDays(start, lastDayOfMonth(Number(start.slice(0, 4)), month) - 1) : addDays(start, into);
}

function dayOfMonth(day: number, today: Day): Day | undefined {
  if (day < 1 || day > 31) return undefined;
  const month = today.slice(0, 8);
  const inThis = `${month}${String(Math.min(day, lastDayOfMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7))))).padStart(2, "0")}`;
  if (inThis >= today) return inThis;
  const next = addDays(`${month}28`, 7).slice(0, 8);
  return `${next}${String(Math.min(day, lastDayOfMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7))))).padStart(2, "0")}`;
}

/** Days into a month that stand for its last one. */
const END = 27;

/** "mid January", "Ende Januar": days after the first of the month. */
function partOfMonth(word: string): number | undefined {
  if (/^(?:end|ende|fin|final|finales|fine|eind)$/u.test(word)) return END;
  return /^(?:mid|middle|mitte|mediados|mi|meta|meados|half)$/u.test(word) ? 14 : undefined;
}

function findYear(word: string): number | undefined {
  return /^20\d\d$/u.test(word) ? Number(word) : undefined;
}

/** That day of the year told, or the next one that is not long over. */
function ahead(date: number, month: number, year: number | undefined, today: Day): Day {
  const of = (one: number): Day =>
    `${one}-${String(month).padStart(2, "0")}-${String(Math.min(lastDayOfMonth(one, month), Math.max(1, date))).padStart(2, "0")}`;
  if (year !== undefined) return of(year);
  const thisYear = of(Number(today.slice(0, 4)));
  return daysBetween(thisYear, today) > LONG_OVER ? of(Number(today.slice(0, 4)) + 1) : thisYear;
}

/** The last day of a month, 1 to 12. */
function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** "until November", read in the last days of it, is over; "until January", read in November, is the next one. */
const LONG_OVER = 60;

/** "No sprints this year" */
const THIS_YEAR =
  /\b(?:no|not|never|nothing|kein\w*|nicht|nichts|sin|nada|pas|rien|non|niente|nao|sem|geen|niet)\b.*\b(?:this|dieses|este|cette|quest|deste|dit) (?:year|jahr|ano|annee|anno|jaar)\b/u;

function festiveDay(said: string, today: Day): Day | undefined {
  if (THIS_YEAR.test(said)) return `${today.slice(0, 4)}-12-31`;
  if (!/\b(?:until|till|before|bis|vor|hasta|jusqu\w*|avant|fino|prima|ate|tot|voor|after)\b/u.test(said)) return undefined;
  const found = FESTIVE.find(([words]) => words.test(said))?.[1];
  if (found === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  return `${year}-${found}` >= today ? `${year}-${found}` : `${year + 1}-${found}`;
}

/** "for 3 weeks", "the next two weeks", "6 Wochen kein Laufen"; not how long ago something was. */
function readDuration(words: readonly string[]): number | undefined {
  if (!LASTS.test(words.join(" "))) return undefined;
  const kept = words.filter((word) => !MORE.test(word));
  const said = kept.join(" ");
  const beside = AGO.test(said) ? said.replace(/\b(?:vor|hace|il y a) \w+ \w+|\b[\w.]+ \w+ (?:ago|fa|atras|geleden)\b/gu, " ") : said;
  const own = beside.replace(/\b(?:after|nach|despues de|apres|dopo|na|since|seit|desde|depuis)\b (?:\w+ ){0,2}?[\d.]+ \w+/gu, " ");
  if (NO_DURATION.test(own) || FLARE_LASTS.test(own)) return undefined;
  const span = spansInWeeks(own.split(" ").filter((word) => word !== ""))[0];
  if (span !== undefined) return span > LONGEST_WEEKS ? undefined : span;
  return /\b(?:this|diese|esta|cette|questa|deze) (?:week|woche|semana|semaine|settimana)\b/u.test(said) ? 1 : undefined;
}

/** "for 3 weeks", "another 2 weeks", "6 weeks no running": a number of days alone is no duration. */
const LASTS =
  /\b(?:for|next|another|more|further|coming|during|first|this|after|since|from|fur|nachsten?|noch|weitere\w*|diese|nach|seit|ab|durante|por|proximas?|otras|esta|tras|pendant|pour|prochaines?|encore|cette|apres|per|prossime|altre|questa|dopo|mais|voor|komende|nog|deze|na)\b|^(?:\w+ ){0,4}?[\w.]+ (?:weeks?|wks?|wochen?|months?|monate?n?|semanas?|meses|semaines?|mois|settimane|mesi|weken|maanden) (?:of )?(?:no|not|off|only|just|nothing|without|mit \w+ \w+ aufhoren|kein\w*|nicht|ohne|sin|pas|senza|sem|geen|rest|nur|ruhe|reposo)\b|\b(?:rest|pause|off|break|skip|avoid|stop|parar|dejar|deje|deixar|smettere|aufhoren|ruhe|reposo|repos|nothing|kein\w* \w+|no \w+)\b.* [\w.]+ (?:weeks?|wks?|wochen?|months?|monate?n?|semanas?|meses|semaines?|mois|settimane|mesi|weken|maanden)$/u;

/** Weeks of a pregnancy, ages, and how often something is done. */
const NO_DURATION =
  /\bin a row\b|\bconsecutive\w*|\bhintereinander\b|\bde suite\b|\bseguidos\b|\bdays? running\b|\bevery\b|\b(?:other|second) day\b|\bpregnan\w*|\bschwanger\w*|\bssw\b|\bembaraz\w*|\benceinte\b|\bincinta\b|\bgravida\b|\bzwanger\b|\btrimest\w*|\bpost ?(?:partum|op)\b|\byears? old\b|\bold\b|(?<!\b(?:for|another|about|around|roughly|only|just) )\ba (?:week|day|month)\b(?! off\b)(?! of (?:no|just|only|nothing|rest|easy|walk\w*)\b)|\b(?:per|each|every|pro|por|par) (?:week|day|month|woche|semana|semaine)\b/u;

/** "sets it off for two days", "hurts for a week afterwards": how long a flare lasts says nothing about when a limit ends. */
const FLARE_LASTS =
  /\b(?:sets? (?:\w+ ){1,2}off|sets? off|flares?|flaring|hurts?|aches?|aching|sore|painful|stiff\w*|swells?|swollen|worse|throbs?|burns?|tingl\w*|numb|limp\w*|dizzy|headaches?|migraines?|pay for it|feel it|felt it|lays me up|knocks me|wipes me|floors me|reagiert|gereizt|schmerz\w*|weh|entzundet|steif\w*|geschwollen|schlimmer|due?le\w*|dolor\w*|molest\w*|inflama\w*|hinchad\w*|empeora\w*|mal|douleur\w*|douloureu\w*|gonfl\w*|pire|fa male|dolente|doi|doe[nr]?|pijn\w*|zeer|stijf)\b(?!.*\b(?:no|not|never|avoid|rest|without|kein\w*|nicht|ohne|sin|pas|sans|senza|sem|geen|niet)\b).{0,30}?\b(?:for|fur|durante|por|pendant|per|voor)\b/u;

/** A longer span is an age, or how long something has been there. */
const LONGEST_WEEKS = 60;

/** "From 1 December no running for two weeks" has not begun. */
const COMING = /\b(?:from|starting|ab|a partir (?:de|du|d)|dal|da|vanaf) (?:the )?\d/u;
/** What has no end, whatever date stands beside it. */
export const NEVER_WORDS = /\b(?:never|nie|niemals|nunca|jamas|jamais|mai|nooit)\b/u;

const LASTING = /\b(?:for|fur|durante|por|pendant|pour|per|voor)\b.*$/u;

/** From when a duration is counted: the day that is named behind "after", or how long ago it was told; else today. */
function readStart(said: string, today: Day): Day {
  const coming = COMING.test(said) ? dayBefore(said, today) : undefined;
  if (coming !== undefined) return addDays(coming, 1);
  // "op on 12 Jan, then no gripping for 4 weeks": counted from the operation.
  const operation = operationAhead(said.split(" "), today);
  if (operation !== undefined) return addDays(operation, 1);
  // "No pulling from the floor for 6 weeks" is no start six weeks ago.
  const tail = AFTER.exec(said)?.groups?.["tail"]?.replace(LASTING, "");
  const weeks =
    tail === undefined
      ? undefined
      : weeksSince(
          tail.split(" ").filter((word) => word !== ""),
          today,
        );
  const ago =
    /\b([\w.]+ (?:days?|weeks?|months?)) ago\b|\bvor (\w+ (?:tag|woche|monat)\w*)|\bhace (\w+ (?:dia|semana|mes)\w*)|\bil y a (\w+ (?:jour|semaine|mois)\w*)/u.exec(
      said,
    );
  const since = ago === null ? undefined : spansInWeeks((ago[1] ?? ago[2] ?? ago[3] ?? ago[4] ?? "").split(" "))[0];
  return addDays(today, -Math.floor(7 * (since ?? weeks ?? 0)));
}

const FROM =
  /\b(?:from|not before|starting|earliest|after|ab|nicht vor|erst ab|a partir (?:de|du|d)|no antes de|pas avant|des|dal|da|vanaf|niet voor)\b(?<tail>.*)$/u;

/** "running again from 15 January", "ab Januar wieder": the day before it is the last of the limit. "From 1 December no running" begins one. */
export function opensAgain(words: readonly string[], today: Day): Day | undefined {
  const said = words.join(" ");
  return COMING.test(said) && DENIED_THEN.test(FROM.exec(said)?.groups?.["tail"] ?? "") ? undefined : dayBefore(said, today);
}

const DENIED_THEN = /\d\b.*\b(?:no|not|nothing|kein\w*|nicht|sin|nada|pas|rien|non|niente|sem|geen|niet|niets)\b/u;

function dayBefore(said: string, today: Day): Day | undefined {
  const tail = (FROM.exec(said)?.groups?.["tail"] ?? "").split(" ").filter((word) => word !== "");
  const part = tail
    .slice(0, 3)
    .map(partOfMonth)
    .find((days) => days !== undefined);
  while (tail.length > 0 && LITTLE.test(tail[0] ?? "")) tail.shift();
  // "From Monday 7 December"
  if (WEEKDAYS.some((name) => name.test(tail[0] ?? "")) && /^\d/u.test(tail[1] ?? "")) tail.shift();
  const day = dayAtStart(tail, today);
  // "From mid December", "ab Ende Januar"
  const first = part === undefined || !/^\D/u.test(tail[0] ?? "") ? undefined : dayAtStart(tail, today, part);
  if (first !== undefined) return addDays(first, -1);
  if (day !== undefined) return /^\d/u.test(tail[0] ?? "") || /^\d/u.test(tail[1] ?? "") ? addDays(day, -1) : day;
  const inWeeks = /\b(?:in|en|dans|tra|em|over|after) (?<span>[\w.]+ \w+)/u.exec(said)?.groups?.["span"];
  const span = inWeeks === undefined ? undefined : spansInWeeks(inWeeks.split(" "))[0];
  return span === undefined || span > LONGEST_WEEKS ? undefined : addDays(today, Math.ceil(7 * span) - 1);
}
