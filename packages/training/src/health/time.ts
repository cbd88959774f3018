import { addDays, type Day, daysBetween, getWeekday } from "../calendar/day.ts";

const ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const NUMBERS: { readonly [word in string]?: number } = Object.fromEntries([
  ...ONES.map((word, value) => [word, value] as const),
  ..."null ein zwei drei vier funf sechs sieben acht neun zehn".split(" ").map((word, value) => [word, value] as const),
  ..."cero un dos tres cuatro cinco seis siete ocho nueve diez".split(" ").map((word, value) => [word, value] as const),
  ..."zero un deux trois quatre cinq six sept huit neuf dix".split(" ").map((word, value) => [word, value] as const),
  ..."zero uno due tre quattro cinque sei sette otto nove dieci".split(" ").map((word, value) => [word, value] as const),
  ..."zero um dois tres quatro cinco seis sete oito nove dez".split(" ").map((word, value) => [word, value] as const),
  ..."nul een twee drie vier vijf zes zeven acht negen tien".split(" ").map((word, value) => [word, value] as const),
  ...[
    "eleven elf once onze undici onze",
    "twelve zwolf doce douze dodici doze twaalf",
    "thirteen dreizehn trece treize tredici treze dertien",
    "fourteen vierzehn catorce quatorze quattordici catorze veertien",
    "fifteen funfzehn quince quinze quindici vijftien",
    "sixteen sechzehn dieciseis seize sedici dezesseis dezasseis zestien",
    "seventeen siebzehn diecisiete dixsept diciassette dezessete dezassete zeventien",
    "eighteen achtzehn dieciocho dixhuit diciotto dezoito achttien",
    "nineteen neunzehn diecinueve dixneuf diciannove dezenove dezanove negentien",
    "twenty zwanzig veinte vingt venti vinte twintig",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 11] as const)),
  ..."thirty dreissig treinta trente trenta trinta dertig".split(" ").map((word) => [word, 30] as const),
  ["duas", 2],
  ..."a an eine einem einer einen una une uno uma".split(" ").map((word) => [word, 1] as const),
  ..."first second third fourth fifth sixth seventh eighth ninth".split(" ").map((word, value) => [word, value + 1] as const),
  ..."ersten zweiten dritten vierten funften sechsten siebten achten neunten".split(" ").map((word, value) => [word, value + 1] as const),
  ..."premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme"
    .split(" ")
    .map((word, value) => [word, value + 1] as const),
  ..."primer segundo tercer cuarto quinto sexto septimo octavo noveno".split(" ").map((word, value) => [word, value + 1] as const),
  ["couple", 2],
  ["few", 3],
  ..."anderthalb eineinhalb anderhalf anderhalve".split(" ").map((word) => [word, 1.5] as const),
  ..."zweieinhalb dreieinhalb viereinhalb funfeinhalb sechseinhalb siebeneinhalb achteinhalb neuneinhalb zehneinhalb"
    .split(" ")
    .map((word, index) => [word, index + 2.5] as const),
  ..."half halbes halben halbe medio media demi mezzo meio halve".split(" ").map((word) => [word, 0.5] as const),
]);

/** "four and a half months", "un año y medio": half of the unit more, with the words between. */
const AND_A_HALF = /^(?:and a half|y medi[oa]|et demie?|e mezz[oa]|e mei[oa]|en een halve?|und ein halbes|1\/2)\b/u;

/** Halves that stand before or behind the unit at `index`, and how many words lie between the number and its unit. */
function halfAfter(words: readonly string[], index: number): { readonly half: number; readonly words: number } {
  const found = AND_A_HALF.exec(words.slice(index, index + 3).join(" "));
  return found === null ? { half: 0, words: 0 } : { half: 0.5, words: found[0].split(" ").length };
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|tage?n?|dias?|jours?|giorn[oi]|dag(?:en)?)$/u, 1 / 7],
  [/^(?:fortnights?|quincenas?|quinzaines?)$/u, 2],
  [/^(?:weeks?|wks?|w|wk|ssw|sa|wo|wochen?|semanas?|semaines?|settiman\w+|setmana|weken|wk|ss)$/u, 1],
  [/^(?:months?|mths?|mo|monate?n?|mes|meses|mois|mesi|mese|maand\w*)$/u, 4.35],
  [/^(?:years?|yrs?|yr|jahre?n?|anos?|ans?|ann[oi]|jaar|jaren)$/u, 52.2],
];

/** Every span of time in the words, in weeks: "14+3", "22. SSW", "5 months", "4.5 months", "six and a half weeks", "a year and a half". */
export function spansInWeeks(words: readonly string[]): readonly number[] {
  return words.flatMap((word, index) => {
    const plus = /^(\d{1,2})\+[0-6]$/u.exec(word);
    if (plus !== null) return [Number(plus[1]) + Number(word.split("+")[1]) / 7];
    // "2 y 3 m ago", "2 y ago": in Spanish a "y" is an "and".
    if (/^\d{1,2}$/u.test(word) && words[index + 1] === "y" && SHORT_YEARS.test(words.slice(index + 2, index + 6).join(" ")))
      return [Number(word) * WEEKS_A_YEAR];
    const glued = /^(\d{1,3}(?:\.\d)?)(?:\.|e|eme|th|nd|rd|st|ste|a|o|er)?([a-z]*)$/u.exec(word);
    const before = halfAfter(words, index + 1);
    const at = index + 1 + before.words;
    const [next = "", next2 = ""] = [words[at], words[at + 1]];
    const behind = before.half + halfAfter(words, at + 1).half;
    if (glued !== null) {
      const value = Number(glued[1]);
      const own = glued[2] === "y" ? WEEKS_A_YEAR : findUnit(glued[2] ?? "");
      if (own !== undefined) return [value * own];
      const unit = findUnit(next) ?? (next === "of" || next === "de" || next === "und" ? findUnit(next2) : undefined);
      if (unit !== undefined) return [(value + behind) * unit];
      return words[index - 1] === "ssw" || words[index - 1] === "week" || words[index - 1] === "woche" ? [value] : [];
    }
    // "Half a year" is no year, and the half of "a year and a half" is counted with it.
    if (HALVES.has(words[index - 1] ?? "") || (HALVES.has(word) && JOINS_HALF.test(words[index - 1] ?? ""))) return [];
    // "Half an hour": the article is no French year.
    if (HALVES.has(word) && next === "an") return [];
    const value = NUMBERS[word];
    const unit =
      value === undefined
        ? undefined
        : (findUnit(next) ?? (next === "of" || (HALVES.has(word) && next === "a") ? findUnit(next2) : undefined));
    return value === undefined || unit === undefined ? [] : [(value + behind) * unit];
  });
}

const WEEKS_A_YEAR = 52.2;
const SHORT_YEARS = /^(?:\d{1,2} (?:m|mo|mths?|months?) )?(?:ago|back|old|post|since)\b/u;

const HALVES: ReadonlySet<string> = new Set("half halbes halben halbe medio media demi mezzo meio halve".split(" "));
const JOINS_HALF = /^(?:and|a|y|et|e|en|een|und|ein)$/u;

function findUnit(word: string): number | undefined {
  return UNITS.find(([pattern]) => pattern.test(word))?.[1];
}

/** Whole names and their usual abbreviations only: "fever", "out" and "ago" are no months. */
const MONTHS = [
  "jan january januar janvier ene enero gennaio janeiro januari",
  "feb february februar febrero fev fevrier febbraio fevereiro februari",
  "mar march marz maerz marzo mars marco maart",
  "apr april abr abril avril aprile",
  "mai mayo maggio maio mei",
  "jun june juni junio juin giugno junho",
  "jul july juli julio juillet luglio julho",
  "aug august augustus agosto aout",
  "sep sept september septiembre setiembre septembre settembre setembro",
  "oct okt october oktober octubre octobre ottobre outubro",
  "nov november noviembre novembre novembro",
  "dec dez dic december dezember diciembre decembre dicembre dezembro",
].map((names) => new Set(names.split(" ")));

export function getMonth(word: string | undefined): number {
  return word === undefined || word === "may" ? (word === "may" ? 4 : -1) : MONTHS.findIndex((names) => names.has(word));
}

/** The next day that the words name in the future: "due 3 May", "ET im Mai". */
export function nextDate(words: readonly string[], today: Day): Day | undefined {
  const at = words.findIndex((word) => getMonth(word) >= 0);
  if (at < 0) return undefined;
  const year = Number(today.slice(0, 4));
  const date = getDay(year, getMonth(words[at]), dayNumber(words, at) ?? 28);
  return date >= today ? date : getDay(year + 1, getMonth(words[at]), dayNumber(words, at) ?? 28);
}

function dayNumber(words: readonly string[], at: number): number | undefined {
  const found = [words[at - 1], words[at - 2], words[at + 1]]
    .map((word) => /^(\d{1,2})(?:st|nd|rd|th|\.)?$/u.exec(word ?? "")?.[1])
    .find((text) => text !== undefined);
  return found === undefined ? undefined : Math.min(28, Math.max(1, Number(found)));
}

function getDay(year: number, month: number, day: number): Day {
  return `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const LAST = /^(?:last|past|letzte[nsrm]?|vergangene[nsr]?|pasad[oa]|derniere?|scors[oa]|passad[oa]|vorige)$/u;
const THIS_DAY: readonly (readonly [RegExp, number])[] = [
  [/^(?:today|heute|hoy|aujourdhui|oggi|hoje|vandaag)$/u, 0],
  [/^(?:yesterday|gestern|ayer|hier|ieri|ontem|gisteren)$/u, 1],
];

/** Weeks since what the words date, at least; undefined when nothing dates it. */
export function weeksSince(words: readonly string[], today: Day): number | undefined {
  const spans = spansInWeeks(words);
  if (spans.length > 0) return Math.min(...spans);
  for (const [index, word] of words.entries()) {
    const near = THIS_DAY.find(([pattern]) => pattern.test(word));
    if (near !== undefined) return near[1] / 7;
    const unit = findUnit(word);
    if (unit !== undefined && [words[index - 1], words[index + 1]].some((beside) => LAST.test(beside ?? "")))
      return unit > 50 ? weeksFrom(getDay(Number(today.slice(0, 4)) - 1, 11, 28), today) : unit;
    const past = pastDay(word, words[index - 1], today);
    if (past !== undefined) return weeksFrom(past, today);
    const year = /^(?:19|20)\d\d$/u.test(word)
      ? Number(word)
      : index === words.length - 1
        ? shortYear(word, words[index - 1], today)
        : undefined;
    // "February 2025", "febrero de 2025"
    const month = Math.max(getMonth(words[index - 1]), getMonth(words[index - 2]), -1);
    if (year !== undefined)
      return weeksFrom(getDay(year, month < 0 ? 11 : month, (month < 0 ? undefined : dayBeforeMonth(words, index)) ?? 28), today);
  }
  const at = words.findIndex((word) => getMonth(word) >= 0);
  if (at >= 0 && (words[at] !== "may" || isMonthOfMay(words, at))) {
    const year = Number(today.slice(0, 4));
    const day = dayNumber(words, at) ?? 28;
    const date = getDay(year, getMonth(words[at]), day);
    return weeksFrom(date <= today ? date : getDay(year - 1, getMonth(words[at]), day), today);
  }
  const season = SEASONS.exec(words.join(" "))?.groups?.["season"];
  return season === undefined ? undefined : weeksSinceSeason(season, today);
}

/** "Back in '04" at the end of a clause: a year of two figures that is not ahead. */
function shortYear(word: string, before: string | undefined, today: Day): number | undefined {
  const figures = /^(?<year>\d\d)$/u.exec(word)?.groups?.["year"];
  if (figures === undefined || !/^(?:in|en|nel|em)$/u.test(before ?? "")) return undefined;
  const century = Number(today.slice(0, 2)) * 100;
  const year = century + Number(figures);
  return year > Number(today.slice(0, 4)) ? year - 100 : year;
}

/** "11 June 2026", "June 11 2026": the day beside the month that stands before a year. */
function dayBeforeMonth(words: readonly string[], year: number): number | undefined {
  const at = getMonth(words[year - 1]) >= 0 ? year - 1 : year - 2;
  const day = [words[at - 1], at === year - 2 ? words[year - 1] : undefined]
    .map((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word ?? "")?.[1])
    .find((text) => text !== undefined);
  return day === undefined ? undefined : Math.min(28, Math.max(1, Number(day)));
}

/** Names of operations and of what is taken out, which need no "op" beside them. */
const PROCEDURES = String.raw`vas\w+ektomie|\w+(?:ectomy|ectomia|ectomie|ektomie|scopy|skopie|scopie|scopia|plasty|plastik)|cataract|katarakt|catarata|cataracte|extraction|wisdom (?:tooth|teeth)|weisheitsz\w+`;
/** Verbs of taking something out, and of operating. */
const TAKES_OUT = String.raw`(?:operated|operate|operiert|operan?o?|operer|operee?|operad[oa]|geopereerd|removed|taken out|pulled|extracted|(?:her)?aus(?:ge)?schnitten|rausgeschnitten|rausgenommen|rausgemacht|entfernt|gezogen|weggemacht|quitan|quitaran|sacan|sacaran|extraen|extirpan|enlev\w*|arrach\w*|retir\w*|extrai\w*|tolgono|toglieranno|levano|leveranno|estraggono|asportano|tirar|tiro|arrancar|extrair|getrokken|verwijderd|weggehaald|weggesneden)`;
/** What is only taken off: a plaster, a thread. */
const NOT_DRESSED = String.raw`(?!.*\b(?:cast|plaster|stitches|sutures|splint|brace|gips|faden|naht|schiene|escayola|yeso|puntos|platre|fils|points|attelle|gesso|punti|tutore|pontos|tala|hechtingen|spalk|pins?|drain)\b)`;
const OPERATION_ON = new RegExp(
  String.raw`\b(?:op|operation|surgery|operacion|cirugia|cirurgia|operazione|intervento|operatie|(?:being|gets?|(?:getting|having)(?: it| (?:my|the|a) \p{L}+(?: \p{L}+)?)?) (?:done|operated|fixed|replaced|removed|repaired)|(?:wird|werden|werde) (?:ich )?operiert|(?:me|mi) operan?o?|fais operer|(?:sou|serei|vou ser) operad[oa]|(?:tooth|teeth|mole|cyst|toenail) (?:out|removed)|biopsy|colonoscop\w*|injections?|eingriff|spiegelung|ingreep|${PROCEDURES}|(?:on (?:me |m )|me |mi |vou |laat (?:ik )?(?:\p{L}+ ){0,3}?)${TAKES_OUT})\b(?: \p{L}+){0,5}? (?:on|am|el|le|il|op|te|em|no dia|dia|den) (?:the )?(?<date>\d.*)$`,
  "u",
);
/** "Am 14. Januar wird der graue Star operiert": the day stands before the operation, which is not over. */
const ON_DAY_OPERATION = new RegExp(
  String.raw`^${NOT_DRESSED}.*?\b(?:on|am|el|le|il|op|te|em|dia|den) (?:the )?(?<date>\d{1,2}\.?(?:[./]\d{1,2}\.?)?(?: (?:de )?\p{L}+)?) (?:(?:i am|im|i will be|ill be|they|wird|werde|werden|lasse|me|mi|je (?:me|suis)|on m?e?|on me|sou|serei|vou|word|wordt|laat)\b)(?: \p{L}+){0,6}? ?${TAKES_OUT}\b`,
  "u",
);
/** "… release booked for Monday the 14th", "OP ist für den 14.12. angesetzt": an appointment, and what it is for. */
const BOOKED_FOR =
  /\b(?:op|operation|surgery|procedure|release|repair|reconstruction|replacement|removal|arthroscopy|scope|\w+(?:ectomy|ectomia|ectomie|ektomie|scopy|skopie|scopie|scopia|plasty|plastik)|operacion|cirugia|intervention|operazione|intervento|cirurgia|operacao|operatie|ingreep|eingriff)\b(?: \p{L}+){0,7}? (?:(?:booked|scheduled|planned|set|due|fixed|pencilled in|arranged) (?:in )?(?:for|on)|angesetzt (?:fur|am)|geplant (?:fur|am)|programad[oa] (?:para|el)|prevue? (?:pour )?le|prevista (?:per )?il|programmat[oa] (?:per )?il|marcad[oa] para|gepland (?:op|voor))(?: \p{L}+){0,2}? (?:the )?(?<date>\d{1,2}(?:st|nd|rd|th|\.)?(?:[./]\d{1,2}\.?)?(?: (?:of |de )?\p{L}+)?)\b/u;
const OPERATED =
  /\b(?:had|was|were|since|seit|ago|after|nach|post|cleared|healed|hatte|wurde|war|desde|depuis|dopo|sinds|last|letzte\w*)\b|\b\d+ ?(?:weeks?|wks?|months?|years?)\b.* (?:ago|post)/u;
const SOON_DAYS = 120;

/** "op on 12 Jan", "cataract being done on 9 Feb", told in November: a day without a year that comes soon is the day of an operation ahead. */
export function operationAhead(words: readonly string[], today: Day): Day | undefined {
  const said = words.join(" ");
  const found = BOOKED_FOR.exec(said) ?? OPERATION_ON.exec(said) ?? ON_DAY_OPERATION.exec(said);
  if (found === null) return OPERATION_NAMED.test(said) && !OPERATED.test(said) ? dayOfItsWeekday(words, today) : undefined;
  if (OPERATED.test(said.slice(0, found.index))) return undefined;
  const date = (found.groups?.["date"] ?? "").split(" ").slice(0, 3);
  const named = date.findIndex((word) => getMonth(word) >= 0);
  const year = date.find((word) => /^20\d\d$/u.test(word));
  const numeric = /^(\d{1,2})[./](\d{1,2})$/u.exec(date[0] ?? "");
  if (year !== undefined && year < today.slice(0, 4)) return undefined;
  const next =
    numeric === null
      ? named < 0
        ? nextOfMonth(date[0] ?? "", today)
        : nextDate(date, today)
      : findNext(Number(numeric[1]), Number(numeric[2]), today);
  if (next === undefined || next === today) return undefined;
  return daysBetween(today, next) <= SOON_DAYS ? next : undefined;
}

const OPERATION_NAMED =
  /\b(?:op|operation|surgery|procedure|vas\w+ektomie|\w+(?:ectomy|ectomia|ectomie|ektomie|scopy|skopie|scopie|scopia|plasty|plastik)|cataract|katarakt|catarata|cataracte|extraction|implant|wisdom (?:tooth|teeth)|weisheitsz\w+|(?:tooth|teeth|mole) (?:out|removed)|eingriff|spiegelung|operacion|cirugia|intervention|operazione|intervento|cirurgia|operacao|operatie|ingreep|injection|spritze|infiltra\w+)\b/u;
const WEEKDAYS = [
  "mon monday montag mo lunes lundi lunedi segunda maandag",
  "tue tues tuesday dienstag di martes mardi martedi terca dinsdag",
  "wed weds wednesday mittwoch miercoles mercredi mercoledi quarta woensdag",
  "thu thur thurs thursday donnerstag jueves jeudi giovedi quinta donderdag",
  "fri friday freitag viernes vendredi venerdi sexta vrijdag",
  "sat saturday samstag sonnabend sabado samedi sabato zaterdag",
  "sun sunday sonntag domingo dimanche domenica zondag",
].map((names) => new Set(names.split(" ")));

/** "Vasectomy Fri 4th Dec": a day that is soon and falls on the weekday beside it is ahead, whatever stands before it. */
function dayOfItsWeekday(words: readonly string[], today: Day): Day | undefined {
  const month = words.findIndex((word) => getMonth(word) >= 0);
  const beside = words.slice(Math.max(0, month - 3), month + 3);
  const weekday = WEEKDAYS.findIndex((names) => beside.some((word) => names.has(word)));
  const date = month < 0 || weekday < 0 ? undefined : nextDate(words, today);
  if (date === undefined || date === today || daysBetween(today, date) > SOON_DAYS) return undefined;
  return getWeekday(date) === weekday + 1 ? date : undefined;
}

/** "Monday the 14th": of this month or the next. */
function nextOfMonth(word: string, today: Day): Day | undefined {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/u.exec(word)?.[1] ?? 0);
  const month = Number(today.slice(5, 7));
  return findNext(day, day > Number(today.slice(8)) ? month : (month % 12) + 1, today);
}

function findNext(day: number, month: number, today: Day): Day | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const year = Number(today.slice(0, 4));
  const date = getDay(year, month - 1, Math.min(28, day));
  return date >= today ? date : getDay(year + 1, month - 1, Math.min(28, day));
}

/** "on 12.10.", "am 12.10.": a day of the last year in numbers. */
function pastDay(word: string, before: string | undefined, today: Day): Day | undefined {
  const found = /^(\d{1,2})[./](\d{1,2})(?:[./](?:20)?(\d\d))?$/u.exec(word);
  // A year makes it a date wherever it stands: "labrum repair 22/09/2026".
  if (
    found === null ||
    (!/^(?:am|vom|seit|on|since|from|el|le|il|del|du|op|operation|surgery)$/u.test(before ?? "") && found[3] === undefined)
  )
    return undefined;
  const [day, month] = [Number(found[1]), Number(found[2]) - 1];
  if (day < 1 || day > 31 || month < 0 || month > 11) return undefined;
  const year = found[3] === undefined ? Number(today.slice(0, 4)) : 2000 + Number(found[3]);
  const date = getDay(year, month, Math.min(28, day));
  const isPast = date <= today;
  if (found[3] !== undefined) return isPast ? date : undefined;
  return isPast ? date : getDay(year - 1, month, Math.min(28, day));
}

/** Weeks since the last day of the season that was last over; of the one that goes on at least two months are taken. */
function weeksSinceSeason(season: string, today: Day): number {
  const end = SEASON_ENDS.find(([names]) => names.test(season))?.[1];
  if (end === undefined) return THIS_SEASON;
  const year = Number(today.slice(0, 4));
  const [month, day] = end;
  const last = getDay(year, month, day);
  if (last <= today) return Math.max(THIS_SEASON, weeksFrom(last, today));
  return daysBetween(today, last) < DAYS_OF_SEASON ? THIS_SEASON : weeksFrom(getDay(year - 1, month, day), today);
}

const THIS_SEASON = 8;
const DAYS_OF_SEASON = 92;
const SEASON_ENDS: readonly (readonly [names: RegExp, end: readonly [month: number, day: number]])[] = [
  [/spring|fruhjahr|fruhling/u, [4, 28]],
  [/summer|sommer/u, [7, 28]],
  [/autumn|fall|herbst/u, [10, 28]],
  [/winter/u, [1, 28]],
];

/** A season without a year. */
const SEASONS =
  /\b(?:last|letzten|since|seit|this|im|in the|in)\s(?<season>spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst)\b/u;

/** "since May", "…, May.": elsewhere it says what is allowed. */
function isMonthOfMay(words: readonly string[], at: number): boolean {
  return at === words.length - 1 || /^(?:in|since|late|early|mid|of|last|from)$/u.test(words[at - 1] ?? "");
}

function weeksFrom(date: Day, today: Day): number {
  return Math.max(0, daysBetween(date, today) / 7);
}

/** The day so many weeks after another. */
export function weeksLater(day: Day, weeks: number): Day {
  return addDays(day, Math.ceil(7 * weeks));
}
